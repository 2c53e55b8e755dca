from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.table.animator import Animator, curve
from desktop.table.look import Motion
from tests.table.conftest import MakePage, pick
from tests.toy.table import TWO_PERSONS, opened


def test_a_move_is_shown_and_the_board_set_from_the_state_afterwards(
    make_page: MakePage, qtbot: QtBot
) -> None:
    page = make_page(moves=True)
    animator = page.desk.animator
    pick(page, "A1")
    assert animator.running
    qtbot.waitUntil(lambda: not animator.running)
    item = page.desk.scene.item("north")
    assert item is not None
    assert item.pos() == page.desk.scene.places.centre("A1")


def test_any_key_jumps_to_the_end(make_page: MakePage, qtbot: QtBot) -> None:
    page = make_page(moves=True)
    pick(page, "A1")
    QTest.keyClick(page.desk.view, Qt.Key.Key_Space)
    assert not page.desk.animator.running


def test_moving_never_keeps_from_picking(make_page: MakePage) -> None:
    page = make_page(opened(TWO_PERSONS), moves=True)
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A1", "A2")
    assert page.model.session.ply == 6


def test_a_counter_that_is_gone_is_passed_over(make_page: MakePage) -> None:
    page = make_page(moves=True)
    ends: list[int] = []
    page.desk.animator.finished.connect(lambda: ends.append(1))
    page.desk.animator.play([Motion("nobody", "move", "A0", "A1"), Motion("north", "appear")])
    assert ends == [1]


def test_a_group_moves_as_one(make_page: MakePage, qtbot: QtBot) -> None:
    page = make_page(moves=True)
    animator, scene = page.desk.animator, page.desk.scene
    animator.play([Motion("north", "move", "A0", "A3", along=("south", "nobody"))])
    middle = scene.places.centre("A3")
    items = [scene.item("north"), scene.item("south")]
    qtbot.waitUntil(lambda: all(item is not None and item.x() > 0 for item in items))
    assert animator.running
    assert middle is not None
    assert len({item.pos().x() for item in items if item is not None}) == 1


def test_another_board_in_mid_movement_does_no_harm(make_page: MakePage, qtbot: QtBot) -> None:
    pages = [make_page(moves=True) for _ in range(6)]
    for page in pages:
        page.desk.animator.play([Motion("north", "move", "A0", "A3")])
        page.desk.animator.use(None)
        assert not page.desk.animator.running


def test_undo_in_mid_movement_shows_the_state(make_page: MakePage) -> None:
    page = make_page(opened(TWO_PERSONS), moves=True)
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A1")
    page.model.undo()
    item = page.desk.scene.item("north")
    assert item is not None
    assert not page.desk.animator.running
    assert item.pos() == page.desk.scene.places.centre("A0")


def test_an_animator_without_a_board_ends_at_once(qapp: object) -> None:
    animator = Animator()
    animator.play([Motion("north", "move", "A0", "A1")])
    animator.send_home("north")
    assert not animator.running


def test_the_way_home_is_bowed() -> None:
    from PySide6.QtCore import QPointF

    path = curve(QPointF(0, 0), QPointF(100, 0))
    assert path.pointAtPercent(1.0) == QPointF(100, 0)
    assert abs(path.pointAtPercent(0.5).y()) > 4
