"""Squares: names, degrees, rays, turns and the ties of lines."""

from __future__ import annotations

import pytest

from desktop.rules.space import GridBoard, Point, Rect

DARING = GridBoard(12, 12, Point(44, 44), 76)
TOP_DOWN = GridBoard(8, 5, Point(-3, 7), 10, y_up=False)
ROOKS = GridBoard(7, 9, connect=4)


@pytest.mark.rule("DE-2.1a")
def test_the_board_has_144_squares_from_a1_to_l12() -> None:
    assert len(DARING.cells) == 144
    assert (DARING.name(0), DARING.name(11), DARING.name(143)) == ("A1", "L1", "L12")
    assert DARING.cell_named("C5") == 4 * 12 + 2
    assert (DARING.file_of(50), DARING.rank_of(50)) == (3, 5)


@pytest.mark.rule("DE-2.1a")
def test_inner_squares_touch_eight_edges_five_corners_three() -> None:
    degrees = [len(DARING.neighbours(cell)) for cell in DARING.cells]
    assert (degrees.count(8), degrees.count(5), degrees.count(3)) == (100, 40, 4)
    assert sum(degrees) // 2 == 506
    assert {DARING.name(cell) for cell in DARING.cells if degrees[cell] == 3} == {
        "A1",
        "A12",
        "L1",
        "L12",
    }


@pytest.mark.rule("DE-2.1a")
def test_the_board_does_not_wrap_round() -> None:
    for cell in DARING.cells:
        for neighbour in DARING.neighbours(cell):
            assert abs(DARING.file_of(cell) - DARING.file_of(neighbour)) <= 1
            assert abs(DARING.rank_of(cell) - DARING.rank_of(neighbour)) <= 1


@pytest.mark.parametrize("cell", [-1, 144])
def test_a_number_beside_the_board_is_no_square(cell: int) -> None:
    with pytest.raises(KeyError):
        DARING.neighbours(cell)
    with pytest.raises(KeyError):
        DARING.distance(0, cell)


def test_squares_lie_where_the_drawing_has_them() -> None:
    assert DARING.bounds == Rect(44, 44, 912, 912)
    assert DARING.outline(DARING.cell_named("A12")) == Rect(44, 44, 76, 76).corners
    assert DARING.centre(DARING.cell_named("A1")) == Point(82, 918)
    assert TOP_DOWN.centre(TOP_DOWN.cell_named("A1")) == Point(2, 12)


def test_a_square_owns_its_top_and_left_edge() -> None:
    assert DARING.cell_at(Point(44, 44)) == DARING.cell_named("A12")
    assert DARING.cell_at(Point(120, 120)) == DARING.cell_named("B11")
    assert DARING.cell_at(Point(956, 500)) is None
    assert DARING.cell_at(Point(500, 956)) is None


def test_rays_run_clockwise_from_north_to_the_edge() -> None:
    rays = DARING.rays(DARING.cell_named("C2"))
    names = [" ".join(DARING.name(cell) for cell in ray) for ray in rays]
    assert names == [
        "C3 C4 C5 C6 C7 C8 C9 C10 C11 C12",
        "D3 E4 F5 G6 H7 I8 J9 K10 L11",
        "D2 E2 F2 G2 H2 I2 J2 K2 L2",
        "D1",
        "C1",
        "B1",
        "B2 A2",
        "B3 A4",
    ]


def test_north_is_up_also_if_the_first_rank_is_on_top() -> None:
    north = TOP_DOWN.rays(TOP_DOWN.cell_named("B3"))[0]
    assert [TOP_DOWN.name(cell) for cell in north] == ["B2", "B1"]


def test_all_rays_together_are_the_queens_moves() -> None:
    for cell in DARING.cells:
        file, rank = DARING.file_of(cell), DARING.rank_of(cell)
        queen = set()
        for other in DARING.cells:
            dx, dy = DARING.file_of(other) - file, DARING.rank_of(other) - rank
            if other != cell and (dx == 0 or dy == 0 or abs(dx) == abs(dy)):
                queen.add(other)
        reached = [other for ray in DARING.rays(cell) for other in ray]
        assert set(reached) == queen
        assert len(reached) == len(queen)


def test_a_quarter_turn_goes_clockwise() -> None:
    turned = [DARING.name(DARING.rotated(DARING.cell_named("E4"), n)) for n in range(5)]
    assert turned == ["E4", "D8", "H9", "I5", "E4"]


@pytest.mark.parametrize("board", [DARING, GridBoard(5, 5, y_up=False)])
def test_a_turn_keeps_neighbours_and_turns_rays(board: GridBoard) -> None:
    for cell in board.cells:
        for turns in range(-1, 4):
            there = board.rotated(cell, turns)
            assert board.rotated(there, -turns) == cell
            assert board.rays(there)[2 * turns % 8] == tuple(
                board.rotated(other, turns) for other in board.rays(cell)[0]
            )


def test_a_map_that_is_not_square_makes_half_turns_only() -> None:
    assert ROOKS.name(ROOKS.rotated(ROOKS.cell_named("A1"), 2)) == "G9"
    with pytest.raises(ValueError, match="7 x 9 squares cannot make a quarter turn"):
        ROOKS.rotated(0, 1)


def test_a_line_between_two_squares_takes_the_lower_rank_or_file() -> None:
    def line(a: str, b: str) -> list[str]:
        cells = DARING.line(DARING.cell_named(a), DARING.cell_named(b))
        return [DARING.name(cell) for cell in cells]

    assert line("A1", "C2") == ["A1", "B1", "C2"]
    assert line("C2", "A1") == ["C2", "B1", "A1"]
    assert line("A1", "B3") == ["A1", "A2", "B3"]
    assert line("B1", "A3") == ["B1", "A2", "A3"]


def test_a_line_along_edges_passes_a_corner_through_the_lower_rank() -> None:
    names = [
        ROOKS.name(cell) for cell in ROOKS.line(ROOKS.cell_named("A3"), ROOKS.cell_named("C1"))
    ]
    assert names == ["A3", "A2", "B2", "B1", "C1"]


@pytest.mark.parametrize("files", [0, 27])
def test_a_grid_has_one_file_for_each_letter_at_most(files: int) -> None:
    with pytest.raises(ValueError, match=f"1 to 26 files, one for each letter; {files} asked for"):
        GridBoard(files, 3)


def test_a_grid_without_ranks_or_size_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one rank; 0 asked for"):
        GridBoard(3, 0)
    with pytest.raises(ValueError, match="size above 0; -1 asked for"):
        GridBoard(3, 3, size=-1)


def test_26_files_are_named_to_the_last_letter() -> None:
    assert GridBoard(26, 1).name(25) == "Z1"
