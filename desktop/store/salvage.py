"""Reading rows out of a damaged database, as far as they can be read.

Works on a copy, because SQLite writes into what it opens. Rows come out with the types that the
tables demand; whether an action is the right one is for the chain to tell.
"""

from __future__ import annotations

import sqlite3
import struct
import uuid
from contextlib import closing, suppress
from itertools import islice
from types import NoneType
from typing import TYPE_CHECKING, Any

from desktop.store import chain
from desktop.store.backups import open_untouched
from desktop.store.database import create_database
from desktop.store.faults import READ_ERRORS
from desktop.store.rows import GAME_COLUMNS, fits
from desktop.store.stored import require_json

if TYPE_CHECKING:
    from pathlib import Path

_Row = tuple[Any, ...]

_MOST_ROWS = 5_000_000
"""Where a scan ends in any case: a damaged tree may lead round in a circle."""

_MOST_PROBES = 100_000

_BYTES_OR_NONE = (bytes, NoneType)

_TABLES: dict[str, tuple[str, int, tuple[Any, ...]]] = {
    # table: columns, how many of them are the key, types
    "games": (
        f"number, {GAME_COLUMNS}, notes",
        1,
        (
            *(int, str, str, str, bytes, bytes, int, int, int, int, int, int),
            *(_BYTES_OR_NONE, _BYTES_OR_NONE),
            *((str, NoneType), (int, NoneType), (int, NoneType), str),
        ),
    ),
    "actions": ("game, ply, action, by, kind, chain", 2, (int, int, bytes, str, str, int)),
    "snapshots": (
        "game, ply, rules_version, state, checksum",
        2,
        (int, int, int, bytes, int),
    ),
    "bookmarks": ("game, ply, comment", 2, (int, int, str)),
    "thumbnails": ("game, png", 1, (int, bytes)),
    "settings": ("name, value", 1, (str, bytes)),
}


class Salvage:
    """The rows of a database, each table by its key, and which tables were read in full."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[_Row, _Row]] = {name: {} for name in _TABLES}
        self.complete: set[str] = set()

    def games(self) -> dict[str, _Row]:
        """Return the rows of games by their id."""
        return {row[1]: row for row in self.tables["games"].values()}

    def number_of(self, game: _Row) -> int:
        """Return under which number the actions of a game stand, should its row be mistaken."""
        start = chain.seed(game[1])
        for (number, ply), (_, _, action, by, kind, check) in self.tables["actions"].items():
            if ply == 0 and check == chain.link(start, action, chain.head(by, kind)):
                return int(number)
        return int(game[0])


def read_backup(backup: Path | None) -> Salvage:
    """Return the rows of a good backup; of none, no rows."""
    if backup is None:
        return Salvage()
    with closing(open_untouched(backup)) as connection:
        return _read(connection)


def read_damaged(copy: Path, backup: Path | None) -> Salvage:
    """Return the rows that can be read from a damaged database and its ``-wal`` file.

    If the first page is lost, with it everything about the tables, it is taken from the backup or
    from an empty database: tables that the same steps created begin at the same pages.
    """
    fresh = copy.with_name("fresh.db")
    create_database(fresh)
    for donor in (None, backup, fresh):
        if donor is None and not copy.exists():
            continue
        if donor is not None:
            _give_first_page(copy, donor)
        with suppress(*READ_ERRORS), closing(sqlite3.connect(copy)) as connection:
            connection.execute("PRAGMA cell_size_check=ON")
            connection.execute("PRAGMA trusted_schema=OFF")
            if _has_all_tables(connection):
                return _read(connection)
    return Salvage()


def _has_all_tables(connection: sqlite3.Connection) -> bool:
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    return {name for (name,) in names} >= set(_TABLES)


def _give_first_page(copy: Path, donor: Path) -> None:
    """Put the donor's first page over that of the copy."""
    page = bytearray(donor.read_bytes()[:65_536])
    (size,) = struct.unpack_from(">H", page, 16)
    del page[65_536 if size == 1 else size :]
    # WAL mode, so that a -wal file is heard; no free pages; the number of pages comes from the
    # size of the file, as the two counters do not agree.
    page[18:20] = b"\x02\x02"
    page[32:40] = bytes(8)
    page[92:96] = b"\xff\xff\xff\xff"
    copy.touch()
    with copy.open("r+b") as file:
        file.write(page)


def _read(connection: sqlite3.Connection) -> Salvage:
    connection.text_factory = lambda raw: raw.decode(errors="replace")
    found = Salvage()
    for table in _TABLES:
        rows, complete = _scan(connection, table)
        if complete:
            found.complete.add(table)
        found.tables[table] = rows
    usable = {key: row for key, row in found.tables["games"].items() if _is_usable(row)}
    if len(usable) < len(found.tables["games"]):
        found.complete.discard("games")
    found.tables["games"] = usable
    if "actions" not in found.complete:
        for number, length in _numbers(found):
            _probe_actions(connection, found.tables["actions"], number, length)
    return found


def _is_usable(game: _Row) -> bool:
    """Return whether the row of a game makes sense; a flipped bit leaves its type intact."""
    try:
        uuid.UUID(game[1])
        require_json(game[4])
        require_json(game[5])
    except ValueError:
        return False
    ply, length = game[10], game[11]
    return bool(0 <= ply <= length)


def _numbers(found: Salvage) -> set[tuple[int, int]]:
    """Return each game's number and its length, guessed for games whose own row is lost."""
    known = {row[0]: min(row[11], _MOST_PROBES) for row in found.tables["games"].values()}
    for number, ply in found.tables["actions"]:
        known.setdefault(number, min(ply + 1000, _MOST_PROBES))
    return set(known.items())


def _scan(connection: sqlite3.Connection, table: str) -> tuple[dict[_Row, _Row], bool]:
    """Return the rows from both ends up to the damage, and whether there was none."""
    columns, width, kinds = _TABLES[table]
    names = columns.split(", ")[:width]
    rows: dict[_Row, _Row] = {}
    complete = True
    for direction in ("", " DESC"):
        order = ", ".join(name + direction for name in names)
        try:
            cursor = connection.execute(f"SELECT {columns} FROM {table} ORDER BY {order}")
            for row in islice(cursor, _MOST_ROWS):
                if fits(row, kinds):
                    rows.setdefault(row[:width], row)
                else:
                    complete = False
        except READ_ERRORS:
            complete = False
            continue
        break
    return rows, complete


def _probe_actions(
    connection: sqlite3.Connection, rows: dict[_Row, _Row], number: int, length: int
) -> None:
    """Ask for each missing action alone: between two damaged pages there may be good ones."""
    columns, _, kinds = _TABLES["actions"]
    query = f"SELECT {columns} FROM actions WHERE game = ? AND ply = ?"
    for ply in range(length):
        if (number, ply) in rows:
            continue
        with suppress(*READ_ERRORS):
            row = connection.execute(query, (number, ply)).fetchone()
            if row is not None and fits(row, kinds):
                rows[number, ply] = row
