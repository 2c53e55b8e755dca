"""The window: from the home page to the table and back, going on exactly where one was."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.play.simulate import bots_of
from desktop.rules.core import Chance, Text
from desktop.store import exchange, rows
from desktop.store.errors import DiskFull, FileUnwritable
from desktop.store.pins import hash_pin
from desktop.store.stored import GameRow
from desktop.text import sentence
from desktop.windows import main_window, table_host
from desktop.windows.about import AboutDialog
from desktop.windows.desk import Desk
from desktop.windows.guide import GuideBar, guided_game
from desktop.windows.home import HomePage
from desktop.windows.main_window import MainWindow
from desktop.windows.new_game import NewGameDialog
from desktop.windows.new_game_choice import NewGame, SeatChoice, remembered
from desktop.windows.open_game import OpenGame
from desktop.windows.rules_browser import RulesBrowser
from desktop.windows.saves_dialog import SavesDialog
from desktop.windows.settings_dialog import SettingsDialog

D = TypeVar("D", bound=QDialog)


@pytest.fixture
def window(qtbot: QtBot, desk: Desk) -> Iterator[MainWindow]:
    desk.preferences.use(replace(desk.preferences.settings, animation_speed=0))
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: not window.home.recent.examining)
    yield window
    window.leave_game()
    window.close()


def opened(window: MainWindow) -> OpenGame:
    assert window.table.game is not None
    return window.table.game


def begin(window: MainWindow) -> OpenGame:
    window.open_game(window.table.create(guided_game()))
    return opened(window)


def dialog_of(window: MainWindow, kind: type[D]) -> D:
    return next(each for each in window.findChildren(kind) if each.isVisible())


@pytest.mark.parametrize(
    ("key", "begins"),
    [("hornet_leader", "Libya 1984, Short, Navy"), ("daring_eagle", "Daring Eagle, ")],
)
def test_a_new_game_is_saved_under_what_tells_it_from_others(
    window: MainWindow, desk: Desk, key: str, begins: str
) -> None:
    game_id = window.table.create(remembered(desk.shelf.game(key), b""))
    assert desk.library.row(game_id).title.startswith(begins)


def test_from_home_through_a_new_game_to_the_table_and_on_after_a_restart(
    window: MainWindow, desk: Desk, qtbot: QtBot
) -> None:
    window.home.tiles[0].new.click()
    dialog = dialog_of(window, NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    dialog.options.set_value("first", "gold")
    dialog.start.click()
    game = opened(window)
    assert window.stack.currentWidget() is game.page
    assert "Gold" in window.windowTitle()
    game.page.desk.pick("quadrant:SW")
    qtbot.waitUntil(lambda: game.model.choice is not None and game.session.ply >= 2, timeout=9000)
    before = game.game.encode(game.session.state)
    ply = game.session.ply
    window.close()
    window.leave_game()

    again = MainWindow(desk)
    qtbot.addWidget(again)
    again.show()
    again.reopen()
    qtbot.waitUntil(lambda: again.table.game is not None)
    game = opened(again)
    assert again.stack.currentWidget() is game.page
    assert (game.session.ply, game.game.encode(game.session.state)) == (ply, before)
    again.leave_game()


def test_home_shows_where_the_game_stands_and_goes_on_there(window: MainWindow) -> None:
    game = begin(window)
    ply = game.session.ply
    window.show_home()
    assert window.table.game is None
    assert window.home.tiles[0].go_on.isVisible()
    window.home.tiles[0].go_on.click()
    assert opened(window).session.ply == ply


def test_the_picture_in_the_list_is_kept_when_the_game_is_left(
    window: MainWindow, desk: Desk
) -> None:
    begin(window)
    window.show_home()
    row = desk.library.games()[0]
    png = desk.library.thumbnail(row.id)
    assert png is not None
    assert png.startswith(b"\x89PNG")


def test_the_rules_open_at_the_prompt_and_lead_back_to_the_table(window: MainWindow) -> None:
    game = begin(window)
    window.show_rules()
    browser = window.stack.currentWidget()
    assert isinstance(browser, RulesBrowser)
    assert browser.here == game.page.bar.rule_tag.rule
    browser.step_back()
    assert window.stack.currentWidget() is game.page


def test_the_layout_of_the_table_is_kept_for_the_next_time(window: MainWindow) -> None:
    game = begin(window)
    game.page.frame.docks["log"].hide()
    window.show_home()
    window.open_game(game.id)
    assert opened(window).page.frame.docks["log"].isHidden()


def test_what_goes_by_itself_at_the_table_is_kept_in_the_settings(
    window: MainWindow, desk: Desk
) -> None:
    habits = begin(window).page.habits
    habits.set_ends_turns(False)
    assert not desk.preferences.settings.auto_end_turn
    desk.preferences.use(replace(desk.preferences.settings, auto_end_turn=True, rotate_board=True))
    assert (habits.ends_turns, habits.turns_board) == (True, True)
    settings = desk.preferences.settings
    assert (settings.auto_end_turn, settings.rotate_board) == (True, True)


def test_an_exported_file_opens_as_the_same_game(
    window: MainWindow, desk: Desk, tmp_path: Path
) -> None:
    game = begin(window)
    path = tmp_path / "game.readyroom"
    path.write_bytes(game.as_file())
    state = game.game.encode(game.session.state)
    window.open_file(path)
    assert opened(window).id != game.id
    assert opened(window).game.encode(opened(window).session.state) == state
    assert len(desk.library.games()) == 2


def test_what_the_rules_refuse_of_a_file_is_told_once(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Text] = []
    monkeypatch.setattr(main_window, "tell_trouble", lambda _, trouble: told.append(trouble))
    path = tmp_path / "game.readyroom"
    data = begin(window).as_file()
    impossible = b'"actions": [{"action":{"type":"EndTurn"},"by":"gold","kind":""}'
    assert b'"actions": []' in data
    path.write_bytes(data.replace(b'"actions": [', impossible))
    window.open_file(path)
    assert [sentence(one).split(":")[0] for one in told] == [
        "Action 1 is not possible by rule DE-4.3b"
    ]


def test_a_branch_becomes_a_game_of_its_own(window: MainWindow, desk: Desk) -> None:
    game = begin(window)
    game.page.branched.emit(game.model.branch(game.session.ply))
    assert opened(window).id != game.id
    assert "branch" in opened(window).title
    assert len(desk.library.games()) == 2


def test_notes_are_in_the_library_when_the_game_is_left(window: MainWindow, desk: Desk) -> None:
    game = begin(window)
    game.page.notes_edited.emit("Mind the left flank")
    window.show_home()
    assert desk.library.load(game.id).notes == "Mind the left flank"
    window.open_game(game.id)
    assert opened(window).page.sides.notes.text == "Mind the left flank"


def test_the_actions_of_a_game_are_read_once_when_it_is_opened(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = window.table.create(guided_game())
    read_actions = Mock(side_effect=rows.read_actions)
    monkeypatch.setattr(rows, "read_actions", read_actions)
    window.open_game(game_id)
    assert read_actions.call_count == 1


def fill_the_disk(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise DiskFull(desk.place.root)

    monkeypatch.setattr(type(desk.library), "set_notes", full)


def test_notes_that_cannot_be_saved_are_in_the_emergency_copy(
    window: MainWindow, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(table_host, "tell", lambda _, words: told.append(words))
    game = begin(window)
    fill_the_disk(desk, monkeypatch)
    game.page.notes_edited.emit("Mind the left flank")
    assert window.close()
    (path,) = desk.place.emergency.iterdir()
    assert str(path) in told[0]
    monkeypatch.undo()
    window.open_file(path)
    assert opened(window).page.sides.notes.text == "Mind the left flank"


@pytest.mark.parametrize("given_up", [False, True])
def test_notes_that_nothing_takes_keep_the_game_open_until_they_are_given_up(
    window: MainWindow, desk: Desk, monkeypatch: pytest.MonkeyPatch, *, given_up: bool
) -> None:
    def full(path: Path, _: bytes) -> None:
        raise FileUnwritable(path, "No space left on device")

    asked: list[str] = []

    def answer(box: QMessageBox) -> int:
        asked.append(box.text())
        wanted = "Leave" if given_up else "Stay"
        next(one for one in box.buttons() if one.text().startswith(wanted)).click()
        return 0

    game = begin(window)
    fill_the_disk(desk, monkeypatch)
    monkeypatch.setattr(exchange, "write_file", full)
    monkeypatch.setattr(QMessageBox, "exec", answer)
    game.page.notes_edited.emit("Mind the left flank")
    window.commands.action("home").trigger()
    assert asked == ["The notes on this game cannot be saved."]
    assert (window.table.game is None) is given_up
    assert window.close() is given_up
    assert len(asked) == (1 if given_up else 2)


def test_the_emergency_copy_can_be_opened_again(window: MainWindow, desk: Desk) -> None:
    game = begin(window)
    path = window.emergency_copy()
    assert path is not None
    assert path.parent == desk.place.emergency
    window.open_file(path)
    assert opened(window).session.ply == game.session.ply


def test_without_a_game_there_is_nothing_to_copy(window: MainWindow) -> None:
    assert window.emergency_copy() is None


def test_the_guide_speaks_of_the_present_decision(window: MainWindow, qtbot: QtBot) -> None:
    window.start_guide()
    game = opened(window)
    guide = game.page.findChildren(GuideBar)[0]
    assert "Choose where" in guide.words
    game.page.desk.pick("quadrant:SW")
    qtbot.waitUntil(lambda: game.model.choice is not None, timeout=9000)
    assert "Deploy" in guide.words
    assert game.model.choice is not None
    game.model.play(game.model.choice.actions[0])
    qtbot.waitUntil(lambda: game.model.choice is not None, timeout=9000)
    assert "Move one unit" in guide.words
    mover = game.model.choice.actions[0]
    game.page.desk.pick(mover.picks[0])
    assert "where it goes" in guide.words
    game.page.desk.pick(mover.picks[1])
    assert "ends by itself" in guide.words
    game.page.habits.set_ends_turns(False)
    assert "press End" in guide.words


def test_the_guide_can_be_left_and_is_offered_in_the_other_games_still(
    window: MainWindow, desk: Desk
) -> None:
    window.start_guide()
    guide = opened(window).page.findChildren(GuideBar)[0]
    guide.leave()
    assert guide.isHidden()
    window.show_home()
    strip = window.home._guide
    offered = [each.objectName() for each in strip.buttons()[:-1] if each.isVisible()]
    assert offered == ["eagles_missiles", "red_menace", "hornet_leader"]
    strip.closed.emit()
    assert strip.isHidden()
    assert desk.preferences.settings.guide_seen


def test_a_guide_that_was_not_closed_speaks_again_when_its_game_is_opened(
    window: MainWindow, desk: Desk
) -> None:
    window.start_guide()
    game_id = opened(window).id
    said = opened(window).page.findChildren(GuideBar)[0].words
    window.show_home()
    assert window.open_game(game_id)
    guide = opened(window).page.findChildren(GuideBar)[0]
    assert guide.words == said
    guide.leave()
    window.show_home()
    assert window.open_game(game_id)
    assert not opened(window).page.findChildren(GuideBar)


def test_no_part_of_a_table_waits_for_its_place_when_it_is_first_painted(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1600, 1000)
    window.show()
    qtbot.waitExposed(window)
    window.start_guide("eagles_missiles")
    parts = [each for each in opened(window).page.findChildren(QWidget) if each.isVisible()]
    first = [part.geometry() for part in parts]
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert [part.geometry() for part in parts] == first


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("new_game", NewGameDialog),
        ("settings", SettingsDialog),
        ("saves", SavesDialog),
        ("about", AboutDialog),
    ],
)
def test_no_key_pressed_in_a_dialog_acts_on_the_game(
    window: MainWindow, name: str, kind: type[QDialog]
) -> None:
    game = begin(window)
    before = game.game.encode(game.session.state)
    window.commands.action(name).trigger()
    dialog = dialog_of(window, kind)
    for key in (Qt.Key.Key_E, Qt.Key.Key_H, Qt.Key.Key_T, Qt.Key.Key_1, Qt.Key.Key_F9):
        QTest.keyClick(dialog, key)
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.stack.currentWidget() is game.page
    assert game.game.encode(game.session.state) == before
    dialog.reject()


def test_what_finds_no_room_in_the_list_of_saves_is_told(window: MainWindow) -> None:
    begin(window)
    window.leave_game()
    window.commands.action("saves").trigger()
    dialog = dialog_of(window, SavesDialog)
    item = dialog.list.topLevelItem(0)
    assert item is not None
    columns = range(dialog.list.columnCount())
    assert [item.toolTip(each) for each in columns] == [item.text(each) for each in columns]
    dialog.reject()


def test_a_key_chosen_in_the_settings_works_and_the_old_one_no_more(
    window: MainWindow, desk: Desk
) -> None:
    chosen = {"settings": ("F8",)}
    desk.preferences.use(replace(desk.preferences.settings, keys=chosen))
    keys = [key.toString() for key in window.commands.action("settings").shortcuts()]
    assert keys == ["F8"]


def test_all_saves_lists_games_and_trash(window: MainWindow, desk: Desk, qtbot: QtBot) -> None:
    game = begin(window)
    window.show_home()
    dialog = SavesDialog(desk, window)
    dialog.show()
    assert isinstance(dialog.chosen(), GameRow)
    with qtbot.waitSignal(dialog.continued) as continued:
        dialog.list.itemActivated.emit(dialog.list.topLevelItem(0), 0)
    assert continued.args[0].id == game.id


def test_typing_into_a_field_of_the_home_page_types(window: MainWindow) -> None:
    field = window.home.findChildren(QLineEdit)[0]
    field.setFocus()
    QTest.keyClicks(field, "a b 1")
    assert field.text() == "a b 1"
    QApplication.processEvents()


def test_closing_keeps_the_place_and_the_open_game(window: MainWindow, desk: Desk) -> None:
    game = begin(window)
    window.close()
    assert desk.preferences.settings.open_games == (game.id,)
    assert desk.preferences.settings.window != b""


def play_to_the_end(game: OpenGame) -> None:
    bots = bots_of(game.game, dict.fromkeys(game.session.setup.sides, "cadet"), 1)
    while (decision := game.session.decision) is not None:
        if isinstance(decision, Chance):
            game.session.roll()
        else:
            view = game.session.view(decision.side)
            action, _ = bots[decision.side].choose(view, decision, bool)
            game.session.play(action)


def test_a_finished_game_offers_another_with_the_seats_moved_on(
    window: MainWindow, desk: Desk
) -> None:
    seats = (SeatChoice("gold", "person", "Anna"), SeatChoice("green", "person", "Bo"))
    window.open_game(window.table.create(NewGame("daring_eagle", seats, {"captures": 1}, seed=4)))
    game = opened(window)
    assert game.end_bar.isHidden()
    play_to_the_end(game)
    assert not game.end_bar.isHidden()
    game.end_bar.again.emit()
    assert opened(window).id != game.id
    again = opened(window).session
    assert [(seat.side, seat.name) for seat in again.seats] == [("gold", "Bo"), ("green", "Anna")]
    assert again.setup == game.session.setup


def test_where_nothing_is_hidden_the_screen_need_not_be_passed_on(
    window: MainWindow, desk: Desk
) -> None:
    desk.preferences.use(replace(desk.preferences.settings, hand_over="off"))
    seats = (SeatChoice("gold", "person"), SeatChoice("green", "person"))
    window.open_game(window.table.create(NewGame("daring_eagle", seats, {"first": "green"})))
    game = opened(window)
    assert game.page.currentWidget() is game.page.table
    assert game.model.viewer == "green"


def test_a_pin_is_asked_for_although_the_screen_need_not_be_passed_on(
    window: MainWindow, desk: Desk
) -> None:
    """Or whoever has the screen could change the setting and look into the hand."""
    desk.preferences.use(replace(desk.preferences.settings, hand_over="off"))
    seats = (
        SeatChoice("gold", "person"),
        SeatChoice("green", "person", pin=hash_pin("1234")),
    )
    window.open_game(window.table.create(NewGame("daring_eagle", seats, {"first": "green"})))
    game = opened(window)
    assert game.page.currentWidget() is game.page.passage.page
    assert game.model.viewer is None


def test_a_pin_keeps_the_board_of_who_plays_alone(window: MainWindow) -> None:
    """The seat says so: only this player can show the board."""
    seats = (
        SeatChoice("gold", "person", pin=hash_pin("1234")),
        SeatChoice("green", "bot", level="cadet"),
    )
    window.open_game(window.table.create(NewGame("daring_eagle", seats, {"first": "gold"})))
    game = opened(window)
    assert game.page.currentWidget() is game.page.passage.page
    assert game.model.viewer is None
    QTest.keyClicks(game.page.passage.page, "1234")
    QTest.keyClick(game.page.passage.page, Qt.Key.Key_Return)
    assert game.page.currentWidget() is game.page.table
    assert game.model.viewer == "gold"


def test_the_last_game_may_be_one_that_this_version_has_not(
    window: MainWindow, desk: Desk, qtbot: QtBot
) -> None:
    game = desk.library.create(
        "a_game_of_next_year", "Later", setup=b"{}", seats=b"[]", rules_version=1
    )
    desk.preferences.use(replace(desk.preferences.settings, open_games=(game,)))
    told = []

    def read() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        told.append(box.text())
        box.accept()

    QTimer.singleShot(0, window, read)
    window.reopen()
    assert told == ["The game Later was saved by a newer Ready Room."]
    assert window.stack.currentWidget() is window.home


def test_a_timeline_left_open_does_not_cost_the_hand_the_next_time(window: MainWindow) -> None:
    game = begin(window)
    game.page.toggle_timeline()
    window.show_home()
    window.open_game(game.id)
    docks = opened(window).page.frame.docks
    assert docks["timeline"].isHidden()
    assert not docks["hand"].isHidden()


def test_a_game_opened_at_the_start_does_not_wait_for_the_home_page(
    window: MainWindow, desk: Desk, qtbot: QtBot
) -> None:
    begin(window)
    window.close()
    window.leave_game()

    again = MainWindow(desk)
    qtbot.addWidget(again)
    again.show()
    again.reopen()
    qtbot.waitUntil(lambda: again.table.game is not None)
    assert again.stack.currentWidget() is opened(again).page
    assert again.findChildren(HomePage) == []
    again.show_home()
    assert again.findChildren(HomePage) == [again.stack.currentWidget()]
    again.close()
