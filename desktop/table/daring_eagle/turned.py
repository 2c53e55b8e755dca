"""The board as it lies on the table: turned by quarters, so that anybody's edge can be at hand."""

from __future__ import annotations

from desktop.rules.board import TabledBoard
from desktop.rules.space import GridBoard, Point


class TurnedBoard(TabledBoard[int]):
    """A grid whose squares lie elsewhere on the sheet; what touches what stays the same."""

    def __init__(self, board: GridBoard, quarters: int) -> None:
        self._board = board
        self._back = -quarters
        places = {square: board.rotated(square, quarters) for square in board.cells}
        super().__init__(
            neighbours={square: board.neighbours(square) for square in board.cells},
            names={square: board.name(square) for square in board.cells},
            centres={square: board.centre(place) for square, place in places.items()},
            outlines={square: board.outline(place) for square, place in places.items()},
        )

    def distance(self, a: int, b: int) -> int:
        """Return the number of steps between two squares."""
        return self._board.distance(a, b)

    def line(self, a: int, b: int) -> tuple[int, ...]:
        """Return the squares of the straight line, both ends included."""
        return self._board.line(a, b)

    def cell_at(self, point: Point) -> int | None:
        """Return the square under a point of the sheet, or None beside the board."""
        place = self._board.cell_at(point)
        return None if place is None else self._board.rotated(place, self._back)
