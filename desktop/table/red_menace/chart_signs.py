"""What is printed in hexes: the grid, the DEW Line, AD sites, arrows, the symbols of the navies."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.paint.card_text import legible
from desktop.paint.colours import glass
from desktop.paint.drawing import (
    CAP,
    CENTRE,
    draw_shape,
    draw_silhouette,
    draw_text,
    hairline,
    readable,
    round_pen,
    text_width,
)
from desktop.table.red_menace.chart_ground import CORNERS
from desktop.table.red_menace.chart_plan import (
    STAND,
    SYMBOL_LEFT,
    SYMBOL_RIGHT,
    Chart,
    HexSpot,
)
from desktop.table.red_menace.chart_tones import Tones

GOLD, GOLD_INK = "#E9B93C", "#241A02"
SIGNAL, PAPER, INK = "#D22F2F", "#FFFFFF", "#20150F"
NAVY, NAVY_PALE = "#1E5FA8", "#9CC7F2"
TURNS = {"E": 0, "SE": 60, "SW": 120, "W": 180, "NW": 240, "NE": 300}
ARROW = QPolygonF(
    [QPointF(x, y) for x, y in ((-12, -3.6), (0, -3.6), (0, -10.5), (14, 0), (0, 10.5))]
    + [QPointF(x, y) for x, y in ((0, 3.6), (-12, 3.6))]
)
"""An arrow to the right round its middle."""
OUT = 46.0
"""How far from the middle of its hex an arrow lies: across the side that it points over."""
INSET = 5.0


def paint_grid(p: QPainter, colours: Tones, chart: Chart, *, dark: bool) -> None:
    """Paint the hexes."""
    p.strokePath(_grid(chart.hexes), hairline(p, glass(colours.grid, 0.30 if dark else 0.40)))


@lru_cache(maxsize=4)
def _grid(hexes: tuple[HexSpot, ...]) -> QPainterPath:
    """Return every side once: those that two hexes share are not drawn darker."""
    sides: dict[tuple[tuple[int, int], tuple[int, int]], tuple[QPointF, QPointF]] = {}
    for spot in hexes:
        corners = [spot.middle + corner for corner in CORNERS]
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            ends = sorted(((round(a.x()), round(a.y())), (round(b.x()), round(b.y()))))
            sides.setdefault((ends[0], ends[1]), (a, b))
    path = QPainterPath()
    for a, b in sides.values():
        path.moveTo(a)
        path.lineTo(b)
    return path


def hexagon(spot: HexSpot, inset: float = 0) -> QPolygonF:
    """Return the outline of a hex, with its sides moved inwards."""
    share = 1 - inset / (CORNERS[0].y() * math.sqrt(3) / 2)
    return QPolygonF([spot.middle + corner * share for corner in CORNERS])


def around(spot: HexSpot) -> QRectF:
    """Return the box round a hex and what sticks out of it."""
    return QRectF(spot.x - 72, spot.y - 72, 144, 144)


def paint_signs(p: QPainter, exposed: QRectF, detail: float, chart: Chart, *, dark: bool) -> None:
    """Paint the exposed signs; they have their colours in every skin."""
    for spot in chart.hexes:
        if not exposed.intersects(around(spot)):
            continue
        if spot.dew:
            _paint_dew(p, spot, detail)
        if spot.ad:
            _paint_site(p, spot)
        if spot.polaris:
            _paint_beside(p, spot, SYMBOL_LEFT, "polaris", NAVY, dark=dark)
        if spot.id == chart.ship:
            _paint_beside(p, spot, SYMBOL_RIGHT, "asw", SIGNAL, dark=dark)
        if spot.id == chart.submarine:
            _paint_berth(p, spot, dark=dark)
    for spot in chart.hexes:
        if spot.arrow and exposed.intersects(around(spot)):
            _paint_arrow(p, spot)


def _paint_dew(p: QPainter, spot: HexSpot, detail: float) -> None:
    """Paint a stretch of the DEW Line: a gold hex with a dashed edge and its number."""
    shape = QPainterPath()
    shape.addPolygon(hexagon(spot, INSET))
    shape.closeSubpath()
    p.fillPath(shape, glass(GOLD, 0.22))
    wide = max(2.6, 1.5 / detail)
    p.strokePath(shape, QPen(glass("#1C1403", 0.45), wide + 1.4))
    pen = QPen(QColor(GOLD), wide)
    pen.setDashPattern([5 * 2.6 / wide, 2.6 * 2.6 / wide])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    p.strokePath(shape, pen)
    words, cap = f"D{spot.dew}", legible(p, 18.6 * CAP, 24.2 * CAP)
    # It grows with letters that are enlarged to be read: beside it they would lie on the map.
    across = max(22.0, text_width(words, cap, 700) + 5)
    tag = QRectF(0, 0, across, max(19.0, cap + 6))
    tag.moveCenter(spot.middle + QPointF(-39, -14))
    if not readable(p, tag, words, cap, 700):
        return
    p.setPen(QPen(QColor(GOLD_INK), 1.2))
    p.setBrush(QColor(GOLD))
    p.drawRoundedRect(tag, 4, 4)
    p.setPen(Qt.PenStyle.NoPen)
    draw_text(p, tag, words, cap, GOLD_INK, CENTRE, 700)


def _paint_site(p: QPainter, spot: HexSpot) -> None:
    """Paint an AD site: a white triangle with a red edge and its number."""
    at = spot.middle + QPointF(STAND[0], STAND[1] + 2)
    shape = QPainterPath()
    shape.addPolygon(QPolygonF([at + QPointF(*c) for c in ((0, -24), (26, 20), (-26, 20))]))
    shape.closeSubpath()
    p.strokePath(shape.translated(0.6, 1.8), round_pen(glass("#000000", 0.30), 7))
    p.strokePath(shape, round_pen(glass("#3A0A0A", 0.9), 6.4))
    p.fillPath(shape, QColor(PAPER))
    p.strokePath(shape, round_pen(SIGNAL, 4.2))
    box = QRectF(at.x() - 18, at.y() - 6, 36, 22)
    cap = legible(p, 19 * CAP, 32.4 * CAP)
    draw_text(p, box, str(spot.ad), cap, INK, CENTRE, 700)


def _paint_beside(
    p: QPainter, spot: HexSpot, at: tuple[float, float], name: str, ink: str, *, dark: bool
) -> None:
    """Paint a small symbol on a disc beside where counters stand."""
    middle = spot.middle + QPointF(*at)
    p.setPen(QPen(glass("#000000", 0.35) if dark else QColor(ink), 1.2))
    p.setBrush(QColor("#EAF2F8"))
    p.drawEllipse(middle, 11.5, 11.5)
    p.setPen(Qt.PenStyle.NoPen)
    box = QRectF(0, 0, 18, 18)
    box.moveCenter(middle)
    draw_silhouette(p, box, name, ink, "#EAF2F8")


def _paint_berth(p: QPainter, spot: HexSpot, *, dark: bool) -> None:
    """Paint where the US submarine starts: its outline in a dashed ring."""
    middle = spot.middle + QPointF(*STAND)
    ink = NAVY_PALE if dark else NAVY
    pen = QPen(QColor(ink), 2)
    pen.setDashPattern([4, 3])
    p.setPen(pen)
    p.setBrush(glass(NAVY, 0.16))
    p.drawEllipse(middle, 27, 27)
    p.setPen(Qt.PenStyle.NoPen)
    box = QRectF(0, 0, 40, 40)
    box.moveCenter(middle)
    draw_shape(p, box, "ssbn", ink, 90)


def _paint_arrow(p: QPainter, spot: HexSpot) -> None:
    """Paint the way that formations must leave a hex."""
    p.save()
    p.translate(spot.middle)
    p.rotate(TURNS[spot.arrow])
    p.translate(OUT, 0)
    shape = QPainterPath()
    shape.addPolygon(ARROW)
    shape.closeSubpath()
    p.strokePath(shape, round_pen("#FFF4EC", 4.6))
    p.strokePath(shape, round_pen("#4A0B0B", 2.2))
    p.fillPath(shape, QColor(SIGNAL))
    p.restore()
