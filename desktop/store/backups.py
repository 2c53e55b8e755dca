"""Rotating copies of the database."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import msgspec

from desktop.store.errors import DamagedDatabase
from desktop.store.faults import READ_ERRORS, explained
from desktop.store.files import put_in_place
from desktop.store.migrations import APPLICATION_ID, CURRENT, Version
from desktop.store.schema import odd_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

KEEP = 10

SHORTEST_INTERVAL = timedelta(minutes=1)

FORWARD = timedelta(days=1)
"""What is newer than this moment by more was made when the clock was wrong."""

_NAME = re.compile(r"readyroom-(\d{8}-\d{6})\.db")

_STAMP = "%Y%m%d-%H%M%S"


def utc_now() -> datetime:
    """Return this moment, aware of being UTC."""
    return datetime.now(UTC)


class Backup(msgspec.Struct, frozen=True):
    """One copy: where, when it was made (UTC), and how many bytes."""

    path: Path
    made: datetime
    size: int


class Backups:
    """The folder of copies; their names hold the time in UTC, so summer time mixes nothing up."""

    def __init__(self, folder: Path, *, clock: Callable[[], datetime] = utc_now) -> None:
        self.folder = folder
        self._clock = clock

    def list(self) -> list[Backup]:
        """Return the copies, newest first; none of a folder that cannot be read.

        Those of a clock that was far ahead come last: they are to give way, not what is new.
        """
        found = []
        with suppress(OSError):
            for path in self.folder.iterdir():
                if (match := _NAME.fullmatch(path.name)) and path.is_file():
                    with suppress(ValueError, FileNotFoundError):
                        made = datetime.strptime(match[1], _STAMP).replace(tzinfo=UTC)
                        found.append(Backup(path, made, path.stat().st_size))
        latest = self._clock() + FORWARD
        return sorted(found, key=lambda one: (one.made <= latest, one.made), reverse=True)

    def make(self, source: Path, *, even_if_recent: bool = False) -> Path | None:
        """Copy the database, drop the oldest copies; return the new one.

        Returns None if the newest copy is younger than a minute and that matters. The copy has its
        own connection, so it may be made on any thread while the program goes on writing. Raises
        ``DiskFull``, ``DamagedDatabase`` and their kind; the older copies then stay.
        """
        now = self._clock()
        older = self.list()
        age = now - older[0].made if older else SHORTEST_INTERVAL
        # A copy from the future (the clock was set back) must not stop copying for good.
        if timedelta(0) <= age < SHORTEST_INTERVAL and not even_if_recent:
            return None
        # A clock that was set back by an hour makes no copy older than the one before.
        after_last = older[0].made + timedelta(seconds=1) if older else now
        target = self._free_name(after_last if now < after_last <= now + FORWARD else now)
        with explained(target):
            self.folder.mkdir(parents=True, exist_ok=True)
        part = target.with_suffix(".part")
        try:
            with explained(source):
                copy_database(source, part)
            if not is_good(part):
                raise DamagedDatabase(source, "quick_check")
            with explained(target):
                put_in_place(part, target)
        finally:
            for left in self.folder.glob(f"{part.name}*"):
                left.unlink(missing_ok=True)
        for backup in self.list()[KEEP:]:
            backup.path.unlink(missing_ok=True)
        return target

    def clear_up(self) -> None:
        """Remove the pieces of copies that ended with their program; none may be under way."""
        with suppress(OSError):
            for left in self.folder.glob("readyroom-*.part*"):
                left.unlink()

    def _free_name(self, moment: datetime) -> Path:
        while True:
            path = self.folder / f"readyroom-{moment.strftime(_STAMP)}.db"
            if not path.exists():
                return path
            moment += timedelta(seconds=1)

    def newest_good(self) -> Path | None:
        """Return the newest copy that is whole and that this program can read."""
        return next((backup.path for backup in self.list() if is_good(backup.path)), None)


def copy_database(source: Path, target: Path) -> None:
    """Copy a database, with what its ``-wal`` holds, into a single file of its own."""
    target.unlink(missing_ok=True)
    with (
        closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True)) as from_there,
        closing(sqlite3.connect(target, isolation_level=None)) as to_here,
    ):
        from_there.backup(to_here)
        # A copy in WAL mode would leave side files wherever it is looked at.
        to_here.execute("PRAGMA journal_mode=DELETE")


def is_good(path: Path) -> bool:
    """Return whether the file is a whole database of ours that this program can read.

    Nothing is written, not even beside the file.
    """
    if not path.is_file() or path.stat().st_size == 0:
        return False
    try:
        with closing(open_untouched(path)) as connection:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (number,) = connection.execute("PRAGMA user_version").fetchone()
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            is_whole = verdict == "ok" and odd_table(connection, number) is None
    except READ_ERRORS:
        return False
    major = Version.from_number(number).major
    return bool(application == APPLICATION_ID and 1 <= major <= CURRENT.major and is_whole)


def open_untouched(path: Path) -> sqlite3.Connection:
    """Open a database file that nobody writes, for reading, without any file beside it."""
    return sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True, isolation_level=None)
