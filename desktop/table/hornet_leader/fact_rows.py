"""Names and numbers in two columns; a number that is made of parts tells them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.paint import fonts
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain
from desktop.paint.theme import ThemeSource, Tone
from desktop.table.hornet_leader.sheet_facts import fact_words
from desktop.table.hornet_leader.target_facts import Fact

Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight


class FactRows(QWidget):
    """A row for each fact."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._facts: tuple[Fact, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What is shown."""
        return self._facts

    def show_facts(self, facts: tuple[Fact, ...]) -> None:
        """Show other facts."""
        if facts != self._facts:
            self._facts = facts
            self.setAccessibleName("; ".join(fact_words(fact) for fact in facts))
            self.updateGeometry()
            self.update()

    def _row(self) -> float:
        return QFontMetricsF(fonts.interface(13)).height() + 5

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._row() * len(self._facts)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = int(event.pos().y() / self._row())
            if 0 <= row < len(self._facts):
                fact = self._facts[row]
                words = "\n".join(part for part in (fact_words(fact), fact.help) if part)
                QToolTip.showText(event.globalPos(), plain(words), self)
            return True
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette, row = self.palette(), self._row()
        for number, fact in enumerate(self._facts):
            line = QRectF(0, number * row, self.width(), row)
            if number:
                p.setPen(palette.color(Role.Midlight))
                p.drawLine(line.topLeft(), line.topRight() - QPointF(1, 0))
            p.setFont(fonts.condensed(15, 600))
            p.setPen(self._ink(fact))
            taken = p.fontMetrics().horizontalAdvance(fact.figure)
            p.drawText(line, RIGHT, fact.figure)
            room = line.adjusted(0, 0, -taken - 6, 0)
            muted = palette.color(Role.PlaceholderText)
            paint_line(p, room, fact.label, fonts.interface(13), muted)

    def _ink(self, fact: Fact) -> QColor:
        if fact.tone is Tone.PLAIN:
            return self.palette().color(Role.WindowText)
        return QColor(self._themes.theme.tone(fact.tone))

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
