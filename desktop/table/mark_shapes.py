"""The shapes and pens that marks on the board are drawn with."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF, QTransform

from desktop.paint.colours import contrast

PALE = "#ffffff"
INK = "#10141a"
LIT, WASHED = 0.12, 0.22
"""How strong a place is filled that can be chosen, or is in reach or in danger: what is written on
the map under both is still read."""


def ink_on(colour: QColor) -> QColor:
    """Return the ink for signs on a pill or a disc of a colour."""
    return QColor(max(PALE, INK, key=lambda ink: contrast(ink, colour)))


def arrow(start: QPointF, end: QPointF, half: float) -> QPainterPath:
    """Return an arrow of the given half width, its head at the end."""
    way = end - start
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    path = QPainterPath()
    if length < half:
        return path
    along = way / length
    side = QPointF(-along.y(), along.x())
    head = min(half * 4, length * 0.6)
    neck = end - along * head
    corners = [
        start + side * half,
        neck + side * half,
        neck + side * half * 2.4,
        end,
        neck - side * half * 2.4,
        neck - side * half,
        start - side * half,
    ]
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def extent_of(box: QPolygonF) -> float:
    """Return the smaller side of the box around a shape."""
    frame = box.boundingRect()
    return min(frame.width(), frame.height())


def inset(box: QPolygonF, share: float) -> QPainterPath:
    """Return the outline drawn in towards its middle, rounded for a plain square."""
    frame = box.boundingRect()
    by = extent_of(box) * share
    path = QPainterPath()
    if box.size() in (4, 5) and _is_upright(box):
        path.addRoundedRect(frame.adjusted(by, by, -by, -by), by + 1, by + 1)
        return path
    middle, drawn = frame.center(), 1 - 2 * share
    # Outlines of lands have hundreds of corners: Qt moves them in one go.
    way = QTransform.fromTranslate(middle.x(), middle.y()).scale(drawn, drawn)
    path.addPolygon(way.translate(-middle.x(), -middle.y()).map(box))
    path.closeSubpath()
    return path


def _is_upright(box: QPolygonF) -> bool:
    frame = box.boundingRect()
    xs, ys = {frame.left(), frame.right()}, {frame.top(), frame.bottom()}
    return all(point.x() in xs and point.y() in ys for point in box.toList())


def cosmetic_pen(colour: QColor, width: float) -> QPen:
    """Return a pen that is so many pixels wide at every zoom."""
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
