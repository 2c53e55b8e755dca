"""The entry of a Day that was played (HL-T4.3d): worked out, it comes to the same."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Event
from desktop.rules.hornet_leader import book_days, changes_book
from desktop.rules.hornet_leader.book import Logbook
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
    entry = DayEntry(
        kind="mission" if flown else "down_time",
        missions=tuple(_mission(s, before, each, first=each is flown[0]) for each in flown),
        recon_buys=sum(each.what == "recon" for each in _today(s, s.so_entries)),
        rnr=not flown and _rests(s) > 0,
        played=True,
        aftermath=_aftermath(s),
    )
    entry = _with_rests(entry, _rests(s))
    entry = _with_figures(entry, flown, _carried_out(s, kit, entry))
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


def _rests(s: State) -> int:
    """Return how often Priority R&R was bought today."""
    return sum(each.what == "rest" for each in _today(s, s.so_entries))


def _with_rests(entry: DayEntry, rests: int) -> DayEntry:
    """Return the entry with R&R after its last missions."""
    kept = len(entry.missions) - rests
    missions = tuple(
        msgspec.structs.replace(each, rnr=place >= kept)
        for place, each in enumerate(entry.missions)
    )
    return msgspec.structs.replace(entry, missions=missions)


def _mission(s: State, before: State, record: MissionRecord, *, first: bool) -> MissionEntry:
    """Return the entry of a mission; what the Day as a whole brought goes with the first."""
    today = _today(s, s.so_entries) if first else []
    scored = _today(s, s.vp_entries) if first else []
    return MissionEntry(
        target=record.target,
        outcome=record.status or "O",
        flight=tuple(map(_flight, record.flight)),
        night=record.night,
        tanker=record.tanker,
        hits=record.hits,
        so_spent=tuple(
            Amount(SPENT[each.what], -each.amount) for each in today if each.what in SPENT
        ),
        so_gained=tuple(
            Amount("effect", each.amount)
            for each in today
            if each.what not in SPENT and each.what not in WORKED_OUT
        ),
        vp_extra=tuple(
            Amount("effect", each.amount) for each in scored if each.what not in WORKED_OUT
        ),
        events=tuple(EventNote(number) for number in record.events),
        rescued=tuple(_rescued(s, before)) if first else (),
        replaced=tuple(_replaced(s, before)) if first else (),
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


def _with_figures(entry: DayEntry, flown: list[MissionRecord], found: State) -> DayEntry:
    """Return the entry with the Stress and Experience that its missions brought besides."""
    worked_out = found.missions[-len(flown) :] if flown else []
    missions = []
    for mission, record, other in zip(entry.missions, flown, worked_out, strict=True):
        flight = tuple(
            msgspec.structs.replace(
                each,
                stress=was.stress - came.stress - (was.stress_before - came.stress_before),
                xp_extra=was.xp - came.xp - (was.xp_before - came.xp_before),
            )
            for each, was, came in zip(mission.flight, record.flight, other.flight, strict=True)
        )
        missions.append(msgspec.structs.replace(mission, flight=flight))
    return msgspec.structs.replace(entry, missions=tuple(missions))


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
