"""What has happened in a campaign, Day by Day: results, promotions, losses, notes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.logbook.campaign_start import start_of
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.sar import RESULTS

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book_entries import DayEntry
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import MissionRecord
    from desktop.rules.hornet_leader.state import State

Kind = Literal["X", "D", "O", "rest", "promotion", "lost", "missing", "so", "note"]

OUTCOMES: dict[str, Text] = {
    "X": T("logbook", "{target} Destroyed, {vp} VP"),
    "D": T("logbook", "{target} Damaged, {hits} Hits, {vp} VP"),
    "O": T("logbook", "{target} not Destroyed"),
}
REST = T("logbook", "Down Time")
PROMOTED = T("logbook", "{pilot} becomes {skill}")
LOST = T("logbook", "{pilot} shot down: {result}")
LOST_ONLY = T("logbook", "{pilot} shot down")
SPENT = T("logbook", "{so} SO Points spent, {left} left")
NOTE = T("logbook", "{note}")


class JournalLine(msgspec.Struct, frozen=True):
    """A line of the journal."""

    day: int
    kind: Kind
    words: Text


def journal(s: State, kit: Kit) -> tuple[JournalLine, ...]:
    """Return the lines of a tracked campaign, the last Day first."""
    entries = {s.logbook.first_day + n: entry for n, entry in enumerate(s.logbook.days)}
    days = sorted({*entries, *(each.day for each in s.missions)}, reverse=True)
    promotions = _promotions(s, kit)
    return tuple(
        line
        for day in days
        for line in (
            *_missions(s, kit, day),
            *promotions.get(day, ()),
            *_notes(day, entries.get(day)),
        )
    )


def _missions(s: State, kit: Kit, day: int) -> Iterator[JournalLine]:
    for record in s.missions:
        if record.day == day:
            yield from _mission(kit, record)


def _mission(kit: Kit, record: MissionRecord) -> Iterator[JournalLine]:
    if not record.target:
        yield JournalLine(record.day, "rest", REST)
        return
    status = record.status or "O"
    words = OUTCOMES[status].of(
        target=kit.target_name(record.target), hits=record.hits, vp=record.vp
    )
    yield JournalLine(record.day, status, words)
    for flown in record.flight:
        if flown.lost:
            name = kit.callsign(flown.pilot)
            lost = LOST_ONLY.of(pilot=name)
            if flown.sar:
                lost = LOST.of(pilot=name, result=RESULTS[flown.sar])
            yield JournalLine(record.day, "missing" if flown.sar == "missing" else "lost", lost)
    if record.so_spent:
        words = SPENT.of(so=record.so_spent, left=record.so_left)
        yield JournalLine(record.day, "so", words)


def _promotions(s: State, kit: Kit) -> Mapping[int, tuple[JournalLine, ...]]:
    """Return who has reached which level, by Day."""
    skills = first_skills(s)
    found: dict[int, tuple[JournalLine, ...]] = {}
    for result in s.logbook.results:
        found[result.day] = tuple(
            JournalLine(
                result.day,
                "promotion",
                PROMOTED.of(pilot=kit.callsign(pilot), skill=kit.skill_name(now.skill)),
            )
            for pilot, now in result.pilots.items()
            if now.skill > skills.get(pilot, now.skill)
        )
        skills = {pilot: each.skill for pilot, each in result.pilots.items()}
    return found


def first_skills(s: State) -> dict[str, int]:
    """Return the level of each Pilot before the first entry."""
    return {each.pilot: each.skill for each in start_of(s).squadron}


def _notes(day: int, entry: DayEntry | None) -> Iterator[JournalLine]:
    if entry is None:
        return
    for note in (entry.notes, *(mission.notes for mission in entry.missions)):
        if note.strip():
            yield JournalLine(day, "note", NOTE.of(note=note.strip()))
