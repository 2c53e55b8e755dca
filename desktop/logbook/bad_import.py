"""A file that cannot be imported."""

from __future__ import annotations

from desktop.rules.core import T, Text
from desktop.store.errors import BadFile, UserError


class BadImport(BadFile):
    """A file that is none of those that can be imported, or not one that can be used."""

    def __init__(self, name: str, reason: Text) -> None:
        UserError.__init__(
            self,
            T("logbook", "{name} cannot be imported: {reason}").of(name=name, reason=reason),
            T("logbook", "Choose another file; nothing was changed."),
        )
