"""The counters of Eagles & Missiles: squadrons of all sides, AA units, Russian cards on the map."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.face import Cell, Edge, Face, Role, State
from desktop.paint.faces import missiles_card, missiles_disc, missiles_squadron
from desktop.paint.factions import faction
from desktop.paint.pictures import picture_of
from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles.components_cards import FieldKind, RussianCard
from desktop.rules.eagles_missiles.components_units import AaInfo, Aircraft, Owner, SquadronInfo

GAME = "eagles_missiles"
SIDE = 56.0
"""Design units of a squadron on the table; faces are drawn 48 wide and enlarged."""
SHORT_NAMES: dict[str, Text] = {
    "JAS39": T("eagles_missiles.table", "Gripen"),
    "EF2000": T("eagles_missiles.table", "EF2000"),
    "L159": T("eagles_missiles.table", "L-159"),
}
"""What stands on counters whose names are too long for them."""
ABROAD = "nato"
"""Only NATO's squadrons say their country: Russia's and Poland's have one each."""

AaColour = Literal["green", "blue", "patriot"]
AA_FILLS: dict[AaColour, str] = {"green": "#2F6B43", "blue": "#2C64A3", "patriot": "#7C5E12"}
AA_RINGS: dict[AaColour, Edge] = {"green": "", "blue": "dashes", "patriot": "bands"}
"""Rings tell the kinds apart besides their colour: units that move have a broken one."""

ASSAULT, MISSILE = "#8F2018", "#3F1216"
FIGHTER_SIGN, BOMBER_SIGN = "su27", "su24"
"""Silhouettes that stand for fighters and for bombers."""
TARGET_SIGNS: dict[FieldKind, str] = {
    "city": "city",
    "airfield": "airfield",
    "aa": "aa_launcher",
}
"""Silhouettes of what a missile card can destroy."""
MISSILES: dict[str, str] = {"ballistic": "missile", "cruise": "cruise_missile"}
"""The picture of a missile card by its class; others have the first."""


def squadron_face(
    info: SquadronInfo,
    craft: Aircraft,
    *,
    role: Role = "",
    spent: bool = False,
    lured: bool = False,
    lost: bool = False,
) -> Face:
    """Return a squadron: air strength, starred where its win destroys nothing, and bombardment.

    ``role`` is that of a placed Russian one; ``lured``: its escort protects nothing (EM-P.12).
    """
    country = info.country if info.side == ABROAD else ""
    face = type_face(craft, info.side, country, role="lured" if lured else role)
    return _marked(face, spent=spent, lost=lost)


def type_face(craft: Aircraft, side: Owner, country: str = "", *, role: Role = "") -> Face:
    """Return a squadron of a type, as it lies in a pool."""
    return missiles_squadron(
        side,
        say(SHORT_NAMES.get(craft.id, craft.name)),
        picture_of(GAME, "type", craft.id),
        Cell(str(craft.air), "star" if craft.star else "plain"),
        Cell(str(craft.bombardment)),
        country,
        "bomber" if craft.bomber else "",
        role,
    )


def squadron_back(side: Owner) -> Face:
    """Return the back of a squadron: the mark of its side."""
    colours = faction(GAME, side)
    hidden = frozenset({State.HIDDEN})
    return Face(colours.fill, colours.ink, mark=colours.mark, states=hidden)


def aa_face(info: AaInfo, *, fired: bool = False, lost: bool = False) -> Face:
    """Return an AA unit with what it needs on its die."""
    picture = picture_of(GAME, "aa", info.colour)
    text = f"{info.hit_on}+"
    face = missiles_disc(AA_FILLS[info.colour], picture, text, AA_RINGS[info.colour])
    return _marked(face, spent=fired, lost=lost)


def _marked(face: Face, *, spent: bool, lost: bool) -> Face:
    """Tick what has acted today, cross out what is destroyed."""
    states = ((spent, State.MOVED), (lost, State.DESTROYED))
    return face.marked(*(state for holds, state in states if holds))


def russian_card_face(card: RussianCard, *, strength: int | None = None) -> Face:
    """Return a Russian card as it lies on the map.

    ``strength`` is what is left of an assault's after cards were played against it.
    """
    if card.kind == "missile":
        chips = tuple(TARGET_SIGNS[kind] for kind in card.targets)
        picture = MISSILES.get(card.missile_class, "missile")
        return missiles_card(MISSILE, dice(card), picture, chips, f"{card.hit_on}+")
    chips = (FIGHTER_SIGN,) * card.fighters + (BOMBER_SIGN,) * card.bombers
    number = card.strength if strength is None else strength
    return missiles_card(ASSAULT, str(number), "tank", chips)


def dice(card: RussianCard) -> str:
    """Return the dice of a missile card: "2d6"."""
    return f"{card.dice}d6"


def pile(face: Face, count: int) -> Face:
    """Return the uppermost counter of a pile with how many lie in it; one alone says nothing."""
    return replace(face, count=count)
