"""Damage that sits in an index alone: nothing is lost, but what hangs on a game seems to be gone.

The start looks through the index of the games only. The others are compared with their tables in
idle time, and made anew from them if they differ.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from desktop.store.database import Database
from desktop.store.faults import READ_ERRORS, explained

INDEXED = ("snapshots", "bookmarks", "versions")
"""What hangs on games and is found by an index of its own."""


def odd_indexes(path: Path) -> tuple[str, ...]:
    """Return the tables whose index does not say what they say.

    It has a connection of its own, for a thread, and changes nothing. Raises ``UserError``.
    """
    with (
        explained(path),
        closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection,
    ):
        return tuple(table for table in INDEXED if _trouble(connection, table))


def mend_indexes(database: Database, tables: tuple[str, ...]) -> str:
    """Make the indexes of tables anew; return what is still wrong then, or nothing.

    Raises ``UserError``; the database is then as before.
    """
    try:
        with database.write() as connection:
            for table in tables:
                connection.execute(f"REINDEX {table}")
    except sqlite3.IntegrityError as error:
        # Two rows say the same: what is damaged is the table.
        return str(error)
    with database.read() as connection:
        return next((said for each in tables if (said := _trouble(connection, each))), "")


def _trouble(connection: sqlite3.Connection, table: str) -> str:
    try:
        ((said, *_), *_) = connection.execute(f"PRAGMA integrity_check({table})")
    except READ_ERRORS as error:
        return str(error)
    return "" if said == "ok" else str(said)
