"""Where a tracked campaign stood before one of its Days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event
from desktop.rules.hornet_leader import book_days, changes_book

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.rules.hornet_leader.state import State


def morning(game: HornetLeader, state: State, day: int) -> State:
    """Return a copy of the campaign as it stood when a Day began.

    The Day is one that has an entry, or the next. Raises ``LookupError`` for a campaign without a
    log.
    """
    found = game.clone(state)
    book = found.logbook
    before = book.days[: day - book.first_day]
    if len(before) == len(book.days):
        return found
    changes_book.thaw(found, book.start)
    changes_book.clear_results(found)
    for entry in before:
        book_days.carry_out(found, game.kit, entry, _untold)
    return found


def _untold(event: Event) -> None:
    """What was told when it was entered is not told again."""
