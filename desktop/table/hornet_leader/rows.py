"""How the counters of an area lie: in rows, enemies towards the Center, Aircraft outwards.

Everything is worked out in a frame of the area in which the way in leads down: ``u`` runs along
the ring, ``v`` from the rim of the display to the Center.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from desktop.table.hornet_leader.display_plan import (
    EXTENT,
    DisplayArea,
    DisplaySide,
    Spot,
    label_of,
)

LEAST, MOST, STEP = 34.0, 72.0, 2.0
"""Units of a counter's side: no smaller, no larger, and what is tried between."""
GAP = 6.0
"""Units between counters, for their shadows and rings."""
DETAIL = 0.46
"""Pixels per unit at which names need the most room: those of a small window."""
EDGE = 4.0
"""Units that counters keep off the borders of their area."""
OFF_NAME, RING = 4.0, 6.0
"""How far they keep off its name at least, and how much further where there is room: their rings
are to keep off it, too."""
SAMPLES = 5


class Rows(NamedTuple):
    """Where the counters of an area stand."""

    size: float
    """Units of a side."""
    flight: tuple[Spot, ...]
    """The middles of the Aircraft, in the order of the flight."""
    enemies: tuple[Spot, ...]
    hidden: int
    """How many of all counters lie under others; 0 where every one has its own place."""


class Row(NamedTuple):
    """A row in the frame of its area: from where to where, and at which depth its middle is."""

    left: float
    right: float
    v: float

    def room(self, size: float) -> int:
        """Return how many counters of a size have room."""
        return max(0, int((self.right - self.left + GAP) // (size + GAP)))


@lru_cache(maxsize=512)
def rows_of(area: DisplayArea, flight: int, enemies: int) -> Rows:
    """Return where so many Aircraft and enemies stand in an area."""
    frame = Frame(area)
    size = MOST
    while size >= LEAST:
        found = _fitted(frame, flight, enemies, size)
        if found is not None:
            return found
        size -= STEP
    return _piled(frame, flight, enemies)


class Frame:
    """An area turned so that the way in leads down."""

    def __init__(self, area: DisplayArea) -> None:
        self._side = area.side
        self._corners = [self.into(spot) for spot in area.outline]
        depths = [v for _, v in self._corners]
        self.top, self.bottom = self._free(area, min(depths), max(depths))
        self.lean = 1.0 if self.bottom + EDGE == max(depths) else -1.0
        """Which way leads off the name: down, or up."""

    def into(self, spot: Spot) -> Spot:
        """Return a point of the display in this frame; ``out_of`` leads back."""
        return TURNED[self._side](*spot)

    def out_of(self, spot: Spot) -> Spot:
        """Return a point of this frame on the display."""
        return BACK[self._side](*spot)

    def _free(self, area: DisplayArea, top: float, bottom: float) -> Spot:
        """Return the larger part of the depth that the name leaves free."""
        strip = label_of(area, DETAIL).strip
        ends = [self.into((strip.left(), strip.top())), self.into((strip.right(), strip.bottom()))]
        near, far = min(v for _, v in ends), max(v for _, v in ends)
        first, second = (top + EDGE, near - OFF_NAME), (far + OFF_NAME, bottom - EDGE)
        return max(first, second, key=lambda part: part[1] - part[0])

    def row(self, top: float, size: float) -> Row:
        """Return the row of that height that begins at a depth."""
        spans = [self._span(top + size * i / (SAMPLES - 1)) for i in range(SAMPLES)]
        left, right = max(span[0] for span in spans), min(span[1] for span in spans)
        return Row(left + EDGE, right - EDGE, top + size / 2)

    def _span(self, v: float) -> Spot:
        """Return where a line along the ring enters the area and leaves it."""
        crossings = sorted(self._crossings(v))
        if len(crossings) < 2:
            return (0.0, 0.0)
        return crossings[0], crossings[-1]

    def _crossings(self, v: float) -> Iterator[float]:
        corners = self._corners
        for (u1, v1), (u2, v2) in zip(corners, (*corners[1:], corners[0]), strict=True):
            if (v1 > v) != (v2 > v):
                yield u1 + (v - v1) / (v2 - v1) * (u2 - u1)


Turn = Callable[[float, float], Spot]
TURNED: dict[DisplaySide, Turn] = {
    "": lambda x, y: (x, y),
    "north": lambda x, y: (x, y),
    "south": lambda x, y: (x, EXTENT - y),
    "west": lambda x, y: (y, x),
    "east": lambda x, y: (y, EXTENT - x),
}
BACK: dict[DisplaySide, Turn] = {
    **TURNED,
    "east": lambda u, v: (EXTENT - v, u),
}


def _fitted(frame: Frame, flight: int, enemies: int, size: float) -> Rows | None:
    """Return the rows at a size, if everything fits; Aircraft and enemies share no row."""
    height = frame.bottom - frame.top
    most = int((height + GAP) // (size + GAP))
    for count in range(bool(flight) + bool(enemies), most + 1):
        outer = _split(frame, flight, enemies, size, count)
        if outer is not None:
            return outer
    return None


def _split(frame: Frame, flight: int, enemies: int, size: float, count: int) -> Rows | None:
    """Return so many rows, the outer ones for Aircraft, if any way to share them out fits."""
    block = count * size + (count - 1) * GAP
    spare = (frame.bottom - frame.top - block) / 2
    apart = min(spare, GAP) if flight and enemies else 0.0
    aside = frame.lean * min(spare - apart, RING)
    for outer in range(count + 1):
        tops = [
            frame.top + spare + aside + i * (size + GAP) + (apart if i >= outer else -apart)
            for i in range(count)
        ]
        rows = [frame.row(top, size) for top in tops]
        own = _filled(rows[:outer], flight, size)
        others = _filled(rows[outer:], enemies, size)
        if own is not None and others is not None:
            return Rows(size, _placed(frame, own), _placed(frame, others), 0)
    return None


def _filled(rows: list[Row], count: int, size: float) -> list[Spot] | None:
    """Return the places of counters shared out evenly over rows, if they have room."""
    rooms = [row.room(size) for row in rows]
    if sum(rooms) < count or (rows and not count):
        return None
    shares = [0] * len(rows)
    for _ in range(count):
        fullest = [i for i, share in enumerate(shares) if share < rooms[i]]
        shares[min(fullest, key=lambda i: (shares[i] / rooms[i], i))] += 1
    spots: list[Spot] = []
    for row, share in zip(rows, shares, strict=True):
        step = size + GAP
        first = (row.left + row.right - (share - 1) * step) / 2
        spots += [(first + i * step, row.v) for i in range(share)]
    return spots


def _piled(frame: Frame, flight: int, enemies: int) -> Rows:
    """Return overlapping fans where there are more counters than room."""
    half = (frame.bottom - frame.top) / 2
    upper = frame.row(frame.top + max(0.0, (half - LEAST) / 2), LEAST)
    lower = frame.row(frame.bottom - LEAST - max(0.0, (half - LEAST) / 2), LEAST)
    own, others = _fan(upper, flight), _fan(lower, enemies)
    return Rows(LEAST, _placed(frame, own), _placed(frame, others), flight + enemies)


def _fan(row: Row, count: int) -> list[Spot]:
    """Return so many counters in one row, as close as it takes."""
    width = max(0.0, row.right - row.left - LEAST)
    step = min(LEAST + GAP, width / max(1, count - 1))
    first = (row.left + row.right - (count - 1) * step) / 2
    return [(first + i * step, row.v) for i in range(count)]


def _placed(frame: Frame, spots: list[Spot]) -> tuple[Spot, ...]:
    return tuple(frame.out_of(spot) for spot in spots)
