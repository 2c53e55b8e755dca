"""Where the main window comes up: where it was, as long as that can be seen and reached."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMargins, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.paint import fonts

FIRST_SIZE = QSize(1280, 800)
FRAME = QMargins(4, 36, 4, 8)
"""Room for the title bar and the borders that the system draws around a window."""
GRIP = QSize(160, 32)
"""So much of the title bar must lie on a screen for the window to be moved with the mouse."""


def place(window: QWidget, kept: bytes) -> None:
    """Put a window where it was when ``kept`` was taken by :func:`kept_place`.

    Whatever the bytes are and whatever became of the screens, it comes up on one, and never
    minimised.
    """
    restored = bool(kept) and window.restoreGeometry(QByteArray(kept))
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    free = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if not free:
        return
    if not restored:
        window.setGeometry(_centred(FIRST_SIZE, _less_frame(free[0])))
    elif not can_be_grabbed(window.frameGeometry(), free):
        window.setGeometry(_centred(window.size(), _less_frame(free[0])))


def fit(dialog: QWidget, size: QSize) -> None:
    """Give a dialog its size, larger with larger text, within the window it belongs to."""
    parent = dialog.parentWidget()
    room = _less_frame(dialog.screen().availableGeometry()).size()
    if parent is not None:
        room = room.boundedTo(parent.window().size())
    dialog.resize((size * max(1.0, fonts.text_scale())).boundedTo(room))


def kept_place(window: QWidget) -> bytes:
    """Return where a window is, for the next time."""
    return bytes(window.saveGeometry().data())


def can_be_grabbed(frame: QRect, free: list[QRect]) -> bool:
    """Return whether enough of the top edge lies on one of the screens."""
    top = QRect(frame.left(), frame.top(), frame.width(), GRIP.height())
    for area in free:
        part = top.intersected(area)
        if part.width() >= min(GRIP.width(), frame.width()) and part.height() >= GRIP.height() // 2:
            return True
    return False


def _less_frame(area: QRect) -> QRect:
    """Return the part of a screen for what is inside a frame; no system tells its size before."""
    return area.marginsRemoved(FRAME)


def _centred(size: QSize, area: QRect) -> QRect:
    result = QRect(area.topLeft(), size.boundedTo(area.size()))
    result.moveCenter(area.center())
    return result
