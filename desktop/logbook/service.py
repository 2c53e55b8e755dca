"""What a Pilot has done: his career in a campaign, and the hall of fame over all (HL-T6.3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.logbook.campaign_start import start_of
from desktop.rules.core import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.hornet_leader.book import DayResult, Letter, PilotResult
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import FlightRecord, Member
    from desktop.rules.hornet_leader.state import State


class Promotion(msgspec.Struct, frozen=True):
    """A step up."""

    day: int
    """0 before the first Day."""
    skill_before: int
    skill: int
    how: Literal["bought", "earned"]


class PilotDay(msgspec.Struct, frozen=True):
    """A Pilot at the end of a Day."""

    day: int
    stress: int
    status: Letter
    flew: bool
    skill: int
    xp: int
    """Toward the next level."""
    xp_total: int
    """All Experience that the log knows of him."""


class Service(msgspec.Struct, frozen=True, kw_only=True):
    """The service record of a Pilot in a campaign (career line of the log)."""

    pilot: str
    skill_start: int
    """Before promotions that were bought."""
    skill: int
    """Now."""
    promotions: tuple[Promotion, ...]
    days: tuple[PilotDay, ...]
    """Every Day of the log since he came."""
    xp_total: int
    flown: int
    aborted: int
    damaged: int
    shot_down: int
    mia_days: int
    """Days at whose end he was missing."""
    kills: int
    """Bandits and Bombers."""
    sites: int
    bombers: int
    target_hits: int
    notes: tuple[tuple[int, str], ...]
    """By Day."""


def service(s: State, kit: Kit, pilot: str) -> Service:
    """Return the record of a Pilot; raises ``KeyError`` for one who never belonged to it."""
    member = s.member(pilot)
    flown = [one for each in s.missions for one in each.flight if one.pilot == pilot]
    bought = _bought(s, pilot)
    first = next((each for each in start_of(s).squadron if each.pilot == pilot), None)
    days = _days(s, kit, member, first)
    began = member.skill if not days else days[0].skill
    began = first.skill if first is not None else began
    return Service(
        pilot=pilot,
        skill_start=began - bought,
        skill=member.skill,
        promotions=(
            *(Promotion(0, began - n, began - n + 1, "bought") for n in range(bought, 0, -1)),
            *_earned(days, began),
        ),
        days=days,
        xp_total=days[-1].xp_total if days else member.xp,
        flown=len(flown),
        aborted=sum(each.aborted for each in flown),
        damaged=sum(each.damaged for each in flown),
        shot_down=sum(each.lost is not None for each in flown),
        mia_days=sum(each.status == "M" for each in days),
        kills=kills_of(flown),
        sites=sum(each.sites for each in flown),
        bombers=sum(each.bombers for each in flown),
        target_hits=sum(each.hits for each in flown),
        notes=_notes(s, pilot),
    )


def kills_of(flown: Iterable[FlightRecord]) -> int:
    """Return the Bandits and Bombers that were Destroyed on flights."""
    return sum(each.bandits + each.bombers for each in flown)


def _bought(s: State, pilot: str) -> int:
    return sum(each.what == "promotion" and each.detail == pilot for each in s.so_entries)


def _days(s: State, kit: Kit, member: Member, first: Member | None) -> tuple[PilotDay, ...]:
    results = [] if s.book is None else s.book.results
    before = None if first is None else (first.skill, first.xp)
    total = 0 if first is None else first.xp
    found: list[PilotDay] = []
    for result in results:
        now = result.pilots.get(member.pilot)
        if now is None:
            continue
        total += _gained(kit, member.pilot, before, now)
        before = (now.skill, now.xp)
        found.append(_day(result, now, total))
    return tuple(found)


def _day(result: DayResult, now: PilotResult, total: int) -> PilotDay:
    return PilotDay(result.day, now.stress, now.status, now.flew, now.skill, now.xp, total)


def _gained(kit: Kit, pilot: str, before: tuple[int, int] | None, now: PilotResult) -> int:
    """Return the Experience of a Day: what is there more, and what promotions have used up."""
    if before is None:
        return now.xp
    skill, xp = before
    levels = kit.pilots[pilot].levels
    used = sum(levels[level].xp for level in range(skill, now.skill))
    return now.xp - xp + used


def _earned(days: tuple[PilotDay, ...], skill: int) -> tuple[Promotion, ...]:
    found: list[Promotion] = []
    for each in days:
        found += (
            Promotion(each.day, level, level + 1, "earned") for level in range(skill, each.skill)
        )
        skill = each.skill
    return tuple(found)


def _notes(s: State, pilot: str) -> tuple[tuple[int, str], ...]:
    book = s.book
    if book is None:
        return ()
    return tuple(
        (book.first_day + place, flown.note.strip())
        for place, entry in enumerate(book.days)
        for mission in entry.missions
        for flown in mission.flight
        if flown.pilot == pilot and flown.note.strip()
    )


# ------------------------------------------------------------------------------- over campaigns


class Fame(msgspec.Struct, frozen=True, kw_only=True):
    """A Pilot over all campaigns."""

    callsign: str
    aircraft: Text
    missions: int = 0
    kills: int = 0
    sites: int = 0
    highest: int = 0
    """Skill level, 0 Newbie to 5 Ace."""
    campaigns: int = 0
    """Those in which he served."""
    survived: int = 0
    """Those that are evaluated and at whose end he was there."""


def hall_of_fame(campaigns: Iterable[tuple[State, Kit]]) -> tuple[Fame, ...]:
    """Return everybody who has served, by missions, then kills, then call sign (HL-T6.3a)."""
    found: dict[tuple[str, Text], Fame] = {}
    for s, kit in campaigns:
        for member in s.squadron:
            key = (kit.callsign(member.pilot), kit.type_name(member.pilot))
            found[key] = _joined(
                found.get(key) or Fame(callsign=key[0], aircraft=key[1]), s, member
            )
    return tuple(
        sorted(found.values(), key=lambda each: (-each.missions, -each.kills, each.callsign))
    )


def _joined(fame: Fame, s: State, member: Member) -> Fame:
    flown = [one for each in s.missions for one in each.flight if one.pilot == member.pilot]
    return msgspec.structs.replace(
        fame,
        missions=fame.missions + len(flown),
        kills=fame.kills + kills_of(flown),
        sites=fame.sites + sum(each.sites for each in flown),
        highest=max(fame.highest, member.skill),
        campaigns=fame.campaigns + 1,
        survived=fame.survived + (bool(s.evaluation) and member.here),
    )
