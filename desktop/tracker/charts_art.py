"""How charts are painted: scale, bands, lines with shapes and end labels, bars, heat cells.

Nothing is told by colour alone: lines differ in shape and dashes and have their names at their
ends, bands and heat cells have letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette, QPen, QPolygonF

from desktop.paint import fonts
from desktop.paint.colours import SIGNS, glass, mixed, readable_on
from desktop.paint.lines import CENTRE, LEFT, RIGHT, paint_line
from desktop.paint.marks import mark
from desktop.paint.theme import Theme
from desktop.tracker.charts_data import Chart, Series

Role = QPalette.ColorRole
ROSE = ("#a3447f", "#d78fbd")
"""The fourth colour of lines, in the light and the dark theme."""
DASHES: tuple[tuple[float, ...], ...] = ((), (4, 2), (1.5, 2), (6, 2, 1.5, 2))
POINT = 4.2
STEPS = (1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 500)
MOST_TICKS = 5


class Plot(NamedTuple):
    """Where values stand on the screen."""

    box: QRectF
    low: float
    high: float
    width: int
    """Columns."""
    inset: float
    """Free room beside the first and the last column."""

    def x(self, column: int) -> float:
        """Return the middle of a column."""
        step = self.step
        return self.box.left() + self.inset + column * step

    @property
    def step(self) -> float:
        """The distance of two columns."""
        return (self.box.width() - 2 * self.inset) / max(self.width - 1, 1)

    def y(self, value: float) -> float:
        """Return the height of a value."""
        share = (value - self.low) / (self.high - self.low)
        return self.box.bottom() - share * self.box.height()

    def column_at(self, x: float) -> int:
        """Return the column that is nearest to a place."""
        column = round((x - self.box.left() - self.inset) / max(self.step, 1))
        return min(max(column, 0), self.width - 1)


class Brush(NamedTuple):
    """What charts are painted with."""

    palette: QPalette
    theme: Theme

    @property
    def ink(self) -> QColor:
        """The colour of words."""
        return self.palette.color(Role.WindowText)

    @property
    def quiet(self) -> QColor:
        """The colour of second words."""
        return self.palette.color(Role.PlaceholderText)

    @property
    def accent(self) -> QColor:
        """The accent of the game."""
        return self.palette.color(Role.Accent)

    def line(self, look: int) -> QColor:
        """Return the colour of a line; of one without a look, grey."""
        theme = self.theme
        tones = (self.accent, theme.good, theme.warn, ROSE[theme.dark])
        if look >= 0:
            return QColor(tones[look])
        grey = mixed(theme.base, theme.muted, 0.45)
        return readable_on(grey, theme.base, theme.raised, least=SIGNS)

    def status(self, letter: str) -> QColor | None:
        """Return the colour of a status; ``None`` for who is not here."""
        tones = {"O": self.theme.good, "S": self.theme.warn, "U": self.theme.bad}
        return QColor(tones[letter]) if letter in tones else None


def plot_of(chart: Chart, box: QRectF) -> Plot:
    """Return the plot of a chart of lines or bars in a box."""
    small = QFontMetricsF(fonts.condensed(12, 600))
    low, high = scale_of(chart)
    names = [level.name for level in chart.levels]
    last = max(chart.days.index(chart.known) if chart.known in chart.days else 0, 0)
    if chart.kind == "lines" and not names and last >= len(chart.days) - 2:
        names = [each.name for each in chart.series if each.look >= 0]
    right = max((small.horizontalAdvance(name) for name in names), default=0.0)
    left = small.horizontalAdvance("00") + 8 if chart.scale and chart.kind == "lines" else 4.0
    top = small.height() if chart.kind == "bars" else 6.0
    inner = box.adjusted(left, top, -right - (14 if right else 4), -small.height() - 6)
    count = len(chart.days)
    inset = inner.width() / max(count, 1) / 2 if chart.kind == "bars" else 8.0
    return Plot(inner, low, high, count, inset)


def scale_of(chart: Chart) -> tuple[float, float]:
    """Return the ends of the scale: all values are on it, and zero, and the levels."""
    values = [value for each in chart.series for value in each.values if value is not None]
    values += [level.value for level in chart.levels]
    values += chart.forecast or ()
    values += [zone.high for zone in chart.zones if zone.high is not None]
    low, high = min((0.0, *values)), max((1.0, *values))
    room = (high - low) * 0.06
    return (low - room if low < 0 or not chart.scale else low), high + room


def ticks(low: float, high: float) -> tuple[int, ...]:
    """Return whole numbers of a scale at even distances, zero among them if it is on it."""
    step = next((each for each in STEPS if (high - low) / each <= MOST_TICKS), STEPS[-1])
    first = -int(-low // step) * step if low < 0 else 0
    return tuple(range(int(first), int(high) + 1, step))


def paint_chart(p: QPainter, chart: Chart, plot: Plot, brush: Brush, cursor: int = -1) -> None:
    """Paint a chart of lines or bars; ``cursor`` is the column that is pointed at."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_zones(p, chart, plot, brush)
    if chart.kind == "lines":
        _paint_scale(p, chart, plot, brush)
    _paint_columns(p, chart, plot, brush, cursor)
    _paint_levels(p, chart, plot, brush)
    if chart.kind == "bars":
        _paint_bars(p, chart, plot, brush, cursor)
    else:
        for series in reversed(chart.series):
            _paint_series(p, chart, series, plot, brush, cursor)
        if chart.scale and not chart.levels:
            _paint_ends(p, chart, plot, brush)
    p.restore()


# --------------------------------------------------------------------------------- the ground


def band_fill(tone: QColor) -> QColor:
    """Return what lies over the ground of a band, with its letter in the tone itself."""
    return glass(tone, 0.13)


def _paint_zones(p: QPainter, chart: Chart, plot: Plot, brush: Brush) -> None:
    for zone in chart.zones:
        high = plot.high if zone.high is None else min(zone.high, plot.high)
        if zone.low >= high:
            continue
        tone = brush.status(zone.letter) or brush.quiet
        box = QRectF(plot.box.left(), plot.y(high), plot.box.width(), 0)
        box.setBottom(plot.y(zone.low))
        p.fillRect(box, band_fill(tone))
        words = box.adjusted(0, 1, -4, -1)
        if words.height() >= 11:
            paint_line(p, words, zone.letter, fonts.condensed(12, 700), tone, RIGHT)


def _paint_scale(p: QPainter, chart: Chart, plot: Plot, brush: Brush) -> None:
    if not chart.scale:
        return
    for value in ticks(plot.low, plot.high):
        y = plot.y(value)
        if not chart.levels or not value:
            edge = QRectF(plot.box.left(), y, plot.box.width(), 1)
            p.fillRect(edge, glass(brush.ink, 0.22 if not value else 0.09))
        box = QRectF(plot.box.left() - 40, y - 10, 34, 20)
        paint_line(p, box, str(value), fonts.condensed(12, 600), brush.quiet, RIGHT)


def _paint_columns(p: QPainter, chart: Chart, plot: Plot, brush: Brush, cursor: int) -> None:
    """Paint the names of the columns, as many as there is room for, and the cursor."""
    font = fonts.condensed(12, 600)
    wide = QFontMetricsF(font).horizontalAdvance(chart.column_name(0)) + 10
    every = max(1, -int(-wide // max(plot.step, 1)))
    for column, day in enumerate(chart.days):
        if (len(chart.days) - 1 - column) % every and column != cursor:
            continue
        ink = brush.ink if day <= chart.known else brush.quiet
        box = QRectF(plot.x(column) - wide, plot.box.bottom() + 4, 2 * wide, 18)
        box.setHeight(QFontMetricsF(font).height())
        paint_line(p, box, chart.column_name(column), font, ink, CENTRE)
    if cursor >= 0 and chart.kind == "lines":
        p.setPen(QPen(glass(brush.ink, 0.5), 1))
        x = plot.x(cursor)
        p.drawLine(QPointF(x, plot.box.top()), QPointF(x, plot.box.bottom()))


def _paint_levels(p: QPainter, chart: Chart, plot: Plot, brush: Brush) -> None:
    font = fonts.condensed(12, 600)
    for level in chart.levels:
        y = plot.y(level.value)
        p.setPen(QPen(glass(brush.ink, 0.5), 1, Qt.PenStyle.DashLine))
        p.drawLine(QPointF(plot.box.left(), y), QPointF(plot.box.right(), y))
        box = QRectF(plot.box.right() + 6, y - 10, 400, 20)
        paint_line(p, box, level.name, font, brush.quiet, LEFT)


# ---------------------------------------------------------------------------------- the lines


def _paint_series(
    p: QPainter, chart: Chart, series: Series, plot: Plot, brush: Brush, cursor: int
) -> None:
    colour = brush.line(series.look)
    runs = _runs(series, plot)
    if chart.filled:
        _paint_ground(p, runs, plot, colour)
    pen = QPen(colour, 2.0 if series.look >= 0 else 1.2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if series.look > 0:
        pen.setDashPattern(DASHES[series.look])
    p.setBrush(Qt.BrushStyle.NoBrush)
    for run in runs:
        p.setPen(pen)
        p.drawPolyline(QPolygonF(run))
    if chart.forecast is not None:
        now, then = chart.forecast
        p.setPen(QPen(colour, 1.6, Qt.PenStyle.DotLine))
        start = QPointF(plot.x(chart.days.index(chart.known)), plot.y(now))
        p.drawLine(start, QPointF(plot.x(plot.width - 1), plot.y(then)))
    if series.look >= 0:
        _paint_points(p, series, plot, colour, brush, cursor)


def _runs(series: Series, plot: Plot) -> list[list[QPointF]]:
    """Return the pieces of a line between the columns of which nothing is known."""
    runs: list[list[QPointF]] = [[]]
    for column, value in enumerate(series.values):
        if value is None:
            runs.append([])
        else:
            runs[-1].append(QPointF(plot.x(column), plot.y(value)))
    return [run for run in runs if run]


def _paint_ground(p: QPainter, runs: list[list[QPointF]], plot: Plot, colour: QColor) -> None:
    ground = plot.y(max(plot.low, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glass(colour, 0.16))
    for run in runs:
        feet = [QPointF(run[-1].x(), ground), QPointF(run[0].x(), ground)]
        p.drawPolygon(QPolygonF([*run, *feet]))


def _paint_points(
    p: QPainter, series: Series, plot: Plot, colour: QColor, brush: Brush, cursor: int
) -> None:
    for column, value in enumerate(series.values):
        if value is None:
            continue
        at = QPointF(plot.x(column), plot.y(value))
        size = POINT * (1.4 if column == cursor else 1.0)
        p.setPen(QPen(QColor(brush.theme.base), 1))
        p.setBrush(colour)
        if column in series.marked:
            box = QRectF(at.x() - 8, at.y() - 8, 16, 16)
            p.drawPath(mark("star", box))
        else:
            paint_shape(p, at, size, series.look)


def paint_shape(p: QPainter, at: QPointF, size: float, look: int) -> None:
    """Paint the point of a line: circle, square, triangle or diamond."""
    box = QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)
    match look:
        case 0:
            p.drawEllipse(box)
        case 1:
            p.drawRect(box.adjusted(0.4, 0.4, -0.4, -0.4))
        case 2:
            p.drawPath(mark("triangle", box.adjusted(-0.6, -0.8, 0.6, 0.6)))
        case _:
            p.drawPath(mark("diamond", box.adjusted(-0.8, -0.8, 0.8, 0.8)))


def _paint_ends(p: QPainter, chart: Chart, plot: Plot, brush: Brush) -> None:
    """Write the names of lines at their ends, none over another."""
    font = fonts.condensed(12, 700)
    high = QFontMetricsF(font).height() * 0.92
    ends = []
    for series in chart.series:
        known = [place for place, value in enumerate(series.values) if value is not None]
        if series.look >= 0 and known:
            value = series.values[known[-1]]
            ends.append((plot.y(value or 0.0), plot.x(known[-1]), series))
    ends.sort(key=lambda end: end[0])
    places = spread([y for y, _, _ in ends], high, plot.box.top() + 4, plot.box.bottom() - 4)
    for y, (_, x, series) in zip(places, ends, strict=True):
        box = QRectF(x + POINT + 5, y - 10, 400, 20)
        paint_line(p, box, series.name, font, brush.ink, LEFT)


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return ascending places moved apart to a least gap, inside the ends if that is possible."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + gap) if found else max(place, low))
    limit = high
    for number in reversed(range(len(found))):
        found[number] = min(found[number], limit)
        limit = found[number] - gap
    return found


# ----------------------------------------------------------------------------------- the bars


def _paint_bars(p: QPainter, chart: Chart, plot: Plot, brush: Brush, cursor: int) -> None:
    series = chart.series[0]
    wide = plot.step * 0.74 if plot.width > 1 else plot.box.width() * 0.5
    ground, font = plot.y(0), fonts.condensed(13, 700)
    p.fillRect(QRectF(plot.box.left(), ground, plot.box.width(), 1), glass(brush.ink, 0.22))
    for column, value in enumerate(series.values):
        if value is None:
            continue
        now = chart.days[column] == chart.known
        tone = QColor(brush.theme.bad) if value < 0 else brush.accent
        strength = 1.0 if now else 0.7 if column == cursor else 0.42
        top, bottom = sorted((plot.y(value), ground))
        box = QRectF(plot.x(column) - wide / 2, top, wide, max(bottom - top, 1.5))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(mixed(brush.theme.base, tone, strength))
        p.drawRoundedRect(box, 3, 3)
        high = QFontMetricsF(font).height()
        words = QRectF(box.left() - 12, top - high - 1, wide + 24, high)
        paint_line(p, words, f"{value:g}", font, brush.ink, CENTRE)
        if column == cursor:
            p.setPen(QPen(brush.ink, 1.2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box, 3, 3)
