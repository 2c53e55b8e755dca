"""The question before something that was typed is dropped."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.table.question import confirmed


def may_drop(parent: QWidget, title: str) -> bool:
    """Ask whether what was typed may go, and return whether the answer was yes."""
    words = QCoreApplication.translate("unsaved", "Leave the entry? What was typed is lost.")
    return confirmed(parent, title, words)
