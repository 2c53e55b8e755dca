"""The whole table, painted: the map with the panels of both sides."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.paint.theme import Theme
from desktop.table.eagles_missiles.chart_art import paint_chart
from desktop.table.eagles_missiles.chart_plan import SHEET, Chart
from desktop.table.eagles_missiles.layout import Layout
from desktop.table.eagles_missiles.panel_facts import TableKey
from desktop.table.eagles_missiles.panel_left import paint_left
from desktop.table.eagles_missiles.panel_parts import Pen
from desktop.table.eagles_missiles.panel_right import paint_right


def paint_table(
    p: QPainter,
    exposed: QRectF,
    detail: float,
    theme: Theme,
    layout: Layout,
    chart: Chart,
    key: TableKey,
) -> None:
    """Paint the exposed part of the table; ``detail`` is pixels per unit."""
    p.fillRect(exposed, QColor(theme.sunk))
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    pen = Pen(p, exposed, theme)
    paint_left(pen, layout, key.facts)
    paint_right(pen, layout, key.facts)
    p.restore()
    if exposed.intersects(SHEET):
        paint_chart(p, exposed, detail, theme, chart, key.chart)
