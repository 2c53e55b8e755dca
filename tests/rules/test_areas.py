"""Areas: any shape, declared neighbours, overlaps and islands."""

from __future__ import annotations

from math import cos, sin, tau

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.shapes import contains, middle, surface
from desktop.rules.space import Area, AreaBoard, Point, Polygon, Rect

UNIT = Rect(0, 0, 1, 1).corners


def square(x: float, y: float, side: float) -> Polygon:
    return Rect(x, y, side, side).corners


@st.composite
def stars(draw: st.DrawFn) -> tuple[Point, Polygon]:
    """Draw a polygon all of whose corners are seen from one point, and that point."""
    arms = draw(st.lists(st.floats(1, 50), min_size=3, max_size=12))
    hub = Point(draw(st.floats(-500, 500)), draw(st.floats(-500, 500)))
    corners = (
        Point(hub.x + arm * cos(tau * i / len(arms)), hub.y + arm * sin(tau * i / len(arms)))
        for i, arm in enumerate(arms)
    )
    return hub, tuple(corners)


@given(star=stars(), out=st.floats(0, 0.99), along=st.floats(0, 1), data=st.data())
def test_a_point_inside_an_outline_belongs_to_that_area(
    star: tuple[Point, Polygon], out: float, along: float, data: st.DataObject
) -> None:
    hub, polygon = star
    board = AreaBoard([Area(key="star", polygons=(polygon,))])
    side = data.draw(st.integers(0, len(polygon) - 1))
    (x1, y1), (x2, y2) = polygon[side - 1], polygon[side]
    rim = Point(x1 + (x2 - x1) * along, y1 + (y2 - y1) * along)

    def at(share: float) -> Point:
        return Point(hub.x + (rim.x - hub.x) * share, hub.y + (rim.y - hub.y) * share)

    assert board.cell_at(at(out)) == "star"
    assert board.cell_at(at(1.01)) is None
    assert board.cell_at(board.centre("star")) == "star"


@given(
    heights=st.lists(st.floats(0, 40), min_size=2, max_size=9),
    depth=st.floats(0.5, 5),
    turned=st.booleans(),
)
def test_the_middle_of_a_bent_strip_lies_in_it(
    heights: list[float], depth: float, turned: bool
) -> None:
    upper = [Point(10.0 * i, y) for i, y in enumerate(heights)]
    lower = [Point(x, y + depth) for x, y in reversed(upper)]
    strip = (*upper, *lower)
    if turned:
        strip = tuple(Point(y, x) for x, y in strip)
    assert contains(strip, middle(strip))


@given(data=st.data())
def test_a_point_on_or_near_a_shared_border_belongs_to_exactly_one_side(
    data: st.DataObject,
) -> None:
    """Two areas along one ragged coast leave no gap and no overlap."""
    bends = data.draw(st.lists(st.floats(-3, 3), min_size=2, max_size=8))
    coast = [Point(x, 10.0 * i) for i, x in enumerate(bends)]
    bottom = coast[-1].y
    land = (*coast, Point(-20, bottom), Point(-20, 0))
    sea = (Point(20, 0), Point(20, bottom), *reversed(coast))
    i = data.draw(st.integers(1, len(coast) - 1))
    share = data.draw(st.floats(0, 0.999))
    (x1, y1), (x2, y2) = coast[i - 1], coast[i]
    point = Point(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
    assert contains(land, point) != contains(sea, point)


def test_the_centroid_is_the_middle_where_it_can_be() -> None:
    assert middle(square(100, 200, 10)) == Point(105, 205)
    assert middle((Point(0, 0), Point(6, 0), Point(0, 3))) == pytest.approx((2, 1))


def test_the_surface_does_not_depend_on_the_way_round() -> None:
    assert surface(square(5, 5, 4)) == 16
    assert surface(square(5, 5, 4)[::-1]) == 16


def test_a_higher_area_covers_a_lower_one_and_the_first_of_equals_wins() -> None:
    board = AreaBoard(
        [
            Area(key="sea", polygons=(square(0, 0, 100),)),
            Area(key="box", polygons=(square(10, 10, 20),), z=1),
            Area(key="late", polygons=(square(0, 0, 50),)),
        ]
    )
    assert board.cell_at(Point(15, 15)) == "box"
    assert board.cell_at(Point(40, 40)) == "sea"


def test_an_island_belongs_to_its_area_and_the_mainland_gives_outline_and_centre() -> None:
    island, mainland = square(50, 0, 2), square(0, 0, 10)
    board = AreaBoard([Area(key="coast", polygons=(island, mainland))])
    assert board.cell_at(Point(51, 1)) == "coast"
    assert board.cell_at(Point(30, 1)) is None
    assert board.outline("coast") == mainland
    assert board.polygons("coast") == (island, mainland)
    assert board.centre("coast") == Point(5, 5)
    assert board.bounds == Rect(0, 0, 52, 10)


def test_counters_stand_on_the_anchor_if_one_is_given() -> None:
    board = AreaBoard([Area(key="a", polygons=(UNIT,), anchor=Point(0.1, 0.2))])
    assert board.centre("a") == Point(0.1, 0.2)


def test_an_anchor_outside_its_area_is_refused() -> None:
    with pytest.raises(ValueError, match="The anchor 3/4 of area a lies outside"):
        AreaBoard([Area(key="a", polygons=(UNIT,), anchor=Point(3, 4))])


@pytest.mark.parametrize(
    ("polygons", "fault"),
    [
        ((), "Area a has no polygon"),
        ((UNIT[:2],), "Area a has a polygon without any surface"),
        (((Point(0, 0), Point(1, 1), Point(2, 2)),), "Area a has a polygon without any surface"),
    ],
)
def test_an_area_without_surface_is_refused(polygons: tuple[Polygon, ...], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        AreaBoard([Area(key="a", polygons=polygons)])


@pytest.mark.parametrize(
    ("neighbours_of_a", "neighbours_of_b", "fault"),
    [
        (("c",), (), "Area a names c as neighbour, which is not an area"),
        (("b",), (), "Area a names b as neighbour, but not the other way round"),
        (("a",), (), "Area a names a as neighbour once too often"),
        (("b", "b"), ("a",), "Area a names b as neighbour once too often"),
    ],
)
def test_neighbours_that_do_not_fit_are_refused(
    neighbours_of_a: tuple[str, ...], neighbours_of_b: tuple[str, ...], fault: str
) -> None:
    a = Area(key="a", polygons=(UNIT,), neighbours=neighbours_of_a)
    b = Area(key="b", polygons=(UNIT,), neighbours=neighbours_of_b)
    with pytest.raises(ValueError, match=fault):
        AreaBoard([a, b])


def test_a_key_used_twice_is_refused() -> None:
    area = Area(key="a", polygons=(UNIT,))
    with pytest.raises(ValueError, match="Area a is listed twice"):
        AreaBoard([area, area])


def test_areas_that_no_way_joins_are_further_apart_than_any_others() -> None:
    chain = [
        Area(key="a", polygons=(square(0, 0, 1),), neighbours=("b",)),
        Area(key="b", polygons=(square(1, 0, 1),), neighbours=("a", "c")),
        Area(key="c", polygons=(square(2, 0, 1),), neighbours=("b",)),
        Area(key="hand", polygons=(square(9, 9, 1),)),
    ]
    board = AreaBoard(chain)
    assert board.distance("a", "c") == 2
    assert board.distance("a", "hand") == 4
    assert board.line("a", "hand") == ()
    assert board.line("c", "a") == ("c", "b", "a")


def test_a_line_takes_the_first_neighbour_seen_from_the_area_listed_first() -> None:
    board = AreaBoard(
        [
            Area(key="a", polygons=(UNIT,), neighbours=("right", "left")),
            Area(key="left", polygons=(UNIT,), neighbours=("a", "z")),
            Area(key="right", polygons=(UNIT,), neighbours=("a", "z")),
            Area(key="z", polygons=(UNIT,), neighbours=("left", "right")),
        ]
    )
    assert board.line("a", "z") == ("a", "right", "z")
    assert board.line("z", "a") == ("z", "right", "a")


def test_areas_are_read_straight_from_component_data() -> None:
    data = {"key": "a", "polygons": [[[0, 0], [4, 0], [4, 4.5]]], "anchor": [3, 1]}
    area = msgspec.convert(data, Area)
    assert area.polygons == ((Point(0, 0), Point(4, 0), Point(4, 4.5)),)
    assert AreaBoard([area]).cell_at(Point(3, 1)) == "a"
