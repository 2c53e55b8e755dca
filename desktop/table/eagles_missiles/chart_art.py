"""The map of Poland, painted: the ground, and on it the invasions, places, names and battles."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.paint.colours import glass
from desktop.paint.style_parts import rounded
from desktop.paint.theme import Theme
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.table.eagles_missiles.chart_fields import around, paint_field
from desktop.table.eagles_missiles.chart_ground import land_box, paint_ground
from desktop.table.eagles_missiles.chart_names import (
    paint_faint_names,
    paint_field_name,
    paint_land_names,
)
from desktop.table.eagles_missiles.chart_plan import SHEET, Chart, ChartKey
from desktop.table.eagles_missiles.chart_tones import Tones, tones
from desktop.table.eagles_missiles.chart_war import (
    paint_banner,
    paint_conquered,
    paint_plate,
    paint_track,
)
from desktop.table.eagles_missiles.chart_ways import paint_ways
from desktop.table.eagles_missiles.layout import layout

RADIUS = 12.0


def paint_chart(
    p: QPainter, exposed: QRectF, detail: float, theme: Theme, chart: Chart, key: ChartKey
) -> None:
    """Paint the exposed part of the map; ``detail`` is pixels per unit."""
    colours = tones(dark=theme.dark)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    p.setClipRect(SHEET, Qt.ClipOperation.IntersectClip)
    paint_ground(p, exposed, colours, chart, dark=theme.dark)
    paint_war(p, exposed, detail, theme, chart, key)
    # A clip with round corners would make everything twice as slow.
    p.fillPath(_corners(), QColor(theme.sunk))
    p.restore()
    _paint_frame(p, detail, colours)


def paint_war(
    p: QPainter, exposed: QRectF, detail: float, theme: Theme, chart: Chart, key: ChartKey
) -> None:
    """Paint what lies on the ground: all that changes in a war, and the names."""
    colours = tones(dark=theme.dark)
    for fallen in key.conquered:
        if land_box(fallen).intersects(exposed):
            paint_conquered(p, colours, fallen)
    paint_faint_names(p, exposed, detail, colours, chart, sea=SEA not in key.battles)
    paint_ways(p, exposed, chart, key)
    fields = [field for field in chart.fields if around(field).intersects(exposed)]
    for field in fields:
        paint_field(p, field, ruined=field.id in key.ruins)
    paint_land_names(p, exposed, detail, colours, chart, key)
    for field in fields:
        paint_field_name(p, field, detail, colours, ruined=field.id in key.ruins)
    for land in chart.lands:
        if not land.plate.adjusted(-10, -10, 10, 10).intersects(exposed):
            continue
        if land.id in key.battles:
            paint_plate(p, colours, land)
        elif land.id in key.conquered:
            paint_banner(p, land)
    track = layout().boxes["fleet_track"]
    if QRectF(*track.rect).adjusted(-9, -9, 9, 9).intersects(exposed):
        paint_track(p, theme, track, key.fleet)


@cache
def _corners() -> QPainterPath:
    """Return what the round corners of the map leave out."""
    path = QPainterPath()
    path.addRect(SHEET)
    return path - rounded(SHEET, RADIUS)


def _paint_frame(p: QPainter, detail: float, colours: Tones) -> None:
    """Paint the neat line of the map."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(Qt.BrushStyle.NoBrush)
    line = max(1.4, 1.0 / detail)
    p.setPen(QPen(glass(colours.frame, 0.55), line))
    p.drawRoundedRect(SHEET.adjusted(6, 6, -6, -6), RADIUS - 5, RADIUS - 5)
    p.setPen(QPen(QColor(colours.frame), 2 * line))
    p.drawRoundedRect(SHEET.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
    p.restore()
