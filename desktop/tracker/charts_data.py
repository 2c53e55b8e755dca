"""What a chart shows, apart from how it is painted: a column for each Day, and the table behind."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.models.say import say
from desktop.rules.core import T

Kind = Literal["lines", "bars", "heat"]
QUIET = -1
MOST_COLOURED = 4
"""Series that have colours, shapes and labels; others are thin and grey."""
START = T("tracker", "start")
SHORT_DAY = T("tracker", "D{day}")
DAY_HEAD = T("tracker", "Day")
NO_VALUE = "\N{EN DASH}"


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """A line, or the bars of a chart; in a heat map a row."""

    name: str
    values: tuple[float | None, ...]
    """By column; ``None`` where nothing is known."""
    look: int = 0
    """0 to 3: colour, shape and dashes; ``QUIET`` for a thin grey line."""
    words: tuple[str, ...] = ()
    """By column, where a value is not said by its number."""
    letters: tuple[str, ...] = ()
    """By column, the letter of a status; for heat maps."""
    marked: tuple[int, ...] = ()
    """Columns that are marked with a star."""

    def said(self, column: int) -> str:
        """Return what is said of a column; a dash where nothing is known."""
        if self.words:
            return self.words[column] or NO_VALUE
        value = self.values[column]
        return NO_VALUE if value is None else f"{value:g}"


class Zone(msgspec.Struct, frozen=True):
    """A stretch of the scale with a meaning: its letter stands at its edge."""

    low: float
    high: float | None
    """``None``: without an end."""
    letter: Literal["O", "S", "U"]


class Level(msgspec.Struct, frozen=True):
    """A dashed line across the chart, with its name at the right."""

    value: float
    name: str


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A chart; its first column may be the start of the campaign."""

    key: str
    kind: Kind = "lines"
    title: str
    note: str = ""
    figure: str = ""
    """What it has come to, in a few signs."""
    days: tuple[int, ...]
    """By column; 0 is the start."""
    known: int
    """The last Day that is over."""
    series: tuple[Series, ...]
    zones: tuple[Zone, ...] = ()
    levels: tuple[Level, ...] = ()
    forecast: tuple[float, float] | None = None
    """The last known value and that of the last column, if it goes on like this."""
    filled: bool = False
    """Whether the ground below its line is tinted."""
    scale: bool = True
    """Whether the numbers of the scale are shown."""

    def column_name(self, column: int) -> str:
        """Return the name of a column: "D3"."""
        day = self.days[column]
        return say(SHORT_DAY.of(day=day)) if day else say(START)

    def said(self, column: int) -> str:
        """Return everything that a column shows, in one line."""
        known = [each for each in self.series if each.said(column) != NO_VALUE]
        if len(self.series) == 1:
            words = ", ".join(each.said(column) for each in known) or NO_VALUE
        else:
            words = ", ".join(f"{each.name} {each.said(column)}" for each in known) or NO_VALUE
        return f"{self.column_name(column)}: {words}"


def columns(days: int, *, start: bool) -> tuple[int, ...]:
    """Return the columns of a campaign of so many Days."""
    return tuple(range(0 if start else 1, days + 1))


def table_of(chart: Chart) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Return the table behind a chart: headings, then a row for each Day (HL-T6.2c)."""
    heads = (say(DAY_HEAD), *(each.name for each in chart.series))
    rows = tuple(
        (chart.column_name(column), *(each.said(column) for each in chart.series))
        for column in range(len(chart.days))
    )
    return heads, rows


def text_of(chart: Chart) -> str:
    """Return the chart as text: title, note, and a table whose columns are parted by tabs."""
    heads, rows = table_of(chart)
    lines = [chart.title, *([chart.note] if chart.note else [])]
    lines += ["\t".join(row) for row in (heads, *rows)]
    lines += [f"{level.name}\t{level.value:g}" for level in chart.levels if chart.scale]
    return "\n".join(lines)
