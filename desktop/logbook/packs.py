"""The packs of an owner as they lie in the data directory: read, never executed (HL-T7.2b)."""

from __future__ import annotations

import hashlib
import os
import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from desktop.rules.core import Pack, T, Text
from desktop.rules.hornet_leader.components_reading import Place
from desktop.rules.hornet_leader.packs_checking import Finding
from desktop.rules.hornet_leader.packs_kinds import HEAD, LAYOUTS
from desktop.store.errors import UserError

GAME = "hornet_leader"
FILES = (HEAD, *LAYOUTS)
LARGEST = 2 * 1024 * 1024
"""Bytes of a file; more is not read."""
MOST = 200
"""Files of a folder that are looked at."""


class PackTrouble(UserError):
    """A pack that cannot be read, written or taken in; nothing was changed."""

    def __init__(self, reason: Text, advice: Text | None = None) -> None:
        super().__init__(reason, advice or T("logbook", "Nothing was changed."))


class Gathered(NamedTuple):
    """A pack as it was found, and what is to be said about its files."""

    pack: Pack
    wrong: tuple[Finding, ...] = ()
    odd: tuple[Finding, ...] = ()
    """What was left out."""


class Contents:
    """The files of a pack, taken in one after the other."""

    def __init__(self, pack_id: str) -> None:
        self._id = pack_id
        self._files: dict[str, str] = {}
        self._wrong: list[Finding] = []
        self._odd: list[Finding] = []

    def leave_out(self, name: str, reason: str) -> None:
        """Say that a file is not read."""
        self._odd.append(Finding(self._id, Place(shown(name)), f"is not read: {reason}"))

    def wants(self, name: str) -> bool:
        """Return whether a file belongs to a pack; others are left out with a message."""
        if name in FILES:
            return True
        self.leave_out(name, f"only {', '.join(FILES)} are")
        return False

    def take(self, name: str, data: bytes) -> None:
        """Take in a file of at most ``LARGEST`` bytes; of larger ones one byte more is enough."""
        if len(data) > LARGEST:
            self.leave_out(name, "it is larger than 2 MB")
            return
        try:
            # Some editors begin a file with a mark of its encoding.
            self._files[name] = data.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError:
            reason = "is not text in UTF-8; save it in that encoding"
            self._wrong.append(Finding(self._id, Place(name), reason))

    def gathered(self) -> Gathered:
        """Return what was taken in."""
        return Gathered(pack_of(self._id, self._files), tuple(self._wrong), tuple(self._odd))


def shown(name: str) -> str:
    """Return a name from outside as it can be shown."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in name)
    return plain if len(plain) <= 80 else f"{plain[:80]}..."


def pack_of(pack_id: str, files: Mapping[str, str]) -> Pack:
    """Return files as a pack, called as its head says."""
    title, version = pack_id, ""
    try:
        head = tomllib.loads(files.get(HEAD, ""))
    except (ValueError, RecursionError):
        head = {}
    if isinstance(head.get("title"), str):
        title = shown(head["title"])
    if isinstance(head.get("version"), str):
        version = shown(head["version"])
    return Pack(pack_id, title, version, digest(files), dict(files))


def digest(files: Mapping[str, str]) -> str:
    """Return the SHA-256 of the files of a pack."""
    return hashlib.sha256(msgspec.json.encode(sorted(files.items()))).hexdigest()


def read_folder(folder: Path) -> Gathered:
    """Return the pack in a folder; raises :class:`PackTrouble` if there is none that can be read.

    Only plain files with the names of a pack are read; links, other files and large ones are left
    out, each with a message.
    """
    contents = Contents(folder.name)
    try:
        if folder.is_symlink() or not folder.is_dir():
            raise _unreadable(folder, T("logbook", "it is no folder"))
        names = sorted(each.name for each in os.scandir(folder))
        for name in names[:MOST]:
            _take(contents, folder / name)
    except OSError as error:
        raise _unreadable(folder, os.strerror(error.errno or 0)) from error
    if len(names) > MOST:
        contents.leave_out(folder.name, f"more than {MOST} files; the others are not looked at")
    return contents.gathered()


def _take(contents: Contents, path: Path) -> None:
    kind = path.lstat().st_mode
    if path.name.startswith(".") and not stat.S_ISLNK(kind):
        return
    if stat.S_ISLNK(kind):
        contents.leave_out(path.name, "it is a link")
    elif stat.S_ISDIR(kind):
        contents.leave_out(path.name, "it is a folder")
    elif not stat.S_ISREG(kind):
        contents.leave_out(path.name, "it is no plain file")
    elif contents.wants(path.name):
        with path.open("rb") as file:
            contents.take(path.name, file.read(LARGEST + 1))


def _unreadable(folder: Path, reason: Text | str) -> PackTrouble:
    words = T("logbook", "The pack {path} cannot be read: {reason}.")
    return PackTrouble(words.of(path=shown(str(folder)), reason=reason))
