"""The strip that says how many entries break a rule (HL-T4.3b)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.colours import mixed
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import IconLabel


class ProblemStrip(QWidget):
    """How many there are, and the way to the list of them; gone without any."""

    list_asked = Signal()

    def __init__(self, themes: ThemeSource, *, listed: bool, parent: QWidget | None = None) -> None:
        """``listed`` says whether there is a list of them."""
        super().__init__(parent)
        self._themes, self._count = themes, 0
        self._words = QLabel(self)
        self.show_list = KeyButton("", Importance.QUIET, self)
        self.show_list.setVisible(listed)
        self.show_list.clicked.connect(self.list_asked)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 8, 4)
        row.setSpacing(10)
        row.addWidget(IconLabel("warning", themes, Tone.WARN, 18, self))
        row.addWidget(self._words, 1)
        row.addWidget(self.show_list)
        themes.changed.connect(self._repaint)
        self.hide()

    def show_count(self, count: int) -> None:
        """Say how many problems nobody has accepted."""
        self._count = count
        self.setVisible(count > 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        words = self.tr("1 entry breaks a rule")
        if self._count != 1:
            words = self.tr("{count} entries break a rule").format(count=self._count)
        self._words.setText(words)
        self._words.setFont(fonts.interface(14, 600))
        self.show_list.setText(self.tr("Show"))
        self.setAccessibleName(words)

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
