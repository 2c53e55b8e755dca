"""The three decks of Eagles & Missiles (EM-I.2, sections N and P)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Any, Literal

import msgspec

from desktop.rules.core import BadComponents, Text
from desktop.rules.data_files import expect, known

FieldKind = Literal["city", "airfield", "aa"]
Window = Literal[
    "assault_placed",
    "polish_open",
    "aa_fire",
    "missile_pre",
    "deploy",
    "duel_pre",
    "duel_post",
    "duel_loss",
    "ground_pre",
    "ground_post",
    "fleet_pre",
    "fleet_post",
    "bomb_pre",
    "aa_move",
]


class RussianCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An assault or a missile card."""

    id: str
    deck: str
    kind: Literal["assault", "missile"]
    title: Text
    source: str
    strength: int = 0
    fighters: int = 0
    """How many fighters, and how many bombers, it lets fly (EM-IV.A4a)."""
    bombers: int = 0
    missile_class: str = ""
    dice: int = 0
    hit_on: int = 7
    targets: tuple[FieldKind, ...] = ()
    text: Text | None = None


class EffectCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A NATO card, or a Polish one with the windows in which it can be played."""

    id: str
    deck: str
    title: Text
    text: Text
    effect: dict[str, Any]
    """What it does: ``op`` and what belongs to it."""
    source: str
    windows: tuple[Window, ...] = ()


class RussianFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """cards_russian.toml."""

    card: tuple[RussianCard, ...]


class EffectFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """cards_nato.toml and cards_polish.toml."""

    card: tuple[EffectCard, ...]


Contests = tuple[Literal["duel", "ground", "fleet"], ...]
FIELDS: dict[str, Any] = {
    "amount": int,
    "contest": Contests,
    "count": Annotated[int, msgspec.Meta(ge=0)],
    "maximum": Annotated[int, msgspec.Meta(ge=0)],
    "options": tuple[dict[str, Any], ...],
    "owner": Literal["polish", "nato"],
    "requires_unconquered_any": tuple[str, ...],
    "side": Literal["polish", "russian"],
    "steps": Annotated[int, msgspec.Meta(ge=0)],
    "type": str,
    "types": tuple[str, ...],
    "unit": str,
}
"""What can belong to an effect."""
OPS: dict[str, tuple[str, ...]] = {
    "mod_contest": ("contest", "amount"),
    "reroll": ("contest", "side"),
    "mod_assault": ("amount",),
    "fleet_damage": ("amount",),
    "add_squadron": ("type",),
    "cancel_missile": (),
    "cancel_bombing": (),
    "repair": (),
    "aa_extra_shot": (),
    "save_squadron": (),
    "lift_escort": (),
    "mod_icons": ("amount",),
    "move_aa": ("steps",),
    "add_nato_squadron": ("unit",),
    "add_patriot": ("unit",),
    "turn_mod": ("contest", "amount"),
    "turn_mod_aa": ("amount",),
    "choose": ("options",),
    "force_retreat": (),
    "peek": ("count",),
    "limit_extra": ("maximum",),
    "restore_squadron": ("types", "owner"),
    "none": (),
}
"""All words for effects, and what must belong to each."""


def check_effects(name: str, cards: Iterable[EffectCard], units: Collection[str]) -> None:
    """Raise ``BadComponents`` unless every card says what it does in known words.

    ``units`` are the squadrons and AA units that cards can bring.
    """
    for card in cards:
        place = f"{name}, card {card.id}, effect"
        _check_effect(place, card.effect, units)
        for option in card.effect.get("options", ()):
            _check_effect(f"{place}, options", option, units)
            expect(option["op"] != "choose", place, "an option leaves no further choice")


def _check_effect(place: str, effect: dict[str, Any], units: Collection[str]) -> None:
    op = effect.get("op")
    expect(isinstance(op, str) and op in OPS, place, f"there is no op {op}")
    for key in OPS[str(op)]:
        expect(key in effect, place, f"{op} needs {key}")
    for key in effect.keys() & FIELDS.keys():
        try:
            msgspec.convert(effect[key], FIELDS[key])
        except msgspec.ValidationError as wrong:
            raise BadComponents(f"{place}, {key}: {wrong}") from wrong
    known(place, (effect["unit"],) if "unit" in effect else (), units)


def kinds_of(cards: Iterable[EffectCard | RussianCard]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return how many cards of each kind there are and the first id of each.

    Cards with the same words and effect are of one kind: nobody tells them apart.
    """
    first: dict[bytes, str] = {}
    counts: dict[str, int] = {}
    for card in cards:
        face = msgspec.json.encode(msgspec.structs.replace(card, id=""))
        key = first.setdefault(face, card.id)
        counts[key] = counts.get(key, 0) + 1
    return tuple(counts.values()), tuple(counts)
