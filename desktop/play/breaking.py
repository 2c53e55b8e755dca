"""Where the rules break over a record: a fault of theirs, or moves that nobody could make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.play.session import Session

if TYPE_CHECKING:
    from desktop.play.record import Record
    from desktop.rules.core import Game


def first_fault(game: Game[Any, Any], record: Record) -> int:
    """Return the number of the entry that cannot be carried out; 0 also if none is at fault."""
    carried_out = 0
    try:
        session = Session(game, record.setup, record.seats, record.seed)
        for entry in record.entries:
            session.play(entry.action, entry.by)
            carried_out = session.ply
    except Exception:  # noqa: BLE001  # the one that is looked for
        return carried_out
    return 0
