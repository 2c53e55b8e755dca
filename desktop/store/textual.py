"""Places in a JSON text, for messages about files that people may have edited."""

from __future__ import annotations

import json
import re

_PART = re.compile(r"\.(?P<name>[^.\[\]]+)|\[(?P<index>\d+)\]")

_SPACE = re.compile(r"[ \t\r\n]*")


def line_of_byte(text: bytes, place: int) -> int:
    """Return the line, counted from 1, of a byte."""
    return text.count(b"\n", 0, place) + 1


def line_of_path(text: bytes, path: str) -> int | None:
    """Return the line of a value such as ``.actions[3].by``, or of what should have contained it.

    Returns None for a path that cannot be followed. The text must be proper JSON.
    """
    source = text.decode()
    place = _skip_space(source, 0)
    try:
        for part in _PART.finditer(path):
            found = _enter(source, place, part["name"], part["index"])
            if found is None:
                break
            place = found
    except (ValueError, IndexError, RecursionError):
        return None
    return source.count("\n", 0, place) + 1


def _enter(source: str, place: int, name: str | None, index: str | None) -> int | None:
    """Return where the value of this name or index begins inside the value at ``place``."""
    decoder = json.JSONDecoder()
    here = _skip_space(source, place + 1)
    found = None
    number = 0
    while source[here] not in "]}":
        if source[place] == "{":
            key, here = decoder.raw_decode(source, here)
            here = _skip_space(source, _skip_space(source, here) + 1)
            if key == name:
                found = here
        elif index is not None and number == int(index):
            return here
        _, here = decoder.raw_decode(source, here)
        here = _skip_space(source, here)
        number += 1
        if source[here] == ",":
            here = _skip_space(source, here + 1)
    return found


def _skip_space(source: str, place: int) -> int:
    match = _SPACE.match(source, place)
    return match.end() if match else place
