"""The board of the table: the territories of the map, the Baltic Sea, and the panels beside it.

Territories are named as in the rules ("MAZ"), panels "box:" and their id ("box:russian_pool").
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.rules.board import TabledBoard
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.space import Point, Polygon, Rect
from desktop.table.eagles_missiles.chart_lands import lands
from desktop.table.eagles_missiles.layout import PLATE, Layout
from desktop.table.joints import Joints

LEFT, RIGHT = ((-1, 0),), ((1, 0),)
SIDES = {SEA: LEFT, "DEU": LEFT, "CZE": LEFT, "PDL": RIGHT, "LUB": RIGHT, "SUB": RIGHT}
"""Places of the map from which the arrow keys lead to the panels, and in which way."""


class TableBoard(TabledBoard[str]):
    """Territories and panels by name. Territories touch as on the map; panels what keys lead to."""

    def __init__(self, kit: Kit, layout: Layout) -> None:
        boxes = layout.holders
        self._paths = {key: lands().territories[key] for key in kit.territories}
        outlines = {key: _largest(path) for key, path in self._paths.items()}
        centres = {key: Point(*layout.lands[key].plate) for key in kit.territories}
        centres |= {box.name: _middle(box.field) for box in boxes}
        rects = {key: Rect.around(outline) for key, outline in outlines.items()}
        rects |= {box.name: box.rect for box in boxes}
        super().__init__(
            neighbours=Joints(centres, rects).join(_around(kit), SIDES),
            names={name: name for name in rects},
            centres=centres,
            outlines=outlines | {box.name: box.rect.corners for box in boxes},
        )
        self._boxes = tuple((box.rect, box.name) for box in boxes)
        self._plates = tuple((_plate(layout, key), key) for key in kit.territories)
        self.bounds = layout.table

    def is_land(self, cell: str) -> bool:
        """Return whether a place lies on the map."""
        return cell in self._paths

    def distance(self, a: str, b: str) -> int:
        """Return the number of steps from one to another."""
        return max(0, len(self.path(a, b)) - 1)

    def line(self, a: str, b: str) -> tuple[str, ...]:
        """Return the places of a shortest way, the same one in both directions."""
        if self.cells.index(a) > self.cells.index(b):
            return self.path(b, a)[::-1]
        return self.path(a, b)

    def cell_at(self, point: Point) -> str | None:
        """Return the territory or panel under a point, or None beside all of them.

        A panel that lies on the map goes before the territory below it. What lies at sea, or beside
        all territories, can be the plate of a battle near the coast.
        """
        box = next((name for rect, name in self._boxes if rect.contains(point)), None)
        if box is not None:
            return box
        at = QPointF(point.x, point.y)
        land = next((key for key, path in self._paths.items() if path.contains(at)), None)
        if land not in (None, SEA):
            return land
        return next((key for rect, key in self._plates if rect.contains(point)), land)


@lru_cache(maxsize=4)
def table_board(kit: Kit, layout: Layout) -> TableBoard:
    """Return the board of a map and a table; it is asked for with every change."""
    return TableBoard(kit, layout)


def _around(kit: Kit) -> dict[str, tuple[str, ...]]:
    """Return what touches each territory, the sea at its coasts included."""
    coast = tuple(key for key, land in kit.territories.items() if land.sea_coast)
    found = {}
    for key, land in kit.territories.items():
        sea = (SEA,) if key in coast else coast if key == SEA else ()
        found[key] = (*land.adjacent, *land.foreign_adjacent, *sea)
    return found


def _plate(layout: Layout, land: str) -> Rect:
    x, y = layout.lands[land].plate
    return Rect(x - PLATE[0] / 2, y - PLATE[1] / 2, *PLATE)


def _middle(rect: Rect) -> Point:
    return Point(rect.x + rect.width / 2, rect.y + rect.height / 2)


def _largest(path: QPainterPath) -> Polygon:
    """Return the corners of the largest part of a territory: islands are left out."""
    rings = path.toSubpathPolygons()
    ring = max(rings, key=lambda each: each.boundingRect().width() * each.boundingRect().height())
    corners = (ring.at(number) for number in range(ring.count() - 1))
    return tuple(Point(corner.x(), corner.y()) for corner in corners)
