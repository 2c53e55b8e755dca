"""What to do with a damaged database: keep it, and save what can be read.

The damaged files go into a folder of their own and are never deleted. The new database is made of
the newest good backup and of every row that can still be read; where both have an action, the
chain of checksums tells which one belongs to the game.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.rules.core import T
from desktop.store import salvage
from desktop.store.backups import Backups, utc_now
from desktop.store.database import SIDE_FILES, create_database, rescued_name, side_file
from desktop.store.faults import explained
from desktop.store.files import put_in_place

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.rules.core import Text
    from desktop.store.paths import DataDir


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
        told.append(
            T("store", "The damaged files were kept in {path}.").of(path=str(self.aside))
        )
        return told


def rescue(place: DataDir, *, clock: Callable[[], datetime] = utc_now) -> Rescue:
    """Set a damaged database aside and put a rescued one in its place.

    Nobody may have the database open. Raises ``DiskFull`` and its kind; the damaged files are then
    where they were.
    """
    database = place.database
    backup = Backups(place.backups).newest_good()
    finished = rescued_name(database)
    with explained(database), tempfile.TemporaryDirectory(dir=place.root) as scratch:
        copy = Path(scratch) / database.name
        for suffix in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copyfile(side_file(database, suffix), side_file(copy, suffix))
        current = salvage.read_damaged(copy, backup)
        older = salvage.read_backup(backup)
        games, losses = _build(finished, current, older)
        aside = _set_aside(database, f"damaged-{clock():%Y%m%d-%H%M%S}")
        put_in_place(finished, database)
    return Rescue(aside, backup, games, losses)
