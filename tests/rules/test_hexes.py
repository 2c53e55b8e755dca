"""Hexes: both orientations, ragged outlines and holes."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.hexes import Orientation
from desktop.rules.space import STEPS, Hex, HexBoard, Point

RING = HexBoard(
    (Hex(q, r) for q in range(-3, 4) for r in range(-3, 4) if (q, r) != (0, 0) and abs(q + r) < 4),
    size=30,
)


def test_rows_of_hexes_lie_and_are_named_as_the_polar_map_has_them() -> None:
    """Seventeen rows of ten and nine, even rows half a hex to the right."""
    polar = HexBoard.from_rows([10, 9] * 8 + [10], size=57.735, origin=Point(50, 80))
    assert len(polar.cells) == 162
    assert polar.centre(polar.cell_named("0102")) == pytest.approx((100, 166.6025), abs=0.001)
    assert polar.centre(polar.cell_named("1017")) == pytest.approx((950, 1465.64), abs=0.001)
    around = [polar.name(cell) for cell in polar.neighbours(polar.cell_named("0203"))]
    assert around == ["0303", "0202", "0102", "0103", "0104", "0204"]
    corner = [polar.name(cell) for cell in polar.neighbours(polar.cell_named("0101"))]
    assert corner == ["0201", "0102"]


def test_columns_of_hexes_lie_side_by_side_with_flats_on_top() -> None:
    board = HexBoard.from_columns([3, 2, 3], size=10)
    assert board.centre(board.cell_named("0101")) == Point(0, 0)
    assert board.centre(board.cell_named("0201")) == pytest.approx((15, 8.66), abs=0.001)
    assert board.centre(board.cell_named("0303")) == pytest.approx((30, 34.641), abs=0.001)
    around = [board.name(cell) for cell in board.neighbours(board.cell_named("0201"))]
    assert around == ["0302", "0301", "0101", "0102", "0202"]


@pytest.mark.parametrize(("shifted", "right"), [("odd", "0101"), ("even", "0102")])
def test_the_shifted_rows_lie_further_right(shifted: Literal["odd", "even"], right: str) -> None:
    board = HexBoard.from_rows([3, 3, 3], shifted=shifted, origin=Point(4, 4))
    assert board.centre(board.cell_named("0101")) == Point(4, 4)
    first = [board.cell_named(name) for name in ("0101", "0102", "0103")]
    x = [board.centre(cell).x for cell in first]
    assert x[0] == x[2]
    assert max(first[:2], key=lambda cell: board.centre(cell).x) == board.cell_named(right)
    assert abs(x[1] - x[0]) == pytest.approx(3**0.5 / 2)


@pytest.mark.parametrize(("shifted", "low"), [("odd", "0101"), ("even", "0201")])
def test_the_shifted_columns_lie_further_down(shifted: Literal["odd", "even"], low: str) -> None:
    board = HexBoard.from_columns([3, 3], shifted=shifted)
    pair = [board.cell_named(name) for name in ("0101", "0201")]
    assert max(pair, key=lambda cell: board.centre(cell).y) == board.cell_named(low)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_each_side_of_the_outline_faces_the_step_of_its_number(orientation: Orientation) -> None:
    board = HexBoard([Hex(0, 0), *STEPS], orientation=orientation, size=10)
    outline = board.outline(Hex(0, 0))
    for number, step in enumerate(STEPS):
        side = {outline[number], outline[(number + 1) % 6]}
        assert side < set(board.outline(step))


def test_a_line_on_a_border_takes_the_hex_further_on() -> None:
    board = HexBoard.from_rows([5] * 5)
    line = board.line(Hex(0, 0), Hex(1, 1))
    assert line == (Hex(0, 0), Hex(0, 1), Hex(1, 1))
    assert board.line(Hex(1, 1), Hex(0, 0)) == line[::-1]


def test_a_line_on_the_edge_of_the_map_stays_on_the_map() -> None:
    board = HexBoard([Hex(0, 0), Hex(1, 0), Hex(1, 1)])
    assert board.line(Hex(0, 0), Hex(1, 1)) == (Hex(0, 0), Hex(1, 0), Hex(1, 1))


def test_distance_ignores_a_hole_and_the_path_goes_round_it() -> None:
    west, east = Hex(-1, 0), Hex(1, 0)
    assert RING.distance(west, east) == 2
    assert len(RING.path(west, east)) == 4


def test_a_hole_belongs_to_nobody_and_is_left_out_of_lines() -> None:
    assert RING.cell_at(Point(0, 0)) is None
    assert RING.line(Hex(-1, 0), Hex(1, 0)) == (Hex(-1, 0), Hex(1, 0))
    assert len(RING.neighbours(Hex(1, 0))) == 5


def test_hexes_of_no_size_are_refused() -> None:
    with pytest.raises(ValueError, match="size above 0; 0 asked for"):
        HexBoard([Hex(0, 0)], size=0)


def test_hexes_without_names_are_named_by_their_coordinates() -> None:
    assert RING.name(Hex(-3, 2)) == "-3,2"


def test_a_board_needs_a_cell() -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        HexBoard([])


def test_two_hexes_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="Two cells of this board are named 'Ford'"):
        HexBoard([Hex(0, 0), Hex(1, 0)], names={Hex(0, 0): "Ford", Hex(1, 0): "Ford"})


@given(
    cells=st.sets(st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4)), min_size=1),
    flat=st.booleans(),
)
def test_ragged_hex_maps_hold_together(cells: set[Hex], flat: bool) -> None:
    board = HexBoard(cells, orientation="flat" if flat else "pointy", size=13, origin=Point(7, -2))
    for cell in cells:
        assert board.cell_at(board.centre(cell)) == cell
        touching = {other for other in cells if board.distance(cell, other) == 1}
        assert set(board.neighbours(cell)) == touching
        for other in cells:
            assert set(board.line(cell, other)) <= cells
