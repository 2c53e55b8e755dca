"""Small pictures of what hangs under a wing, one for each kind, nose up."""

from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

ChipKind = Literal["air", "ground", "radar", "pod", "gun"]
"""Air to Air, Air to Ground, against radars, pod, the Aircraft's own gun."""

Corners = tuple[tuple[float, float], ...]
# Right halves on a canvas of 10 x 16 whose axis is x = 5, from the nose down.
HALVES: dict[ChipKind, Corners] = {
    "air": (
        *((5, 0), (5.9, 1.8), (5.9, 4.2), (7.4, 6.0), (5.9, 5.8), (5.9, 12.2)),
        *((8.2, 14.6), (8.2, 15.8), (5.9, 15.2), (5, 15.6)),
    ),
    "ground": (
        *((5, 0), (6.7, 2.4), (7.6, 5.6), (7.3, 9.0), (6.1, 12.0), (8.4, 13.6)),
        *((8.4, 15.8), (5, 15.0)),
    ),
    "radar": (
        *((5, 0), (6.2, 2.6), (6.2, 6.0), (9.4, 9.4), (6.2, 9.0), (6.2, 13.0)),
        *((8.4, 14.8), (8.4, 15.9), (5, 15.5)),
    ),
    "pod": ((5, 0.4), (6.5, 1.4), (7.2, 3.4), (7.2, 12.6), (6.5, 14.6), (5, 15.6)),
    "gun": (
        *((5, 0.4), (5.8, 0.4), (5.8, 8.4), (6.6, 8.4), (6.6, 1.6), (7.6, 1.6), (7.6, 9.4)),
        *((8.4, 10.6), (8.4, 14.4), (5, 15.6)),
    ),
}
WIDE, HIGH = 10.0, 16.0


@cache
def shape(kind: ChipKind) -> QPainterPath:
    """Return the picture of a kind on its canvas."""
    right = HALVES[kind]
    path = QPainterPath(QPointF(*right[0]))
    for x, y in right[1:]:
        path.lineTo(x, y)
    for x, y in reversed(right[1:-1]):
        path.lineTo(WIDE - x, y)
    path.closeSubpath()
    return path


def weapon_icon(kind: ChipKind, box: QRectF) -> QPainterPath:
    """Return the picture of a kind, as large as it fits in the middle of a box."""
    scale = min(box.width() / WIDE, box.height() / HIGH)
    place = QTransform.fromTranslate(box.center().x(), box.center().y())
    return place.scale(scale, scale).translate(-WIDE / 2, -HIGH / 2).map(shape(kind))
