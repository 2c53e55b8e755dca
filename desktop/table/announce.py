"""Sentences for screen readers."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def listens() -> bool:
    """Return whether somebody has the screen read out."""
    return bool(QAccessible.isActive())


def announce(widget: QWidget, words: str) -> None:
    """Have a screen reader say something that happened in a widget."""
    if words and listens():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
