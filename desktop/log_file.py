"""The log file: put aside when it is large, so that a fault told at every frame fills no disk.

``logging.handlers`` could do that too, and loads at every start what it needs for mail and sockets.
"""

from __future__ import annotations

import logging
from contextlib import suppress
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
        super().emit(record)
        stream = self.stream
        if stream is not None and stream.tell() >= self._largest:
            stream.close()
            self.stream = None  # the next record opens one
            self._put_aside()

    def _put_aside(self) -> None:
        """Let the next record begin a new file; where that cannot be done, the old one goes on."""
        names = [self._path, *(Path(f"{self._path}.{number}") for number in range(1, KEPT + 1))]
        for older, newer in zip(names[:0:-1], names[-2::-1], strict=True):
            with suppress(OSError):
                newer.replace(older)
