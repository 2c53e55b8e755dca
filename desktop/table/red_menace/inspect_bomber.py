"""What the inspector says of the player's bombers: their numbers, and what a city costs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.assault_odds import Assault, assault
from desktop.rules.red_menace.strike_odds import success
from desktop.rules.red_menace.victory import can_attack
from desktop.table.look import Inspection, Line, Odds
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.inspect_numbers import mean, numbers, share
from desktop.table.red_menace.routes_overlay import hexes_ahead

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Bomber
    from desktop.rules.red_menace.state import State

WHERE = {
    "ground": T("red_menace.table", "On the ground in {place}"),
    "flight": T("red_menace.table", "In flight at {place}"),
    "aside": T("red_menace.table", "Set aside"),
    "out": T("red_menace.table", "Not used in this game"),
    "lost": T("red_menace.table", "Destroyed"),
    "home": T("red_menace.table", "Called home"),
}
LEFT = T("red_menace.table", "Hexes it may still move this turn")
NEAREST = T("red_menace.table", "To {city}, hexes")
ALONE = T("red_menace.table", "If it flies to {city} alone")
TOGETHER = T("red_menace.table", "{bombers} over {city}")
COMES = T("red_menace.table", "Interceptors: {interceptors}")
NOBODY = T("red_menace.table", "No interceptor comes")
SA2 = T("red_menace.table", "An SA-2 fires at the first")
MOSCOW_FIRES = T("red_menace.table", "SA-2s that fire at every bomber")
MEAN_LOST = T("red_menace.table", "Bombers lost before they attack, on average")
SUCCEEDS = T("red_menace.table", "Its die succeeds")
GETS_THERE = T("red_menace.table", "It gets to attack")
ALL_THERE = T("red_menace.table", "All get to attack")
FALLS = T("red_menace.table", "The city falls")
POINTS = T("red_menace.table", "{points} points for you on average, misses and losses counted")


def bomber_inspection(kit: Kit, s: State, number: int) -> Inspection:
    """Return what there is to say of a bomber of the player."""
    bomber = s.bombers[number]
    unit = kit.units[bomber.unit]
    shown = Inspection(
        title=unit.name,
        subtitle=_where(kit, bomber),
        face=faces.bomber(unit, ground=bomber.where == "ground"),
        lines=numbers(unit),
        odds=(Odds(SUCCEEDS, success(kit, unit.id), Tone.GOOD),),
        rule="RM-1.3.3c",
    )
    if bomber.where != "flight":
        return shown
    city, together = _goal(kit, s, number)
    if not city:
        return shown
    ahead = _ahead(kit, s, number, city)
    shown = msgspec.structs.replace(shown, lines=(*shown.lines, *ahead))
    return with_assault(kit, s, shown, city, alone=None if together else number)


def _where(kit: Kit, bomber: Bomber) -> Text:
    words = WHERE[bomber.where]
    if bomber.where == "ground":
        return words.of(place=kit.city_name(bomber.at))
    return words.of(place=kit.hex_name(bomber.at)) if bomber.where == "flight" else words


def _goal(kit: Kit, s: State, number: int) -> tuple[str, bool]:
    """Return the city below a bomber, and whether it is; else the nearest one it may attack."""
    bomber = s.bombers[number]
    cities = [each for each in theatre.red_targets(s, kit) if can_attack(kit, bomber.unit, each)]
    for city in cities:
        if kit.cities[city].hex == bomber.at:
            return city, True
    away = {city: kit.distance(bomber.at, kit.cities[city].hex) for city in cities}
    return (min(away, key=lambda city: away[city]), False) if away else ("", False)


def _ahead(kit: Kit, s: State, number: int, city: str) -> tuple[Line, ...]:
    bomber = s.bombers[number]
    away = kit.distance(bomber.at, kit.cities[city].hex)
    lines = [Line(LEFT, figure=str(hexes_ahead(kit, s, number)))]
    if away:
        lines.append(Line(NEAREST.of(city=kit.city_name(city)), figure=str(away)))
    return tuple(lines)


def with_assault(
    kit: Kit, s: State, shown: Inspection, city: str, *, alone: int | None = None
) -> Inspection:
    """Add what happens over a city: with all that are there, or with one bomber that flies there.

    ``alone`` is its number.
    """
    name = kit.city_name(city)
    if alone is None:
        found = assault(s, kit, city)
        bombers = kit.unit_names(found.defence.bombers)
        heading = TOGETHER.of(bombers=bombers, city=name)
    else:
        squadrons = {kit.cities[city].hex: [alone]}
        found = assault(s, kit, city, squadrons, entering=True)
        heading = ALONE.of(city=name)
    single = len(found.defence.bombers) == 1
    return msgspec.structs.replace(
        shown,
        lines=(*shown.lines, *defence_lines(kit, found)),
        heading=heading,
        note=POINTS.of(points=mean(found.points)),
        odds=(
            Odds(GETS_THERE if single else ALL_THERE, found.defence.lost[0], Tone.GOOD),
            *shown.odds,
            Odds(FALLS, found.falls, Tone.ACCENT),
        ),
        rule="RM-10.1.2c",
    )


def defence_lines(kit: Kit, found: Assault) -> tuple[Line, ...]:
    """Return who meets bombers over a city, how likely, and how many are lost."""
    defence = found.defence
    lines = [
        Line(
            COMES.of(interceptors=kit.unit_names(unit for unit, _ in crew)),
            Tone.BAD,
            share(chance),
        )
        for crew, chance in defence.crews.items()
    ]
    if not lines:
        lines.append(Line(NOBODY, Tone.GOOD))
    if defence.sa2:
        lines.append(Line(SA2, Tone.BAD, share(defence.sa2)))
    if defence.moscow:
        lines.append(Line(MOSCOW_FIRES, Tone.BAD, str(defence.moscow)))
    if len(defence.bombers) > 1:
        lines.append(Line(MEAN_LOST, Tone.WARN, mean(defence.mean_lost)))
    return tuple(lines)
