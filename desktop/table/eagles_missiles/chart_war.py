"""What the war leaves on the map: conquered territories, plates of battles, the fleet's track."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.models.say import say
from desktop.paint.card import WIDE
from desktop.paint.card_text import legible
from desktop.paint.cards import paint_card_back
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CAP, CENTRE, LEFT, draw_text, hairline
from desktop.paint.style_parts import rounded
from desktop.paint.theme import Theme
from desktop.rules.core import T
from desktop.table.eagles_missiles.card_faces import RUSSIAN_BACK
from desktop.table.eagles_missiles.chart_lands import lands
from desktop.table.eagles_missiles.chart_plan import LandSpot
from desktop.table.eagles_missiles.chart_tones import Tones
from desktop.table.eagles_missiles.layout import BACK, PLATE_HEAD, Box

FLEET = T("eagles_missiles.table", "Baltic Fleet")
STEP, WIDTH = 34.0, 8.0
"""From one stripe over a conquered territory to the next, and how wide it is."""
SIGNAL = "#B3261E"


def paint_conquered(p: QPainter, colours: Tones, key: str) -> None:
    """Lay a red wash and hatching over a territory."""
    path = lands().territories[key]
    p.fillPath(path, glass(colours.wash, 0.42))
    p.fillPath(hatching(key), glass(colours.wash, 0.55))
    p.strokePath(path, hairline(p, QColor(colours.wash)))


@lru_cache(maxsize=24)
def hatching(key: str) -> QPainterPath:
    """Return the stripes over a territory, which end at its borders."""
    stripes = QPainterPath()
    for ring in lands().territories[key].toSubpathPolygons():
        corners = [ring.at(number) for number in range(ring.count())]
        sums = [corner.x() + corner.y() for corner in corners]
        for number in range(math.ceil(min(sums) / STEP), math.floor(max(sums) / STEP) + 1):
            crossed = sorted(_crossings(corners, number * STEP))
            for start, end in zip(crossed[::2], crossed[1::2], strict=False):
                _add_stripe(stripes, number * STEP, start, end)
    return stripes


def _crossings(corners: list[QPointF], total: float) -> Iterator[float]:
    """Yield the x at which the line x + y = total crosses the sides of a ring."""
    for a, b in pairwise(corners):
        first, last = a.x() + a.y() - total, b.x() + b.y() - total
        if (first < 0) != (last < 0):
            yield a.x() + (b.x() - a.x()) * first / (first - last)


def _add_stripe(path: QPainterPath, total: float, start: float, end: float) -> None:
    path.moveTo(start, total - start)
    path.lineTo(end, total - end)
    path.lineTo(end + WIDTH / 2, total - end + WIDTH / 2)
    path.lineTo(start + WIDTH / 2, total - start + WIDTH / 2)
    path.closeSubpath()


def paint_banner(p: QPainter, land: LandSpot) -> None:
    """Lay the card of the assault that took a territory on it, face down."""
    p.save()
    p.translate(land.plate.left() + 4, land.y - BACK[1] / 2)
    p.scale(BACK[0] / WIDE, BACK[0] / WIDE)
    paint_card_back(p, RUSSIAN_BACK)
    p.restore()


def paint_plate(p: QPainter, colours: Tones, land: LandSpot) -> None:
    """Paint the plate of a battle: its name above, room for counters below."""
    box = land.plate
    for grow, alpha in ((5.0, 0.12), (2.4, 0.20)):
        shadow = box.translated(0, 3).adjusted(-grow, -grow, grow, grow)
        p.fillPath(rounded(shadow, 10), glass("#000000", alpha))
    path = rounded(box, 8)
    p.fillPath(path, glass(colours.plate, 0.93))
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.fillRect(QRectF(box.left(), box.top(), box.width(), PLATE_HEAD), glass(SIGNAL, 0.92))
    p.restore()
    p.strokePath(path, QPen(QColor(SIGNAL), 2.2))
    head = QRectF(box.left() + 8, box.top() + 1, box.width() - 16, PLATE_HEAD - 1)
    words = land.name.upper()
    draw_text(p, head, words, legible(p, 17 * CAP, 28 * CAP), "#FFFFFF", LEFT, 700, narrowest=0.66)


def paint_track(p: QPainter, theme: Theme, box: Box, strength: int) -> None:
    """Paint the strength of the fleet from 10 to 1; what is lost is hollow."""
    at = QRectF(*box.rect)
    for grow, alpha in ((5.0, 0.10), (2.4, 0.18)):
        shadow = at.translated(0, 3).adjusted(-grow, -grow, grow, grow)
        p.fillPath(rounded(shadow, 11), glass("#000000", alpha))
    p.fillPath(rounded(at, 9), QColor(theme.base))
    p.strokePath(rounded(at, 9), QPen(QColor(theme.line2), 1.6))
    head = QRectF(at.left() + 12, at.top() + 2, at.width() - 24, box.head - 4)
    words = say(FLEET).upper()
    draw_text(p, head, words, legible(p, 18 * CAP, 28 * CAP), theme.text, LEFT, 700)
    field = QRectF(*box.field)
    wide = field.width() / box.capacity
    for number in range(box.capacity):
        cell = QRectF(field.left() + number * wide, field.top(), wide, field.height())
        _paint_cell(p, theme, cell.adjusted(3, 1, -3, -7), box.capacity - number, strength)


def _paint_cell(p: QPainter, theme: Theme, cell: QRectF, strength: int, now: int) -> None:
    lost, here = strength > now, strength == now
    fill = QColor(SIGNAL) if here else mixed(theme.base, theme.sunk, 0.7)
    p.setPen(QPen(QColor("#FFFFFF") if here else QColor(theme.line2), 1.4))
    p.setBrush(fill)
    p.drawRoundedRect(cell, 6, 6)
    p.setPen(Qt.PenStyle.NoPen)
    ink = "#FFFFFF" if here else theme.muted if lost else theme.text
    draw_text(p, cell, str(strength), legible(p, 27 * CAP, 40 * CAP), ink, CENTRE, 700)
    if lost:
        p.setPen(QPen(glass(theme.bad, 0.8), 2.2))
        corners = (QPointF(8, -8), QPointF(-8, 8))
        p.drawLine(cell.bottomLeft() + corners[0], cell.topRight() + corners[1])
        p.setPen(Qt.PenStyle.NoPen)
