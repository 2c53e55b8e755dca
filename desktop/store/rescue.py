"""What to do with a damaged database: keep it, and save what can be read of it.

The damaged files go into a folder of their own and are never deleted. The new database is made of
the newest good backup and of every row that can still be read; where both have an action, the
chain of checksums tells which one belongs to the game.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from desktop.rules.core import T
from desktop.store import chain, salvage, versions
from desktop.store.backups import Backups, utc_now
from desktop.store.database import SIDE_FILES, create_database, rescued_name, side_file
from desktop.store.faults import explained
from desktop.store.files import put_in_place
from desktop.store.rows import (
    game_row,
    insert_actions,
    insert_bookmarks,
    insert_game,
)
from desktop.store.stored import Bookmark, GameRow, Headline, StoredAction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime
    from pathlib import Path

    from desktop.rules.core import Text
    from desktop.store.paths import DataDir
    from desktop.store.salvage import Salvage


@dataclass(frozen=True, slots=True)
class Loss:
    """A game that could be saved only in part: so many actions of so many."""

    title: str
    kept: int
    length: int


@dataclass(frozen=True, slots=True)
class Rescue:
    """What became of a damaged database."""

    aside: Path
    """The folder with the damaged files."""
    backup: Path | None
    """The backup that filled the gaps, if there was a good one."""
    games: int
    losses: tuple[Loss, ...]

    def report(self) -> list[Text]:
        """Return in sentences what was saved and what was not."""
        told = [T("store", "Games saved: {count}.").of(count=self.games)]
        told += [
            T("store", "{title}: {kept} of {length} actions could be saved.").of(
                title=loss.title, kept=loss.kept, length=loss.length
            )
            for loss in self.losses
        ]
        if self.backup is None:
            told.append(T("store", "There was no backup to fill the gaps from."))
        else:
            told.append(
                T("store", "Gaps were filled from the backup {name}.").of(name=self.backup.name)
            )
        told.append(T("store", "The damaged files were kept in {path}.").of(path=str(self.aside)))
        return told


def rescue(place: DataDir, *, clock: Callable[[], datetime] = utc_now) -> Rescue:
    """Set a damaged database aside and put a rescued one in its place.

    Nobody may have the database open. Raises ``DiskFull`` and its kind; the damaged files are then
    where they were.
    """
    database = place.database
    backup = Backups(place.backups).newest_good()
    finished = rescued_name(database)
    with explained(database), _scratch(place.scratch) as scratch:
        copy = scratch / database.name
        for suffix in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copyfile(side_file(database, suffix), side_file(copy, suffix))
        current = salvage.read_damaged(copy, backup)
        older = salvage.read_backup(backup)
        games, losses = _build(scratch / finished.name, current, older)
        put_in_place(scratch / finished.name, finished)
        aside = _set_aside(database, f"damaged-{clock():%Y%m%d-%H%M%S}")
        put_in_place(finished, database)
    return Rescue(aside, backup, games, losses)


@contextmanager
def _scratch(folder: Path) -> Iterator[Path]:
    """Have an empty folder for a while, even if one was left behind."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _set_aside(database: Path, name: str) -> Path:
    """Move the damaged files into a new folder beside them, and return it."""
    aside = database.with_name(name)
    number = 1
    while aside.exists():
        number += 1
        aside = database.with_name(f"{name}-{number}")
    aside.mkdir()
    # The main file first: a -wal without it is known to be damage, the reverse would not show.
    for suffix in ("", *SIDE_FILES):
        with suppress(FileNotFoundError):
            side_file(database, suffix).replace(side_file(aside / database.name, suffix))
    return aside


def _build(target: Path, current: Salvage, older: Salvage) -> tuple[int, tuple[Loss, ...]]:
    """Create the rescued database; return the number of games and what is missing."""
    create_database(target)
    games = current.games()
    if "games" not in current.complete:
        games = older.games() | games
    losses = []
    with closing(sqlite3.connect(target)) as connection, connection:
        for row in games.values():
            loss = _put_game(connection, row, current, older)
            if loss.kept < loss.length:
                losses.append(loss)
        settings = dict(current.tables["settings"])
        if "settings" not in current.complete:
            settings = older.tables["settings"] | settings
        connection.executemany("INSERT INTO settings VALUES (?, ?)", settings.values())
    return len(games), tuple(losses)


def _put_game(
    connection: sqlite3.Connection, found: tuple[Any, ...], current: Salvage, older: Salvage
) -> Loss:
    """Insert one game with everything that can be found for it."""
    row = game_row(found[1:-1])
    certain = row.id in current.games()
    sources = [(current, current.number_of(found))]
    if row.id in older.games():
        sources.append((older, older.number_of(found)))
    actions, chains = _joined_actions(row, sources, most=row.length if certain else None)
    kept = len(actions)
    if kept != row.length:
        # Where the row is only that of the backup, the game went on after it.
        ply = max(0, min(row.ply, kept)) if certain else kept
        row = replace(row, ply=ply, length=kept, headline=Headline())
    number = insert_game(connection, row, notes=found[-1])
    insert_actions(connection, number, row.id, actions)
    _put_extras(connection, number, sources, chains)
    return Loss(row.title, kept, found[11] if certain else kept)


def _joined_actions(
    row: GameRow, sources: list[tuple[Salvage, int]], *, most: int | None
) -> tuple[list[StoredAction], list[int]]:
    """Return the actions for which the chain holds, from whichever source, and the chain.

    From ``most`` on, the backup may hold what was played over; the damaged database itself cuts
    such actions off, so what it has beyond shows that its number is damaged.
    """
    actions: list[StoredAction] = []
    chains = [chain.seed(row.id)]
    while True:
        trusted = sources if most is None or len(actions) < most else sources[:1]
        for source, number in trusted:
            _, _, action, by, kind, check = source.tables["actions"].get(
                (number, len(actions)), (0, 0, b"", "", "", None)
            )
            if check == chain.link(chains[-1], action, chain.head(by, kind)):
                actions.append(StoredAction(action, by, kind))
                chains.append(check)
                break
        else:
            break
    return actions, chains


def _put_extras(
    connection: sqlite3.Connection,
    number: int,
    sources: list[tuple[Salvage, int]],
    chains: list[int],
) -> None:
    """Insert snapshots, bookmarks, earlier versions and the picture of the rescued game."""
    for ply, rules_version, state, checksum in _extras(sources, "snapshots"):
        if ply < len(chains) and checksum == chain.seal(state, chains[ply]):
            connection.execute(
                "REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)",
                (number, ply, rules_version, state, checksum),
            )
    bookmarks = (Bookmark(*extra) for extra in _extras(sources, "bookmarks"))
    insert_bookmarks(connection, number, (one for one in bookmarks if one.ply < len(chains)))
    for version in _extras(sources, "versions"):
        # Whether it is whole shows when it is opened: what is compressed has a checksum.
        connection.execute("REPLACE INTO versions VALUES (?, ?, ?, ?, ?, ?)", (number, *version))
    versions.cut(connection, number)
    for (png,) in _extras(sources, "thumbnails"):
        connection.execute("REPLACE INTO thumbnails VALUES (?, ?)", (number, png))


def _extras(sources: list[tuple[Salvage, int]], table: str) -> Iterator[tuple[Any, ...]]:
    """Give what hangs on a game, the most trusted rows last, without the game's number."""
    current, _ = sources[0]
    for source, number in reversed(sources):
        if source is current or table not in current.complete:
            for row in source.tables[table].values():
                if row[0] == number:
                    yield row[1:]
