"""The board of the table: hexes as in the rules, boxes beside them, arrow keys through both."""

from __future__ import annotations

import pytest

from desktop.rules.space import Point
from desktop.table.places import Places
from desktop.table.red_menace.areas import TableBoard, table_board
from desktop.table.red_menace.layout import layout
from tests.table.red_menace.kits import kit

KEYS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def board() -> TableBoard:
    return table_board(kit().board, layout())


def test_hexes_lie_where_the_rules_say() -> None:
    for name, cell in kit().cells.items():
        assert board().centre(name) == kit().board.centre(cell)
        assert board().outline(name) == kit().board.outline(cell)


def test_every_box_of_counters_is_a_place() -> None:
    named = {name for name in board().cells if not board().is_hex(name)}
    assert named == {box.name for box in layout().holders}


def test_the_board_is_kept() -> None:
    assert board() is board()


def test_a_place_is_found_under_its_middle() -> None:
    for name in board().cells:
        assert board().cell_at(board().centre(name)) == name


def test_the_words_of_a_box_are_a_part_of_it() -> None:
    box = layout().boxes["dep_A"].rect
    assert board().cell_at(Point(box.x + 4, box.y + 4)) == "box:dep_A"


def test_between_the_boxes_is_nothing() -> None:
    assert board().cell_at(Point(-7, 800)) is None
    assert board().cell_at(Point(0, 0)) is None


def test_the_bounds_are_those_of_the_table() -> None:
    assert board().bounds == layout().table


def test_what_touches_touches_both_ways() -> None:
    for name in board().cells:
        for other in board().neighbours(name):
            assert name in board().neighbours(other)
            assert other != name


def test_hexes_keep_their_neighbours_in_their_order() -> None:
    for name, around in kit().next_to.items():
        hexes = tuple(other for other in board().neighbours(name) if board().is_hex(other))
        assert hexes == around


def test_distance_between_hexes_is_that_of_the_rules() -> None:
    assert board().distance("0309", "0709") == kit().distance("0309", "0709") == 4
    assert board().distance("0101", "0101") == 0
    assert board().line("0309", "0709") == ("0309", "0409", "0509", "0609", "0709")


def test_the_way_to_a_box_leads_through_its_neighbours() -> None:
    line = board().line("box:dep_A", "0901")
    assert line == ("box:dep_A", "1001", "0901")
    assert board().line("0901", "box:dep_A") == line[::-1]
    assert board().distance("0901", "box:dep_A") == 2


def test_arrow_keys_lead_everywhere() -> None:
    places = Places(board())
    reached, ahead = {"0101"}, ["0101"]
    while ahead:
        name = ahead.pop()
        found = {places.towards(name, *key) for key in KEYS} - reached
        reached |= found
        ahead += found
    assert reached == set(board().cells)


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("box:form_C_b2", (1, 0), "box:form_C_b3"),
        ("box:form_C_b2", (0, 1), "box:form_D_b2"),
        ("box:form_C_b3", (1, 0), "0103"),
        ("0103", (-1, 0), "box:form_C_b3"),
        ("1001", (1, 0), "box:dep_A"),
        ("box:dep_D", (-1, 0), "box:dep_A"),
        ("box:dep_A", (0, 1), "box:dep_H"),
        ("box:us_int_ready", (1, 0), "box:us_int_normal"),
        ("box:us_int_long", (0, 1), "box:ca_int_long"),
        ("box:su_int_long", (1, 0), "0111"),
        ("box:sa2_pool", (1, 0), "box:bomber_cup"),
        ("0511", (1, 0), "0611"),
    ],
)
def test_an_arrow_key_leads_to_the_place_beside(start: str, key: tuple[int, int], end: str) -> None:
    assert Places(board()).towards(start, *key) == end


def test_a_box_leads_straight_on_in_a_row_of_the_formation_table() -> None:
    places, name = Places(board()), "box:form_F_counter"
    seen = [name]
    for _ in range(7):
        name = places.towards(name, 1, 0)
        seen.append(name)
    columns = ("counter", "base", "primary", "secondary", "tertiary", "b1", "b2", "b3")
    assert seen == [f"box:form_F_{column}" for column in columns]
