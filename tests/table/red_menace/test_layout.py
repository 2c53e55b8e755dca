"""The table as data: boxes that keep apart, counters that keep to them and off their words."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF

from desktop.paint.drawing import CAP
from desktop.rules.space import Rect
from desktop.table.box_rows import DEEP
from desktop.table.red_menace.layout import Box, Layout, layout
from desktop.table.red_menace.sheet_facts import FLIGHTS
from desktop.table.red_menace.sheet_parts import ENLARGED, HEAD_EM
from tests.table.red_menace.charts import COMPACT
from tests.table.red_menace.kits import kit

HOLDERS = layout().holders
RING = 8
"""What lights a base reaches so far beyond it where the whole table is seen in a small window."""
TABLE = """
[table]
at = [0, 0, 100, 100]
map = [0, 0, 10, 10]
counter = 56
stack = [5, -5]
[[box]]
id = "one"
at = [0, 0, 62, 62]
kind = "cell"
[[grid]]
id = "{}"
keys = ["one"]
at = [0, 0, 62, 62]
step = [0, 0]
kind = "cell"
"""


def qrect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def lying(box: Box, n: int, of: int) -> QRectF:
    """Return where a counter lies on the table."""
    place, side = layout().slot(box.id, n, of), layout().counter
    counter = QRectF(0, 0, side, side)
    counter.moveCenter(qrect(box.field).center())
    return counter.translated(place.x, place.y)


def test_boxes_of_counters_keep_apart_and_off_the_map() -> None:
    boxes = [qrect(box.rect) for box in HOLDERS]
    assert not any(a.intersects(b) for a, b in itertools.combinations(boxes, 2))
    assert not any(box.intersects(qrect(layout().map)) for box in boxes)


def test_every_box_lies_on_its_sheet() -> None:
    sheets = [qrect(box.rect) for box in layout().boxes.values() if box.kind == "sheet"]
    assert len(sheets) == 2
    table = qrect(layout().table)
    assert all(table.contains(sheet) for sheet in sheets)
    for box in layout().boxes.values():
        assert any(sheet.contains(qrect(box.rect)) for sheet in sheets), box.id


def test_a_ring_round_the_highest_bases_leaves_their_heading_free() -> None:
    heading, base = (qrect(layout().boxes[each].rect) for each in ("dep_title", "dep_A"))
    assert base.top() - heading.bottom() >= RING


def test_a_heading_that_grew_keeps_off_the_title_above_it() -> None:
    title, heading = (qrect(layout().boxes[each].rect) for each in ("us_title", "dep_title"))
    letters = heading.center().y() - HEAD_EM * CAP * ENLARGED / 2
    assert (letters - title.bottom()) * COMPACT > 2


def test_the_table_fits_a_wide_screen() -> None:
    table = layout().table
    assert table.width <= 2350
    assert table.height <= 1585


@pytest.mark.parametrize("box", HOLDERS, ids=lambda box: box.id)
def test_counters_keep_to_their_field(box: Box) -> None:
    if box.flow == "stack" or box.kind == "ticks":
        pytest.skip("a stack grows out of its box, and no counter lies on ticks")
    for of in range(1, box.capacity + 1):
        for n in range(of):
            assert qrect(box.field).contains(lying(box, n, of)), f"{n} of {of}"


@pytest.mark.parametrize("box", HOLDERS, ids=lambda box: box.id)
def test_no_two_counters_lie_in_one_place(box: Box) -> None:
    if box.flow == "stack":
        pytest.skip("only the uppermost counters of a stack are seen")
    places = [layout().slot(box.id, n, box.capacity) for n in range(box.capacity)]
    assert len(set(places)) == box.capacity


def test_counters_that_fit_lie_side_by_side() -> None:
    for box_id, count in (
        ("dep_A", 3),
        ("us_int_ready", 6),
        ("su_int_ready", 6),
        ("ca_int_long", 3),
    ):
        box = layout().boxes[box_id]
        lie = [lying(box, n, count) for n in range(count)]
        assert not any(a.intersects(b) for a, b in itertools.combinations(lie, 2)), box_id


def test_no_counter_of_a_full_box_covers_the_name_of_another() -> None:
    box = layout().boxes["us_int_ready"]
    lie = [lying(box, n, box.capacity) for n in range(box.capacity)]
    for below, above in itertools.combinations(lie, 2):
        name = QRectF(below.left(), below.top(), below.width(), below.height() / 2)
        assert not name.intersects(above)


def test_bombers_to_place_and_the_heap_beside_them_lie_side_by_side() -> None:
    places = [lying(layout().boxes["us_aside"], n, 4) for n in range(4)]
    for one, other in itertools.pairwise(places):
        assert other.left() - one.right() > -2


def test_what_is_too_many_moves_together() -> None:
    few, many = (layout().slot("dep_A", 1, of).x - layout().slot("dep_A", 0, of).x for of in (3, 6))
    assert 0 < many < few


def test_a_single_counter_of_a_cell_lies_in_its_middle() -> None:
    assert layout().slot("form_A_b1", 0, 1) == (0, 0)


def test_cells_hold_one_each_whatever_lies_there() -> None:
    first, second = (layout().slot("polaris_track", n, 1) for n in (0, 3))
    assert first.x == -second.x
    assert layout().slot("polaris_track", 3, 4) == second


def test_a_stack_rises_until_the_rest_is_hidden() -> None:
    places = [layout().slot("sa2_pool", n, 9) for n in range(9)]
    assert len(set(places)) == DEEP + 1
    assert places[1] == layout().stack


@pytest.mark.parametrize("n", [-1, 6])
def test_a_counter_that_is_not_there_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match=f"dep_A has no counter {n} of 4"):
        layout().slot("dep_A", n, 4)


def test_two_boxes_of_one_name_are_an_error() -> None:
    with pytest.raises(ValueError, match="box one twice"):
        Layout(TABLE.encode())


@pytest.mark.rule("RM-3.1", "RM-3.2")
def test_the_sheets_have_what_the_rules_name() -> None:
    sheets, boxes = kit().tables.sheets, layout().boxes
    rows = [row.replace("-", "") for row in sheets["soviet"]["formation_rows"]]
    assert rows == [*FLIGHTS]
    for flight in FLIGHTS:
        for column in ("counter", "base", "primary", "secondary", "tertiary", "b1", "b2", "b3"):
            assert f"form_{flight}_{column}" in boxes
    us = sheets["us"]
    assert [f"dep_{base}" for base in us["deployment_rows"]] == [
        box.id for box in HOLDERS if box.kind == "base"
    ]
    assert boxes["aam_boxes"].capacity == us["aam_nuclear_boxes"]
    assert boxes["sub_moves"].capacity == us["submarine_move_boxes"]
    assert boxes["polaris_track"].capacity == len(us["polaris_track"])
    first, last = us["points_track"]
    assert [box for box in boxes if box.startswith("pt_")] == [
        f"pt_{number}" for number in range(first, last + 1)
    ]
