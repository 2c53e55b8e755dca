"""Lists of the log in one cell of a table, and back.

============  ==================================================================
amounts       ``weapons=4 tanker=2``
counts        ``aim9=2 mk83=1``
numbers       ``17 4``
Events        ``12 (two hours late) | Storm``: card or title, with a note
names         ``wolf hawk``
replacements  ``wolf>hawk:2=5``: for whom, who came, his level, what he cost;
              ``wolf>`` if nobody did
changes       ``so=1 stress.wolf=-2``: figures that came out otherwise
============  ==================================================================
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import get_args

from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    Amount,
    EventNote,
    Figure,
    Label,
    Replaced,
)

LABELS: tuple[Label, ...] = get_args(Label)
FIGURES: tuple[Figure, ...] = get_args(Figure)
_PAIR = re.compile(r"([^\s=]+)=([+-]?\d{1,6})")
_EVENT = re.compile(r"(?P<what>.*?)(?:\s\((?P<note>.*)\))?", re.DOTALL)
_REPLACED = re.compile(r"([^\s>]+)>(?:([^\s:]+):(\d)=(\d{1,3}))?")


class BadCell(ValueError):
    """A cell that cannot be read; the argument says what is expected of it."""


# ----------------------------------------------------------------------------------- writing


def amounts(given: Iterable[Amount]) -> str:
    """Return amounts as a cell."""
    return " ".join(f"{each.label}={each.amount}" for each in given)


def counts(given: Mapping[str, int]) -> str:
    """Return numbers by id as a cell."""
    return " ".join(f"{name}={number}" for name, number in given.items())


def numbers(given: Iterable[int]) -> str:
    """Return numbers as a cell."""
    return " ".join(map(str, given))


def events(given: Iterable[EventNote]) -> str:
    """Return Events as a cell."""
    return " | ".join(map(_event, given))


def _event(event: EventNote) -> str:
    what = str(event.number) if event.number else event.title
    return f"{what} ({event.note})" if event.note else what


def replaced(given: Iterable[Replaced]) -> str:
    """Return attempts to replace Pilots as a cell."""
    return " ".join(
        f"{each.pilot}>" + (f"{each.by}:{each.skill}={each.so}" if each.by else "")
        for each in given
    )


def adjustments(given: Iterable[Adjustment]) -> str:
    """Return changes by hand as a cell."""
    return " ".join(
        f"{each.figure}{'.' if each.pilot else ''}{each.pilot}={each.amount}" for each in given
    )


# ----------------------------------------------------------------------------------- reading


def read_pairs(cell: str) -> list[tuple[str, int]]:
    """Return the pairs of a cell such as ``vp=3 band=2``."""
    found = []
    for part in cell.replace(",", " ").replace(";", " ").split():
        pair = _PAIR.fullmatch(part)
        if pair is None:
            raise BadCell("weapons=4 tanker=2")
        found.append((pair[1], int(pair[2])))
    return found


def read_amounts(cell: str) -> tuple[Amount, ...]:
    """Return the amounts of a cell; a mere number is of ``other``."""
    if re.fullmatch(r"[+-]?\d{1,6}", cell):
        return (Amount("other", int(cell)),) if int(cell) else ()
    found = []
    for name, amount in read_pairs(cell):
        label = next((each for each in LABELS if each == name), None)
        if label is None:
            raise BadCell(", ".join(LABELS))
        found.append(Amount(label, amount))
    return tuple(found)


def read_numbers(cell: str) -> tuple[int, ...]:
    """Return the numbers of a cell."""
    parts = cell.replace(",", " ").replace(";", " ").split()
    if not all(re.fullmatch(r"[+-]?\d{1,6}", each) for each in parts):
        raise BadCell("17 4")
    return tuple(map(int, parts))


def read_events(cell: str) -> tuple[EventNote, ...]:
    """Return the Events of a cell."""
    found = []
    for part in filter(None, map(str.strip, cell.split("|"))):
        event = _EVENT.fullmatch(part)
        assert event is not None  # the pattern takes anything
        what, note = event["what"], event["note"] or ""
        if re.fullmatch(r"\d{1,6}", what):
            found.append(EventNote(int(what), note=note))
        else:
            found.append(EventNote(title=what, note=note))
    return tuple(found)


def read_replaced(cell: str) -> tuple[Replaced, ...]:
    """Return the attempts to replace Pilots of a cell."""
    found = []
    for part in cell.split():
        attempt = _REPLACED.fullmatch(part)
        if attempt is None:
            raise BadCell("wolf>hawk:2=5")
        pilot, by, skill, so = attempt.groups()
        found.append(Replaced(pilot, by or "", int(skill or 0), int(so or 0)))
    return tuple(found)


def read_adjustments(cell: str) -> tuple[Adjustment, ...]:
    """Return the changes by hand of a cell."""
    found = []
    for name, amount in read_pairs(cell):
        head, _, pilot = name.partition(".")
        figure = next((each for each in FIGURES if each == head), None)
        if figure is None:
            raise BadCell(", ".join(FIGURES))
        found.append(Adjustment(figure, amount, pilot))
    return tuple(found)
