"""Draw a card: frame, title bar, contents; and render it once for a width and device ratio."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from desktop.paint.card import HIGH, KINDS, ROUND, WIDE, Card, CardBack
from desktop.paint.card_layouts import (
    BAR,
    INK,
    PAPER,
    paint_parts,
    paint_pilot,
    paint_plain,
)
from desktop.paint.card_text import legible
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import (
    CAP,
    CENTRE,
    DARK,
    GOLD,
    LEAST_TEXT,
    LEFT,
    draw_text,
    hatch,
    zoom,
)
from desktop.paint.marks import mark

MARGIN = 8.0
"""Units around a card for its shadow and the ring of a selected one."""
SHADOWS = 6
"""Pictures of shadows kept: cards come in few sizes."""


def card_path(inset: float = 0.0) -> QPainterPath:
    """Return the outline of a card."""
    path = QPainterPath()
    box = QRectF(inset, inset, WIDE - 2 * inset, HIGH - 2 * inset)
    path.addRoundedRect(box, ROUND - inset, ROUND - inset)
    return path


def paint_card(p: QPainter, card: Card) -> None:
    """Draw a card with its upper left corner at the origin."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    colour = QColor(KINDS[card.kind])
    if card.selected:
        for wide, alpha in ((14, 0.16), (11, 0.26)):
            p.strokePath(card_path(), QPen(glass(GOLD, alpha), wide))
        p.strokePath(card_path(), QPen(glass(DARK, 0.7), 8))
        p.strokePath(card_path(), QPen(QColor(GOLD), 6))
    else:
        _paint_shadow(p)
    p.fillPath(card_path(), QColor(PAPER))
    p.save()
    p.setClipPath(card_path(0.5), Qt.ClipOperation.IntersectClip)
    _paint_title(p, card)
    if card.parts:
        paint_parts(p, card)
    elif card.columns:
        paint_pilot(p, card)
    else:
        paint_plain(p, card)
    p.restore()
    p.strokePath(card_path(1.2), QPen(glass("#FFFFFF", 0.25), 0.7))
    p.strokePath(card_path(0.5), QPen(mixed(colour, "#000000", 0.35), 1.0))
    if card.dimmed:
        p.fillPath(card_path(), glass("#12161B", 0.42))
    if card.digit:
        _paint_digit(p, card)


def paint_card_back(p: QPainter, back: CardBack) -> None:
    """Draw the back of a card with its upper left corner at the origin."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    _paint_shadow(p)
    p.fillPath(card_path(), QColor(back.fill))
    inner = QRectF(8, 8, WIDE - 16, HIGH - 16)
    hatch(p, inner, glass(back.ink, 0.12), 9, 2.6)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(glass(back.ink, 0.75), 1.6))
    p.drawRoundedRect(inner, 4, 4)
    p.setPen(Qt.PenStyle.NoPen)
    centre = QPointF(WIDE / 2, HIGH / 2)
    p.setBrush(QColor(back.fill))
    p.drawEllipse(centre, 31, 31)
    p.setBrush(glass(back.ink, 0.16))
    p.drawEllipse(centre, 28, 28)
    p.fillPath(mark(back.mark, QRectF(WIDE / 2 - 17, HIGH / 2 - 18, 34, 34)), QColor(back.ink))
    p.strokePath(card_path(0.6), QPen(mixed(back.fill, "#000000", 0.5), 1.2))


def paint_in(p: QPainter, face: Card | CardBack, box: QRectF) -> None:
    """Draw a card or a card's back as wide as a box, from the box's upper left corner."""
    p.save()
    p.translate(box.topLeft())
    p.scale(box.width() / WIDE, box.width() / WIDE)
    if isinstance(face, Card):
        paint_card(p, face)
    else:
        paint_card_back(p, face)
    p.restore()


def _paint_shadow(p: QPainter) -> None:
    """Paint the shadow of a card: from a picture, for it is a quarter of the work of a card."""
    view = p.deviceTransform()
    if view.isRotating() or view.m11() <= 0 or p.opacity() < 1:
        _stroke_shadow(p)
        return
    corner = view.map(QPointF(-MARGIN, -MARGIN))
    whole = QPointF(math.floor(corner.x()), math.floor(corner.y()))
    within = corner - whole
    picture = _shadow(view.m11(), view.m22(), within.x(), within.y())
    p.save()
    p.resetTransform()
    back, _ = p.deviceTransform().inverted()
    size = QRectF(picture.rect()).size() * back.m11()
    p.drawImage(QRectF(back.map(whole), size), picture)
    p.restore()


@lru_cache(maxsize=SHADOWS)
def _shadow(across: float, down: float, x: float, y: float) -> QImage:
    """Return a shadow at a scale, its corner within a pixel; an image may outlive the program."""
    wide, high = (WIDE + 2 * MARGIN) * across + x, (HIGH + 2 * MARGIN) * down + y
    picture = QImage(math.ceil(wide), math.ceil(high), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(x, y)
    p.scale(across, down)
    p.translate(MARGIN, MARGIN)
    _stroke_shadow(p)
    p.end()
    return picture


def _stroke_shadow(p: QPainter) -> None:
    for spread, alpha in ((7, 0.06), (4.5, 0.09), (2, 0.14)):
        p.strokePath(card_path().translated(0, 2), QPen(glass("#000000", alpha), spread))


def _paint_title(p: QPainter, card: Card) -> None:
    colour = QColor(KINDS[card.kind])
    head = QLinearGradient(0, 0, 0, BAR)
    head.setColorAt(0, mixed(colour, "#FFFFFF", 0.1))
    head.setColorAt(1, colour)
    p.fillRect(QRectF(0, 0, WIDE, BAR), head)
    ink = "#FFFFFF"
    if card.kind == "polish":
        # A pale bar between red edges, so that it is not taken for a Russian card.
        p.fillRect(QRectF(0, 4.5, WIDE, BAR - 6.5), QColor("#FFFDF8"))
        ink = KINDS[card.kind]
    left, right = 8.0, WIDE - 7.0
    if card.mark:
        right -= 13
        p.fillPath(mark(card.mark, QRectF(WIDE - 17, BAR / 2 - 4.2, 9, 9)), QColor(ink))
    if card.corner:
        p.fillRect(QRectF(0, 0, 23, BAR), glass("#000000", 0.22))
        cap = legible(p, 8.6, 19.5)
        box = QRectF(1.5, 0.4, 20, BAR)
        draw_text(p, box, card.corner, cap, "#FFFFFF", CENTRE, 700, narrowest=0.66)
        left = 28.0
    box = QRectF(left, 1.2 if card.kind == "polish" else 0.4, right - left, BAR)
    cap = max(8.8, 1.02 * LEAST_TEXT * CAP / zoom(p))
    draw_text(p, box, card.title, cap, ink, LEFT, 700, narrowest=0.62)


def _paint_digit(p: QPainter, card: Card) -> None:
    plate = QRectF(WIDE - 23, HIGH - 17.6, 18, 14.4)
    p.setBrush(QColor("#E4DCC6" if not card.dimmed else "#9C968A"))
    p.setPen(QPen(glass(INK, 0.35), 0.8))
    p.drawRoundedRect(plate, 4, 4)
    p.setPen(Qt.PenStyle.NoPen)
    draw_text(p, plate, card.digit, 9.2, INK, CENTRE, 700)


def image(card: Card | CardBack, width: float = 120.0, ratio: float = 1.0) -> QImage:
    """Return a card as a picture; width is that of the card in device-independent pixels."""
    unit = width / WIDE
    result = QImage(
        round((WIDE + 2 * MARGIN) * unit * ratio),
        round((HIGH + 2 * MARGIN) * unit * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    p = QPainter(result)
    p.scale(unit, unit)
    p.translate(MARGIN, MARGIN)
    if isinstance(card, CardBack):
        paint_card_back(p, card)
    else:
        paint_card(p, card)
    p.end()
    return result


def pixmap(card: Card | CardBack, width: float = 120.0, ratio: float = 1.0) -> QPixmap:
    """Return a card as a pixmap, with MARGIN units of room on each side."""
    return QPixmap.fromImage(image(card, width, ratio))
