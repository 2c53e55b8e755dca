"""What lies over a counter: has acted, damaged, suppressed, destroyed, leader, stack."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.paint.colours import glass
from desktop.paint.counter_roles import paint_role
from desktop.paint.counter_rows import paint_badge, paint_plate
from desktop.paint.drawing import (
    AMBER,
    CAP,
    CENTRE,
    DARK,
    GOLD,
    LEAST_TEXT,
    draw_shape,
    draw_text,
    round_pen,
    zoom,
)
from desktop.paint.face import Face, Level, State, body_path
from desktop.paint.marks import mark

CRACK = (
    *((0.98, 0.30), (0.74, 0.38), (0.78, 0.50), (0.50, 0.52)),
    *((0.52, 0.66), (0.27, 0.66), (0.26, 0.80), (0.06, 0.86)),
)
BADGE = "#E7ECF1"
NUKE = "#F2C230"
LARGEST = 16.0
"""Radius of a badge with a letter where the counter is smallest: a third of its width."""


def paint_states(p: QPainter, face: Face, level: Level) -> None:
    """Draw every overlay of a face."""
    w, h, states = face.width, face.height, face.states
    if State.OBJECTIVE in states:
        p.strokePath(body_path(face, 0.9), QPen(QColor(GOLD), 2.0))
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
    if face.role:
        r = 7.6 if level is Level.FULL else 10.0
        paint_role(p, QPointF(r * 0.45, h * 0.5), r, face.role)
    _paint_badges(p, face, level)


def _paint_badges(p: QPainter, face: Face, level: Level) -> None:
    w, h = face.width, face.height
    size = 5.8 if level is Level.FULL else 8.0
    if State.MOVED in face.states:
        paint_badge(p, QPointF(w - 2.5, 2.5), size, BADGE, "tick")
    if State.NORMAL in face.states:
        _paint_return(p, QPointF(w - 2.5, 2.5), size, BADGE, 1)
    if State.LONG in face.states:
        _paint_return(p, QPointF(w - 2.5, 2.5), size, AMBER, 2)
    if State.DAMAGED in face.states:
        # A pilot's status has the lower left corner.
        r, by = _grown(p, size)
        middle = h * (0.66 if level is Level.TOKEN else 0.56)
        place = QPointF(w + 0.5 - by, middle) if face.status else QPointF(by, h - by)
        paint_badge(p, place, r, AMBER, "D")
    if State.NUCLEAR in face.states:
        # Off the mark of the side: it is above on large counters, at half height on small ones.
        place = QPointF(3.4, h * 0.5) if level is Level.FULL else QPointF(4.6, h - 4.6)
        _paint_trefoil(p, place, size * 1.12)
    if face.badge:
        cap = max(6.6, 1.03 * LEAST_TEXT * CAP / zoom(p))
        # On the smallest counters the name reaches further down.
        middle = h * (0.64 if level is Level.TOKEN else 0.5)
        paint_plate(p, QPointF(w + 3.4, middle), cap, face.badge)
    if face.count > 1:
        r, by = _grown(p, size)
        paint_badge(p, QPointF(w - by, h - by), r, BADGE, str(face.count))


def _grown(p: QPainter, size: float) -> tuple[float, float]:
    """Return the radius of a badge with a letter, and how far its middle is from the edges.

    On the smallest counters it grows inwards until the letter can be read.
    """
    r = max(size, min(LARGEST, 0.86 * LEAST_TEXT * CAP / zoom(p)))
    return r, max(2.5, r - 1.0) if r > 8.0 else 2.5


def _paint_return(p: QPainter, centre: QPointF, r: float, colour: str, steps: int) -> None:
    """Draw a badge with an arrow back for each turn that it takes."""
    paint_badge(p, centre, r, colour, "")
    p.setPen(round_pen(DARK, r * 0.27))
    for i in range(steps):
        x = centre.x() + (i - (steps - 1) / 2) * r * 0.56
        tip = QPointF(x - r * 0.22, centre.y())
        arms = [tip + QPointF(r * 0.4, side * r * 0.46) for side in (-1, 1)]
        p.drawPolyline([arms[0], tip, arms[1]])
    p.setPen(Qt.PenStyle.NoPen)


def _paint_trefoil(p: QPainter, centre: QPointF, r: float) -> None:
    paint_badge(p, centre, r, NUKE, "")
    box = QRectF(centre.x() - r * 0.8, centre.y() - r * 0.8, r * 1.6, r * 1.6)
    draw_shape(p, box, "nuke", DARK)


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
