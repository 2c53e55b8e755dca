"""Rows of the library's tables: how they are read, checked and inserted.

All functions work inside a transaction or a reading block of the caller; ``number`` is the key of
a game inside the database.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.store import chain
from desktop.store.errors import DamagedGame, GameChanged, GameMissing
from desktop.store.short import PLY_BITS, place_of, restored, shortened, signed, unsigned
from desktop.store.stored import (
    Bookmark,
    Branch,
    GameRow,
    Headline,
    Snapshot,
    StoredAction,
    StoredGame,
)

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection, Iterable, Sequence

GAME_COLUMNS = (
    "id, game, title, setup, seats, rules_version, format, created, played, ply, length,"
    " summary, outcome, parent, parent_ply, trashed, archived, revision"
)

_KINDS = (bytes, bytes, bytes, int)
"""What an action is read as: short form, who, kind, checksum."""

SNAPSHOTS = 12
"""So many are kept of a game: an undo may go a good way back before a load takes longer."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def to_number(moment: datetime) -> int:
    """Return a moment as milliseconds since 1970, as the tables hold it."""
    return (moment - _EPOCH) // timedelta(milliseconds=1)


def to_moment(number: int) -> datetime:
    """Return the moment of :func:`to_number`."""
    try:
        return _EPOCH + timedelta(milliseconds=number)
    except OverflowError:
        # A damaged date must not keep the whole list from showing.
        return _EPOCH


def game_row(row: tuple[Any, ...]) -> GameRow:
    """Return a row of ``GAME_COLUMNS`` as a value."""
    return GameRow(
        id=row[0],
        game=row[1],
        title=row[2],
        setup=row[3],
        seats=row[4],
        rules_version=row[5],
        format=row[6],
        created=to_moment(row[7]),
        played=to_moment(row[8]),
        ply=row[9],
        length=row[10],
        headline=Headline(summary=row[11], outcome=row[12]),
        parent=None if row[13] is None else Branch(row[13], row[14]),
        trashed=None if row[15] is None else to_moment(row[15]),
        archived=None if row[16] is None else to_moment(row[16]),
        revision=row[17],
    )


def read_row(connection: sqlite3.Connection, game_id: str) -> GameRow:
    """Return one game as it stands in the list; raises ``GameMissing``."""
    row = connection.execute(
        f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?", (game_id,)
    ).fetchone()
    if row is None:
        raise GameMissing(game_id)
    return game_row(row)


def read_game(
    connection: sqlite3.Connection, game_id: str, rules_versions: Collection[int] = ()
) -> StoredGame:
    """Return a game with its actions as far as they can be read; raises ``GameMissing``."""
    row, number = read_row(connection, game_id), find_game(connection, game_id)
    actions, chains = read_actions(connection, number, game_id)
    return StoredGame(
        row=row,
        actions=tuple(actions),
        snapshot=newest_snapshot(connection, number, row.ply, chains, rules_versions),
        bookmarks=read_bookmarks(connection, number),
        notes=read_notes(connection, number),
    )


def read_notes(connection: sqlite3.Connection, number: int) -> str:
    """Return the notes on a game that there is."""
    (notes,) = connection.execute("SELECT notes FROM games WHERE number = ?", (number,)).fetchone()
    return str(notes)


def find_game(connection: sqlite3.Connection, game_id: str) -> int:
    """Return the number of a game; raises ``GameMissing``."""
    row = connection.execute("SELECT number FROM games WHERE id = ?", (game_id,)).fetchone()
    if row is None:
        raise GameMissing(game_id)
    return int(row[0])


def has_game(connection: sqlite3.Connection, game_id: str) -> bool:
    """Return whether there is a game of that id."""
    found = connection.execute("SELECT 1 FROM games WHERE id = ?", (game_id,)).fetchone()
    return found is not None


class Position(NamedTuple):
    """A place in a game: the game's number and length, and the chain up to there."""

    number: int
    length: int
    chain: int


def find_position(
    connection: sqlite3.Connection, game_id: str, ply: int, revision: int | None = None
) -> Position:
    """Return the position after ``ply`` actions.

    Raises ``GameMissing``, ``GameChanged`` unless the game is at ``revision`` (if that is given),
    ``DamagedGame`` if the action before it is lost, and ``ValueError`` for a ply beyond the game.
    """
    # One question instead of two: this is part of every move.
    row = connection.execute(
        "SELECT number, length, title, revision, chain FROM games"
        f" LEFT JOIN actions ON place = (number << {PLY_BITS}) + ? WHERE id = ?",
        (ply - 1, game_id),
    ).fetchone()
    if row is None:
        raise GameMissing(game_id)
    number, length, title, found, before = row
    if revision is not None and revision != found:
        raise GameChanged(title)
    require_ply(ply, length)
    if ply == 0:
        before = chain.seed(game_id)
    elif before is None:
        raise DamagedGame(title, ply - 1)
    else:
        before = unsigned(before)
    return Position(number, length, before)


def require_ply(ply: int, length: int) -> None:
    """Make sure that a ply lies within a game; raises ``ValueError``."""
    if not 0 <= ply <= length:
        raise ValueError(f"ply {ply} is not within 0..{length}")


def insert_game(connection: sqlite3.Connection, row: GameRow, notes: str) -> int:
    """Insert a game and return its number."""
    return int(
        connection.execute(
            f"INSERT INTO games ({GAME_COLUMNS}, notes) VALUES ({', '.join('?' * 19)})",
            (
                row.id,
                row.game,
                row.title,
                row.setup,
                row.seats,
                row.rules_version,
                row.format,
                to_number(row.created),
                to_number(row.played),
                row.ply,
                row.length,
                row.headline.summary,
                row.headline.outcome,
                row.parent and row.parent.game_id,
                row.parent and row.parent.ply,
                row.trashed and to_number(row.trashed),
                row.archived and to_number(row.archived),
                row.revision,
                notes,
            ),
        ).lastrowid
        or 0
    )


def insert_actions(
    connection: sqlite3.Connection, number: int, game_id: str, actions: Iterable[StoredAction]
) -> list[int]:
    """Insert all actions of a new game; return the chain, one checksum for each ply from 0."""
    chains = [chain.seed(game_id)]
    rows = []
    for ply, one in enumerate(actions):
        check = chain.link(chains[-1], one.action, chain.head(one.by, one.kind))
        chains.append(check)
        place, short = place_of(number, ply), shortened(one.action)
        rows.append((place, short, one.by, one.kind, signed(check)))
    connection.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", rows)
    return chains


def insert_bookmarks(
    connection: sqlite3.Connection, number: int, bookmarks: Iterable[Bookmark]
) -> None:
    """Insert all bookmarks of a new game."""
    rows = ((number, bookmark.ply, bookmark.comment) for bookmark in bookmarks)
    connection.executemany("REPLACE INTO bookmarks VALUES (?, ?, ?)", rows)


def insert_snapshot(
    connection: sqlite3.Connection, number: int, snapshot: Snapshot, chained: int
) -> None:
    """Insert the state after the action with this chain.

    The oldest one gives way: a long game would else be mostly snapshots.
    """
    ply, rules_version, state = snapshot.ply, snapshot.rules_version, snapshot.state
    connection.execute(
        "REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)",
        (number, ply, rules_version, state, chain.seal(state, chained)),
    )
    connection.execute(
        "DELETE FROM snapshots WHERE game = ? AND ply <="
        " (SELECT ply FROM snapshots WHERE game = ? ORDER BY ply DESC LIMIT 1 OFFSET ?)",
        (number, number, SNAPSHOTS),
    )


def cut_actions(connection: sqlite3.Connection, number: int, ply: int) -> None:
    """Delete the actions from ``ply`` on, and what hangs on positions after it."""
    connection.execute(
        "DELETE FROM actions WHERE place >= ? AND place < ?",
        (place_of(number, ply), place_of(number + 1, 0)),
    )
    connection.execute("DELETE FROM snapshots WHERE game = ? AND ply > ?", (number, ply))
    connection.execute("DELETE FROM bookmarks WHERE game = ? AND ply > ?", (number, ply))


def read_actions(
    connection: sqlite3.Connection, number: int, game_id: str
) -> tuple[list[StoredAction], list[int]]:
    """Return the actions up to the first gap or damage, and the chain with one item more."""
    actions: list[StoredAction] = []
    chains = [chain.seed(game_id)]
    # As blobs: a game has ten thousand actions and a handful of seats, so each text is decoded
    # once. That, and the plain loop, halve the time to open a long game.
    rows = connection.execute(
        "SELECT place, action, CAST(by AS BLOB), CAST(kind AS BLOB), chain FROM actions"
        " WHERE place >= ? AND place < ? ORDER BY place",
        (place_of(number, 0), place_of(number + 1, 0)),
    )
    first = place_of(number, 0)
    known: dict[tuple[bytes, bytes], tuple[bytes, str, str]] = {}
    for place, short, raw_by, raw_kind, stored in rows:
        if place != first + len(actions) or not fits((short, raw_by, raw_kind, stored), _KINDS):
            break
        texts = known.get((raw_by, raw_kind))
        if texts is None:
            by, kind = raw_by.decode(errors="replace"), raw_kind.decode(errors="replace")
            texts = known[raw_by, raw_kind] = (chain.head(by, kind), by, kind)
        head, by, kind = texts
        action, check = restored(short), unsigned(stored)
        if check != chain.link(chains[-1], action, head):
            break
        chains.append(check)
        actions.append(StoredAction(action, by, kind))
    return actions, chains


def read_bookmarks(connection: sqlite3.Connection, number: int) -> tuple[Bookmark, ...]:
    """Return the bookmarks of a game in order."""
    rows = connection.execute(
        "SELECT ply, comment FROM bookmarks WHERE game = ? ORDER BY ply", (number,)
    )
    return tuple(Bookmark(ply, comment) for ply, comment in rows)


def newest_snapshot(
    connection: sqlite3.Connection,
    number: int,
    latest: int,
    chains: Sequence[int],
    rules_versions: Collection[int],
) -> Snapshot | None:
    """Return the newest whole snapshot at or before ``latest`` of an accepted version."""
    rows = connection.execute(
        "SELECT ply, rules_version, state, checksum FROM snapshots"
        " WHERE game = ? AND ply <= ? ORDER BY ply DESC",
        (number, min(latest, len(chains) - 1)),
    )
    for ply, rules_version, state, checksum in rows:
        if rules_version in rules_versions and checksum == chain.seal(state, chains[ply]):
            return Snapshot(ply, rules_version, state)
    return None


def fits(values: Sequence[object], kinds: Sequence[type | tuple[type, ...]]) -> bool:
    """Return whether values have these types; damaged rows may hold anything."""
    return all(map(isinstance, values, kinds))
