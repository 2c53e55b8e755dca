"""Boards of hexes, with points or flats at the top and any outline."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Literal, NamedTuple

from desktop.rules.board import TabledBoard
from desktop.rules.shapes import ORIGIN, Point, Polygon

Orientation = Literal["pointy", "flat"]


class Hex(NamedTuple):
    """Axial co-ordinates; `STEPS` tells which way they lead on the screen."""

    q: int
    r: int


# The six neighbours, counter-clockwise on the screen: from E if pointy, from SE if flat.
STEPS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))

# Corners of a hex seen from its centre, in half widths and half sides. Edge n, from corner n
# to corner n + 1, faces STEPS[n]. Whole numbers make shared corners exactly equal.
_POINTY_CORNERS = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))
_FLAT_CORNERS = ((1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1))

# Added to every point of a line, so that one on a border falls on the same side from both ends.
_NUDGE = (1e-6, 2e-6)


class HexBoard(TabledBoard[Hex]):
    """Hexes at any axial co-ordinates: the outline may be ragged and have holes.

    `size` is the side of a hex, `origin` the centre of Hex(0, 0), wherever the map lies.
    Distance and line are those of the endless plane; the way round a hole is told by
    `path`. Neighbours come in the order of `STEPS`.
    """

    def __init__(
        self,
        cells: Iterable[Hex],
        *,
        orientation: Orientation = "pointy",
        size: float = 1.0,
        origin: Point = ORIGIN,
        names: Mapping[Hex, str] | None = None,
    ) -> None:
        if not size > 0:
            raise ValueError(f"The hexes of a board have a size above 0; {size} asked for.")
        self._flat = orientation == "flat"
        self._origin = origin
        half_width, half_side = sqrt(3) / 2 * size, size / 2
        self._unit = (half_side, half_width) if self._flat else (half_width, half_side)
        hexes = dict.fromkeys(cells)
        super().__init__(
            neighbours={cell: tuple(n for n in _around(cell) if n in hexes) for cell in hexes},
            names={cell: names[cell] if names else f"{cell.q},{cell.r}" for cell in hexes},
            centres={cell: self._point(*self._lattice(cell)) for cell in hexes},
            outlines={cell: self._corners(cell) for cell in hexes},
        )

    @classmethod
    def from_rows(
        cls,
        lengths: Sequence[int],
        *,
        shifted: Literal["odd", "even"] = "even",
        size: float = 1.0,
        origin: Point = ORIGIN,
    ) -> HexBoard:
        """Return a board of pointy-topped hexes in level rows, of these lengths.

        Columns and rows are counted from 1 at the top left and make the name: "0305" is
        column 3 of row 5. The `shifted` rows lie half a hex to the right. Hex(0, 0) is
        "0101", and `origin` its centre.
        """
        names = {
            Hex(_slanted(column, row, shifted), row): f"{column + 1:02}{row + 1:02}"
            for row, length in enumerate(lengths)
            for column in range(length)
        }
        return cls(names, orientation="pointy", size=size, origin=origin, names=names)

    @classmethod
    def from_columns(
        cls,
        lengths: Sequence[int],
        *,
        shifted: Literal["odd", "even"] = "even",
        size: float = 1.0,
        origin: Point = ORIGIN,
    ) -> HexBoard:
        """Return a board of flat-topped hexes in upright columns, of these lengths.

        As `from_rows`, with the `shifted` columns half a hex further down.
        """
        names = {
            Hex(column, _slanted(row, column, shifted)): f"{column + 1:02}{row + 1:02}"
            for column, length in enumerate(lengths)
            for row in range(length)
        }
        return cls(names, orientation="flat", size=size, origin=origin, names=names)

    def distance(self, a: Hex, b: Hex) -> int:
        """Return the number of steps between two hexes on the endless plane."""
        aq, ar = a
        bq, br = b
        q, r = aq - bq, ar - br
        # The largest of |q|, |r| and |q + r|; the signs tell which, faster than measuring all.
        if q < 0:
            q, r = -q, -r
        if r >= 0:
            return q + r
        return max(q, -r)

    def line(self, a: Hex, b: Hex) -> tuple[Hex, ...]:
        """Return the hexes of the straight line, both ends included.

        Where it runs exactly between two hexes, it takes the one further on in q + 2r, or
        the other if the board lacks that one. Holes are left out, so the line may jump.
        """
        steps = self.distance(a, b)
        if not steps:
            return (a,)
        crossed: list[Hex] = []
        for i in range(steps + 1):
            q = (a.q * (steps - i) + b.q * i) / steps
            r = (a.r * (steps - i) + b.r * i) / steps
            cell = _rounded(q + _NUDGE[0], r + _NUDGE[1])
            if cell not in self._neighbours:
                cell = _rounded(q - _NUDGE[0], r - _NUDGE[1])
            if cell in self._neighbours:
                crossed.append(cell)
        return tuple(crossed)

    def cell_at(self, point: Point) -> Hex | None:
        """Return the hex under a point, or None beside the map and in its holes."""
        if not self.bounds.contains(point):
            return None
        x = (point.x - self._origin.x) / self._unit[0]
        y = (point.y - self._origin.y) / self._unit[1]
        cell = _rounded(x / 3, (y - x / 3) / 2) if self._flat else _rounded((x - y / 3) / 2, y / 3)
        return cell if cell in self._neighbours else None

    def _lattice(self, cell: Hex) -> tuple[int, int]:
        """Return the centre of a hex in half widths and half sides."""
        q, r = cell
        return (3 * q, q + 2 * r) if self._flat else (2 * q + r, 3 * r)

    def _point(self, x: int, y: int) -> Point:
        return Point(self._origin.x + x * self._unit[0], self._origin.y + y * self._unit[1])

    def _corners(self, cell: Hex) -> Polygon:
        x, y = self._lattice(cell)
        corners = _FLAT_CORNERS if self._flat else _POINTY_CORNERS
        return tuple(self._point(x + dx, y + dy) for dx, dy in corners)


def _around(cell: Hex) -> tuple[Hex, ...]:
    return tuple(Hex(cell.q + q, cell.r + r) for q, r in STEPS)


def _slanted(place: int, row: int, shifted: Literal["odd", "even"]) -> int:
    """Return the axial co-ordinate along a row; place and row are counted from 0 here."""
    half = row % 2 if shifted == "even" else -(row % 2)
    return (2 * place + half - row) // 2


def _rounded(q: float, r: float) -> Hex:
    """Return the hex that holds a point given in axial co-ordinates."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    # The three must add up to 0: the one that was rounded most is told by the other two.
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        return Hex(-whole_r - whole_s, whole_r)
    if off_r > off_s:
        return Hex(whole_q, -whole_q - whole_s)
    return Hex(whole_q, whole_r)
