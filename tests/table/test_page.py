from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.models.log_model import LogLine, LogModel
from desktop.paint.fonts import body_font
from desktop.rules.core import Rolled
from desktop.store.errors import DiskFull
from desktop.table.coming_docks import TIMELINE
from desktop.table.page import TablePage
from desktop.table.side_docks import DETAILS
from tests.table.conftest import MakePage, pick
from tests.table.dump import texts_of
from tests.toy.table import AGAINST_BOT, BOTS, TWO_PERSONS, MemorySink, opened, play, race
from tests.toy.words import EndTurn, Sprint, Walk

NO = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


class SmallDisk(MemorySink):
    """A sink whose troubles are told as the library tells them."""

    def _require_room(self) -> None:
        if self.full:
            raise DiskFull(Path("library.db"))


def log_of(page: TablePage) -> list[LogLine]:
    return [line for line in page.sides.lines.lines if line.kind != "heading"]


def test_picks_play_an_action_and_the_counter_stands_where_it_went(page: TablePage) -> None:
    pick(page, "A1")
    item = page.desk.scene.item("north")
    assert page.model.session.ply == 5
    assert item is not None
    assert item.pos() == page.desk.scene.places.centre("A1")


def test_a_refused_pick_is_told_beside_the_board_and_kept_in_the_log(page: TablePage) -> None:
    pick(page, "A6")
    assert page.model.session.ply == 4
    assert page.desk.note.isVisible()
    assert page.desk.note.rule == "TOY-4"
    assert log_of(page)[-1].kind == "refused"


def test_the_note_goes_with_the_next_action(page: TablePage) -> None:
    pick(page, "A6", "A1")
    assert not page.desk.note.isVisible()


def test_a_whole_game_can_be_played_by_picks_and_buttons(page: TablePage, qtbot: QtBot) -> None:
    model = page.model

    def over_or_mine() -> bool:
        return model.choice is not None or model.session.outcome is not None

    for _ in range(60):
        qtbot.waitUntil(over_or_mine)
        if model.session.outcome is not None:
            break
        targets = sorted(page.picker.next_targets())
        walk = [target for target in targets if target.startswith("A")]
        pick(page, (walk or targets)[0])
    assert model.session.outcome is not None
    assert page.bar.prompt is not None
    assert "wins" in page.bar.prompt.words


def test_a_game_of_computer_players_goes_on_by_itself(make_page: MakePage, qtbot: QtBot) -> None:
    page = make_page(race(BOTS))
    qtbot.waitUntil(lambda: page.model.session.outcome is not None, timeout=20_000)


def test_keys_alone_play_an_action(page: TablePage, qtbot: QtBot) -> None:
    view = page.desk.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert page.desk.scene.cursor == "A1"
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert page.model.session.ply == 5


def test_the_action_list_alone_plays_an_action(page: TablePage, qtbot: QtBot) -> None:
    QTest.keyClicks(page.sides.action_list.search, "walk")
    QTest.keyClick(page.sides.action_list.search, Qt.Key.Key_Return)
    assert page.model.session.ply == 5
    assert page.model.session.state.runners["north"].at == 1


def test_a_letter_presses_the_button_that_shows_it(page: TablePage, qtbot: QtBot) -> None:
    QTest.keyClick(page.desk.view, Qt.Key.Key_S)
    assert page.model.session.ply > 4


def test_a_digit_picks_the_card_of_that_number(page: TablePage, qtbot: QtBot) -> None:
    QTest.keyClick(page.desk.view, Qt.Key.Key_1)
    assert page.model.session.state.runners["north"].card == ""


def test_a_button_that_does_not_apply_is_there_with_its_reason(page: TablePage) -> None:
    pick(page, "A1", "A2")
    button = page.bar.buttons["button:sprint"]
    assert not button.isEnabled()
    assert "TOY-4" in button.toolTip()


def test_a_button_of_the_prompt_row_is_clicked(page: TablePage) -> None:
    page.bar.buttons["button:sprint"].click()
    assert page.model.session.ply > 4


def test_enter_presses_the_primary_button(page: TablePage) -> None:
    QTest.keyClick(page.desk.view, Qt.Key.Key_Return)
    assert page.model.session.entry_at(4).action == EndTurn()


def hold_down(widget: QWidget, key: Qt.Key) -> None:
    """Tell a widget what comes while a key stays down."""
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, NO, "", autorep=True))


def test_enter_held_down_answers_nothing_more(page: TablePage) -> None:
    hold_down(page.desk.view, Qt.Key.Key_Return)
    assert page.model.session.ply == 4


def test_pointing_at_the_board_lights_the_lines_of_the_log(page: TablePage) -> None:
    pick(page, "A1")
    lines = page.sides.lines
    rows = [row for row, line in enumerate(lines.lines) if "A1" in line.places]
    assert rows
    page.desk.view.move_cursor("A1")
    lit = [row for row in range(lines.rowCount()) if lines.index(row).data(LogModel.Role.LIT)]
    assert lit == rows


def test_undo_and_redo_go_by_keys(page: TablePage, qtbot: QtBot) -> None:
    pick(page, "A1")
    QTest.keyClick(page.desk.view, Qt.Key.Key_Z, CONTROL)
    assert page.model.session.ply == 4
    QTest.keyClick(page.desk.view, Qt.Key.Key_Y, CONTROL)
    assert page.model.session.ply == 5


def test_looking_back_shows_the_past_and_locks_the_moves(page: TablePage) -> None:
    pick(page, "A1")
    page.toggle_timeline()
    page.model.look_at(4)
    item = page.desk.scene.item("north")
    assert item is not None
    assert item.pos() == page.desk.scene.places.centre("A0")
    pick(page, "A2")
    assert page.model.session.ply == 5
    assert "table:now" in page.bar.buttons
    page.press("table:now")
    assert page.model.looking_at is None
    assert page.picker.choice is not None


def test_looking_back_in_a_game_that_is_over_shows_where_it_stood_then(
    make_page: MakePage, qtbot: QtBot
) -> None:
    page = make_page(race(BOTS))
    qtbot.waitUntil(lambda: page.model.session.outcome is not None, timeout=20_000)
    page.model.look_at(1)
    prompt = page.bar.prompt
    assert prompt is not None
    assert prompt.phases[prompt.present] == "Traps"
    assert prompt.status == "looking back"
    page.model.look_at(None)
    assert page.bar.prompt is not None
    assert (page.bar.prompt.phases, page.bar.prompt.status) == ((), "game over")


def test_a_line_of_the_log_leads_back_to_its_position(page: TablePage) -> None:
    pick(page, "A1")
    row = page.sides.lines.row_of(2)
    assert row is not None
    line = page.sides.lines.lines[row]
    page.sides.log.returned.emit(line.ply)
    assert page.model.looking_at == line.ply


def test_the_timeline_tells_of_every_move_and_marks_bookmarks(page: TablePage) -> None:
    pick(page, "A1")
    page.toggle_timeline()
    timeline = page.sides.timeline
    assert [moment.ply for moment in timeline.strip.moments] == [1, 2, 3, 4, 5]
    timeline.bookmarked.emit(4, "Before the walk")
    assert page.model.session.bookmarks == {4: "Before the walk"}


def test_f9_hides_all_docks_and_brings_them_back(page: TablePage, qtbot: QtBot) -> None:
    before = {key for key, dock in page.frame.docks.items() if dock.isVisible()}
    QTest.keyClick(page.desk.view, Qt.Key.Key_F9)
    assert not any(dock.isVisible() for dock in page.frame.docks.values())
    QTest.keyClick(page.desk.view, Qt.Key.Key_F9)
    assert {key for key, dock in page.frame.docks.items() if dock.isVisible()} == before


def test_f6_comes_round_to_every_region(page: TablePage, qtbot: QtBot) -> None:
    page.activateWindow()
    page.desk.view.setFocus()
    seen = set()
    for _ in range(len(page.keys.regions()) + 1):
        page.keys.jump(1)
        seen.add(page.window().focusWidget())
    assert seen == set(page.keys.regions())


def test_f6_leads_nowhere_once_the_window_is_out_of_sight(page: TablePage) -> None:
    page.window().hide()
    assert page.keys.regions() == ()
    before = page.window().focusWidget()
    page.keys.jump(1)
    page.keys.jump(-1)
    assert page.window().focusWidget() is before


@pytest.mark.parametrize("onto", ["tab", "row"])
def test_the_focus_of_a_button_that_has_gone_goes_to_the_board_not_to_what_is_next(
    page: TablePage, qtbot: QtBot, onto: str
) -> None:
    page.activateWindow()
    row = QPushButton(page)
    row.show()
    following = row if onto == "row" else page.frame.docks[DETAILS].tabs[0]
    button = QPushButton(page)
    button.show()
    QWidget.setTabOrder(button, following)
    button.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is button)
    button.hide()
    assert page.window().focusWidget() is following
    page.keys.focus_what_decides()
    assert page.window().focusWidget() is page.desk.view
    # Whoever has gone there himself stays there.
    following.setFocus()
    page.keys.focus_what_decides()
    assert page.window().focusWidget() is following


def test_a_list_of_actions_that_empties_leaves_the_focus_to_no_field(
    make_page: MakePage, qtbot: QtBot
) -> None:
    page = make_page(opened(AGAINST_BOT))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.sides.open("actions")
    actions = page.sides.action_list
    actions.list.setFocus()
    assert page.window().focusWidget() is actions.list
    page.sides.actions.show(())
    assert not actions.list.isVisible()
    qtbot.waitUntil(lambda: page.window().focusWidget() is page.desk.view)
    page.sides.log.search.setFocus()
    page.keys.focus_what_decides()
    assert page.window().focusWidget() is page.sides.log.search, "somebody writes there"


def test_f1_opens_the_rule_of_the_refusal_else_of_the_prompt(page: TablePage, qtbot: QtBot) -> None:
    QTest.keyClick(page.desk.view, Qt.Key.Key_F1)
    assert page.frame.docks[DETAILS].present == "rules"


def test_the_layout_comes_back_and_rubbish_is_refused(make_page: MakePage) -> None:
    first, second = make_page(), make_page()
    first.frame.docks["log"].hide()
    first.sides.open("notes")
    assert second.restore_layout(first.save_layout())
    assert second.frame.docks["log"].isHidden()
    assert second.frame.docks[DETAILS].present == "notes"
    assert not second.restore_layout(b"\x93rubbish")
    assert not second.restore_layout(b"")


def test_a_full_disk_leaves_the_game_as_it_was_and_can_be_tried_again(
    make_page: MakePage,
) -> None:
    sink = SmallDisk()
    page = make_page(opened(sink=sink))
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    sink.full = True
    pick(page, "A1")
    assert page.model.session.ply == 4
    assert page.failure.isVisibleTo(page)
    sink.full = False
    page.failure.retry.emit()
    assert page.model.session.ply == 5
    assert not page.failure.isVisibleTo(page)


def test_a_dangerous_action_is_asked_for_once_more(make_page: MakePage) -> None:
    session = opened()
    page = make_page(session)
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    asked: list[str] = []

    def refuse(question: str) -> bool:
        asked.append(question)
        return False

    page.desk.confirm = refuse
    session.state.turn = 3
    pick(page, "A1", "A2")
    ply = session.ply
    pick(page, "button:end_turn")
    assert asked == ["Really?"]
    assert session.ply == ply


def test_a_take_back_is_told_in_the_turn_in_which_it_was_done(make_page: MakePage) -> None:
    session = opened(AGAINST_BOT)
    play(session, Walk(1), Sprint(), Rolled((2,)))
    page = make_page(session)
    page.model.undo()
    lines = page.sides.lines.lines
    assert (lines[-1].kind, lines[-1].topic) == ("event", "undo")
    assert lines[-1].turn == lines[-2].turn > 0


def test_the_theme_changes_while_the_table_is_open(page: TablePage) -> None:
    from desktop.paint.theme import load_theme

    for name in ("light", "dark") * 3:
        page.themes.use(load_theme("light" if name == "light" else "dark"))
    page.themes.use(load_theme("light"))
    ground = page.desk.view.backgroundBrush().color()
    assert ground == QColor(load_theme("light").sunk)


def test_the_timeline_takes_the_place_of_the_hand(page: TablePage) -> None:
    wide = page.width()
    page.toggle_timeline()
    assert page.frame.docks[TIMELINE].isVisible()
    assert page.frame.docks["hand"].isHidden()
    assert page.width() == wide
    page.toggle_timeline()
    assert page.frame.docks["hand"].isVisible()


def test_the_title_says_who_is_to_move(page: TablePage) -> None:
    assert page.title == "North to move – Race, Turn 1"


def test_two_persons_pass_the_screen_and_nothing_of_the_board_is_seen(
    make_page: MakePage,
) -> None:
    page = make_page(opened(TWO_PERSONS))
    assert page.currentWidget() is page.passage.page
    assert page.title == "Race"
    page.passage.page.hold.held.emit()
    assert page.currentWidget() is page.table
    assert page.model.viewer == "north"


def test_the_next_person_gets_a_recap_from_their_own_view(make_page: MakePage) -> None:
    page = make_page(opened(TWO_PERSONS))
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A1", "A2", "button:end_turn")
    assert page.currentWidget() is page.passage.page
    page.passage.page.hold.held.emit()
    assert page.passage.recapping
    assert page.passage.recap.steps
    pick(page, "A1")
    assert not page.passage.recapping


@pytest.mark.parametrize("scale", [80, 100, 125, 200])
def test_the_table_fits_into_1280_by_720_at_every_text_size(
    make_page: MakePage, qapp: QApplication, scale: int
) -> None:
    usual = qapp.font()
    qapp.setFont(body_font(scale))
    try:
        page = make_page(size=(1280, 720))
        assert (page.width(), page.height()) == (1280, 720)
        page.toggle_timeline()
        assert (page.width(), page.height()) == (1280, 720)
    finally:
        qapp.setFont(usual)


def test_everything_is_said_again_in_another_language(page: TablePage) -> None:
    page.bar.words.setText("stale")
    page.sides.log.search.setPlaceholderText("stale")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert "stale" not in texts_of(page)


def test_every_control_has_a_name_for_screen_readers(page: TablePage) -> None:
    page.toggle_timeline()
    nameless = [
        widget
        for kind in (QAbstractButton, QLineEdit, QAbstractItemView)
        for widget in page.findChildren(kind)
        if widget.isVisible()
        and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not (widget.accessibleName() or widget.property("text"))
        and not widget.objectName().startswith("qt_")
    ]
    assert nameless == []
