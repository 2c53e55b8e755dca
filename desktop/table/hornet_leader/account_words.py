"""The lines of an account of SO Points or Victory Points in words."""

from __future__ import annotations

from desktop.models.say import say
from desktop.rules.core import T
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import Entry

LINE = T("hornet_leader.table", "{what}: {detail}")
BASE = T("hornet_leader.table", "{campaign}, {length}")


def entry_words(kit: Kit, entry: Entry) -> str:
    """Return what a line is for: "Aircraft: Wolf"."""
    what, detail = kit.entry_name(entry.what), kit.detail_name(entry.detail)
    if detail is None:
        return capital(say(what))
    return capital(say(LINE.of(what=what, detail=detail)))


def capital(words: str) -> str:
    """Return words with a capital at the beginning."""
    return words[:1].upper() + words[1:]
