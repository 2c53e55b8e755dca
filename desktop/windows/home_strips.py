"""The smaller parts of the home screen: the offer of a guided turn, the card of campaigns."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import IconButton, KeyButton
from desktop.paint.colours import mixed
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, IconLabel, Panel


class GuideStrip(QFrame):
    """The offer of a guided first turn."""

    started = Signal()
    closed = Signal()
    """For good."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._start = KeyButton("", parent=self)
        self._start.clicked.connect(self.started)
        self._close = IconButton("close", "", self)
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 5, 8, 5)
        row.setSpacing(12)
        row.addWidget(IconLabel("hint", themes, Tone.INFO, 20, self))
        row.addWidget(self._words, 1)
        row.addWidget(self._start)
        row.addWidget(self._close)
        self.retranslate()

    def buttons(self) -> list[QWidget]:
        """Return the buttons from left to right."""
        return [self._start, self._close]

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        self._words.setText(
            self.tr(
                "New here? A guided first turn takes two minutes, and you can leave at any step."
            )
        )
        self._start.setText(self.tr("Start with Daring Eagle"))
        self._close.set_text(self.tr("Do not offer this again"))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        base = palette.color(QPalette.ColorRole.Base)
        info = palette.color(QPalette.ColorRole.Link)
        box = QRectF(self.rect())
        paint_panel(QPainter(self), box, mixed(base, info, 0.1), mixed(base, info, 0.3))


class CampaignCard(Panel):
    """Where campaigns will stand; it says with which game they come."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("base", parent)
        self._title, self._words = QLabel(self), QLabel(self)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 10)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(Hairline(self))
        column.addWidget(self._words, 1)
        self._dress()
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        self._title.setText(self.tr("Campaigns"))
        self._words.setText(
            self.tr(
                "A campaign of Hornet Leader is kept with the recent games. Logs of campaigns"
                " from your own table come in a later version."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._dress()

    def _dress(self) -> None:
        self._title.setFont(fonts.interface(16, 700))
        self._words.setFont(fonts.interface(14))
