"""The question before something that was typed is dropped."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.table.question import BACK, confirmed


def may_drop(parent: QWidget, title: str) -> bool:
    """Ask whether what was typed may go, and return whether the answer was yes."""
    words = QCoreApplication.translate("unsaved", "Leave the entry? What was typed is lost.")
    # In the words of the form's own question; a plain Yes says nothing of what is lost.
    leave = QCoreApplication.translate("PreviewPanel", "Leave without saving")
    return confirmed(parent, title, words, yes=leave, no=say(BACK))
