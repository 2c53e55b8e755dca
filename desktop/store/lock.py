"""One program per data directory, and how a second start speaks to the first.

The lock is held by the operating system, so a killed program leaves none behind. The holder also
listens on the loopback interface; where, and the secret word without which nothing is accepted,
stands in ``endpoint.json``, readable by the user alone. One way for every system: a Unix socket
would need a path shorter than 108 bytes, and Windows would need another way still.
"""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from typing import TYPE_CHECKING, Self

import msgspec

from desktop.store.errors import AlreadyRunning, DataDirectoryUnwritable

if TYPE_CHECKING:
    from types import TracebackType

    from desktop.store.paths import DataDir

LONGEST_MESSAGE = 65_536
"""Bytes; enough for some hundred paths."""

PATIENCE = 0.25
"""Seconds for one read from a caller who should have everything ready."""


class Message(msgspec.Struct, frozen=True):
    """What a second start asks for: show yourself, and open these files."""

    word: str = ""
    open: tuple[str, ...] = ()
    """Absolute paths."""


class Endpoint(msgspec.Struct, frozen=True):
    """Where the running program listens, and the word it wants to hear."""

    port: int
    word: str


def _lock(descriptor: int) -> bool:
    """Lock the open file without waiting; return whether that worked.

    Raises ``OSError`` where the file system knows no locks.
    """
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


class InstanceLock:
    """The right to use a data directory, and the ear for second starts.

    Watch ``fileno()`` for reading and call ``receive()`` when it fires.
    """

    def __init__(self, place: DataDir) -> None:
        """Take the lock; raises ``AlreadyRunning`` or ``DataDirectoryUnwritable``."""
        self._place = place
        try:
            self._descriptor = os.open(place.lock, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                mine = _lock(self._descriptor)
            except OSError:
                os.close(self._descriptor)
                raise
        except OSError as error:
            reason = os.strerror(error.errno or 0)
            raise DataDirectoryUnwritable(place.lock, reason) from error
        if not mine:
            os.close(self._descriptor)
            raise AlreadyRunning(place.root)
        # Not from secrets, which loads all of OpenSSL at every start.
        self._word = os.urandom(16).hex()
        self._ear = socket.create_server(("127.0.0.1", 0))
        self._ear.setblocking(False)
        self._announce()

    def _announce(self) -> None:
        """Write where this program listens; on a full disk it simply cannot be called."""
        endpoint = Endpoint(self._ear.getsockname()[1], self._word)
        with contextlib.suppress(OSError):
            self._place.endpoint.unlink(missing_ok=True)
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            with os.fdopen(os.open(self._place.endpoint, flags, 0o600), "wb") as file:
                file.write(msgspec.json.encode(endpoint))

    def fileno(self) -> int:
        """Return the descriptor that becomes readable when somebody calls."""
        return self._ear.fileno()

    def receive(self) -> list[Message]:
        """Return what waiting callers say; a caller without the secret word is not heard."""
        from secrets import compare_digest

        messages: list[Message] = []
        while True:
            try:
                caller, _ = self._ear.accept()
            except BlockingIOError:
                return messages
            except OSError:
                # The caller hung up between knocking and being let in.
                continue
            with caller, contextlib.suppress(OSError, msgspec.DecodeError):
                caller.settimeout(PATIENCE)
                message = msgspec.json.decode(_read_line(caller), type=Message)
                if compare_digest(message.word.encode(), self._word.encode()):
                    caller.sendall(b"ok\n")
                    messages.append(Message(open=message.open))

    def release(self) -> None:
        """Give the data directory up."""
        self._ear.close()
        with contextlib.suppress(OSError):
            self._place.endpoint.unlink(missing_ok=True)
        os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.release()


def _read_line(caller: socket.socket) -> bytes:
    received = b""
    while not received.endswith(b"\n") and len(received) < LONGEST_MESSAGE:
        piece = caller.recv(4096)
        if not piece:
            break
        received += piece
    return received


def call_running(place: DataDir, paths: tuple[str, ...], *, patience: float = 2.0) -> bool:
    """Ask the running program to show itself and open files; return whether it heard.

    ``patience`` is in seconds.
    """
    try:
        endpoint = msgspec.json.decode(place.endpoint.read_bytes(), type=Endpoint)
        with socket.create_connection(("127.0.0.1", endpoint.port), timeout=patience) as call:
            call.sendall(msgspec.json.encode(Message(endpoint.word, paths)) + b"\n")
            return call.recv(16) == b"ok\n"
    except (OSError, OverflowError, msgspec.DecodeError):
        return False
