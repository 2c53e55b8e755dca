"""Marks: what stays lit keeps its items, and what lies over what does not depend on the order."""

from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from desktop.paint.theme import Theme, load_theme
from desktop.rules.areas import Area, AreaBoard
from desktop.rules.shapes import Point
from desktop.table.look import Mark, MarkKind
from desktop.table.marks import Marks
from desktop.table.places import Places
from tests.table.toy_look import BOARD

ACCENT = "#c0a040"
ONE, TWO, THREE = Mark("A1", "source"), Mark("A2", "target", "+1"), Mark("A3", "attack")


@dataclass
class Lit:
    """Marks on a scene of their own."""

    scene: QGraphicsScene
    below: QGraphicsItem
    marks: Marks
    places: Places
    theme: Theme

    def show(self, *marks: Mark) -> None:
        self.marks.show(marks, self.places, self.theme, ACCENT)

    def count(self) -> int:
        """How many items there are beside the two layers."""
        return len(self.scene.items()) - 2

    def kinds_below(self, *marks: Mark) -> list[MarkKind]:
        """The kinds of these marks as they lie on the lower layer, the lowest first."""
        found: list[MarkKind] = []
        for item in self.scene.items()[::-1]:
            for mark in marks:
                if item in self.marks.items(mark) and item.parentItem() is self.below:
                    found += [mark.kind] if mark.kind not in found else []
        return found


@pytest.fixture
def lit(qapp: object) -> Lit:
    scene, below, above = QGraphicsScene(), QGraphicsPathItem(), QGraphicsPathItem()
    for layer in (below, above):
        scene.addItem(layer)
    return Lit(scene, below, Marks(below, above), Places(BOARD), load_theme("dark"))


def test_marks_that_stay_are_the_same_items(lit: Lit) -> None:
    lit.show(ONE, TWO)
    before = lit.marks.items(TWO)
    assert before
    lit.show(TWO, THREE)
    assert lit.marks.items(TWO) == before
    assert lit.marks.items(ONE) == ()
    assert lit.count() == len(before) + len(lit.marks.items(THREE))
    assert lit.marks.shown == (TWO, THREE)


def test_a_mark_given_twice_is_drawn_once(lit: Lit) -> None:
    lit.show(ONE)
    count = lit.count()
    lit.show(ONE, ONE)
    assert lit.count() == count
    lit.show()
    assert lit.count() == 0


def test_another_theme_draws_everything_anew(lit: Lit) -> None:
    lit.show(ONE, TWO)
    before = lit.marks.items(TWO)
    lit.theme = load_theme("light")
    lit.show(ONE, TWO)
    assert lit.marks.items(TWO) != before
    assert len(lit.marks.items(TWO)) == len(before)


def test_a_mark_lies_where_its_kind_lies_however_late_it_came(lit: Lit) -> None:
    source, threat = Mark("A1", "source"), Mark("A1", "threat")
    lit.show(source, threat)
    assert lit.kinds_below(source, threat) == ["threat", "source"]
    lit.show(source)
    lit.show(source, threat)
    assert lit.kinds_below(source, threat) == ["threat", "source"]


def test_lines_without_words_run_under_the_words_of_others(lit: Lit) -> None:
    spoken, mute = Mark("A1", "sent", "72 %", to="A3"), Mark("A2", "sent", to="A3")
    lit.show(spoken, mute)
    lowest = min(item.zValue() for item in lit.marks.items(spoken))
    assert lowest > max(item.zValue() for item in lit.marks.items(mute))


def test_a_zone_lies_below_the_counters_and_under_every_choice(lit: Lit) -> None:
    zone = Mark("A1", "zone", colour="#ff8800")
    lit.show(ONE, zone)
    assert all(item.parentItem() is lit.below for item in lit.marks.items(zone))
    assert lit.kinds_below(ONE, zone) == ["zone", "source"]


def test_an_arrow_is_no_thicker_than_its_smaller_end_bears(qapp: object) -> None:
    wide = Area(key="wide", polygons=(square(0, 600),), neighbours=())
    small = Area(key="small", polygons=(square(700, 40),), neighbours=())
    scene, below, above = QGraphicsScene(), QGraphicsPathItem(), QGraphicsPathItem()
    for layer in (below, above):
        scene.addItem(layer)
    marks, mark = Marks(below, above), Mark("wide", "last_move", to="small")
    marks.show((mark,), Places(AreaBoard((wide, small))), load_theme("dark"), ACCENT)
    (item,) = marks.items(mark)
    # The way is level, so the height is that of the head.
    assert item.boundingRect().height() < 40
    assert below.childrenBoundingRect().width() > 300


def square(left: float, size: float) -> tuple[Point, ...]:
    top = -size / 2
    return (
        Point(left, top),
        Point(left + size, top),
        Point(left + size, top + size),
        Point(left, top + size),
    )


def test_a_faint_arrow_is_thinner_and_lets_more_of_the_board_be_seen(lit: Lit) -> None:
    marks = [Mark("A1", "last_move", to="A3", faint=faint) for faint in (True, False)]
    lit.show(*marks)
    faint, usual = (lit.marks.items(mark)[0] for mark in marks)
    assert isinstance(faint, QGraphicsPathItem)
    assert isinstance(usual, QGraphicsPathItem)
    assert faint.brush().color().alphaF() < usual.brush().color().alphaF()
    thin, wide = (min(each.boundingRect().size().toTuple()) for each in (faint, usual))
    assert thin < wide


def test_the_arrow_of_a_move_lets_the_board_be_seen_and_that_of_a_route_does_not(lit: Lit) -> None:
    marks = [Mark("A1", kind, to="A3", colour="#802020") for kind in ("last_move", "route")]
    lit.show(*marks)
    move, route = (lit.marks.items(mark)[0] for mark in marks)
    assert isinstance(move, QGraphicsPathItem)
    assert isinstance(route, QGraphicsPathItem)
    assert move.brush().color().alphaF() < 1
    assert route.brush().color().alphaF() == 1
