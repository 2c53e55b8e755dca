"""Counters that are targets of their own: they have places, rings, and lines between them."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from desktop.paint.theme import load_theme
from desktop.rules.core import T
from desktop.table.counter_marks import between
from desktop.table.look import Counter, Mark
from desktop.table.marks import Marks
from desktop.table.places import Places
from tests.table.conftest import MakePage
from tests.table.toy_look import BOARD

WORDS = T("toy", "A counter")
NEAR, FAR = QRectF(0, 0, 40, 40), QRectF(100, 0, 40, 40)
PLACES = Places(BOARD).with_counters({"unit:1": NEAR, "unit:2": FAR})


@dataclass
class Lit:
    """Marks on a scene of their own."""

    scene: QGraphicsScene
    below: QGraphicsPathItem
    above: QGraphicsPathItem
    marks: Marks


@pytest.fixture
def lit(qapp: object) -> Lit:
    scene, below, above = QGraphicsScene(), QGraphicsPathItem(), QGraphicsPathItem()
    scene.addItem(below)
    scene.addItem(above)
    return Lit(scene, below, above, Marks(below, above))


def test_a_counter_is_found_beside_the_cells() -> None:
    assert "unit:1" in PLACES
    assert PLACES.is_counter("unit:1")
    assert not PLACES.is_counter("A0")
    assert PLACES.centre("unit:2") == FAR.center()
    assert PLACES.outline("unit:2").boundingRect() == FAR
    assert "unit:1" not in PLACES.names
    assert PLACES.order("A0") < PLACES.order("unit:1") < PLACES.order("unit:2")
    assert PLACES.towards("unit:1", 1, 0) in PLACES.names


def test_the_places_stay_the_same_while_no_counter_moves() -> None:
    assert PLACES.with_counters({"unit:1": NEAR, "unit:2": FAR}) is PLACES
    assert PLACES.with_counters({"unit:1": FAR}).centre("unit:1") == FAR.center()


@pytest.mark.parametrize("kind", ["source", "target", "attack", "picked", "cursor", "refused"])
def test_a_mark_on_a_counter_is_a_ring_around_it_over_everything(lit: Lit, kind: str) -> None:
    mark = Mark("unit:1", kind)  # type: ignore[arg-type]  # one of the kinds
    lit.marks.show((mark,), PLACES, load_theme("dark"), "#62aeea")
    items = lit.marks.items(mark)
    assert items
    for item in items:
        assert item.parentItem() is lit.above
        # The slash of a refusal alone lies on the counter.
        assert item.boundingRect().contains(NEAR) or kind == "refused"


def test_where_a_counter_moves_only_its_own_marks_are_drawn_anew(lit: Lit) -> None:
    theme = load_theme("dark")
    moved, stays = Mark("unit:1", "target"), Mark("unit:2", "target")
    line, cell = Mark("unit:2", "aim", to="unit:1"), Mark("A0", "target")
    marks = (moved, stays, line, cell)
    lit.marks.show(marks, PLACES, theme, "#62aeea")
    before = {mark: lit.marks.items(mark) for mark in marks}
    further = NEAR.translated(0, 60)
    places = PLACES.with_counters({"unit:1": further, "unit:2": FAR})
    lit.marks.show(marks, places, theme, "#62aeea")
    for mark in (stays, cell):
        assert lit.marks.items(mark) == before[mark]
    for mark in (moved, line):
        assert set(lit.marks.items(mark)).isdisjoint(before[mark])
    assert all(item.boundingRect().contains(further) for item in lit.marks.items(moved))
    # On another board everything lies elsewhere.
    lit.marks.show(marks, Places(BOARD).with_counters({"unit:2": FAR}), theme, "#62aeea")
    assert set(lit.marks.items(stays)).isdisjoint(before[stays])


def test_a_line_runs_from_edge_to_edge_and_carries_its_words(lit: Lit) -> None:
    line = between(NEAR, FAR)
    assert line.p1() == QPointF(40, 20)
    assert line.p2() == QPointF(100, 20)
    aim, words = Mark("unit:1", "aim", to="unit:2"), Mark("unit:1", "aim", "90 %", to="unit:2")
    support = Mark("unit:2", "support", to="unit:1")
    lit.marks.show((aim, words, support), PLACES, load_theme("dark"), "#62aeea")
    assert len(lit.marks.items(words)) == len(lit.marks.items(aim)) + 2
    assert len(lit.marks.items(support)) == len(lit.marks.items(aim)) - 1
    assert not lit.marks.items(Mark("unit:1", "aim", to="nobody"))


def test_only_counters_that_cover_each_other_are_spread(make_page: MakePage) -> None:
    page = make_page()
    scene = page.desk.scene
    piled = [Counter("a", "A0", "a", WORDS), Counter("b", "A0", "b", WORDS, offset=(4, 0))]
    scene.sync(page.model.view, tuple(piled))
    scene.fan("A0")
    assert not scene.fanned_area().isEmpty()
    scene.fan(None)
    beside = Counter("b", "A0", "b", WORDS, offset=(60, 0))
    scene.sync(page.model.view, (piled[0], beside))
    scene.fan("A0")
    assert scene.fanned_area().isEmpty()


def test_what_is_lit_on_a_counter_stays_lit_in_another_theme(make_page: MakePage) -> None:
    page = make_page()
    scene = page.desk.scene
    scene.sync(page.model.view, (Counter("a", "A1", "a", WORDS, target="unit:a"),))
    mark = Mark("unit:a", "target")
    scene.set_marks((mark,))
    before = scene.places.outline("unit:a")
    scene.set_theme(page.model.view, load_theme("light"))
    assert scene.places.outline("unit:a") == before
    assert scene._lit.items(mark)


def test_a_counter_moves_to_where_it_will_stand_in_its_place(make_page: MakePage) -> None:
    page = make_page()
    scene = page.desk.scene
    moved = Counter("a", "A1", "a", WORDS, offset=(10, 5))
    ends = scene.home_among((moved,))
    middle = scene.places.centre("A1")
    assert middle is not None
    assert ends == {("a", "A1"): middle + QPointF(10, 5)}


def test_a_way_leads_from_middle_to_middle_and_ends_in_a_dot_or_its_signs(lit: Lit) -> None:
    plain, told = Mark("unit:1", "way", to="A0"), Mark("unit:1", "way", "7", to="unit:2")
    lit.marks.show((plain, told), PLACES, load_theme("dark"), "#62aeea")
    assert all(item.parentItem() is lit.above for item in lit.marks.items(plain))
    line = lit.marks.items(told)[0].boundingRect()
    assert line.center() == QPointF(70, 20)
    assert 60 < line.width() < 100
    assert len(lit.marks.items(told)) == len(lit.marks.items(plain)) + 1
    nowhere = Mark("unit:1", "way", to="unit:9")
    lit.marks.show((nowhere,), PLACES, load_theme("dark"), "#62aeea")
    assert lit.marks.items(nowhere) == ()


def test_a_line_of_somebody_sent_is_bent_with_a_head_and_its_chance_half_way(lit: Lit) -> None:
    plain, words = Mark("unit:1", "sent", to="unit:2"), Mark("unit:1", "sent", "42 %", to="unit:2")
    lit.marks.show((plain, words), PLACES, load_theme("dark"), "#62aeea")
    assert len(lit.marks.items(words)) == len(lit.marks.items(plain)) + 2
    way = lit.marks.items(plain)[0].boundingRect()
    assert way.left() < 50
    assert way.right() > 90
    # From edge to edge it is straight to the right, but for the bend.
    assert way.height() > 4
    assert not lit.marks.items(Mark("unit:1", "sent", to="nobody"))
