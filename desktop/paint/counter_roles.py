"""The role of a squadron: a disc over the left edge of its counter, told by its silhouette."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.paint.drawing import DARK, PALE, draw_shape, round_pen
from desktop.paint.face import Role

SHAPES: dict[Role, str] = {
    "escort": "shield",
    "lured": "shield",
    "raid": "bomb",
    "support": "tank",
}
IDLE, SLASH = "#AEB4BB", "#B3140A"
SHARE = 0.68
"""Size of the silhouette in the disc."""


def paint_role(p: QPainter, centre: QPointF, r: float, role: Role) -> None:
    """Draw the disc of a role, struck out if it counts for nothing."""
    lured = role == "lured"
    p.setPen(QPen(QColor(DARK), r * 0.16))
    p.setBrush(QColor(IDLE if lured else PALE))
    p.drawEllipse(centre, r, r)
    p.setPen(Qt.PenStyle.NoPen)
    reach = r * SHARE
    box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    draw_shape(p, box, SHAPES[role], DARK)
    if lured:
        slope = QPointF(r * 0.74, -r * 0.74)
        for colour, wide in ((PALE, 0.42), (SLASH, 0.26)):
            p.setPen(round_pen(colour, r * wide))
            p.drawLine(centre - slope, centre + slope)
        p.setPen(Qt.PenStyle.NoPen)
