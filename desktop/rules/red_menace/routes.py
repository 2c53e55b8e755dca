"""The way of formations: shortest on the map of arrows, then past fewest cities (RM-9.2.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from desktop.rules.red_menace.components_map import HEADINGS, LONDON, WASHINGTON

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit

Cost = tuple[int, int, int]
"""Hexes left, blue city hexes and Nike hexes among them, the target's own not counted."""
Costs = dict[str, Cost]
FARTHEST: Cost = (1000, 0, 0)
"""More than any way costs."""
NO_NIKES: frozenset[str] = frozenset()


def exits(kit: Kit, hex_id: str, target: str) -> tuple[str, ...]:
    """Return the hexes a formation may move to (RM-9.2.3b)."""
    heading = kit.hexes[hex_id].trajectory
    if heading and target != LONDON:
        return (kit.hexes[hex_id].neighbours[HEADINGS.index(heading)],)
    return kit.next_to[hex_id]


def costs(kit: Kit, target: str, nikes: frozenset[str]) -> Costs:
    """Return by hex what the way from there to a city costs (RM-9.2.3c).

    ``nikes`` are the hexes in which a Nike stands. London counts as a city even where Britain
    stands aside (RM-6.1a): no way to another target leads over it.
    """
    goal = kit.cities[target].hex
    cities = kit.blue_city_hexes
    into = _entries(kit, target == LONDON)
    best: Costs = {goal: (0, 0, 0)}
    ring: Costs = dict(best)
    while ring:
        found: Costs = {}
        for hex_id, cost in ring.items():
            entered = hex_id != goal
            through = (
                cost[0] + 1,
                cost[1] + (entered and hex_id in cities),
                cost[2] + (entered and hex_id in nikes),
            )
            for before in into.get(hex_id, ()):
                if before not in best and through < found.get(before, FARTHEST):
                    found[before] = through
        best.update(found)
        ring = found
    return best


@cache
def _entries(kit: Kit, to_london: bool) -> dict[str, list[str]]:
    """Return by hex from where formations may enter it, which is the same for most targets."""
    into: dict[str, list[str]] = {}
    for hex_id in kit.hexes:
        for after in exits(kit, hex_id, LONDON if to_london else WASHINGTON):
            into.setdefault(after, []).append(hex_id)
    return into


def clear_exits(kit: Kit, hex_id: str, target: str) -> tuple[str, ...]:
    """Return the next hexes on the shortest ways past the fewest cities, the lowest id first.

    Nikes only decide among these (RM-9.2.3c).
    """
    table = kit.route_costs(target, NO_NIKES)
    nearer = table[hex_id][0] - 1
    ways = sorted(way for way in exits(kit, hex_id, target) if table[way][0] == nearer)
    if len(ways) > 1:
        cities = [_through(kit, way, target, table, NO_NIKES)[1] for way in ways]
        ways = [way for way, past in zip(ways, cities, strict=True) if past == min(cities)]
    return tuple(ways)


def best_exits(kit: Kit, hex_id: str, target: str, nikes: frozenset[str]) -> tuple[str, ...]:
    """Return the equally good next hexes of a formation, the lowest id first (RM-9.2.3d)."""
    ways = kit.clear_exits(hex_id, target)
    if len(ways) == 1:
        return ways
    table = kit.route_costs(target, nikes)
    keys = {way: _through(kit, way, target, table, nikes) for way in ways}
    least = min(keys.values())
    return tuple(way for way, key in keys.items() if key == least)


def _through(kit: Kit, way: str, target: str, table: Costs, nikes: frozenset[str]) -> Cost:
    left, cities, defended = table[way]
    if way == kit.cities[target].hex:
        return left, cities, defended
    return left, cities + (way in kit.blue_city_hexes), defended + (way in nikes)


def path(kit: Kit, hex_id: str, target: str, nikes: frozenset[str]) -> Iterator[str]:
    """Yield the hexes a formation will pass on its way, its target's the last."""
    goal = kit.cities[target].hex
    while hex_id != goal:
        hex_id = kit.best_exits(hex_id, target, nikes)[0]
        yield hex_id
