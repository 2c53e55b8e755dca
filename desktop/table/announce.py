"""Sentences for screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def listens() -> bool:
    """Return whether somebody has the screen read out."""
    # Loaded here: with it come two hundred names, and a start says nothing.
    from PySide6.QtGui import QAccessible

    return bool(QAccessible.isActive())


def announce(widget: QWidget, words: str) -> None:
    """Have a screen reader say something that happened in a widget."""
    if words and listens():
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
