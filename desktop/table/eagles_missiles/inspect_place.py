"""What the inspector says of territories, cities, airfields, invasion lines and the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import scoring, theatre
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.table.eagles_missiles import danger
from desktop.table.eagles_missiles.harm_data import typed
from desktop.table.eagles_missiles.inspect_war import fleet_inspection
from desktop.table.eagles_missiles.places import FIELD
from desktop.table.look import Inspection, Line, Odds

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.components_map import Territory
    from desktop.rules.eagles_missiles.state import State

ON_LINE = T("eagles_missiles.table", "Line {line}, place {place}")
FRONT = T("eagles_missiles.table", "Front of line {line}: attacked next")
IDLE = T("eagles_missiles.table", "Line {line} cannot attack any more")
NO_LINE = T("eagles_missiles.table", "On no invasion line: bombed, never conquered")
ABROAD = T("eagles_missiles.table", "NATO territory: an attack on it brings all of NATO")
CONQUERED = T("eagles_missiles.table", "Conquered on day {day}")
WORTH = T("eagles_missiles.table", "Points for Russia if it falls")
CITIES = T("eagles_missiles.table", "Intact cities")
AIRFIELDS = T("eagles_missiles.table", "Intact airfields")
COAST = T("eagles_missiles.table", "On the sea coast: 2 points for all three")
BORDER = T("eagles_missiles.table", "On the German border: 2 points for all three")
AA_UNITS = T("eagles_missiles.table", "AA units")
WITHDRAW = T("eagles_missiles.table", "AA units withdraw to {places}")
TRAPPED = T("eagles_missiles.table", "AA units cannot withdraw: they are lost")
FALLS = T("eagles_missiles.table", "Falls today")
DESTROYED = T("eagles_missiles.table", "Destroyed today")
AS_IT_STANDS = T("eagles_missiles.table", "As things stand")
RUINED: dict[str, Text] = {
    "conquest": T("eagles_missiles.table", "In ruins since day {day}: conquered"),
    "raid": T("eagles_missiles.table", "In ruins since day {day}: bombed"),
    "missile": T("eagles_missiles.table", "In ruins since day {day}: hit by a missile"),
}
CITY = T("eagles_missiles.table", "City in {place}: {industry}")
A_POINT = T("eagles_missiles.table", "Points for Russia if it is destroyed")
AIRFIELD = T("eagles_missiles.table", "Airfield in {place}")
PLACES = T("eagles_missiles.table", "Places for squadrons")
FREE = T("eagles_missiles.table", "Free")
FALCONS = T("eagles_missiles.table", "For Polish F-16Cs only")
STANDS = T("eagles_missiles.table", "Stands here: {squadron}")
PATH = T("eagles_missiles.table", "{number}. {place}")
DONE = T("eagles_missiles.table", "Completed: 1 point for Russia")
LINE_TITLE = T("eagles_missiles.table", "Invasion line {line}")
FROM = T("eagles_missiles.table", "From {origin}")


def land_inspection(kit: Kit, s: State, key: str) -> Inspection:
    """Return what there is to say of a territory; the sea is that of the fleet."""
    if key == SEA:
        return fleet_inspection(kit, s)
    land = kit.territories[key]
    if key in s.conquered:
        words = CONQUERED.of(day=s.conquered[key].day)
        return Inspection(land.name, words, lines=tuple(_borders(land)), rule="EM-IV.C2a")
    lines = [*_lines(kit, s, land), *_holds(kit, s, key), *_borders(land)]
    bars: tuple[Odds, ...] = ()
    if land.kind == "polish":
        lines.append(_withdrawal(kit, s, land))
        chance = danger.falls(s, kit).get(key)
        bars = () if chance is None else (Odds(FALLS, chance, Tone.BAD),)
    return Inspection(
        title=land.name,
        subtitle=ABROAD if land.kind == "nato" else None,
        lines=tuple(lines),
        heading=AS_IT_STANDS if bars else None,
        odds=bars,
        rule="EM-IX.3" if land.kind == "nato" else "EM-IV.A3a" if land.line else "EM-IV.A5b",
    )


def _lines(kit: Kit, s: State, land: Territory) -> list[Line]:
    """Return where a territory lies on its line, and what its fall would bring."""
    if land.kind == "nato":
        return []
    if not land.line:
        return [Line(NO_LINE)]
    lines = [Line(ON_LINE.of(line=land.line, place=land.line_index))]
    if not theatre.is_active(s, kit, land.line):
        lines.append(Line(IDLE.of(line=land.line), Tone.GOOD))
    elif theatre.front(s, kit, land.line) == land.id:
        lines.append(Line(FRONT.of(line=land.line), Tone.BAD))
    return [*lines, Line(WORTH, figure=str(scoring.worth(s, kit, land.id)))]


def _holds(kit: Kit, s: State, key: str) -> list[Line]:
    """Return how many cities, airfields and AA units a territory has."""
    found = (
        (CITIES, sum(theatre.intact(s, each) for each in kit.cities_in[key])),
        (AIRFIELDS, sum(theatre.intact(s, each) for each in kit.airfields_in[key])),
        (AA_UNITS, len(theatre.aa_in(s, key))),
    )
    return [Line(words, figure=str(count)) for words, count in found if count]


def _borders(land: Territory) -> list[Line]:
    lines = [Line(COAST, Tone.WARN)] if land.sea_coast and land.kind == "polish" else []
    return [*lines, Line(BORDER, Tone.WARN)] if land.german_border else lines


def _withdrawal(kit: Kit, s: State, land: Territory) -> Line:
    """Return where AA units go if a territory falls (EM-V.3)."""
    ways = [kit.territory_name(key) for key in land.withdraw_to if key not in s.conquered]
    if not ways:
        return Line(TRAPPED, Tone.BAD)
    return Line(WITHDRAW.of(places=kit.listed(ways)))


# ---------------------------------------------------------------------------------------- fields


def field_inspection(kit: Kit, s: State, key: str) -> Inspection:
    """Return what there is to say of a city or an airfield."""
    place = kit.territory_name(kit.fields[key].territory)
    subtitle: Text = AIRFIELD.of(place=place)
    if key in kit.cities:
        subtitle = CITY.of(place=place, industry=kit.cities[key].industry)
    fall = s.ruins.get(key)
    if fall is not None:
        words = RUINED[fall.how].of(day=fall.day)
        return Inspection(kit.field_name(key), subtitle, lines=(Line(words, Tone.BAD),))
    lines = [Line(A_POINT, figure="1")] if key in kit.cities else _airfield(kit, s, key)
    chance = danger.endangered(s, kit).get(FIELD + key)
    return Inspection(
        title=kit.field_name(key),
        subtitle=subtitle,
        lines=tuple(lines),
        heading=AS_IT_STANDS if chance else None,
        odds=(Odds(DESTROYED, chance, Tone.BAD),) if chance else (),
        rule="EM-XII.1" if key in kit.cities else "EM-VI.1f",
    )


def _airfield(kit: Kit, s: State, key: str) -> list[Line]:
    info = kit.airfields[key]
    lines = [
        Line(PLACES, figure=str(info.capacity)),
        Line(FREE, Tone.GOOD, str(theatre.room_on(s, kit, key))),
    ]
    if info.users != "polish":
        lines.append(Line(FALCONS, Tone.INFO))
    standing = theatre.standing_on(s, key)
    return [*lines, *(Line(STANDS.of(squadron=typed(kit, each))) for each in standing)]


# ----------------------------------------------------------------------------------------- lines


def line_inspection(kit: Kit, s: State, key: str) -> Inspection:
    """Return what there is to say of an invasion line."""
    info, front = kit.lines[key], theatre.front(s, kit, key)
    lines = []
    for number, place in enumerate(info.path, 1):
        tone = Tone.PLAIN if place in s.conquered else Tone.BAD if place == front else Tone.INFO
        words: Text = PATH.of(number=number, place=kit.territory_name(place))
        lines.append(Line(words, tone, "✓" if place in s.conquered else ""))
    if not front:
        lines.append(Line(DONE, Tone.BAD))
    elif not theatre.is_active(s, kit, key):
        lines.append(Line(IDLE.of(line=key), Tone.GOOD))
    else:
        lines.append(Line(FRONT.of(line=key), Tone.BAD, _points(kit, s, front)))
    return Inspection(
        title=LINE_TITLE.of(line=key),
        subtitle=FROM.of(origin=info.origin),
        lines=tuple(lines),
        rule="EM-IV.A1a",
    )


def _points(kit: Kit, s: State, territory: str) -> str:
    """Return the points that the fall of a territory brings, with their sign."""
    return f"+{scoring.worth(s, kit, territory)}"
