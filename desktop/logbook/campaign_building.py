"""A campaign built from its file: from its record, or from its entries where these tell more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from desktop.logbook.campaign_file import CampaignFile, FileCorrection, corrections_of
from desktop.play import record as records
from desktop.play.breaking import first_fault
from desktop.play.record import Record
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Action, Refused, Setup, T, Text
from desktop.rules.hornet_leader.actions_book import (
    BookAction,
    CorrectDay,
    CorrectStart,
    LogDay,
    TakeOver,
)
from desktop.rules.hornet_leader.records import PLAYER

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book_entries import DayEntry, StandingEntry
    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.rules.hornet_leader.state import State

MOST_WORK = 50_000
"""Days that are worked out again by corrections: as many take about half a minute."""

REBUILT = T("logbook", "The Days were changed in the file: they count, its recorded moves do not.")
NO_START = T("logbook", "without its recorded moves a campaign needs a start_state")
TOO_MANY = T("logbook", "there are too many corrections to work them out")
LEADS_ASTRAY = T("logbook", "the corrections of the file do not lead here")
NOT_WORKED_OUT = T("logbook", "this cannot be worked out ({detail})")


class CannotBuild(Exception):
    """A file that no campaign can be built from: where in it, and why."""

    def __init__(self, path: str, reason: Text | str) -> None:
        super().__init__(path, reason)
        self.path, self.reason = path, reason


class Built(NamedTuple):
    """A campaign and all that has to be stored of it."""

    session: Session[State]
    record: Record
    note: Text | None
    """What was not taken over as it stands in the file."""


def build(file: CampaignFile, game: HornetLeader) -> Built:
    """Return the campaign of a file, every action checked by the rules.

    Entries of the record that the rules do not allow stay in it, undone, and the note says so.
    Raises :class:`CannotBuild`, whatever the file holds.
    """
    setup = Setup(file.setup.scenario, file.setup.sides, file.setup.options, file.embedded_data)
    _check_setup(setup, game)
    if file.record is None:
        session = _Builder(file, game, setup, ()).build()
        return Built(session, session.record(), None)
    record = _record_of(file, setup, game)
    session = _loaded(record, game)
    if session.trouble is not None:
        return Built(session, msgspec.structs.replace(record, ply=session.ply), session.trouble)
    if _says(session.state) == _said(file):
        return Built(session, record, None)
    session = _Builder(file, game, setup, _opening(record)).build()
    return Built(session, session.record(), REBUILT)


def _check_setup(setup: Setup, game: HornetLeader) -> None:
    try:
        game.new(setup)
    except Refused as refused:
        raise CannotBuild(".setup", str(refused)) from refused
    except Exception as fault:  # rules may make anything of what a file holds
        raise _fault(".setup", fault) from fault


# ---------------------------------------------------------------------------------- the record


def _record_of(file: CampaignFile, setup: Setup, game: HornetLeader) -> Record:
    given = file.record
    assert given is not None
    rows = [(msgspec.json.encode(each.action), each.by) for each in given.actions]
    try:
        entries = records.decode_entries(rows, game)
    except records.BadRecord as bad:
        path, _, reason = str(bad).partition(": ")
        raise CannotBuild(path.replace("$.entries", ".record.actions"), reason) from bad
    return Record(
        game=game.key,
        rules_version=given.rules_version,
        setup=setup,
        seats=given.seats,
        seed=given.seed,
        by_hand=given.by_hand,
        ply=given.ply,
        entries=entries,
        bookmarks={mark.ply: mark.comment for mark in given.bookmarks},
        take_backs=given.take_backs,
    )


def _loaded(record: Record, game: HornetLeader) -> Session[State]:
    again = sum(isinstance(entry.action, CorrectDay | CorrectStart) for entry in record.entries)
    logged = sum(isinstance(entry.action, LogDay) for entry in record.entries)
    if again * logged > MOST_WORK:
        raise CannotBuild(".record.actions", TOO_MANY)
    try:
        return Session.load(game, record)
    except records.BadRecord as bad:
        path, _, reason = str(bad).partition(": ")
        raise CannotBuild(path.replace("$", ".record", 1), reason) from bad
    except Exception as fault:  # rules may make anything of what a file holds
        raise _fault(f".record.actions[{first_fault(game, record)}]", fault) from fault


def _fault(path: str, fault: Exception) -> CannotBuild:
    detail = f"{type(fault).__name__}: {fault}"[:200]
    return CannotBuild(path, NOT_WORKED_OUT.of(detail=detail))


def _opening(record: Record) -> tuple[records.Entry, ...]:
    """Return the moves before the first entry: squadron, promotions, or the taking over."""
    for number, entry in enumerate(record.entries[: record.ply]):
        if isinstance(entry.action, BookAction | TakeOver):
            return record.entries[:number]
    return record.entries[: record.ply]


Said = tuple["StandingEntry | None", tuple["DayEntry", ...], tuple[FileCorrection, ...]]


def _says(state: State) -> Said:
    """Return what a campaign has entered."""
    book = state.book
    return (book.joined, tuple(book.days), corrections_of(book)) if book else (None, (), ())


def _said(file: CampaignFile) -> Said:
    return file.start_state, file.days, file.corrections


# --------------------------------------------------------------------------------- the entries


class _Builder:
    """Enters what a file says, as a person would."""

    def __init__(
        self,
        file: CampaignFile,
        game: HornetLeader,
        setup: Setup,
        opening: tuple[records.Entry, ...],
    ) -> None:
        self._file, self._opening = file, opening
        given = file.record
        seats = given.seats if given else (Seat(PLAYER, "person"),)
        seed = given.seed if given else 0
        try:
            self._session = Session(game, setup, seats, seed)
        except Refused as refused:
            raise CannotBuild(".setup", str(refused)) from refused
        except Exception as fault:  # rules may make anything of what a file holds
            raise _fault(".setup", fault) from fault

    def build(self) -> Session[State]:
        """Return the campaign; raises :class:`CannotBuild`."""
        file = self._file
        if len(file.corrections) * len(file.days) > MOST_WORK:
            raise CannotBuild(".corrections", TOO_MANY)
        start, days = self._as_first_entered()
        for number, entry in enumerate(self._opening):
            self._play(entry.action, f".record.actions[{number}]", entry.by)
        if start is not None:
            self._play(TakeOver(start), ".start_state")
        elif not self._opening:
            raise CannotBuild("", NO_START)
        for number, day in enumerate(days):
            self._play(LogDay(day), f".days[{number}]")
        for number, change in enumerate(file.corrections):
            self._play(_correction(change, number), f".corrections[{number}]")
        self._compare()
        return self._session

    def _compare(self) -> None:
        """Make sure that the campaign has come to what the file says."""
        start, days, corrections = _says(self._session.state)
        for number, (found, given) in enumerate(zip(days, self._file.days, strict=False)):
            if found != given:
                raise CannotBuild(f".days[{number}]", LEADS_ASTRAY)
        if (start, days, corrections) != _said(self._file):
            raise CannotBuild(".corrections", LEADS_ASTRAY)

    def _as_first_entered(self) -> tuple[StandingEntry | None, list[DayEntry]]:
        """Return start and Days as they were before any correction."""
        start, days = self._file.start_state, list(self._file.days)
        first = 1 if start is None else start.day + 1
        for number, change in reversed(list(enumerate(self._file.corrections))):
            place = change.day - first
            if change.start_before is not None:
                start = change.start_before
            elif change.before is not None and 0 <= place < len(days):
                days[place] = change.before
            else:
                raise CannotBuild(f".corrections[{number}]", LEADS_ASTRAY)
        return start, days

    def _play(self, action: Action, path: str, by: str = "") -> None:
        try:
            self._session.play(action, by)
        except Refused as refused:
            raise CannotBuild(path, str(refused)) from refused
        except Exception as fault:  # rules may make anything of what a file holds
            raise _fault(path, fault) from fault


def _correction(change: FileCorrection, number: int) -> CorrectDay | CorrectStart:
    if change.start_after is not None:
        return CorrectStart(change.start_after, change.at, change.reason)
    if change.after is None:
        raise CannotBuild(f".corrections[{number}]", LEADS_ASTRAY)
    return CorrectDay(change.day, change.after, change.at, change.reason)
