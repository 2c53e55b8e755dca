"""What lies over a counter: has acted, damaged, suppressed, destroyed, leader, stack."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.paint.colours import glass
from desktop.paint.counter_rows import paint_badge
from desktop.paint.drawing import AMBER, CENTRE, DARK, GOLD, draw_text, round_pen
from desktop.paint.face import Face, Level, State, body_path
from desktop.paint.marks import mark

CRACK = (
    *((0.98, 0.30), (0.74, 0.38), (0.78, 0.50), (0.50, 0.52)),
    *((0.52, 0.66), (0.27, 0.66), (0.26, 0.80), (0.06, 0.86)),
)
BADGE = "#E7ECF1"


def paint_states(p: QPainter, face: Face, level: Level) -> None:
    """Draw every overlay of a face."""
    w, h, states = face.width, face.height, face.states
    if State.OBJECTIVE in states:
        p.strokePath(body_path(face, 0.9), QPen(QColor(GOLD), 2.0))
    if State.MOVED in states:
        p.fillPath(body_path(face), glass("#20262D", 0.34))
    if State.DAMAGED in states:
        _paint_crack(p, w, h, lift=0.14 if face.status else 0.0)
    if State.SUPPRESSED in states:
        p.fillPath(body_path(face), glass("#FFFFFF", 0.52))
        draw_text(p, QRectF(0, 0, w, h), "S", h * 0.52, glass(DARK, 0.9), CENTRE, 700)
    if State.DESTROYED in states:
        _paint_cross(p, face)
    if State.LEADER in states:
        star = mark("star", QRectF(-2.4 if State.MOVED in states else w - 9.6, -2.4, 12, 12))
        p.strokePath(star, round_pen(DARK, 1.8))
        p.fillPath(star, QColor(GOLD))
    _paint_badges(p, face, 5.8 if level is Level.FULL else 8.0)


def _paint_badges(p: QPainter, face: Face, size: float) -> None:
    w, h = face.width, face.height
    if State.MOVED in face.states:
        paint_badge(p, QPointF(w - 2.5, 2.5), size, BADGE, "tick")
    if State.DAMAGED in face.states:
        # A pilot's status has the lower left corner.
        place = QPointF(w - 1.5, h * 0.56) if face.status else QPointF(2.5, h - 2.5)
        paint_badge(p, place, size, AMBER, "D")
    if face.count > 1:
        paint_badge(p, QPointF(w - 2.0, h - 2.0), size, BADGE, str(face.count))


def _paint_cross(p: QPainter, face: Face) -> None:
    w, h = face.width, face.height
    p.fillPath(body_path(face), glass("#101418", 0.45))
    for colour, wide in ((DARK, 6.4), ("#FF6B57", 3.8)):
        p.setPen(round_pen(colour, wide))
        p.drawLine(QPointF(8, 8), QPointF(w - 8, h - 8))
        p.drawLine(QPointF(8, h - 8), QPointF(w - 8, 8))
    p.setPen(Qt.PenStyle.NoPen)


def _paint_crack(p: QPainter, w: float, h: float, lift: float) -> None:
    """Draw the crack, lifted off a status sign by a share of the height."""
    chain = [QPointF(a * w, (b - lift) * h) for a, b in CRACK]
    for colour, wide in ((DARK, 3.2), ("#FFE3A8", 1.3)):
        pen = QPen(QColor(colour), wide)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        p.setPen(pen)
        p.drawPolyline(chain)
    p.setPen(Qt.PenStyle.NoPen)
