"""From a ``Text`` to the sentence that a person reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.rules.core import Text

Translate = Callable[[str, str], str]
"""Gives the translation of an English sentence in a context; Qt's ``translate`` is one."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def english(context: str, source: str) -> str:
    """Return the sentence as it was written."""
    return source


def sentence(text: Text, translate: Translate = english) -> str:
    """Return the text translated, its values filled in.

    A placeholder without a value stays visible, and a value is never searched for placeholders:
    a player may be called ``{unit}``.
    """
    values = dict(text.values)

    def fill(found: re.Match[str]) -> str:
        name = found[1]
        if name not in values:
            return found[0]
        value = values[name]
        return str(value) if isinstance(value, str | int) else sentence(value, translate)

    return _PLACEHOLDER.sub(fill, translate(text.context, text.source))
