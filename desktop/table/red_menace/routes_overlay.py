"""What the thing pointed at means on the map: ways of formations, zones, danger for bombers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Target
from desktop.rules.red_menace import defenders_odds, raid_odds, theatre
from desktop.rules.red_menace.components_map import MOSCOW
from desktop.rules.red_menace.interception_reach import PLANES, reach
from desktop.table.look import Mark
from desktop.table.red_menace.inspect_numbers import share
from desktop.table.red_menace.layout import PREFIX
from desktop.table.red_menace.places import BOMBER, CITY, FLIGHT

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Flight
    from desktop.rules.red_menace.state import State

RED, ORANGE, GREEN = "#E2553F", "#E8973A", "#2FA56A"
"""What attacks, what is far or long, what is near or normal."""
MOVES, STRIKES = 9, 12
"""Phases in which the player's bombers move and attack."""
PILL = 44.0
"""Height of figures on the map, in design units: they are read with the whole table in view."""
ROW = f"{PREFIX}form_"
"""What the boxes of the formation table begin with."""


def pointed_marks(kit: Kit, s: State, target: Target) -> tuple[Mark, ...]:
    """Return what to light while something is pointed at."""
    flight = flight_at(s, target)
    if flight is not None:
        return way_marks(kit, s, flight)
    kind, _, key = target.partition(":")
    if kind == "city":
        return tuple(
            Mark(FLIGHT + each.key, "aim", to=target, colour=RED)
            for each in s.flights
            if each.target == key
        )
    if kind == "plane":
        return zone_marks(kit, s, key)
    if target.startswith(BOMBER) and key.isdecimal():
        return danger_marks(kit, s, int(key))
    return ()


# ---------------------------------------------------------------------------------- formations


def flight_at(s: State, target: Target) -> Flight | None:
    """Return the formation in flight that a target means: its counter, or a field of its row."""
    key = ""
    if target.startswith(FLIGHT):
        key = target.removeprefix(FLIGHT)
    elif target.startswith(ROW):
        key = target.removeprefix(ROW).partition("_")[0]
    return next((each for each in s.flights if each.key == key), None)


def way_marks(kit: Kit, s: State, flight: Flight) -> tuple[Mark, ...]:
    """Return the way of a formation with the turn of arrival in each hex, its base and target."""
    marks = [Mark(CITY + flight.base, "located", colour=ORANGE)]
    if flight.target:
        marks.append(Mark(CITY + flight.target, "attack", colour=RED))
        start: Target = FLIGHT + flight.key
        for hex_id, turn in raid_odds.arrivals(s, kit, flight):
            marks.append(Mark(start, "way", str(turn), to=hex_id, colour=RED, high=PILL))
            start = hex_id
    return tuple(marks)


# --------------------------------------------------------------------------------------- zones


def zone_marks(kit: Kit, s: State, unit: str) -> tuple[Mark, ...]:
    """Return the hexes where an interceptor fights at normal and at long range."""
    if unit in PLANES:
        return zoned(own_zone(kit, s, unit), GREEN)
    return zoned(red_zone(kit, s, unit), RED)


def zoned(zone: dict[str, bool], near: str) -> tuple[Mark, ...]:
    """Return hexes in the colour of a normal range, or in that of the long one."""
    return tuple(
        Mark(hex_id, "zone", colour=ORANGE if long else near) for hex_id, long in zone.items()
    )


def own_zone(kit: Kit, s: State, unit: str) -> dict[str, bool]:
    """Return the hexes that one of the player's interceptors reaches; whether only at long range.

    Nothing is reached while none is Ready whose city is its own (RM-10.2.7a).
    """
    found = {hex_id: reach(s, kit, unit, hex_id) for hex_id in kit.hexes}
    return {hex_id: at == "long" for hex_id, at in found.items() if at is not None}


def red_zone(kit: Kit, s: State, unit: str) -> dict[str, bool]:
    """Return the same for a Soviet or Cuban interceptor (RM-10.2.1e, RM-10.2.4b, RM-10.2.6a)."""
    if unit == "tu28":
        return _tu28_zone(kit, s)
    nation, long = kit.units[unit].faction, kit.units[unit].long_range
    found = {}
    for hex_id in kit.hexes:
        if theatre.protected_in(s, kit, nation, hex_id):
            found[hex_id] = False
        elif long and theatre.protected_near(s, kit, nation, hex_id, long):
            found[hex_id] = True
    return found


def _tu28_zone(kit: Kit, s: State) -> dict[str, bool]:
    if not theatre.stands(s, MOSCOW):
        return {}
    zone, moscow = kit.tables.tu28_zone, kit.cities[MOSCOW].hex
    found = {moscow: False}
    found |= {kit.cities[each].hex: True for each in zone.long_cities if theatre.stands(s, each)}
    found |= {kit.ad_hexes[number]: True for number in zone.long_ad}
    for hex_id in kit.next_to[moscow]:
        if not kit.hexes[hex_id].cities and not kit.hexes[hex_id].ad:
            found[hex_id] = True
    return found


# -------------------------------------------------------------------------------------- danger


def danger_marks(kit: Kit, s: State, number: int) -> tuple[Mark, ...]:
    """Return the defended hexes that a bomber in flight can reach, with its chance to be lost."""
    bomber = s.bombers[number]
    if bomber.where != "flight":
        return ()
    far = hexes_ahead(kit, s, number)
    marks = []
    for hex_id in kit.hexes:
        if kit.distance(bomber.at, hex_id) > far:
            continue
        lost = loss_in(kit, s, number, hex_id)
        if lost:
            marks.append(Mark(hex_id, "threat", share(lost), colour=RED, high=PILL))
    return tuple(marks)


def hexes_ahead(kit: Kit, s: State, number: int) -> int:
    """Return how far a bomber in flight can still move before phase 10, or in its next move."""
    bomber = s.bombers[number]
    if s.phase == MOVES:
        return 0 if bomber.moved else bomber.moves
    if MOVES < s.phase <= STRIKES:
        return 0
    return theatre.bomber_moves(kit, bomber.unit, tanker=theatre.tanker(s))


def loss_in(kit: Kit, s: State, number: int, hex_id: str) -> float:
    """Return the chance that a bomber is lost to interceptors and SA-2s where it may fly, alone."""
    squadrons = {
        place: rest
        for place, there in theatre.squadrons(s).items()
        if (rest := [each for each in there if each != number])
    }
    squadrons[hex_id] = [number]
    entering = hex_id != s.bombers[number].at
    defence = defenders_odds.of_hex(s, kit, hex_id, squadrons, entering=entering)
    return defence.mean_lost
