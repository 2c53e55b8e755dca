"""The shape of the database, as the steps that lead to it.

``PRAGMA user_version`` holds major * 1000 + minor. A new minor only adds what older programs
may overlook; a new major is refused by them. Released steps are never edited: to change the shape,
add a step, and put a database of the last release into ``tests/saves``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from desktop.store.short import PLY_BITS, shortened, signed

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

APPLICATION_ID = 0x52647952
"""``RdyR``, in the header of every database of ours."""


class Version(NamedTuple):
    """The format of a database: major and minor, as in ``1.0``."""

    major: int
    minor: int

    @classmethod
    def from_number(cls, number: int) -> Self:
        """Return the version that a ``user_version`` stands for."""
        return cls(*divmod(number, 1000))

    @property
    def number(self) -> int:
        """The ``user_version`` that stands for this version."""
        return self.major * 1000 + self.minor

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


class Migration(NamedTuple):
    """One step: the version it leads to, and what it does inside a transaction."""

    to: Version
    carry_out: Callable[[sqlite3.Connection], None]


def _first_tables(connection: sqlite3.Connection) -> None:
    """Create the library of the first release.

    ``games.number`` keeps the rows of ``actions`` short. ``actions.ply`` counts from 0, and
    ``actions.chain`` continues the checksum of all earlier rows, so a damaged, missing or foreign
    row shows. Pictures have a table of their own because SQLite rewrites a whole row on update.
    """
    for statement in (
        """CREATE TABLE games (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            title TEXT NOT NULL,
            setup BLOB NOT NULL,
            seats BLOB NOT NULL,
            rules_version INTEGER NOT NULL,
            format INTEGER NOT NULL,
            created INTEGER NOT NULL,
            played INTEGER NOT NULL,
            ply INTEGER NOT NULL,
            length INTEGER NOT NULL,
            outcome BLOB,
            summary BLOB,
            notes TEXT NOT NULL,
            parent TEXT,
            parent_ply INTEGER,
            trashed INTEGER
        )""",
        """CREATE TABLE actions (
            game INTEGER NOT NULL REFERENCES games(number) ON DELETE CASCADE,
            ply INTEGER NOT NULL,
            action BLOB NOT NULL,
            by TEXT NOT NULL,
            kind TEXT NOT NULL,
            chain INTEGER NOT NULL,
            PRIMARY KEY (game, ply)
        ) WITHOUT ROWID""",
        """CREATE TABLE snapshots (
            game INTEGER NOT NULL REFERENCES games(number) ON DELETE CASCADE,
            ply INTEGER NOT NULL,
            rules_version INTEGER NOT NULL,
            state BLOB NOT NULL,
            checksum INTEGER NOT NULL,
            PRIMARY KEY (game, ply)
        )""",
        """CREATE TABLE bookmarks (
            game INTEGER NOT NULL REFERENCES games(number) ON DELETE CASCADE,
            ply INTEGER NOT NULL,
            comment TEXT NOT NULL,
            PRIMARY KEY (game, ply)
        )""",
        """CREATE TABLE thumbnails (
            game INTEGER PRIMARY KEY REFERENCES games(number) ON DELETE CASCADE,
            png BLOB NOT NULL
        )""",
        """CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) WITHOUT ROWID""",
    ):
        connection.execute(statement)


def _short_actions(connection: sqlite3.Connection) -> None:
    """Keep actions in their short form, see ``short``: a long game takes two thirds of the room.

    What is damaged stays damaged: every value that does not look right is taken over as it is.
    """

    def short(action: Any) -> Any:
        return shortened(action) if isinstance(action, bytes) else action

    def sign(chain: Any) -> Any:
        return signed(chain) if isinstance(chain, int) and 0 <= chain < 1 << 32 else chain

    connection.create_function("short", 1, short, deterministic=True)
    connection.create_function("sign", 1, sign, deterministic=True)
    for statement in (
        """CREATE TABLE short_actions (
            place INTEGER PRIMARY KEY,
            action BLOB NOT NULL,
            by TEXT NOT NULL,
            kind TEXT NOT NULL,
            chain INTEGER NOT NULL
        )""",
        f"""INSERT OR IGNORE INTO short_actions
            SELECT game << {PLY_BITS} | ply, short(action), by, kind, sign(chain)
            FROM actions ORDER BY game, ply""",
        "DROP TABLE actions",
        "ALTER TABLE short_actions RENAME TO actions",
    ):
        connection.execute(statement)


def _versions(connection: sqlite3.Connection) -> None:
    """Keep earlier versions of a game, what was archived, and how often a game was changed.

    A program that knows nothing of them goes on without: a game that it removes takes its
    versions along.
    """
    for statement in (
        "ALTER TABLE games ADD COLUMN archived INTEGER",
        "ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE versions (
            game INTEGER NOT NULL REFERENCES games(number) ON DELETE CASCADE,
            version INTEGER NOT NULL,
            moment INTEGER NOT NULL,
            label TEXT NOT NULL,
            summary BLOB,
            content BLOB NOT NULL,
            PRIMARY KEY (game, version)
        )""",
    ):
        connection.execute(statement)


MIGRATIONS = (
    Migration(Version(1, 0), _first_tables),
    Migration(Version(2, 0), _short_actions),
    Migration(Version(2, 1), _versions),
)

CURRENT = MIGRATIONS[-1].to
