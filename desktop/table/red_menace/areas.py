"""The board of the table: the hexes of the map and the boxes of both sheets.

Hexes are named as in the rules ("0609"), boxes "box:" and their id ("box:dep_A").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from math import hypot

from desktop.rules.board import TabledBoard
from desktop.rules.space import HexBoard, Point, Rect
from desktop.table.red_menace.layout import Layout

SIDEWAYS = ((-1, 0), (1, 0))
WAYS = (*SIDEWAYS, (0, -1), (0, 1))
"""Left, right, up, down: the arrow keys."""
ASIDE = 2.5
"""How much more a step aside counts than a step ahead, when the next box is sought."""
SLANT = 0.05
"""How much it counts that the middles of two places do not lie level."""
STEEPEST, STRAIGHT = 0.4, 0.9
"""The least cosine between an arrow key and the way it leads, at all and straight ahead."""


class TableBoard(TabledBoard[str]):
    """Hexes and boxes by name. Hexes touch as on the map; boxes what the arrow keys lead to."""

    def __init__(self, hexes: HexBoard, layout: Layout) -> None:
        self._hexes = hexes
        self._cells = {hexes.name(cell): cell for cell in hexes.cells}
        boxes = layout.holders
        centres = {name: hexes.centre(cell) for name, cell in self._cells.items()}
        centres |= {box.name: _middle(box.field) for box in boxes}
        outlines = {name: hexes.outline(cell) for name, cell in self._cells.items()}
        rects = {name: Rect.around(outline) for name, outline in outlines.items()}
        rects |= {box.name: box.rect for box in boxes}
        super().__init__(
            neighbours=_Joints(centres, rects).join(self._around()),
            names={name: name for name in rects},
            centres=centres,
            outlines=outlines | {box.name: box.rect.corners for box in boxes},
        )
        self._boxes = tuple((box.rect, box.name) for box in boxes)
        self.bounds = layout.table

    def _around(self) -> dict[str, tuple[str, ...]]:
        """Return the hexes round each hex."""
        return {
            name: tuple(self._hexes.name(other) for other in self._hexes.neighbours(cell))
            for name, cell in self._cells.items()
        }

    def is_hex(self, cell: str) -> bool:
        """Return whether a place lies on the map."""
        return cell in self._cells

    def distance(self, a: str, b: str) -> int:
        """Return the number of hexes from one to another, or of steps where a box is concerned."""
        if a in self._cells and b in self._cells:
            return self._hexes.distance(self._cells[a], self._cells[b])
        return max(0, len(self.path(a, b)) - 1)

    def line(self, a: str, b: str) -> tuple[str, ...]:
        """Return the hexes of the straight line, or the steps where a box is concerned."""
        if a in self._cells and b in self._cells:
            line = self._hexes.line(self._cells[a], self._cells[b])
            return tuple(self._hexes.name(cell) for cell in line)
        if self.cells.index(a) > self.cells.index(b):
            return self.path(b, a)[::-1]
        return self.path(a, b)

    def cell_at(self, point: Point) -> str | None:
        """Return the hex or box under a point, or None beside all of them."""
        cell = self._hexes.cell_at(point)
        if cell is not None:
            return self._hexes.name(cell)
        return next((name for rect, name in self._boxes if rect.contains(point)), None)


@lru_cache(maxsize=4)
def table_board(hexes: HexBoard, layout: Layout) -> TableBoard:
    """Return the board of a map and a table; it is asked for with every change."""
    return TableBoard(hexes, layout)


def _middle(rect: Rect) -> Point:
    return Point(rect.x + rect.width / 2, rect.y + rect.height / 2)


class _Joints:
    """Finds what the arrow keys lead to from boxes, and from the hexes at the sides of the map."""

    def __init__(self, centres: Mapping[str, Point], rects: Mapping[str, Rect]) -> None:
        self._centres = centres
        self._rects = rects

    def join(self, around: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        """Return what each place is joined with, the same both ways.

        Hexes keep their neighbours and the order of them.
        """
        links = {name: list(around.get(name, ())) for name in self._rects}
        boxes = tuple(name for name in links if name not in around)
        open_ways = {
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

    def _nearest(
        self, name: str, others: Iterable[str], ways: tuple[tuple[int, int], ...]
    ) -> Iterator[str]:
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
