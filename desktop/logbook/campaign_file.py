"""A campaign as one JSON file (HL-T6.4a): what was entered, readable, and all else that there is.

::

    {
      "format": "hornet-leader-campaign",
      "version": 1,
      "uid": "0b1f...",             a UUID: the campaign's own, in whatever library it is
      "created": "2031-05-01T18:02:00Z",
      "modified": "2031-05-04T20:15:00Z",
      "archived": "...",            only if it was put away
      "name": "Gulf",
      "notes": "...",
      "setup": {"scenario": "", "sides": ["player"], "options": {"campaign": "iraq_1991", ...}},
      "start_state": {...},         only if it was taken over: a StandingEntry
      "days": [{...}, ...],         one DayEntry each, the first after the start first
      "corrections": [{"at": "2031-05-04T20:15:00", "day": 2, "reason": "misread",
                       "before": {...}, "after": {...},
                       "start_before": null, "start_after": null}, ...],
      "embedded_data": [{"id": "own", "title": "Own", "version": "1", "sha256": "...",
                         "files": {"pilots.toml": "..."}}, ...],
      "record": {                   each move, those of Days that were played too
        "rules_version": 1, "seed": 5, "by_hand": [], "take_backs": [], "seats": [...],
        "ply": 14,                  how many of the actions count; the others were undone
        "bookmarks": [],
        "actions": [{"by": "player", "action": {"type": "LogDay", ...}}, ...]
      }
    }

The entries are those of ``rules/hornet_leader/book_entries.py``, all their keys optional except
``pilot`` of a flight, ``target`` of a mission and what a start needs. Totals are not in it: they
are worked out. ``setup``, ``start_state``, ``days`` and ``corrections`` are enough for a campaign
that was taken over; with a ``record`` that comes to the same, that is what counts. Several
campaigns stand in one array. Unknown keys are kept and written again where they were.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from desktop.play.record import Count, Seed, TakeBack
from desktop.play.seats import Seat
from desktop.rules.core import OptionValue, Pack, Side
from desktop.rules.hornet_leader.book import Correction, Logbook
from desktop.rules.hornet_leader.book_entries import DayEntry, StandingEntry
from desktop.rules.hornet_leader.records import PLAYER
from desktop.store.stored import LONGEST_TITLE, Bookmark

FORMAT = "hornet-leader-campaign"
VERSION = 1
EXTENSION = ".json"

MOST_DAYS = 99
"""Entries of one campaign; the longest that can be set up has 30 Days."""

Moment = Annotated[datetime, Meta(tz=True)]
Besides = dict[str, Any]
"""Unknown keys of a file: values by key, further such objects for keys that are known, and for
lists by the number of the item."""


class FileSetup(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed on; the packs stand apart."""

    scenario: str = ""
    sides: tuple[Side, ...] = (PLAYER,)
    options: dict[str, OptionValue]


class FileCorrection(msgspec.Struct, frozen=True, kw_only=True):
    """A change of an entry that was made later (HL-T4.3c)."""

    at: str
    day: int
    reason: str = ""
    before: DayEntry | None = None
    after: DayEntry | None = None
    start_before: StandingEntry | None = None
    start_after: StandingEntry | None = None


class FileAction(msgspec.Struct, frozen=True):
    """A move as it was recorded."""

    by: Annotated[str, Meta(max_length=64)]
    action: dict[str, Any]


class FileRecord(msgspec.Struct, frozen=True, kw_only=True):
    """All moves of a campaign, and what they were played with."""

    rules_version: Count
    seed: Seed
    by_hand: tuple[str, ...] = ()
    take_backs: tuple[TakeBack, ...] = ()
    seats: tuple[Seat, ...]
    ply: Count
    bookmarks: tuple[Bookmark, ...] = ()
    actions: tuple[FileAction, ...] = ()


class CampaignFile(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign as its file says it."""

    format: Literal["hornet-leader-campaign"] = "hornet-leader-campaign"
    version: Count = VERSION
    uid: str
    created: Moment
    modified: Moment
    archived: Moment | None = None
    name: Annotated[str, Meta(max_length=2 * LONGEST_TITLE)] = ""
    notes: Annotated[str, Meta(max_length=1_000_000)] = ""
    setup: FileSetup
    start_state: StandingEntry | None = None
    days: Annotated[tuple[DayEntry, ...], Meta(max_length=MOST_DAYS)] = ()
    corrections: tuple[FileCorrection, ...] = ()
    embedded_data: tuple[Pack, ...] = ()
    record: FileRecord | None = None


def corrections_of(book: Logbook) -> tuple[FileCorrection, ...]:
    """Return the change list of a log as a file has it."""
    names = Correction.__struct_fields__
    return tuple(
        FileCorrection(**{name: getattr(each, name) for name in names}) for each in book.corrections
    )


# ------------------------------------------------------------------------------------ as JSON


def tree_of(file: CampaignFile) -> dict[str, Any]:
    """Return a campaign as the values of its JSON; what there is not is left out."""
    tree: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(file))
    for name in ("archived", "start_state", "record"):
        if tree[name] is None:
            del tree[name]
    return tree


def encode(trees: list[dict[str, Any]], *, single: bool) -> bytes:
    """Return the text of one campaign, or of several in an array."""
    texts = [_object(tree, "") for tree in trees]
    if single:
        (text,) = texts
        return text + b"\n"
    return b"[\n" + b",\n".join(texts) + b"\n]\n" if texts else b"[]\n"


def _object(tree: dict[str, Any], indent: str) -> bytes:
    """Return an object with a line for each key and for each item of its lists."""
    inner = indent + "  "
    lines = [
        f"{inner}".encode() + msgspec.json.encode(name) + b": " + _value(name, value, inner)
        for name, value in tree.items()
    ]
    return b"{\n" + b",\n".join(lines) + f"\n{indent}}}".encode()


def _value(name: str, value: Any, indent: str) -> bytes:
    if name == "record" and isinstance(value, dict):
        return _object(value, indent)
    if not isinstance(value, list) or not value:
        return msgspec.json.encode(value)
    lines = [f"{indent}  ".encode() + msgspec.json.encode(item) for item in value]
    return b"[\n" + b",\n".join(lines) + f"\n{indent}]".encode()


# ------------------------------------------------------------------------------- unknown keys


def left_over(given: Any, known: Any) -> Besides:
    """Return the keys of a file that are not among those that would be written for it."""
    if isinstance(given, dict) and isinstance(known, dict):
        found = {name: value for name, value in given.items() if name not in known}
        pairs = [(name, given[name], known[name]) for name in given if name in known]
    elif isinstance(given, list) and isinstance(known, list):
        found = {}
        pairs = [
            (str(number), *both) for number, both in enumerate(zip(given, known, strict=False))
        ]
    else:
        return {}
    for name, below, known_below in pairs:
        deeper = left_over(below, known_below)
        if deeper:
            found[name] = deeper
    return found


def add(tree: Any, besides: Besides) -> None:
    """Put the unknown keys of a file back into its tree, as far as their places are still there."""
    for name, value in besides.items():
        if isinstance(tree, list):
            if name.isdecimal() and int(name) < len(tree) and isinstance(value, dict):
                add(tree[int(name)], value)
        elif isinstance(tree, dict) and name not in tree:
            tree[name] = value
        elif isinstance(tree, dict) and isinstance(value, dict):
            add(tree[name], value)
