"""The own turn at the table: picks, drags, keys, refusals, cards, and what goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.notation import KINDS, SQUARES
from desktop.rules.daring_eagle.sequence import Discarding
from tests.table.daring_eagle.conftest import Place
from tests.table.daring_eagle.playing import TWO_PERSONS, Play, open_at

FAR = {"L12": "B", "L11": "B"}


def test_a_unit_moves_by_two_clicks(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "D"}, FAR, hand="RES EMP"))
    play.click("C3")
    assert play.picker.picks == ("C3",)
    play.click("C5")
    assert play.state.unit_on[SQUARES["C5"]] >= 0
    play.page.close_game()


def test_a_unit_moves_by_keys_alone(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "D", "F3": "B"}, FAR, hand="RES EMP"))
    view = play.page.desk.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    play.keys("enter")
    assert play.picker.picks == ("C3",)
    play.cursor_to("D4")
    play.keys("enter")
    assert play.state.unit_on[SQUARES["D4"]] >= 0
    play.page.close_game()


def test_a_unit_is_carried_to_a_square(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "D"}, FAR, hand="RES EMP"))
    desk = play.page.desk
    start, end = (desk.scene.places.centre(name) for name in ("C3", "E3"))
    assert start is not None
    assert end is not None
    viewport = desk.view.viewport()
    at, to = desk.view.mapFromScene(start), desk.view.mapFromScene(end)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(viewport, at + QPoint(20, 0))
    QTest.mouseMove(viewport, to)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=to)
    assert play.state.unit_on[SQUARES["E3"]] >= 0
    play.page.close_game()


def test_a_refusal_says_why_beside_the_place(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"E3": "B"}, FAR, hand="RES EMP"))
    play.click("E3")
    play.click("E5")
    note = play.page.desk.note
    assert note.rule == "DE-3.4a"
    assert note.accessibleName() == "The Brigade cannot enter E5"
    assert "Engineering Resource" in note.accessibleDescription()
    assert "F1" not in note.accessibleDescription()
    hints = [label.text() for label in note.findChildren(QLabel) if label.isVisible()]
    assert "F1 opens the rule" in hints
    assert play.picker.picks == ("E3",)
    play.board_keys("esc")
    assert note.rule == ""
    play.page.close_game()


def test_escape_takes_the_pick_back(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR))
    play.click("C3")
    play.board_keys("esc")
    assert play.picker.picks == ()
    play.page.close_game()


def test_digits_choose_cards_and_the_cursor_their_square(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR, hand="RES EMP"))
    play.board_keys("2")
    assert play.picker.picks == ("card:EMP",)
    play.cursor_to("C4")
    play.keys("enter")
    assert play.state.emplacements[SQUARES["C4"]] == 2
    assert "piece:39" not in {counter.id for counter in play.page.desk.scene.counters}
    assert f"piece:{SQUARES['C4']}" in {counter.id for counter in play.page.desk.scene.counters}
    play.page.close_game()


def lit(play: Play) -> set[str]:
    return {plate.data.side for plate in play.players.plates if plate.lit}


def test_special_forces_take_a_card_of_the_plate_that_is_clicked(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    s = place({"C3": "B"}, FAR, hand="SF RES")
    s.pile.take(KINDS["ARM"])
    s.hands[1][KINDS["ARM"]] += 1
    play = open_at(qtbot, game, s)
    plates = {plate.data.side: plate for plate in play.players.plates}
    assert lit(play) == set()
    play.picker.pick("card:SF")
    assert lit(play) == {"red"}
    QTest.mouseClick(plates["red"], Qt.MouseButton.LeftButton)
    assert play.state.hands[0][KINDS["ARM"]] == 1
    play.page.close_game()


def waits(play: Play) -> bool:
    return play.players.steward.waits


def test_a_turn_with_nothing_left_to_do_ends_by_itself(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR), TWO_PERSONS)
    play.pass_screen()
    play.picker.pick("C3")
    play.picker.pick("C4")
    assert waits(play)
    play.players.steward.end_turn()
    assert play.state.active == 1
    assert not waits(play)
    play.page.close_game()


def test_a_turn_with_a_card_to_play_waits_for_the_person(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR, hand="EMP"), TWO_PERSONS)
    play.pass_screen()
    play.picker.pick("C3")
    play.picker.pick("C4")
    assert not waits(play)
    play.board_keys("E")
    assert play.state.active == 1
    play.page.close_game()


def test_turns_do_not_end_by_themselves_if_the_person_says_so(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR), TWO_PERSONS)
    play.pass_screen()
    play.players.ends_turns.setChecked(False)
    play.picker.pick("C3")
    play.picker.pick("C4")
    assert not waits(play)
    play.page.close_game()


def test_a_move_that_was_taken_back_is_not_ended_by_itself(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR), TWO_PERSONS)
    play.pass_screen()
    play.picker.pick("C3")
    play.picker.pick("C4")
    play.model.undo()
    assert not waits(play)
    assert play.state.unit_on[SQUARES["C3"]] >= 0
    play.page.close_game()


def test_surplus_cards_are_discarded_by_picking_them(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    s = place({"C3": "B"}, FAR, hand="RES RES EMP AA BDE")
    s.steps.append(Discarding())
    play = open_at(qtbot, game, s)
    assert play.choice.rule == "DE-5.2a"
    play.board_keys("5")
    assert play.picker.picks == ("card:AA",)
    selected = [row.card.target for row in play.page.sides.cards.rows if row.selected]
    assert selected == ["card:AA"]
    play.board_keys("1")
    assert play.state.hands[0][KINDS["AA"]] == 0
    assert play.state.hands[0][KINDS["BDE"]] == 0
    assert sum(play.state.hands[0]) == 3
    play.page.close_game()


def test_threats_are_shaded_on_request(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, {"F6": "D"}))
    play.board_keys("O")
    lit = {mark.place for mark in play.page.desk.scene.marks if mark.kind == "threat"}
    assert "F5" in lit
    play.board_keys("O")
    assert not [mark for mark in play.page.desk.scene.marks if mark.kind == "threat"]
    play.page.close_game()


def test_the_board_turns_by_quarters_and_is_played_on(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "D"}, FAR, hand="EMP"))
    places = play.page.desk.scene.places
    before = places.centre("C3")
    play.board_keys("V")
    after = play.page.desk.scene.places.centre("C3")
    assert before != after
    play.click("C3")
    play.click("C4")
    assert play.state.unit_on[SQUARES["C4"]] >= 0
    play.board_keys("V", "V", "V")
    assert play.page.desk.scene.places.centre("C3") == before
    play.page.close_game()


def test_a_hint_tells_an_action_its_reason_and_where(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "D"}, {"C4": "B", "L12": "B"}))
    players = play.players
    play.board_keys("H")
    qtbot.waitUntil(lambda: not players.hints.busy, timeout=10_000)
    assert players.advice.isVisibleTo(players)
    assert players.advice.minimumSizeHint().width() <= 196 - 2 * 14
    assert players.advice.accessibleName()
    assert players.advice.accessibleDescription()
    play.picker.pick("C3")
    play.picker.pick("C4")
    assert not players.advice.isVisibleTo(players)
    players.hints.close()
    play.page.close_game()


def test_what_a_hint_tells_is_done_at_a_press(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "D"}, {"C4": "B", "L12": "B"}))
    players = play.players
    ply = play.page.model.ply
    assert not players.take.isVisibleTo(players)
    play.board_keys("H")
    qtbot.waitUntil(lambda: not players.hints.busy, timeout=10_000)
    assert players.take.isVisibleTo(players)
    told = players.advice.accessibleName()
    players.take.click()
    done = play.page.model.session.entry_at(ply).action
    assert say(done.label(game.kit)) == told
    assert not players.take.isVisibleTo(players)
    players.hints.close()
    play.page.close_game()


def test_ctrl_enter_shows_the_hint_first_and_does_it_at_the_second_press(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "D"}, {"C4": "B", "L12": "B"}))
    players, ply = play.players, play.page.model.ply
    for shown in (True, False):
        QTest.keyClick(play.page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda: not players.hints.busy, timeout=10_000)
        assert players.take.isVisibleTo(players) is shown
        assert (play.page.model.ply == ply) is shown
    players.hints.close()
    play.page.close_game()


def test_the_discard_pile_opens_the_list_of_all_kinds(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    s = place({"C3": "B"}, FAR, hand="RES EMP")
    s.pile.take(KINDS["BDE"])
    s.hands[1][KINDS["BDE"]] += 1
    s.known = [(1, 0, KINDS["BDE"])]
    play = open_at(qtbot, game, s)
    play.board_keys("D")
    dialog = play.piles.list
    assert dialog is not None
    assert dialog.isVisible()
    model = dialog.model
    rows = {
        model.index(row, 0).data(): [model.index(row, column).data() for column in range(1, 5)]
        for row in range(model.rowCount())
    }
    assert len(rows) == 15
    assert rows["Resource"] == ["0", "1", "8", "9"]
    assert rows["Brigade"] == ["0", "1", "14", "15"]
    play.page.frame.docks["piles"].hide()
    assert not dialog.isVisible()
    play.page.close_game()


def test_the_unit_picked_up_stands_as_a_ghost_on_the_destination(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, {"C5": "D", "L12": "B"}, hand="EMP ARM"))
    view, scene = play.page.desk.view, play.page.desk.scene

    def ghost(target: str | None) -> QPointF | None:
        view.hovered.emit(target)
        return scene.ghost

    assert ghost("C4") is None
    play.picker.pick("C3")
    assert ghost("C4") == scene.places.centre("C4")
    # Not over an enemy, nor where the unit cannot go.
    assert ghost("C5") is None
    assert ghost("H8") is None
    assert ghost("D4") == scene.places.centre("D4")
    play.board_keys("esc")
    assert scene.ghost is None
    play.page.close_game()


def test_pointing_at_a_destination_shows_who_could_attack_there(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, {"C7": "D", "L12": "B"}, hand="EMP"))
    view, scene = play.page.desk.view, play.page.desk.scene
    play.picker.pick("C3")

    def lines() -> list[tuple[str, str]]:
        return [(mark.place, mark.to) for mark in scene.marks if mark.to]

    view.hovered.emit("C5")
    assert lines() == [("C7", "C5")]
    view.hovered.emit("C4")
    assert lines() == []
    view.hovered.emit("C5")
    play.board_keys("esc")
    assert lines() == []
    play.page.close_game()
