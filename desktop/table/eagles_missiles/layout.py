"""The table as data: where map and panels lie, what stands where on the map, how counters lie.

Lengths are design units, y downwards; all of it is read from ``resources/eagles_missiles/chart``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from desktop import resources
from desktop.rules.space import Point, Rect
from desktop.table.box_rows import DEEP, GAP, MARGIN, Rows

NameSide = Literal["below", "right", "left", "above"]
PREFIX = "box:"
"""What the name of a box on the board begins with."""

SIDES = 7.0
"""Units at both sides of a panel that are kept free."""
PLATE = (224.0, 88.0)
"""Width and height of the plate of a battle; without one the name of the territory is there."""
PLATE_HEAD = 24.0
"""The upper part of a plate, for the name."""
PLATE_EDGE = 5.0
"""Units that counters keep off the sides of a plate."""
CITY = (42.0, 38.0)
SLOT = 60.0
"""Width and height of the room for a squadron on an airfield."""
AA = (84.0, 46.0)
"""The room for the AA units of a territory."""
DISC = 46.0
"""Width and height of an AA unit."""
AA_STEP = 0.82
"""From AA unit to AA unit of a full territory, as a share of their width."""
CARD = (44.0, 60.0)
"""Width and height of a card on the map."""
BACK = (58.0, 81.2)
"""Width and height of the card that lies on a conquered territory."""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A panel beside the map: for counters if it has a capacity, else for words and figures."""

    id: str
    at: tuple[float, float, float, float]
    """Left, top, width and height."""
    kind: Literal["panel", "track"]
    capacity: int = 0
    """The most counters it ever holds."""
    head: float = 0
    """Units at the top, and at the foot, that are kept free for words and figures."""
    foot: float = 0
    flow: Literal["row", "cells", "stack"] = "row"
    piece: tuple[float, float] = (56, 56)
    """Width and height of what lies there."""

    @property
    def rect(self) -> Rect:
        """The whole box."""
        return Rect(*self.at)

    @property
    def field(self) -> Rect:
        """The part where counters lie, or what the box says."""
        x, y, width, height = self.at
        side = SIDES if self.kind == "panel" else 0.0
        return Rect(x + side, y + self.head, width - 2 * side, height - self.head - self.foot)

    @property
    def name(self) -> str:
        """Its name on the board: "box:russian_pool"."""
        return PREFIX + self.id


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A territory on the map."""

    plate: tuple[float, float]
    """The middle of the plate of its battle."""
    aa: tuple[float, float] | None = None
    """The middle of its AA units."""


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city or an airfield on the map."""

    at: tuple[float, float]
    name: NameSide = "below"
    """On which side of it its name stands."""


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: tuple[float, float, float, float]
    map: tuple[float, float, float, float]
    counter: float
    stack: tuple[float, float]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: _Table
    lands: dict[str, Land]
    fields: dict[str, Field]
    ways: dict[str, tuple[tuple[float, float], ...]]
    box: tuple[Box, ...]


class Layout:
    """Every place of the table, and of counters in the panels and on the map."""

    def __init__(self, source: bytes) -> None:
        file = msgspec.toml.decode(source, type=_File)
        self.table = Rect(*file.table.at)
        """Everything, with the margin round it."""
        self.map = Rect(*file.table.map)
        self.counter = file.table.counter
        """Width and height of a squadron."""
        self.stack = Point(*file.table.stack)
        """From a counter of a stack to the one on top of it."""
        self.lands: Mapping[str, Land] = file.lands
        self.fields: Mapping[str, Field] = file.fields
        self.ways: Mapping[str, tuple[tuple[float, float], ...]] = file.ways
        """By invasion line: where it begins, and a point in each of its territories."""
        boxes: dict[str, Box] = {}
        for box in file.box:
            if box.id in boxes:
                raise ValueError(f"layout.toml lists box {box.id} twice; rename one.")
            boxes[box.id] = box
        self.boxes: Mapping[str, Box] = boxes
        self.holders = tuple(box for box in boxes.values() if box.capacity)
        """The boxes that hold counters."""
        self._slots: dict[tuple[str, int, int], Point] = {}

    def slot(self, box_id: str, n: int, of: int) -> Point:
        """Return where the n-th of so many counters lies, seen from the middle of the field.

        Counting begins with 0. A box of cells has one counter, or one pile, in each of them,
        whatever ``of`` says.
        """
        key = (box_id, n, of)
        if key not in self._slots:
            self._slots[key] = self._slot(*key)
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
        rows = Rows(width - 2 * MARGIN, height - 2 * MARGIN, box.piece)
        place, first = rows.place(n, of), rows.place(0, of)
        # Rows begin at the top: what comes later lies below.
        top = (box.piece[1] - height) / 2 + MARGIN
        return Point(place.x, place.y + min(0.0, top - first.y))

    def battle(self, widths: tuple[float, ...]) -> tuple[Point, ...]:
        """Return where pieces of these widths lie on a plate, seen from its middle.

        They begin at the left; what has no room beside the others moves onto them.
        """
        if not widths:
            return ()
        room = PLATE[0] - 2 * PLATE_EDGE
        spare = room - sum(widths)
        gap = min(GAP * 3, spare / max(1, len(widths) - 1))
        x, places = -room / 2, []
        for wide in widths:
            places.append(Point(x + wide / 2, PLATE_HEAD / 2))
            x += wide + gap
        return tuple(places)

    def aa_disc(self, of: int) -> float:
        """Return the width of each of so many AA units of a territory: they share its room."""
        return min(DISC, AA[0] / (1 + AA_STEP * (of - 1)))

    def aa_slot(self, land: str, n: int, of: int) -> Point:
        """Return the middle of the n-th of so many AA units of a territory."""
        spot = self.lands[land].aa
        if spot is None:
            raise ValueError(f"No AA unit stands in {land}; they stand in Polish territories.")
        wide = self.aa_disc(of)
        step = min(wide + GAP, (AA[0] - wide) / max(1, of - 1))
        return Point(spot[0] + (n - (of - 1) / 2) * step, spot[1])

    def base_slot(self, airfield: str, n: int, capacity: int) -> Point:
        """Return the middle of the n-th place for squadrons of an airfield."""
        x, y = self.fields[airfield].at
        return Point(x + (n - (capacity - 1) / 2) * SLOT, y)


@cache
def layout() -> Layout:
    """Return the table that the program ships."""
    return Layout(resources.path("eagles_missiles", "chart", "layout.toml").read_bytes())
