"""Where a tracked campaign stood before the first entry of its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.state import State


def start_of(s: State) -> State:
    """Return the campaign before its first entry; itself while it has none."""
    if s.book is None or not s.book.start:
        return s
    return msgspec.msgpack.decode(s.book.start, type=type(s))
