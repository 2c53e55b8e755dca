"""What holds for every board, whatever its cells: tables against brute force."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator
from itertools import pairwise
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.space import (
    Area,
    AreaBoard,
    Board,
    GridBoard,
    Hex,
    HexBoard,
    Point,
    Polygon,
    Rect,
)

Cell = TypeVar("Cell", bound=Hashable)

DARING = GridBoard(12, 12, Point(44, 44), 76)
CHESS_TOP_DOWN = GridBoard(8, 5, Point(-3, 7), 10, y_up=False)
ROOKS: Board[int] = GridBoard(7, 9, connect=4)
POINTY = HexBoard.from_rows([10, 9] * 4, size=57.735, origin=Point(50, 80))
FLAT: Board[Hex] = HexBoard.from_columns(
    [6, 7, 6, 7, 6], shifted="odd", size=20, origin=Point(-5, 9)
)
HOLLOW = HexBoard(
    (Hex(q, r) for q in range(-3, 4) for r in range(-3, 4) if (q, r) != (0, 0) and abs(q + r) < 4),
    size=30,
)


def provinces() -> AreaBoard:
    """Return a square of four, with an island, a crescent, a box on top and a hand far away."""

    def square(x: float, y: float, side: float) -> Polygon:
        return Rect(x, y, side, side).corners

    crescent = tuple(
        Point(x, y)
        for x, y in ((0, 20), (40, 20), (40, 60), (0, 60), (0, 55), (35, 55), (35, 25), (0, 25))
    )
    return AreaBoard(
        (
            Area(key="west", polygons=(square(0, 0, 10),), neighbours=("east", "bay")),
            Area(
                key="east",
                polygons=(square(30, 0, 4), square(10, 0, 10)),
                neighbours=("west", "bay"),
            ),
            Area(key="bay", polygons=(crescent,), neighbours=("west", "east", "port")),
            Area(
                key="port",
                polygons=(square(36, 30, 3),),
                neighbours=("bay",),
                anchor=Point(37, 31),
                z=1,
            ),
            Area(key="hand", polygons=(square(100, 100, 50),)),
        )
    )


PROVINCES: Board[str] = provinces()

every_board = pytest.mark.parametrize(
    "board",
    [DARING, CHESS_TOP_DOWN, ROOKS, POINTY, FLAT, HOLLOW, PROVINCES],
    ids=["daring", "top-down", "rooks", "pointy", "flat", "hollow", "provinces"],
)
full_boards = pytest.mark.parametrize(
    "board",
    [DARING, CHESS_TOP_DOWN, ROOKS, POINTY, FLAT],
    ids=["daring", "top-down", "rooks", "pointy", "flat"],
)


def flood(board: Board[Cell], start: Cell) -> dict[Cell, int]:
    """Return the steps to every cell that can be reached, by the plainest search."""
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        for neighbour in board.neighbours(cell):
            if neighbour not in steps:
                steps[neighbour] = steps[cell] + 1
                waiting.append(neighbour)
    return steps


def sides(polygon: Polygon) -> Iterator[frozenset[Point]]:
    for i, corner in enumerate(polygon):
        yield frozenset((polygon[i - 1], corner))


# Neighbours, distances, paths and lines


@every_board
def test_neighbours_see_each_other_once_and_never_themselves(board: Board[Cell]) -> None:
    for cell in board.cells:
        around = board.neighbours(cell)
        assert len(set(around)) == len(around)
        assert cell not in around
        for neighbour in around:
            assert cell in board.neighbours(neighbour)


@full_boards
def test_distance_is_the_length_of_the_shortest_way(board: Board[Cell]) -> None:
    for cell in board.cells:
        assert {other: board.distance(cell, other) for other in board.cells} == flood(board, cell)


def test_distance_between_areas_is_the_length_of_the_shortest_way() -> None:
    for start in PROVINCES.cells:
        steps = flood(PROVINCES, start)
        for goal in PROVINCES.cells:
            assert PROVINCES.distance(start, goal) == steps.get(goal, len(PROVINCES.cells))


@every_board
def test_paths_are_as_short_as_the_plainest_search_finds(board: Board[Cell]) -> None:
    for start in board.cells[:: max(1, len(board.cells) // 12)]:
        steps = flood(board, start)
        paths = board.shortest_paths(start)
        assert {goal: len(path) - 1 for goal, path in paths.items()} == steps
        for goal, path in paths.items():
            assert (path[0], path[-1]) == (start, goal)
            assert all(b in board.neighbours(a) for a, b in pairwise(path))
            assert board.path(start, goal) == path


@every_board
def test_a_limit_keeps_exactly_the_near_cells(board: Board[Cell]) -> None:
    start = board.cells[len(board.cells) // 2]
    steps = flood(board, start)
    for limit in range(4):
        near = {cell for cell in steps if steps[cell] <= limit}
        assert set(board.shortest_paths(start, limit=limit)) == near


@given(walls=st.sets(st.integers(0, 143), max_size=90), ends=st.tuples(*[st.integers(0, 143)] * 2))
def test_a_path_is_found_exactly_if_the_walls_leave_one(
    walls: set[int], ends: tuple[int, int]
) -> None:
    start, goal = ends
    reached = {start}
    grown = True
    while grown:
        ring = {n for cell in reached for n in DARING.neighbours(cell)} - walls - reached
        reached |= ring
        grown = bool(ring)
    path = DARING.path(start, goal, lambda cell: cell not in walls)
    assert bool(path) == (goal in reached)
    assert not walls & set(path[1:])
    assert set(DARING.shortest_paths(start, lambda cell: cell not in walls)) == reached


@full_boards
def test_a_line_leads_from_end_to_end_in_steps_without_a_detour(board: Board[Cell]) -> None:
    for a in board.cells[::3]:
        for b in board.cells:
            line = board.line(a, b)
            assert (line[0], line[-1]) == (a, b)
            assert len(line) == board.distance(a, b) + 1
            assert all(y in board.neighbours(x) for x, y in pairwise(line))


@every_board
def test_a_line_is_the_same_from_both_ends(board: Board[Cell]) -> None:
    for a in board.cells[::3]:
        for b in board.cells:
            assert board.line(a, b) == board.line(b, a)[::-1]


# Centres, outlines and points


@every_board
def test_the_centre_of_a_cell_lies_in_it(board: Board[Cell]) -> None:
    for cell in board.cells:
        assert board.cell_at(board.centre(cell)) == cell


@full_boards
@given(data=st.data())
def test_a_point_inside_an_outline_belongs_to_that_cell(
    board: Board[Cell], data: st.DataObject
) -> None:
    cell = data.draw(st.sampled_from(board.cells))
    outline, centre = board.outline(cell), board.centre(cell)
    side = data.draw(st.integers(0, len(outline) - 1))
    along = data.draw(st.floats(0, 1))
    out = data.draw(st.floats(0, 0.999))
    (x1, y1), (x2, y2) = outline[side - 1], outline[side]
    rim = Point(x1 + (x2 - x1) * along, y1 + (y2 - y1) * along)
    point = Point(centre.x + (rim.x - centre.x) * out, centre.y + (rim.y - centre.y) * out)
    assert board.cell_at(point) == cell


@full_boards
@given(data=st.data())
def test_a_point_beyond_a_side_belongs_to_the_neighbour_or_to_nobody(
    board: Board[Cell], data: st.DataObject
) -> None:
    cell = data.draw(st.sampled_from(board.cells))
    side = data.draw(st.sampled_from(tuple(sides(board.outline(cell)))))
    x, y = (sum(axis) / 2 for axis in zip(*side, strict=True))
    centre = board.centre(cell)
    beyond = Point(x + (x - centre.x) * 0.01, y + (y - centre.y) * 0.01)
    owners = [n for n in board.neighbours(cell) if side in set(sides(board.outline(n)))]
    assert board.cell_at(beyond) == (owners[0] if owners else None)


@every_board
def test_far_points_belong_to_no_cell(board: Board[Cell]) -> None:
    bounds = board.bounds
    for point in (
        Point(bounds.x - 0.01, bounds.y + 1),
        Point(bounds.x + 1, bounds.y - 0.01),
        Point(bounds.right + 0.01, bounds.y + 1),
        Point(bounds.x + 1, bounds.bottom + 0.01),
        Point(float("inf"), 0.0),
        Point(0.0, float("nan")),
    ):
        assert board.cell_at(point) is None


@every_board
def test_the_bounds_hold_every_outline_closely(board: Board[Cell]) -> None:
    corners = [corner for cell in board.cells for corner in board.outline(cell)]
    assert all(board.bounds.contains(corner) for corner in corners)
    assert min(x for x, _ in corners) == board.bounds.x
    assert max(y for _, y in corners) == pytest.approx(board.bounds.bottom)


@pytest.mark.parametrize("board", [ROOKS, POINTY, FLAT, HOLLOW])
def test_neighbours_share_exactly_one_side_to_the_last_digit(board: Board[Cell]) -> None:
    for cell in board.cells:
        own = set(sides(board.outline(cell)))
        for other in board.cells:
            shared = own & set(sides(board.outline(other)))
            if other == cell:
                continue
            assert len(shared) == (other in board.neighbours(cell))


@every_board
def test_every_name_leads_back_to_its_cell(board: Board[Cell]) -> None:
    assert [board.cell_named(board.name(cell)) for cell in board.cells] == list(board.cells)


@every_board
def test_an_unknown_name_is_refused_with_the_names_there_are(board: Board[Cell]) -> None:
    first = board.name(board.cells[0])
    with pytest.raises(ValueError, match=f"no cell named 'Z99'; its cells run from {first} to"):
        board.cell_named("Z99")
