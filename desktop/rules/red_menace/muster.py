"""What lies where before the first decision of the set-up (chapter 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.pool import Pool
from desktop.rules.red_menace.components_map import LONDON, MOSCOW, WASHINGTON
from desktop.rules.red_menace.records import (
    FLIGHT_ORDER,
    Bomber,
    Box,
    Interceptor,
    Sam,
    Submarine,
    Support,
    Terms,
)
from desktop.rules.red_menace.state import State

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.components_cards import Scenario
    from desktop.rules.red_menace.components_units import Unit


def mustered(kit: Kit, terms: Terms) -> State:
    """Return the state in which every counter is where the scenario puts it without a choice."""
    scenario = (kit.companions if terms.module_s else kit.scenarios)[terms.scenario]
    rolls = kit.rolls
    return State(
        terms=terms,
        cup=Pool([_there(kit.units[unit], scenario) for unit in kit.cup_kinds]),
        nukes=Pool([kit.markers[marker].count for marker in kit.nuke_kinds]),
        events=Pool(
            [
                0 if _no_event(scenario, event.number) else event.copies
                for event in kit.events.values()
            ]
        ),
        city_deck=Pool([1] * len(kit.city_kinds)),
        pool=list(FLIGHT_ORDER[: scenario.soviet_flights]),
        sub=Submarine(
            "sea" if scenario.sub_in_play else "out",
            kit.special.us_submarine_start,
            rolls.sub_moves,
            rolls.polaris_missiles if scenario.sub_in_play else 0,
        ),
        bombers=list(_bombers(kit, scenario)),
        interceptors=list(_interceptors(kit, scenario, terms)),
        sams=list(_sams(kit, scenario, terms)),
        support=[
            Support(unit.id, "out" if unit.id in scenario.units_out else "aside")
            for unit in kit.units.values()
            if unit.role in ("aew", "tanker")
        ],
    )


def _no_event(scenario: Scenario, number: int) -> bool:
    return number in scenario.events_out or number in scenario.events_at_start


def _there(unit: Unit, scenario: Scenario) -> int:
    """Return how many counters of a type the scenario uses."""
    if unit.id in scenario.units_out or (unit.faction == "uk" and not scenario.uk_in_play):
        return 0
    return unit.count - scenario.units_less.get(unit.id, 0)


def _bombers(kit: Kit, scenario: Scenario) -> Iterator[Bomber]:
    """Yield the player's bombers; those that begin in flight are the first of their type."""
    for unit in kit.units.values():
        if unit.role != "bomber" or not unit.blue:
            continue
        there = _there(unit, scenario)
        starts = [
            each.hex
            for each in scenario.us_airborne
            if each.unit == unit.id
            for _ in range(each.count)
        ]
        for number in range(unit.count):
            if number >= there:
                yield Bomber(unit.id, "out")
            elif number < len(starts):
                yield Bomber(unit.id, "flight", starts[number])
            else:
                yield Bomber(unit.id)


def _interceptors(kit: Kit, scenario: Scenario, terms: Terms) -> Iterator[Interceptor]:
    for unit in kit.units.values():
        if unit.role != "interceptor":
            continue
        there = _there(unit, scenario)
        used = {
            "f102": unit.count if terms.six_f102 else scenario.f102_ready,
            "tu28": unit.count if terms.two_tu28 else scenario.moscow_tu28,
        }.get(unit.id, there)
        for number in range(unit.count):
            box: Box = "ready"
            if number >= min(there, used):
                box = "out"
            elif unit.event or unit.id == "f106":
                box = "aside"
            yield Interceptor(unit.id, box, MOSCOW if unit.id == "tu28" and box == "ready" else "")


def _sams(kit: Kit, scenario: Scenario, terms: Terms) -> Iterator[Sam]:
    homes = {"nike_dc": WASHINGTON, "bloodhound": LONDON, "sa2_moscow": MOSCOW}
    for unit in kit.units.values():
        if unit.role != "sam":
            continue
        there = _there(unit, scenario)
        used = {
            "sa2": scenario.sa2_pool,
            "sa2_moscow": unit.count if terms.two_sa2 else scenario.moscow_sa2,
        }.get(unit.id, there)
        for number in range(unit.count):
            if number >= min(there, used):
                yield Sam(unit.id, "out")
            elif unit.id in homes:
                yield Sam(unit.id, "map", kit.cities[homes[unit.id]].hex)
            else:
                yield Sam(unit.id, "pool" if unit.id == "sa2" else "aside")
