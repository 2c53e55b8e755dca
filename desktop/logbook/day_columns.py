"""What the column of a Day in the Player Log says: of a Pilot, and of the campaign (HL-2.7a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from desktop.logbook.campaign_start import start_of

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book import DayResult, Letter
    from desktop.rules.hornet_leader.records import FlightRecord
    from desktop.rules.hornet_leader.state import State


class DayMark(NamedTuple):
    """What the column of a Day says of a Pilot."""

    day: int
    stress: int | None
    """At the end of the Day; ``None`` if nobody knows it any more."""
    status: Letter | Literal[""]
    flags: str
    """``a`` aborted, ``D`` Damaged, ``L`` lost; empty for none of them."""
    flew: bool


class Standings(NamedTuple):
    """Accounts and tracks at the end of a Day; ``None`` where nobody knows them."""

    so: int | None
    vp: int | None
    tracks: tuple[int, int, int] | None
    in_play: tuple[int, ...]


UNKNOWN = Standings(None, None, None, ())


def day_marks(s: State, pilot: str) -> Iterator[DayMark]:
    """Yield the marks of a Pilot for the Days that are over, from his first to the last."""
    by_day = {each.day: each.pilots[pilot] for each in results(s) if pilot in each.pilots}
    flights: dict[int, list[FlightRecord]] = {}
    for mission in s.missions:
        flown = [each for each in mission.flight if each.pilot == pilot]
        if flown:
            flights.setdefault(mission.day, []).extend(flown)
    for day in range(1, s.day + 1):
        flags = _flags(flights.get(day, []))
        if day in by_day:
            result = by_day[day]
            yield DayMark(day, result.stress, result.status, flags, result.flew)
        elif is_before_log(s, day):
            yield DayMark(day, None, "", flags, day in flights)


def is_before_log(s: State, day: int) -> bool:
    """Return whether a Day was over when the campaign was taken over."""
    return s.book is not None and day < s.book.first_day


def _flags(flights: list[FlightRecord]) -> str:
    found = (
        ("a", any(each.aborted for each in flights)),
        ("D", any(each.damaged for each in flights)),
        ("L", any(each.lost for each in flights)),
    )
    return "".join(flag for flag, holds in found if holds)


def results(s: State) -> list[DayResult]:
    """Return where the campaign stood at the end of each Day of its log."""
    return [] if s.book is None else s.book.results


def standings(s: State) -> dict[int, Standings]:
    """Return how the campaign stood at the end of each Day that is known, its start included."""
    begun = start_of(s)
    recon, intel, infra = begun.tracks
    first = s.book.first_day if s.book else s.day + 1
    found = {first - 1: Standings(begun.so, begun.vp, (recon, intel, infra), tuple(begun.in_play))}
    for each in results(s):
        found[each.day] = Standings(each.so, each.vp, each.tracks, each.in_play)
    return found
