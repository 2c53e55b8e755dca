"""Where a tracked campaign stands, as far as it decides what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.hornet_leader.book_steps import Joining
from desktop.rules.hornet_leader.flow import TrackedDay

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.state import State

Stage = Literal["joining", "setup", "between", "played", "playing", "closed"]
"""Still to be taken over; the squadron is put together; between Days; all Days are over and it can
be closed; a Day is being played; evaluated."""

AT_TABLE: tuple[Stage, ...] = ("setup", "playing")
"""Those in which it goes on at the table."""


def stage_of(s: State) -> Stage:
    """Return the stage of a tracked campaign."""
    if s.outcome is not None or not s.steps:
        return "closed"
    top = s.steps[-1]
    if isinstance(top, Joining):
        return "joining"
    if isinstance(top, TrackedDay):
        return "between" if s.day < s.days else "played"
    return "setup" if s.book is None else "playing"
