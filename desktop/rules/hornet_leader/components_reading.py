"""How data files are read: display strings become texts, and a mistake is named with its place.

A place is written "file, entry, field", with the entry by its id or number: ``events.toml,
event 12, section over, effect 2, amount``.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from desktop.rules import data_files
from desktop.rules.core import BadComponents, Text
from desktop.rules.data_files import Source as Source
from desktop.rules.data_files import expect as expect
from desktop.rules.data_files import indexed as indexed
from desktop.rules.data_files import known as known
from desktop.rules.data_files import parsed as parsed
from desktop.rules.data_files import texts_in as texts_in

CONTEXT = "hornet_leader.data"
"""The context under which texts of the data files are translated."""

_STEP = re.compile(r"(\w+)((?:\[\d+\])*)")
SECTIONS = ("bound", "over", "home")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all entries have in common: a field nobody reads is a mistake."""


class Sourced(Entry, frozen=True, kw_only=True):
    """An entry that says where its values come from."""

    source: Literal["rulebook", "public", "house", "import"]
    rulebook_fields: tuple[str, ...] = ()
    """What the rulebook fixes where the rest of the entry is ours."""
    note: str = ""


Id = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}\Z")]
"""What an entry is known by."""

FileType = TypeVar("FileType", bound=Entry)
Key = TypeVar("Key", str, int)


class Place(NamedTuple):
    """Where something stands: a file, entries from the outside in (kind and name), a field."""

    file: str
    entries: tuple[tuple[str, str], ...] = ()
    field: str = ""

    def at(self, kind: str, name: object = "") -> Place:
        """Return the place of an entry inside this one."""
        return Place(self.file, (*self.entries, (kind, str(name))))

    def on(self, field: str) -> Place:
        """Return the place of a field."""
        return self._replace(field=field)

    def __str__(self) -> str:
        entries = (f"{kind} {name}".rstrip() for kind, name in self.entries)
        return ", ".join((self.file, *entries, *filter(None, [self.field])))


class Faults:
    """What is wrong with components, and what is odd; checks report here and go on."""

    def __init__(self) -> None:
        self.wrong: list[tuple[Place, str]] = []
        self.odd: list[tuple[Place, str]] = []
        self.names: set[tuple[Place, str]] = set()
        """Those of the faults that are about a name that nothing has."""
        self.unsure: set[Place] = set()
        """Fields that could not be read."""

    def expect(self, holds: object, place: Place, reason: str) -> None:
        """Note a fault unless something holds."""
        if not holds:
            self.wrong.append((place, reason))

    def doubt(self, odd: object, place: Place, reason: str) -> None:
        """Note something that is possible but hardly meant."""
        if odd:
            self.odd.append((place, reason))

    def known(self, place: Place, keys: Iterable[Key], among: Collection[Key]) -> None:
        """Note a fault for each of the keys that no component has."""
        for key in keys:
            if key not in among:
                fault = place, f"there is no {key}{_nearest(key, among)}"
                self.wrong.append(fault)
                self.names.add(fault)

    def settle(self) -> None:
        """Raise :class:`BadComponents` with the first fault, if there is one."""
        for place, reason in self.wrong:
            raise BadComponents(f"{place}: {reason}")


def _nearest(key: str | int, among: Collection[str] | Collection[int]) -> str:
    """Return what to add about what may have been meant."""
    close = difflib.get_close_matches(str(key), map(str, among), 1)
    return f"; the nearest is {close[0]}" if close and isinstance(key, str) else ""


def read(
    data: Mapping[str, Source], name: str, layout: type[FileType], texts: Collection[str] = ()
) -> FileType:
    """Return a data file's contents, or raise :class:`BadComponents`.

    The strings in fields of the names in ``texts`` are read as :class:`Text`.
    """
    if name not in data:
        raise BadComponents(f"{name} is missing among the data of Hornet Leader.")
    raw = parsed(name, data[name])
    try:
        return msgspec.convert(marked(raw, texts), layout)
    except msgspec.ValidationError as wrong:
        # msgspec ends with "- at `$.event[3].over.effects[0].amount`".
        reason, _, path = str(wrong).partition(" - at ")
        raise BadComponents(f"{', '.join((name, *_place(path, raw)))}: {reason}") from wrong


def marked(value: Any, texts: Collection[str]) -> Any:
    """Return what a file says with the strings in fields of these names made texts."""
    return data_files.marked(value, texts, CONTEXT)


def _place(path: str, raw: Any) -> Iterator[str]:
    """Yield the parts of a place, given msgspec's path and what the file says there."""
    for name, indexes in _STEP.findall(path):
        raw = raw.get(name) if isinstance(raw, dict) else None
        if not indexes:
            yield f"section {name}" if name in SECTIONS else name
        for index in map(int, re.findall(r"\d+", indexes)):
            raw = raw[index] if isinstance(raw, list) else None
            yield from (f"{kind} {one}".rstrip() for kind, one in entry_names(name, index, raw))
            name = "effects"  # options are lists of lists of effects


def entry_names(name: str, index: int, entry: Any) -> Iterator[tuple[str, str]]:
    """Yield kind and name of an entry of a list."""
    if isinstance(entry, dict) and "op" in entry:
        if name != "effects":
            yield name, ""
        yield "effect", str(index + 1)
    elif name == "options":
        yield "option", str(index + 1)
    else:
        named = entry if isinstance(entry, dict) else {}
        keys = ("number", "id", "skill", "target", "name", "front", "site")
        found = next((named[key] for key in keys if key in named), index + 1)
        yield name, str(found)


def text(source: str) -> Text:
    """Return a text of the data files, ready to be translated."""
    return Text(CONTEXT, source)
