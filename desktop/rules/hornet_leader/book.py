"""The log of a tracked campaign: entries Day by Day, what they came to, and what was corrected.

Only the start and the entries count (HL-T4.1a); ``results`` and ``problems`` are worked out from
them, again and again.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.core import Text
from desktop.rules.hornet_leader.book_entries import DayEntry, StandingEntry

Mode = Literal["play", "companion", "log"]
Letter = Literal["O", "S", "U", "M", "R"]
"""Okay, Shaken, Unfit, Missing, or removed (replaced)."""


class Problem(msgspec.Struct, array_like=True, frozen=True):
    """Something in an entry that the rules do not know (HL-T4.3b)."""

    day: int
    rule: str
    words: Text
    about: str = ""
    """A Pilot, a Target, or nothing."""

    @property
    def key(self) -> str:
        """What tells it from others of its Day, as ``DayEntry.accepted`` has it."""
        return f"{self.rule}:{self.about}"


class PilotResult(msgspec.Struct, array_like=True, frozen=True):
    """A Pilot at the end of a Day."""

    stress: int
    xp: int
    skill: int
    status: Letter
    flew: bool = False


class DayResult(msgspec.Struct, array_like=True, frozen=True):
    """Where the campaign stood at the end of a Day."""

    day: int
    so: int
    vp: int
    """Aircraft lost so far taken off, Pilots missing not."""
    tracks: tuple[int, int, int]
    pilots: dict[str, PilotResult]
    destroyed: tuple[int, ...]
    in_play: tuple[int, ...]
    bands_open: int


class Correction(msgspec.Struct, array_like=True, frozen=True):
    """A change of an entry that was made later (HL-T4.3c)."""

    at: str
    """When: a date and time, ``2031-05-04T20:15:00``."""
    day: int
    """0 for the start."""
    reason: str
    before: DayEntry | None = None
    after: DayEntry | None = None
    start_before: StandingEntry | None = None
    start_after: StandingEntry | None = None


class Logbook(msgspec.Struct, array_like=True):
    """What a campaign keeps when it is tracked."""

    mode: Mode
    joined: StandingEntry | None = None
    """What was taken over, if it did not begin here."""
    start: bytes = b""
    """The campaign before its first entry, frozen."""
    dawn: bytes = b""
    """The campaign before the Day that is being played, frozen."""
    days: list[DayEntry] = []
    results: list[DayResult] = []
    problems: list[Problem] = []
    corrections: list[Correction] = []

    @property
    def first_day(self) -> int:
        """The Day of the first entry."""
        return 1 if self.joined is None else self.joined.day + 1
