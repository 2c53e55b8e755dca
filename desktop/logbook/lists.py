"""Several names as one text."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.core import T, Text

NAME = T("logbook", "{name}")
AND = T("logbook", "{a}, {b}")


def listed(names: Iterable[Text | str]) -> Text:
    """Return names one after the other; raises ``ValueError`` for none."""
    found: Text | None = None
    for name in names:
        one = name if isinstance(name, Text) else NAME.of(name=name)
        found = one if found is None else AND.of(a=found, b=one)
    if found is None:
        raise ValueError("there are no names to list")
    return found
