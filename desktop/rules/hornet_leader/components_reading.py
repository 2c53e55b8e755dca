"""How data files are read: display strings become texts, and a mistake is named with its place.

A place is written "file, entry, field", with the entry by its id or number: ``events.toml,
event 12, section over, effect 2, amount``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Literal, TypeVar

import msgspec

from desktop.rules.core import BadComponents, Text

CONTEXT = "hornet_leader.data"
"""The context under which texts of the data files are translated."""

_STEP = re.compile(r"(\w+)((?:\[\d+\])*)")
_SECTIONS = ("bound", "over", "home")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all entries have in common: a field nobody reads is a mistake."""


class Sourced(Entry, frozen=True, kw_only=True):
    """An entry that says where its values come from."""

    source: Literal["rulebook", "public", "house"]
    rulebook_fields: tuple[str, ...] = ()
    """What the rulebook fixes where the rest of the entry is ours."""
    note: str = ""


FileType = TypeVar("FileType", bound=Entry)
Component = TypeVar("Component")
Key = TypeVar("Key", str, int)


def read(
    data: Mapping[str, bytes], name: str, layout: type[FileType], texts: Collection[str] = ()
) -> FileType:
    """Return a data file's contents, or raise :class:`BadComponents`.

    The strings in fields of the names in ``texts`` are read as :class:`Text`.
    """
    if name not in data:
        raise BadComponents(f"{name} is missing among the data of Hornet Leader.")
    try:
        raw = tomllib.loads(data[name].decode())
    except ValueError as wrong:
        raise BadComponents(f"{name}: {wrong}") from wrong
    try:
        return msgspec.convert(_marked(raw, texts), layout)
    except msgspec.ValidationError as wrong:
        # msgspec ends with "- at `$.event[3].over.effects[0].amount`".
        reason, _, path = str(wrong).partition(" - at ")
        raise BadComponents(f"{', '.join((name, *_place(path, raw)))}: {reason}") from wrong


def _marked(value: Any, texts: Collection[str]) -> Any:
    if isinstance(value, dict):
        return {
            key: _as_text(entry) if key in texts else _marked(entry, texts)
            for key, entry in value.items()
        }
    if isinstance(value, list):
        return [_marked(entry, texts) for entry in value]
    return value


def _as_text(value: Any) -> Any:
    if isinstance(value, list):
        return [_as_text(entry) for entry in value]
    return {"context": CONTEXT, "source": value} if isinstance(value, str) else value


def _place(path: str, raw: Any) -> Iterator[str]:
    """Yield the parts of a place, given msgspec's path and what the file says there."""
    for name, indexes in _STEP.findall(path):
        raw = raw.get(name) if isinstance(raw, dict) else None
        if not indexes:
            yield f"section {name}" if name in _SECTIONS else name
        for index in map(int, re.findall(r"\d+", indexes)):
            raw = raw[index] if isinstance(raw, list) else None
            yield from _entry_names(name, index, raw)
            name = "effects"  # options are lists of lists of effects


def _entry_names(name: str, index: int, entry: Any) -> Iterator[str]:
    """Yield how an entry of a list is called."""
    if isinstance(entry, dict) and "op" in entry:
        if name != "effects":
            yield name
        yield f"effect {index + 1}"
    elif name == "options":
        yield f"option {index + 1}"
    else:
        keys = ("number", "id", "skill", "target", "name", "front", "site")
        found = next((entry[key] for key in keys if key in entry), index + 1)
        yield f"{name} {found}"


def text(source: str) -> Text:
    """Return a text of the data files, ready to be translated."""
    return Text(CONTEXT, source)


def expect(holds: object, place: str, reason: str) -> None:
    """Raise :class:`BadComponents` unless something holds."""
    if not holds:
        raise BadComponents(f"{place}: {reason}")


def known(place: str, keys: Iterable[Key], among: Collection[Key]) -> None:
    """Raise :class:`BadComponents` unless there are components of all these keys."""
    for key in keys:
        expect(key in among, place, f"there is no {key}")


def indexed(
    place: str, entries: Iterable[Component], key: Callable[[Component], Key]
) -> dict[Key, Component]:
    """Return entries by key; a key that stands twice raises :class:`BadComponents`."""
    found: dict[Key, Component] = {}
    for entry in entries:
        expect(key(entry) not in found, place, f"{key(entry)} stands twice")
        found[key(entry)] = entry
    return found


def texts_in(value: object) -> Iterator[Text]:
    """Yield every text inside a component, for the extraction of translations."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from texts_in(getattr(value, field))
    elif isinstance(value, Mapping):
        for entry in value.values():
            yield from texts_in(entry)
    elif isinstance(value, tuple):
        for entry in value:
            yield from texts_in(entry)
