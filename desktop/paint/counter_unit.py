"""The layout of most counters: a title or numbers above, the picture, numbers below."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from desktop.paint.colours import glass
from desktop.paint.counter_rows import (
    LABEL_CAP,
    paint_corner_row,
    paint_name_row,
    paint_row,
    paint_status,
)
from desktop.paint.drawing import (
    CAP,
    CENTRE,
    DARK,
    GOLD,
    LEAST_TEXT,
    LEFT,
    RIGHT,
    draw_shape,
    draw_silhouette,
    draw_text,
    readable,
)
from desktop.paint.face import SPENT, Face, Level, State, body_path
from desktop.paint.face_shades import tone
from desktop.paint.marks import mark

CHIP_CAP = 5.0
CHIP_WIDE = 8.6
COUNT_ROOM = 5.0
"""How far numbers keep off the lower right corner of a pile."""
BADGE_ROOM = 6.0
"""How far a picture keeps off the right edge for a badge."""
ROLE_ROOM = 9.0
"""How far it keeps off the left edge of small counters for a role."""
LEAST_PICTURE = 24.0
"""Height that a picture has under a name on the smallest counters."""


def least_cap(size: float) -> float:
    """Return the height of capitals, in units, whose text can just be read at this size."""
    return LEAST_TEXT * CAP * 48 / size


def paint_unit(p: QPainter, face: Face, level: Level, size: float) -> None:
    """Draw the contents for the level."""
    if level is Level.FULL:
        _paint_full(p, face, size)
    elif level is Level.SHORT:
        _paint_short(p, face, size)
    else:
        _paint_token(p, face, size)


def _paint_full(p: QPainter, face: Face, size: float) -> None:
    w, h = face.width, face.height
    inset = 3.4 if face.edge in ("bomber", "dashes") else 0.0
    labels = least_cap(size) <= LABEL_CAP and any(cell.label for cell in face.bottom)
    cap = min(6.9, max(5.7, least_cap(size)))
    bar = 12.0 if face.top else cap + 4.7 + inset * 0.6 if face.title else 0.0
    foot = 2.0
    if face.bottom or face.subtitle:
        foot = 14.4 if labels else 11.2 + inset * 0.6
    p.fillRect(QRectF(0, 0, w, bar), glass("#000000", tone(face)))
    if foot > 2:
        p.fillRect(QRectF(0, h - foot, w, foot), glass("#000000", tone(face)))
    _paint_edge(p, face)
    picture = QRectF(0, bar, w, h - bar - foot)
    picture.adjust(2 + inset, 1.1 + (0 if bar else inset), -2 - inset, -1.1)
    if _named_below(face):
        picture.adjust(CHIP_WIDE, 0, 0, 0)
    elif face.speed or face.dots:
        picture.adjust(6, 0, -5 if face.altitude else 0, 0)
    if face.badge:
        picture.adjust(0, 0, -BADGE_ROOM, 0)
    _paint_picture(p, face, picture)
    _paint_head(p, face, bar, inset, cap)
    _paint_side(p, face, QRectF(0, bar, w, h - foot - bar), size)
    left = 4.2 if face.edge == "stripe" else inset
    row = QRectF(left, h - foot, w - left - inset, foot)
    if State.OBJECTIVE in face.states:
        row.adjust(1.6, 0, -1.6, 0)
    if _named_below(face):
        paint_name_row(p, face, row, max(6.4, least_cap(size)))
    elif face.subtitle:
        paint_corner_row(p, face, row, max(4.9, least_cap(size)))
    else:
        if face.count > 1:
            row.adjust(0, 0, -COUNT_ROOM, 0)
        paint_row(p, face, row, face.bottom, labels)


def _named_below(face: Face) -> bool:
    """Return whether the name has the bottom row, and its first number is beside the picture."""
    return bool(face.subtitle) and not face.title


def _paint_short(p: QPainter, face: Face, size: float) -> None:
    """Draw name, picture and signs; the numbers go to the tooltip."""
    w, h = face.width, face.height
    inset = 3.0 if face.edge in ("bomber", "dashes") else 0.0
    cap = least_cap(size) * 1.04
    bar = cap + 4.2 + inset
    p.fillRect(QRectF(0, 0, w, bar), glass("#000000", tone(face)))
    _paint_edge(p, face)
    left = 4.2 if face.edge == "stripe" else 0.0
    words = QRectF(left + 1.6 + inset, inset + 0.4, w - left - 3.2 - 2 * inset, bar - inset)
    _clear_star(face, words)
    name = (face.title or face.subtitle).upper()
    if not _drawn_beside_tick(p, face, words, cap, 10.6):
        draw_text(p, words, name, cap, face.ink, CENTRE, 700, narrowest=0.6)
    signs = 8.0 if face.mark or face.altitude else 0.0
    picture = QRectF(left + inset + 2 + signs, bar + 1.4, 0, 0)
    picture.setRight(w - 2.4 - inset - signs)
    picture.setBottom(h - 2.4 - inset)
    _paint_picture(p, face, picture)
    _paint_small_signs(p, face, inset + left, picture.center().y())


def _paint_token(p: QPainter, face: Face, size: float) -> None:
    """Draw the picture as large as it goes under a name that can be read, and the side's sign."""
    w, h = face.width, face.height
    inset = 3.0 if face.edge in ("bomber", "dashes") else 0.0
    left = 4.2 if face.edge == "stripe" else 0.0
    top = _paint_token_name(p, face, left, inset, least_cap(size) * 1.04)
    _paint_edge(p, face)
    signs = 9.0 if face.mark or face.altitude else 0.0
    picture = QRectF(left + inset + (ROLE_ROOM if face.role else signs * 0.7), top, 0, 0)
    picture.setRight(w - inset - (BADGE_ROOM if face.badge or face.role else 0))
    picture.setBottom(h - inset)
    gap = 1.4 if top > inset else 3.0
    if face.picture:
        for place in _abreast(picture.adjusted(3, gap, -3, -gap), face.pictures):
            draw_shape(p, place, face.picture, face.ink, face.turn)
    _paint_small_signs(p, face, inset + left, picture.center().y())


def _paint_token_name(p: QPainter, face: Face, left: float, inset: float, cap: float) -> float:
    """Draw the name over the picture, off a tick, if both have room; return where that begins."""
    bar = cap + 2.6 + inset
    name = (face.title or face.subtitle).upper()
    words = QRectF(left + inset + 2.0, inset + 0.2, 0, bar - inset)
    words.setRight(face.width - inset - 2.0)
    if not SPENT.isdisjoint(face.states):
        words.setRight(face.width - 10.6)
    _clear_star(face, words)
    has_room = face.height - bar >= LEAST_PICTURE
    if not name or not has_room or not readable(p, words, name, cap, 700, narrowest=0.66):
        return inset
    p.fillRect(QRectF(0, 0, face.width, bar), glass("#000000", tone(face)))
    draw_text(p, words, name, cap, face.ink, CENTRE, 700, narrowest=0.66)
    return bar


def _paint_picture(p: QPainter, face: Face, box: QRectF) -> None:
    if face.picture:
        for place in _abreast(box, face.pictures):
            draw_silhouette(p, place, face.picture, face.ink, face.fill, face.turn)


def _abreast(box: QRectF, count: int) -> list[QRectF]:
    """Return places side by side, one a little ahead of the next."""
    step = box.width() / count
    high = box.height() / (1 + 0.16 * (count - 1))
    return [
        QRectF(box.left() + i * step, box.top() + 0.16 * i * high, step, high) for i in range(count)
    ]


def _paint_small_signs(p: QPainter, face: Face, left: float, middle: float) -> None:
    """Draw the mark at half height of the edge, where it hides neither name nor numbers."""
    if face.mark:
        # A role has the left edge for itself.
        x = face.width - left - 11.4 if face.role else left + 2.2
        box = QRectF(x, middle - 4.6, 9.2, 9.2)
        sign = mark(face.mark, box)
        p.strokePath(sign, QPen(QColor(face.fill), 2.4))  # off a wing tip behind it
        p.fillPath(sign, QColor(face.ink))
    if face.altitude:
        _paint_altitude(p, face, QPointF(left + 2.4, middle - 7), 1.5)
    if face.status and face.status != "okay":
        paint_status(p, QPointF(face.width - 8.5, face.height - 8.5), 6.6, face.status)


def _paint_head(p: QPainter, face: Face, bar: float, inset: float, cap: float) -> None:
    """Draw the title with the mark and the code of its side, or three numbers."""
    w = face.width
    if face.top:
        paint_row(p, face, QRectF(0, 0, w, bar), face.top)
        for i in range(1, len(face.top)):
            x = w * i / len(face.top)
            p.fillRect(QRectF(x - 0.3, 2.4, 0.6, bar - 4.8), glass(face.ink, 0.35))
        return
    box = QRectF(2.4 + inset, 0.5 + inset * 0.7, w - 4.8 - 2 * inset, bar - 0.5 - inset * 0.7)
    if face.mark:
        place = QRectF(3.2 + inset * 0.5, box.center().y() - 2.8, 5.4, 5.6)
        p.fillPath(mark(face.mark, place), QColor(face.ink))
        box.setLeft(10.2 + inset * 0.5)
    if face.code:
        code = QRectF(w - 11.5, 0.6, 9, bar - 0.6)
        if draw_text(p, code, face.code, 4.8, glass(face.ink, 0.85), RIGHT):
            box.setRight(w - 11)
    _clear_star(face, box)
    align = LEFT if face.mark and face.code else CENTRE
    if not _drawn_beside_tick(p, face, box, cap, 8.6):
        draw_text(p, box, face.title.upper(), cap, face.ink, align, 700)


def _drawn_beside_tick(p: QPainter, face: Face, words: QRectF, cap: float, room: float) -> bool:
    """Draw a title that leaves room for the badge over its end, if it can be narrowed so far."""
    if not face.mark or SPENT.isdisjoint(face.states):
        return False
    box = QRectF(words)
    box.setRight(face.width - room)
    return draw_text(p, box, face.title.upper(), cap, face.ink, CENTRE, 700, narrowest=0.58)


def _clear_star(face: Face, words: QRectF) -> None:
    """Keep a title off the leader's star: on the right, on the left beside the tick."""
    if State.LEADER in face.states:
        if State.MOVED in face.states:
            words.setLeft(10)
            words.setRight(face.width - 7)
        else:
            words.setRight(face.width - 10)


def _paint_edge(p: QPainter, face: Face) -> None:
    """Draw frames and stripes that tell a kind of unit."""
    w, h = face.width, face.height
    if face.edge == "bomber":
        p.strokePath(body_path(face, 1.0), QPen(QColor("#FF6F5C"), 1.8))
        p.strokePath(body_path(face, 2.8), QPen(QColor("#4E8FE0"), 1.8))
    elif face.edge == "stripe":
        p.fillRect(QRectF(0, 0, 4.2, h), QColor("#F2C14E"))
        for y in range(-4, int(h) + 6, 8):
            path = QPainterPath(QPointF(0, y + 4.2))
            for x, down in ((4.2, 0.0), (4.2, 4.0), (0.0, 8.2)):
                path.lineTo(x, y + down)
            p.fillPath(path, QColor("#4A1030"))
    elif face.edge == "dashes":
        pen = QPen(QColor("#C8102E"), 2.0)
        pen.setDashPattern([2.0, 1.6])
        p.strokePath(body_path(face, 1.4), pen)
    elif face.edge == "bands":
        for x in (0.0, w - 3.4):
            p.fillRect(QRectF(x, 0, 3.4, h), QColor(face.ink))


def _paint_side(p: QPainter, face: Face, zone: QRectF, size: float) -> None:
    """Draw dots, speed bars and chips on the left, the altitude on the right."""
    if _named_below(face):
        _paint_chips(p, face, zone, max(CHIP_CAP, least_cap(size)))
    x = 6.6 if face.edge == "stripe" else 2.6
    y = zone.top() + 2.0
    for i in range(face.dots):
        p.setBrush(QColor(GOLD))
        p.setPen(QPen(glass(DARK, 0.7), 0.5))
        p.drawEllipse(QPointF(x + 2.0 + i // 3 * 4.7, y + 1.9 + i % 3 * 4.3), 1.8, 1.8)
        p.setPen(Qt.PenStyle.NoPen)
    for i in range(face.speed):
        p.fillRect(QRectF(x + 0.2 + i * 3.0, zone.bottom() - 9.4, 1.9, 7.8), QColor(face.ink))
    if face.altitude:
        _paint_altitude(p, face, QPointF(face.width - 8.8, zone.top() + 1.6), 1.0)


def _paint_chips(p: QPainter, face: Face, zone: QRectF, cap: float) -> None:
    """Draw the first number low beside the picture, and as many chips above it as there is room."""
    left = 5.0 if face.edge == "stripe" else 1.6
    high = cap + 0.7
    first, step = zone.bottom() - high - 0.3, high + 0.3
    for number in face.bottom[:1]:
        box = QRectF(left, first, CHIP_WIDE, high)
        draw_text(p, box, number.text, cap + 0.4, face.ink, CENTRE, 700)
    room = int((first - zone.top() - 0.4) / step)
    for i, chip in enumerate(face.chips[:room]):
        box = QRectF(left, zone.top() + 0.7 + i * step, CHIP_WIDE, high)
        plate = QPainterPath()
        plate.addRoundedRect(box, 1.4, 1.4)
        p.fillPath(plate, glass("#000000", 0.42))
        draw_text(p, box, chip, cap, face.ink, CENTRE, 600)


def _paint_altitude(p: QPainter, face: Face, at: QPointF, scale: float) -> None:
    """Draw two chevrons for high, a chevron down over a wave for low."""
    p.save()
    p.translate(at)
    p.scale(scale, scale)
    chevron = mark("chevron", QRectF(0, 0, 6.6, 5.4))
    if face.altitude == "high":
        p.fillPath(chevron, QColor(face.ink))
        p.fillPath(chevron.translated(0, 3.3), QColor(face.ink))
    else:
        p.fillPath(QTransform(1, 0, 0, -1, 0, 5.4).map(chevron), QColor(face.ink))
        p.fillPath(mark("wave", QRectF(-0.4, 5.6, 7.4, 4.2)), QColor(face.ink))
    p.restore()
