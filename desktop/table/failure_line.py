"""The red line under the phase bar: what could not be done, and what to do about it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.models.say import say
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.colours import mixed
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import IconLabel
from desktop.play.thinking import ThinkingFailed
from desktop.store.errors import UserError
from desktop.table.announce import announce


class FailureLine(QWidget):
    """Stays until what it speaks of is solved."""

    retry = Signal()
    elsewhere = Signal()
    """Save the game as a file of its own."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._trouble: UserError | ThinkingFailed | None = None
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._again = KeyButton("", Importance.NORMAL, self)
        self._elsewhere = KeyButton("", Importance.NORMAL, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(IconLabel("warning", themes, Tone.BAD, 18, self))
        row.addWidget(self._words, 1)
        row.addWidget(self._again)
        row.addWidget(self._elsewhere)
        self._again.clicked.connect(self.retry)
        self._elsewhere.clicked.connect(self.elsewhere)
        self.hide()
        self.retranslate()

    @property
    def words(self) -> str:
        """What the line says."""
        return self._words.text()

    def show_trouble(self, trouble: UserError | ThinkingFailed) -> None:
        """Say what went wrong."""
        self._trouble = trouble
        self.retranslate()
        self.show()
        announce(self, self.words)

    def solve(self) -> None:
        """Take the line away."""
        self._trouble = None
        self.hide()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._again.setText(self.tr("Try again"))
        self._elsewhere.setText(self.tr("Save elsewhere"))
        trouble = self._trouble
        if isinstance(trouble, UserError):
            self._words.setText(f"{say(trouble.message)} {say(trouble.advice)}")
        elif trouble is not None:
            self._words.setText(say(trouble.text))
        self._elsewhere.setVisible(isinstance(trouble, UserError))
        self.setAccessibleName(self._words.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        p = QPainter(self)
        p.fillRect(self.rect(), mixed(theme.base, theme.bad, 0.14))
        p.fillRect(QRectF(0, self.height() - 2, self.width(), 2), QColor(theme.bad))
