"""What the arrow keys lead to on a table whose map has places of its own, with boxes beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import hypot

from desktop.rules.space import Point, Rect

Ways = tuple[tuple[int, int], ...]
SIDEWAYS = ((-1, 0), (1, 0))
WAYS = (*SIDEWAYS, (0, -1), (0, 1))
"""Left, right, up, down: the arrow keys."""
ASIDE = 2.5
"""How much more a step aside counts than a step ahead, when the next box is sought."""
SLANT = 0.05
"""How much it counts that the middles of two places do not lie level."""
STEEPEST, STRAIGHT = 0.4, 0.9
"""The least cosine between an arrow key and the way it leads, at all and straight ahead."""


class Joints:
    """Finds what the arrow keys lead to from boxes, and from the places at the sides of the map."""

    def __init__(self, centres: Mapping[str, Point], rects: Mapping[str, Rect]) -> None:
        self._centres = centres
        self._rects = rects

    def join(
        self, around: Mapping[str, tuple[str, ...]], sides: Mapping[str, Ways] | None = None
    ) -> dict[str, tuple[str, ...]]:
        """Return what each place is joined with, the same both ways.

        Places of the map keep their neighbours ``around`` them and the order of these. ``sides``
        says which of them lead to boxes, and in which ways; without it all do that have none
        beside them.
        """
        links = {name: list(around.get(name, ())) for name in self._rects}
        boxes = tuple(name for name in links if name not in around)
        open_ways = sides or {
            name: tuple(way for way in SIDEWAYS if not self._leads(name, way, around[name]))
            for name in around
        }
        edge = tuple(name for name, ways in open_ways.items() if ways)
        for name in (*boxes, *edge):
            others, ways = (boxes, open_ways[name]) if name in around else ((*boxes, *edge), WAYS)
            for found in self._nearest(name, others, ways):
                for a, b in ((name, found), (found, name)):
                    if b not in links[a]:
                        links[a].append(b)
        return {name: tuple(joined) for name, joined in links.items()}

    def _leads(self, name: str, way: tuple[int, int], joined: Iterable[str]) -> bool:
        """Return whether a place in the way is joined already."""
        return any(self._cosine(name, other, way) > STRAIGHT for other in joined)

    def _nearest(self, name: str, others: Iterable[str], ways: Ways) -> Iterator[str]:
        """Yield the nearest place in each of the ways, those straight ahead first."""
        for way in ways:
            ahead = (other for other in others if other != name)
            seen = [other for other in ahead if self._cosine(name, other, way) >= STEEPEST]
            if seen:
                yield min(seen, key=lambda other: self._cost(name, other, way))

    def _cosine(self, name: str, other: str, way: tuple[int, int]) -> float:
        here, there = self._centres[name], self._centres[other]
        x, y = there.x - here.x, there.y - here.y
        return (x * way[0] + y * way[1]) / hypot(x, y)

    def _cost(self, name: str, other: str, way: tuple[int, int]) -> float:
        """Return how far a place lies ahead and aside, measured from edge to edge."""
        rect, box = self._rects[name], self._rects[other]
        here, there = self._centres[name], self._centres[other]
        across = max(box.x - rect.right, rect.x - box.right, 0.0)
        down = max(box.y - rect.bottom, rect.y - box.bottom, 0.0)
        if way[0]:
            return across + ASIDE * down + SLANT * abs(there.y - here.y)
        return down + ASIDE * across + SLANT * abs(there.x - here.x)
