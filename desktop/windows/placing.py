"""Where the main window comes up: where it was, as long as that can be seen and reached."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.paint.fitted import less_frame

FIRST_SIZE = QSize(1280, 800)
LEAST = QSize(320, 240)
"""Nobody makes a window smaller than this; damaged bytes do."""
GRIP = QSize(160, 32)
"""So much of the title bar must lie on a screen for the window to be moved with the mouse."""


def place(window: QWidget, kept: bytes) -> None:
    """Put a window where it was when ``kept`` was taken by :func:`kept_place`.

    Whatever the bytes are and whatever became of the screens, it comes up on one, and never
    minimised.
    """
    restored = bool(kept) and window.restoreGeometry(QByteArray(kept))
    restored = restored and not _is_slit(window)
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    free = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if not free:
        return
    if not restored:
        window.setGeometry(_centred(FIRST_SIZE, less_frame(free[0])))
    elif not can_be_grabbed(window.frameGeometry(), free):
        window.setGeometry(_centred(window.size(), less_frame(free[0])))


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


def _is_slit(window: QWidget) -> bool:
    """Return whether nobody would find a window as small as that."""
    return window.width() < LEAST.width() or window.height() < LEAST.height()


def _centred(size: QSize, area: QRect) -> QRect:
    result = QRect(area.topLeft(), size.boundedTo(area.size()))
    result.moveCenter(area.center())
    return result
