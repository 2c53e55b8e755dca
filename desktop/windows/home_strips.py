"""The smaller parts of the home screen: the offer of a guided turn, the card of campaigns."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import QEvent, QRectF, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton
from desktop.paint.colours import mixed
from desktop.paint.plain import plain, unmarked
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, IconLabel, Panel
from desktop.store.stored import GameRow
from desktop.windows.saved_games import turn_text
from desktop.windows.titles import GUIDED


class GuideStrip(QFrame):
    """The offer of a guided first turn, in each game that has one."""

    started = Signal(object)
    """The key of the title."""
    closed = Signal()
    """For good."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._starts: list[KeyButton] = []
        for title in GUIDED:
            button = KeyButton("", parent=self)
            button.setObjectName(title.key)
            button.clicked.connect(self._start)
            self._starts.append(button)
        self._close = IconButton("close", "", self)
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 5, 8, 5)
        row.setSpacing(12)
        row.addWidget(IconLabel("hint", themes, Tone.INFO, 20, self))
        row.addWidget(self._words, 1)
        for button in self._starts:
            row.addWidget(button)
        row.addWidget(self._close)
        self.retranslate()

    def buttons(self) -> list[QWidget]:
        """Return the buttons from left to right."""
        return [*self._starts, self._close]

    @property
    def offers(self) -> bool:
        """Whether there is a game left that was not played."""
        return any(not button.isHidden() for button in self._starts)

    def leave_out(self, keys: Container[str]) -> None:
        """Offer nothing for the titles that were played already."""
        for button in self._starts:
            button.setHidden(button.objectName() in keys)

    @Slot()
    def _start(self) -> None:
        button = self.sender()
        if isinstance(button, KeyButton):
            self.started.emit(button.objectName())

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        self._words.setText(
            self.tr(
                "New here? A guided first turn takes a few minutes, and you can leave at any step:"
            )
        )
        for title, button in zip(GUIDED, self._starts, strict=True):
            button.setText(unmarked(say(title.name)))
            words = self.tr("Guided first turn of {game}").format(game=say(title.name))
            button.setAccessibleName(words)
            button.setToolTip(plain(words))
        self._close.set_text(self.tr("Do not offer this again"))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        base = palette.color(QPalette.ColorRole.Base)
        info = palette.color(QPalette.ColorRole.Link)
        box = QRectF(self.rect())
        paint_panel(QPainter(self), box, mixed(base, info, 0.1), mixed(base, info, 0.3))


class CampaignCard(Panel):
    """The way to the campaign log, and the campaigns played last."""

    log_asked = Signal()
    """The list of all campaigns is wanted."""
    continued = Signal(object)
    """A ``GameRow`` to go on with."""

    MOST = 4

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("base", parent)
        self._rows: dict[str, GameRow] = {}
        self._title, self._words = QLabel(self), QLabel(self)
        self._words.setWordWrap(True)
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.to_log = KeyButton("", parent=self)
        self.to_log.set_icon_name("list")
        self.to_log.clicked.connect(self.log_asked)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.to_log)
        self.buttons: list[KeyButton] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 8, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(Hairline(self))
        column.addWidget(self._words)
        column.addLayout(self._list)
        column.addStretch(1)
        self._dress()
        self.retranslate()

    def show_campaigns(self, rows: list[GameRow]) -> None:
        """Show the campaigns played last, each with where it stands."""
        for button in self.buttons:
            self._list.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        self._rows = {row.id: row for row in rows[: self.MOST]}
        for row in self._rows.values():
            words = " \N{MIDDLE DOT} ".join(part for part in (row.title, turn_text(row)) if part)
            button = KeyButton(unmarked(words), Importance.QUIET, self)
            button.setObjectName(row.id)
            button.clicked.connect(self._continue)
            self._list.addWidget(button)
            self.buttons.append(button)
        self._words.setVisible(not rows)

    @Slot()
    def _continue(self) -> None:
        button = self.sender()
        if isinstance(button, KeyButton):
            self.continued.emit(self._rows[button.objectName()])

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        self._title.setText(self.tr("Campaigns"))
        self.to_log.setText(self.tr("Campaign log"))
        self._words.setText(
            self.tr(
                "Keep the log of a campaign of Hornet Leader here, whether you play it on the"
                " screen or at your own table."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._dress()

    def _dress(self) -> None:
        self._title.setFont(fonts.interface(16, 700))
        self._words.setFont(fonts.interface(14))
