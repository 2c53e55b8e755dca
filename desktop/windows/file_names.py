"""Names for the files of exported games, whatever their titles are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths

from desktop.models.say import say
from desktop.rules.core import T
from desktop.store.exchange import EXTENSION

if TYPE_CHECKING:
    from desktop.play.seats import Seat

EXPORT = T("files", "Export this game")
EXPORT_OPEN = T("files", "Export this game (the file shows the hands and secrets of all sides)")
LONGEST = 80
FORBIDDEN = frozenset('<>:"/\\|?*')
RESERVED = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)))
)
"""Names of devices, which Windows takes even with an extension."""


def file_name(title: str) -> str:
    """Return a file name that every system takes; the title itself is kept inside the file."""
    kept = "".join(" " if c in FORBIDDEN or not c.isprintable() else c for c in title)
    stem = " ".join(kept.split())[:LONGEST].strip(". ")
    if not stem or stem.partition(".")[0].strip().casefold() in RESERVED:
        stem = f"game {stem}".strip()
    return stem + EXTENSION


def export_title(seats: Sequence[Seat]) -> str:
    """Return the title of the dialog for a game's file, which keeps nothing from anybody."""
    return say(EXPORT_OPEN if len(seats) > 1 else EXPORT)


def documents() -> Path:
    """Return the folder in which a person keeps files; the home folder if there is none."""
    folder = Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    )
    return folder if folder.is_dir() else Path.home()


def proposed(title: str) -> str:
    """Return the path that is proposed for the file of a game."""
    return str(documents() / file_name(title))


def free_path(folder: Path, title: str) -> Path:
    """Return a path for a title under which there is no file yet."""
    first = folder / file_name(title)
    path, number = first, 2
    while path.exists():
        path = first.with_stem(f"{first.stem} {number}")
        number += 1
    return path
