"""The strip under the prompt row: what the autopilot would do, and why, or what it is doing."""

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
from desktop.rules.core import Text
from desktop.table.advice import Advice
from desktop.table.announce import announce
from desktop.table.look import Panel, Table

TAKE = "Ctrl+Return"
STAND_IN = "Ctrl+P"
"""Begins and ends what the autopilot plays; the table's keys bring it here."""


def advice_panel(line: AdviceLine, title: Text) -> Panel:
    """Return the panel of a strip; its tool in the prompt row asks."""
    return Panel("advice", title, line, "line", "hint", press=line.press)


class AdviceLine(QFrame):
    """There only while something is proposed, thought about, or done for the person."""

    def __init__(
        self,
        table: Table,
        advice: Advice,
        keys: tuple[str, ...] = ("?",),
        parent: QWidget | None = None,
    ) -> None:
        """``keys`` are those that ask."""
        super().__init__(parent)
        self._table, self._advice = table, advice
        self._keys = ("", *keys)
        self._kit = table.model.game.kit
        self._title, self._body = QLabel(self), QLabel(self)
        for label in (self._title, self._body):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.take = KeyButton("", Importance.NORMAL, self)
        self.take.clicked.connect(self._take)
        self.play_on = KeyButton("", Importance.NORMAL, self)
        self.play_on.clicked.connect(self._toggle_stand_in)
        key = QShortcut(QKeySequence(TAKE), self)
        key.activated.connect(self.take.click)
        self.close_button = IconButton("close", "", self)
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self._put_away)
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
        row.addWidget(self.play_on)
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
        """Ask for advice, or have the phase played; return whether the key means that here.

        The key that does what is proposed asks for it while nothing is.
        """
        stand_in = self._advice.stand_in
        if key == STAND_IN:
            self._toggle_stand_in()
            return True
        if stand_in.running and key == "Esc":
            stand_in.stop()
            return True
        if key not in (*self._keys, TAKE):
            return False
        if self._advice.thought is None and not stand_in.running:
            self._advice.ask()
        return True

    @Slot()
    def _toggle_stand_in(self) -> None:
        stand_in = self._advice.stand_in
        if stand_in.running:
            stand_in.stop()
        else:
            self._body.clear()
            stand_in.start()

    @Slot()
    def _put_away(self) -> None:
        self._advice.stand_in.stop()
        self._advice.forget()

    @Slot()
    def _take(self) -> None:
        action = self._advice.proposed
        if action is not None:
            self._table.picker.choose(action)
        else:
            self.press(TAKE)

    @Slot()
    def _on_changed(self) -> None:
        """Show what is proposed, and where on the board."""
        before = not self.isHidden()
        self._show()
        action = self._advice.proposed
        if action is not None or self._advice.trouble is not None:
            announce(self, self.words)
        if action is not None or before:
            self._table.propose(action)

    def _show(self) -> None:
        advice, runs = self._advice, self._advice.stand_in.running
        thought, trouble = advice.thought, advice.trouble
        busy = advice.hints.busy
        self.setVisible(thought is not None or trouble is not None or busy or runs)
        self.take.setVisible(thought is not None and not runs)
        self.play_on.setVisible(runs or advice.stand_in.possible)
        self._name_stand_in()
        if thought is not None:
            self._title.setText(say(thought.action.label(self._kit)))
            self._body.setText("  ".join((say(thought.reason), *self._more())))
        elif trouble is not None:
            self._title.setText(say(trouble))
            self._body.clear()
        elif not (runs and self._body.text()):
            # What was done last stays until the next: it is there to be read.
            self._title.setText(self.tr("The autopilot thinks about it"))
            self._body.clear()
        self._body.setVisible(bool(self._body.text()))
        self.setAccessibleName(self.words)

    def _more(self) -> tuple[str, ...]:
        """Return what else is to be said of what is proposed."""
        return ()

    def _name_stand_in(self) -> None:
        runs = self._advice.stand_in.running
        self.play_on.setText(self.tr("Stop") if runs else self.tr("Play this phase"))
        self.play_on.setToolTip(
            self.tr("The next decision is yours again")
            if runs
            else self.tr("The autopilot decides for you until the phase ends")
        )
        self.play_on.set_cap(self.tr("Esc") if runs else self.tr("Ctrl+P"))

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
