"""The history of a campaign: a row for each mission and each Day of Down Time (HL-T6.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from desktop.rules.core import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from desktop.rules.hornet_leader.book_entries import DayEntry, MissionEntry
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import MissionRecord
    from desktop.rules.hornet_leader.state import State

Slot = Literal["primary", "secondary", "rest"]
Outcome = Literal["X", "D", "O", "rest", ""]
"""The status of a Target, or Down Time."""


class HistoryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A mission, or a Day of Down Time."""

    day: int
    slot: Slot
    target: int = 0
    """0 for Down Time."""
    band: Text | None = None
    """The range band; ``None`` for Down Time, and for a Target whose band nobody knows."""
    status: Literal["X", "D", "O", ""] = ""
    night: bool = False
    flight: tuple[str, ...] = ()
    """The Pilots who took off."""
    lost: tuple[str, ...] = ()
    """Those who were shot down."""
    vp: int = 0
    so_spent: int = 0
    so_left: int = 0
    played: bool = False
    """Whether it was played here."""
    notes: tuple[str, ...] = ()
    """Of the Day, the mission, its Pilots and its Events; the Day's stand with its first row."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a filter lets through; what is empty lets everything through."""

    pilot: str = ""
    """Who flew."""
    target: int = 0
    outcome: Outcome = ""
    words: str = ""
    """Every one of these words stands in the notes, or begins there as a part of another."""

    def takes(self, row: HistoryRow) -> bool:
        """Return whether a row is one of those that are wanted."""
        outcome = "rest" if row.slot == "rest" else row.status
        return (
            (not self.pilot or self.pilot in row.flight)
            and (not self.target or self.target == row.target)
            and (not self.outcome or self.outcome == outcome)
            and self._finds("\n".join(row.notes).casefold())
        )

    def _finds(self, notes: str) -> bool:
        return all(word in notes for word in self.words.casefold().split())


class Flown(NamedTuple):
    """What the log keeps of a mission or of Down Time, with what was entered of it."""

    record: MissionRecord
    day: DayEntry | None
    """``None`` for a Day before the log, and for one that is being played."""
    mission: MissionEntry | None
    first: bool
    """Whether it is the first of its Day."""


def flown_in(s: State) -> Iterator[Flown]:
    """Yield everything in the order of its Days."""
    entries: dict[int, DayEntry] = {}
    if s.book is not None:
        entries = {s.book.first_day + n: entry for n, entry in enumerate(s.book.days)}
    day, place = 0, 0
    for record in s.missions:
        place = place + 1 if record.day == day else 0
        day = record.day
        entry = entries.get(day)
        missions = entry.missions if entry is not None else ()
        yield Flown(record, entry, missions[place] if place < len(missions) else None, place == 0)


def history(s: State, kit: Kit) -> tuple[HistoryRow, ...]:
    """Return the rows of a campaign, the first Day first; those before its log as far as known."""
    return tuple(_row(s, kit, each) for each in flown_in(s))


def _row(s: State, kit: Kit, flown: Flown) -> HistoryRow:
    record, day, mission, first = flown
    slot: Slot = "secondary" if record.secondary else "primary"
    return HistoryRow(
        day=record.day,
        slot=slot if record.target else "rest",
        target=record.target,
        band=band_name(s, kit, record.target, mission) if record.target else None,
        status=record.status,
        night=record.night,
        flight=tuple(each.pilot for each in record.flight),
        lost=tuple(each.pilot for each in record.flight if each.lost),
        vp=record.vp,
        so_spent=record.so_spent,
        so_left=record.so_left,
        played=day is not None and day.played,
        notes=tuple(_notes(day if first else None, mission)),
    )


def band_name(s: State, kit: Kit, target: int, mission: MissionEntry | None) -> Text | None:
    """Return the range band in which a Target was flown; ``None`` if that cannot be told."""
    campaign = kit.campaigns[s.terms.campaign]
    edited = 0 if mission is None else mission.edited.get("band", 0)
    if edited:
        return campaign.bands[min(max(edited, 1), len(campaign.bands)) - 1].name
    return next((band.name for band in campaign.bands if target in band.targets), None)


def _notes(entry: DayEntry | None, mission: MissionEntry | None) -> Iterator[str]:
    """Yield every note that is not blank."""
    found: list[str] = [] if entry is None else [entry.notes]
    if mission is not None:
        found.append(mission.notes)
        found += (each.note for each in mission.flight)
        found += (part for each in mission.events for part in (each.title, each.note))
    return (note.strip() for note in found if note.strip())


def targets_in(rows: Iterable[HistoryRow]) -> tuple[int, ...]:
    """Return the Targets that were flown against, ascending."""
    return tuple(sorted({row.target for row in rows if row.target}))


def pilots_in(rows: Iterable[HistoryRow]) -> tuple[str, ...]:
    """Return the Pilots who flew, in the order of their first missions."""
    return tuple(dict.fromkeys(pilot for row in rows for pilot in row.flight))
