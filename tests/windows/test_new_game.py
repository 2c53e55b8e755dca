"""The new-game dialog: made from the game's options, starts only what can be started."""

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.rules.core import OptionValue
from desktop.rules.games import GAMES
from desktop.windows.desk import Desk
from desktop.windows.new_game import LEAST, PREVIEW, SIZE, NewGameDialog
from desktop.windows.new_game_choice import (
    NewGame,
    SeatChoice,
    Taken,
    first_choice,
    remembered,
)
from desktop.windows.pin_dialog import PinDialog
from desktop.windows.playing_time import LENGTHS, minutes, offered

GAME = "daring_eagle"


@pytest.fixture
def dialog(qtbot: QtBot, desk: Desk) -> NewGameDialog:
    dialog = NewGameDialog(desk, desk.shelf.game(GAME))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def take(dialog: NewGameDialog, place: int, kind: Taken) -> None:
    dialog.seats[place].kinds()[kind].click()


def test_at_first_one_person_plays_the_easiest_computer(dialog: NewGameDialog) -> None:
    assert [(seat.side, seat.kind, seat.level) for seat in dialog.choice.taken] == [
        ("gold", "person", "cadet"),
        ("green", "bot", "cadet"),
    ]
    assert dialog.start.isEnabled()


def test_with_one_player_it_says_what_is_missing(dialog: NewGameDialog) -> None:
    take(dialog, 1, "empty")
    assert not dialog.start.isEnabled()
    assert dialog.start.toolTip() == "Seats that need a player: 1"


def test_every_option_of_the_game_has_a_row(dialog: NewGameDialog, desk: Desk) -> None:
    keys = [option.key for option in desk.shelf.game(GAME).options(2)]
    assert list(dialog.choice.options) == keys


def test_another_number_of_players_brings_its_own_usual_captures(dialog: NewGameDialog) -> None:
    assert dialog.choice.options["captures"] == 11
    take(dialog, 2, "bot")
    assert dialog.choice.options["captures"] == 6
    take(dialog, 3, "bot")
    assert dialog.choice.options["captures"] == 5


def test_an_option_that_was_changed_stays_when_a_player_joins(dialog: NewGameDialog) -> None:
    dialog.options.set_value("captures", 4)
    take(dialog, 2, "person")
    assert dialog.choice.options["captures"] == 4


def test_only_what_differs_from_the_defaults_goes_into_the_setup(
    dialog: NewGameDialog, desk: Desk
) -> None:
    dialog.options.set_value("board", "green")
    setup = dialog.choice.setup(desk.shelf.game(GAME))
    assert setup.sides == ("gold", "green")
    assert setup.options == {"board": "green"}


def test_the_last_choice_is_the_next_proposal(
    dialog: NewGameDialog, desk: Desk, qtbot: QtBot
) -> None:
    take(dialog, 0, "bot")
    take(dialog, 3, "person")
    dialog.options.set_value("captures", 3)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.start.click()
    again = NewGameDialog(desk, desk.shelf.game(GAME))
    qtbot.addWidget(again)
    assert [seat.kind for seat in again.choice.seats] == ["bot", "bot", "empty", "person"]
    assert again.choice.options["captures"] == 3
    assert chosen.args[0].seed > 0
    assert again.choice.seed == 0


@pytest.mark.parametrize("kept", [b"", b"{}", b"\x00\xff", b'{"game":"chess","seats":[]}'])
def test_a_choice_that_cannot_be_read_gives_the_first_proposal(desk: Desk, kept: bytes) -> None:
    game = desk.shelf.game(GAME)
    assert remembered(game, kept) == first_choice(game)


@pytest.mark.parametrize("value", [99, "many", True, -1])
def test_a_remembered_value_out_of_bounds_is_not_taken(
    qtbot: QtBot, desk: Desk, value: OptionValue
) -> None:
    game = desk.shelf.game(GAME)
    kept = msgspec.json.encode(replace(first_choice(game), options={"captures": value}))
    desk.preferences.use(replace(desk.preferences.settings, last_new_game={GAME: kept}))
    dialog = NewGameDialog(desk, game)
    qtbot.addWidget(dialog)
    assert dialog.choice.options["captures"] == 11


def test_no_pin_is_remembered_or_kept_in_clear(dialog: NewGameDialog, desk: Desk) -> None:
    dialog.seats[0].set_pin("2468")
    dialog.start.click()
    kept = desk.preferences.settings.last_new_game[GAME]
    assert b"2468" not in kept
    assert not any(seat.pin for seat in remembered(desk.shelf.game(GAME), kept).seats)
    assert dialog.choice.players()[0].pin.startswith("scrypt:")


def test_a_pin_is_typed_twice_and_only_then_taken(qtbot: QtBot) -> None:
    dialog = PinDialog("Gold")
    qtbot.addWidget(dialog)
    dialog.show()
    taken = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    QTest.keyClicks(dialog.first, "12a3")
    assert (dialog.first.text(), taken.isEnabled()) == ("123", False)
    QTest.keyClicks(dialog.first, "4")
    QTest.keyClicks(dialog.again, "1235")
    assert not taken.isEnabled()
    assert "not the same" in dialog.reason.text()
    QTest.keyClicks(dialog.again, "\b4")
    assert dialog.reason.text() == ""
    taken.click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.pin == "1234"


def test_tab_walks_a_seat_from_left_to_right(dialog: NewGameDialog) -> None:
    dialog.activateWindow()
    first, second = (dialog.seats[place].kinds() for place in (0, 1))
    first["person"].setFocus()
    walked = []
    for _ in range(4):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        walked.append(dialog.focusWidget())
    assert isinstance(walked[0], QLineEdit)
    assert walked[2] is second["bot"]
    assert isinstance(walked[3], QComboBox)


def test_the_preview_shows_the_board(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not dialog.preview.pixmap().isNull(), timeout=3000)
    assert dialog.preview.pixmap().height() == PREVIEW
    square = painted(dialog.preview.pixmap())
    assert abs(square.width() - square.height()) <= 1


def painted(pixmap: QPixmap) -> QRect:
    """Return the part of a picture that is not left empty."""
    return QRegion(pixmap.mask()).boundingRect()


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_every_game_fills_its_place_and_is_seen_whole(
    qtbot: QtBot, desk: Desk, game: str
) -> None:
    dialog = NewGameDialog(desk, desk.shelf.game(game))
    qtbot.addWidget(dialog)
    dialog.resize(SIZE)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.preview.pixmap().isNull(), timeout=3000)
    picture = dialog.preview
    assert painted(picture.pixmap()).height() >= picture.height() - 2
    shown = picture.visibleRegion().boundingRect()
    assert shown.height() == picture.height() >= LEAST


def test_the_guided_first_turn_is_offered_where_a_game_is_begun(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    asked: list[object] = []
    dialog.guide_asked.connect(asked.append)
    QTest.mouseClick(dialog.guide, Qt.MouseButton.LeftButton)
    assert asked == [GAME]
    assert not dialog.isVisible()


def test_computers_need_no_name() -> None:
    choice = NewGame(GAME, (SeatChoice("gold", "bot", name="old", level="cadet"),))
    assert choice.players()[0].name == ""


def test_the_usual_lengths_are_those_of_the_rules(desk: Desk) -> None:
    game = desk.shelf.game(GAME)
    for key, sides in LENGTHS:
        option = next(o for o in desk.shelf.game(key).options(sides) if o.key == "captures")
        assert option.default in offered(key, sides)
        assert all(option.low <= number <= option.high for number in offered(key, sides))
    assert game.key == GAME


def test_more_captures_and_more_persons_take_longer() -> None:
    assert minutes(GAME, 2, 6, 1) < minutes(GAME, 2, 11, 1) < minutes(GAME, 2, 11, 2)
    assert minutes(GAME, 4, 1, 4) > 0
    assert minutes("unknown", 2, 6, 1) == 0


def test_arrow_keys_choose_the_scenario_from_the_start(qtbot: QtBot, desk: Desk) -> None:
    dialog = NewGameDialog(desk, desk.shelf.game("red_menace"))
    qtbot.addWidget(dialog)
    dialog.show()
    first = dialog.choice.options["scenario"]
    focus = dialog.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Down)
    assert dialog.choice.options["scenario"] != first
