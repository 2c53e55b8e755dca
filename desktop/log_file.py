"""The log file: put aside when it is large, so that a fault told at every frame fills no disk.

``logging.handlers`` could do that too, and loads at every start what it needs for mail and sockets.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

LARGEST = 1_000_000
"""Bytes, and those of the last record."""
KEPT = 3
"""Older files, the newest of them ``.1``."""


class LogFile(logging.FileHandler):
    """Writes records into a file, which is made with the first of them."""

    def __init__(self, path: Path, *, largest: int = LARGEST) -> None:
        super().__init__(path, encoding="utf-8", delay=True)
        self._path, self._largest = path, largest

    def emit(self, record: logging.LogRecord) -> None:
        try:
            super().emit(record)
            stream = self.stream
            if stream is None or stream.tell() < self._largest:
                return
            stream.close()
        except OSError:
            self._let_go()
            return
        self.stream = None  # the next record opens one
        self._put_aside()

    def _open(self) -> TextIOWrapper:
        # Somebody may have removed the folder meanwhile.
        self._path.parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - as logging calls it
        if isinstance(sys.exception(), OSError):
            # A full disk: what is lost is a line of the log, and nobody is to be told for it.
            self._let_go()
        else:
            super().handleError(record)

    def close(self) -> None:
        with suppress(OSError):
            super().close()

    def _let_go(self) -> None:
        """Forget a file that takes nothing, with what it did not take; the next record tries."""
        stream, self.stream = self.stream, None
        if stream is not None:
            with suppress(OSError):
                stream.close()

    def _put_aside(self) -> None:
        """Let the next record begin a new file; where that cannot be done, the old one goes on."""
        names = [self._path, *(Path(f"{self._path}.{number}") for number in range(1, KEPT + 1))]
        for older, newer in zip(names[:0:-1], names[-2::-1], strict=True):
            with suppress(OSError):
                newer.replace(older)
