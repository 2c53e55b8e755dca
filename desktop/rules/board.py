"""What all boards have in common: the questions they answer, and the tables behind the answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Generic, Protocol, TypeVar

from desktop.rules.shapes import Point, Polygon, Rect

Cell = TypeVar("Cell", bound=Hashable)


class Board(Protocol[Cell]):
    """Pure geometry of a map: what touches what, how far, and where on the table.

    Lengths are design units, y downwards. A cell of another board raises KeyError.
    """

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, in a fixed order."""

    @property
    def bounds(self) -> Rect:
        """The smallest rectangle around all outlines."""

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells that touch this one, in a fixed order."""

    def distance(self, a: Cell, b: Cell) -> int:
        """Return the number of steps between two cells, whatever stands in the way."""

    def line(self, a: Cell, b: Cell) -> tuple[Cell, ...]:
        """Return the cells of the straight line, both ends included.

        The line from b to a is always the same one, reversed.
        """

    def shortest_paths(
        self,
        start: Cell,
        passable: Callable[[Cell], bool] | None = None,
        limit: int | None = None,
    ) -> dict[Cell, tuple[Cell, ...]]:
        """Return a shortest path to each cell that can be reached, the nearest cells first."""

    def path(
        self, a: Cell, b: Cell, passable: Callable[[Cell], bool] | None = None
    ) -> tuple[Cell, ...]:
        """Return a shortest path, both ends included; empty if there is none."""

    def centre(self, cell: Cell) -> Point:
        """Return where a counter stands."""

    def outline(self, cell: Cell) -> Polygon:
        """Return the corners of the cell."""

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell under a point, or None beside the map."""

    def name(self, cell: Cell) -> str:
        """Return the name in notation: "B3"."""

    def cell_named(self, name: str) -> Cell:
        """Return the cell of that name, or raise ValueError."""


class TabledBoard(Generic[Cell]):
    """The answers that need nothing but tables; distance, line and cell_at are left to the kinds.

    Everything is computed once, here: engines and bots only look up.
    """

    def __init__(
        self,
        *,
        neighbours: Mapping[Cell, tuple[Cell, ...]],
        names: Mapping[Cell, str],
        centres: Mapping[Cell, Point],
        outlines: Mapping[Cell, Polygon],
    ) -> None:
        self.cells = tuple(neighbours)
        if not self.cells:
            raise ValueError("A board needs at least one cell.")
        # Dictionaries even where cells are numbers: cell -1 must not wrap round to the last one.
        self._neighbours = dict(neighbours)
        self._names = dict(names)
        self._centres = dict(centres)
        self._outlines = dict(outlines)
        self._cells_by_name: dict[str, Cell] = {}
        for cell, name in self._names.items():
            if name in self._cells_by_name:
                raise ValueError(f"Two cells of this board are named {name!r}.")
            self._cells_by_name[name] = cell
        self.bounds = Rect.around(point for outline in outlines.values() for point in outline)

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells that touch this one, in a fixed order."""
        return self._neighbours[cell]

    def centre(self, cell: Cell) -> Point:
        """Return where a counter stands."""
        return self._centres[cell]

    def outline(self, cell: Cell) -> Polygon:
        """Return the corners of the cell."""
        return self._outlines[cell]

    def name(self, cell: Cell) -> str:
        """Return the name in notation: "B3"."""
        return self._names[cell]

    def cell_named(self, name: str) -> Cell:
        """Return the cell of that name, or raise ValueError."""
        try:
            return self._cells_by_name[name]
        except KeyError:
            first, last = self._names[self.cells[0]], self._names[self.cells[-1]]
            raise ValueError(
                f"This board has no cell named {name!r}; its cells run from {first} to {last}."
            ) from None

    def shortest_paths(
        self,
        start: Cell,
        passable: Callable[[Cell], bool] | None = None,
        limit: int | None = None,
    ) -> dict[Cell, tuple[Cell, ...]]:
        """Return a shortest path to each cell that can be reached, the nearest cells first.

        A path holds both its ends; the start itself comes first, as a path of one cell.
        `passable` says which cells may be entered (the start is not asked), `limit` how
        many steps may be taken. Of equally short paths the one that keeps to the order of
        `neighbours` is found.
        """
        paths: dict[Cell, tuple[Cell, ...]] = {start: (start,)}
        for cell, previous in self._spread(start, passable, limit):
            paths[cell] = (*paths[previous], cell)
        return paths

    def path(
        self, a: Cell, b: Cell, passable: Callable[[Cell], bool] | None = None
    ) -> tuple[Cell, ...]:
        """Return a shortest path, both ends included; empty if there is none.

        Every cell after the first must be `passable`, the last one too.
        """
        if a == b:
            return (a,)
        came_from: dict[Cell, Cell] = {}
        for cell, previous in self._spread(a, passable, None):
            came_from[cell] = previous
            if cell == b:
                break
        else:
            return ()
        way = [b]
        while way[-1] != a:
            way.append(came_from[way[-1]])
        return tuple(reversed(way))

    def _spread(
        self, start: Cell, passable: Callable[[Cell], bool] | None, limit: int | None
    ) -> Iterator[tuple[Cell, Cell]]:
        """Yield each cell reached and the cell it was reached from, ring by ring."""
        seen = {start}
        ring = [start]
        steps = 0
        while ring and (limit is None or steps < limit):
            steps += 1
            reached: list[Cell] = []
            for previous in ring:
                for cell in self._neighbours[previous]:
                    if cell in seen:
                        continue
                    seen.add(cell)
                    if passable is None or passable(cell):
                        reached.append(cell)
                        yield cell, previous
            ring = reached
