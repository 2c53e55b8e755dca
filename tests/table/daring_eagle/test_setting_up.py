"""Setting up at the table: quadrants, emplacements, and deployment by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.paint.buttons import Importance
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.actions import Deploy, PlaceEmplacement
from desktop.rules.daring_eagle.notation import SQUARES
from tests.table.daring_eagle.playing import TWO_PERSONS, Play, open_table


def at_deployment(qtbot: QtBot, game: DaringEagle) -> Play:
    """Return the table when Gold, in the south-west, deploys."""
    play = open_table(qtbot, game)
    play.pass_screen()
    play.click("C3")
    play.pass_screen()
    play.click("J9")
    play.pass_screen()
    assert play.choice.rule == "DE-4.5a"
    assert play.choice.side == "gold"
    return play


def standing(play: Play) -> dict[str, str]:
    """Return the units on the board as they are drawn: their squares and size marks."""
    return {
        counter.place: getattr(counter.face, "echelon", "")
        for counter in play.page.desk.scene.counters
        if counter.id.startswith("unit:")
    }


def test_a_quadrant_is_lit_and_chosen_as_a_whole(qtbot: QtBot, game: DaringEagle) -> None:
    play = open_table(qtbot, game)
    play.pass_screen()
    assert len(play.page.desk.scene.marks) == 48
    play.page.desk.view.hovered.emit("G7")
    lit = {mark.place for mark in play.page.desk.scene.marks}
    assert lit >= {game.kit.board.name(square) for square in game.kit.quadrants[2].squares}
    play.click("L12")
    assert play.state.homes[0] == 2
    play.pass_screen()
    assert len(play.page.desk.scene.marks) == 36
    play.click("H8")
    assert play.page.desk.note.rule == "DE-4.3b"
    play.page.close_game()


def test_a_quadrant_is_chosen_with_the_cursor(qtbot: QtBot, game: DaringEagle) -> None:
    play = open_table(qtbot, game)
    play.pass_screen()
    play.cursor_to("B9")
    play.keys("enter")
    assert play.state.homes[0] == 1
    play.page.close_game()


@pytest.mark.rule("DE-4.4b")
def test_an_emplacement_in_a_home_zone_is_refused(qtbot: QtBot, game: DaringEagle) -> None:
    play = open_table(qtbot, game, TWO_PERSONS, {"board": "green"})
    for square in ("C3", "J9"):
        play.pass_screen()
        play.click(square)
    play.pass_screen()
    assert isinstance(play.choice.actions[0], PlaceEmplacement)
    play.click("A1")
    assert play.page.desk.note.rule == "DE-4.4b"
    play.click("D6")
    assert play.state.emplacements[SQUARES["D6"]] == 2
    play.page.close_game()


def test_a_template_is_taken_over_as_it_stands(qtbot: QtBot, game: DaringEagle) -> None:
    play = at_deployment(qtbot, game)
    button = next(iter(play.deploy.templates.values()))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(standing(play)) == 11
    assert [unit.count for unit in play.deploy.tray.values()] == [0, 0]
    play.board_keys("enter")
    assert len(play.state.units_of(0)) == 11
    action = play.model.session.entry_at(play.model.session.ply - 1).action
    assert isinstance(action, Deploy)
    assert action.template == next(iter(play.deploy.templates))
    play.page.close_game()


def test_done_is_lit_once_all_units_stand(qtbot: QtBot, game: DaringEagle) -> None:
    play = at_deployment(qtbot, game)
    bar = play.page.bar
    done = bar.buttons["button:deploy"]
    assert bar.primary() is done
    lit = [done.importance]
    QTest.mouseClick(next(iter(play.deploy.templates.values())), Qt.MouseButton.LeftButton)
    lit.append(done.importance)
    QTest.mouseClick(bar.buttons["button:clear"], Qt.MouseButton.LeftButton)
    lit.append(done.importance)
    assert lit == [Importance.NORMAL, Importance.PRIMARY, Importance.NORMAL]
    QTest.mouseClick(done, Qt.MouseButton.LeftButton)
    assert play.page.desk.note.isVisible()
    play.page.close_game()


def test_units_are_placed_with_cursor_and_letters_alone(qtbot: QtBot, game: DaringEagle) -> None:
    play = at_deployment(qtbot, game)
    for square, letter in zip(
        ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "E2", "F2", "F1"),
        "DDDDBBBBBBB",
        strict=True,
    ):
        play.cursor_to(square)
        play.board_keys(letter)
    assert [unit.count for unit in play.deploy.tray.values()] == [0, 0]
    play.page.desk.view.hide_cursor()
    play.board_keys("enter")
    assert play.state.division[play.state.unit_on[SQUARES["D1"]]]
    assert not play.state.division[play.state.unit_on[SQUARES["F1"]]]
    play.page.close_game()


def test_del_takes_the_unit_at_the_cursor_back(qtbot: QtBot, game: DaringEagle) -> None:
    play = at_deployment(qtbot, game)
    play.cursor_to("A1")
    play.board_keys("D")
    assert standing(play) == {"A1": "XX"}
    play.board_keys("del")
    assert standing(play) == {}
    play.page.close_game()


def test_a_unit_is_dragged_from_the_tray_into_the_home_zone(
    qtbot: QtBot, game: DaringEagle
) -> None:
    play = at_deployment(qtbot, game)
    brigades = play.deploy.tray["tray:brigade"]
    view = play.page.desk.view
    centre = play.page.desk.scene.places.centre("B2")
    assert centre is not None
    goal = brigades.mapFromGlobal(view.viewport().mapToGlobal(view.mapFromScene(centre)))
    start = QPoint(40, 30)
    QTest.mousePress(brigades, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(brigades, start - QPoint(40, 0))
    QTest.mouseMove(brigades, goal)
    QTest.mouseRelease(brigades, Qt.MouseButton.LeftButton, pos=goal)
    assert standing(play) == {"B2": "X"}
    assert brigades.count == 6
    play.page.close_game()


def test_two_units_change_places_when_one_is_dropped_on_the_other(
    qtbot: QtBot, game: DaringEagle
) -> None:
    play = at_deployment(qtbot, game)
    play.picker.drag("tray:division", "A1")
    play.picker.drag("tray:brigade", "B1")
    play.picker.drag("A1", "B1")
    assert standing(play) == {"A1": "X", "B1": "XX"}
    play.picker.drag("tray:division", "A1")
    assert standing(play) == {"A1": "XX", "B1": "XX"}
    assert play.deploy.tray["tray:brigade"].count == 7
    play.page.close_game()


@pytest.mark.rule("DE-4.5a")
def test_a_square_outside_the_home_zone_is_refused(qtbot: QtBot, game: DaringEagle) -> None:
    play = at_deployment(qtbot, game)
    play.click("C3")
    assert play.page.desk.note.rule == "DE-4.5a"
    assert standing(play) == {}
    play.page.close_game()


@pytest.mark.rule("DE-4.5a")
def test_done_is_refused_while_units_wait(qtbot: QtBot, game: DaringEagle) -> None:
    play = at_deployment(qtbot, game)
    play.click("A1")
    ply = play.model.session.ply
    play.page.press("button:deploy")
    assert play.page.desk.note.rule == "DE-4.5a"
    assert play.model.session.ply == ply
    assert standing(play) == {"A1": "XX"}
    play.page.close_game()


def test_a_random_arrangement_is_legal_and_can_be_cleared(qtbot: QtBot, game: DaringEagle) -> None:
    play = at_deployment(qtbot, game)
    play.page.press("button:random")
    assert len(standing(play)) == 11
    play.page.press("button:clear")
    assert standing(play) == {}
    play.page.press("button:random")
    play.page.press("button:deploy")
    assert len(play.state.units_of(0)) == 11
    play.page.close_game()


def test_a_click_lifts_a_unit_that_stands_and_moves_it(qtbot: QtBot, game: DaringEagle) -> None:
    play = at_deployment(qtbot, game)
    play.click("A1")
    play.click("A1")
    assert [mark.place for mark in play.page.desk.scene.marks if mark.kind == "picked"] == ["A1"]
    play.click("C2")
    assert standing(play) == {"C2": "XX"}
    play.page.close_game()


@pytest.mark.rule("DE-9.4")
@pytest.mark.parametrize(("proposed", "count"), [("free", 0), ("guard", 11), ("random", 11)])
def test_the_deployment_agreed_on_is_proposed(
    qtbot: QtBot, game: DaringEagle, proposed: str, count: int
) -> None:
    play = open_table(qtbot, game, TWO_PERSONS, {"deployment": proposed})
    for square in ("C3", "J9"):
        play.pass_screen()
        play.click(square)
    play.pass_screen()
    assert len(standing(play)) == count
    play.page.press("button:clear")
    assert standing(play) == {}
    play.page.close_game()
