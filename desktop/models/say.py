"""A ``Text`` of the rules in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.rules.core import Text
from desktop.text import sentence


def say(text: Text) -> str:
    """Return the sentence as the person reads it."""
    return sentence(text, _translated)


def _translated(context: str, source: str) -> str:
    # translate() itself cannot be handed on: it has further arguments that sentence knows not.
    return QCoreApplication.translate(context, source)
