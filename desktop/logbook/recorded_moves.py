"""The moves of a Day that was played, as they are recorded: they outlive its corrections."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.actions_book import (
    CloseCampaign,
    CorrectDay,
    CorrectStart,
    LogDay,
    PlayDay,
    RunDay,
)

if TYPE_CHECKING:
    from desktop.play.log import LogEntry
    from desktop.play.session import Session
    from desktop.rules.hornet_leader.state import State

BETWEEN_DAYS = (PlayDay, RunDay, LogDay, CorrectDay, CorrectStart, CloseCampaign)
"""Actions that end the record of a Day."""


def moves_of(session: Session[State], day: int) -> tuple[LogEntry, ...]:
    """Return the log lines of a Day that was played here, in order; none for one that was not."""
    start = _start(session, day)
    if start is None:
        return ()
    end = start + 1
    while end < session.ply and not isinstance(session.entry_at(end).action, BETWEEN_DAYS):
        end += 1
    return tuple(line for line in session.log if start <= line.ply < end)


def _start(session: Session[State], day: int) -> int | None:
    """Return the ply at which a Day began to be played."""
    for ply in range(session.base, session.ply):
        begins = isinstance(session.entry_at(ply).action, PlayDay | RunDay)
        if begins and session.at(ply).day == day - 1:
            return ply
    return None
