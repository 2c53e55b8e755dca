"""The entry of a Day that was played (HL-T4.3d): worked out, it comes to the same."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Event
from desktop.rules.hornet_leader import book_days, changes_book
from desktop.rules.hornet_leader.book import Logbook
from desktop.rules.hornet_leader.book_checks import MISSIONS
from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    Aftermath,
    Amount,
    DayEntry,
    EventNote,
    Figure,
    FlightEntry,
    Label,
    MissionEntry,
    Replaced,
    SearchEntry,
)
from desktop.rules.hornet_leader.effects_data import SarModEffect

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Entry, FlightRecord, Member, MissionRecord
    from desktop.rules.hornet_leader.state import State

SPENT: dict[str, Label] = {"weapons": "weapons", "jdam": "jdam", "tanker": "tanker"}
WORKED_OUT = ("target", "one_more", "one_less", "lost", "night", "recon", "rest", "replacement")
"""Lines of the accounts that the arithmetic makes by itself."""


def entry_of(s: State, kit: Kit) -> DayEntry:
    """Return the entry of the Day that is just over."""
    before = _dawn(s)
    flown = [record for record in s.missions if record.day == s.day and record.target]
    paid = _today(s, s.so_entries)
    entry = DayEntry(
        kind="mission" if flown else "down_time",
        missions=tuple(
            _mission(s, before, record, lines, first=record is flown[0])
            for record, lines in zip(flown, _by_mission(s, flown, paid), strict=False)
        ),
        recon_buys=sum(each.what == "recon" for each in paid),
        rnr=not flown and _rested(paid),
        played=True,
        aftermath=_aftermath(s),
    )
    entry = _with_figures(kit, entry, flown, _carried_out(s, kit, entry))
    assert entry.aftermath is not None
    residue = tuple(_residue(s, _carried_out(s, kit, entry)))
    left = msgspec.structs.replace(entry.aftermath, residue=residue)
    return msgspec.structs.replace(entry, aftermath=left)


def _dawn(s: State) -> State:
    """Return the campaign as it stood before the Day."""
    before = msgspec.structs.replace(s, steps=[], book=Logbook(s.logbook.mode))
    changes_book.thaw(before, s.logbook.dawn)
    return before


def _carried_out(s: State, kit: Kit, entry: DayEntry) -> State:
    """Return what the arithmetic makes of an entry."""
    found = _dawn(s)
    book_days.carry_out(found, kit, entry, _untold)
    return found


def _untold(event: Event) -> None:
    """What is tried out is not told."""


def _today(s: State, entries: list[Entry]) -> list[Entry]:
    return [each for each in entries if each.day == s.day]


def _rested(paid: list[Entry]) -> bool:
    return any(each.what == "rest" for each in paid)


def _by_mission(
    s: State, flown: list[MissionRecord], paid: list[Entry]
) -> tuple[list[Entry], list[Entry]]:
    """Return the Day's lines of SO Points: those up to the end of the Primary, and the others.

    The Primary ended where the fund and what was spent were as its log has them. Each line changes
    one or the other and what was spent and gained never falls, so that there is one such place.
    """
    if len(flown) < MISSIONS:
        return paid, []
    fund, spent = s.so - sum(each.amount for each in paid), 0
    for place, each in enumerate(paid):
        if (fund, spent) == (flown[0].so_left, flown[0].so_spent):
            return paid[:place], paid[place:]
        fund += each.amount
        spent -= min(each.amount, 0)
    return paid, []


def _mission(
    s: State, before: State, record: MissionRecord, paid: list[Entry], *, first: bool
) -> MissionEntry:
    """Return the entry of a mission; what the Day as a whole brought goes with the first."""
    scored = _today(s, s.vp_entries) if first else []
    return MissionEntry(
        target=record.target,
        outcome=record.status or "O",
        flight=tuple(map(_flight, record.flight)),
        night=record.night,
        tanker=record.tanker,
        hits=record.hits,
        so_spent=tuple(
            Amount(SPENT[each.what], -each.amount) for each in paid if each.what in SPENT
        ),
        so_gained=tuple(
            Amount("effect", each.amount)
            for each in paid
            if each.what not in SPENT and each.what not in WORKED_OUT
        ),
        vp_extra=tuple(
            Amount("effect", each.amount) for each in scored if each.what not in WORKED_OUT
        ),
        events=tuple(EventNote(number) for number in record.events),
        rescued=tuple(_rescued(s, before)) if first else (),
        replaced=tuple(_replaced(s, before)) if first else (),
        rnr=_rested(paid),
    )


def _flight(record: FlightRecord) -> FlightEntry:
    return FlightEntry(
        pilot=record.pilot,
        aborted=record.aborted,
        leader=record.leader,
        damaged=record.damaged,
        lost=record.lost or "",
        sar=SearchEntry(roll=record.sar_face, result=record.sar) if record.lost else None,
        kills=record.bandits,
        sites=record.sites,
        bombers=record.bombers,
        target_hits=record.hits,
        loadout=dict(Counter(record.loads)),
        expended=dict(Counter(record.expended)),
    )


def _rescued(s: State, before: State) -> list[str]:
    return [each.pilot for each in before.squadron if each.missing and _now(s, each).rescued]


def _now(s: State, member: Member) -> Member:
    return s.member(member.pilot)


def _replaced(s: State, before: State) -> list[Replaced]:
    """Return the attempts of today to replace missing Pilots."""
    paid = {
        each.detail: -each.amount for each in _today(s, s.so_entries) if each.what == "replacement"
    }
    there = {each.pilot for each in before.squadron}
    found = []
    for member in before.squadron:
        now = _now(s, member)
        came = now.replaced_by if now.replaced_by not in there else ""
        if came or (now.replacement_tried and not member.replacement_tried):
            skill = s.member(came).skill if came else 0
            found.append(Replaced(now.pilot, came, skill, paid.get(came, 0)))
    return found


def _aftermath(s: State) -> Aftermath:
    return Aftermath(
        in_play=tuple(s.in_play),
        target_discards=tuple(s.target_discards),
        event_discards=tuple(s.event_discards),
        carry=tuple(s.carry),
        tanker_free=s.tanker_free,
        free_special=s.free_special,
    )


def _with_figures(kit: Kit, entry: DayEntry, flown: list[MissionRecord], found: State) -> DayEntry:
    """Return the entry with what its missions brought besides: Stress, Experience, dice of SAR."""
    worked_out = found.missions[-len(flown) :] if flown else []
    missions = []
    for mission, record, other in zip(entry.missions, flown, worked_out, strict=True):
        flight = tuple(
            msgspec.structs.replace(
                each,
                stress=was.stress - came.stress - (was.stress_before - came.stress_before),
                xp_extra=was.xp - came.xp - (was.xp_before - came.xp_before),
                sar=each.sar and _search(kit, record, each.sar, was.sar_total - came.sar_total),
            )
            for each, was, came in zip(mission.flight, record.flight, other.flight, strict=True)
        )
        missions.append(msgspec.structs.replace(mission, flight=flight))
    return msgspec.structs.replace(entry, missions=tuple(missions))


def _search(kit: Kit, record: MissionRecord, search: SearchEntry, more: int) -> SearchEntry:
    """Return a search with what was added to its die besides: by Events, else by weapons."""
    met = [kit.events[number].sections[place][1] for place, number in enumerate(record.events)]
    effects = [each for section in met for each in section.effects]
    events = sum(each.amount for each in effects if isinstance(each, SarModEffect))
    if events > more:  # A Hawkeye had the Event ignored, or something else took some off.
        events = min(more, 0)
    return msgspec.structs.replace(search, weight=more - events, mod=events)


def _residue(s: State, found: State) -> list[Adjustment]:
    """Return what is still otherwise than worked out."""
    recon, intel, infra = (now - then for now, then in zip(s.tracks, found.tracks, strict=True))
    changes: list[tuple[Figure, int, str]] = [
        ("so", s.so - found.so, ""),
        ("vp", s.vp - found.vp, ""),
        ("recon", recon, ""),
        ("intel", intel, ""),
        ("infra", infra, ""),
    ]
    for member in s.squadron:
        was = found.member(member.pilot)
        changes += [
            ("skill", member.skill - was.skill, member.pilot),
            ("missing", member.missing - was.missing, member.pilot),
            ("removed", member.removed - was.removed, member.pilot),
            ("stress", member.stress - was.stress, member.pilot),
            ("xp", member.xp - was.xp, member.pilot),
        ]
    return [Adjustment(figure, amount, pilot) for figure, amount, pilot in changes if amount]
