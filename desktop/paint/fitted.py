"""How large a dialog comes up: as it wants, within its screen and the window it belongs to."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtWidgets import QWidget

from desktop.paint import fonts

FRAME = QMargins(4, 36, 4, 8)
"""Room for the title bar and the borders that the system draws around a window."""


def fit(dialog: QWidget, size: QSize) -> None:
    """Give a dialog its size, larger with larger text, within the window it belongs to."""
    parent = dialog.parentWidget()
    room = less_frame(dialog.screen().availableGeometry()).size()
    if parent is not None:
        room = room.boundedTo(parent.window().size())
    dialog.resize((size * max(1.0, fonts.text_scale())).boundedTo(room))


def less_frame(area: QRect) -> QRect:
    """Return the part of a screen for what is inside a frame; no system tells its size before."""
    return area.marginsRemoved(FRAME)
