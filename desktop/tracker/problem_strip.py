"""The strip that says which entries break a rule (HL-T4.3b)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, RuleTag
from desktop.paint.colours import mixed
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import IconLabel
from desktop.tracker.dashboard_data import ProblemLine


class ProblemStrip(QWidget):
    """How many there are; opened, each with its Day, its rule and a way to its entry."""

    day_asked = Signal(object)
    """The number of the Day whose entry is wanted."""
    rule_activated = Signal(object)
    """The id of the rule whose tag was pressed."""

    def __init__(
        self, themes: ThemeSource, *, entries: bool, parent: QWidget | None = None
    ) -> None:
        """``entries`` says whether there is a way to the entry of a Day."""
        super().__init__(parent)
        self._themes, self._entries = themes, entries
        self._lines: tuple[ProblemLine, ...] = ()
        self._words = QLabel(self)
        self.toggle = KeyButton("", Importance.QUIET, self)
        self.toggle.setCheckable(True)
        self.toggle.toggled.connect(self._open)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(IconLabel("warning", themes, Tone.WARN, 18, self))
        head.addWidget(self._words, 1)
        head.addWidget(self.toggle)
        self._list = QWidget(self)
        self._grid = QGridLayout(self._list)
        self._grid.setContentsMargins(28, 0, 0, 4)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self._list.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 8, 6)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._list)
        themes.changed.connect(self._repaint)
        self.hide()

    def show_problems(self, lines: tuple[ProblemLine, ...]) -> None:
        """Show these problems; the strip is gone without any."""
        self._lines = lines
        self.setVisible(bool(lines))
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        count = len(self._lines)
        words = self.tr("1 entry breaks a rule")
        if count != 1:
            words = self.tr("{count} entries break a rule").format(count=count)
        self._words.setText(words)
        self._words.setFont(fonts.interface(14, 600))
        shown = self.toggle.isChecked()
        self.toggle.setText(self.tr("Hide") if shown else self.tr("Show"))
        self.setAccessibleName(words)
        self._fill()

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row, line in enumerate(self._lines):
            day = QLabel(self.tr("Day {day}").format(day=line.day), self._list)
            day.setFont(fonts.condensed(14, 600))
            day.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            words = QLabel(line.words, self._list)
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setWordWrap(True)
            words.setFont(fonts.interface(13))
            tag = RuleTag(line.rule, self._list)
            tag.activated.connect(self.rule_activated)
            for column, widget in enumerate((day, words, tag)):
                self._grid.addWidget(widget, row, column)
            if self._entries:
                entry = KeyButton(self.tr("To the entry"), Importance.QUIET, self._list)
                entry.setObjectName(str(line.day))
                entry.clicked.connect(self._ask)
                self._grid.addWidget(entry, row, 3)

    @Slot()
    def _ask(self) -> None:
        button = self.sender()
        if isinstance(button, KeyButton):
            self.day_asked.emit(int(button.objectName()))

    @Slot(bool)
    def _open(self, opened: bool) -> None:
        self._list.setVisible(opened)
        self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        ground, colour = palette.color(QPalette.ColorRole.Base), self._themes.theme.warn
        fill, edge = mixed(ground, colour, 0.1), mixed(ground, colour, 0.55)
        paint_panel(QPainter(self), QRectF(self.rect()), fill, edge)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.retranslate()

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
