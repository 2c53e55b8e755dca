"""Panels that may be taller than their dock."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scrolled(panel: QWidget, parent: QWidget | None = None) -> QScrollArea:
    """Return an area that shows a panel, and scrolls it up and down where there is no room."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(panel)
    panel.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    return area
