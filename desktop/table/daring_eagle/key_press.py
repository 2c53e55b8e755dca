"""Keys of buttons that press at once, wherever in the window the focus is."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton


def give_key(button: QAbstractButton, key: str) -> QShortcut:
    """Let a key press a button while it can be seen and pressed.

    A button's own shortcut would press it only after the time of a click that is shown.
    """
    shortcut = QShortcut(QKeySequence(key), button)
    shortcut.activated.connect(button.click)
    return shortcut
