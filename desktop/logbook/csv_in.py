"""Days of a spreadsheet into the log of a campaign: ``missions.csv`` and ``flights.csv``.

For people who kept their log in a spreadsheet (HL-T6.4b). ``missions.csv`` needs the columns
``day`` and ``target``, ``flights.csv`` needs ``day`` and ``pilot``; all other columns of
``csv_out`` that are entered, not worked out, may be there. A row of ``missions.csv`` without a
target is a Day of Down Time. Pilots are named by id or by call sign. Everything is read and checked
by the rules first; with any mistake nothing is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeVar

from msgspec.structs import replace

from desktop.logbook import csv_cells
from desktop.logbook.campaign_rows import BEFORE_IMPORT
from desktop.logbook.csv_cells import BadCell
from desktop.logbook.csv_out import FLIGHTS, MISSIONS
from desktop.logbook.csv_rows import BadTables, Fault, Faults, Row, read_rows
from desktop.play.record import BadRecord
from desktop.play.session import Session
from desktop.rules.core import Refused, T
from desktop.rules.hornet_leader.actions_book import LogDay
from desktop.rules.hornet_leader.book_entries import (
    DayEntry,
    FlightEntry,
    MissionEntry,
    SearchEntry,
    Status,
)
from desktop.store import keeping
from desktop.store.errors import DamagedGame

if TYPE_CHECKING:
    from desktop.logbook.campaigns import Campaigns
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Place, SarResult
    from desktop.rules.hornet_leader.state import State

Slot = Literal["primary", "secondary", "down_time"]
V = TypeVar("V")

NO_TRACKS: tuple[int, ...] = (0, 0, 0)
MISSION_SLOTS: tuple[Slot, Slot] = ("primary", "secondary")
NEEDED_OF_MISSIONS = ("day", "target")
NEEDED_OF_FLIGHTS = ("day", "pilot")
SLOTS: Mapping[str, Slot] = {
    "primary": "primary",
    "secondary": "secondary",
    "down_time": "down_time",
    "1": "primary",
    "2": "secondary",
}
OUTCOMES: Mapping[str, Status] = {
    "x": "X",
    "d": "D",
    "o": "O",
    "destroyed": "X",
    "damaged": "D",
    "failed": "O",
}
TANKERS: Mapping[str, Literal["", "paid", "free"]] = {"no": "", "paid": "paid", "free": "free"}
PLACES: Mapping[str, Place | Literal[""]] = {
    "no": "",
    "target_bound": "target_bound",
    "over_target": "over_target",
    "home_bound": "home_bound",
}
RESULTS: Mapping[str, SarResult | Literal[""]] = {
    "quick_recovery": "quick_recovery",
    "recovered_under_fire": "recovered_under_fire",
    "missing": "missing",
}

ANOTHER = T("logbook", "the rows of several campaigns stand here; keep those of one")
NOT_LIKE = T("logbook", "“{found}” is not written like: {example}")
NO_DATE = T("logbook", "“{found}” is not written like: 2031-05-04")
NO_TARGET = T("logbook", "there is no Target {target}")
NO_PILOT = T("logbook", "there is no Pilot “{found}”")
SEVERAL_PILOTS = T("logbook", "several Pilots are called “{found}”; give one of: {ids}")
DAY_TWICE = T("logbook", "Day {day} has this mission already")
NO_PRIMARY = T("logbook", "Day {day} has no row for its Primary")
WITH_REST = T("logbook", "Day {day} is one of Down Time: it has no other rows")
NO_MISSION = T("logbook", "missions.csv has no such mission on Day {day}")
NOT_NEXT = T("logbook", "Day {found} cannot follow; the next Day is {day}")
NO_ROWS = T("logbook", "there are no rows")
NOT_ALLOWED = T("logbook", "the rules do not take this Day: {reason}")


class ReadDay(NamedTuple):
    """A Day of the tables, and the row that its mistakes are told of."""

    day: int
    entry: DayEntry
    row: Row


class ReadTables(NamedTuple):
    """What two tables say."""

    days: tuple[ReadDay, ...]
    unused: tuple[str, ...]
    """Columns that mean nothing to the log."""


def read_tables(kit: Kit, missions: bytes, flights: bytes) -> ReadTables:
    """Return the Days of ``missions.csv`` and ``flights.csv``, the first first.

    Raises :class:`BadTables` with everything that is wrong.
    """
    faults = Faults()
    names = ("missions.csv", "flights.csv")
    flown, columns = read_rows(names[0], missions, NEEDED_OF_MISSIONS, faults)
    flew, further = read_rows(names[1], flights, NEEDED_OF_FLIGHTS, faults)
    if not flown or not flew:
        faults.settle()
    _check_one_campaign([*flown, *flew], faults)
    reader = _Reader(kit, faults)
    days = reader.days(flown, reader.flights(flew))
    if not flown:
        faults.add(Fault(names[0], 2, 0, "", NO_ROWS))
    faults.settle()
    unused = [each for each in columns if each not in MISSIONS]
    unused += [each for each in further if each not in FLIGHTS]
    return ReadTables(tuple(days), tuple(dict.fromkeys(unused)))


def _check_one_campaign(rows: Iterable[Row], faults: Faults) -> None:
    known = ""
    for row in rows:
        uid = row.word("uid")
        if uid and known and uid != known:
            row.fault("uid", ANOTHER)
            return
        known = known or uid


class _Reader:
    """Makes entries of rows."""

    def __init__(self, kit: Kit, faults: Faults) -> None:
        self._kit, self._faults = kit, faults
        self._by_name: dict[str, list[str]] = {}
        for pilot, card in kit.pilots.items():
            self._by_name.setdefault(card.callsign.casefold(), []).append(pilot)

    # ------------------------------------------------------------------------------- flights

    def flights(self, rows: Iterable[Row]) -> dict[tuple[int, Slot], list[tuple[Row, FlightEntry]]]:
        """Return who flew, by Day and mission."""
        found: dict[tuple[int, Slot], list[tuple[Row, FlightEntry]]] = {}
        for row in rows:
            day = row.number("day", 1, 99, needed=True)
            slot = row.choice("slot", SLOTS, "primary")
            found.setdefault((day, slot), []).append((row, self._flight(row)))
        return found

    def _flight(self, row: Row) -> FlightEntry:
        lost = row.choice("lost", PLACES, "")
        return FlightEntry(
            pilot=self._pilot(row, "pilot", row.text("pilot")),
            aborted=row.switch("aborted"),
            leader=row.switch("leader"),
            stress=row.number("stress_in", -99),
            damaged=row.switch("damaged"),
            lost=lost,
            sar=self._search(row) if lost else None,
            xp_extra=row.number("xp_extra", -99),
            kills=row.number("kills"),
            sites=row.number("sites"),
            bombers=row.number("bombers"),
            target_hits=row.number("target_hits"),
            loadout=dict(self._parsed(row, "loadout", csv_cells.read_pairs)),
            expended=dict(self._parsed(row, "expended", csv_cells.read_pairs)),
            note=row.text("note"),
        )

    def _search(self, row: Row) -> SearchEntry | None:
        result = row.choice("sar_result", RESULTS, "")
        if row.word("sar_picked") in ("0", "no", "false"):
            result = ""
        search = SearchEntry(
            roll=row.number("sar_roll", 0, 10),
            weight=row.number("sar_atg_wp"),
            mod=row.number("sar_mod", -99),
            result=result,
        )
        return None if search == SearchEntry() else search

    def _pilot(self, row: Row, field: str, name: str) -> str:
        wanted = name.strip()
        if wanted in self._kit.pilots:
            return wanted
        found = self._by_name.get(wanted.casefold(), [])
        if len(found) == 1:
            return found[0]
        if found:
            row.fault(field, SEVERAL_PILOTS.of(found=wanted, ids=", ".join(found)))
        else:
            row.fault(field, NO_PILOT.of(found=wanted[:40]))
        return ""

    def _parsed(self, row: Row, field: str, read: Callable[[str], V]) -> V:
        cell = row.text(field).strip()
        try:
            return read(cell)
        except BadCell as bad:
            row.fault(field, NOT_LIKE.of(found=cell[:40], example=str(bad)))
            return read("")

    # ---------------------------------------------------------------------------------- Days

    def days(
        self,
        rows: Iterable[Row],
        flights: dict[tuple[int, Slot], list[tuple[Row, FlightEntry]]],
    ) -> list[ReadDay]:
        """Return the Days, each with its missions and who flew them."""
        by_day: dict[int, dict[Slot, Row]] = {}
        for row in rows:
            day = row.number("day", 1, 99, needed=True)
            there = by_day.setdefault(day, {})
            slot = self._slot(row)
            if slot in there:
                row.fault("day", DAY_TWICE.of(day=day))
            there.setdefault(slot, row)
        for (day, slot), flown in flights.items():
            if slot not in by_day.get(day, {}) or slot == "down_time":
                flown[0][0].fault("day", NO_MISSION.of(day=day))
        return [self._day(day, by_day[day], flights) for day in sorted(by_day)]

    def _slot(self, row: Row) -> Slot:
        rests = row.word("target") in ("", "0") or row.word("kind") == "down_time"
        return "down_time" if rests else row.choice("slot", SLOTS, "primary")

    def _day(
        self,
        day: int,
        rows: Mapping[Slot, Row],
        flights: Mapping[tuple[int, Slot], list[tuple[Row, FlightEntry]]],
    ) -> ReadDay:
        head = next(iter(rows.values()))
        if "down_time" in rows:
            head = rows["down_time"]
            if len(rows) > 1:
                head.fault("day", WITH_REST.of(day=day))
            return ReadDay(day, self._entry(head, ()), head)
        if "primary" not in rows:
            head.fault("slot", NO_PRIMARY.of(day=day))
            return ReadDay(day, self._entry(head, ()), head)
        head = rows["primary"]
        slots: list[Slot] = [slot for slot in MISSION_SLOTS if slot in rows]
        missions = tuple(
            self._mission(rows[slot], [entry for _, entry in flights.get((day, slot), [])])
            for slot in slots
        )
        return ReadDay(day, self._entry(head, missions), head)

    def _entry(self, row: Row, missions: tuple[MissionEntry, ...]) -> DayEntry:
        date = row.text("date_played").strip()
        if date and not re.fullmatch(r"\d{4}-\d{2}-\d{2}", date, re.ASCII):
            row.fault("date_played", NO_DATE.of(found=date[:40]))
        notes = row.text("day_notes")
        if not missions:
            notes = "\n".join(filter(None, (notes, row.text("notes"))))
        return DayEntry(
            kind="mission" if missions else "down_time",
            missions=missions,
            date_played=date,
            drawn=self._parsed(row, "drawn", csv_cells.read_numbers),
            recon_buys=row.number("recon_buys"),
            rnr=row.switch("rnr_down_time"),
            notes=notes,
            adjustments=self._parsed(row, "adjustments", csv_cells.read_adjustments),
        )

    def _mission(self, row: Row, flight: list[FlightEntry]) -> MissionEntry:
        target = row.number("target", 1, 9999)
        if target and target not in self._kit.targets:
            row.fault("target", NO_TARGET.of(target=target))
        tracks = self._parsed(row, "tracks_extra", csv_cells.read_numbers) or NO_TRACKS
        if len(tracks) != 3:
            row.fault("tracks_extra", NOT_LIKE.of(found=row.text("tracks_extra"), example="1 0 0"))
            tracks = NO_TRACKS
        recon, intel, infra = tracks
        rescued = row.text("rescued").replace(",", " ").split()
        replaced = self._parsed(row, "replaced", csv_cells.read_replaced)
        return MissionEntry(
            target=target,
            outcome=row.choice("outcome", OUTCOMES, "O"),
            flight=tuple(flight),
            night=row.switch("night"),
            tanker=row.choice("tanker", TANKERS, ""),
            hits=row.number("hits_scored"),
            so_spent=self._parsed(row, "so_spent", csv_cells.read_amounts),
            so_gained=self._parsed(row, "so_gained", csv_cells.read_amounts),
            vp_extra=self._parsed(row, "vp_extra", csv_cells.read_amounts),
            xp_extra=row.number("xp_extra", -99),
            tracks_extra=(recon, intel, infra),
            events=csv_cells.read_events(row.text("events")),
            rescued=tuple(self._pilot(row, "rescued", each) for each in rescued),
            replaced=tuple(
                replace(each, pilot=self._pilot(row, "replaced", each.pilot)) for each in replaced
            ),
            rnr=row.switch("rnr"),
            edited=dict(self._parsed(row, "edited", csv_cells.read_pairs)),
            notes=row.text("notes"),
        )


# ------------------------------------------------------------------------------------ entering


def enter(campaigns: Campaigns, game_id: str, read: ReadTables, now: datetime | None = None) -> int:
    """Enter the Days of tables into a campaign, all in one transaction; return how many.

    What the campaign was before stays a version; sessions that are open are out of date then.
    Raises :class:`BadTables` for Days that the rules do not take, and ``UserError``.
    """
    row = campaigns.library.row(game_id)
    stored = campaigns.library.load(game_id)
    try:
        terms = keeping.kept_terms(row)
        game = campaigns.game(terms.setup.packs, row.title)
        session = Session.load(game, keeping.record_of(stored, game))
    except BadRecord as bad:
        raise DamagedGame(row.title, 0) from bad
    for each in read.days:
        _enter(session, each)
    grown = keeping.stored_of(
        session.record(),
        session.standing(),
        row.title,
        row.created,
        game_id=game_id,
        notes=stored.notes,
        besides=terms.besides,
    )
    dated = replace(grown.row, played=now or datetime.now(UTC), archived=row.archived)
    campaigns.library.add(replace(grown, row=dated), replacing=BEFORE_IMPORT)
    return len(read.days)


def _enter(session: Session[State], read: ReadDay) -> None:
    row, due = read.row, session.state.day + 1
    if read.day != due:
        raise BadTables([row.located("day", NOT_NEXT.of(found=read.day, day=due))])
    try:
        session.play(LogDay(read.entry))
    except Refused as refused:
        words = NOT_ALLOWED.of(reason=refused.text)
        raise BadTables([row.located("", words)]) from refused
