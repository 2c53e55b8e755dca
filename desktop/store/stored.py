"""What the library hands out: rows and games, as bytes and plain values."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from desktop.store.pins import is_pin_hash

GAME_FORMAT = 1
"""The form of setup, seats and actions, as written by this program."""

LONGEST_TITLE = 200
"""Characters."""

LONGEST_NAME = 40
"""Characters of a player's name."""


class Headline(msgspec.Struct, frozen=True):
    """What the list of games shows about the position: two JSON values, None for nothing."""

    summary: bytes | None = None
    """Turn and whose decision it is, as untranslated texts."""
    outcome: bytes | None = None
    """How the game ended."""


class Branch(msgspec.Struct, frozen=True):
    """Where a game was branched off: the other game, and after how many of its actions."""

    game_id: str
    ply: int


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the list."""

    id: str
    """A UUID in the usual text form."""
    game: str
    """The key of the title, such as ``daring_eagle``."""
    title: str
    setup: bytes
    """A JSON object."""
    seats: bytes
    """A JSON array or object; PINs in it only as hashes."""
    rules_version: int
    format: int
    """Compare with ``GAME_FORMAT``: a higher one cannot be opened by this program."""
    created: datetime
    """UTC."""
    played: datetime
    """UTC; the last action, undo or redo."""
    ply: int
    """How many actions count now."""
    length: int
    """How many actions are kept; those from ``ply`` on were undone and can be redone."""
    headline: Headline
    parent: Branch | None
    trashed: datetime | None
    """UTC; None for a game that is not in the trash."""
    archived: datetime | None = None
    """UTC; None for a game that was not put away."""
    revision: int = 0
    """Grows with every change of the setup or of what was played."""


class StoredAction(msgspec.Struct, frozen=True, gc=False):
    """One action: JSON object, who decided, and a word on its kind for lists."""

    action: bytes
    by: str
    kind: str = ""


class Snapshot(msgspec.Struct, frozen=True):
    """A state after ``ply`` actions, encoded by the rules of ``rules_version``."""

    ply: int
    rules_version: int
    state: bytes


class Bookmark(msgspec.Struct, frozen=True):
    """A remark on the position after ``ply`` actions."""

    ply: int
    comment: str


class Version(msgspec.Struct, frozen=True):
    """A game as it was at an earlier moment."""

    number: int
    """Grows with every version of the game; it is not given again."""
    moment: datetime
    """UTC."""
    label: str
    """What it was kept for, in whatever form the caller likes."""
    summary: bytes | None
    """As in ``Headline``."""


class StoredGame(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game: all actions, undone ones included, and a snapshot to start from."""

    row: GameRow
    actions: tuple[StoredAction, ...]
    snapshot: Snapshot | None
    bookmarks: tuple[Bookmark, ...]
    notes: str

    def until(self, ply: int) -> StoredGame:
        """Return the game as if it had ended after its first ``ply`` actions."""
        row = msgspec.structs.replace(self.row, ply=ply, length=ply, headline=Headline())
        return msgspec.structs.replace(
            self,
            row=self.row if ply == self.row.ply == self.row.length else row,
            actions=self.actions[:ply],
            snapshot=None,
            bookmarks=tuple(mark for mark in self.bookmarks if mark.ply <= ply),
        )


def require_json(data: bytes) -> None:
    """Make sure that the bytes are one JSON value; raises ``ValueError``."""
    try:
        msgspec.json.decode(data)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError(f"not JSON: {data[:60]!r}") from error


def clean_title(title: str, fallback: str) -> str:
    """Return a title of one line, not blank, not endless."""
    return _line(title, LONGEST_TITLE) or fallback


def clean_name(name: str) -> str:
    """Return a player's name as one line, not endless; a blank one is empty."""
    return _line(name, LONGEST_NAME)


def _line(text: str, longest: int) -> str:
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest].strip()


def has_open_pin(value: Any) -> bool:
    """Return whether decoded JSON holds a ``pin`` that is not a hash from ``hash_pin``."""
    if isinstance(value, list):
        return any(map(has_open_pin, value))
    if isinstance(value, dict):
        pin = value.get("pin")
        is_open = pin not in (None, "") and not (isinstance(pin, str) and is_pin_hash(pin))
        return is_open or any(map(has_open_pin, value.values()))
    return False


def require_hashed_pins(seats: bytes) -> None:
    """Make sure that seats are JSON without a PIN in clear; raises ``ValueError``."""
    require_json(seats)
    if has_open_pin(msgspec.json.decode(seats)):
        raise ValueError("a PIN in clear must not reach the disk")
