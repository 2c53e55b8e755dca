"""The contents of cards below the title: plain cards, three-part events, pilots."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.paint.card import HIGH, KINDS, WIDE, Card, Sign, Stress
from desktop.paint.card_scenes import paint_pictures
from desktop.paint.card_text import LEADING, LEAST_EM, draw_lines, fitted, legible, wrap
from desktop.paint.colours import glass
from desktop.paint.counter_rows import paint_status
from desktop.paint.drawing import (
    AMBER,
    CAP,
    CENTRE,
    GOLD,
    GREEN,
    LEAST_TEXT,
    LEFT,
    RED,
    RIGHT,
    draw_shape,
    draw_text,
    round_pen,
    text_width,
    zoom,
)
from desktop.paint.marks import mark

PAPER, INK, SOFT = "#F8F5ED", "#20262D", "#4F5760"
BAR = 23.0
FOOT = 20.0
LABEL = 5.3
"""Capitals to which tiny labels grow on cards where they could not be read otherwise."""
LIT_SHARE = 1.9
"""How much more room the part of an event has that counts now."""
PART_EDGES = 17.0
"""What the title of a part of an event and its edges take of the height."""
TAG_STEP, TAG_GAP = 11.6, 3.0
DIGIT = 30.0
"""Width at the right end of the foot that is left to the digit of a card in a hand."""
LARGEST = 13.0
"""Em of a card's text where there is room."""
LEAST_WIDTH = 100.0
"""Narrower cards, in pixels, show title, picture and digit; the words are in the preview."""

SIGN_CORNERS: dict[Sign, tuple[tuple[float, float], ...]] = {
    "bolt": (
        *((0.2, -1), (-0.66, 0.16), (-0.06, 0.16)),
        *((-0.24, 1), (0.66, -0.24), (0.06, -0.24)),
    ),
    "foot": (
        *((-0.3, -0.95), (0.24, -0.95), (0.24, 0.1), (0.9, 0.42)),
        *((0.9, 0.85), (-0.5, 0.85), (-0.5, 0.1)),
    ),
}


def paint_plain(p: QPainter, card: Card) -> None:
    """Draw picture, cells, signs, tags, text; the picture takes the room that the rest leaves."""
    columns = 4 if len(card.cells) > 3 else max(1, len(card.cells))
    foot = HIGH - (FOOT if card.foot or card.timing or card.digit else 4)
    words = card.text or card.flavour
    room = _text_room(p, words, crowded=len(card.cells) > 0)
    zones = (
        (20.0 * -(-len(card.cells) // columns), _paint_cells),
        (38.0 if card.table else 0.0, _paint_table),
        (28.0 if card.signs else 0.0, _paint_signs),
        (TAG_STEP * len(tag_rows(p, card.tags)) + 3 if card.tags else 0.0, _paint_tags),
    )
    y = foot - room - sum(high for high, _ in zones)
    picture = QRectF(0, BAR, WIDE, y - BAR)
    paint_pictures(p, picture, card.scene, card.pictures)
    _paint_figure(p, card, picture)
    p.fillRect(QRectF(0, y, WIDE, 0.8), glass(INK, 0.35))
    for high, paint in zones:
        if high:
            paint(p, card, QRectF(0, y, WIDE, high))
            y += high
    if room:
        ink = INK if card.text else SOFT
        draw_lines(p, QRectF(8, y + 2, WIDE - 16, room - 3), words, LARGEST, ink)
    if card.foot or card.timing:
        _paint_foot(p, card, foot)


def _text_room(p: QPainter, words: str, *, crowded: bool) -> float:
    """Return the height of the text zone: none if the words would be too small to read."""
    if not words or zoom(p) * WIDE < LEAST_WIDTH:
        return 0.0
    for room in (32.0,) if crowded else (50.0, 64.0):
        em, _ = fitted(words, WIDE - 16, room - 3, LARGEST)
        if em * zoom(p) >= LEAST_TEXT:
            return room
    return 0.0


def _paint_figure(p: QPainter, card: Card, box: QRectF) -> None:
    """Draw the large figure on a plate over the picture."""
    if not card.number:
        return
    wide = 38 if len(card.number) < 4 else 46
    plate = QRectF(box.right() - wide - 4, box.bottom() - 29, wide, 25)
    p.setBrush(QColor(PAPER))
    p.setPen(QPen(QColor(KINDS[card.kind]), 1.4))
    p.drawRoundedRect(plate, 4, 4)
    p.setPen(Qt.PenStyle.NoPen)
    box = plate.adjusted(3, 0.3, -3, 0.3)
    draw_text(p, box, card.number, legible(p, 14.5, 20), KINDS[card.kind], CENTRE, 700)


def _paint_foot(p: QPainter, card: Card, y: float) -> None:
    """Draw the kind and the timing signs under a hairline."""
    p.fillRect(QRectF(8, y, WIDE - 16, 0.6), glass(INK, 0.22))
    right = WIDE - DIGIT - 6
    box = QRectF(8, y + 1.6, right - 18 - 15 * len(card.timing), HIGH - y - 5)
    draw_text(p, box, card.foot.upper(), 5.6, SOFT, LEFT, 600)
    middle = y + (HIGH - y) / 2 - 0.8
    for i, sign in enumerate(reversed(card.timing)):
        paint_sign(p, QPointF(right - i * 15, middle), 5.0, sign, KINDS[card.kind])


def _paint_cells(p: QPainter, card: Card, zone: QRectF) -> None:
    """Draw labelled numbers in a grid."""
    columns = 4 if len(card.cells) > 3 else len(card.cells)
    step = WIDE / columns
    for i, (label, value) in enumerate(card.cells):
        x, top = i % columns * step, zone.top() + i // columns * 20
        shade = 0.09 if (i + i // columns) % 2 else 0.15
        p.fillRect(QRectF(x + 0.4, top + 0.8, step - 0.8, 19), glass(KINDS[card.kind], shade))
        small = legible(p, 4.2, LABEL)
        draw_text(p, QRectF(x + 1, top + 1.8, step - 2, 6), label, small, SOFT, CENTRE, 600)
        draw_text(p, QRectF(x + 2, top + 7.8, step - 4, 11), value, 7.6, INK, CENTRE, 700)


def _paint_table(p: QPainter, card: Card, zone: QRectF) -> None:
    """Draw one field for each face of a die."""
    step = (WIDE - 10) / len(card.table)
    for i, value in enumerate(card.table):
        box = QRectF(6 + i * step, zone.top() + 4, step - 2, 30)
        lit = i == card.lit
        p.setBrush(QColor(KINDS[card.kind]) if lit else glass(KINDS[card.kind], 0.12))
        p.drawRoundedRect(box, 3, 3)
        head = QRectF(box.left(), box.top() + 2, box.width(), 9)
        small = legible(p, 5.4, 7.2)
        headed = draw_text(p, head, str(i + 1), small, PAPER if lit else SOFT, CENTRE, 600)
        body = QRectF(box.left(), box.top() + 11, box.width(), 17) if headed else box
        large = legible(p, 9.4, 19.0)
        draw_text(p, body, value, large, PAPER if lit else KINDS[card.kind], CENTRE, 700)


def _paint_signs(p: QPainter, card: Card, zone: QRectF) -> None:
    """Draw labelled fields with as many silhouettes as there are."""
    step = (WIDE - 10) / len(card.signs)
    for i, (label, name, count) in enumerate(card.signs):
        box = QRectF(6 + i * step, zone.top() + 3, step - 2, 23)
        p.setBrush(glass(KINDS[card.kind], 0.12))
        p.drawRoundedRect(box, 3, 3)
        head = QRectF(box.left(), box.top() + 1.4, box.width(), 7)
        draw_text(p, head, label, 4.4, SOFT, CENTRE, 600)
        body = QRectF(box.left(), box.top() + 8, box.width(), 13.5)
        for j in range(count):
            x = box.center().x() + (j - (count - 1) / 2) * 14
            place = QRectF(x - 6.5, body.top(), 13, 13.5)
            draw_shape(p, place, name, KINDS[card.kind], 180)
        if not count:
            draw_text(p, body, "\N{EN DASH}", 6, SOFT, CENTRE, 600)


def tag_rows(p: QPainter, tags: tuple[str, ...]) -> list[list[tuple[str, float]]]:
    """Return the tags and their widths in as many rows as they take."""
    rows: list[list[tuple[str, float]]] = [[]]
    cap, right = legible(p, 4.8, LABEL), 8.0
    for tag in tags:
        wide = 6 + text_width(tag, cap)
        if rows[-1] and right + wide > WIDE - 8:
            rows.append([])
            right = 8.0
        rows[-1].append((tag, wide))
        right += wide + TAG_GAP
    return rows


def _paint_tags(p: QPainter, card: Card, zone: QRectF) -> None:
    cap = legible(p, 4.8, LABEL)
    if cap * zoom(p) < LEAST_TEXT * CAP:
        return
    for i, row in enumerate(tag_rows(p, card.tags)):
        x = 8.0
        for tag, wide in row:
            p.setBrush(glass(KINDS[card.kind], 0.16))
            box = QRectF(x, zone.top() + 3 + TAG_STEP * i, wide, TAG_STEP - 1.6)
            p.drawRoundedRect(box, 3, 3)
            draw_text(p, box.translated(0, 0.2), tag, cap, KINDS[card.kind], CENTRE, 600)
            x += wide + TAG_GAP


def paint_parts(p: QPainter, card: Card) -> None:
    """Draw a three-part event: on the way, over the target, on the way home."""
    top = BAR
    for i, tall in enumerate(part_heights(card)):
        _paint_part(p, card, i, QRectF(0, top, WIDE, tall))
        if i:
            p.fillRect(QRectF(0, top, WIDE, 0.6), glass(INK, 0.3))
        top += tall


def part_heights(card: Card) -> list[float]:
    """Return how high each part is: the one that counts has more, a long text what it needs."""
    shares = [LIT_SHARE if i == card.lit else 1.0 for i in range(len(card.parts))]
    tall = [(HIGH - BAR - 2) * share / sum(shares) for share in shares]
    needs = [
        PART_EDGES + len(wrap(text, WIDE - 35, LEAST_EM)) * LEAST_EM * LEADING
        for _, _, text in card.parts
    ]
    for i, need in enumerate(needs):
        spare = [each - least for each, least in zip(tall, needs, strict=True)]
        giver = spare.index(max(spare))
        given = max(0.0, min(need - tall[i], spare[giver]))
        tall[i] += given
        tall[giver] -= given
    return tall


def _paint_part(p: QPainter, card: Card, index: int, zone: QRectF) -> None:
    """Draw one part; the one that counts now is lit and has more room, the others step back."""
    section, title, text = card.parts[index]
    colour, lit = KINDS[card.kind], index == card.lit
    strip = QRectF(0, zone.top(), 23, zone.height())
    p.fillRect(strip, QColor(colour) if lit else glass(colour, (0.16, 0.28)[index % 2]))
    if lit:
        p.fillRect(zone.adjusted(23, 0, 0, 0), glass(GOLD, 0.22))
    p.save()
    p.translate(strip.center())
    p.rotate(-90)
    side = QRectF(-zone.height() / 2 + 1, -6, zone.height() - 2, 12)
    draw_text(p, side, section.upper(), 5.4, PAPER if lit else colour, CENTRE, 700)
    p.restore()
    head = QRectF(28, zone.top() + 4, WIDE - 34, 11)
    words = QRectF(28, zone.top() + 14, WIDE - 35, zone.height() - PART_EDGES)
    em, _ = fitted(text, words.width(), words.height(), 9.4)
    if em * zoom(p) >= LEAST_TEXT:
        draw_lines(p, words, text, 9.4, INK)
    else:
        head.moveTop(zone.center().y() - head.height() / 2)
    draw_text(p, head, title, 6.3, colour, LEFT, 700)
    if card.lit >= 0 and not lit:
        p.fillRect(zone, glass(PAPER, 0.28))


def paint_pilot(p: QPainter, card: Card) -> None:
    """Draw a pilot: the aircraft, three status columns, the stress bar."""
    picture = QRectF(0, BAR, WIDE, 50)
    paint_pictures(p, picture, card.scene, card.pictures)
    draw_text(p, QRectF(8, picture.top() + 3, 70, 10), card.foot, 5.8, "#FFFFFF", LEFT, 600)
    for i in range(card.dots):
        p.setBrush(QColor(GOLD))
        p.setPen(QPen(QColor(INK), 0.6))
        p.drawEllipse(QPointF(12 + i * 9, picture.bottom() - 8), 3.2, 3.2)
    p.setPen(Qt.PenStyle.NoPen)
    top, step = picture.bottom() + 1, WIDE / 3
    now = _present_column(card.stress)
    for i in range(len(card.columns)):
        box = QRectF(i * step, top, step, 56)
        shade = 0.20 if i == now else 0.07
        p.fillRect(box.adjusted(0.4, 0, -0.4, 0), glass(KINDS[card.kind], shade))
        _paint_column(p, card, i, box)
    if card.stress:
        _paint_stress(p, QRectF(8, top + 62, WIDE - 16, 9), card.stress)
    draw_text(p, QRectF(8, top + 76, WIDE - 16, 11), card.text, 5.6, SOFT, LEFT, 500)


def _present_column(stress: Stress | None) -> int:
    if stress is None or stress.now <= stress.okay:
        return 0
    return 1 if stress.now <= stress.shaken else 2


def _paint_column(p: QPainter, card: Card, index: int, box: QRectF) -> None:
    column = card.columns[index]
    paint_status(p, QPointF(box.left() + 8.5, box.top() + 8.5), 4.6, column.status)
    head = QRectF(box.left() + 15, box.top() + 3, box.width() - 17, 11)
    draw_text(p, head, column.title, 5.6, INK, LEFT, 700)
    if column.note:
        box = QRectF(box.left() + 4, box.top() + 18, box.width() - 8, 32)
        draw_lines(p, box, column.note, 8.4, SOFT, CENTRE)
    for j, (label, value) in enumerate(column.rows):
        row = QRectF(box.left() + 4, box.top() + 17 + j * 12.5, box.width() - 8, 12)
        draw_text(p, row, label, legible(p, 4.2, LABEL), SOFT, LEFT, 600)
        draw_text(p, row, value, 6.4, INK, RIGHT, 700)


def _paint_stress(p: QPainter, box: QRectF, stress: Stress) -> None:
    """Draw one cell for each point, coloured by band, and the two borders."""
    step = box.width() / (stress.shaken + 3)
    for i in range(stress.shaken + 3):
        colour = GREEN if i < stress.okay else AMBER if i < stress.shaken else RED
        cell = QRectF(box.left() + i * step + 0.5, box.top(), step - 1, box.height())
        p.setBrush(QColor(colour) if i < stress.now else glass(colour, 0.22))
        p.drawRoundedRect(cell, 1.4, 1.4)
    for border in (stress.okay, stress.shaken):
        x = box.left() + border * step - 0.5
        p.fillRect(QRectF(x, box.top() - 2.5, 1.0, box.height() + 5), QColor(INK))


def paint_sign(p: QPainter, centre: QPointF, r: float, sign: Sign, colour: str) -> None:
    """Draw a timing sign: own turn, combat, answer (bolt), with a move (foot), kept (star)."""

    def at(x: float, y: float) -> QPointF:
        return centre + QPointF(x * r, y * r)

    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(colour, r * 0.3))
    if sign == "turn":
        p.drawArc(QRectF(at(-0.75, -0.75), at(0.75, 0.75)), 40 * 16, 280 * 16)
        p.drawPolyline([at(0.16, -0.5), at(0.62, -0.46), at(0.74, -0.92)])
    elif sign == "combat":
        for s in (1, -1):
            p.drawLine(at(-0.8 * s, -0.8), at(0.6 * s, 0.6))
            p.drawLine(at(0.14 * s, 0.7), at(0.7 * s, 0.14))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    if sign in SIGN_CORNERS:
        p.drawPolygon([at(x, y) for x, y in SIGN_CORNERS[sign]])
    elif sign == "star":
        p.drawPath(mark("star", QRectF(at(-0.95, -0.95), at(0.95, 0.95))))
