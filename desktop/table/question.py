"""Asking for a yes before something that is not taken back lightly."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.models.say import say
from desktop.rules.core import T

GO_ON, BACK = T("table", "Go on"), T("table", "Back")


def goes_on(parent: QWidget, title: str, question: str) -> bool:
    """Ask before something at a table, and return whether the person goes on with it."""
    return confirmed(parent, title, question, yes=say(GO_ON), no=say(BACK))


def confirmed(parent: QWidget, title: str, question: str, *, yes: str = "", no: str = "") -> bool:
    """Ask, and return whether the answer was yes, in whatever words the buttons say it."""
    # Not QMessageBox.question(): its box is on the stack, and Qt aborts if the parent goes first.
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(question)
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    for answer, words in (
        (QMessageBox.StandardButton.Yes, yes),
        (QMessageBox.StandardButton.No, no),
    ):
        if words:
            box.button(answer).setText(words)
    box.setDefaultButton(QMessageBox.StandardButton.No)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box.exec() == QMessageBox.StandardButton.Yes
