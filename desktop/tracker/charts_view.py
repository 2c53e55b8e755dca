"""A chart on the screen: values under the pointer and the keys, a press leads to the Day."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.paint import fonts
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_focus
from desktop.paint.theme import ThemeSource
from desktop.table.announce import announce
from desktop.tracker.charts_art import Brush, Plot, paint_chart, plot_of
from desktop.tracker.charts_data import Chart
from desktop.tracker.charts_heat import HeatPlot, heat_height, heat_plot, paint_heat_map

Role = QPalette.ColorRole
EDGE = 6
PICTURE = 2.0
"""Pixels of a copied picture for each of the screen."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MOVES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ChartView(QWidget):
    """Paints a chart; Left, Right, Home and End walk its columns, Enter asks for the Day."""

    day_asked = Signal(int)
    menu_asked = Signal(object)
    """Where a menu is wanted, on the screen."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._chart: Chart | None = None
        self._cursor = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        themes.changed.connect(self._repaint)

    @property
    def cursor_column(self) -> int:
        """The column that is pointed at; -1 for none."""
        return self._cursor

    def show_chart(self, chart: Chart) -> None:
        """Show another chart."""
        if chart != self._chart:
            self._chart = chart
            self._cursor = min(self._cursor, len(chart.days) - 1)
            self.setAccessibleName(chart.title)
            self.setAccessibleDescription(self._spoken(chart))
            self.updateGeometry()
            self.update()

    def _spoken(self, chart: Chart) -> str:
        column = self._cursor if self._cursor >= 0 else self._last(chart)
        return f"{chart.note}. {chart.said(column)}" if chart.note else chart.said(column)

    @staticmethod
    def _last(chart: Chart) -> int:
        return chart.days.index(chart.known) if chart.known in chart.days else 0

    # --- sizes and painting -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        chart = self._chart
        high = round(180 * max(1.0, fonts.text_scale()))
        if chart is not None and chart.kind == "heat":
            high = heat_height(len(chart.series)) + 2 * EDGE
        return QSize(360, high)

    def minimumSizeHint(self) -> QSize:
        chart, high = self._chart, round(110 * max(1.0, fonts.text_scale()))
        if chart is not None and chart.kind == "heat":
            high = self.sizeHint().height()
        return QSize(200, high)

    def _plot(self, box: QRectF) -> Plot | HeatPlot | None:
        chart = self._chart
        if chart is None or not chart.days:
            return None
        inner = box.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        return heat_plot(chart, inner) if chart.kind == "heat" else plot_of(chart, inner)

    def _paint(self, p: QPainter, box: QRectF, cursor: int) -> None:
        chart, plot = self._chart, self._plot(box)
        if chart is None or plot is None:
            return
        brush = Brush(self.palette(), self._themes.theme)
        if isinstance(plot, HeatPlot):
            paint_heat_map(p, chart, plot, brush, cursor)
        else:
            paint_chart(p, chart, plot, brush, cursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        self._paint(p, QRectF(self.rect()), self._cursor)
        if self.hasFocus():
            paint_focus(p, QRectF(self.rect()), self.palette())

    def picture(self) -> QImage:
        """Return the chart with its title as a picture, twice as fine as on the screen."""
        chart = self._chart
        head = round(52 * max(1.0, fonts.text_scale()))
        size = QSize(max(self.width(), 360), max(self.height(), self.sizeHint().height()) + head)
        image = QImage(size * PICTURE, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(PICTURE)
        image.fill(self.palette().color(Role.Base))
        if chart is None:
            return image
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, quiet = (
            self.palette().color(Role.WindowText),
            self.palette().color(Role.PlaceholderText),
        )
        wide = size.width() - 24
        title = f"{chart.title}: {chart.figure}" if chart.figure else chart.title
        paint_line(p, QRectF(12, 6, wide, head * 0.5), title, fonts.interface(15, 600), ink)
        words = QRectF(12, head * 0.5, wide, head * 0.45)
        paint_line(p, words, chart.note, fonts.interface(12), quiet)
        p.translate(0, head)
        self._paint(p, QRectF(0, 0, size.width(), size.height() - head), -1)
        p.end()
        return image

    # --- pointing ---------------------------------------------------------------------------------

    def _point(self, column: int, at: QPoint | None = None) -> None:
        """Point at a column and say its values."""
        chart = self._chart
        if chart is None or column == self._cursor:
            return
        self._cursor = column
        self.update()
        if column < 0:
            QToolTip.hideText()
            return
        words = chart.said(column)
        self.setAccessibleDescription(self._spoken(chart))
        if at is None:
            announce(self, words)
            at = self.mapToGlobal(QPointF(self._middle(column), self.height() * 0.3).toPoint())
        QToolTip.showText(at, plain(words), self)

    def _middle(self, column: int) -> float:
        plot = self._plot(QRectF(self.rect()))
        if isinstance(plot, HeatPlot):
            return plot.cell(0, column).center().x()
        return plot.x(column) if plot is not None else 0.0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plot = self._plot(QRectF(self.rect()))
        if plot is not None:
            self._point(plot.column_at(event.position().x()), event.globalPosition().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self._point(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._ask()
        else:
            super().mousePressEvent(event)

    def _ask(self) -> None:
        chart = self._chart
        if chart is not None and 0 <= self._cursor < len(chart.days):
            day = chart.days[self._cursor]
            if 0 < day <= chart.known:
                self.day_asked.emit(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chart = self._chart
        if chart is None:
            super().keyPressEvent(event)
            return
        last, key = len(chart.days) - 1, Qt.Key(event.key())
        if key in MOVES and self._cursor < 0:
            self._point(self._last(chart))
        elif key in MOVES:
            self._point(min(max(self._cursor + MOVES[key], 0), last))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._point(0 if key is Qt.Key.Key_Home else last)
        elif key in ENTER and self._cursor >= 0:
            self._ask()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_asked.emit(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(-1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
