"""The table as data: what lies where keeps apart, and counters keep to their room."""

from __future__ import annotations

import itertools
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.space import Point, Rect
from desktop.table.box_rows import DEEP
from desktop.table.eagles_missiles.layout import (
    CARD,
    PLATE,
    PLATE_HEAD,
    Box,
    Layout,
    layout,
)
from tests.rules.eagles_missiles.positions import KIT
from tests.table.eagles_missiles.charts import aa_box, around, chart, table_box

HOLDERS = layout().holders
TABLE = """
lands = {}
fields = {}
ways = {}
[table]
at = [0, 0, 100, 100]
map = [0, 0, 10, 10]
counter = 56
stack = [4, -4]
[[box]]
id = "one"
at = [0, 0, 62, 62]
kind = "panel"
[[box]]
id = "one"
at = [0, 0, 62, 62]
kind = "panel"
"""


def qrect(rect: Rect) -> QRectF:
    return QRectF(*rect)


def lying(box: Box, n: int, of: int) -> QRectF:
    """Return where a counter lies on the table."""
    place, field = layout().slot(box.id, n, of), qrect(box.field).center()
    return around(Point(field.x() + place.x, field.y() + place.y), *box.piece)


def test_panels_keep_apart_and_off_the_map() -> None:
    panels = [qrect(box.rect) for box in layout().boxes.values() if box.kind == "panel"]
    assert not any(a.intersects(b) for a, b in itertools.combinations(panels, 2))
    assert not any(panel.intersects(qrect(layout().map)) for panel in panels)
    assert all(table_box().contains(panel) for panel in panels)


def test_the_table_has_the_shape_of_a_wide_window() -> None:
    table = layout().table
    assert 1.5 < table.width / table.height < 1.7
    assert table.height <= 1500


def test_every_place_of_the_rules_has_its_own() -> None:
    assert {*layout().lands} == {*KIT.territories}
    assert {*layout().fields} == {*KIT.fields}
    assert {key for key, land in layout().lands.items() if land.aa} == {*KIT.polish}
    for key, line in KIT.lines.items():
        assert len(layout().ways[key]) == len(line.path) + 1


@pytest.mark.rule("EM-I.1")
def test_nothing_printed_or_laid_on_the_map_covers_another() -> None:
    map_ = chart()
    boxes = {f"plate {land.id}": land.plate for land in map_.lands}
    boxes |= {f"field {field.id}": field.sign for field in map_.fields}
    boxes |= {f"aa {key}": aa_box(key) for key in KIT.polish}
    boxes["track"] = qrect(layout().boxes["fleet_track"].rect)
    for (a, one), (b, other) in itertools.combinations(boxes.items(), 2):
        assert not one.intersects(other), f"{a} and {b}"
    sheet = qrect(layout().map)
    assert all(sheet.contains(box) for box in boxes.values())


@pytest.mark.parametrize("box", HOLDERS, ids=lambda box: box.id)
def test_counters_keep_to_their_field(box: Box) -> None:
    if box.flow == "stack":
        pytest.skip("a stack grows out of its box")
    wide = qrect(box.field).adjusted(-3, -3, 3, 3) if box.kind == "track" else qrect(box.field)
    for of in range(1, box.capacity + 1):
        for n in range(of):
            assert wide.contains(lying(box, n, of)), f"{n} of {of}"


@pytest.mark.parametrize("box", HOLDERS, ids=lambda box: box.id)
def test_no_two_counters_lie_in_one_place(box: Box) -> None:
    if box.flow == "stack":
        pytest.skip("only the uppermost counters of a stack are seen")
    places = [layout().slot(box.id, n, box.capacity) for n in range(box.capacity)]
    assert len(set(places)) == box.capacity


def test_squadrons_of_nato_that_wait_lie_beside_one_another() -> None:
    box = layout().boxes["nato_uncommitted"]
    wide, high = box.piece
    places = [layout().slot(box.id, n, box.capacity) for n in range(box.capacity)]
    for one, other in combinations(places, 2):
        assert abs(one.x - other.x) >= wide or abs(one.y - other.y) >= high


def test_rows_begin_at_the_top() -> None:
    few, many = (lying(layout().boxes["allied_losses"], 0, of) for of in (1, 25))
    assert few.top() == many.top()


def test_the_boxes_hold_what_there_is() -> None:
    boxes, squadrons = layout().boxes, KIT.squadrons.values()
    nato = sum(each.side == "nato" for each in squadrons)
    russian = sum(each.side == "russian" for each in squadrons)
    allied = len(squadrons) - russian
    assert boxes["nato_pool"].capacity == boxes["nato_uncommitted"].capacity == nato
    assert boxes["russian_losses"].capacity == russian
    assert boxes["allied_losses"].capacity == allied + len(KIT.aa)
    assert boxes["fleet_track"].capacity == KIT.rules.setup["fleet_strength"]


def test_a_stack_rises_until_the_rest_is_hidden() -> None:
    places = [layout().slot("nato_deck", n, 9) for n in range(9)]
    assert len(set(places)) == DEEP + 1


@pytest.mark.parametrize("count", range(1, 9))
def test_a_battle_keeps_to_its_plate(count: int) -> None:
    widths = (CARD[0], *(56.0,) * (count - 1))
    places = layout().battle(widths)
    plate = QRectF(-PLATE[0] / 2, PLATE_HEAD - PLATE[1] / 2, PLATE[0], PLATE[1] - PLATE_HEAD)
    pieces = [around(at, wide, CARD[1]) for at, wide in zip(places, widths, strict=True)]
    assert all(plate.contains(piece) for piece in pieces)
    assert [piece.center().x() for piece in pieces] == sorted(p.center().x() for p in pieces)
    assert len(set(places)) == count


def test_a_small_battle_lies_side_by_side() -> None:
    widths = (CARD[0], 56.0, 56.0)
    pieces = [around(at, w, 56) for at, w in zip(layout().battle(widths), widths, strict=True)]
    assert not any(a.intersects(b) for a, b in itertools.combinations(pieces, 2))
    assert layout().battle(()) == ()


@pytest.mark.parametrize("of", [1, 2, 3, 5])
def test_aa_units_keep_to_their_room(of: int) -> None:
    for n in range(of):
        wide = layout().aa_disc(of)
        disc = around(layout().aa_slot("MAZ", n, of), wide, wide)
        assert aa_box("MAZ").adjusted(-1, -1, 1, 1).contains(disc)


def test_no_aa_unit_stands_abroad() -> None:
    with pytest.raises(ValueError, match="No AA unit stands in DEU"):
        layout().aa_slot("DEU", 0, 1)


@pytest.mark.rule("EM-VI.1f")
def test_an_airfield_has_a_place_for_each_squadron() -> None:
    for key, airfield in KIT.airfields.items():
        sign = chart().field(key).sign
        places = [layout().base_slot(key, n, airfield.capacity) for n in range(airfield.capacity)]
        boxes = [around(place, 56, 56) for place in places]
        assert all(sign.contains(box) for box in boxes)
        assert not any(a.intersects(b) for a, b in itertools.combinations(boxes, 2))


@pytest.mark.parametrize("n", [-1, 8])
def test_a_counter_that_is_not_there_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match=f"nato_pool has no counter {n} of 4"):
        layout().slot("nato_pool", n, 4)


def test_two_boxes_of_one_name_are_an_error() -> None:
    with pytest.raises(ValueError, match="box one twice"):
        Layout(TABLE.encode())


def test_the_sea_has_a_plate_for_the_fleets_escorts() -> None:
    assert layout().lands[SEA].aa is None
