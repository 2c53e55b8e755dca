"""Files that are there as a whole or not at all."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_LONGEST_STEM = 100
"""Characters; some file systems end at 143 bytes, and a letter may take several."""

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')

_DEVICES = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)", re.IGNORECASE)
"""Names that Windows keeps for devices, whatever follows the dot."""


def put_in_place(part: Path, target: Path) -> None:
    """Give a finished file its final name, replacing what was there, so that a crash keeps one."""
    part.replace(target)
    if sys.platform != "win32":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def write_whole(target: Path, data: bytes) -> None:
    """Write a file so that the name holds the old content or all of the new, never a part.

    Raises ``OSError``; the old file is then untouched.
    """
    part = target.with_name(target.name + ".part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        put_in_place(part, target)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def file_stem(title: str, fallback: str) -> str:
    """Return a name for a file that every system takes and that still resembles the title."""
    stem = _FORBIDDEN.sub("-", title.encode("utf-8", "replace").decode())
    while len(stem[:_LONGEST_STEM].encode()) > _LONGEST_STEM:
        stem = stem[: min(len(stem), _LONGEST_STEM) - 1]
    stem = stem[:_LONGEST_STEM].strip(" .-")
    if not stem:
        return fallback
    return f"_{stem}" if _DEVICES.match(stem) else stem
