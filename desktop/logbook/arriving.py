"""A file that somebody wants to import: what it is, what it holds, what there is to decide.

Looking writes nothing. Only ``take`` does, with the decisions of the person, each kind in one
transaction (HL-T6.4a, HL-T6.4b, HL-T7.4a, HL-T8.3b, HL-T8.4a).
"""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from desktop.logbook.arriving_campaigns import ArrivingCampaigns, arriving_logs
from desktop.logbook.arriving_types import Answer, Question, Taken
from desktop.logbook.bad_import import BadImport
from desktop.logbook.community import read_reference, recognise
from desktop.logbook.community_reading import COUNTED, Report
from desktop.logbook.csv_in import ReadTables, enter, read_tables
from desktop.logbook.csv_rows import LARGEST_FILE, BadTables
from desktop.logbook.lists import listed
from desktop.logbook.packs import Gathered
from desktop.logbook.packs_zip import read_zip
from desktop.rules.core import T, Text
from desktop.store.exchange import read_file

if TYPE_CHECKING:
    from pathlib import Path

    from desktop.logbook.campaigns import Campaigns
    from desktop.logbook.packs_shelf import Packs
    from desktop.rules.hornet_leader.components import Kit

MISSIONS, FLIGHTS = "missions.csv", "flights.csv"
SUFFIXES = (".json", ".csv", ".zip")

REFERENCE = T("logbook", "A reference file of the community")
PACK = T("logbook", "The data pack {title}")
TABLES = T("logbook", "Tables of a spreadsheet: missions and flights")
MAKES_PACK = T("logbook", "It makes the data pack {title} for the log.")
PACK_THERE = T("logbook", "The pack {title} is here already; replace it?")
PACK_TAKEN = T("logbook", "The pack {title} is taken in. Campaigns that use an older one keep it.")
DAYS_ENTERED = T("logbook", "Days entered: {count}")
INTO_WHICH = T("logbook", "Enter these Days into which campaign?")
UNUSED = T("logbook", "Columns that mean nothing to the log: {columns}")
BAD_PACK = T("logbook", "{finding}")
NO_PARTNER = T("logbook", "{partner} must lie beside it.")
UNKNOWN_FILE = T("logbook", "only .json, .csv and .zip files can be imported.")
TOO_LARGE = T("logbook", "a file in it is larger than 8 MB.")
NO_ZIP = T("logbook", "it is no whole zip file.")


class Arriving(Protocol):
    """A file that was looked at."""

    @property
    def what(self) -> Text:
        """What it is."""

    @property
    def lines(self) -> tuple[Text, ...]:
        """What it holds, and what is skipped, odd or guessed."""

    @property
    def question(self) -> Question | None:
        """What the person has to decide; ``None`` if nothing."""

    @property
    def usable(self) -> bool:
        """Whether anything can be taken over."""

    def take(self, answer: Answer) -> Taken:
        """Take it over; raises ``UserError``, nothing changed."""


def look(campaigns: Campaigns, packs: Packs, path: Path) -> Arriving:
    """Return what a file is; raises ``UserError`` for one that nothing can be made of."""
    match path.suffix.casefold():
        case ".json":
            return _json(campaigns, packs, path)
        case ".csv":
            return _tables_beside(campaigns, path)
        case ".zip":
            return _zip(campaigns, packs, path)
        case _:
            raise BadImport(path.name, UNKNOWN_FILE)


def _json(campaigns: Campaigns, packs: Packs, path: Path) -> Arriving:
    data = read_file(path)
    found = recognise(data, path.name)
    if found.shape == "campaign":
        return ArrivingCampaigns.of_file(campaigns, data, path.name)
    if found.shape == "log":
        return arriving_logs(campaigns, packs, found, path.name)
    pack, report = read_reference(campaigns, found)
    return ArrivingPack(packs, Gathered(pack), REFERENCE, report)


def _tables_beside(campaigns: Campaigns, path: Path) -> Arriving:
    partner = FLIGHTS if path.name.casefold() == MISSIONS else MISSIONS
    beside = path.with_name(partner)
    if not beside.is_file():
        raise BadImport(path.name, NO_PARTNER.of(partner=partner))
    files = {each.name.casefold(): read_file(each) for each in (path, beside)}
    return _tables(campaigns, files, path.name)


def _zip(campaigns: Campaigns, packs: Packs, path: Path) -> Arriving:
    data = read_file(path)
    tables = _tables_in(data, path.name)
    if tables:
        return _tables(campaigns, tables, path.name)
    gathered = read_zip(data, path.name)
    return ArrivingPack(packs, gathered, PACK.of(title=gathered.pack.title), Report())


def _tables_in(data: bytes, name: str) -> dict[str, bytes]:
    """Return the two tables of a zip; nothing if it has others."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if not {MISSIONS, FLIGHTS} <= set(archive.namelist()):
                return {}
            found = {}
            for each in (MISSIONS, FLIGHTS):
                with archive.open(each) as file:
                    # What the zip says of the size may be a lie.
                    found[each] = file.read(LARGEST_FILE + 1)
                if len(found[each]) > LARGEST_FILE:
                    raise BadImport(name, TOO_LARGE)
            return found
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError) as error:
        raise BadImport(name, NO_ZIP) from error
    except (NotImplementedError, RuntimeError) as error:
        raise BadImport(name, NO_ZIP) from error


def _tables(campaigns: Campaigns, files: Mapping[str, bytes], name: str) -> Arriving:
    if not {MISSIONS, FLIGHTS} <= set(files):
        raise BadImport(name, NO_PARTNER.of(partner=f"{MISSIONS}, {FLIGHTS}"))
    return ArrivingTables(campaigns, files[MISSIONS], files[FLIGHTS])


class ArrivingPack(NamedTuple):
    """A data pack: in a zip, or made of a reference file."""

    packs: Packs
    gathered: Gathered
    what: Text
    report: Report

    @property
    def _there(self) -> bool:
        return any(state.pack.id == self.gathered.pack.id for state in self.packs.states())

    @property
    def lines(self) -> tuple[Text, ...]:
        state = self.packs.examine(self.gathered)
        made = (MAKES_PACK.of(title=self.gathered.pack.title),) if self.report.counts else ()
        # What is odd about data that an import made, its report tells.
        odd = () if self.report.counts else state.odd
        found = (BAD_PACK.of(finding=str(each)) for each in (*state.wrong, *odd))
        return (*made, *self.report.told(), *found)

    @property
    def question(self) -> Question | None:
        if not self._there:
            return None
        return Question(PACK_THERE.of(title=self.gathered.pack.title), ("replace", "skip"))

    @property
    def usable(self) -> bool:
        return self.packs.examine(self.gathered).usable

    def take(self, answer: Answer) -> Taken:
        if self._there and answer.decision != "replace":
            return Taken((), ())
        self.packs.install(self.gathered, replace=self._there)
        return Taken((), (PACK_TAKEN.of(title=self.gathered.pack.title),))


class ArrivingTables:
    """Days of a spreadsheet.

    They are read with the data of the game first; what a campaign has for itself may be in them
    too, so that mistakes are told, and final only when the campaign is chosen.
    """

    question: Question | None = Question(INTO_WHICH, (), into=True)
    usable = True

    def __init__(self, campaigns: Campaigns, missions: bytes, flights: bytes) -> None:
        self._campaigns, self._missions, self._flights = campaigns, missions, flights
        self.what = TABLES
        self.lines: tuple[Text, ...] = ()
        try:
            found = self._read(campaigns.game((), "").kit)
        except BadTables as bad:
            self.lines = tuple(fault.words for fault in bad.faults)
        else:
            self.lines = (COUNTED["day"].of(count=len(found.days)),)
            if found.unused:
                self.lines += (UNUSED.of(columns=listed(found.unused)),)

    def _read(self, kit: Kit) -> ReadTables:
        return read_tables(kit, self._missions, self._flights)

    def take(self, answer: Answer) -> Taken:
        """Enter the Days into the campaign that was chosen; raises ``UserError``."""
        kit = self._campaigns.open(answer.game_id).game.kit
        count = enter(self._campaigns, answer.game_id, self._read(kit))
        return Taken((answer.game_id,), (DAYS_ENTERED.of(count=count),))
