"""The three decks of Eagles & Missiles (EM-I.2, sections N and P)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from desktop.rules.core import Text
from desktop.rules.data_files import expect

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


OPS = frozenset(
    {
        "mod_contest",
        "reroll",
        "mod_assault",
        "fleet_damage",
        "add_squadron",
        "cancel_missile",
        "cancel_bombing",
        "repair",
        "aa_extra_shot",
        "save_squadron",
        "lift_escort",
        "mod_icons",
        "move_aa",
        "add_nato_squadron",
        "add_patriot",
        "turn_mod",
        "turn_mod_aa",
        "choose",
        "force_retreat",
        "peek",
        "limit_extra",
        "restore_squadron",
        "none",
    }
)
"""All words for effects."""


def check_effects(name: str, cards: Iterable[EffectCard]) -> None:
    """Raise ``BadComponents`` unless every card says what it does in known words."""
    for card in cards:
        effects = [card.effect, *card.effect.get("options", ())]
        for effect in effects:
            known = effect.get("op") in OPS
            expect(known, f"{name}, card {card.id}, effect", f"there is no op {effect.get('op')}")


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
