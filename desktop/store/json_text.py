"""JSON files of people: read as text that may be anything, refused with the line and the place."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import T
from desktop.store.errors import BadFile
from desktop.store.textual import line_of_byte, line_of_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from desktop.rules.core import Text

LARGEST_FILE = 64 * 1024 * 1024
"""Bytes; a game of 10,000 actions takes about 2 MB."""

_PATH = re.compile(r"(?P<detail>.*?) - at `\$(?P<path>.*)`", re.DOTALL)
"""How msgspec says what is wrong and where."""


def text_of(data: bytes, name: str) -> bytes:
    """Return the bytes of the text itself, known to be UTF-8 and to have a reasonable size."""
    if len(data) > LARGEST_FILE:
        raise BadFile(
            name,
            T("store", "it is larger than {limit} MB.").of(limit=LARGEST_FILE // 1024**2),
        )
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise BadFile(
            name,
            T("store", "it is UTF-16 text."),
            T("store", "Save it again as UTF-8 in your editor."),
        )
    text = data.removeprefix(b"\xef\xbb\xbf")
    if not text.strip():
        raise BadFile(name, T("store", "it is empty."))
    try:
        text.decode()
    except UnicodeDecodeError as error:
        raise BadFile(
            name,
            T("store", "line {line} is not UTF-8 text.").of(line=line_of_byte(text, error.start)),
        ) from error
    return text


@contextmanager
def understood(name: str, text: bytes, path: str = "") -> Iterator[None]:
    """Raise what msgspec says about a text, or the value at ``path`` in it, as ``BadFile``."""
    try:
        yield
    except msgspec.ValidationError as error:
        raise _misshapen(name, str(error), text, path) from error
    except msgspec.DecodeError as error:
        raise _no_json(name, str(error), text) from error
    except RecursionError as error:
        raise BadFile(name, T("store", "it is nested too deeply.")) from error


def _no_json(name: str, message: str, text: bytes) -> BadFile:
    found = re.search(r"\(byte (\d+)\)", message)
    place = int(found[1]) if found else len(text) - 1
    return BadFile(
        name,
        T("store", "line {line} is no proper JSON ({detail}).").of(
            line=line_of_byte(text, place), detail=message.removeprefix("JSON is malformed: ")
        ),
    )


def _misshapen(name: str, message: str, text: bytes, above: str) -> BadFile:
    found = _PATH.fullmatch(message)
    detail, path = (found["detail"], found["path"]) if found else (message, "")
    return bad_at(name, above + path, detail, text)


def bad_at(name: str, path: str, reason: Text | str, text: bytes) -> BadFile:
    """Return the error at a place in the file, such as ``.actions[3].by``."""
    line = line_of_path(text, path)
    where = path.removeprefix(".") or "{ }"
    if line is None:
        return BadFile(name, T("store", "{where}: {reason}.").of(where=where, reason=reason))
    return BadFile(
        name,
        T("store", "line {line}, {where}: {reason}.").of(line=line, where=where, reason=reason),
    )
