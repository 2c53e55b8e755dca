"""The missions of a campaign one by one: what was entered and what it came to, side by side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from desktop.logbook.pilot_log import start_of

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book_entries import DayEntry, MissionEntry
    from desktop.rules.hornet_leader.records import MissionRecord
    from desktop.rules.hornet_leader.state import State


class FlownMission(NamedTuple):
    """A mission, or a Day of Down Time."""

    day: int
    record: MissionRecord
    day_entry: DayEntry | None
    """``None`` for a Day before the log, and for one that is still being played."""
    entry: MissionEntry | None
    """``None`` on Down Time too."""


class Standings(NamedTuple):
    """Accounts and tracks at one moment; ``None`` where nobody knows them."""

    so: int | None
    vp: int | None
    tracks: tuple[int, int, int] | None
    in_play: tuple[int, ...]


UNKNOWN = Standings(None, None, None, ())


def flown_missions(s: State) -> Iterator[FlownMission]:
    """Yield the missions and Days of Down Time, the first first."""
    entries = {}
    if s.book is not None:
        entries = {s.book.first_day + n: entry for n, entry in enumerate(s.book.days)}
    for record in sorted(s.missions, key=lambda each: (each.day, each.secondary)):
        entry = entries.get(record.day)
        mission = None
        if entry is not None and record.target:
            mission = next((one for one in entry.missions if one.target == record.target), None)
        yield FlownMission(record.day, record, entry, mission)


def standings(s: State) -> dict[int, Standings]:
    """Return how the campaign stood at the end of each Day that is known; 0 is the start."""
    begun = start_of(s)
    recon, intel, infra = begun.tracks
    first = s.book.first_day if s.book else s.day + 1
    found = {first - 1: Standings(begun.so, begun.vp, (recon, intel, infra), tuple(begun.in_play))}
    for each in s.book.results if s.book else ():
        found[each.day] = Standings(each.so, each.vp, each.tracks, each.in_play)
    return found
