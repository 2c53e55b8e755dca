"""What each Pilot has done and become in a campaign: his line of the Player Log (HL-2.7a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book import DayResult, Letter
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import FlightRecord, Member
    from desktop.rules.hornet_leader.state import State


class Promotion(NamedTuple):
    """A step from one skill level to a higher one."""

    day: int
    """0 for one that was bought before the first Day."""
    old: int
    new: int
    how: Literal["bought", "earned"]


class DayMark(NamedTuple):
    """What the column of a Day says of a Pilot."""

    day: int
    stress: int | None
    """At the end of the Day; ``None`` if nobody knows it any more."""
    status: Letter | Literal[""]
    flags: str
    """``a`` aborted, ``D`` Damaged, ``L`` lost; empty for neither."""
    flew: bool


class PilotLog(msgspec.Struct, frozen=True, kw_only=True):
    """A Pilot's line."""

    slot: int
    """From 1, in the order of the squadron."""
    member: Member
    skill_start: int
    xp_total: int
    """All Experience of the campaign, what promotions took included."""
    promotions: tuple[Promotion, ...]
    marks: tuple[DayMark, ...]
    """A mark for each Day that is over and on which he belonged to the squadron."""
    flown: int
    aborted: int
    damaged: int
    shot_down: int
    mia_days: int
    kills: int
    sites: int
    bombers: int
    target_hits: int


def start_of(s: State) -> State:
    """Return the campaign before its first entry: when it was begun or taken over."""
    if s.book is None or not s.book.start:
        return s
    return msgspec.msgpack.decode(s.book.start, type=type(s))


def pilot_logs(s: State, kit: Kit) -> tuple[PilotLog, ...]:
    """Return the line of every Pilot who belongs, or belonged, to the squadron."""
    start = {each.pilot: each for each in start_of(s).squadron}
    return tuple(
        _line(s, kit, slot, member, start.get(member.pilot))
        for slot, member in enumerate(s.squadron, 1)
    )


def _line(s: State, kit: Kit, slot: int, member: Member, start: Member | None) -> PilotLog:
    pilot = member.pilot
    results = [each for each in s.book.results if pilot in each.pilots] if s.book else []
    flights = [flown for _, flown in flights_of(s, pilot)]
    bought = sum(each.what == "promotion" and each.detail == pilot for each in s.so_entries)
    if start is None and results:
        skill, xp = results[0].pilots[pilot].skill, 0
    else:
        known = start or member
        skill, xp = known.skill, known.xp
    return PilotLog(
        slot=slot,
        member=member,
        skill_start=skill - bought,
        xp_total=xp + _gained(kit, pilot, skill, xp, results),
        promotions=(*_bought(skill, bought), *_earned(pilot, skill, results)),
        marks=tuple(_marks(s, pilot, results)),
        flown=len(flights),
        aborted=sum(each.aborted for each in flights),
        damaged=sum(each.damaged for each in flights),
        shot_down=sum(each.lost is not None for each in flights),
        mia_days=sum(each.pilots[pilot].status == "M" for each in results),
        kills=sum(each.bandits for each in flights),
        sites=sum(each.sites for each in flights),
        bombers=sum(each.bombers for each in flights),
        target_hits=sum(each.hits for each in flights),
    )


def flights_of(s: State, pilot: str) -> Iterator[tuple[int, FlightRecord]]:
    """Yield the Day and the record of every mission that a Pilot flew."""
    for mission in s.missions:
        for flown in mission.flight:
            if flown.pilot == pilot:
                yield mission.day, flown


def _bought(skill: int, count: int) -> Iterator[Promotion]:
    for old in range(skill - count, skill):
        yield Promotion(0, old, old + 1, "bought")


def _earned(pilot: str, skill: int, results: list[DayResult]) -> Iterator[Promotion]:
    for each in results:
        now = each.pilots[pilot].skill
        for old in range(skill, now):
            yield Promotion(each.day, old, old + 1, "earned")
        skill = now


def _gained(kit: Kit, pilot: str, skill: int, xp: int, results: list[DayResult]) -> int:
    """Return the Experience since the start, that which was given for levels included."""
    if not results:
        return 0
    now = results[-1].pilots[pilot]
    paid = sum(level.xp for level in kit.pilots[pilot].levels[skill : now.skill])
    return now.xp - xp + paid


def _marks(s: State, pilot: str, results: list[DayResult]) -> Iterator[DayMark]:
    by_day = {each.day: each.pilots[pilot] for each in results}
    flights: dict[int, list[FlightRecord]] = {}
    for day, flown in flights_of(s, pilot):
        flights.setdefault(day, []).append(flown)
    for day in range(1, s.day + 1):
        flags = _flags(flights.get(day, []))
        if day in by_day:
            result = by_day[day]
            yield DayMark(day, result.stress, result.status, flags, result.flew)
        elif s.book is not None and day < s.book.first_day:
            yield DayMark(day, None, "", flags, day in flights)


def _flags(flights: list[FlightRecord]) -> str:
    found = (
        ("a", any(each.aborted for each in flights)),
        ("D", any(each.damaged for each in flights)),
        ("L", any(each.lost for each in flights)),
    )
    return "".join(flag for flag, holds in found if holds)
