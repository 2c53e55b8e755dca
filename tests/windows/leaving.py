"""Leaving what asks something, and what must be as before then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QDialogButtonBox, QPushButton

from desktop.windows.desk import Desk

Role = QDialogButtonBox.ButtonRole


def state_of(desk: Desk) -> tuple[object, ...]:
    """Return what is kept of the settings, the games and the files."""
    rows = [repr(row) for trashed in (False, True) for row in desk.library.games(trashed=trashed)]
    files = sorted(
        (str(file), file.stat().st_size)
        for file in desk.place.root.rglob("*")
        if file.is_file() and ".db" not in file.name
    )
    return desk.preferences.settings, rows, files


def _refuse(dialog: QDialog) -> None:
    boxes = dialog.findChildren(QDialogButtonBox)
    buttons: list[QAbstractButton] = [
        button
        for role in (Role.RejectRole, Role.NoRole)
        for box in boxes
        for button in box.buttons()
        if box.buttonRole(button) is role
    ]
    buttons += [
        button
        for button in dialog.findChildren(QPushButton)
        if button.text().replace("&", "") in ("Cancel", "Close", "Leave")
    ]
    shown = [button for button in buttons if button.isVisible()]
    if shown:
        shown[0].click()
    else:
        dialog.reject()


WAYS: dict[str, Callable[[QDialog], object]] = {
    "escape": lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape),
    "button": _refuse,
    "window": lambda dialog: dialog.close(),
}
"""How something is left: by its key, by the button that refuses, and by that of its window."""
