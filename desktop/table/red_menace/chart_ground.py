"""What the chart is printed on: sea, pack ice, lands by owner, parallels and meridians."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPolygonF,
    QRadialGradient,
)

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import grown, hairline
from desktop.table.red_menace.chart_coast import coast
from desktop.table.red_menace.chart_plan import SHEET, SIDE, Chart, HexSpot, bearing
from desktop.table.red_menace.chart_tones import OWNERS, Tones

PARALLELS = range(20, 90, 10)
CIRCLE = 66.56
"""The latitude of the Arctic Circle."""
MERIDIANS = range(-180, 180, 30)
NEAREST = 85
"""The latitude at which meridians end before the Pole."""
CORNERS = tuple(
    QPointF(SIDE * math.sin(math.radians(turn)), SIDE * math.cos(math.radians(turn)))
    for turn in range(0, 360, 60)
)
PIECE, REACH = 8.0, 7.0
"""How finely the edge of the ice is drawn, and how far it strays from its hexes."""
RIM = ((30.0, 0.10), (20.0, 0.14), (11.0, 0.22))
"""Width and strength of the soft edges of the ice."""


def paint_ground(p: QPainter, colours: Tones, chart: Chart, *, dark: bool) -> None:
    """Paint sea, ice and lands, with the lines of the globe between and above them."""
    lines = coast()
    _paint_sea(p, colours, chart)
    p.fillPath(lines.slope, QColor(colours.slope))
    p.fillPath(lines.shelf, QColor(colours.shelf))
    _paint_ice(p, colours, chart)
    _paint_globe(p, colours, chart, 0.34 if dark else 0.26)
    _paint_lands(p, colours, dark=dark)
    _paint_globe(p, colours, chart, 0.10)


def _paint_sea(p: QPainter, colours: Tones, chart: Chart) -> None:
    water = QRadialGradient(QPointF(*chart.pole), 1020)
    water.setColorAt(0, QColor(colours.sea))
    water.setColorAt(0.45, mixed(colours.sea, colours.deep, 0.55))
    water.setColorAt(1, QColor(colours.deep))
    p.fillRect(SHEET, water)


def _paint_ice(p: QPainter, colours: Tones, chart: Chart) -> None:
    """Paint the pack ice: soft and broken at its edge, whitest in the middle."""
    ice = ice_edge(chart.hexes)
    for rim, (_, strength) in zip(_rims(chart.hexes), RIM, strict=True):
        p.fillPath(rim, glass(colours.floe, strength))
    sheet = QRadialGradient(ice.boundingRect().center(), ice.boundingRect().width() * 0.62)
    sheet.setColorAt(0, QColor(colours.ice))
    sheet.setColorAt(0.6, mixed(colours.ice, colours.floe, 0.25))
    sheet.setColorAt(1, QColor(colours.floe))
    p.fillPath(ice, sheet)
    p.strokePath(ice, hairline(p, glass(colours.ice, 0.8)))


@lru_cache(maxsize=2)
def ice_edge(hexes: tuple[HexSpot, ...]) -> QPainterPath:
    """Return the outline of the pack ice: that of its hexes, straying a little from them."""
    whole = QPainterPath()
    for spot in hexes:
        if not spot.ice:
            continue
        whole.addPolygon(QPolygonF([spot.middle + corner * 1.01 for corner in CORNERS]))
        whole.closeSubpath()
    path = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for ring in whole.simplified().toSubpathPolygons():
        path.addPolygon(QPolygonF([_stray(point) for point in _pieces(ring)]))
        path.closeSubpath()
    return path


@lru_cache(maxsize=2)
def _rims(hexes: tuple[HexSpot, ...]) -> tuple[QPainterPath, ...]:
    """Return the ice grown by the width of each soft edge."""
    return tuple(grown(ice_edge(hexes), wide / 2) for wide, _ in RIM)


def _pieces(ring: QPolygonF) -> Iterator[QPointF]:
    """Yield points along a ring, a short piece apart."""
    corners = [ring.at(number) for number in range(ring.count())]
    for a, b in pairwise((*corners, corners[0])):
        count = max(1, round(math.hypot(b.x() - a.x(), b.y() - a.y()) / PIECE))
        for number in range(count):
            yield a + (b - a) * (number / count)


def _stray(point: QPointF) -> QPointF:
    """Return a point moved without a visible pattern, the same on every run."""
    x, y = point.x(), point.y()
    across = math.sin(x * 0.071 + y * 0.043) + 0.6 * math.sin(x * 0.19 - y * 0.23)
    down = math.sin(y * 0.063 - x * 0.037 + 2) + 0.6 * math.sin(y * 0.21 + x * 0.17)
    return point + QPointF(across, down) * (REACH / 1.6)


def _paint_lands(p: QPainter, colours: Tones, *, dark: bool) -> None:
    """Paint the lands with their shadow, the line of their coasts, lakes and borders."""
    lines = coast()
    p.save()
    p.translate(1.4, 2.0)
    for land in lines.lands.values():
        p.fillPath(land, glass(colours.shadow, 0.34 if dark else 0.20))
    p.restore()
    for owner in OWNERS:
        p.fillPath(lines.lands[owner], _lit(colours.lands[owner], dark=dark))
    p.strokePath(lines.borders, hairline(p, glass(colours.border, 0.45)))
    for land in lines.lands.values():
        p.strokePath(land, hairline(p, glass(colours.coast, 0.85)))
    p.fillPath(lines.lakes, mixed(colours.sea, colours.shelf, 0.4))
    p.strokePath(lines.lakes, hairline(p, glass(colours.coast, 0.6)))


def _lit(colour: str, *, dark: bool) -> QLinearGradient:
    """Return the colour of a land, lit from the upper left."""
    fill = QLinearGradient(SHEET.topLeft(), SHEET.bottomRight())
    fill.setColorAt(0, mixed(colour, "#FFFFFF", 0.06 if dark else 0.16))
    fill.setColorAt(1, mixed(colour, "#000000", 0.12 if dark else 0.04))
    return fill


def _paint_globe(p: QPainter, colours: Tones, chart: Chart, strength: float) -> None:
    """Paint parallels, meridians and the Arctic Circle."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    pole = QPointF(*chart.pole)
    p.setPen(hairline(p, glass(colours.graticule, strength)))
    for latitude in PARALLELS:
        reach = chart.degree * (90 - latitude)
        p.drawEllipse(pole, reach, reach)
    for longitude in MERIDIANS:
        along = bearing(chart, longitude)
        p.drawLine(pole + along * chart.degree * (90 - NEAREST), pole + along * 1100)
    p.setPen(hairline(p, glass(colours.graticule, 1.8 * strength), Qt.PenStyle.DashLine))
    p.drawEllipse(pole, chart.degree * (90 - CIRCLE), chart.degree * (90 - CIRCLE))
    p.setPen(Qt.PenStyle.NoPen)
