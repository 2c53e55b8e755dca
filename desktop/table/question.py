"""Asking for a yes before something that is not taken back lightly, and for a few words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMessageBox, QWidget

from desktop.models.say import say
from desktop.rules.core import T

GO_ON, BACK = T("table", "Go on"), T("table", "Back")
LETTERS, AROUND = 36, 72
"""That a field for words has room for at least, and pixels beside them."""


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


def asked_words(parent: QWidget, title: str, question: str, words: str = "") -> str | None:
    """Ask for words, such as another name; return nothing if the person thinks better of it."""
    box = QInputDialog(parent)
    box.finished.connect(box.deleteLater)
    box.setWindowTitle(title)
    box.setLabelText(question)
    box.setTextValue(words)
    field = box.findChild(QLineEdit)
    if isinstance(field, QLineEdit):
        metrics = field.fontMetrics()
        wide = max(metrics.horizontalAdvance(words), LETTERS * metrics.averageCharWidth())
        room = parent.window().width() - AROUND
        box.resize(max(box.sizeHint().width(), min(wide + AROUND, room)), box.sizeHint().height())
    return box.textValue() if box.exec() else None
