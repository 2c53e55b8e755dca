"""The polar chart, painted: ground, grid, signs, cities, and the frame round them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.paint.colours import glass
from desktop.paint.style_parts import rounded
from desktop.paint.theme import Theme
from desktop.table.red_menace.chart_cities import paint_city, paint_name, paint_scorch
from desktop.table.red_menace.chart_ground import paint_ground
from desktop.table.red_menace.chart_plan import SHEET, Chart, ChartKey, CitySpot
from desktop.table.red_menace.chart_signs import paint_grid, paint_signs
from desktop.table.red_menace.chart_small_print import paint_degrees, paint_numbers
from desktop.table.red_menace.chart_tones import Tones, tones

RADIUS = 12.0


def paint_chart(
    p: QPainter, exposed: QRectF, detail: float, theme: Theme, chart: Chart, key: ChartKey
) -> None:
    """Paint the exposed part of the chart; ``detail`` is pixels per unit."""
    colours = tones(key.skin, dark=theme.dark)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    p.setClipRect(SHEET, Qt.ClipOperation.IntersectClip)
    paint_ground(p, colours, chart, dark=theme.dark)
    paint_degrees(p, exposed, detail, colours, chart)
    cities = [city for city in chart.cities if exposed.intersects(around(city))]
    for city in cities:
        if city.id in key.destroyed:
            paint_scorch(p, city, dark=theme.dark)
    paint_grid(p, colours, chart, dark=theme.dark)
    paint_signs(p, exposed, detail, chart, dark=theme.dark)
    if key.numbers:
        paint_numbers(p, exposed, detail, colours, chart)
    for city in cities:
        paint_city(p, city, gone=city.id in key.destroyed)
    for city in cities:
        paint_name(p, city, detail, colours, gone=city.id in key.destroyed)
    # A clip with round corners would make everything twice as slow.
    p.fillPath(_corners(), QColor(theme.sunk))
    p.restore()
    _paint_frame(p, detail, colours)


def around(city: CitySpot) -> QRectF:
    """Return the box round a city, its name and its scorch."""
    return QRectF(city.x - 90, city.y - 80, 180, 160)


@cache
def _corners() -> QPainterPath:
    """Return what the round corners of the sheet leave out."""
    path = QPainterPath()
    path.addRect(SHEET)
    return path - rounded(SHEET, RADIUS)


def _paint_frame(p: QPainter, detail: float, colours: Tones) -> None:
    """Paint the neat line of the chart."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(Qt.BrushStyle.NoBrush)
    line = max(1.4, 1.0 / detail)
    p.setPen(QPen(glass(colours.frame, 0.55), line))
    p.drawRoundedRect(SHEET.adjusted(6, 6, -6, -6), RADIUS - 5, RADIUS - 5)
    p.setPen(QPen(QColor(colours.frame), 2 * line))
    p.drawRoundedRect(SHEET.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
    p.restore()
