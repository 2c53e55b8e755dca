"""A card as it lies on the map: one large figure, and near by what else it says."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.paint.colours import glass
from desktop.paint.counter_unit import least_cap
from desktop.paint.drawing import CENTRE, draw_shape, draw_silhouette, draw_text
from desktop.paint.face import Face, Level, body_path

SIGN = 10.0
"""Width and height of a silhouette at the foot."""


def paint_card_face(p: QPainter, face: Face, level: Level, size: float) -> None:
    """Draw the contents for the level: on small cards the figure over the picture's shadow."""
    w, h = face.width, face.height
    p.setPen(QPen(glass(face.ink, 0.55), 1.0))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(body_path(face, 2.4))
    p.setPen(Qt.PenStyle.NoPen)
    if level is not Level.FULL:
        cap = h * (0.42 if len(face.number) < 3 else 0.30)
        box = QRectF(2, 0, w - 4, h)
        if face.subtitle:
            box.setBottom(h * 0.64)
            foot = QRectF(3, h * 0.62, w - 6, h * 0.3)
            draw_text(p, foot, face.subtitle, max(h * 0.2, least_cap(size)), face.ink, CENTRE, 600)
        draw_text(p, box, face.number, cap, face.ink, CENTRE, 700, narrowest=0.6)
        return
    below = SIGN + 5 if face.chips else 3.0
    draw_silhouette(p, QRectF(7, 5, w - 14, h * 0.3), face.picture, face.ink, face.fill)
    box = QRectF(3, h * 0.36, w - 6, h * 0.62 - below)
    if face.subtitle:
        plate = QRectF(w * 0.5 - 10, h * 0.57, 20, h * 0.18)
        p.setBrush(QColor(face.ink))
        p.drawRoundedRect(plate, 3, 3)
        draw_text(p, plate, face.subtitle, h * 0.13, face.fill, CENTRE, 700)
        box.setBottom(plate.top() - 1)
    draw_text(p, box, face.number, h * (0.19 if face.subtitle else 0.3), face.ink, CENTRE, 700)
    _paint_signs(p, face, QRectF(3, h - below - 1, w - 6, below - 1))


def _paint_signs(p: QPainter, face: Face, row: QRectF) -> None:
    """Draw the silhouettes at the foot side by side."""
    if not face.chips:
        return
    p.fillRect(row.adjusted(-3, 0, 3, 4), glass("#000000", 0.24))
    step = min(SIGN + 0.6, row.width() / len(face.chips))
    left = row.center().x() - step * len(face.chips) / 2
    for number, name in enumerate(face.chips):
        box = QRectF(left + number * step, row.center().y() - SIGN / 2 + 0.5, step, SIGN)
        draw_shape(p, box.adjusted(0.4, 0, -0.4, 0), name, face.ink)
