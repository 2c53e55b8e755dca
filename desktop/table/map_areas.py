"""Areas of a map: which pictures they lie in, and which are painted together."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize

TINY = 1e-6
SPARE = 1.2
"""How much more may be painted anew than has changed, to do it in one go."""


def pixels(area: QRectF, scale: float) -> QSize:
    """Return the size of the picture of an area."""
    return QSize(max(1, math.ceil(area.width() * scale)), max(1, math.ceil(area.height() * scale)))


def quarters(area: QRectF) -> list[QRectF]:
    """Return four parts of an area, each of which is painted in one go."""
    half, middle = area.size() / 2, area.center()
    corners = (
        area.topLeft(),
        QPointF(middle.x(), area.top()),
        QPointF(area.left(), middle.y()),
        middle,
    )
    return [QRectF(corner, half) for corner in corners]


def steps(start: float, end: float, side: float) -> range:
    """Return which steps of a side a stretch from `start`, at least 0, to `end` lies in."""
    # What reaches into a step by a rounding only does not lie in it.
    return range(int(start / side + TINY), math.ceil(end / side - TINY))


def together(areas: Iterable[QRectF]) -> list[QRectF]:
    """Return areas with those made one that are neighbours: each time the whole map is asked."""
    found: list[QRectF] = []
    for area in areas:
        if any(other.contains(area) for other in found):
            continue
        while (near := _neighbour(area, found)) is not None:
            found.remove(near)
            area = area.united(near)
        found.append(area)
    return found


def _neighbour(area: QRectF, others: list[QRectF]) -> QRectF | None:
    """Return an area that can well be painted together with this one."""
    for other in others:
        spread = _extent(area.united(other))
        if area.intersects(other) and spread <= SPARE * (_extent(area) + _extent(other)):
            return other
    return None


def _extent(area: QRectF) -> float:
    return area.width() * area.height()
