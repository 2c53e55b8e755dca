"""The key figures of a campaign in one frame."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.lines import paint_line, paint_two_lines
from desktop.paint.plain import plain
from desktop.paint.widgets import Panel
from desktop.tracker.dashboard_data import Figure

Role = QPalette.ColorRole
LEAST = 116
"""Width of a figure at a text scale of 100 %."""
AROUND = 14


class FigureBox(QWidget):
    """One figure: its name, its number large, what it means in up to two lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure = Figure("", "", "")
        self.first = False
        """Whether it stands at the left edge, where no line parts it from another."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_figure(self, figure: Figure) -> None:
        """Show another figure."""
        self.figure = figure
        self.setAccessibleName(f"{figure.label}: {figure.value}, {figure.detail}")
        self.setAccessibleDescription(figure.help)
        self.setToolTip(plain("\n".join(filter(None, (figure.detail, figure.help)))))
        self.update()

    def sizeHint(self) -> QSize:
        high = 3 * QFontMetricsF(fonts.interface(13)).height()
        high += QFontMetricsF(fonts.condensed(28, 700)).height()
        return QSize(round(LEAST * fonts.text_scale()), round(high + 12))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        palette, figure = self.palette(), self.figure
        box = QRectF(self.rect()).adjusted(AROUND, 6, -6, -6)
        if not self.first:
            line = QRectF(0, 8, 1, self.height() - 16)
            p.fillRect(line, palette.color(Role.Midlight))
        small = QFontMetricsF(fonts.interface(13)).height()
        ink, muted = palette.color(Role.WindowText), palette.color(Role.PlaceholderText)
        if figure.strong:
            ink = palette.color(Role.Accent)
        elif figure.alarm:
            ink = palette.color(Role.BrightText)
        head = QRectF(box.left(), box.top(), box.width(), small)
        foot = QRectF(box.left(), box.bottom() - 2 * small, box.width(), 2 * small)
        middle = QRectF(box.left(), head.bottom(), box.width(), foot.top() - head.bottom())
        paint_line(p, head, figure.label, fonts.interface(12), muted)
        paint_line(p, middle, figure.value, fonts.condensed(28, 700), ink)
        paint_two_lines(p, foot, figure.detail, fonts.interface(12), muted)


class KeyFigures(Panel):
    """The figures side by side, in two rows where there is no room for one."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__("raised", parent)
        self.boxes = [FigureBox(self) for _ in range(count)]
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 2, 2, 2)
        self._grid.setSpacing(0)
        self._arrange(count)

    def show_figures(self, figures: tuple[Figure, ...]) -> None:
        """Show the figures; raises ``ValueError`` unless there is one for each box."""
        for box, figure in zip(self.boxes, figures, strict=True):
            box.show_figure(figure)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() / (LEAST * fonts.text_scale())
        count = len(self.boxes)
        self._arrange(count if room >= count else (count + 1) // 2)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, box in enumerate(self.boxes):
            self._grid.addWidget(box, *divmod(place, columns))
            box.first = place % columns == 0
        for column in range(len(self.boxes)):
            self._grid.setColumnStretch(column, int(column < columns))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()
            for box in self.boxes:
                box.updateGeometry()
