"""Cards dragged from the hand: onto squares, units, players, and just onto the board."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.notation import KINDS, SQUARES
from tests.table.daring_eagle.conftest import Place
from tests.table.daring_eagle.playing import Play, open_at

FAR = {"L12": "B", "L11": "B"}


def drag(play: Play, number: int, end: QPoint) -> None:
    """Drag the card of that number, counted from 1, to a point of the screen."""
    fan = play.page.sides.hand
    points = (QPoint(x, fan.height() // 2) for x in range(fan.width()))
    start = next(point for point in points if fan.card_at(QPointF(point)) == number - 1)
    to = fan.mapFromGlobal(end)
    QTest.mousePress(fan, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(fan, start + QPoint(0, -20))
    QTest.mouseMove(fan, to)
    QTest.mouseRelease(fan, Qt.MouseButton.LeftButton, pos=to)


def square(play: Play, name: str) -> QPoint:
    view = play.page.desk.view
    centre = play.page.desk.scene.places.centre(name)
    assert centre is not None
    return view.viewport().mapToGlobal(view.mapFromScene(centre))


def middle(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(widget.rect().center())


def picks(play: Play) -> tuple[str, ...]:
    return play.picker.picks


def test_an_emplacement_is_dragged_to_a_square(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR, hand="EMP RES"))
    number = [row.card.target for row in play.page.sides.cards.rows].index("card:EMP") + 1
    drag(play, number, square(play, "C4"))
    assert play.state.emplacements[SQUARES["C4"]] == 2
    play.page.close_game()


def test_an_airlift_is_dragged_to_a_unit(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR, hand="LIFT"))
    drag(play, 1, square(play, "C3"))
    assert play.choice.rule == "DE-8.9a"
    play.page.close_game()


def test_special_forces_are_dragged_to_a_player(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    s = place({"C3": "B"}, FAR, hand="SF")
    s.pile.take(KINDS["ARM"])
    s.hands[1][KINDS["ARM"]] += 1
    play = open_at(qtbot, game, s)
    drag(play, 1, middle(play.players.plates[1]))
    assert play.state.hands[0][KINDS["ARM"]] == 1
    play.page.close_game()


def test_draw_two_is_dragged_anywhere_onto_the_board(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR, hand="DRAW"))
    drag(play, 1, square(play, "F6"))
    assert play.state.discard[KINDS["DRAW"]] == 1
    play.page.close_game()


def test_a_card_let_go_beside_everything_goes_back(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR, hand="EMP"))
    drag(play, 1, middle(play.page.bar))
    assert picks(play) == ()
    assert play.state.hands[0][KINDS["EMP"]] == 1
    play.page.close_game()


def test_a_card_let_go_on_a_wrong_square_is_refused_with_the_reason(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR, hand="EMP"))
    drag(play, 1, square(play, "L12"))
    assert play.page.desk.note.isVisible()
    assert picks(play) == ("card:EMP",)
    play.page.close_game()


def test_a_card_that_cannot_be_played_is_refused_where_it_is_dropped(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, FAR, hand="DIV"))
    drag(play, 1, square(play, "F6"))
    assert play.page.desk.note.accessibleName() == "The Division card cannot be played now"
    play.page.close_game()


def test_a_player_is_picked_by_the_digit_on_the_plate(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    s = place({"C3": "B"}, FAR, hand="SF RES")
    s.pile.take(KINDS["ARM"])
    s.hands[1][KINDS["ARM"]] += 1
    play = open_at(qtbot, game, s)
    number = [row.card.target for row in play.page.sides.cards.rows].index("card:SF") + 1
    play.board_keys(str(number))
    assert picks(play) == ("card:SF",)
    play.board_keys("2")
    assert play.state.hands[0][KINDS["ARM"]] == 1
    play.page.close_game()
