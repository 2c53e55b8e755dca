"""How far an undo goes, and what bars it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.play.history import NotReached
from desktop.play.seats import seat_of, seat_to_act
from desktop.rules.core import Side, T, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.play.history import Facts, History
    from desktop.play.seats import Seat
    from desktop.rules.core import Decision


class WayBack(NamedTuple):
    """Where an undo leads."""

    ply: int
    """The last position in which a person decided."""
    bar: Text | None
    """What has been shown since, so that taking back would be unfair; ``None`` if nothing."""


def way_back(
    history: History[Any], ply: int, seats: Iterable[Seat], decision: Decision | None
) -> WayBack | None:
    """Return where an undo from the present position leads; ``None`` if no person decided yet.

    Moves of computer players and forced answers of chance are stepped over.
    """
    persons = {seat.side for seat in seats if seat.is_person}
    since: list[Facts] = []
    for earlier in range(ply - 1, -1, -1):
        try:
            facts = history.facts(earlier)
        except NotReached:
            return None
        since.append(facts)
        side = facts.side
        if side is not None and side in persons:
            return WayBack(
                earlier, _shown(since, side) or _passed_on(history, side, seats, decision)
            )
    return None


def _shown(since: Iterable[Facts], side: Side) -> Text | None:
    """Return why not, if the side has learned something since."""
    for facts in since:
        if facts.side is None:
            return T("play", "What was rolled or drawn stands.")
        for event in facts.events:
            if event.reveals_to(side):
                return T("play", "Something hidden has been shown since.")
    return None


def _passed_on(
    history: History[Any], side: Side, seats: Iterable[Seat], decision: Decision | None
) -> Text | None:
    """Return why not, if another person than the one who decided has the table now."""
    now = seat_to_act(seats, decision)
    if now is None or not now.is_person or now.side == side:
        return None
    return T("play", "The table has passed to {name}.").of(
        name=now.name or history.game.side_name(now.side)
    )


def next_stop(history: History[Any], ply: int, seats: Iterable[Seat]) -> int:
    """Return the next position after this one in which a person decided, else the last one."""
    for later in range(ply + 1, len(history.entries)):
        side = history.facts(later).side
        if side is not None and seat_of(seats, side).is_person:
            return later
    return len(history.entries)
