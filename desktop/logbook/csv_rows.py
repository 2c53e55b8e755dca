"""The rows of a table that somebody made in a spreadsheet, and everything wrong with them."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from desktop.logbook.csv_text import plain
from desktop.rules.core import T, Text
from desktop.store.errors import UserError

LARGEST_FILE = 8 * 1024 * 1024
MOST_ROWS = 5000
"""Of a file; thirty Days of two missions with eight Pilots are 480 flights."""
MOST_FAULTS = 200
"""As many are told."""
SEPARATORS = (",", ";", "\t")
YES = ("1", "x", "yes", "true", "y")
NO = ("", "0", "-", "no", "false", "n")
V = TypeVar("V")

NOT_UTF8 = T("logbook", "this is not text in UTF-8; save the file in that encoding")
TOO_LARGE = T("logbook", "the file is larger than 8 MB")
TOO_MANY_ROWS = T("logbook", "there are more than {most} rows")
NO_HEADER = T("logbook", "the first row must name the columns; {fields} are needed")
TWICE = T("logbook", "this column is there twice")
TOO_LONG = T("logbook", "there are more cells than columns")
NOT_CSV = T("logbook", "this is no proper CSV ({detail})")
NEEDED = T("logbook", "something is needed here")
NO_NUMBER = T("logbook", "“{found}” is no whole number from {least} to {most}")
NO_SWITCH = T("logbook", "“{found}” is neither 1 (yes) nor 0 (no)")
NO_CHOICE = T("logbook", "“{found}” is not known; allowed: {allowed}")


class Fault(NamedTuple):
    """Something wrong, and where."""

    file: str
    line: int
    """From 1, the header included; a row with line breaks counts from its first line."""
    column: int
    """From 1; 0 if it is about the whole row."""
    field: str
    reason: Text

    @property
    def words(self) -> Text:
        """Place and reason."""
        if not self.column:
            found = T("logbook", "{file}, line {line}: {reason}")
            return found.of(file=self.file, line=self.line, reason=self.reason)
        found = T("logbook", "{file}, line {line}, column {column} ({field}): {reason}")
        return found.of(
            file=self.file,
            line=self.line,
            column=self.column,
            field=self.field,
            reason=self.reason,
        )


class BadTables(UserError):
    """Tables that cannot be taken over; nothing was written."""

    def __init__(self, faults: Collection[Fault]) -> None:
        self.faults = tuple(faults)
        first = self.faults[0].words
        message = T("logbook", "The tables cannot be taken over: {first}").of(first=first)
        if len(self.faults) > 1:
            message = T(
                "logbook", "The tables cannot be taken over; there are {count} mistakes: {first}"
            ).of(first=first, count=len(self.faults))
        super().__init__(message, T("logbook", "Mend the files and import them again."))


class Faults:
    """Collects what is wrong."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, fault: Fault) -> None:
        """Note something wrong."""
        if len(self.found) < MOST_FAULTS:
            self.found.append(fault)

    def settle(self) -> None:
        """Raise :class:`BadTables` if anything is wrong."""
        if self.found:
            raise BadTables(self.found)


class Row:
    """A row, read field by field; what is wrong is noted, and the default given instead."""

    def __init__(
        self, file: str, line: int, cells: Mapping[str, tuple[int, str]], faults: Faults
    ) -> None:
        self.file, self.line = file, line
        self._cells, self._faults = cells, faults

    def fault(self, field: str, reason: Text) -> None:
        """Note that a cell is wrong; an empty field stands for the row."""
        self._faults.add(self.located(field, reason))

    def located(self, field: str, reason: Text) -> Fault:
        """Return what is wrong with a cell, or with the row."""
        column = self._cells[field][0] if field in self._cells else 0
        return Fault(self.file, self.line, column, field, reason)

    def text(self, field: str) -> str:
        """Return a cell as it is; empty if there is no such column."""
        return self._cells[field][1] if field in self._cells else ""

    def word(self, field: str) -> str:
        """Return a cell in small letters, without spaces around it."""
        return self.text(field).strip().casefold()

    def number(self, field: str, least: int = 0, most: int = 999, *, needed: bool = False) -> int:
        """Return a whole number, 0 for an empty cell."""
        found = self.word(field)
        if found in ("", "?"):
            if needed:
                self.fault(field, NEEDED)
            return 0
        if re.fullmatch(r"[+-]?[0-9]{1,6}", found) and least <= int(found) <= most:
            return int(found)
        self.fault(field, NO_NUMBER.of(found=_shown(found), least=least, most=most))
        return 0

    def switch(self, field: str) -> bool:
        """Return whether a cell says yes."""
        found = self.word(field)
        if found in YES or found in NO:
            return found in YES
        self.fault(field, NO_SWITCH.of(found=_shown(found)))
        return False

    def choice(self, field: str, choices: Mapping[str, V], default: V) -> V:
        """Return what a word stands for."""
        found = self.word(field)
        if not found:
            return default
        if found in choices:
            return choices[found]
        self.fault(field, NO_CHOICE.of(found=_shown(found), allowed=", ".join(choices)))
        return default


def _shown(found: str) -> str:
    return found if len(found) <= 40 else f"{found[:40]}..."


def read_rows(
    file: str, data: bytes, needed: Collection[str], faults: Faults
) -> tuple[list[Row], tuple[str, ...]]:
    """Return the rows of a file, and its columns.

    Comma, semicolon or tab are told apart by the header; empty rows are left out.
    """
    text = _text(file, data, faults)
    if text is None:
        return [], ()
    best = max(SEPARATORS, key=lambda each: _known_in(text, each, needed))
    lines = _lines(file, text, best, faults)
    _, first = next(lines, (1, []))
    header = [each.strip().casefold() for each in first]
    missing = [each for each in needed if each not in header]
    if missing:
        faults.add(Fault(file, 1, 0, "", NO_HEADER.of(fields=", ".join(missing))))
        return [], tuple(header)
    for column, name in enumerate(header):
        if name and name in header[:column]:
            faults.add(Fault(file, 1, column + 1, name, TWICE))
    return list(_rows(file, header, lines, faults)), tuple(filter(None, header))


def _text(file: str, data: bytes, faults: Faults) -> str | None:
    if len(data) > LARGEST_FILE:
        faults.add(Fault(file, 1, 0, "", TOO_LARGE))
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        faults.add(Fault(file, line, 0, "", NOT_UTF8))
        return None


def _known_in(text: str, separator: str, needed: Collection[str]) -> tuple[int, int]:
    """Return how well a separator makes a header of the first line."""
    first = text.partition("\n")[0].strip().casefold()
    parts = [each.strip(' "') for each in first.split(separator)]
    return len(set(needed) & set(parts)), len(parts)


def _lines(file: str, text: str, separator: str, faults: Faults) -> Iterator[tuple[int, list[str]]]:
    """Yield each row with the number of its first line."""
    reader: Any = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    start = 1
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            faults.add(Fault(file, start, 0, "", NOT_CSV.of(detail=str(error))))
            return
        if cells is None:
            return
        yield start, [plain(each) for each in cells]
        start = reader.line_num + 1


def _rows(
    file: str, header: list[str], lines: Iterator[tuple[int, list[str]]], faults: Faults
) -> Iterator[Row]:
    count = 0
    for line, cells in lines:
        if not any(each.strip() for each in cells):
            continue
        count += 1
        if count > MOST_ROWS:
            faults.add(Fault(file, line, 0, "", TOO_MANY_ROWS.of(most=MOST_ROWS)))
            return
        if any(each.strip() for each in cells[len(header) :]):
            faults.add(Fault(file, line, len(header) + 1, "", TOO_LONG))
        named = zip(header, enumerate(cells, 1), strict=False)
        yield Row(file, line, {name: cell for name, cell in named if name}, faults)
