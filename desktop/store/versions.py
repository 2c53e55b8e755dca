"""Earlier versions of a game: the whole record, as its file would be, compressed.

All functions work inside a transaction or a reading block of the caller; ``number`` is the key of
a game inside the database.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.store import exchange
from desktop.store.errors import BadFile, VersionUnusable
from desktop.store.json_text import LARGEST_FILE
from desktop.store.rows import (
    cut_actions,
    find_game,
    insert_actions,
    insert_bookmarks,
    to_moment,
    to_number,
)
from desktop.store.stored import Headline, StoredGame, Version

if TYPE_CHECKING:
    import sqlite3
    from datetime import datetime

    from desktop.store.stored import GameRow

KEPT = 20
"""So many versions are kept of a game."""


def keep(
    connection: sqlite3.Connection, number: int, game: StoredGame, label: str, moment: datetime
) -> None:
    """Keep a game as a version, unless the newest is the very same; the oldest gives way.

    Of a damaged game, what comes before the damage is kept.
    """
    whole = min(game.row.ply, len(game.actions))
    game = replace(game, row=replace(game.row, ply=whole))
    content = zlib.compress(exchange.encode(game))
    newest, before = connection.execute(
        "SELECT coalesce(max(version), 0), content FROM versions WHERE game = ?", (number,)
    ).fetchone()
    if content == before:
        return
    connection.execute(
        "INSERT INTO versions VALUES (?, ?, ?, ?, ?, ?)",
        (number, newest + 1, to_number(moment), label, game.row.headline.summary, content),
    )
    cut(connection, number)


def cut(connection: sqlite3.Connection, number: int) -> None:
    """Let go of the oldest versions beyond those that are kept."""
    connection.execute(
        "DELETE FROM versions WHERE game = ? AND version <="
        " (SELECT version FROM versions WHERE game = ? ORDER BY version DESC LIMIT 1 OFFSET ?)",
        (number, number, KEPT),
    )


def kept(connection: sqlite3.Connection, number: int) -> list[Version]:
    """Return the versions of a game, the newest first."""
    rows = connection.execute(
        "SELECT version, moment, label, summary FROM versions WHERE game = ? ORDER BY version DESC",
        (number,),
    )
    return [Version(row[0], to_moment(row[1]), row[2], row[3]) for row in rows]


def fetch(connection: sqlite3.Connection, number: int, row: GameRow, version: int) -> StoredGame:
    """Return a version of the game of that row; raises ``VersionUnusable``.

    Its row has the version's content and the game's own identity.
    """
    found = connection.execute(
        "SELECT summary, content FROM versions WHERE game = ? AND version = ?", (number, version)
    ).fetchone()
    if found is None:
        raise VersionUnusable(row.title, version)
    summary, content = found
    try:
        data = zlib.decompressobj().decompress(content, LARGEST_FILE)
        game = exchange.decode(data, name=row.title, games=(row.game,))
    except (zlib.error, TypeError, BadFile) as error:
        raise VersionUnusable(row.title, version) from error
    headline = Headline(summary, game.row.headline.outcome)
    return replace(game, row=replace(game.row, id=row.id, headline=headline))


def put(connection: sqlite3.Connection, number: int, game: StoredGame, moment: datetime) -> None:
    """Exchange what a game started from and all that was played for another game's.

    Title, date, place in lists and earlier versions stay.
    """
    row = game.row
    cut_actions(connection, number, 0)
    for table in ("snapshots", "bookmarks", "thumbnails"):
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (number,))
    insert_actions(connection, number, row.id, game.actions)
    insert_bookmarks(connection, number, game.bookmarks)
    connection.execute(
        "UPDATE games SET setup = ?, seats = ?, rules_version = ?, format = ?, played = ?,"
        " ply = ?, length = ?, summary = ?, outcome = ?, notes = ?, revision = revision + 1"
        " WHERE number = ?",
        (
            *(row.setup, row.seats, row.rules_version, row.format, to_number(moment)),
            *(row.ply, row.length, row.headline.summary, row.headline.outcome, game.notes),
            number,
        ),
    )


def put_whole(connection: sqlite3.Connection, game: StoredGame) -> None:
    """Put a game in the place of that of the same id, with its title and dates."""
    row = game.row
    put(connection, find_game(connection, row.id), game, row.played)
    connection.execute(
        "UPDATE games SET title = ?, created = ?, archived = ?, trashed = NULL WHERE id = ?",
        (row.title, to_number(row.created), row.archived and to_number(row.archived), row.id),
    )
