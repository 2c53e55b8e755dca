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
from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.store import chain
from desktop.store.backups import open_untouched
from desktop.store.database import create_database
from desktop.store.faults import READ_ERRORS
from desktop.store.rows import GAME_COLUMNS, fits
from desktop.store.short import PLY_BITS, place_of, restored, unsigned
from desktop.store.stored import require_json

if TYPE_CHECKING:
    from pathlib import Path

_Row = tuple[Any, ...]

_MOST_ROWS = 5_000_000
"""Where a scan ends in any case: a damaged tree may lead round in a circle."""

_MOST_PROBES = 100_000

_BYTES_OR_NONE = (bytes, NoneType)


class _Table(NamedTuple):
    """How a table is read."""

    columns: str
    width: int
    """So many of the columns are the key."""
    kinds: tuple[Any, ...]
    order: tuple[str, ...]
    """What the table is ordered by on the disk: only so can it be read up to the damage."""


_TABLES = {
    "games": _Table(
        f"number, {GAME_COLUMNS}, notes",
        1,
        (
            *(int, str, str, str, bytes, bytes, int, int, int, int, int, int),
            *(_BYTES_OR_NONE, _BYTES_OR_NONE),
            *((str, NoneType), (int, NoneType), (int, NoneType), (int, NoneType), int, str),
        ),
        ("number",),
    ),
    "actions": _Table(
        f"place >> {PLY_BITS}, place & {place_of(1, 0) - 1}, action, by, kind, chain",
        2,
        (int, int, bytes, str, str, int),
        ("place",),
    ),
    "snapshots": _Table(
        "game, ply, rules_version, state, checksum",
        2,
        (int, int, int, bytes, int),
        ("game", "ply"),
    ),
    "bookmarks": _Table("game, ply, comment", 2, (int, int, str), ("game", "ply")),
    "thumbnails": _Table("game, png", 1, (int, bytes), ("game",)),
    "versions": _Table(
        "game, version, moment, label, summary, content",
        2,
        (int, int, int, str, _BYTES_OR_NONE, bytes),
        ("game", "version"),
    ),
    "settings": _Table("name, value", 1, (str, bytes), ("name",)),
}

_LONG_ACTIONS = _Table(
    "game, ply, action, by, kind, chain", 2, (int, int, bytes, str, str, int), ("game", "ply")
)
"""The actions as they were kept before format 2.0."""

_ADDED = {"archived": "NULL", "revision": "0"}
"""Columns of games that are not there before format 2.1, and what stands for them."""

_ADDED_TABLES = {"versions"}


class Salvage:
    """The rows of a database, each table by its key, and which tables were read in full.

    An action is a row of game, ply, action, who, kind and chain, in whatever form it was kept.
    """

    def __init__(self) -> None:
        self.tables: dict[str, dict[_Row, _Row]] = {name: {} for name in _TABLES}
        self.complete: set[str] = set()

    def size(self) -> tuple[int, int]:
        """Return how many games there are, and how many actions."""
        return len(self.tables["games"]), len(self.tables["actions"])

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
    from an empty database: tables that the same steps created begin at the same pages. The
    backup may be of an older format, so what gives more is taken.
    """
    fresh = copy.with_name("fresh.db")
    create_database(fresh)
    best = Salvage()
    for donor in (None, backup, fresh):
        if donor is None and not copy.exists():
            continue
        if donor is not None:
            _give_first_page(copy, donor)
        with suppress(*READ_ERRORS), closing(sqlite3.connect(copy)) as connection:
            connection.execute("PRAGMA cell_size_check=ON")
            connection.execute("PRAGMA trusted_schema=OFF")
            if _has_all_tables(connection):
                found = _read(connection)
                if donor is None:
                    return found
                best = max(best, found, key=Salvage.size)
    return best


def _has_all_tables(connection: sqlite3.Connection) -> bool:
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    return {name for (name,) in names} >= set(_TABLES) - _ADDED_TABLES


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
    actions, is_short = _actions_of(connection)
    for name, table in (_TABLES | {"actions": actions}).items():
        known = _columns_of(connection, name)
        if not known:
            found.complete.add(name)
            continue
        if name == "games":
            table = table._replace(columns=_games_of(known))
        rows, complete = _scan(connection, name, table)
        if complete:
            found.complete.add(name)
        found.tables[name] = rows
    usable = {key: row for key, row in found.tables["games"].items() if _is_usable(row)}
    if len(usable) < len(found.tables["games"]):
        found.complete.discard("games")
    found.tables["games"] = usable
    if "actions" not in found.complete:
        for number, length in _numbers(found):
            _probe_actions(connection, actions, found.tables["actions"], number, length)
    if is_short:
        found.tables["actions"] = {
            key: (number, ply, restored(action), by, kind, unsigned(check))
            for key, (number, ply, action, by, kind, check) in found.tables["actions"].items()
        }
    return found


def _actions_of(connection: sqlite3.Connection) -> tuple[_Table, bool]:
    """Return how the actions of this database are read, and whether they are short."""
    is_short = "place" in _columns_of(connection, "actions")
    return (_TABLES["actions"] if is_short else _LONG_ACTIONS), is_short


def _columns_of(connection: sqlite3.Connection, name: str) -> set[str]:
    """Return the columns of a table; none if this database is older than the table."""
    return {column for _, column, *_ in connection.execute(f"PRAGMA table_info({name})")}


def _games_of(known: set[str]) -> str:
    """Return how the games of this database are asked for."""
    columns = _TABLES["games"].columns.split(", ")
    return ", ".join(each if each in known else _ADDED.get(each, each) for each in columns)


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


def _scan(
    connection: sqlite3.Connection, name: str, table: _Table
) -> tuple[dict[_Row, _Row], bool]:
    """Return the rows from both ends up to the damage, and whether there was none."""
    rows: dict[_Row, _Row] = {}
    complete = True
    for direction in ("", " DESC"):
        order = ", ".join(column + direction for column in table.order)
        try:
            cursor = connection.execute(f"SELECT {table.columns} FROM {name} ORDER BY {order}")
            for row in islice(cursor, _MOST_ROWS):
                if fits(row, table.kinds):
                    rows.setdefault(row[: table.width], row)
                else:
                    complete = False
        except READ_ERRORS:
            complete = False
            continue
        break
    return rows, complete


def _probe_actions(
    connection: sqlite3.Connection,
    table: _Table,
    rows: dict[_Row, _Row],
    number: int,
    length: int,
) -> None:
    """Ask for each missing action alone: between two damaged pages there may be good ones."""
    is_key = "place = ?" if table.order == ("place",) else "game = ? AND ply = ?"
    query = f"SELECT {table.columns} FROM actions WHERE {is_key}"
    for ply in range(length):
        if (number, ply) in rows:
            continue
        with suppress(*READ_ERRORS):
            key = (place_of(number, ply),) if table.order == ("place",) else (number, ply)
            row = connection.execute(query, key).fetchone()
            if row is not None and fits(row, table.kinds):
                rows[number, ply] = row
