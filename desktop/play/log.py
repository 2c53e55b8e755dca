"""The lines of the log: what happened, in order, and what was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from desktop.rules.core import Event, Side, T, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop.play.history import History
    from desktop.play.record import TakeBack

BEGINNING = -1
"""The ply of lines that were told before the first decision."""


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One line."""

    ply: int
    """The entry that told it; the position right after it is the one after ``ply + 1`` entries."""
    turn: int
    event: Event
    by: str

    def seen_by(self, side: Side | None) -> LogEntry:
        """Return the line as this side may read it."""
        return LogEntry(self.ply, self.turn, self.event.seen_by(side), self.by)


class TakenBack(Event, frozen=True):
    """An undo past what dice or others had shown."""

    topic: ClassVar[str] = "undo"

    count: int

    def text(self, kit: Any) -> Text:
        return T("play", "Steps taken back after dice or cards had been seen: {count}").of(
            count=self.count
        )


def lines_of(history: History[Any], ply: int, by: str) -> list[LogEntry]:
    """Return the lines of one entry."""
    facts = history.facts(ply)
    return [LogEntry(ply, facts.turn, event, by) for event in facts.events]


def written_log(
    history: History[Any], plies: int, take_backs: Sequence[TakeBack]
) -> list[LogEntry]:
    """Return the log of the first ``plies`` entries, as far back as they can be told.

    An undo leaves no line; one past a bound stays, before what was played instead.
    """
    lines = [LogEntry(BEGINNING, 0, event, "") for event in history.beginning]
    undone = {each.ply for each in take_backs}
    for ply in range(history.base, plies):
        if ply in undone:
            lines += [_taken_back(each) for each in take_backs if each.ply == ply]
        lines += lines_of(history, ply, history.entries[ply].by)
    lines += [_taken_back(each) for each in take_backs if each.ply >= plies]
    return lines


def _taken_back(each: TakeBack) -> LogEntry:
    return LogEntry(each.ply - 1, 0, TakenBack("", each.before - each.ply), "")
