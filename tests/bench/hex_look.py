"""A board as large as any game brings: 3,000 hexes and as many counters as asked for."""

from __future__ import annotations

from collections.abc import Hashable
from math import sqrt
from random import Random
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop.paint.theme import Theme
from desktop.rules.core import T
from desktop.rules.space import Board, Hex, HexBoard, Point
from desktop.table.daring_eagle.look import DaringEagleLook
from desktop.table.look import Counter
from tests.bench.games import daring_eagle

COLUMNS, ROWS = 60, 50
SIDE = 24.0
"""Design units of a side of a hex; drawn at 100 % that is 42 pixels from flat to flat."""
TERRAIN = ("#b9c58f", "#7d9a5b", "#c9b27c", "#8fb0c4", "#a79a88", "#d9d3b0", "#6f8f86", "#b58f6a")
COLOURS = 24
NAME = T("bench", "Counter")


class HexLook(DaringEagleLook):
    """A map of hexes; words, buttons and panels are those of Daring Eagle."""

    def __init__(self, counters: int) -> None:
        super().__init__(daring_eagle())
        self.hexes: Board[Hex] = HexBoard.from_rows(
            [COLUMNS] * ROWS, size=SIDE, origin=Point(SIDE, SIDE)
        )
        rng = Random(1)
        self.ground = {cell: rng.choice(TERRAIN) for cell in self.hexes.cells}
        cells = list(self.ground)
        self._painted = [
            [
                (QColor(self.ground[cell]), self.outline(cell))
                for cell in cells[row * COLUMNS : (row + 1) * COLUMNS]
            ]
            for row in range(ROWS)
        ]
        places = [self.hexes.name(cell) for cell in self.hexes.cells]
        self._counters = tuple(
            Counter(f"c{n}", rng.choice(places), n % COLOURS, NAME, size=(30.0, 30.0), z=n)
            for n in range(counters)
        )

    def board(self, view: Any) -> Any:
        return self.hexes

    def bounds(self, view: Any) -> QRectF:
        box = self.hexes.bounds
        return QRectF(box.x, box.y, box.width, box.height)

    def map_key(self, view: Any) -> Any:
        return "hexes"

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        painter.setPen(QPen(QColor("#4a4a40"), 1.0))
        high, wide = 1.5 * SIDE, sqrt(3) * SIDE
        rows = slice(max(0, int(exposed.top() / high) - 2), int(exposed.bottom() / high) + 2)
        columns = slice(max(0, int(exposed.left() / wide) - 2), int(exposed.right() / wide) + 2)
        for row in self._painted[rows]:
            for colour, outline in row[columns]:
                painter.setBrush(colour)
                painter.drawPolygon(outline)

    def outline(self, cell: Hex) -> QPolygonF:
        """Return a hex as Qt draws it."""
        return QPolygonF([QPointF(point.x, point.y) for point in self.hexes.outline(cell)])

    def counters(self, view: Any) -> tuple[Counter, ...]:
        return self._counters

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        if isinstance(face, int):
            painter.setPen(QPen(QColor("#202020"), 1.0))
            painter.setBrush(QColor.fromHsv(face * 360 // COLOURS, 120, 210))
            painter.drawRoundedRect(box, 4, 4)
            painter.drawText(box, str(face))
