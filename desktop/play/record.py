"""A game as a readable text: what it started from and every action since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec

from desktop.play.seats import Seat
from desktop.rules.core import Action, Refused, Setup

if TYPE_CHECKING:
    from desktop.rules.core import Game

Kind = TypeVar("Kind")

FORMAT = 1
"""The form that this program writes; a higher one comes from a newer program."""

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]

Seed = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class BadRecord(Exception):
    """A text that is no record, or none of this game: where in it, and what is wrong."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An action as it was recorded."""

    action: Action
    by: str
    """The side that decided, else ``dice`` if the program answered or ``hand`` if a person did."""


class TakeBack(msgspec.Struct, frozen=True):
    """An undo that went past what dice or others had shown."""

    ply: Count
    """How many actions counted afterwards."""
    before: Count
    """How many had counted."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game."""

    format: int = FORMAT
    game: str
    rules_version: int
    setup: Setup
    seats: tuple[Seat, ...]
    seed: int
    by_hand: tuple[str, ...] = ()
    """The kinds of chance that a person answers."""
    ply: int
    """How many of the entries count; the rest was undone and can be redone."""
    entries: tuple[Entry, ...] = ()
    bookmarks: dict[int, str] = {}
    take_backs: tuple[TakeBack, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions alone."""
        return tuple(entry.action for entry in self.entries)

    def encode(self) -> bytes:
        """Return the record as JSON, an action a line."""
        head = {name: getattr(self, name) for name in self.__struct_fields__ if name != "entries"}
        lines = b",\n".join(b"    " + msgspec.json.encode(entry) for entry in self.entries)
        text = msgspec.json.format(msgspec.json.encode(head), indent=2)
        entries = b'  "entries": [\n' + lines + b"\n  ]" if lines else b'  "entries": []'
        return text.removesuffix(b"\n}") + b",\n" + entries + b"\n}\n"


class _Line(msgspec.Struct, frozen=True):
    """An entry whose action is still text."""

    action: msgspec.Raw
    by: str = ""


class _Header(msgspec.Struct, frozen=True):
    """What can be read by every program, of whatever format."""

    game: str
    format: int


class _Text(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record whose actions are still text, because only their game knows their types."""

    format: int
    game: str
    rules_version: Count
    setup: Setup
    seats: tuple[Seat, ...]
    seed: Seed
    by_hand: tuple[str, ...] = ()
    ply: Count
    entries: tuple[_Line, ...]
    bookmarks: dict[int, str] = {}
    take_backs: tuple[TakeBack, ...] = ()


def game_key(data: bytes) -> str:
    """Return of which game this is a record; raise :class:`BadRecord` if of none."""
    header = decoded(data, _Header)
    if header.format > FORMAT:
        raise BadRecord(
            f"$.format: this record is of format {header.format}, written by a newer program; "
            f"this one reads up to {FORMAT}."
        )
    return header.game


def decode(data: bytes, game: Game[Any, Any]) -> Record:
    """Return the record of a game; raise :class:`BadRecord`, whatever the bytes are.

    Whether the rules allow the actions is not looked at.
    """
    key = game_key(data)
    if key != game.key:
        raise BadRecord(f"$.game: this is a record of {key!r}, not of {game.key!r}.")
    text = decoded(data, _Text)
    record = Record(
        game=text.game,
        rules_version=text.rules_version,
        setup=text.setup,
        seats=text.seats,
        seed=text.seed,
        by_hand=text.by_hand,
        ply=text.ply,
        entries=decode_entries([(bytes(line.action), line.by) for line in text.entries], game),
        bookmarks=text.bookmarks,
        take_backs=text.take_backs,
        format=text.format,
    )
    check(record, game)
    return record


def decode_entries(rows: list[tuple[bytes, str]], game: Game[Any, Any]) -> tuple[Entry, ...]:
    """Return the entries of JSON actions and who took them; raise :class:`BadRecord`."""
    decoder = msgspec.json.Decoder(game.action_type)
    entries = []
    for ply, (action, by) in enumerate(rows):
        try:
            entries.append(Entry(decoder.decode(action), by))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadRecord(_at(f"$.entries[{ply}].action", error)) from error
    return tuple(entries)


def check(record: Record, game: Game[Any, Any]) -> None:
    """Raise :class:`BadRecord` if parts of the record do not agree with each other or the game."""
    sides = tuple(seat.side for seat in record.seats)
    if sides != record.setup.sides:
        raise BadRecord(
            f"$.seats: the seats are {_listed(sides)}, the sides in play"
            f" {_listed(record.setup.sides)}."
        )
    levels = {level.key for level in game.levels}
    for number, seat in enumerate(record.seats):
        if seat.kind == "bot" and seat.level not in levels:
            raise BadRecord(
                f"$.seats[{number}].level: {game.key} has no level {seat.level!r},"
                f" only {_listed(sorted(levels))}."
            )
    if record.ply > len(record.entries):
        raise BadRecord(
            f"$.ply: {record.ply} actions should count, but there are {len(record.entries)}."
        )
    for ply in record.bookmarks:
        if not 0 <= ply <= len(record.entries):
            raise BadRecord(f"$.bookmarks: there is no position after {ply} actions.")
    try:
        game.new(record.setup)
    except Refused as refused:
        raise BadRecord(f"$.setup: {refused}") from refused


def decoded(data: bytes, kind: type[Kind], path: str = "$") -> Kind:
    """Return the value of a JSON text; raise :class:`BadRecord` naming a place under ``path``."""
    try:
        return msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord(_at(path, error)) from error


def _at(path: str, error: Exception) -> str:
    """Return where and what: the path of msgspec, begun by ours."""
    if isinstance(error, RecursionError):
        return f"{path}: this is nested too deeply."
    what, found, where = str(error).partition(" - at `$")
    return f"{path}{where.removesuffix('`') if found else ''}: {what}."


def _listed(words: tuple[str, ...] | list[str]) -> str:
    return ", ".join(map(repr, words)) or "none"
