"""The database file: opened, checked, brought up to date, written in whole transactions."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import struct
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Never, Self

from desktop.store.backups import Backups, is_good, open_untouched
from desktop.store.errors import (
    BackupUnusable,
    DamagedDatabase,
    DatabaseReplaced,
    DiskFault,
    ForeignDatabase,
    NewerFormat,
)
from desktop.store.faults import explain, explained
from desktop.store.files import put_in_place
from desktop.store.migrations import APPLICATION_ID, CURRENT, Version
from desktop.store.schema import carry_out_migrations, odd_table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

    from desktop.store.paths import DataDir

BUSY_SECONDS = 1.5
"""How long a write waits for another program before it gives up."""

ROOM = 256
"""Pages that the ``-wal`` file holds; a move writes two. Then it begins again at its start."""

LAST_MAJOR = 999
"""A format number beyond it is not a newer program's but damage."""

READABLE = {1, 2}
"""Ways of writing that SQLite knows, as they stand in the header."""

SIDE_FILES = ("-wal", "-shm", "-journal")
"""What SQLite may leave beside a database."""


class Database:
    """The open database of a data directory; it belongs to the thread that opened it."""

    def __init__(self, place: DataDir) -> None:
        """Open the database, or create it if there is none.

        Raises ``NewerFormat`` and ``ForeignDatabase`` (nothing touched), ``DamagedDatabase``,
        ``DatabaseBusy``, ``DiskFull``, ``DiskFault``, ``DataDirectoryUnwritable``.
        """
        self.path = place.database
        self.backups = Backups(place.backups)
        self.backups.clear_up()
        shutil.rmtree(place.scratch, ignore_errors=True)
        self.is_new = False
        """Whether there was no database; if there are backups, somebody may want one back."""
        with explained(self.path):
            self._find_file()
            self._connection = self._connect()
        try:
            with explained(self.path):
                self._check()
                self._set_up()
                self._migrate()
        except BaseException:
            self._connection.close()
            raise
        self._identity = self._look()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    # Opening

    def _find_file(self) -> None:
        """Make sure that there is a file, and none that must not be touched."""
        if not self.path.exists():
            if self.path.is_symlink():
                # To a drive that is not there just now: a new library would cut the link.
                raise DiskFault(self.path, os.strerror(errno.ENOENT))
            if rescued_name(self.path).exists():
                # The program ended just before a rescue gave its result the final name.
                put_in_place(rescued_name(self.path), self.path)
            elif side_file(self.path, "-wal").exists():
                raise DamagedDatabase(self.path, "only its -wal file is there")
            else:
                create_database(self.path)
                self.is_new = True
        if self.path.stat().st_size == 0:
            raise DamagedDatabase(self.path, "0 bytes")
        # Looked up in the bytes: SQLite would already tidy up the files of a newer program.
        with self.path.open("rb") as file:
            header = file.read(72)
        if header.startswith(b"SQLite format 3\0") and len(header) == 72:
            number, application = struct.unpack_from(">I4xI", header, 60)
            self._refuse_newer(number, application)
            if not {header[18], header[19]} <= READABLE:
                # SQLite would open it, and refuse every move as if the disk were read-only.
                raise DamagedDatabase(self.path, f"{header[18]}.{header[19]}")

    def _refuse_newer(self, number: int, application: int) -> None:
        found = Version.from_number(number)
        if application == APPLICATION_ID and CURRENT.major < found.major <= LAST_MAJOR:
            raise NewerFormat(self.path, str(found), str(CURRENT))

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{self.path.as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=BUSY_SECONDS
        )
        connection.text_factory = _forgiving_text
        return connection

    def _check(self) -> None:
        try:
            problems = self._first_problems()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
                raise
            # These questions are right; so the answer "SQL error" is about the file.
            problems = [str(error)]
        if problems:
            raise DamagedDatabase(self.path, problems[0])

    def _first_problems(self) -> list[str]:
        """Return what speaks against using the file, having looked whose it is."""
        (application,) = self._connection.execute("PRAGMA application_id").fetchone()
        (number,) = self._connection.execute("PRAGMA user_version").fetchone()
        self._refuse_newer(number, application)
        self._connection.execute("PRAGMA cell_size_check=ON")
        problems = self._problems("quick_check(1)")
        names = self._connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        if not {("games",), ("actions",)} <= set(names):
            if application != APPLICATION_ID:
                raise ForeignDatabase(self.path)
            return ["no tables"]
        if application != APPLICATION_ID:
            return ["application_id"]
        if not 1 <= Version.from_number(number).major <= CURRENT.major:
            return ["user_version"]
        if (odd := odd_table(self._connection, number)) is not None:
            return [*problems, odd]
        # The quick check does not compare a table with its index: a game with a damaged id would
        # seem to be gone. This table is small.
        return problems or self._problems("integrity_check(games)")

    def _set_up(self) -> None:
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "fullfsync=ON",  # macOS: its plain fsync does not reach the disk
            "foreign_keys=ON",
            "trusted_schema=OFF",
            f"wal_autocheckpoint={ROOM}",
        ):
            self._connection.execute(f"PRAGMA {pragma}")
        self._has_room = False

    def _migrate(self) -> None:
        """Bring an older database up to date, all steps in one transaction, a copy kept."""
        (number,) = self._connection.execute("PRAGMA user_version").fetchone()
        if number >= CURRENT.number:
            return
        self.backups.make(self.path, even_if_recent=True)
        with Transaction(self._connection, self.path):
            carry_out_migrations(self._connection)
        # Without room for that the file stays larger than it need be.
        with suppress(sqlite3.Error):
            pack(self._connection)

    def _look(self) -> tuple[int, int]:
        found = self.path.stat()
        return found.st_dev, found.st_ino

    # Use

    def write(self) -> Transaction:
        """Return a block that is one durable transaction: when it is left, it is on the disk.

        If anything fails, the database is as before and the call may be repeated. Raises
        ``DiskFull``, ``DatabaseBusy``, ``DiskFault``, ``DatabaseReplaced``.
        """
        self._keep_place()
        if not self._has_room:
            # Not at the start, when nobody has moved yet and the window is awaited.
            self._has_room = True
            make_room(self._connection)
        return Transaction(self._connection, self.path)

    @contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """Run a block that only asks."""
        with explained(self.path):
            yield self._connection

    def _keep_place(self) -> None:
        """Put the file back if somebody removed it: writes would go into a nameless file."""
        try:
            found = self._look()
        except FileNotFoundError:
            with explained(self.path):
                self._put_back()
        except OSError as error:
            raise explain(error, self.path) or error from error
        else:
            if found != self._identity:
                raise DatabaseReplaced(self.path)

    def _put_back(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = part_name(self.path)
        with closing(sqlite3.connect(part, isolation_level=None)) as target:
            self._connection.backup(target)
        # The old connection removes its side files by name, so it has to go first.
        self._connection.close()
        put_in_place(part, self.path)
        self._connection = self._connect()
        self._set_up()
        self._identity = self._look()

    def restore(self, backup: Path) -> None:
        """Exchange all content for that of a backup, having made a backup of what is there.

        Raises ``BackupUnusable``, ``DiskFull``; the content is then as before.
        """
        if not is_good(backup):
            raise BackupUnusable(backup)
        self.backups.make(self.path, even_if_recent=True)
        with explained(self.path):
            self._keep_place()
            with closing(open_untouched(backup)) as source:
                source.backup(self._connection)
            self._set_up()
            self._migrate()

    def back_up(self) -> Path | None:
        """Copy the database into the backups, unless that was done within the last minute."""
        return self.backups.make(self.path)

    def problems(self) -> list[str]:
        """Return what a full examination finds, in SQLite's words; it may take seconds."""
        with explained(self.path):
            broken = self._problems("integrity_check(100)")
            for table, row, parent, _ in self._connection.execute("PRAGMA foreign_key_check"):
                broken.append(f"{table} {row}: no row in {parent}")
            return broken

    def _problems(self, pragma: str) -> list[str]:
        found = [line for (line,) in self._connection.execute(f"PRAGMA {pragma}")]
        return [] if found == ["ok"] else found

    def close(self) -> None:
        """Fold the ``-wal`` file into the database and close it.

        On a full disk the ``-wal`` file stays and is folded in at the next start.
        """
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()


def part_name(path: Path) -> Path:
    """Return the name of a database that is still being written."""
    return path.with_name(path.name + ".new")


def rescued_name(path: Path) -> Path:
    """Return the name of a rescued database until it may take the place of the damaged one."""
    return path.with_name(path.name + ".rescued")


def side_file(path: Path, suffix: str) -> Path:
    """Return the file that SQLite keeps beside a database, such as ``-wal``."""
    return path.with_name(path.name + suffix)


def create_database(path: Path) -> None:
    """Create an empty database; the name appears only when it is complete."""
    part = part_name(path)
    for left in (part, *(side_file(part, suffix) for suffix in SIDE_FILES)):
        left.unlink(missing_ok=True)
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        connection.execute("PRAGMA auto_vacuum=NONE")
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        with Transaction(connection, part):
            carry_out_migrations(connection)
        pack(connection)
    put_in_place(part, path)


def make_room(connection: sqlite3.Connection) -> None:
    """Have the ``-wal`` file grow at once, so that moves are written over what is there.

    A file that grows makes the disk note its new size at every flush, by which a move takes half
    as long again. A transaction that does not fit into memory spills into the file, and leaves
    nothing but room when it is taken back.
    """
    (size,) = connection.execute("PRAGMA cache_size").fetchone()
    connection.execute("PRAGMA cache_size=10")
    # On a full disk, or while another program writes, there is just no room made.
    with suppress(sqlite3.Error):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE room (zeros)")
        connection.execute("INSERT INTO room VALUES (zeroblob(? * 4096))", (ROOM,))
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    connection.execute(f"PRAGMA cache_size={size}")


def pack(connection: sqlite3.Connection) -> None:
    """Give back the room that the steps left, and have tables begin where any database has them.

    The second is for a rescue: a lost first page, which says where, is taken from a new database.
    """
    connection.execute("VACUUM")


class Transaction:
    """A block that changes all or nothing, and says in a ``UserError`` why it could not.

    A class and not a generator: it is part of every move, which is to cost little more than the
    flush of the disk.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    def __enter__(self) -> sqlite3.Connection:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            self._fail(error)
        return self._connection

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is None:
            try:
                self._connection.execute("COMMIT")
            except sqlite3.Error as failure:
                self._roll_back()
                self._fail(failure)
        else:
            self._roll_back()
            known = explain(error, self._path)
            if known is not None:
                raise known from error

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            # What made the block fail is the message, not that the disk then failed again.
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")

    def _fail(self, error: sqlite3.Error) -> Never:
        known = explain(error, self._path)
        if known is None:
            raise error
        raise known from error


def _forgiving_text(raw: bytes) -> str:
    """Return text in which a damaged byte costs a letter, not the whole list of games."""
    return raw.decode(errors="replace")
