"""A ``Text`` of the rules in the language of the program."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from desktop.rules.core import Text
from desktop.text import sentence


def say(text: Text) -> str:
    """Return the sentence as the person reads it."""
    return _said(text)


def speak_anew() -> None:
    """Forget what was said: another language is spoken from now on."""
    _said.cache_clear()


@lru_cache(maxsize=8192)
def _said(text: Text) -> str:
    # A change of the table says hundreds of sentences, nearly all as the change before did.
    return sentence(text, _translated)


def _translated(context: str, source: str) -> str:
    # translate() itself cannot be handed on: it has further arguments that sentence knows not.
    return QCoreApplication.translate(context, source)
