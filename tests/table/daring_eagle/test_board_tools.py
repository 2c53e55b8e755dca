"""The buttons at the corner of the board, and what goes by itself at the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from desktop.rules.daring_eagle import DaringEagle
from tests.table.daring_eagle.conftest import Place
from tests.table.daring_eagle.playing import TWO_PERSONS, Play, open_at

FAR = {"L12": "B", "L11": "B"}


def threatened(play: Play) -> bool:
    return any(mark.kind == "threat" for mark in play.page.desk.scene.marks)


def test_threats_have_a_button_that_stays_down_while_they_are_lit(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, {"F6": "D"}))
    button = play.page.tools.overlays["O"]
    assert button.isVisible()
    button.click()
    assert (threatened(play), button.isChecked()) == (True, True)
    play.board_keys("O")
    assert (threatened(play), button.isChecked()) == (False, False)
    play.page.close_game()


def test_threats_stay_lit_as_the_game_goes_on(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"F5": "B"}, {"F6": "D"}))
    button, scene = play.page.tools.overlays["O"], play.page.desk.scene
    button.click()
    before = {mark.place for mark in scene.marks if mark.kind == "threat"}
    play.click("F5")
    play.click("F3")
    assert button.isChecked()
    after = {mark.place for mark in scene.marks if mark.kind == "threat"}
    assert after - before == {"F4"}, "which the unit hid before it moved"
    play.page.close_game()


def test_the_board_is_turned_by_a_button(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR))
    before = play.page.desk.scene.places.centre("C3")
    assert play.page.tools.turning.isVisible()
    for _ in range(4):
        play.page.tools.turning.click()
    assert play.page.desk.scene.places.centre("C3") == before
    play.page.tools.turning.click()
    assert play.page.desk.scene.places.centre("C3") != before
    play.page.close_game()


def test_words_go_from_the_buttons_where_they_would_cover_the_board(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR))
    texts = []
    for width in (1600, 1200, 900):
        play.page.resize(width, 800)
        texts.append([button.text() for button in play.page.tools.overlays.values()])
    assert texts == [["Threats"], ["O"], ["Threats"]], "in a narrow window there is room above"
    play.page.close_game()


def test_the_buttons_stay_in_the_corner_while_the_board_is_scrolled(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR))
    view, tools = play.page.desk.view, play.page.tools
    before = tools.pos()
    view.zoom_by(2.0, QPointF(300, 200))
    view.horizontalScrollBar().setValue(view.horizontalScrollBar().value() + 60)
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 40)
    assert tools.pos() == before
    play.page.close_game()


def depth(play: Play, square: str) -> float:
    centre = play.page.desk.scene.places.centre(square)
    assert centre is not None
    return centre.y()


def test_the_board_turns_to_each_player_who_asks_for_it(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    # Gold lives in the south-west, Red in the north-east.
    play = open_at(qtbot, game, place({"C3": "B"}, FAR), TWO_PERSONS)
    play.page.habits.use(ends_turns=False, turns_board=True)
    play.pass_screen()
    assert depth(play, "A1") > depth(play, "L12")
    play.picker.pick("C3")
    play.picker.pick("C4")
    play.page.press("button:end_turn")
    play.pass_screen()
    assert play.model.viewer == "red"
    assert depth(play, "L12") > depth(play, "A1")
    play.page.close_game()


def test_the_switch_of_finished_turns_is_one_with_the_habit(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR))
    switch, habits = play.players.ends_turns, play.page.habits
    switch.click()
    assert not habits.ends_turns
    habits.use(ends_turns=True, turns_board=False)
    assert switch.isChecked()
    play.page.close_game()
