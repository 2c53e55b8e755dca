"""Boards of squares, named as on a chess board."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Literal

from desktop.rules.board import TabledBoard
from desktop.rules.shapes import ORIGIN, Point, Rect

# Steps on the screen (right, down), clockwise from north.
COMPASS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class GridBoard(TabledBoard[int]):
    """Squares A1, B1, ...: cell = (rank - 1) * files + (file - 1).

    `origin` is the top left corner of the map. With `y_up` rank 1 is the bottom row, else
    the top row; north is always up on the screen. With `connect` 4 squares touch along
    edges only, with 8 at corners also.
    """

    def __init__(
        self,
        files: int,
        ranks: int,
        origin: Point = ORIGIN,
        size: float = 1.0,
        *,
        connect: Literal[4, 8] = 8,
        y_up: bool = True,
    ) -> None:
        _check(files, ranks, size)
        self.files = files
        self.ranks = ranks
        self._origin = origin
        self._size = size
        self._connect = connect
        self._y_up = y_up
        places = {cell: self._place(cell) for cell in range(files * ranks)}
        below = -files if y_up else files
        self._compass = [(dx + 1, dy + 1, dx + dy * below) for dx, dy in COMPASS]
        """Each direction with how the number of the cell changes."""
        self._rays = {cell: self._rays_from(*place) for cell, place in places.items()}
        squares = {cell: self._square(*place) for cell, place in places.items()}
        super().__init__(
            neighbours={
                cell: tuple(ray[0] for ray in rays[:: 8 // connect] if ray)
                for cell, rays in self._rays.items()
            },
            names={cell: f"{ascii_uppercase[cell % files]}{cell // files + 1}" for cell in places},
            centres={
                cell: Point(square.x + size / 2, square.y + size / 2)
                for cell, square in squares.items()
            },
            outlines={cell: square.corners for cell, square in squares.items()},
        )
        # The distance depends on the offset alone. Rows are spaced so wide here that the
        # difference of two keys tells the offset: two lookups instead of four divisions.
        width = 2 * files - 1
        self._key = {cell: row * width + column for cell, (column, row) in places.items()}
        self._steps = {
            dy * width + dx: max(abs(dx), abs(dy)) if connect == 8 else abs(dx) + abs(dy)
            for dy in range(1 - ranks, ranks)
            for dx in range(1 - files, files)
        }
        self._turns = tuple(self._turned(quarter) for quarter in range(4))

    def file_of(self, cell: int) -> int:
        """Return the file, counted from 1."""
        return cell % self.files + 1

    def rank_of(self, cell: int) -> int:
        """Return the rank, counted from 1."""
        return cell // self.files + 1

    def distance(self, a: int, b: int) -> int:
        """Return the number of steps between two squares, whatever stands in the way."""
        key = self._key
        return self._steps[key[a] - key[b]]

    def rays(self, cell: int) -> tuple[tuple[int, ...], ...]:
        """Return the squares outward in the eight directions, N first, then clockwise."""
        return self._rays[cell]

    def rotated(self, cell: int, quarter_turns: int) -> int:
        """Return where a square comes to lie when the map is turned clockwise."""
        turn = self._turns[quarter_turns % 4]
        if turn is None:
            raise ValueError(
                f"A map of {self.files} x {self.ranks} squares cannot make a quarter turn:"
                " it is not square. Half turns are possible."
            )
        return turn[cell]

    def line(self, a: int, b: int) -> tuple[int, ...]:
        """Return the squares of the straight line, both ends included.

        Each square touches the next. Where the line runs exactly between two squares, it
        takes the lower rank, and between two of one rank the lower file.
        """
        rank, file = divmod(a, self.files)
        to_rank, to_file = divmod(b, self.files)
        offset = (to_file - file, to_rank - rank)
        offsets = _diagonal_line(*offset) if self._connect == 8 else _staircase(*offset)
        return tuple((rank + dy) * self.files + file + dx for dx, dy in offsets)

    def cell_at(self, point: Point) -> int | None:
        """Return the square under a point, or None beside the map.

        A square owns its top and left edge.
        """
        column = (point.x - self._origin.x) / self._size
        row = (point.y - self._origin.y) / self._size
        if 0 <= column < self.files and 0 <= row < self.ranks:
            return self._cell(int(column), int(row))
        return None

    def _place(self, cell: int) -> tuple[int, int]:
        """Return column and row on the screen, from the top left."""
        rank, file = divmod(cell, self.files)
        return file, self.ranks - 1 - rank if self._y_up else rank

    def _cell(self, column: int, row: int) -> int:
        rank = self.ranks - 1 - row if self._y_up else row
        return rank * self.files + column

    def _square(self, column: int, row: int) -> Rect:
        size = self._size
        return Rect(self._origin.x + column * size, self._origin.y + row * size, size, size)

    def _rays_from(self, column: int, row: int) -> tuple[tuple[int, ...], ...]:
        here = self._cell(column, row)
        # How many steps there are to the edge, for a step of -1, 0 and 1.
        across = (column, self.files, self.files - 1 - column)
        down = (row, self.ranks, self.ranks - 1 - row)
        # The cells of a line are numbered evenly.
        return tuple(
            tuple(range(here + step, here + step * (min(across[dx], down[dy]) + 1), step))
            for dx, dy, step in self._compass
        )

    def _turned(self, quarters: int) -> dict[int, int] | None:
        if quarters % 2 and self.files != self.ranks:
            return None
        turned: dict[int, int] = {}
        for cell in self.cells:
            column, row = self._place(cell)
            across, down = self.files - 1 - column, self.ranks - 1 - row
            place = ((column, row), (down, column), (across, down), (row, across))[quarters]
            turned[cell] = self._cell(*place)
        return turned


def _check(files: int, ranks: int, size: float) -> None:
    if not 1 <= files <= len(ascii_uppercase):
        raise ValueError(
            f"A grid has 1 to {len(ascii_uppercase)} files, one for each letter; {files} asked for."
        )
    if ranks < 1:
        raise ValueError(f"A grid has at least one rank; {ranks} asked for.")
    if not size > 0:
        raise ValueError(f"The squares of a grid have a size above 0; {size} asked for.")


def _diagonal_line(dx: int, dy: int) -> list[tuple[int, int]]:
    """Return the offsets of a line that may pass corners."""
    steps = max(abs(dx), abs(dy))
    if not steps:
        return [(0, 0)]
    return [(_nearest(dx * i, steps), _nearest(dy * i, steps)) for i in range(steps + 1)]


def _nearest(part: int, whole: int) -> int:
    """Return part / whole rounded to an integer, halves downwards also below zero."""
    return -((whole - 2 * part) // (2 * whole))


def _staircase(dx: int, dy: int) -> list[tuple[int, int]]:
    """Return the offsets of a line that crosses edges only."""
    right, up = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    across, along = abs(dx), abs(dy)
    x = y = 0
    offsets = [(0, 0)]
    while x < across or y < along:
        # Which edge comes next: (x + 1/2) / across against (y + 1/2) / along, without division.
        edge = (2 * x + 1) * along - (2 * y + 1) * across
        if edge < 0 or (edge == 0 and up > 0):
            x += 1
        else:
            y += 1
        offsets.append((right * x, up * y))
    return offsets
