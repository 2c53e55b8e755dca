"""The board of the table: territories as in the rules, panels beside them, and the arrow keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.space import Point
from desktop.table.eagles_missiles.areas import TableBoard, table_board
from desktop.table.eagles_missiles.chart_lands import lands
from desktop.table.eagles_missiles.layout import layout
from desktop.table.places import Places
from tests.rules.eagles_missiles.positions import KIT

KEYS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def board() -> TableBoard:
    return table_board(KIT, layout())


def test_every_territory_and_every_box_of_counters_is_a_place() -> None:
    boxes = {box.name for box in layout().holders}
    assert set(board().cells) == {*KIT.territories, *boxes}
    assert {name for name in board().cells if board().is_land(name)} == {*KIT.territories}
    assert board() is board()


@pytest.mark.parametrize("key", KIT.territories)
def test_a_territory_lies_round_its_middle(key: str) -> None:
    outline = board().outline(key)
    assert len(outline) > 20
    box = lands().territories[key].boundingRect()
    assert all(box.contains(QPointF(*point)) for point in outline)


@pytest.mark.rule("EM-I.1")
def test_cities_and_airfields_lie_in_their_territory() -> None:
    for key, field in KIT.fields.items():
        assert board().cell_at(Point(*layout().fields[key].at)) == field.territory, key


def test_aa_units_stand_in_their_territory() -> None:
    for key in KIT.polish:
        at = layout().lands[key].aa
        assert at is not None
        assert board().cell_at(Point(*at)) == key


@pytest.mark.rule("EM-I.1")
def test_invasions_pass_through_their_territories() -> None:
    for key, line in KIT.lines.items():
        for land, point in zip(line.path, layout().ways[key][1:], strict=True):
            assert board().cell_at(Point(*point)) == land


def test_a_panel_is_found_under_its_middle() -> None:
    for box in layout().holders:
        assert board().cell_at(board().centre(box.name)) == box.name


def test_the_track_lies_over_the_sea() -> None:
    box = layout().boxes["fleet_track"].rect
    assert board().cell_at(Point(box.x + 4, box.y + 4)) == "box:fleet_track"
    assert board().cell_at(Point(900, 150)) == SEA


def test_between_the_panels_and_in_other_lands_is_nothing() -> None:
    assert board().cell_at(Point(2, 2)) is None
    assert board().cell_at(Point(1960, 700)) is None


def test_a_plate_over_the_sea_belongs_to_its_territory() -> None:
    for land in ("CPM", "GPM", "WAR", "LPL"):
        x, y = layout().lands[land].plate
        assert board().cell_at(Point(x, y)) == land


def test_what_touches_touches_both_ways() -> None:
    for name in board().cells:
        for other in board().neighbours(name):
            assert name in board().neighbours(other)
            assert other != name


@pytest.mark.rule("EM-I.1")
def test_polish_territories_touch_as_in_the_rules() -> None:
    for key in KIT.polish:
        around = {other for other in board().neighbours(key) if other in KIT.polish}
        assert around == {*KIT.territories[key].adjacent}


def test_arrow_keys_lead_everywhere() -> None:
    places = Places(board())
    reached, ahead = {"MAZ"}, ["MAZ"]
    while ahead:
        name = ahead.pop()
        found = {places.towards(name, *key) for key in KEYS} - reached
        reached |= found
        ahead += found
    assert reached == set(board().cells)


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("MAZ", (-1, 0), "KUJ"),
        ("GPL", (-1, 0), "LBS"),
        ("SUB", (-1, 0), "LPL"),
        ("CPM", (0, -1), SEA),
        ("box:polish_deck", (0, 1), "box:polish_played"),
        ("box:russian_deck", (1, 0), "box:russian_seen"),
    ],
)
def test_an_arrow_key_leads_to_the_place_beside(start: str, key: tuple[int, int], end: str) -> None:
    assert Places(board()).towards(start, *key) == end


def test_the_inner_territories_lead_to_no_panel() -> None:
    for key in ("MAZ", "LDZ", "KUJ", "GPL"):
        assert all(board().is_land(other) for other in board().neighbours(key))


def test_ways_are_the_same_in_both_directions() -> None:
    line = board().line("LBS", "SUB")
    assert line == board().line("SUB", "LBS")[::-1]
    assert board().distance("LBS", "SUB") == len(line) - 1
    assert board().distance("MAZ", "MAZ") == 0
