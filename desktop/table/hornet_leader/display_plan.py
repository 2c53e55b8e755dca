"""The tactical display as plain data, and where the names of its areas have room."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from desktop.paint.drawing import CAP

Spot = tuple[float, float]
DisplaySide = Literal["", "north", "east", "south", "west"]

EXTENT = 1000.0
SHEET = QRectF(0, 0, EXTENT, EXTENT)
RING_EM = (23.0, 23.0, 18.0, 25.0)
"""Em of the names of each ring in units, the Center first, where the map is neither small nor
large."""
LEAST_EM, MOST_EM = 11.5, 30.0
"""Pixels between which the em of a name stays at every zoom."""
MARGIN = 7.0
TURNS: dict[DisplaySide, int] = {"west": -90, "east": 90}


class DisplayArea(msgspec.Struct, frozen=True):
    """One of the 25 areas, in design units of 1000 x 1000 with y downwards."""

    name: str
    """The name of its cell."""
    label: str
    """The words along the ring, in the person's language."""
    ring: int
    """0 for the Center, 1 Approach, 2 Pre-Approach, 3 Stand-Off."""
    side: DisplaySide
    outline: tuple[Spot, ...]
    label_at: Spot
    """The middle of the words."""


class Display(msgspec.Struct, frozen=True):
    """Everything that the painted display depends on."""

    areas: tuple[DisplayArea, ...]
    gates: tuple[Spot, ...] = ()
    """Where four areas touch at a corner."""
    rivets: tuple[Spot, ...] = ()
    """Where areas meet across their common borders only."""


class Label(NamedTuple):
    """A name as it lies on the display: its box is turned about its middle."""

    middle: QPointF
    turn: int
    """Degrees clockwise: names on the sides run along their ring."""
    room: float
    """Length that the area leaves to the words."""
    em: float

    @property
    def strip(self) -> QRectF:
        """The whole strip that counters keep clear of, on the display."""
        box = QRectF(-self.room / 2, -self.em * 0.56, self.room, self.em * 1.12)
        return QTransform().rotate(self.turn).mapRect(box).translated(self.middle)


def label_of(area: DisplayArea, detail: float) -> Label:
    """Return how a name lies where a unit takes so many pixels.

    Names keep their size on the screen within limits, so that they can be read at every zoom.
    """
    em = min(MOST_EM, max(LEAST_EM, RING_EM[area.ring] * detail)) / detail
    turn = TURNS.get(area.side, 0)
    along = QPointF(*area.label_at)
    flat = QTransform().rotate(-turn)
    outline = [flat.map(QPointF(*corner)) for corner in area.outline]
    middle = flat.map(along)
    before, after = middle.x() - EXTENT, middle.x() + EXTENT
    half = em * CAP / 2 + 1
    for y in (middle.y() - half, middle.y(), middle.y() + half):
        left, right = _free(outline, middle.x(), y)
        before, after = max(before, left), min(after, right)
    room = 2 * max(0.0, min(middle.x() - before, after - middle.x()) - MARGIN)
    return Label(along, turn, room, em)


def ring_box(display: Display, ring: int) -> QRectF:
    """Return the square around a ring and everything inside it."""
    box = QRectF()
    for area in display.areas:
        if area.ring <= ring:
            xs, ys = zip(*area.outline, strict=True)
            box |= QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return box


def _free(outline: list[QPointF], x: float, y: float) -> tuple[float, float]:
    """Return where a level line through a point leaves the outline on the left and the right."""
    left, right = -math.inf, math.inf
    for a, b in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (a.y() > y) == (b.y() > y):
            continue
        crossing = a.x() + (y - a.y()) / (b.y() - a.y()) * (b.x() - a.x())
        if crossing <= x:
            left = max(left, crossing)
        else:
            right = min(right, crossing)
    # A line beside the outline leaves no room at all.
    return (left, right) if math.isfinite(left) and math.isfinite(right) else (x, x)
