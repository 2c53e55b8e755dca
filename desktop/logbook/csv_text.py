"""Tables as CSV that any spreadsheet opens, and that does nothing when it is opened.

Numbers are whole. A text whose beginning a spreadsheet would take for a formula gets an
apostrophe before that, as people type it; so does any place in it where a program that reads with
the other separator would see a beginning. Reading takes them away again.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

Cell = str | int
Separator = Literal[",", ";"]

_BEGINNING = r'(?:\A|(?<=[,;\t\r\n]))([ "]*)'
_OMINOUS = "=+\\-@'\N{FULLWIDTH EQUALS SIGN}\N{FULLWIDTH PLUS SIGN}"
_OMINOUS += "\N{FULLWIDTH HYPHEN-MINUS}\N{FULLWIDTH COMMERCIAL AT}"
_FORMULA = re.compile(f"{_BEGINNING}(?=[{_OMINOUS}])")
_GUARDED = re.compile(f"{_BEGINNING}'(?=[{_OMINOUS}])")


class Style(NamedTuple):
    """How a file is written."""

    separator: Separator = ","
    bom: bool = True
    """Whether it begins with the mark by which spreadsheets know UTF-8."""


class Table(NamedTuple):
    """A table: a header and rows as long as it."""

    name: str
    """Of its file, without the ending."""
    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return _FORMULA.sub(r"\1'", text)


def plain(text: str) -> str:
    """Return a text as it was before it was made harmless."""
    return _GUARDED.sub(r"\1", text)


def encode(table: Table, style: Style) -> bytes:
    """Return the text of a file."""
    held = io.StringIO(newline="")
    writer = csv.writer(held, delimiter=style.separator, lineterminator="\r\n")
    writer.writerow(table.header)
    writer.writerows(map(_cells, table.rows))
    # A lone surrogate can be typed nowhere, yet a name from a file may hold one.
    data = held.getvalue().encode("utf-8", "replace")
    return b"\xef\xbb\xbf" + data if style.bom else data


def _cells(row: Iterable[Cell]) -> Sequence[Cell]:
    return [int(cell) if isinstance(cell, int) else harmless(cell) for cell in row]
