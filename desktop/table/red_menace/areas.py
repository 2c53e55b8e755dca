"""The board of the table: the hexes of the map and the boxes of both sheets.

Hexes are named as in the rules ("0609"), boxes "box:" and their id ("box:dep_A").
"""

from __future__ import annotations

from functools import lru_cache

from desktop.rules.board import TabledBoard
from desktop.rules.space import HexBoard, Point, Rect
from desktop.table.joints import Joints
from desktop.table.red_menace.layout import Layout


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
            neighbours=Joints(centres, rects).join(self._around()),
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
