"""What is lost when a city, an airfield or an AA unit is destroyed, as rows to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.models.say import say
from desktop.paint.face import Face
from desktop.paint.theme import Tone
from desktop.rules.core import T, Target, Text
from desktop.rules.eagles_missiles import aa_odds, theatre
from desktop.rules.eagles_missiles.picking import key_of
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.questions import threatened
from desktop.table.eagles_missiles.window_data import target_name

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import Squadron
    from desktop.rules.eagles_missiles.state import State

Means = Literal["raid", "missile"]

CITY = T("eagles_missiles.table", "A city: a point for Russia")
EMPTY = T("eagles_missiles.table", "An airfield with nobody on it; places: {room}")
BOMBED = T("eagles_missiles.table", "An airfield; destroyed with it: {squadrons}")
HIT = T("eagles_missiles.table", "An airfield; each gets away with {percent} %: {squadrons}")
TYPED = T("eagles_missiles.table", "{name} ({type})")
ROOM = T("eagles_missiles.table", "Free places: {room}")
DANGER = T("eagles_missiles.table", "Free places: {room}; {place} is attacked today")
UNIT = T("eagles_missiles.table", "One unit lost; {more} more make a point")
POINT = T("eagles_missiles.table", "One unit lost: it makes a point")


def harm(s: State, kit: Kit, target: Target, means: Means) -> RowData:
    """Return a row for a target that a raid or a missile card can destroy."""
    key = key_of(target)
    face: Face | None = None
    if key in kit.cities:
        words: Text = CITY
    elif key in kit.airfields:
        words = _airfield(s, kit, key, means)
    else:
        words, face = unit_lost(s, kit, 1), faces.aa(kit.aa[key])
    return RowData(
        target,
        say(target_name(s, kit, target)),
        notes=say(words),
        tone=Tone.BAD,
        figure="+1" if key in kit.cities else "",
        face=face,
    )


def _airfield(s: State, kit: Kit, key: str, means: Means) -> Text:
    standing = theatre.standing_on(s, key)
    if not standing:
        return EMPTY.of(room=kit.airfields[key].capacity)
    names = kit.listed(typed(kit, each) for each in standing)
    if means == "raid":
        return BOMBED.of(squadrons=names)
    return HIT.of(percent=round(aa_odds.scramble(kit) * 100), squadrons=names)


def typed(kit: Kit, squadron: Squadron) -> Text:
    """Return a squadron with its type, which names of Polish squadrons do not say."""
    name = kit.squadron_name(squadron.id)
    if theatre.owner(kit, squadron) != "polish":
        return name
    return TYPED.of(name=name, type=kit.type_name(squadron.type))


def room_words(s: State, kit: Kit, key: str) -> Text:
    """Return the free places of an airfield, and whether its territory is attacked today."""
    field = kit.airfields[key]
    room = theatre.room_on(s, kit, key)
    if field.territory not in threatened(s):
        return ROOM.of(room=room)
    return DANGER.of(room=room, place=kit.territory_name(field.territory))


def unit_lost(s: State, kit: Kit, count: int) -> Text:
    """Return what so many more lost units mean for the score (EM-XII.2)."""
    per: int = kit.rules.scoring["allied_losses_per_point"]
    before = theatre.units_lost(s, kit)
    if (before + count) // per > before // per:
        return POINT
    return UNIT.of(more=per - (before + count) % per)
