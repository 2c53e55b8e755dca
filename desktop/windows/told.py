"""Telling a person what went wrong outside the program, and what to do about it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.paint.plain import plain
from desktop.rules.core import Text
from desktop.store.errors import UserError


def tell_trouble(parent: QWidget | None, trouble: Text) -> None:
    """Show what could not be taken over of a game that is open now."""
    tell(parent, say(trouble))


def tell_error(parent: QWidget | None, error: UserError) -> None:
    """Show a failure and the advice; returns when it has been read."""
    tell(parent, say(error.message), say(error.advice))


def tell(parent: QWidget | None, words: str, advice: str = "") -> None:
    """Show words that are said already; returns when they have been read.

    Once the window has been closed nobody is there to read them.
    """
    if parent is not None and parent.window().isHidden():
        return
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Ready Room")
    box.setText(plain(words))
    box.setInformativeText(plain(advice))
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.exec()
