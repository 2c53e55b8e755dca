"""A row for each Pilot of a campaign: Stress Day by Day, where he stands, what he has done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.models.say import say
from desktop.paint.card import Stress
from desktop.rules.core import T
from desktop.rules.hornet_leader import changes_pilots, pilots
from desktop.table.hornet_leader.pilot_faces import STATUS_KEYS, member_stress, silhouette_of

if TYPE_CHECKING:
    from desktop.paint.face import Status
    from desktop.rules.hornet_leader.book import Letter
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Member
    from desktop.rules.hornet_leader.state import State

MISSING = T("tracker", "Missing")
REMOVED = T("tracker", "Left")
NOBODY = "?"


class HeatCell(msgspec.Struct, frozen=True):
    """A Pilot's Stress at the end of a Day."""

    words: str
    """The Stress; a letter for somebody who is not here, ``?`` for a Day nobody knows."""
    letter: Letter | str
    """``O``, ``S``, ``U``, ``M``, ``R``; empty for a Day that is not over or not known."""
    share: float = 0.0
    """Of the Stress that makes him Unfit, 0 to 1."""


class SquadronRow(msgspec.Struct, frozen=True):
    """A Pilot."""

    pilot: str
    callsign: str
    kind: str
    """Of Aircraft."""
    picture: str
    skill: str
    heat: tuple[HeatCell, ...]
    """A cell for each Day of the campaign."""
    stress: Stress
    status: Status
    status_word: str
    here: bool
    xp: int
    xp_needed: int
    """0 for an Ace."""
    kills: int


def squadron_rows(s: State, kit: Kit) -> tuple[SquadronRow, ...]:
    """Return the squadron in its order; those who have left stand at the end."""
    members = sorted(s.squadron, key=lambda each: each.removed)
    return tuple(_row(s, kit, each) for each in members)


def _row(s: State, kit: Kit, member: Member) -> SquadronRow:
    status = pilots.status(kit, member)
    words = kit.status_name(status)
    if member.removed:
        words = REMOVED
    elif member.missing:
        words = MISSING
    flown = [one for each in s.missions for one in each.flight if one.pilot == member.pilot]
    return SquadronRow(
        pilot=member.pilot,
        callsign=kit.callsign(member.pilot),
        kind=say(kit.type_name(member.pilot)),
        picture=silhouette_of(kit, member.pilot),
        skill=say(kit.skill_name(member.skill)),
        heat=_heat(s, kit, member),
        stress=member_stress(kit, member),
        status=STATUS_KEYS[status],
        status_word=say(words),
        here=member.here,
        xp=member.xp,
        xp_needed=changes_pilots.xp_needed(kit, member),
        kills=sum(one.bandits + one.bombers for one in flown),
    )


def _heat(s: State, kit: Kit, member: Member) -> tuple[HeatCell, ...]:
    results = {each.day: each for each in s.book.results} if s.book is not None else {}
    joined = s.book.joined if s.book is not None else None
    unknown = 0 if joined is None else joined.day
    cells = []
    for day in range(1, max(s.days, s.day) + 1):
        result = results.get(day)
        if result is None or member.pilot not in result.pilots:
            cells.append(HeatCell(NOBODY if day <= unknown else "", ""))
            continue
        there = result.pilots[member.pilot]
        unfit = kit.pilots[member.pilot].levels[there.skill].shaken_max + 1
        words = there.status if there.status in ("M", "R") else str(there.stress)
        share = min(there.stress / unfit, 1.0)
        cells.append(HeatCell(words, there.status, share))
    return tuple(cells)
