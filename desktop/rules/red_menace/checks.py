"""What must hold in every state that play can reach: all 150 counters are somewhere, once."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.red_menace.records import CUBA, FLIGHT_ORDER
from desktop.rules.red_menace.theatre import CUP_HAND

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


def faults(s: State, kit: Kit) -> list[str]:
    """Return all that is wrong with a state."""
    found = [
        *_counters(s, kit),
        *_formations(s, kit),
        *_bombers(s, kit),
        *_events(s, kit),
        *_points(s),
    ]
    if s.outcome is None and not s.steps:
        found.append("Nothing is left to do, and the game is not over.")
    return found


def counters(s: State, kit: Kit) -> Tally[str]:
    """Return how many counters of each unit or marker there are, wherever they are (RM-1.1)."""
    seen: Tally[str] = Tally()
    for units in (s.bombers, s.interceptors, s.sams, s.support):
        seen.update(each.unit for each in units)
    seen["ssbn"] += 1
    seen["polaris"] += 1
    out = _left_out(s, kit)
    for index, unit in enumerate(kit.cup_kinds):
        seen[unit] += s.cup.count(index) + out[unit]
    for flight in s.flights:
        seen.update(flight.bombers)
    for gone in (s.red_lost, s.in_cuba):
        seen.update(gone)
    for special in ("m50", "il28"):
        if not _entered(s, special):
            seen[special] += kit.units[special].count
    for index, marker in enumerate(kit.nuke_kinds):
        seen[marker] += s.nukes.count(index)
    seen.update(ruin.counter for ruin in s.ruins.values() if ruin.counter in kit.nuke_kinds)
    # A capital's counter waits beside the map until aircraft destroy it, or for good.
    seen["nuke_moscow"] += 1
    seen["nuke_dc"] += 1
    letters = {*s.pool, *s.finished, *(flight.key for flight in s.flights)}
    unused = set(FLIGHT_ORDER[:10]) - letters
    seen["flight_A_J"] += len(letters & set(FLIGHT_ORDER[:10])) + len(unused)
    seen["flight_cuba"] += 1
    return seen


def _entered(s: State, unit: str) -> bool:
    key = "M50" if unit == "m50" else CUBA
    return key in s.finished or any(flight.key == key for flight in s.flights)


def _left_out(s: State, kit: Kit) -> Tally[str]:
    """Return the Soviet bombers that the scenario does not use."""
    scenario = (kit.companions if s.terms.module_s else kit.scenarios)[s.terms.scenario]
    out: Tally[str] = Tally(scenario.units_less)
    for unit in scenario.units_out:
        out[unit] = kit.units[unit].count
    return out


def _counters(s: State, kit: Kit) -> Iterator[str]:
    seen = counters(s, kit)
    for part in (kit.units, kit.markers):
        for key, kind in part.items():
            if seen[key] != kind.count:
                yield f"There are {seen[key]} counters of {key}, not {kind.count}."


def _formations(s: State, kit: Kit) -> Iterator[str]:
    keys = [*s.pool, *s.finished, *(flight.key for flight in s.flights)]
    for key, times in Tally(keys).items():
        if times > 1:
            yield f"Formation {key} is in {times} places."
    for flight in s.flights:
        if flight.hex not in kit.hexes:
            yield f"Formation {flight.key} is at {flight.hex!r}, which is no hex."
        if len(flight.bombers) > CUP_HAND:
            yield f"Formation {flight.key} has {len(flight.bombers)} bombers."
        if flight.revealed and not flight.bombers:
            yield f"Formation {flight.key} has no bombers."
    order = [FLIGHT_ORDER.index(flight.key) for flight in s.flights]
    if order != sorted(order):
        yield "The formations are out of order."


def _bombers(s: State, kit: Kit) -> Iterator[str]:
    for number, bomber in enumerate(s.bombers):
        if bomber.where == "flight" and bomber.at not in kit.hexes:
            yield f"Bomber {number} flies at {bomber.at!r}, which is no hex."
        if bomber.where == "ground" and bomber.at in s.ruins:
            yield f"Bomber {number} stands at {bomber.at}, which is destroyed."
        if s.turn and bomber.where == "aside":
            yield f"Bomber {number} was never placed."
        types = {
            kit.units[other.unit].name.source if kit.units[other.unit].faction != "uk" else "V"
            for other in s.bombers
            if other.where == "ground" and other.at == bomber.at
        }
        if bomber.where == "ground" and len(types) > 2:
            yield f"There are {len(types)} types of bombers at {bomber.at}."


def _events(s: State, kit: Kit) -> Iterator[str]:
    seen = Tally({number: s.events.count(number - 1) for number in kit.events})
    seen.update((*s.kept, *s.spent))
    if s.event and s.event not in (*s.kept, *s.spent) and not s.events.count(s.event - 1):
        seen[s.event] += 1
    for number, event in kit.events.items():
        if seen[number] > event.copies:
            yield f"Event {number} is there {seen[number]} times."


def _points(s: State) -> Iterator[str]:
    if min(s.points) < 0:
        yield f"The points are {s.points}."
    if len(s.ruins) != s.cities_destroyed("blue") + s.cities_destroyed("red"):
        yield "A city was destroyed by nobody."
