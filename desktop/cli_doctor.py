"""``readyroom doctor``: what is there, what is wrong, how to mend it."""

from __future__ import annotations

import platform
import sqlite3
import sys
from collections.abc import Iterator
from importlib import metadata

import msgspec

from desktop import __version__, catalogue, preflight, resources
from desktop.rules.core import BadComponents
from desktop.rules.games import GAMES
from desktop.store.backups import is_good
from desktop.store.database import Database
from desktop.store.errors import AlreadyRunning, UserError
from desktop.store.lock import InstanceLock
from desktop.store.paths import DataDir

FONTS = 8
"""As many as the program ships."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    what: str
    found: str
    remedy: str = ""
    """What to do about it; empty if nothing is wrong."""

    def line(self) -> str:
        """Return the finding as it is printed."""
        sign = "ok   " if not self.remedy else "WRONG"
        end = f"\n      {self.remedy}" if self.remedy else ""
        return f"{sign} {self.what}: {self.found}{end}"


def examine(place: DataDir) -> list[Finding]:
    """Look at everything the program needs."""
    return [*versions(), *_window(), *shipped(), *games(), *_data(place)]


def versions() -> Iterator[Finding]:
    """Look which versions of everything there are."""
    yield Finding("Ready Room", __version__)
    yield Finding("Python", f"{platform.python_version()} ({sys.executable})")
    for name in ("PySide6-Essentials", "msgspec", "platformdirs"):
        try:
            yield Finding(name, metadata.version(name))
        except metadata.PackageNotFoundError:
            # A frozen program has the modules without what pip writes about them.
            yield Finding(name, "built in" if _frozen() else "version unknown")
    yield Finding("SQLite", sqlite3.sqlite_version)


def _frozen() -> bool:
    return bool(vars(sys).get("frozen", False))


def _window() -> Iterator[Finding]:
    try:
        preflight.require_display()
    except preflight.CannotStart as reason:
        words, _, remedy = str(reason).partition(": ")
        yield Finding("Window", words, remedy or str(reason))
    else:
        yield Finding("Window", "Qt can be loaded and there is a display")


def shipped() -> Iterator[Finding]:
    """Look whether the files of the program are there."""
    again = "Install the program again."
    try:
        fonts = len(list(resources.path("fonts").glob("*.ttf")))
    except resources.ResourceMissing as missing:
        yield Finding("Files of the program", str(missing), again)
        return
    yield Finding("Files of the program", str(resources.path()))
    yield Finding("Fonts", f"{fonts} of {FONTS}", "" if fonts >= FONTS else again)
    folder = resources.translations()
    languages = sorted(file.stem.partition("_")[2] for file in folder.glob("*.qm"))
    yield Finding("Languages", ", ".join(["en", *languages]))


def games() -> Iterator[Finding]:
    """Look whether every game's data can be used."""
    for key in GAMES:
        try:
            game = catalogue.open_game(key)
            resources.path(key, "rules.md")
        except (BadComponents, resources.ResourceMissing) as error:
            yield Finding(f"Game {key}", str(error), "Install the program again.")
        else:
            yield Finding(f"Game {key}", f"rules version {game.rules_version}")


def _data(place: DataDir) -> Iterator[Finding]:
    yield Finding("Data folder", str(place.root))
    try:
        place.prepare()
        with InstanceLock(place):
            yield from _library(place)
    except AlreadyRunning:
        yield Finding("Library", "in use by a running Ready Room, so it was not examined")
    except UserError as error:
        yield _wrong("Data folder", error)


def _library(place: DataDir) -> Iterator[Finding]:
    if not place.database.exists():
        yield Finding("Library", "not made yet; that happens at the first start")
    else:
        try:
            with Database(place) as database:
                problems = database.problems()
                count = _count(database)
        except UserError as error:
            yield _wrong("Library", error)
        else:
            if problems:
                # It could be opened, so no start will rescue anything.
                remedy = "Restore a backup: in the program, Settings, Saved games."
                yield Finding("Library", problems[0], remedy)
            else:
                yield Finding("Library", f"whole, {count} games")
    backups = sorted(place.backups.glob("readyroom-*.db"))
    bad = [backup.name for backup in backups if not is_good(backup)]
    if bad:
        remedy = "Delete these files; the other backups are whole."
        yield Finding("Backups", f"damaged: {', '.join(bad)}", remedy)
    else:
        yield Finding("Backups", f"{len(backups)} in {place.backups}")


def _count(database: Database) -> int:
    with database.read() as connection:
        (count,) = connection.execute("SELECT count(*) FROM games").fetchone()
    return int(count)


def _wrong(what: str, error: UserError) -> Finding:
    from desktop.text import sentence

    return Finding(what, sentence(error.message), sentence(error.advice))
