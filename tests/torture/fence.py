"""A fence around the data directory: whatever is written beyond it is told."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

_PATHS = {
    "os.mkdir": ((0, 2),),
    "os.rmdir": ((0, 1),),
    "os.remove": ((0, 1),),
    "os.truncate": ((0, None),),
    "os.chmod": ((0, 2),),
    "os.utime": ((0, 3),),
    "os.rename": ((0, 2), (1, 3)),
    "os.link": ((0, 2), (1, 3)),
    "os.symlink": ((1, 2),),
}
"""What changes a disk: where its paths stand, and the folders that they are relative to."""


def put_up(root: Path, tell: Callable[[str], object]) -> None:
    """Tell, until the process ends, of each thing it changes outside of ``root``."""
    inside = str(root.resolve()) + os.sep

    def watch(event: str, arguments: tuple[Any, ...]) -> None:
        for path in _written(event, arguments):
            where = os.path.realpath(path)
            if not (where + os.sep).startswith(inside) and where != os.devnull:
                tell(f"{event} {where}")

    sys.addaudithook(watch)


def _written(event: str, arguments: tuple[Any, ...]) -> list[str]:
    if event == "open" and arguments[2] & _WRITING:
        found = [(arguments[0], -1)]
    elif event == "sqlite3.connect":
        found = [(_of_uri(os.fsdecode(arguments[0])), -1)]
    else:
        found = [
            (arguments[path], -1 if folder is None else arguments[folder])
            for path, folder in _PATHS.get(event, ())
        ]
    return [
        f"/proc/self/fd/{folder}/{os.fsdecode(path)}" if folder >= 0 else os.fsdecode(path)
        for path, folder in found
        if isinstance(path, str | bytes | os.PathLike)
        # Elsewhere it cannot be told where a path beside an open folder leads.
        and (folder < 0 or sys.platform == "linux")
    ]


def _of_uri(name: str) -> str | None:
    """Return the file that SQLite may write; none if it is only read or in memory."""
    if name == ":memory:" or "mode=ro" in name:
        return None
    return unquote(urlsplit(name).path) if name.startswith("file:") else name
