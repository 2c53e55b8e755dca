"""Points, rectangles and polygons in design units, y downwards."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple


class Point(NamedTuple):
    """A place on the table."""

    x: float
    y: float


Polygon = tuple[Point, ...]

ORIGIN = Point(0.0, 0.0)


class Rect(NamedTuple):
    """An upright rectangle, given by its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, points: Iterable[Point]) -> Rect:
        """Return the smallest rectangle that holds all these points."""
        xs, ys = zip(*points, strict=True)
        left, top = min(xs), min(ys)
        return cls(left, top, max(xs) - left, max(ys) - top)

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.height

    @property
    def corners(self) -> Polygon:
        """The four corners, clockwise from the top left."""
        return (
            Point(self.x, self.y),
            Point(self.right, self.y),
            Point(self.right, self.bottom),
            Point(self.x, self.bottom),
        )

    def contains(self, point: Point) -> bool:
        """Return whether the point lies inside or on an edge."""
        x, y = point
        return self.x <= x <= self.right and self.y <= y <= self.bottom


def contains(polygon: Polygon, point: Point) -> bool:
    """Return whether the point lies inside, by the even-odd rule.

    A point on an edge that two polygons share belongs to exactly one of them.
    """
    x, y = point
    inside = False
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        # Either both neighbours of a shared edge must see the same numbers, or a point near
        # the edge could belong to both or to none: the edge is always read from top to bottom.
        if (y1 > y) != (y2 > y):
            if y1 < y2:
                crossing = x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            else:
                crossing = x2 + (y - y2) * (x1 - x2) / (y1 - y2)
            inside ^= x < crossing
        x1, y1 = x2, y2
    return inside


def surface(polygon: Polygon) -> float:
    """Return how much of the table the polygon covers."""
    return abs(sum(_cross(a, b) for a, b in _sides(polygon))) / 2


def middle(polygon: Polygon) -> Point:
    """Return a point that is surely inside: the centroid, or else one on the widest chord.

    The centroid of a crescent lies in its hollow. There the middle of the widest
    level chord is taken, which has room on both sides.
    """
    # Measured from the first corner, so that a small polygon far from the origin keeps its digits.
    origin = polygon[0]
    near = tuple(Point(x - origin.x, y - origin.y) for x, y in polygon)
    x = y = weight = 0.0
    for a, b in _sides(near):
        cross = _cross(a, b)
        x += (a.x + b.x) * cross
        y += (a.y + b.y) * cross
        weight += 3 * cross
    centroid = Point(origin.x + x / weight, origin.y + y / weight)
    return centroid if contains(polygon, centroid) else _middle_of_widest_chord(polygon)


def _middle_of_widest_chord(polygon: Polygon) -> Point:
    levels = sorted({y for _, y in polygon})
    chords = [chord for low, high in pairwise(levels) for chord in _chords(polygon, low, high)]
    left, right, y = max(chords, key=lambda chord: chord[1] - chord[0])
    return Point((left + right) / 2, y)


def _chords(polygon: Polygon, low: float, high: float) -> list[tuple[float, float, float]]:
    """Return (left, right, y) of each stretch inside the polygon, halfway between two levels."""
    y = (low + high) / 2
    crossings = sorted(
        a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y)
        for a, b in _sides(polygon)
        if (a.y > y) != (b.y > y)
    )
    return [(left, right, y) for left, right in zip(crossings[::2], crossings[1::2], strict=True)]


def _sides(polygon: Polygon) -> Iterable[tuple[Point, Point]]:
    return pairwise((*polygon, polygon[0]))


def _cross(a: Point, b: Point) -> float:
    return a.x * b.y - b.x * a.y
