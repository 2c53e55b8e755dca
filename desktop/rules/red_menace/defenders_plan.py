"""Which Soviet and Cuban interceptors meet which bombers: it follows from rules alone (P8).

Everything here takes the bombers by hex, so that it tells as well what would happen to bombers
that are still to move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.components_map import HAVANA, MOSCOW, SOVIET_CITIES
from desktop.rules.red_menace.records import Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Squadrons = Mapping[str, Sequence[int]]
"""Numbers of bombers in flight by hex, never an empty list."""


class Meeting(msgspec.Struct, frozen=True, array_like=True):
    """Interceptors that fight the bombers of a hex."""

    rule: str
    hex: str
    bombers: tuple[int, ...]
    """Their numbers in hit order (RM-10.2.3b)."""
    crew: tuple[int, ...]
    """Numbers of the interceptors in the order in which they fire (RM-10.2b)."""
    reaches: tuple[Reach, ...]
    """At which range each of them fights."""


def over_cities(s: State, kit: Kit, squadrons: Squadrons) -> list[str]:
    """Return the standing Soviet cities with bombers: most bombers first (RM-10.2.1f)."""
    if kit.red_city_hexes.isdisjoint(squadrons):
        return []
    attacked = []
    for city in SOVIET_CITIES:
        numbers = squadrons.get(kit.cities[city].hex)
        if numbers and city not in s.ruins:
            attacked.append((-len(numbers), int(city)))
    return [str(city) for _, city in sorted(attacked)]


def at_cities(s: State, kit: Kit, squadrons: Squadrons) -> list[Meeting]:
    """Return the fights over Soviet cities and over Havana, in their order (RM-10.2.1e)."""
    if kit.red_city_hexes.isdisjoint(squadrons):
        return []
    attacked = over_cities(s, kit, squadrons)
    ready = Ready(s)
    crews: dict[str, list[tuple[int, Reach]]] = {}
    for city in attacked:
        number = len(squadrons[kit.cities[city].hex])
        crews[city] = ready.called(_order(city), number, "normal")
    for city in kit.tables.tu28_zone.long_cities:
        if city in crews:
            # The Tu-28 fills the gap that Su-9 and Mig-19 leave (RM-10.2.6b).
            gap = len(squadrons[kit.cities[city].hex]) - len(crews[city])
            crews[city] += ready.called(("tu28",), gap, "long")
    havana = kit.cities[HAVANA].hex
    if havana in squadrons and theatre.is_target(s, kit, HAVANA):
        number = len(squadrons[havana])
        crews[HAVANA] = ready.called(_order(HAVANA), number, "normal")
    return [
        _meeting(s, kit, _rule(city), kit.cities[city].hex, squadrons, crew)
        for city, crew in crews.items()
        if crew
    ]


def on_the_way(s: State, kit: Kit, hex_id: str, numbers: Sequence[int]) -> Meeting | None:
    """Return the fight with bombers that fly on from a standing city's hex (RM-9.8a).

    Only normal range counts, so no Tu-28 comes from Moscow (RM-9.8d).
    """
    for city in theatre.standing_in(s, kit, hex_id):
        if kit.cities[city].side == "red":
            crew = Ready(s).called(_order(city), len(numbers), "normal")
            if crew:
                return _meeting(s, kit, "RM-9.8a", hex_id, {hex_id: numbers}, crew)
    return None


def su9_goal(s: State, kit: Kit, squadrons: Squadrons) -> str:
    """Return the hex of the squadron that a Ready Su-9 tries to reach; empty for none.

    It stands one hex from a Soviet city, while no Soviet city is under attack (RM-10.2.4b).
    """
    if s.now.su9_tried or kit.beside_soviet.isdisjoint(squadrons):
        return ""
    near = [
        (-len(numbers), hex_id)
        for hex_id, numbers in squadrons.items()
        if theatre.protected_near(s, kit, "ussr", hex_id, 1)
    ]
    if not near or not theatre.in_box(s, "su9") or over_cities(s, kit, squadrons):
        return ""
    return min(near)[1]


def su9_meeting(s: State, kit: Kit, hex_id: str, squadrons: Squadrons) -> Meeting:
    """Return the fight of the Su-9 at long range once its test has succeeded (RM-10.2.4b)."""
    crew = Ready(s).called(("su9",), 1, "long")
    return _meeting(s, kit, "RM-10.2.4b", hex_id, squadrons, crew)


def patrols(s: State, kit: Kit, squadrons: Squadrons, used: int = 0) -> list[Meeting]:
    """Return the fights of Tu-28s that no city needs, around Moscow (RM-10.2.6c).

    ``used`` is how many Ready Tu-28s fight over cities before.
    """
    if kit.patrolled.isdisjoint(squadrons):
        return []
    ready = Ready(s)
    ready.called(("tu28",), used, "long")
    found = []
    for hex_id in _patrolled(kit, squadrons):
        crew = ready.called(("tu28",), len(squadrons[hex_id]), "long")
        if crew:
            found.append(_meeting(s, kit, "RM-10.2.6c", hex_id, squadrons, crew))
    return found


class Ready:
    """The Ready interceptors that are still to be assigned, by type."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._left: dict[str, list[int]] = {}
        """By type, once it was called."""

    def called(self, units: Sequence[str], number: int, reach: Reach) -> list[tuple[int, Reach]]:
        """Assign up to so many interceptors, the first types first, and return them."""
        found: list[tuple[int, Reach]] = []
        for unit in units:
            if len(found) == number:
                break
            if unit not in self._left:
                self._left[unit] = theatre.numbers_in_box(self._s, unit)
            left = self._left[unit]
            while left and len(found) < number:
                found.append((left.pop(0), reach))
        return found


def _order(city: str) -> tuple[str, ...]:
    """Return the types that protect a city at normal range, the first ones first (RM-10.3.1a)."""
    if city == HAVANA:
        return ("mig19_cuba",)
    return ("tu28", "su9", "mig19") if city == MOSCOW else ("su9", "mig19")


def _rule(city: str) -> str:
    return "RM-10.3.1a" if city == MOSCOW else "RM-10.2.1e"


def _patrolled(kit: Kit, squadrons: Squadrons) -> Iterator[str]:
    """Yield the hexes with bombers where Tu-28s fight outside cities, in their order."""
    for hex_id in kit.patrolled_sites:
        if hex_id in squadrons:
            yield hex_id
    empty = [
        (-len(squadrons[hex_id]), hex_id) for hex_id in kit.beside_moscow if hex_id in squadrons
    ]
    for _, hex_id in sorted(empty):
        yield hex_id


def _meeting(
    s: State,
    kit: Kit,
    rule: str,
    hex_id: str,
    squadrons: Squadrons,
    crew: list[tuple[int, Reach]],
) -> Meeting:
    def order(called: tuple[int, Reach]) -> tuple[int, int]:
        number = called[0]
        return kit.firing_rank[s.interceptors[number].unit], number

    crew.sort(key=order)
    return Meeting(
        rule,
        hex_id,
        tuple(theatre.victim_order(s, kit, squadrons[hex_id])),
        tuple(number for number, _ in crew),
        tuple(reach for _, reach in crew),
    )
