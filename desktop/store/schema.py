"""Whether a database has the tables that its format number promises.

A bit of damage in that number, or in the name of a column, is nothing that SQLite notices.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache

from desktop.store.migrations import CURRENT, MIGRATIONS

_Tables = dict[str, set[str]]
"""The columns of each table."""

PRESENT = {
    "actions": "action by chain kind place",
    "bookmarks": "comment game ply",
    "games": "archived created format game id length notes number outcome parent parent_ply played"
    " ply revision rules_version seats setup summary title trashed",
    "settings": "name value",
    "snapshots": "checksum game ply rules_version state",
    "thumbnails": "game png",
    "versions": "content game label moment summary version",
}
"""What the steps lead to: nearly every database is like that, and every start looks."""


def carry_out_migrations(connection: sqlite3.Connection, upto: int = CURRENT.number) -> None:
    """Carry out, inside the running transaction, each step that the database lacks."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    for migration in MIGRATIONS:
        if number < migration.to.number <= upto:
            migration.carry_out(connection)
            connection.execute(f"PRAGMA user_version={migration.to.number}")


def odd_table(connection: sqlite3.Connection, number: int) -> str | None:
    """Return the first table that is not as that format has it.

    A newer minor format may have more tables, and more columns in them.
    """
    found = _tables_of(connection)
    if number >= CURRENT.number:
        promised = {name: set(columns.split()) for name, columns in PRESENT.items()}
    else:
        promised = tables_in(number)
    for name, columns in promised.items():
        missing = columns - found.get(name, set())
        if missing or (number <= CURRENT.number and found[name] != columns):
            return name
    return None


@cache
def tables_in(number: int) -> _Tables:
    """Return the tables of a format, as the steps up to it make them."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        carry_out_migrations(connection, number)
        return _tables_of(connection)


def _tables_of(connection: sqlite3.Connection) -> _Tables:
    tables: _Tables = {}
    for table, column in connection.execute(
        "SELECT known.name, part.name FROM sqlite_schema AS known, pragma_table_info(known.name)"
        " AS part WHERE known.type = 'table'"
    ):
        tables.setdefault(table, set()).add(column)
    return tables
