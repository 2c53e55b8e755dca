"""The journal of a campaign on its dashboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Slot
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.paint import fonts
from desktop.paint.icons import icon
from desktop.paint.lines import RIGHT, paint_line
from desktop.paint.plain import plain
from desktop.paint.theme import ThemeSource
from desktop.tracker.dashboard_data import TimedLine

Role = QPalette.ColorRole
MOST = 40
"""Lines; what is older stands in the history."""


class JournalList(QWidget):
    """A line for each thing that happened, its Day at the right edge."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._lines: tuple[TimedLine, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def lines(self) -> tuple[TimedLine, ...]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: tuple[TimedLine, ...]) -> None:
        """Show other lines, as many as there is room for."""
        self._lines = lines[:MOST]
        self.setAccessibleName("\n".join(self._spoken(line) for line in self._lines))
        self.updateGeometry()
        self.update()

    def _spoken(self, line: TimedLine) -> str:
        return self.tr("Day {day}: {words}").format(day=line.day, words=line.words)

    def _row(self) -> float:
        return max(24.0, QFontMetricsF(fonts.interface(13)).height() + 8)

    def sizeHint(self) -> QSize:
        return QSize(300, round(self._row() * len(self._lines)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette, theme, row = self.palette(), self._themes.theme, self._row()
        ink, muted = palette.color(Role.WindowText), palette.color(Role.PlaceholderText)
        side = 16 * fonts.text_scale()
        days = QFontMetricsF(fonts.condensed(13)).horizontalAdvance("D99") + 10
        for number, line in enumerate(self._lines):
            box = QRectF(0, number * row, self.width(), row)
            if not box.intersects(QRectF(event.rect())):
                continue
            tint = theme.tone(line.tone, palette.color(Role.Accent).name())
            sign = icon(line.icon, tint, side, self.devicePixelRatioF())
            p.drawPixmap(QPointF(0, box.center().y() - side / 2), sign)
            words = box.adjusted(side + 10, 0, -days, 0)
            first = line.words.split("\n", 1)[0]
            paint_line(p, words, first, fonts.interface(13), ink)
            day = self.tr("D{day}").format(day=line.day)
            paint_line(p, box, day, fonts.condensed(13), muted, RIGHT)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            place = int(event.pos().y() // self._row())
            words = self._lines[place].words if 0 <= place < len(self._lines) else ""
            QToolTip.showText(event.globalPos(), plain(words), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
