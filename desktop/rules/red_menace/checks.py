"""What must hold in every state that play can reach: all 150 counters are somewhere, once."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.red_menace import basing, theatre
from desktop.rules.red_menace.cities import CAPITALS
from desktop.rules.red_menace.components_map import LONDON
from desktop.rules.red_menace.records import BLUE, CUBA, FLIGHT_ORDER, M50, RED

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

LETTERS = FLIGHT_ORDER[:-2]
"""The formations that the pool is made of."""


def faults(s: State, kit: Kit) -> list[str]:
    """Return all that is wrong with a state."""
    found = [
        *_counters(s, kit),
        *_formations(s, kit),
        *_bombers(s, kit),
        *_defences(s, kit),
        *_cards(s, kit),
        *_ruins(s, kit),
    ]
    if s.outcome is None and not s.steps:
        found.append("Nothing is left to do, and the game is not over.")
    return found


# -------------------------------------------------------------------------------- counters


def counters(s: State, kit: Kit) -> Tally[str]:
    """Return how many counters of each unit or marker there are, wherever they are (RM-1.1)."""
    seen: Tally[str] = Tally()
    for units in (s.bombers, s.interceptors, s.sams, s.support):
        seen.update(each.unit for each in units)
    # The submarine and its track have a place of their own in every state.
    seen.update(("ssbn", "polaris"))
    _count_red_bombers(s, kit, seen)
    for index, marker in enumerate(kit.nuke_kinds):
        seen[marker] += s.nukes.count(index)
    seen.update(ruin.counter for ruin in s.ruins.values() if ruin.counter)
    for city, marker in CAPITALS.items():
        # It waits beside the map until aircraft destroy the capital, or for good.
        seen[marker] += city not in s.ruins or s.ruins[city].counter != marker
    places = _places(s)
    seen["flight_A_J"] += sum(key in LETTERS for key in places)
    seen["flight_A_J"] += len(LETTERS) - theatre.scenario(s, kit).soviet_flights
    seen["flight_cuba"] += max(1, places.count(CUBA))
    return seen


def _count_red_bombers(s: State, kit: Kit, seen: Tally[str]) -> None:
    """Count the Soviet and Cuban bombers: in the cup, in flight, gone, set aside, left out."""
    scenario = theatre.scenario(s, kit)
    for index, unit in enumerate(kit.cup_kinds):
        seen[unit] += s.cup.count(index)
        seen[unit] += kit.units[unit].count if unit in scenario.units_out else 0
        seen[unit] += scenario.units_less.get(unit, 0)
    for flight in s.flights:
        seen.update(flight.bombers)
    for gone in (s.red_lost, s.in_cuba):
        seen.update(gone)
    places = _places(s)
    for key, unit in ((M50, "m50"), (CUBA, "il28")):
        if key not in places:
            seen[unit] += kit.units[unit].count


def _places(s: State) -> list[str]:
    """Return the formations that have a place, once for each place."""
    return [*s.pool, *s.finished, *(flight.key for flight in s.flights)]


def _counters(s: State, kit: Kit) -> Iterator[str]:
    seen = counters(s, kit)
    for part in (kit.units, kit.markers):
        for key, kind in part.items():
            if seen[key] != kind.count:
                yield f"There are {seen[key]} counters of {key}, not {kind.count}."


# ----------------------------------------------------------------------------------- units


def _formations(s: State, kit: Kit) -> Iterator[str]:
    for key, times in Tally(_places(s)).items():
        if times > 1:
            yield f"Formation {key} is in {times} places."
    for flight in s.flights:
        if flight.hex not in kit.hexes:
            yield f"Formation {flight.key} is at {flight.hex!r}, which is no hex."
        if len(flight.bombers) > theatre.CUP_HAND:
            yield f"Formation {flight.key} has {len(flight.bombers)} bombers."
        if flight.revealed and not flight.bombers:
            yield f"Formation {flight.key} has no bombers."
    order = [FLIGHT_ORDER.index(flight.key) for flight in s.flights]
    if order != sorted(order):
        yield "The formations are out of order."


def _bombers(s: State, kit: Kit) -> Iterator[str]:
    types: dict[str, set[str]] = {}
    for number, bomber in enumerate(s.bombers):
        if bomber.where == "flight" and bomber.at not in kit.hexes:
            yield f"Bomber {number} flies at {bomber.at!r}, which is no hex."
        if s.turn and bomber.where == "aside":
            yield f"Bomber {number} was never placed."
        if bomber.where == "ground":
            types.setdefault(bomber.at, set()).add(basing.type_of(kit, bomber.unit))
            if bomber.at in s.ruins:
                yield f"Bomber {number} stands at {bomber.at}, which is destroyed."
    for city, there in types.items():
        if len(there) > basing.TYPES:
            yield f"There are {len(there)} types of bombers at {city}."
    if len(theatre.grounded_at(s, LONDON)) > basing.LONDON_ROOM:
        yield "There are more bombers in London than it takes."


def _defences(s: State, kit: Kit) -> Iterator[str]:
    sites = [sam.hex for sam in s.sams if sam.where == "map" and sam.unit == "sa2"]
    for sam in s.sams:
        if (sam.hex in kit.hexes) != (sam.where == "map"):
            yield f"A {sam.unit} that is {sam.where} is at {sam.hex!r}."
    if len(sites) != len(set(sites)):
        yield "Two SA-2 stand in one hex."
    for plane in s.interceptors:
        if plane.box == "ready" and plane.city in s.ruins:
            yield f"The {plane.unit} is Ready at {plane.city}, which is destroyed."
    for each in s.support:
        if (each.base in kit.cities and each.base not in s.ruins) != (each.where == "launched"):
            yield f"The {each.unit} that is {each.where} has the base {each.base!r}."


# ------------------------------------------------------------------------ cards and points


def _cards(s: State, kit: Kit) -> Iterator[str]:
    scenario = theatre.scenario(s, kit)
    for number, event in kit.events.items():
        there = s.events.count(number - 1) + s.kept.count(number) + s.spent.count(number)
        # Degraded communications lie open until the turn ends (RM-8.19d).
        there += s.now.jammed and s.event == number
        # What has happened before the game is spent during the set-up (RM-6.1).
        there += not s.turn and number in scenario.events_at_start and number not in s.spent
        copies = 0 if number in scenario.events_out else event.copies
        if there != copies:
            yield f"Event {number} is there {there} times, not {copies}."
    for index, city in enumerate(kit.city_kinds):
        there = s.city_deck.count(index) + s.now.bases_drawn.count(city)
        if there > 1 or (not there and theatre.stands(s, city)):
            yield f"City card {city} is there {there} times."


def _ruins(s: State, kit: Kit) -> Iterator[str]:
    for city, ruin in s.ruins.items():
        if ruin.counter in CAPITALS.values() and ruin.means != "air":
            yield f"{ruin.counter} lies on {city}, which no aircraft destroyed."
        if ruin.by not in (BLUE, RED) or ruin.by == kit.cities[city].side:
            yield f"City {city} was destroyed by {ruin.by!r}."
    blue, red = (
        sum(ruin.points for ruin in s.ruins.values() if ruin.by == side) for side in (BLUE, RED)
    )
    # Nuclear missiles of the player's own cost points (RM-10.2.8c, RM-10.6.3a).
    if not 0 <= s.points[0] <= blue or s.points[1] != red:
        yield f"The points are {s.points}, and the counters on the map {[blue, red]}."
