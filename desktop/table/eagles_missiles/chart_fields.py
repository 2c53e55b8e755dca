"""Cities and airfields on the map, and what is left of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from desktop.paint.card_text import legible
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CAP, CENTRE, draw_shape, draw_text, hatch, readable, text_width
from desktop.paint.style_parts import rounded
from desktop.table.eagles_missiles.chart_plan import FieldSpot
from desktop.table.eagles_missiles.layout import SLOT

TILE, TILE_INK, TILE_EDGE = "#F6F3EA", "#2A3038", "#20262D"
RUIN, RUIN_INK, RUIN_EDGE = "#2E2B29", "#F0B27A", "#0E0D0C"
BASE, BASE_INK, BASE_EDGE = "#1B4A80", "#FFFFFF", "#0A2443"
ABROAD = "#35506B"
"""Of airfields that only F-16Cs use."""
RADIUS = 7.0
ROOM = 3.0
"""From the edge of a place for squadrons to its outline."""
TAG = "F-16C"
MOST = 22 * CAP
"""Height of the capitals of tags and counts where the board is small."""


def around(field: FieldSpot) -> QRectF:
    """Return the box round a field, its shadow, tags and name."""
    return field.sign.adjusted(-150, -34, 150, 34)


def paint_field(p: QPainter, field: FieldSpot, *, ruined: bool) -> None:
    """Paint the sign of a city, or the places of an airfield."""
    if field.capacity:
        _paint_airfield(p, field, ruined=ruined)
    else:
        _paint_city(p, field.sign, ruined=ruined)


def _paint_city(p: QPainter, box: QRectF, *, ruined: bool) -> None:
    fill, ink, edge = (RUIN, RUIN_INK, RUIN_EDGE) if ruined else (TILE, TILE_INK, TILE_EDGE)
    _paint_body(p, box, fill, edge, RADIUS)
    inner = box.adjusted(6, 4.5, -6, -4.5)
    draw_shape(p, inner, "ruins" if ruined else "city", ink)


def _paint_body(p: QPainter, box: QRectF, fill: str, edge: str, radius: float) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((2.6, 0.12), (1.2, 0.22)):
        shadow = box.translated(0.5, 2).adjusted(-grow, -grow, grow, grow)
        p.fillPath(rounded(shadow, radius + grow), glass("#000000", alpha))
    sheen = QLinearGradient(box.topLeft(), box.bottomLeft())
    sheen.setColorAt(0, mixed(fill, "#FFFFFF", 0.14))
    sheen.setColorAt(1, mixed(fill, "#000000", 0.08))
    body = rounded(box, radius)
    p.fillPath(body, sheen)
    p.strokePath(body, QPen(QColor(edge), 1.8))


def _paint_airfield(p: QPainter, field: FieldSpot, *, ruined: bool) -> None:
    """Paint the apron with a place for each squadron, and a disc that counts them."""
    box = field.sign.adjusted(1, 1, -1, -1)
    fill = RUIN if ruined else ABROAD if field.viper else BASE
    _paint_body(p, box, fill, RUIN_EDGE if ruined else BASE_EDGE, RADIUS)
    ink = RUIN_INK if ruined else BASE_INK
    for number in range(field.capacity):
        place = QRectF(field.sign.left() + number * SLOT, field.sign.top(), SLOT, SLOT)
        _paint_place(p, place.adjusted(ROOM, ROOM, -ROOM, -ROOM), ink, ruined=ruined)
    if field.viper and not ruined:
        _paint_tag(p, field)
    _paint_count(p, field.sign.topRight() + QPointF(-3, 3), str(field.capacity), ruined=ruined)


def _paint_place(p: QPainter, box: QRectF, ink: str, *, ruined: bool) -> None:
    """Paint a place where no squadron stands: a runway, or a burnt one."""
    pen = QPen(glass(ink, 0.55), 1.3)
    pen.setDashPattern([4, 3])
    p.setPen(pen)
    p.setBrush(glass("#000000", 0.14))
    p.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
    p.setPen(Qt.PenStyle.NoPen)
    if ruined:
        hatch(p, box.adjusted(3, 3, -3, -3), glass(ink, 0.16), 8, 2)
        draw_shape(p, box.adjusted(10, 10, -10, -10), "ruins", ink)
        return
    p.save()
    p.translate(box.center())
    p.rotate(-38)
    p.fillRect(QRectF(-22, -5.5, 44, 11), glass(ink, 0.88))
    p.setPen(QPen(QColor(BASE), 1.6, Qt.PenStyle.DashLine))
    p.drawLine(QPointF(-17, 0), QPointF(17, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.restore()


def _paint_tag(p: QPainter, field: FieldSpot) -> None:
    """Say which squadrons may stand here, where it can be read."""
    cap = legible(p, 14 * CAP, MOST)
    box = QRectF(0, 0, max(62, text_width(TAG, cap, 700) + 8), max(20, 1.45 * cap))
    box.moveCenter(QPointF(field.x - 8, field.sign.top() - 7))
    if not readable(p, box, TAG, cap, 700):
        return
    p.setPen(QPen(QColor(BASE_EDGE), 1.2))
    p.setBrush(QColor(TILE))
    p.drawRoundedRect(box, 5, 5)
    p.setPen(Qt.PenStyle.NoPen)
    draw_text(p, box, TAG, cap, BASE_EDGE, CENTRE, 700)


def _paint_count(p: QPainter, at: QPointF, text: str, *, ruined: bool) -> None:
    """Say how many squadrons may stand here, where it can be read; the places are seen anyhow."""
    cap = legible(p, 15 * CAP, MOST)
    r = max(10.5, 0.86 * cap)
    box = QRectF(at.x() - r, at.y() - r + 0.5, 2 * r, 2 * r)
    if not readable(p, box, text, cap, 700):
        return
    p.setPen(QPen(QColor(RUIN_EDGE if ruined else BASE_EDGE), 1.6))
    p.setBrush(QColor(RUIN_INK if ruined else TILE))
    p.drawEllipse(at, r, r)
    p.setPen(Qt.PenStyle.NoPen)
    draw_text(p, box, text, cap, BASE_EDGE, CENTRE, 700)
