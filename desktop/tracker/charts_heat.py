"""How the heat map is painted: a cell for each Pilot and Day, with letter and Stress."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette, QPen

from desktop.paint import fonts
from desktop.paint.colours import Colour, mixed
from desktop.paint.lines import CENTRE, LEFT, paint_line
from desktop.paint.style_parts import paint_panel
from desktop.tracker.charts_art import Brush
from desktop.tracker.charts_data import Chart, Series

Role = QPalette.ColorRole
LINE = 26
"""Height of a row at a text scale of 100 %."""
WIDEST = 64
STRENGTHS = {"O": 0.26, "S": 0.38, "U": 0.50}


class HeatPlot(NamedTuple):
    """Where the cells stand."""

    box: QRectF
    """Of all cells."""
    left: float
    """Where names begin."""
    step: float
    line: float
    width: int
    """Columns."""

    def cell(self, row: int, column: int) -> QRectF:
        """Return the box of a cell."""
        left = self.box.left() + column * self.step
        top = self.box.top() + row * self.line
        return QRectF(left + 1.5, top + 1.5, self.step - 3, self.line - 3)

    def column_at(self, x: float) -> int:
        """Return the column that is nearest to a place."""
        return min(max(int((x - self.box.left()) / max(self.step, 1)), 0), self.width - 1)


def heat_height(rows: int) -> int:
    """Return the height that so many Pilots need."""
    scale = max(1.0, fonts.text_scale())
    return round((rows * LINE + 24) * scale)


def heat_plot(chart: Chart, box: QRectF) -> HeatPlot:
    """Return where the cells of a heat map stand in a box."""
    names = QFontMetricsF(fonts.condensed(13, 600))
    left = max((names.horizontalAdvance(each.name) for each in chart.series), default=0.0) + 12
    left = min(left, box.width() * 0.35)
    foot = 22 * max(1.0, fonts.text_scale())
    count, rows = max(len(chart.days), 1), max(len(chart.series), 1)
    step = min((box.width() - left) / count, WIDEST * max(1.0, fonts.text_scale()))
    line = min((box.height() - foot) / rows, LINE * max(1.0, fonts.text_scale()))
    cells = QRectF(box.left() + left, box.top(), step * count, line * rows)
    return HeatPlot(cells, box.left(), step, line, count)


def paint_heat_map(
    p: QPainter, chart: Chart, plot: HeatPlot, brush: Brush, cursor: int = -1
) -> None:
    """Paint a heat map; ``cursor`` is the column that is pointed at."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row, series in enumerate(chart.series):
        place = plot.cell(row, 0)
        words = QRectF(plot.left, place.top(), place.left() - 8 - plot.left, place.height())
        weight = 700 if series.look >= 0 else 600
        paint_line(p, words, series.name, fonts.condensed(13, weight), brush.ink, LEFT)
        for column in range(plot.width):
            _paint_cell(p, series, column, plot.cell(row, column), brush)
    font = fonts.condensed(12, 600)
    for column, day in enumerate(chart.days):
        at = QPointF(plot.box.left() + column * plot.step, plot.box.bottom() + 3)
        box = QRectF(at.x() - 10, at.y(), plot.step + 20, QFontMetricsF(font).height())
        ink = brush.ink if day <= chart.known else brush.quiet
        paint_line(p, box, chart.column_name(column), font, ink, CENTRE)
    if cursor >= 0:
        p.setPen(QPen(brush.ink, 1.4))
        p.setBrush(Qt.BrushStyle.NoBrush)
        left = plot.box.left() + cursor * plot.step
        p.drawRoundedRect(QRectF(left, plot.box.top(), plot.step, plot.box.height()), 4, 4)
    p.restore()


def cell_fill(ground: Colour, tone: Colour, letter: str) -> QColor:
    """Return the ground of the words in a cell: the worse the status, the stronger."""
    return mixed(ground, tone, STRENGTHS[letter])


def _paint_cell(p: QPainter, series: Series, column: int, box: QRectF, brush: Brush) -> None:
    letter = series.letters[column]
    ground, tone = brush.palette.color(Role.Base), brush.status(letter)
    if tone is None:
        paint_panel(p, box, ground, brush.palette.color(Role.Midlight), 4)
    else:
        paint_panel(p, box, cell_fill(ground, tone, letter), mixed(ground, tone, 0.8), 4)
    font = fonts.condensed(14, 700)
    if tone is None or box.width() < 34 * fonts.text_scale():
        ink = brush.quiet if tone is None else brush.ink
        paint_line(p, box, letter, font, ink, CENTRE)
        return
    small, stress = fonts.condensed(11, 600), f"{series.values[column]:g}"
    paint_line(p, box.adjusted(5, 0, 0, 0), letter, small, brush.ink, LEFT)
    paint_line(p, box.adjusted(6, 0, 0, 0), stress, font, brush.ink, CENTRE)
