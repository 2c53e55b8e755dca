"""The small parts of counters: numbers in their styles, status signs, badges."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.paint.colours import Colour, glass
from desktop.paint.drawing import (
    AMBER,
    CAP,
    CENTRE,
    DARK,
    GOLD,
    GREEN,
    LEAST_TEXT,
    LEFT,
    PALE,
    RED,
    RIGHT,
    draw_text,
    readable,
    round_pen,
    zoom,
)
from desktop.paint.face import Badge, Cell, Face
from desktop.paint.face_shades import second_ink
from desktop.paint.marks import mark

LABEL_CAP = 3.3
WARNING = "#B3140A"
CITY = "#F2C230"


def paint_row(
    p: QPainter, face: Face, box: QRectF, cells: tuple[Cell, ...], labels: bool = False
) -> None:
    """Draw numbers side by side."""
    crowded = len(cells) > 3
    if crowded:
        box = box.adjusted(1.2, 0, -1.2, 0)
    gap = 0.8 if crowded else 0.0
    step = box.width() / max(1, len(cells))
    for i, cell in enumerate(cells):
        place = QRectF(box.left() + i * step + gap, box.top(), step - 2 * gap, box.height())
        paint_cell(p, face, place, cell, labels)


def paint_corner_row(p: QPainter, face: Face, box: QRectF, cap: float) -> None:
    """Draw the bottom row with the subtitle between its first and its last number."""
    side = box.width() * 0.25
    room = side + 1.8 if face.bottom else 3
    words = box.adjusted(room, -0.5, -room, -0.5)
    draw_text(p, words, face.subtitle, cap, face.ink, CENTRE, 600, narrowest=0.66)
    places = (
        QRectF(box.left() + 0.6, box.top(), side, box.height()),
        QRectF(box.right() - side - 0.6, box.top(), side, box.height()),
    )
    for cell, place in zip(face.bottom, places, strict=False):
        paint_cell(p, face, place, cell)


def paint_name_row(p: QPainter, face: Face, box: QRectF, cap: float) -> None:
    """Draw the bottom row with the subtitle, and the last number at its right end."""
    words = box.adjusted(1.8, -0.5, -1.8, -0.5)
    side = box.height() + 0.8
    for cell in face.bottom[1:]:
        place = QRectF(box.right() - side, box.top(), side, box.height())
        paint_cell(p, face, place, cell)
        words.setRight(place.left() - 0.8)
    draw_text(p, words, face.subtitle, cap, face.ink, LEFT, 600, narrowest=0.7)


def paint_cell(p: QPainter, face: Face, box: QRectF, cell: Cell, labels: bool = False) -> None:
    """Draw one number in its style."""
    ink: Colour = face.ink
    cap = 7.4
    box = box.translated(0, -0.5)
    if labels:
        strip = QRectF(box.left(), box.top() + 1.2, box.width(), 3.8)
        draw_text(p, strip, cell.label, LABEL_CAP, second_ink(face, 0.8), CENTRE, 600)
        box = box.adjusted(0, 4.2, 0, 0)
    centre = box.center()
    match cell.style:
        case "disc":
            r = min(box.height() * 0.46, 6.2)
            p.setBrush(QColor(DARK))
            p.setPen(QPen(glass(face.ink, 0.8), 0.7))
            p.drawEllipse(centre, r, r)
            p.setPen(Qt.PenStyle.NoPen)
            ink, cap = PALE, max(cap * 0.9, LEAST_TEXT * CAP / zoom(p))
        case "box" | "alert":
            half = min(box.width() / 2 - 0.8, 5.6)
            plate = QPainterPath()
            tall = min(4.7, box.height() / 2)
            field = QRectF(centre.x() - half, centre.y() - tall, half * 2, tall * 2)
            plate.addRoundedRect(field, 1.6, 1.6)
            p.fillPath(plate, QColor(PALE if cell.style == "box" else "#C2281B"))
            ink = DARK if cell.style == "box" else PALE
        case "tail":
            _paint_tail(p, face, box, cell.text, cap)
            return
        case "dim":
            ink = second_ink(face, 0.72)
        case "status":
            paint_status(p, centre, min(box.height() * 0.42, 5.4), cell.text)
            return
        case "star":
            star = mark("star", QRectF(box.right() - 7.2, centre.y() - 3.1, 5.6, 5.6))
            p.fillPath(star, QColor(GOLD))
            box = box.adjusted(0, 0, -5.4, 0)
        case "plain":
            pass
    draw_text(p, box.adjusted(0.6, 0, -0.6, 0), cell.text, cap, ink, CENTRE, 700)


def _paint_tail(p: QPainter, face: Face, box: QRectF, text: str, cap: float) -> None:
    """Draw "0/1" with what follows the slash red on a pale plate, which tells it by its shape."""
    head, slash, tail = text.partition("/")
    middle = box.center()
    plate = QRectF(middle.x() + 1.0, middle.y() - 4.7, 7.2, 9.4)
    path = QPainterPath()
    path.addRoundedRect(plate, 1.6, 1.6)
    p.fillPath(path, QColor(PALE))
    draw_text(p, plate, tail, cap, WARNING, CENTRE, 700)
    before = QRectF(middle.x() - 9.2, box.top(), 9.5, box.height())
    draw_text(p, before, head + slash, cap, face.ink, RIGHT, 700)


def paint_plate(p: QPainter, edge: QPointF, cap: float, badge: Badge) -> None:
    """Draw a badge whose right side has its middle at the edge, its capitals cap units high."""
    high = cap * 1.62
    wide = high if len(badge.text) < 2 else high * 1.3
    box = QRectF(edge.x() - wide, edge.y() - high / 2, wide, high)
    path = QPainterPath()
    path.addRoundedRect(box, high * 0.24, high * 0.24)
    p.fillPath(path, QColor(PALE if badge.style == "die" else CITY))
    p.strokePath(path, QPen(QColor(DARK), 1.0))
    draw_text(p, box.adjusted(1, 0, -1, 0), badge.text, cap, DARK, CENTRE, 700)


def paint_status(p: QPainter, centre: QPointF, r: float, status: str) -> None:
    """Draw okay, shaken or unfit: a disc, a triangle, a square, each with its letter."""
    colour = {"okay": GREEN, "shaken": AMBER, "unfit": RED}[status]
    box = QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r)
    path = QPainterPath()
    if status == "okay":
        path.addEllipse(box)
    elif status == "shaken":
        path = mark("triangle", box.adjusted(-0.9, -1.4, 0.9, 0.2))
    else:
        path.addRoundedRect(box.adjusted(0.2, 0.2, -0.2, -0.2), 1, 1)
    p.strokePath(path, round_pen(DARK, 1.2))
    p.fillPath(path, QColor(colour))
    low = 1.0 if status == "shaken" else 0.1
    ink = PALE if status == "unfit" else DARK
    cap = min(max(r * 1.15, LEAST_TEXT * CAP / zoom(p)), r * 1.5)
    draw_text(p, box.translated(0, low), status[0].upper(), cap, ink, CENTRE, 700)


def paint_badge(
    p: QPainter, centre: QPointF, r: float, colour: str, sign: Literal["tick"] | str
) -> None:
    """Draw a small disc over the edge of a counter with a tick or a letter.

    Nothing is drawn where the letter could not be read: a disc alone says nothing.
    """
    box = QRectF(centre.x() - r, centre.y() - r + 0.1, 2 * r, 2 * r)
    if len(sign) > 1:
        box.adjust(r * 0.2, 0, -r * 0.2, 0)
    letters = "" if sign == "tick" else sign
    if not readable(p, box, letters, r * 1.2, 700, narrowest=0.7):
        return
    p.setBrush(QColor(colour))
    p.setPen(QPen(QColor(DARK), 1.1))
    p.drawEllipse(centre, r, r)
    if sign == "tick":
        p.setPen(round_pen(DARK, r * 0.32))
        chain = ((-0.46, 0.02), (-0.1, 0.4), (0.5, -0.38))
        p.drawPolyline([centre + QPointF(a * r, b * r) for a, b in chain])
    p.setPen(Qt.PenStyle.NoPen)
    draw_text(p, box, letters, r * 1.2, DARK, CENTRE, 700, narrowest=0.7)
