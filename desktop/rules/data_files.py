"""Data files of games: what they say, with strings that are shown made texts, and plain checks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from desktop.rules.words import BadComponents, Text

Source = bytes | Mapping[str, Any]
"""A data file: its bytes, or what it says."""

Component = TypeVar("Component")
Key = TypeVar("Key", str, int)


def parsed(name: str, source: Source) -> Mapping[str, Any]:
    """Return what a data file says, or raise :class:`BadComponents`."""
    if not isinstance(source, bytes):
        return source
    # Loaded here: what the files of a game say is kept, as a rule.
    import tomllib

    try:
        return tomllib.loads(source.decode())
    except ValueError as wrong:
        raise BadComponents(f"{name}: {wrong}") from wrong
    except RecursionError as wrong:
        raise BadComponents(f"{name}: this is nested too deeply") from wrong


def marked(value: Any, texts: Collection[str], context: str) -> Any:
    """Return what a file says with the strings in fields of these names made texts."""
    if isinstance(value, dict):
        return {
            key: _as_text(entry, context) if key in texts else marked(entry, texts, context)
            for key, entry in value.items()
        }
    if isinstance(value, list):
        return [marked(entry, texts, context) for entry in value]
    return value


def _as_text(value: Any, context: str) -> Any:
    if isinstance(value, list):
        return [_as_text(entry, context) for entry in value]
    return {"context": context, "source": value} if isinstance(value, str) else value


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
    """Yield every text inside a component, for the extraction of translations.

    Empty ones, which say that there is nothing to say, are left out.
    """
    if isinstance(value, Text):
        if value.source:
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
