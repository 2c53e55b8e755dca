"""What the pages in the place of the board share: answers, and why one was refused."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Action, Refused
from desktop.table.announce import announce
from desktop.table.insist_button import InsistButton
from desktop.table.look import Table

STAYS = 6_000
"""Milliseconds for which a refusal stays."""


def answer(table: Table, action: Action) -> bool:
    """Give an answer; return whether it was one. If not, the picker tells why."""
    picker = table.picker
    if picker.choice is not None and action in picker.choice.actions:
        picker.choose(action)
        return True
    refused = why_not(table, action)
    if refused is not None:
        picker.refuse(refused, action.picks[-1], action.picks)
    return False


def why_not(table: Table, action: Action) -> Refused | None:
    """Return why an answer is not possible now; ``None`` if it is."""
    choice = table.picker.choice
    if choice is None:
        return Refused("", table.model.waiting)
    if action in choice.actions:
        return None
    refused: Refused = table.model.game.why_not(table.model.view, action.picks)
    return refused


def may_press(table: Table, action: Action) -> bool:
    """Return whether an answer can be tried: it is one, or the table may insist on it."""
    picker, model = table.picker, table.model
    if picker.choice is None:
        return False
    possible = action in picker.choice.actions
    return possible or model.game.insisted(model.view, action.picks) is not None


def reason(refused: Refused | None) -> str:
    """Return a refusal with its rule, for the tooltip of what cannot be pressed."""
    if refused is None:
        return ""
    words = say(refused.text)
    return f"{words} ({refused.rule})" if refused.rule else words


def page_key(page: QWidget, key: str, does: Callable[[], object]) -> QShortcut:
    """Give a page a key that works while the page is shown, wherever in the window the focus is."""
    shortcut = QShortcut(QKeySequence(key), page)
    shortcut.activated.connect(does)
    return shortcut


def take_focus(widget: QWidget) -> None:
    """Give a page that has come the focus, unless somebody writes somewhere."""
    if not isinstance(QApplication.focusWidget(), QLineEdit | QPlainTextEdit):
        widget.setFocus(Qt.FocusReason.OtherFocusReason)


class RefusalStrip(NoteBox):
    """Says on a page, in the place of the note at the board, why something was refused."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(table.themes, Tone.WARN, parent)
        self._page = parent
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self.put_away)
        self.insist = InsistButton(table.picker, table.model.game.kit)
        self.add_below(self.insist)
        self.rule_activated.connect(table.open_rule)
        table.picker.refused.connect(self._show)
        table.model.refused.connect(self._show)
        table.model.changed.connect(self.put_away)
        table.model.looked.connect(self.put_away)
        # What was picked since then was possible.
        table.picker.narrowed.connect(self.put_away)
        self.hide()

    @Slot(object)
    def _show(self, refused: Refused, _target: object = None) -> None:
        """Say why; while the table may insist on it, that stays until an answer."""
        if not self._page.isVisible():
            return
        words, insisted = say(refused.text), self.insist.follow()
        self.show_note(words, insisted, refused.rule)
        self.show()
        offered = f"{self.insist.text()} ({self.insist.cap})" if insisted else ""
        announce(self, ". ".join(filter(None, (words, offered))))
        if insisted:
            self._timer.stop()
        else:
            self._timer.start()

    @Slot()
    def put_away(self) -> None:
        """Hide what was said."""
        self._timer.stop()
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)
