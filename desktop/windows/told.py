"""Telling a person what went wrong outside the program, and what to do about it."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.models.say import say
from desktop.rules.core import Text
from desktop.store.errors import UserError


def tell_trouble(parent: QWidget | None, trouble: Text) -> None:
    """Show what could not be taken over of a game that is open now."""
    QMessageBox.warning(parent or QWidget(), "Ready Room", say(trouble))


def tell_error(parent: QWidget | None, error: UserError) -> None:
    """Show a failure and the advice; returns when it has been read."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Ready Room")
    box.setText(say(error.message))
    box.setInformativeText(say(error.advice))
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.exec()
