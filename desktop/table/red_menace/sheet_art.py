"""The whole table, painted: both sheets and the chart between them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.paint.theme import Theme
from desktop.table.red_menace.chart_plan import SHEET, Chart
from desktop.table.red_menace.chart_tiles import paint_kept_chart
from desktop.table.red_menace.layout import Layout
from desktop.table.red_menace.sheet_facts import TableKey
from desktop.table.red_menace.sheet_parts import Pen, of
from desktop.table.red_menace.sheet_shared import paint_frame
from desktop.table.red_menace.sheet_soviet import paint_soviet
from desktop.table.red_menace.sheet_us import paint_us


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
    paint_sheets(p, exposed, theme, layout, chart, key)
    if exposed.intersects(SHEET):
        paint_kept_chart(p, exposed, detail, theme, chart, key.chart)


def paint_sheets(
    p: QPainter, exposed: QRectF, theme: Theme, layout: Layout, chart: Chart, key: TableKey
) -> None:
    """Paint the exposed part of both sheets."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    pen = Pen(p, exposed, theme)
    gone = key.chart.destroyed
    if pen.sees(of(layout.boxes["sheet_soviet"].rect)):
        paint_frame(pen, layout, "sheet_soviet", "soviet_title", "ussr")
        paint_soviet(pen, layout, chart, key.facts, gone)
    if pen.sees(of(layout.boxes["sheet_us"].rect)):
        paint_frame(pen, layout, "sheet_us", "us_title", "usa")
        paint_us(pen, layout, chart, key.facts, gone)
    p.restore()
