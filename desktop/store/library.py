"""The library: every game of the data directory, saved action by action.

Plies count from 0: action number ``ply`` was played when ``ply`` actions counted, and a snapshot,
a bookmark or the cursor at ``ply`` stand after that many actions.
"""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.store import chain, exchange, versions
from desktop.store.backups import FORWARD, utc_now
from desktop.store.errors import DamagedGame, GameMissing, NewerGame
from desktop.store.rows import (
    GAME_COLUMNS,
    cut_actions,
    find_game,
    find_position,
    game_row,
    has_game,
    insert_actions,
    insert_bookmarks,
    insert_game,
    insert_snapshot,
    read_game,
    read_notes,
    read_row,
    require_ply,
    to_number,
)
from desktop.store.short import place_of, shortened, signed
from desktop.store.stored import (
    GAME_FORMAT,
    Bookmark,
    Branch,
    GameRow,
    Headline,
    Snapshot,
    StoredGame,
    Version,
    clean_title,
    require_hashed_pins,
    require_json,
)

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Collection
    from datetime import datetime
    from pathlib import Path

    from desktop.store.database import Database


class Library:
    """The games of an open database; like it, bound to one thread.

    Every method that changes something is one durable transaction: once it returns, the change
    survives a killed program and a power cut; if it raises, nothing has changed. All raise
    ``DiskFull``, ``DatabaseBusy`` and their kind, and ``GameMissing`` for an unknown id.
    """

    def __init__(self, database: Database, *, clock: Callable[[], datetime] = utc_now) -> None:
        self._database = database
        self._clock = clock

    # The list

    def games(self, *, trashed: bool | None = False) -> list[GameRow]:
        """Return the games, or those in the trash, or with ``None`` both, the last played first.

        Those of one moment go by when they were begun, the last first. Those of a clock that was
        far ahead come last: they are not what was played just now.
        """
        where = {False: "trashed IS NULL", True: "trashed IS NOT NULL", None: "TRUE"}[trashed]
        latest = to_number(self._clock() + FORWARD)
        with self._database.read() as connection:
            rows = connection.execute(
                f"SELECT {GAME_COLUMNS} FROM games WHERE {where}"
                " ORDER BY played > ?, played DESC, number DESC",
                (latest,),
            ).fetchall()
        return [game_row(row) for row in rows]

    def row(self, game_id: str) -> GameRow:
        """Return one game as it stands in the list."""
        with self._database.read() as connection:
            return read_row(connection, game_id)

    def create(
        self,
        game: str,
        title: str,
        *,
        setup: bytes,
        seats: bytes,
        rules_version: int,
        game_id: str = "",
    ) -> str:
        """Add a game without actions and return its id, which is a new one unless it is given.

        ``setup`` and ``seats`` are JSON; a PIN in them must have gone through ``hash_pin``.
        """
        require_json(setup)
        require_hashed_pins(seats)
        now = self._clock()
        new = GameRow(
            id=game_id or str(uuid.uuid4()),
            game=game,
            title=clean_title(title, game),
            setup=setup,
            seats=seats,
            rules_version=rules_version,
            format=GAME_FORMAT,
            created=now,
            played=now,
            ply=0,
            length=0,
            headline=Headline(),
            parent=None,
            trashed=None,
        )
        with self._database.write() as connection:
            insert_game(connection, new, notes="")
        return new.id

    def rename(self, game_id: str, title: str) -> None:
        """Give a game another title; a blank one changes nothing."""
        self._update(game_id, "title = coalesce(nullif(?, ''), title)", clean_title(title, ""))

    def set_seats(self, game_id: str, seats: bytes) -> None:
        """Exchange who sits where, with the PINs as hashes."""
        require_hashed_pins(seats)
        self._update(game_id, "seats = ?", seats)

    def notes(self, game_id: str) -> str:
        """Return the notes on a game."""
        with self._database.read() as connection:
            return read_notes(connection, find_game(connection, game_id))

    def set_notes(self, game_id: str, notes: str) -> None:
        """Exchange the notes on a game."""
        self._update(game_id, "notes = ?", notes)

    def trash(self, game_id: str) -> None:
        """Put a game into the trash, from where it can be restored."""
        self._update(game_id, "trashed = ?", to_number(self._clock()))

    def restore(self, game_id: str) -> None:
        """Take a game out of the trash."""
        self._update(game_id, "trashed = ?", None)

    def archive(self, game_id: str) -> None:
        """Put a game away: it is over and done with, but not thrown away."""
        self._update(game_id, "archived = ?", to_number(self._clock()))

    def unarchive(self, game_id: str) -> None:
        """Take a game out of the archive."""
        self._update(game_id, "archived = ?", None)

    def remove(self, game_id: str) -> None:
        """Delete a game for good; only the backups still have it."""
        with self._database.write() as connection:
            number = find_game(connection, game_id)
            cut_actions(connection, number, 0)
            connection.execute("DELETE FROM games WHERE number = ?", (number,))

    def _update(self, game_id: str, assignment: str, value: object) -> None:
        with self._database.write() as connection:
            changed = connection.execute(
                f"UPDATE games SET {assignment} WHERE id = ?",
                (value, game_id),
            )
            if changed.rowcount == 0:
                raise GameMissing(game_id)

    def set_thumbnail(self, game_id: str, png: bytes) -> None:
        """Keep a picture of the position."""
        with self._database.write() as connection:
            number = find_game(connection, game_id)
            connection.execute("REPLACE INTO thumbnails VALUES (?, ?)", (number, png))

    def thumbnail(self, game_id: str) -> bytes | None:
        """Return the picture of a game as PNG, if there is one."""
        with self._database.read() as connection:
            number = find_game(connection, game_id)
            row = connection.execute(
                "SELECT png FROM thumbnails WHERE game = ?", (number,)
            ).fetchone()
        return None if row is None else bytes(row[0])

    # Play

    def append(
        self,
        game_id: str,
        ply: int,
        action: bytes,
        *,
        by: str,
        kind: str = "",
        headline: Headline | None = None,
        snapshot: Snapshot | None = None,
        revision: int | None = None,
        version: str | None = None,
    ) -> None:
        """Save the action that was played when ``ply`` actions counted.

        What had been undone from there on is gone then, with its snapshots and bookmarks. The
        action is one JSON value; ``by`` names the seat, ``kind`` is free for the caller. A
        snapshot of the state after it may come along, so that loading need not play from the start.
        With a label for a ``version``, the game is kept as it is then. Raises ``GameChanged`` if
        the game is no longer at the ``revision`` that the caller knows; it grows by 1.
        """
        require_json(action)
        with self._database.write() as connection:
            number, length, before = find_position(connection, game_id, ply, revision)
            if ply < length:
                cut_actions(connection, number, ply)
            check = chain.link(before, action, chain.head(by, kind))
            connection.execute(
                "INSERT INTO actions VALUES (?, ?, ?, ?, ?)",
                (place_of(number, ply), shortened(action), by, kind, signed(check)),
            )
            if snapshot is not None:
                insert_snapshot(connection, number, snapshot, check)
            self._move(connection, number, ply + 1, ply + 1, headline)
            if version is not None:
                self._keep(connection, game_id, version)

    def set_cursor(
        self,
        game_id: str,
        ply: int,
        *,
        headline: Headline | None = None,
        revision: int | None = None,
    ) -> None:
        """Save an undo or a redo: from now on ``ply`` actions count, the rest can be redone.

        ``revision`` is that of ``append``.
        """
        with self._database.write() as connection:
            number, length, _ = find_position(connection, game_id, ply, revision)
            self._move(connection, number, ply, length, headline)

    def _move(
        self,
        connection: sqlite3.Connection,
        number: int,
        ply: int,
        length: int,
        headline: Headline | None,
    ) -> None:
        """Write where a game stands; without a headline the old one stays."""
        place = (ply, length, to_number(self._clock()))
        if headline is None:
            connection.execute(
                "UPDATE games SET ply = ?, length = ?, played = ?, revision = revision + 1"
                " WHERE number = ?",
                (*place, number),
            )
        else:
            connection.execute(
                "UPDATE games SET ply = ?, length = ?, played = ?, revision = revision + 1,"
                " summary = ?, outcome = ? WHERE number = ?",
                (*place, headline.summary, headline.outcome, number),
            )

    def set_bookmark(self, game_id: str, ply: int, comment: str | None) -> None:
        """Put a remark to the position after ``ply`` actions, or take it away with None."""
        with self._database.write() as connection:
            number, _, _ = find_position(connection, game_id, ply)
            connection.execute("DELETE FROM bookmarks WHERE game = ? AND ply = ?", (number, ply))
            if comment is not None:
                insert_bookmarks(connection, number, (Bookmark(ply, comment),))

    # Earlier versions

    def keep_version(self, game_id: str, label: str) -> None:
        """Keep a game as it is now; of each game the last ``versions.KEPT`` are kept."""
        with self._database.write() as connection:
            self._keep(connection, game_id, label)

    def _keep(self, connection: sqlite3.Connection, game_id: str, label: str) -> None:
        game = read_game(connection, game_id)
        versions.keep(connection, find_game(connection, game_id), game, label, self._clock())

    def versions(self, game_id: str) -> list[Version]:
        """Return the versions that are kept of a game, the newest first."""
        with self._database.read() as connection:
            return versions.kept(connection, find_game(connection, game_id))

    def load_version(self, game_id: str, number: int) -> StoredGame:
        """Return a game as it was in a version; raises ``VersionUnusable``."""
        with self._database.read() as connection:
            row = read_row(connection, game_id)
            return versions.fetch(connection, find_game(connection, game_id), row, number)

    def restore_version(self, game_id: str, number: int, label: str) -> None:
        """Go back to a version; what is left, damaged or not, becomes a version with the label.

        The title stays. Raises ``VersionUnusable``.
        """
        self.replace(game_id, self.load_version(game_id, number), label)

    def replace(self, game_id: str, game: StoredGame, label: str) -> None:
        """Exchange all of a game but its title for another's, and keep what was as a version."""
        game = replace(game, row=replace(game.row, id=game_id))
        with self._database.write() as connection:
            self._keep(connection, game_id, label)
            versions.put(connection, find_game(connection, game_id), game, self._clock())

    def set_setup(
        self, game_id: str, setup: bytes, label: str, *, headline: Headline | None = None
    ) -> None:
        """Exchange what a game started from, and keep what was as a version.

        Its snapshots are gone then: the other start may lead elsewhere.
        """
        require_json(setup)
        with self._database.write() as connection:
            number = find_game(connection, game_id)
            self._keep(connection, game_id, label)
            connection.execute("DELETE FROM snapshots WHERE game = ?", (number,))
            connection.execute("UPDATE games SET setup = ? WHERE number = ?", (setup, number))
            row = read_row(connection, game_id)
            self._move(connection, number, row.ply, row.length, headline)

    # Whole games

    def load(self, game_id: str, *, rules_versions: Collection[int] = ()) -> StoredGame:
        """Return a game with all its actions.

        The snapshot is the newest one that is whole, not later than the cursor, and of one of the
        accepted ``rules_versions``. Raises ``DamagedGame`` if an action is missing or damaged;
        ``branch`` can then still copy what comes before. Raises ``NewerGame``.
        """
        game, whole = self._read(game_id, rules_versions)
        if not whole:
            raise DamagedGame(game.row.title, len(game.actions))
        return game

    def _read(self, game_id: str, rules_versions: Collection[int]) -> tuple[StoredGame, bool]:
        """Return the game as far as it can be read, and whether that is all of it."""
        with self._database.read() as connection:
            game = read_game(connection, game_id, rules_versions)
        if game.row.format > GAME_FORMAT:
            raise NewerGame(game.row.title)
        return game, len(game.actions) == game.row.length

    def copy(self, game_id: str, title: str) -> str:
        """Copy a game, what can be redone included, and return the id of the copy."""
        return self.insert(self.load(game_id), title)

    def branch(self, game_id: str, ply: int, title: str) -> str:
        """Start a new game from the position after ``ply`` actions and return its id.

        A damaged game can be branched anywhere before its damage.
        """
        game, _ = self._read(game_id, ())
        require_ply(ply, len(game.actions))
        game = game.until(ply)
        parent = Branch(game_id, ply)
        return self.insert(replace(game, row=replace(game.row, parent=parent)), title)

    def insert(self, game: StoredGame, title: str) -> str:
        """Insert a game under a new id, which is returned."""
        now = self._clock()
        row = replace(
            game.row,
            id=str(uuid.uuid4()),
            title=clean_title(title, game.row.title),
            created=now,
            played=now,
            trashed=None,
            archived=None,
        )
        self.add(replace(game, row=row))
        return row.id

    def add(self, *games: StoredGame, replacing: str | None = None) -> None:
        """Insert games as they are, all or none.

        With a label for ``replacing``, one whose id is here takes the place of that game, which is
        kept as a version and taken out of the trash; else ids must be new.
        """
        with self._database.write() as connection:
            for game in games:
                if replacing is not None and has_game(connection, game.row.id):
                    self._keep(connection, game.row.id, replacing)
                    versions.put_whole(connection, game)
                    continue
                number = insert_game(connection, game.row, game.notes)
                insert_actions(connection, number, game.row.id, game.actions)
                insert_bookmarks(connection, number, game.bookmarks)

    # Files

    def export_bytes(self, game_id: str) -> bytes:
        """Return a game as the text of one file (see ``exchange``)."""
        return exchange.encode(self.load(game_id))

    def export_file(self, game_id: str, target: Path) -> None:
        """Write a game into a file, whole or not at all; raises ``FileUnwritable``."""
        exchange.write_file(target, self.export_bytes(game_id))

    def import_bytes(self, data: bytes, *, name: str, games: Collection[str]) -> str:
        """Add a game from the bytes of a file and return its new id.

        ``name`` is what messages call the file; ``games`` are the keys that can be played.
        Raises ``BadFile``, whatever the bytes are; the library is then unchanged.
        """
        game = exchange.decode(data, name=name, games=games)
        return self.insert(game, game.row.title)

    def import_file(self, path: Path, *, games: Collection[str]) -> str:
        """Add a game from a file and return its new id; raises ``FileUnreadable``, ``BadFile``."""
        return self.import_bytes(exchange.read_file(path), name=path.name, games=games)
