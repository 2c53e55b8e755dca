"""The other layouts of counters: formations, flights, figures, discs, works, backs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.paint.card_text import legible
from desktop.paint.colours import glass, mixed
from desktop.paint.counter_rows import paint_badge
from desktop.paint.counter_unit import least_cap
from desktop.paint.drawing import (
    CENTRE,
    GOLD,
    NARROWEST,
    draw_shape,
    draw_silhouette,
    draw_text,
    hatch,
)
from desktop.paint.face import Face, Level
from desktop.paint.face_shades import second_ink, tone
from desktop.paint.marks import mark

ALLOWANCE_CAP = 7.4
LARGEST_SIGN = 11.5
"""Radius of the disc that says of a flight that nobody knows it yet."""


def paint_formation(p: QPainter, face: Face, level: Level, size: float) -> None:
    """Draw the map symbol of a formation with its size mark and a large figure."""
    w, h = face.width, face.height
    strip = w * 0.165 if face.strip else 0.0
    _paint_strip(p, face, strip)
    left, right = strip + w * 0.05, w - w * 0.06
    if level is Level.TOKEN:
        box = QRectF(left - 1, 0.6, right - left + 2, h)
        draw_text(p, box, face.number, h * 0.56, face.ink, CENTRE, 700)
        return
    head = h * 0.21
    _paint_echelon(p, face, QRectF(left, h * 0.06, right - left, head * 0.62))
    frame = QRectF(left, head + 1.2, right - left, h * 0.935 - head - 1.2)
    _paint_symbol_frame(p, face, frame)
    draw_text(p, frame.translated(0, 0.4), face.number, frame.height() * 0.6, face.ink, CENTRE, 700)
    if face.bottom and least_cap(size) <= ALLOWANCE_CAP:
        _paint_allowance(p, face, QPointF(right - 2.0, h - 6.2))


def _paint_strip(p: QPainter, face: Face, wide: float) -> None:
    """Draw the side's mark four times along the left edge."""
    if not face.strip:
        return
    p.fillRect(QRectF(0, 0, wide, face.height), glass("#000000", 0.26))
    p.fillRect(QRectF(wide - 0.5, 0, 0.5, face.height), glass("#000000", 0.35))
    side = wide * 0.6
    for i in range(4):
        y = face.height * (0.14 + 0.24 * i)
        box = QRectF(wide / 2 - side / 2 + 0.35, y - side / 2, side, side)
        p.fillPath(mark(face.strip, box), QColor(face.ink))


def _paint_echelon(p: QPainter, face: Face, box: QRectF) -> None:
    """Draw the crosses over the symbol as strokes, so that they hold at every size."""
    side = box.height()
    gap = side * 0.5
    total = len(face.echelon) * side + (len(face.echelon) - 1) * gap
    pen = QPen(QColor(face.ink), side * 0.24)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    p.setPen(pen)
    for i in range(len(face.echelon)):
        x = box.center().x() - total / 2 + i * (side + gap)
        p.drawLine(QPointF(x, box.top()), QPointF(x + side, box.bottom()))
        p.drawLine(QPointF(x, box.bottom()), QPointF(x + side, box.top()))
    p.setPen(Qt.PenStyle.NoPen)


def _paint_symbol_frame(p: QPainter, face: Face, frame: QRectF) -> None:
    """Draw the frame; the crossed lines of the map symbol give way to the figure."""
    reach = 0.22
    p.fillRect(frame, glass("#000000", tone(face) * 0.35))
    p.setPen(QPen(glass(face.ink, 0.55), 1.2))
    for corner, other in (
        (frame.topLeft(), frame.bottomRight()),
        (frame.bottomLeft(), frame.topRight()),
    ):
        p.drawLine(corner, corner + (other - corner) * reach)
        p.drawLine(other, other + (corner - other) * reach)
    p.setPen(QPen(QColor(face.ink), 1.6))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(frame, 1.2, 1.2)
    p.setPen(Qt.PenStyle.NoPen)


def _paint_allowance(p: QPainter, face: Face, centre: QPointF) -> None:
    """Draw the movement allowance in a disc over the lower right corner."""
    r = 6.0
    p.setBrush(QColor(face.ink))
    p.setPen(QPen(QColor(face.fill), 1.2))
    p.drawEllipse(centre, r, r)
    p.setPen(Qt.PenStyle.NoPen)
    box = QRectF(centre.x() - r, centre.y() - r + 0.2, 2 * r, 2 * r)
    draw_text(p, box, face.bottom[0].text, ALLOWANCE_CAP, face.fill, CENTRE, 700)


def paint_number(p: QPainter, face: Face, level: Level, size: float) -> None:
    """Draw one large figure, over a picture or under a small title."""
    w, h = face.width, face.height
    head = 11.5 if face.title and level is not Level.TOKEN else 0.0
    if not face.picture and face.title:
        head = 11.5
    if head:
        p.fillRect(QRectF(0, 0, w, head), glass("#000000", tone(face)))
        words, cap = QRectF(3, 0.6, w - 6, head), max(6.3, least_cap(size))
        narrowest = 0.6 if face.picture else NARROWEST
        draw_text(p, words, face.title.upper(), cap, face.ink, CENTRE, 700, narrowest=narrowest)
    if face.picture:
        _paint_pictured_number(p, face, head, level, size)
        return
    box = QRectF(3, head, w - 6, h - head - 1)
    draw_text(p, box, face.number, (h - head) * 0.56, face.ink, CENTRE, 700)


def _paint_pictured_number(p: QPainter, face: Face, head: float, level: Level, size: float) -> None:
    """Draw a picture with the figure below; the smaller the counter, the larger the figure."""
    w, h = face.width, face.height
    cap = max(h * 0.24, (1.3 if level is Level.TOKEN else 1.02) * least_cap(size))
    foot = cap + h * 0.12
    picture = QRectF(4, head + (1.4 if head else 3), w - 8, h - head - foot - 4)
    if face.badge:
        picture.adjust(0, 0, -12, 0)
    draw_silhouette(p, picture, face.picture, face.ink, face.fill)
    box = QRectF(2, h - foot - 0.8, w - 4, foot)
    draw_text(p, box, face.number, cap, face.ink, CENTRE, 700, narrowest=0.6)


def paint_flight(p: QPainter, face: Face, level: Level, size: float) -> None:
    """Draw the letter, three small bombers, a pip for each one left (? until revealed)."""
    w, h = face.width, face.height
    foot = 15.0 if level is Level.TOKEN else 13.0
    p.fillRect(QRectF(0, h - foot, w, foot), glass("#000000", tone(face)))
    body = QRectF(3, 2.6, w - 6, h - foot - 4)
    unknown = face.pips < 0
    cap = max(7.4, 1.03 * least_cap(size))
    r = cap * 0.86
    # On the smallest the disc would cover the letter: there the sign is written after it.
    beside = unknown and r > LARGEST_SIGN and len(face.title) == 1
    if beside:
        draw_text(p, body, f"{face.title}?", 22, face.ink, CENTRE, 700)
    elif level is Level.TOKEN:
        _paint_flight_name(p, face, body, cap, unknown)
    elif len(face.title) == 1:
        letter = QRectF(body.left(), body.top(), 18, body.height())
        draw_text(p, letter, face.title, 18, face.ink, CENTRE, 700)
        planes = body.adjusted(18, 2.0, 0, -1.4)
        draw_silhouette(p, planes, "formation", face.ink, face.fill)
    else:
        name = QRectF(3, 2.4, w - (2 * r + 5.6 if unknown else 6), cap + 2)
        draw_text(p, name, face.title.upper(), cap, face.ink, CENTRE, 700, narrowest=0.6)
        planes = body.adjusted(8, cap + 2.4, -8, 0)
        draw_silhouette(p, planes, "formation", face.ink, face.fill)
    if face.mark and not (level is Level.TOKEN and unknown):
        side = 5.4
        box = QRectF(2.6, h - foot / 2 - side / 2, side, side)
        p.fillPath(mark(face.mark, box), QColor(face.ink))
    _paint_pips(p, face, foot)
    if unknown and not beside:
        paint_badge(p, QPointF(w - r - 1.6, r + 1.6), r, GOLD, "?")


def _paint_flight_name(p: QPainter, face: Face, body: QRectF, cap: float, unknown: bool) -> None:
    """Draw the letter alone, beside the sign of a flight that is not revealed."""
    if len(face.title) > 1:
        if unknown:
            half = QRectF(body.left(), body.top(), body.width() / 2, body.height())
            draw_shape(p, half, "formation", face.ink)
            low = face.height - body.bottom() - 2.4
            body = QRectF(body.left(), body.bottom() + 1, body.width(), low)
        draw_text(p, body, face.title.upper(), cap * 1.05, face.ink, CENTRE, 700)
        return
    room = body.width() * 0.56 if unknown else body.width()
    box = QRectF(body.left(), body.top() + 0.6, room, body.height())
    draw_text(p, box, face.title, 22, face.ink, CENTRE, 700)


def _paint_pips(p: QPainter, face: Face, foot: float) -> None:
    """Draw three pips, full for each bomber left, or nothing to count before it is known."""
    w, y = face.width, face.height - foot / 2 - 0.4
    for i in range(3):
        centre = QPointF(w / 2 + 1.6 + (i - 1) * 11, y)
        r = foot * 0.27
        if face.pips < 0:
            box = QRectF(centre.x() - 5, y - foot / 2, 10, foot)
            draw_text(p, box, "?", 7.4, second_ink(face, 0.8), CENTRE, 700)
            continue
        p.setPen(QPen(QColor(face.ink), 1.2))
        p.setBrush(QColor(face.ink) if i < face.pips else Qt.BrushStyle.NoBrush)
        p.drawEllipse(centre, r, r)
    p.setPen(Qt.PenStyle.NoPen)


def paint_disc(p: QPainter, face: Face, level: Level) -> None:
    """Draw a round unit: the picture over its number, on the smallest the number alone.

    Its ring tells its kind: plain, broken, or double.
    """
    w, h = face.width, face.height
    if level is Level.FULL:
        picture = QRectF(w * 0.24, h * 0.10, w * 0.52, h * 0.5)
        draw_silhouette(p, picture, face.picture, face.ink, face.fill)
        p.fillRect(QRectF(0, h * 0.62, w, h * 0.38), glass("#000000", 0.24))
        box = QRectF(w * 0.2, h * 0.63, w * 0.6, h * 0.28)
        draw_text(p, box, face.number, h * 0.21, face.ink, CENTRE, 700)
    else:
        box = QRectF(w * 0.1, 0, w * 0.8, h)
        cap = legible(p, h * 0.36, h * 0.56)
        draw_text(p, box, face.number, cap, face.ink, CENTRE, 700)
    _paint_ring(p, face, 0.05 if level is Level.FULL else 0.09)


def _paint_ring(p: QPainter, face: Face, wide: float) -> None:
    if not face.edge:
        return
    w, h = face.width, face.height
    pen = QPen(glass(face.ink, 0.9), w * wide)
    if face.edge == "dashes":
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([0.16 / wide, 0.1 / wide])
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for inset in (0.05, 0.14) if face.edge == "bands" else (0.06,):
        p.drawEllipse(QRectF(w * inset, h * inset, w * (1 - 2 * inset), h * (1 - 2 * inset)))
    p.setPen(Qt.PenStyle.NoPen)


def paint_emplacement(p: QPainter, face: Face) -> None:
    """Draw a rim of sandbags round an open pit, so that a unit can stand in it.

    The pit is lit like the rest of the board: dark under the upper left bags.
    """
    w, h = face.width, face.height
    p.fillRect(QRectF(0, 0, w, h), mixed(face.fill, "#000000", 0.34))
    pit = QRectF(8, 8, w - 16, h - 16)
    p.fillRect(pit, QColor(face.fill))
    for depth, alpha in ((4.6, 0.16), (2.6, 0.2)):
        p.fillRect(QRectF(pit.left(), pit.top(), pit.width(), depth), glass("#000000", alpha))
        p.fillRect(QRectF(pit.left(), pit.top(), depth, pit.height()), glass("#000000", alpha))
    long, deep, gap = (w - 4) / 5, 6.8, 0.8
    for i in range(5):
        bag = QRectF(2 + i * long + gap / 2, 0, long - gap, deep)
        for box in (bag.translated(0, 1.8), bag.translated(0, h - deep - 1.8)):
            _paint_bag(p, box, face.ink)
    tall = (h - 2 * deep - 5.2) / 4
    for i in range(4):
        for x in (1.8, w - deep - 1.8):
            box = QRectF(x, deep + 2.6 + i * tall + gap / 2, deep, tall - gap)
            _paint_bag(p, box, face.ink)
    if face.number:
        p.setBrush(QColor(face.ink))
        p.drawEllipse(QPointF(w / 2, h / 2), 4.2, 4.2)


def _paint_bag(p: QPainter, box: QRectF, colour: str) -> None:
    bag = QPainterPath()
    bag.addRoundedRect(box, 2.8, 2.8)
    p.fillPath(bag, QColor(colour))
    low = QPainterPath()
    low.addRoundedRect(box.adjusted(0, box.height() * 0.55, 0, 0), 2.4, 2.4)
    p.fillPath(low, glass("#000000", 0.16))
    p.strokePath(bag, QPen(mixed(colour, "#000000", 0.5), 0.6))
    p.fillRect(box.adjusted(1.8, 1.2, -1.8, 2.0 - box.height()), glass("#FFFFFF", 0.4))


def paint_back(p: QPainter, face: Face) -> None:
    """Draw the back of a counter: hatching and the mark of the side, large."""
    w, h = face.width, face.height
    hatch(p, QRectF(0, 0, w, h), glass(face.ink, 0.16))
    p.setPen(QPen(glass(face.ink, 0.75), 0.9))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(QRectF(3.4, 3.4, w - 6.8, h - 6.8), 3, 3)
    p.setPen(Qt.PenStyle.NoPen)
    r = min(w, h) * 0.27
    p.setBrush(QColor(face.fill))
    p.drawEllipse(QPointF(w / 2, h / 2), r * 1.35, r * 1.35)
    name = face.mark or face.strip
    box = QRectF(w / 2 - r * 0.85, h / 2 - r * 0.85, r * 1.7, r * 1.7)
    if name:
        p.fillPath(mark(name, box), QColor(face.ink))
    else:
        draw_text(p, box, "?", r * 1.2, face.ink, CENTRE, 700)
