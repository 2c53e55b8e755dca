"""Asking for a yes before something that is not taken back lightly."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def confirmed(parent: QWidget, title: str, question: str) -> bool:
    """Ask, and return whether the answer was yes."""
    # Not QMessageBox.question(): its box is on the stack, and Qt aborts if the parent goes first.
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(question)
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    box.setDefaultButton(QMessageBox.StandardButton.No)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box.exec() == QMessageBox.StandardButton.Yes
