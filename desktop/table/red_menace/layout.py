"""The table as data: where the map, both sheets and every box of them lie, and how counters lie.

Lengths are design units, y downwards. Boxes are read from ``resources/red_menace/chart``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal

import msgspec

from desktop import resources
from desktop.rules.space import Point, Rect
from desktop.table.box_rows import DEEP, MARGIN, Rows

Kind = Literal[
    "sheet",
    "title",
    "heading",
    "head",
    "nation",
    "blank",
    "cell",
    "base",
    "box",
    "pool",
    "card",
    "pile",
    "ticks",
    "track",
    "turn",
    "phase",
    "point",
]
Flow = Literal["row", "cells", "stack"]
Corners = tuple[float, float, float, float]
"""Left, top, width and height."""

PREFIX = "box:"
"""What the name of a box on the board begins with."""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place on a sheet: for counters if it has a capacity, else for words and figures."""

    id: str
    at: Corners
    kind: Kind
    capacity: int = 0
    """The most counters it ever holds; for bases before they overlap."""
    lead: float = 0
    """Units on the left that are kept free for words."""
    head: float = 0
    """Units at the top that are kept free for words."""
    flow: Flow = "row"

    @property
    def rect(self) -> Rect:
        """The whole box."""
        return Rect(*self.at)

    @property
    def field(self) -> Rect:
        """The part where counters lie."""
        x, y, width, height = self.at
        return Rect(x + self.lead, y + self.head, width - self.lead, height - self.head)

    @property
    def name(self) -> str:
        """Its name on the board: "box:dep_A"."""
        return PREFIX + self.id


class _Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Boxes of one kind in rows and columns."""

    id: str
    keys: tuple[str, ...]
    at: Corners
    kind: Kind
    step: tuple[float, float]
    columns: int = 1
    capacity: int = 0
    lead: float = 0
    head: float = 0
    flow: Flow = "row"

    def boxes(self) -> Iterator[Box]:
        x, y, width, height = self.at
        for number, key in enumerate(self.keys):
            row, column = divmod(number, self.columns)
            yield Box(
                id=self.id.format(key),
                at=(x + column * self.step[0], y + row * self.step[1], width, height),
                kind=self.kind,
                capacity=self.capacity,
                lead=self.lead,
                head=self.head,
                flow=self.flow,
            )


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Corners
    map: Corners
    counter: float
    stack: tuple[float, float]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: _Table
    box: tuple[Box, ...]
    grid: tuple[_Grid, ...]


class Layout:
    """Every box of the table by id, and the places of counters in them."""

    def __init__(self, source: bytes) -> None:
        file = msgspec.toml.decode(source, type=_File)
        self.table = Rect(*file.table.at)
        """Everything, with the margin round the sheets."""
        self.map = Rect(*file.table.map)
        self.counter = file.table.counter
        """The side of a counter."""
        self.stack = Point(*file.table.stack)
        """From a counter of a stack to the one on top of it."""
        boxes: dict[str, Box] = {}
        for box in (*file.box, *(box for grid in file.grid for box in grid.boxes())):
            if box.id in boxes:
                raise ValueError(f"layout.toml lists box {box.id} twice; rename one.")
            boxes[box.id] = box
        self.boxes: Mapping[str, Box] = boxes
        self.holders = tuple(box for box in boxes.values() if box.capacity)
        """The boxes that hold counters."""
        self._slots: dict[tuple[str, int, int], Point] = {}

    def slot(self, box_id: str, n: int, of: int) -> Point:
        """Return where the n-th of so many counters lies, seen from the middle of the field.

        Counting begins with 0. Counters keep to the field, and so off the words of the box; what
        is too many moves together. A box of cells has one counter in each, whatever ``of`` says.
        """
        key = (box_id, n, of)
        if key not in self._slots:
            self._slots[key] = self._slot(box_id, n, of)
        return self._slots[key]

    def _slot(self, box_id: str, n: int, of: int) -> Point:
        box = self.boxes[box_id]
        if not 0 <= n < max(of, box.capacity):
            raise ValueError(f"Box {box_id} has no counter {n} of {of}; they count from 0.")
        if box.flow == "stack":
            deep = min(n, DEEP)
            return Point(deep * self.stack.x, deep * self.stack.y)
        width, height = box.field.width, box.field.height
        if box.flow == "cells":
            return Point((n + 0.5) * width / box.capacity - width / 2, 0.0)
        side = (self.counter, self.counter)
        return Rows(width - 2 * MARGIN, height - 2 * MARGIN, side).place(n, of)


@cache
def layout() -> Layout:
    """Return the table that the program ships."""
    return Layout(resources.path("red_menace", "chart", "layout.toml").read_bytes())
