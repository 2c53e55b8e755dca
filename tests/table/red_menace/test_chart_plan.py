"""The chart as data: names that no counter covers, and what is printed where."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from desktop.paint.drawing import CAP, text_width
from desktop.table.red_menace.chart_plan import (
    SHEET,
    CitySpot,
    city_box,
    name_box,
    name_em,
)
from tests.table.red_menace.charts import DETAILS, chart, standing
from tests.table.red_menace.kits import kit


def words_box(city: CitySpot, detail: float) -> QRectF:
    """Return the box round the letters of a name."""
    em, strip = name_em(detail), name_box(city, detail)
    wide = min(strip.width(), text_width(city.name, em * CAP, 700))
    box = QRectF(0, 0, wide, em * CAP)
    box.moveCenter(strip.center())
    return box


@pytest.mark.parametrize("detail", DETAILS)
def test_no_counter_covers_a_name(qapp: object, detail: float) -> None:
    counters = [standing(spot.x, spot.y) for spot in chart().hexes]
    covered = [
        city.name
        for city in chart().cities
        if any(words_box(city, detail).intersects(counter) for counter in counters)
    ]
    assert covered == []


@pytest.mark.parametrize("detail", DETAILS)
def test_no_name_covers_another_or_an_icon(qapp: object, detail: float) -> None:
    names = {city.id: words_box(city, detail) for city in chart().cities}
    for (one, a), (other, b) in itertools.combinations(names.items(), 2):
        assert not a.intersects(b), (one, other)
    for city in chart().cities:
        for name, box in names.items():
            assert not box.intersects(city.icon), (city.id, name)


@pytest.mark.parametrize("detail", [0.36, *DETAILS])
@pytest.mark.parametrize("name", ["New York", "Nowy Jork"])
def test_new_york_and_montreal_do_not_run_together(qapp: object, detail: float, name: str) -> None:
    one, other = replace(chart().city("H"), name=name), chart().city("G")
    assert other.name == "Montreal"
    gap = words_box(other, detail).left() - words_box(one, detail).right()
    assert gap * detail > 3


@pytest.mark.parametrize("detail", DETAILS)
def test_names_keep_on_the_sheet(detail: float) -> None:
    for city in chart().cities:
        assert SHEET.contains(name_box(city, detail))


def test_names_keep_a_readable_size_and_grow_slowly() -> None:
    sizes = [name_em(detail) * detail for detail in DETAILS]
    assert sizes == sorted(sizes)
    assert sizes[0] > 9
    assert 13 <= sizes[3] <= 15
    assert sizes[4] < 22


def test_the_cities_of_one_hex_lie_side_by_side() -> None:
    one, other = chart().city("H"), chart().city("I")
    assert (one.x, one.y) == (other.x, other.y)
    assert not one.icon.intersects(other.icon)
    boxes = [city_box(city) for city in chart().cities]
    middles = [city.icon.center() for city in chart().cities]
    for number, middle in enumerate(middles):
        assert [at for at, box in enumerate(boxes) if box.contains(middle)] == [number]


@pytest.mark.rule("RM-5a", "RM-5b")
def test_the_chart_shows_what_the_map_names() -> None:
    spots = {spot.id: spot for spot in chart().hexes}
    special = kit().special
    assert {f"D:{spot.dew}": name for name, spot in spots.items() if spot.dew} == special.dew
    assert {f"AD:{spot.ad}": name for name, spot in spots.items() if spot.ad} == special.ad
    assert {name: s.arrow for name, s in spots.items() if s.arrow} == special.trajectory
    assert {name for name, spot in spots.items() if spot.polaris} == set(special.polaris_launch)
    assert (chart().submarine, chart().ship) == ("0607", "0705")
    sides = {city.id: city.side for city in chart().cities}
    assert [*sides] == [*kit().cities]
    assert {name for name, side in sides.items() if side == "blue"} == set("ABCDEFGHIJKLMNOPQRSTU")


def test_zones_are_named_in_few_signs() -> None:
    assert dict(chart().zones) == {
        "usa": "A–D H–S",
        "canada": "E–G U",
        "uk": "T",
        "ussr": "1–11",
        "cuba": "12",
    }
