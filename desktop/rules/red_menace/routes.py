"""The way of formations: shortest on the map of arrows, then past fewest cities (RM-9.2.3)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.red_menace.components_map import HEADINGS, LONDON

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit

Cost = tuple[int, int, int]
"""Hexes left, blue city hexes and Nike hexes among them, the target's own not counted."""
Costs = dict[str, Cost]


def exits(kit: Kit, hex_id: str, target: str) -> tuple[str, ...]:
    """Return the hexes a formation may move to (RM-9.2.3b)."""
    heading = kit.hexes[hex_id].trajectory
    if heading and target != LONDON:
        return (kit.hexes[hex_id].neighbours[HEADINGS.index(heading)],)
    return kit.next_to[hex_id]


def costs(kit: Kit, target: str, nikes: frozenset[str], *, uk: bool = True) -> Costs:
    """Return by hex what the way from there to a city costs (RM-9.2.3c).

    ``nikes`` are the hexes in which a Nike stands; without Britain London is no city (RM-6.1a).
    """
    goal = kit.cities[target].hex
    cities = kit.blue_city_hexes if uk else kit.blue_city_hexes - {kit.cities[LONDON].hex}
    into: dict[str, list[str]] = {}
    for hex_id in kit.hexes:
        for after in exits(kit, hex_id, target):
            into.setdefault(after, []).append(hex_id)
    best: Costs = {goal: (0, 0, 0)}
    waiting = [((0, 0, 0), goal)]
    while waiting:
        cost, hex_id = heapq.heappop(waiting)
        if best[hex_id] != cost:
            continue
        entered = hex_id != goal
        through = (
            cost[0] + 1,
            cost[1] + (entered and hex_id in cities),
            cost[2] + (entered and hex_id in nikes),
        )
        for before in into.get(hex_id, ()):
            if before not in best or through < best[before]:
                best[before] = through
                heapq.heappush(waiting, (through, before))
    return best


def best_exits(
    kit: Kit, hex_id: str, target: str, nikes: frozenset[str], *, uk: bool = True
) -> tuple[str, ...]:
    """Return the equally good next hexes of a formation, the lowest id first (RM-9.2.3d)."""
    table = kit.route_costs(target, nikes, uk=uk)
    ways = exits(kit, hex_id, target)
    keys = {way: _through(kit, way, target, table, nikes, uk=uk) for way in ways if way in table}
    least = min(keys.values())
    return tuple(sorted(way for way, key in keys.items() if key == least))


def _through(
    kit: Kit, way: str, target: str, table: Costs, nikes: frozenset[str], *, uk: bool
) -> Cost:
    left, cities, defended = table[way]
    if way == kit.cities[target].hex:
        return left, cities, defended
    counted = way in kit.blue_city_hexes and (uk or way != kit.cities[LONDON].hex)
    return left, cities + counted, defended + (way in nikes)


def path(
    kit: Kit, hex_id: str, target: str, nikes: frozenset[str], *, uk: bool = True
) -> Iterator[str]:
    """Yield the hexes a formation will pass on its way, its target's the last."""
    goal = kit.cities[target].hex
    while hex_id != goal:
        hex_id = best_exits(kit, hex_id, target, nikes, uk=uk)[0]
        yield hex_id
