"""The strip under the prompt row that says what the autopilot would do, and why (ui 6)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton
from desktop.paint.colours import mixed
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import Tone
from desktop.paint.widgets import IconLabel
from desktop.rules.core import T
from desktop.rules.hornet_leader.components import Kit
from desktop.table.announce import announce
from desktop.table.hornet_leader.advice import HINT_KEYS, Advice
from desktop.table.hornet_leader.load_panel import is_arming
from desktop.table.look import Panel, Table

TAKE = "Ctrl+Return"


def panel(table: Table, advice: Advice) -> Panel:
    """Return the strip; its tool in the prompt row asks."""
    line = AdviceLine(table, advice)
    title = T("hornet_leader.table", "Hint (H or ?)")
    return Panel("advice", title, line, "line", "hint", press=line.press)


class AdviceLine(QFrame):
    """There only while something is proposed, or thought about."""

    def __init__(self, table: Table, advice: Advice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._advice = table, advice
        self._kit: Kit = table.model.game.kit
        self._title, self._body = QLabel(self), QLabel(self)
        for label in (self._title, self._body):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.take = KeyButton("", Importance.NORMAL, self)
        self.take.clicked.connect(self._take)
        key = QShortcut(QKeySequence(TAKE), self)
        key.activated.connect(self.take.click)
        self.close_button = IconButton("close", "", self)
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(advice.forget)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._body)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        row.setSpacing(12)
        row.addWidget(IconLabel("hint", table.themes, Tone.INFO, 20, self))
        row.addLayout(words, 1)
        row.addWidget(self.take)
        row.addWidget(self.close_button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        advice.changed.connect(self._on_changed)
        self.hide()
        self.retranslate()

    @property
    def words(self) -> str:
        """What the strip says."""
        return f"{self._title.text()}\n{self._body.text()}"

    def press(self, key: str) -> bool:
        """Ask for advice; return whether that is what the key means."""
        if key not in ("", *HINT_KEYS):
            return False
        if self._advice.thought is None:
            self._advice.ask()
        return True

    @Slot()
    def _take(self) -> None:
        action = self._advice.proposed
        if action is not None:
            self._table.picker.choose(action)

    @Slot()
    def _on_changed(self) -> None:
        """Show what is proposed, and light where."""
        before = not self.isHidden()
        self._show()
        action = self._advice.proposed
        if action is not None or self._advice.trouble is not None:
            announce(self, self.words)
        if action is not None:
            self._table.locate(action.picks)
        elif before and self.isHidden():
            self._table.locate(())

    def _show(self) -> None:
        thought, busy = self._advice.thought, self._advice.hints.busy
        trouble = self._advice.trouble
        self.setVisible(thought is not None or trouble is not None or busy)
        self.take.setVisible(thought is not None)
        if thought is None:
            thinks = self.tr("The autopilot thinks about it")
            self._title.setText(thinks if trouble is None else say(trouble))
            self._body.hide()
            return
        self._title.setText(say(thought.action.label(self._kit)))
        self._body.setText("  ".join((say(thought.reason), *self._load())))
        self._body.show()
        self.setAccessibleName(self.words)

    def _load(self) -> tuple[str, ...]:
        """Return what the flight comes to as it is armed now, if that is the question."""
        mission = self._advice.mission(None)
        if mission is None or not is_arming(self._table.model.view):
            return ()
        words = self.tr("As it is armed now: {forecast}.")
        return (words.format(forecast=say(mission.text())),)

    def retranslate(self) -> None:
        """Say everything again, in the present language and size."""
        self._title.setFont(fonts.interface(15, 700))
        self._body.setFont(fonts.interface(14))
        self.take.setText(self.tr("Do it"))
        self.take.setAccessibleName(self.tr("Do what the autopilot would do"))
        self.take.set_cap(self.tr("Ctrl+Enter"))
        self.close_button.set_text(self.tr("Put the hint away"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        base = palette.color(QPalette.ColorRole.Base)
        info = palette.color(QPalette.ColorRole.Link)
        box = QRectF(self.rect()).adjusted(4, 3, -4, -3)
        paint_panel(QPainter(self), box, mixed(base, info, 0.12), mixed(base, info, 0.35))
