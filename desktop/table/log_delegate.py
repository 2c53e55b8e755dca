"""How a line of the log is drawn: icon, words up to three lines, the rule at the right."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.models.log_model import LogLine, LogModel
from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.icons import IconName, stamp_icon
from desktop.paint.theme import ThemeSource, Tone
from desktop.play.change import BY_TABLE

Index = QModelIndex | QPersistentModelIndex
Role = QPalette.ColorRole

TOPICS: dict[str, tuple[IconName, Tone]] = {
    "turn": ("flag", Tone.GOOD),
    "move": ("move", Tone.INFO),
    "fight": ("swords", Tone.BAD),
    "card": ("card", Tone.ACCENT),
    "dice": ("die", Tone.INFO),
    "undo": ("undo", Tone.WARN),
    "refused": ("ban", Tone.BAD),
}
ICON, PAD, GAP = 15, 5, 8
LINES = 3
KERNED = 1.05
"""How much longer words may be than their letters one by one; mostly they are shorter."""


class Letters(dict[str, float]):
    """How long each letter is in a font: reckoning with them is quicker than laying words out."""

    def __init__(self, font: QFont) -> None:
        super().__init__()
        self._metrics = QFontMetricsF(font)

    def __missing__(self, letter: str) -> float:
        long = self[letter] = self._metrics.horizontalAdvance(letter)
        return long

    def reach(self, words: str) -> float:
        """Return how long words can be at most."""
        return sum(map(self.__getitem__, words)) * KERNED


class LogDelegate(QStyledItemDelegate):
    """The painter of the log."""

    def __init__(self, themes: ThemeSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._heights: dict[LogLine, int] = {}
        self._figures: dict[str, int] = {}
        self._wide = 0
        self._use_font()

    def _use_font(self) -> None:
        font = fonts.interface(14)
        self._metrics, self._letters = QFontMetrics(font), Letters(font)

    @Slot()
    def forget(self) -> None:
        """Measure every line anew: the language, the size of the text or the room changed."""
        self._heights.clear()
        self._figures.clear()
        self._use_font()

    @property
    def usual_height(self) -> int:
        """How high the row of a short line is."""
        return self._metrics.height() + 2 * PAD

    def height(self, index: Index, wide: int) -> int:
        """Return how high a row of this width has to be."""
        if wide != self._wide:
            self._wide = wide
            self.forget()
        line = index.data(LogModel.Role.LINE)
        if not isinstance(line, LogLine):
            return 0
        high = self._heights.get(line)
        if high is None:
            words = str(index.data(Qt.ItemDataRole.DisplayRole))
            high = self._heights[line] = self._measured(line, wide, words)
        return high

    def _measured(self, line: LogLine, wide: int, words: str) -> int:
        if line.kind == "heading":
            return QFontMetrics(fonts.small_capitals(12)).height() + 12
        metrics, room = self._metrics, self._words_width(wide, line)
        high = metrics.height()
        # Most lines are short, and breaking words into lines takes ten times as long.
        if self._letters.reach(words) > room - 2 and metrics.horizontalAdvance(words) > room - 2:
            box = QRect(0, 0, room, 10_000)
            high = metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, words).height()
        return min(high, LINES * metrics.lineSpacing()) + 2 * PAD

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = index.data(LogModel.Role.LINE)
        if not isinstance(line, LogLine):
            return
        painter.save()
        try:
            box: QRect = option.rect
            palette: QPalette = option.palette
            if index.data(LogModel.Role.LATER):
                painter.setOpacity(0.45)
            words = str(index.data(Qt.ItemDataRole.DisplayRole))
            if line.kind == "heading":
                self._paint_heading(painter, box, palette, words)
            else:
                state = option.state
                chosen = bool(state & QStyle.StateFlag.State_Selected)
                if chosen or index.data(LogModel.Role.LIT):
                    self._paint_ground(painter, box, palette.color(Role.Accent), chosen=chosen)
                self._paint_line(painter, box, palette, line, words)
        finally:
            painter.restore()

    def _paint_heading(self, p: QPainter, box: QRect, palette: QPalette, words: str) -> None:
        font = fonts.small_capitals(12)
        wide = QFontMetrics(font).horizontalAdvance(words.upper()) + 10
        p.setFont(font)
        p.setPen(palette.color(Role.PlaceholderText))
        p.drawText(box.adjusted(4, 4, 0, 0), Qt.AlignmentFlag.AlignVCenter, words)
        p.setPen(palette.color(Role.Midlight))
        y = box.center().y() + 2
        p.drawLine(box.left() + wide + 8, y, box.right() - 4, y)

    def _paint_ground(self, p: QPainter, box: QRect, accent: QColor, *, chosen: bool) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(glass(accent, 0.16))
        p.drawRoundedRect(box.adjusted(0, 1, 0, -1), 4, 4)
        if chosen:
            p.fillRect(QRect(box.left(), box.top() + 2, 3, box.height() - 4), accent)

    def _paint_line(
        self, p: QPainter, box: QRect, palette: QPalette, line: LogLine, words: str
    ) -> None:
        accent = palette.color(Role.Accent)
        name, tone = TOPICS.get(line.topic, TOPICS["turn"])
        if line.by == BY_TABLE:
            tone = Tone.WARN
        colour = QColor(self._themes.theme.tone(tone, accent.name()))
        stamp_icon(p, QRectF(box.left() + 8, box.top() + PAD + 2, ICON, ICON), name, colour)
        p.setFont(fonts.interface(14))
        p.setPen(palette.color(Role.Text))
        left = box.left() + 8 + ICON + GAP
        room = QRect(left, box.top() + PAD, self._words_width(box.width(), line), box.height())
        p.drawText(room.adjusted(0, 0, 0, -2 * PAD), Qt.TextFlag.TextWordWrap, words)
        p.setFont(fonts.condensed(12, 500))
        p.setPen(palette.color(Role.PlaceholderText))
        place = box.adjusted(0, PAD + 1, -6, 0)
        p.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, _step(line))

    def _words_width(self, wide: int, line: LogLine) -> int:
        step = _step(line)
        figure = self._figures.get(step)
        if figure is None:
            figure = QFontMetrics(fonts.condensed(12, 500)).horizontalAdvance(step)
            self._figures[step] = figure
        return max(40, wide - 8 - ICON - GAP - figure - 14)


def _step(line: LogLine) -> str:
    """Return the rule of a line without the letters of its game."""
    return line.rule.partition("-")[2] or line.rule
