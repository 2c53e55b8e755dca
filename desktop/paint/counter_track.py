"""What stands on a track of points: the cube of a side, the flag at the points it needs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.paint.colours import glass
from desktop.paint.drawing import CENTRE, PALE, draw_text
from desktop.paint.face import Face
from desktop.paint.marks import mark

TOP = 0.24
"""How much of a cube is its upper face."""


def paint_cube(p: QPainter, face: Face) -> None:
    """Draw a cube from the front and a little from above, the mark of the side on its front."""
    w, h = face.width, face.height
    deep, slant = h * TOP, w * 0.1
    roof = QPainterPath(QPointF(slant, 0))
    for x, y in ((w - slant, 0.0), (w, deep), (0.0, deep)):
        roof.lineTo(x, y)
    p.fillRect(QRectF(0, 0, w, deep), glass("#000000", 0.45))
    p.fillPath(roof, glass("#FFFFFF", 0.42))
    front = QRectF(0, deep, w, h - deep)
    side = min(front.width(), front.height()) * 0.72
    if face.number:
        figure = QRectF(1, front.center().y() - 0.4, w - 2, front.height() / 2)
        if draw_text(p, figure, face.number, front.height() * 0.4, face.ink, CENTRE, 700):
            side *= 0.62
            front.setBottom(front.center().y() + 0.6)
        else:
            p.fillRect(QRectF(0, h - 3.4, w, 3.4), QColor(face.ink))
            front.setBottom(h - 3.0)
    box = QRectF(front.center().x() - side / 2, front.center().y() - side / 2, side, side)
    p.fillPath(mark(face.mark, box), QColor(face.ink))


def paint_flag(p: QPainter, face: Face) -> None:
    """Draw the pole and, on the cloth, the mark of the side."""
    w, h = face.width, face.height
    p.fillRect(QRectF(0, 0, w * 0.16, h), QColor(PALE))
    side = h * 0.4
    box = QRectF(w * 0.46 - side / 2, h * 0.32 - side / 2, side, side)
    p.fillPath(mark(face.mark, box), QColor(face.ink))
