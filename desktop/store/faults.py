"""What SQLite and the operating system report, turned into errors a person can act upon."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from desktop.store.errors import (
    DamagedDatabase,
    DatabaseBusy,
    DataDirectoryUnwritable,
    DiskFault,
    DiskFull,
    UserError,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

READ_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What reading a damaged database may raise: SQLite quotes damaged names in its messages, which
Python then fails to decode."""

_FULL_ERRORS = (errno.ENOSPC, errno.EDQUOT)

_LEAST_ROOM = 128 * 1024
"""Bytes. SQLite reports a full disk as a plain write fault while it grows its ``-shm`` file."""

_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_FORBIDDEN = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH)
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_TOOBIG)
_FAULTS = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL)


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Raise what SQLite or the system says about this database as a ``UserError``.

    Errors that no person can do anything about go through unchanged.
    """
    try:
        yield
    except (*READ_ERRORS, OSError) as error:
        known = explain(error, path)
        if known is None:
            raise
        raise known from error


def explain(error: BaseException, path: Path) -> UserError | None:
    """Return what an error means for a person, or None if it is a fault of the program."""
    match error:
        case sqlite3.Error():
            return _explain_sqlite(error, path)
        case UnicodeDecodeError():
            return DamagedDatabase(path, "UTF-8")
        case OSError():
            return _explain_os(error, path)
        case _:
            return None


def _explain_os(error: OSError, path: Path) -> UserError:
    """Return the error of the operating system as one of the data directory."""
    reason = os.strerror(error.errno or 0)
    if error.errno in _FULL_ERRORS:
        return DiskFull(path.parent)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return DataDirectoryUnwritable(path.parent, reason)
    return DiskFault(path, reason)


def _explain_sqlite(error: sqlite3.Error, path: Path) -> UserError | None:
    # Errors that Python's own layer raises carry no code.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return DiskFull(path.parent)
    if code in _BUSY:
        return DatabaseBusy(path)
    if code in _FORBIDDEN:
        return DataDirectoryUnwritable(path.parent, str(error))
    if code in _DAMAGED:
        return DamagedDatabase(path, str(error))
    if code in _FAULTS:
        return _explain_fault(error, path)
    return None


def _explain_fault(error: sqlite3.Error, path: Path) -> UserError:
    """Return what a failed read, write or opening comes from, as far as the system shows it."""
    with suppress(OSError):
        if shutil.disk_usage(path.parent).free < _LEAST_ROOM:
            return DiskFull(path.parent)
    if path.exists() and not os.access(path.parent, os.W_OK):
        return DataDirectoryUnwritable(path.parent, str(error))
    return DiskFault(path, str(error))
