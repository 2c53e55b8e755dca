"""Names of places on a board, as points and outlines of the scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from desktop.rules.core import Target
from desktop.rules.space import Board, Point


class Places:
    """The cells of a board by name, and counters that are targets of their own.

    Other targets simply are not there.
    """

    def __init__(self, board: Board[Any]) -> None:
        self._board = board
        self._cells = {board.name(cell): cell for cell in board.cells}
        self._outlines: dict[Target, QPolygonF] = {}
        """Of the cells that were asked for; some have hundreds of corners."""
        self._counters: dict[Target, QRectF] = {}
        self._order: dict[Target, int] | None = None
        """Where each stands in the order of all, once that is asked."""

    def __contains__(self, name: Target) -> bool:
        return name in self._cells or name in self._counters

    def with_counters(self, counters: Mapping[Target, QRectF]) -> Places:
        """Return the same board with these counters: their boxes by what picking them means."""
        if counters == self._counters:
            return self
        # The cells are the same, and there are many.
        other = copy(self)
        other._counters, other._order = dict(counters), None
        return other

    def keeps(self, names: Iterable[Target], before: Places) -> bool:
        """Return whether places lie where they did, on the same board."""
        if self._cells is not before._cells:
            return False
        return all(self._counters.get(name) == before._counters.get(name) for name in names)

    def is_counter(self, name: Target) -> bool:
        """Return whether a target is a counter rather than a cell."""
        return name in self._counters

    @property
    def names(self) -> tuple[Target, ...]:
        """Every cell, in the order of the board."""
        return tuple(self._cells)

    def order(self, name: Target) -> int:
        """Return where a place stands in the order of the board, then of the counters."""
        if self._order is None:
            self._order = {each: at for at, each in enumerate((*self._cells, *self._counters))}
        return self._order.get(name, len(self._order))

    def centre(self, name: Target) -> QPointF | None:
        """Return the middle of a place."""
        if name in self._counters:
            return self._counters[name].center()
        cell = self._cells.get(name)
        if cell is None:
            return None
        point = self._board.centre(cell)
        return QPointF(point.x, point.y)

    def outline(self, name: Target) -> QPolygonF:
        """Return the corners of a place; nothing for what is no place."""
        if name in self._counters:
            return QPolygonF(self._counters[name])
        cell = self._cells.get(name)
        if cell is None:
            return QPolygonF()
        found = self._outlines.get(name)
        if found is None:
            corners = [QPointF(point.x, point.y) for point in self._board.outline(cell)]
            found = self._outlines[name] = QPolygonF(corners)
        # A copy: whoever gets it may change it.
        return QPolygonF(found)

    def extent(self, name: Target) -> float:
        """Return the smaller side of the box around a place."""
        box = self.outline(name).boundingRect()
        return min(box.width(), box.height())

    def at(self, point: QPointF) -> Target | None:
        """Return the place under a point of the scene."""
        cell = self._board.cell_at(Point(point.x(), point.y()))
        return None if cell is None else self._board.name(cell)

    def towards(self, name: Target, dx: int, dy: int) -> Target:
        """Return the cell next to this one in a direction of the screen, itself at the edge.

        From a counter the way begins in its cell.
        """
        if name in self._counters:
            name = self.at(self._counters[name].center()) or self.middle()
        cell = self._cells.get(name)
        if cell is None:
            return name
        here = self._board.centre(cell)
        best, least = name, 0.35
        for other in self._board.neighbours(cell):
            there = self._board.centre(other)
            x, y = there.x - here.x, there.y - here.y
            length = (x * x + y * y) ** 0.5 or 1.0
            agreement = (x * dx + y * dy) / length
            if agreement > least:
                best, least = self._board.name(other), agreement
        return best

    def middle(self) -> Target:
        """Return the place in the middle of the board."""
        bounds = self._board.bounds
        middle = QPointF(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
        found = self.at(middle)
        return found if found is not None else next(iter(self._cells))

    def bounds(self) -> QRectF:
        """Return the box around all places."""
        box = self._board.bounds
        return QRectF(box.x, box.y, box.width, box.height)
