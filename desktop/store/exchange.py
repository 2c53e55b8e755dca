"""A game as one file: JSON that a person can read, with a number for its format.

::

    {
      "readyroom": 1,                 the format
      "game": "daring_eagle",         the key of the title
      "title": "Saturday",
      "rules_version": 1,
      "created": "2026-01-31T18:02:00Z",
      "ply": 2,                       how many of the actions count; the others were undone
      "outcome": null,
      "setup": {...},
      "seats": [...],                 PINs as hashes only
      "actions": [
        {"by": "gold", "kind": "", "action": {...}},
        ...
      ],
      "bookmarks": [{"ply": 1, "comment": "..."}],
      "notes": "..."
    }

Only ``readyroom``, ``game``, ``rules_version``, ``setup``, ``seats`` and ``actions`` are required;
unknown fields are left alone. Nothing in a file is trusted.
"""

from __future__ import annotations

import os
import stat
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Raw

from desktop.rules.core import T
from desktop.store.errors import BadFile, FileUnreadable, FileUnwritable
from desktop.store.files import write_whole
from desktop.store.json_text import LARGEST_FILE, bad_at, text_of, understood
from desktop.store.stored import (
    GAME_FORMAT,
    LONGEST_TITLE,
    Bookmark,
    GameRow,
    Headline,
    StoredAction,
    StoredGame,
    clean_title,
    has_open_pin,
)

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from desktop.rules.core import Text

FORMAT = 1

EXTENSION = ".readyroom"

_Count = Annotated[int, Meta(ge=0, le=2**31)]
_Name = Annotated[str, Meta(max_length=64)]
_Remark = Annotated[str, Meta(max_length=10_000)]


class _Action(msgspec.Struct):
    action: Raw
    by: _Name = ""
    kind: _Name = ""


class _Bookmark(msgspec.Struct):
    ply: _Count
    comment: _Remark = ""


class _Head(msgspec.Struct):
    """What is looked at first, whatever else a file of another format may hold."""

    readyroom: _Count


class _File(msgspec.Struct, kw_only=True):
    """A file of this format."""

    readyroom: _Count
    game: _Name
    title: Annotated[str, Meta(max_length=2 * LONGEST_TITLE)] = ""
    rules_version: _Count
    created: datetime | None = None
    ply: _Count | None = None
    outcome: Raw = Raw(b"null")
    setup: Raw
    seats: Raw
    actions: list[_Action]
    bookmarks: list[_Bookmark] = []
    notes: Annotated[str, Meta(max_length=1_000_000)] = ""


def encode(game: StoredGame) -> bytes:
    """Return the content of a file; an action takes one line, so that files can be compared."""
    row = game.row
    fields = {
        "readyroom": FORMAT,
        "game": row.game,
        "title": row.title,
        "rules_version": row.rules_version,
        "created": row.created,
        "ply": row.ply,
        "outcome": Raw(row.headline.outcome or b"null"),
        "setup": Raw(row.setup),
        "seats": Raw(row.seats),
        "actions": [_Action(Raw(one.action), one.by, one.kind) for one in game.actions],
        "bookmarks": game.bookmarks,
        "notes": game.notes,
    }
    lines = [f'  "{name}": '.encode() + _encode_field(value) for name, value in fields.items()]
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def _encode_field(value: object) -> bytes:
    if not isinstance(value, list) or not value:
        return msgspec.json.encode(value)
    lines = [b"    " + msgspec.json.encode(item) for item in value]
    return b"[\n" + b",\n".join(lines) + b"\n  ]"


def decode(data: bytes, *, name: str, games: Collection[str]) -> StoredGame:
    """Return the game in a file, with an empty id; raises ``BadFile`` and nothing else.

    ``name`` is what messages call the file; ``games`` are the keys that can be played.
    """
    text = text_of(data, name)
    with understood(name, text):
        msgspec.json.decode(text)
        head = msgspec.json.decode(text, type=_Head)
        if head.readyroom != FORMAT:
            raise _other_format(name, head.readyroom)
        file = msgspec.json.decode(text, type=_File)
        return _checked(file, name, games, text)


def _checked(file: _File, name: str, games: Collection[str], text: bytes) -> StoredGame:
    """Return the game if its parts fit together."""

    def refuse(path: str, reason: Text) -> BadFile:
        return bad_at(name, path, reason, text)

    if file.game not in games:
        raise refuse(
            ".game", T("store", "this program has no game called {game}").of(game=file.game)
        )
    for path, raw, first in ((".setup", file.setup, b"{"), (".seats", file.seats, b"[{")):
        if bytes(raw)[:1] not in first:
            raise refuse(path, T("store", "another kind of value is needed here"))
    if has_open_pin(msgspec.json.decode(file.seats)):
        raise refuse(".seats", T("store", "a PIN must be empty or stand as its hash"))
    for index, one in enumerate(file.actions):
        if not bytes(one.action).startswith(b"{"):
            raise refuse(
                f".actions[{index}].action", T("store", "another kind of value is needed here")
            )
    length = len(file.actions)
    ply = length if file.ply is None else file.ply
    plies = {".ply": ply} | {
        f".bookmarks[{index}].ply": mark.ply for index, mark in enumerate(file.bookmarks)
    }
    for path, number in plies.items():
        if number > length:
            raise refuse(path, T("store", "there are only {length} actions").of(length=length))
    return _game(file, ply)


def _game(file: _File, ply: int) -> StoredGame:
    now = datetime.now(UTC)
    outcome = _compact(file.outcome)
    row = GameRow(
        id="",
        game=file.game,
        title=clean_title(file.title, file.game),
        setup=_compact(file.setup),
        seats=_compact(file.seats),
        rules_version=file.rules_version,
        format=GAME_FORMAT,
        created=now,
        played=now,
        ply=ply,
        length=len(file.actions),
        headline=Headline(outcome=None if outcome == b"null" else outcome),
        parent=None,
        trashed=None,
    )
    return StoredGame(
        row=row,
        actions=tuple(StoredAction(_compact(one.action), one.by, one.kind) for one in file.actions),
        snapshot=None,
        bookmarks=tuple(Bookmark(mark.ply, mark.comment) for mark in file.bookmarks),
        notes=file.notes,
    )


def _compact(raw: Raw) -> bytes:
    return msgspec.json.format(bytes(raw), indent=-1)


def _other_format(name: str, found: int) -> BadFile:
    if found < FORMAT:
        return BadFile(name, T("store", "it has no format that was ever in use."))
    return BadFile(
        name,
        T("store", "it was written by a newer Ready Room (format {found}; known: {known}).").of(
            found=found, known=FORMAT
        ),
        T("store", "Install the newer version to open it."),
    )


def read_file(path: Path) -> bytes:
    """Return the bytes of a saved game; raises ``FileUnreadable``, ``BadFile``."""
    try:
        found = path.stat().st_mode
        if not (stat.S_ISREG(found) or stat.S_ISDIR(found)):
            # A pipe would have us wait for whoever writes, with the window standing still.
            raise BadFile(path.name, T("store", "it is no ordinary file."))
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise FileUnreadable(path, os.strerror(error.errno or 0)) from error


def write_file(path: Path, data: bytes) -> None:
    """Write a saved game, whole or not at all; raises ``FileUnwritable``."""
    try:
        write_whole(path, data)
    except OSError as error:
        raise FileUnwritable(path, os.strerror(error.errno or 0)) from error
