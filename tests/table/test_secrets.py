"""Nothing hidden is said anywhere on the table, whoever looks and whenever."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.paint.theme import load_theme
from desktop.table.history_lines import recap_steps
from desktop.table.page import TablePage
from desktop.table.side_docks import HAND
from desktop.table.thumbnail import thumbnail
from tests.table.conftest import MakePage, pick
from tests.table.dump import texts_of
from tests.table.toy_look import ToyLook
from tests.toy.race import CARDS
from tests.toy.table import TWO_PERSONS, play, race
from tests.toy.words import DrawCard, EndTurn, LayTraps, Walk


def hot_seat(make_page: MakePage, north: str = "boots", south: str = "sleep") -> TablePage:
    """Return a table at which North, with one card, is about to be asked."""
    session = race(TWO_PERSONS)
    play(session, DrawCard(north), DrawCard(south), LayTraps((3,)), LayTraps((4, 5)))
    return make_page(session)


def open_everything(page: TablePage) -> str:
    """Visit everything that can be hovered or opened, and return all that was said."""
    said = []
    for place in page.desk.scene.places.names:
        page.inspect(place)
        said += [page.desk.describe(place), texts_of(page)]
    page.toggle_timeline()
    for ply in range(page.model.session.ply):
        page.model.look_at(ply)
        said.append(texts_of(page))
    moments = page.sides.timeline.strip.moments
    said += [moment.words for moment in moments]
    page.model.look_at(None)
    page.toggle_timeline()
    return "\n".join(said)


def test_nobody_reads_the_card_of_another(make_page: MakePage) -> None:
    page = hot_seat(make_page)
    page.passage.page.hold.held.emit()
    said = open_everything(page)
    assert "boots" in said
    assert "sleep" not in said


def test_after_the_hand_over_it_is_the_other_way_round(make_page: MakePage) -> None:
    page = hot_seat(make_page)
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A1", "A2", "button:end_turn")
    page.passage.page.hold.held.emit()
    said = open_everything(page) + "\n".join(
        str(step.words) for step in recap_steps(page.model, page.look)
    )
    assert "sleep" in said
    assert "boots" not in said


def test_the_page_between_two_persons_says_public_facts_only(make_page: MakePage) -> None:
    page = hot_seat(make_page)
    said = texts_of(page.passage.page) + page.title
    assert "Pass the screen to North" in said
    assert not any(card in said for card in CARDS)
    assert page.desk.view.isVisible() is False


def grabbed(page: TablePage) -> QImage:
    return page.grab().toImage()


def test_a_picture_of_the_hand_over_is_the_same_whatever_the_board_holds(
    make_page: MakePage,
) -> None:
    first = grabbed(hot_seat(make_page, "boots", "sleep"))
    second = grabbed(hot_seat(make_page, "mud", "boots"))
    assert first == second


def test_the_board_is_gone_before_the_next_position_is_shown(make_page: MakePage) -> None:
    page = hot_seat(make_page)
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A1", "A2")
    painted: list[bool] = []
    page.model.hand_over.connect(lambda _seat: painted.append(page.desk.view.isVisible()))
    pick(page, "button:end_turn")
    assert painted == [False]


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_floating_hand_is_gone_while_the_screen_is_passed_on_and_comes_back(
    make_page: MakePage,
) -> None:
    page = hot_seat(make_page)
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    hand = page.frame.docks[HAND]
    hand.setFloating(True)
    pick(page, "A1", "A2", "button:end_turn")
    assert page.model.covered
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert windows == [page]
    kept = page.save_layout()
    page.passage.page.hold.held.emit()
    assert (hand.isVisible(), hand.isFloating()) == (True, True)
    hand.setFloating(False)
    page.restore_layout(kept)
    assert (hand.isVisible(), hand.isFloating()) == (True, True)


def test_a_thumbnail_is_the_same_whatever_is_hidden(make_page: MakePage) -> None:
    pictures = []
    for south in ("sleep", "mud"):
        page = hot_seat(make_page, "boots", south)
        page.passage.page.hold.held.emit()
        look = page.look
        assert isinstance(look, ToyLook)
        size = page.desk.view.size() / 4
        picture = thumbnail(look, page.model.view, size, load_theme("dark"))
        pictures.append(picture.toImage())
    assert pictures[0] == pictures[1]


def test_refusals_of_one_person_are_not_in_the_log_of_the_next(make_page: MakePage) -> None:
    page = hot_seat(make_page)
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A6", "A1", "A2", "button:end_turn")
    page.passage.page.hold.held.emit()
    assert all(line.kind != "refused" for line in page.sides.lines.lines)


def test_escape_on_the_page_between_two_persons_does_nothing(
    make_page: MakePage, qtbot: QtBot
) -> None:
    from PySide6.QtCore import Qt

    page = hot_seat(make_page)
    QTest.keyClick(page.passage.page, Qt.Key.Key_Escape)
    QTest.keyClick(page.passage.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.currentWidget() is page.passage.page
    assert page.model.session.ply == 4


@pytest.mark.parametrize("side", ["north", "south"])
def test_the_log_is_that_of_the_viewer(make_page: MakePage, side: str) -> None:
    page = hot_seat(make_page)
    page.passage.page.hold.held.emit()
    if side == "south":
        page.passage.end_recap()
        for action in (Walk(1), Walk(2), EndTurn()):
            page.model.play(action)
        page.passage.page.hold.held.emit()
    own = {"north": "boots", "south": "sleep"}[side]
    said = texts_of(page.sides.log)
    assert own in said
    assert sum(card in said for card in CARDS) == 1
