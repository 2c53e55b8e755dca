"""Interceptors on the table: formations, types, odds, the board, keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.rules.red_menace import intercept_odds
from desktop.rules.red_menace.actions_intercept import EndInterceptions, Intercept
from desktop.rules.red_menace.interception import AssignInterceptors
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.submarine import SubmarineTurn
from desktop.table.page import TablePage
from desktop.table.red_menace.interception_draft import InterceptionDraft
from desktop.table.red_menace.interception_panel import InterceptionPanel
from tests.rules.red_menace.positions import KIT, inbound, war
from tests.table.conftest import SetScale
from tests.table.handling import drag, found, pick, press, spot
from tests.table.red_menace import sorties
from tests.table.red_menace.playing import page_at


def shown(
    qtbot: QtBot, s: State | None = None, *, confirms: bool = True
) -> tuple[TablePage, InterceptionPanel]:
    page = page_at(qtbot, sorties.over_edmonton() if s is None else s, confirms=confirms)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    panel = found(page, InterceptionPanel)
    assert panel.isVisible()
    return page, panel


def draft_of(page: TablePage) -> InterceptionDraft:
    draft = page.picker.draft
    assert isinstance(draft, InterceptionDraft)
    return draft


def press_shifted(page: TablePage, digit: str) -> None:
    page.desk.view.setFocus()
    QTest.keyClick(page.desk.view, Qt.Key(ord(digit)), Qt.KeyboardModifier.ShiftModifier)


def first_action(page: TablePage) -> object:
    return page.model.session.entry_at(0).action


# --- formations -----------------------------------------------------------------------------------


def test_the_prompt_names_the_formation_in_question(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    assert page.bar.words.text() == "Formation C over Edmonton, 3 bombers: assign interceptors"
    pick(page, "flight:A")
    assert page.bar.words.text().startswith("Formation A over 0608 Peary Land, 3 bombers")


def test_the_prompt_tells_one_bomber_and_that_none_is_known(qtbot: QtBot) -> None:
    s = sorties.over_edmonton()
    inbound(s, "G", "0510", "E", "m4")
    inbound(s, "H", "0608", "E")
    page, _ = shown(qtbot, s)
    pick(page, "flight:G")
    assert ", 1 bomber: " in page.bar.words.text()
    pick(page, "flight:H")
    assert ", not detected: " in page.bar.words.text()


def test_formations_in_reach_are_listed_and_the_one_that_attacks_comes_first(
    qtbot: QtBot,
) -> None:
    page, panel = shown(qtbot)
    assert [chip.key for chip in panel.chips.chips] == ["A", "B", "C"]
    assert draft_of(page).key == "C"
    assert [chip.key for chip in panel.chips.chips if chip.isChecked()] == ["C"]


def test_one_formation_alone_needs_no_list(qtbot: QtBot) -> None:
    _, panel = shown(qtbot, sorties.on_the_way())
    assert not panel.chips.isVisible()


def test_two_quick_clicks_send_two(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    view, at = page.desk.view.viewport(), spot(page, "plane:cf100")
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    again = (QEvent.Type.MouseButtonDblClick, at.toPointF(), view.mapToGlobal(at).toPointF())
    left = Qt.MouseButton.LeftButton
    event = QMouseEvent(*again, left, left, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at)
    assert draft_of(page).order.sent == {"cf100": 2}


def test_tab_goes_from_formation_to_formation(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    page.desk.view.setFocus()
    walked = []
    for _ in range(3):
        QTest.keyClick(page.desk.view, Qt.Key.Key_Tab)
        walked.append(draft_of(page).key)
    assert sorted(walked) == ["A", "B", "C"]


def test_what_was_put_together_for_another_formation_is_kept(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    pick(page, "plane:cf100", "flight:B", "plane:f102")
    assert draft_of(page).action == Intercept("B", (("f102", "normal", 1),))
    pick(page, "flight:C")
    assert draft_of(page).action == Intercept("C", (("cf100", "normal", 1),))


@pytest.mark.rule("RM-10.2.1a")
def test_a_formation_out_of_reach_is_refused(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    pick(page, "flight:D")
    assert draft_of(page).key == "C"
    assert page.desk.note.rule == "RM-10.2.1a"


def test_a_city_or_hex_means_the_formation_over_it(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    pick(page, "city:B")
    assert draft_of(page).key == "B"
    pick(page, KIT.cities["E"].hex)
    assert draft_of(page).key == "C"


# --- who is sent ----------------------------------------------------------------------------------


def test_every_type_has_a_row_or_a_reason(qtbot: QtBot) -> None:
    _, panel = shown(qtbot)
    rows = [row.data for row in panel.planes.rows if row.data is not None]
    assert [(row.unit, row.cap) for row in rows] == [
        ("f102", "1"),
        ("f89h", "2"),
        ("arrow", "3"),
        ("cf100", "4"),
    ]
    assert rows[0].notes == "hits on 5+ · long, back end of turn 8"
    assert rows[1].notes == "hits on 5+ · flies on 4+, long, back end of turn 8"
    assert rows[2].notes == "hits on 4+ · normal"
    assert panel.unable.lines == (
        ("F-106", "The F-106 is not in play yet", "RM-9.4a"),
        ("Lightning", "No British city stands within 1 hex of Edmonton", "RM-10.2.2b"),
        ("Hunter", "Hunter fights only over a British city that stands", "RM-10.2.2a"),
    )


def test_digits_send_and_with_shift_take_back(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    press(page, "4", "4", "3", "1")
    sent = (("f102", "long", 1), ("arrow", "normal", 1), ("cf100", "normal", 2))
    assert set(draft_of(page).action.planes) == set(sent)
    press_shifted(page, "4")
    press_shifted(page, "1")
    assert set(draft_of(page).action.planes) == {("arrow", "normal", 1), ("cf100", "normal", 1)}


def test_a_row_counts_with_plus_and_minus_and_arrows_go_on(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    row = panel.planes.rows[2]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Down)
    held = panel.planes.rows[3]
    assert held.hasFocus()
    QTest.keyClick(held, Qt.Key.Key_Plus)
    QTest.mouseClick(held.plus, Qt.MouseButton.LeftButton)
    assert held.value() == 2
    QTest.keyClick(held, Qt.Key.Key_Minus)
    assert draft_of(page).action.planes == (("cf100", "normal", 1),)
    assert held.accessibleName() == "CF-100: 1 of 3 sent, hits on 5+, normal"


@pytest.mark.rule("RM-9.4a")
def test_no_more_than_are_ready(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    pick(page, *["plane:cf100"] * 4)
    assert draft_of(page).order.count("cf100") == 3
    assert page.desk.note.rule == "RM-9.4a"
    assert not panel.planes.rows[3].plus.isEnabled()


@pytest.mark.rule("RM-10.2.2f")
def test_one_american_over_canada_and_never_alone(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    pick(page, "plane:f102")
    assert not panel.fire.isEnabled()
    assert panel.note.isVisible()
    pick(page, "plane:f102")
    assert page.desk.note.rule == "RM-10.2.2f"
    pick(page, "plane:cf100")
    assert panel.fire.isEnabled()
    assert not panel.note.isVisible()


def test_enter_fires_whatever_row_has_the_focus(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    pick(page, "plane:cf100", "plane:arrow")
    panel.planes.rows[0].setFocus()
    QTest.keyClick(panel.planes.rows[0], Qt.Key.Key_Return)
    assert first_action(page) == Intercept("C", (("arrow", "normal", 1), ("cf100", "normal", 1)))


def test_enter_ends_nothing_while_nobody_is_sent(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    press(page, "enter")
    assert not panel.fire.isEnabled()
    assert page.model.session.ply == 0


def test_escape_clears(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    pick(page, "plane:cf100", "plane:cf100")
    press(page, "esc")
    assert draft_of(page).order.size == 0
    assert not panel.clear.isEnabled()


@pytest.mark.parametrize("answers", [True, False])
def test_done_asks_once_while_somebody_could_be_reached(qtbot: QtBot, answers: bool) -> None:
    page, _ = shown(qtbot)
    asked: list[str] = []

    def answer(words: str) -> bool:
        asked.append(words)
        return answers

    page.desk.confirm = answer
    press(page, "end")
    assert len(asked) == 1
    assert (page.model.session.ply > 0) == answers
    if answers:
        assert first_action(page) == EndInterceptions()


def test_arrow_keys_scroll_to_the_row_they_come_to(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    page.resize(1280, 720)
    panel.planes.rows[0].setFocus()
    for row in panel.planes.rows[:-1]:
        QTest.keyClick(row, Qt.Key.Key_Down)
    last = panel.planes.rows[-1]
    at = last.mapTo(panel.area.viewport(), QPoint(0, last.height()))
    assert last.hasFocus()
    assert at.y() <= panel.area.viewport().height() + 1


def test_arrow_keys_go_from_chip_to_chip(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    chips = {chip.key: chip for chip in panel.chips.chips}
    chips["C"].setFocus()
    QTest.keyClick(chips["C"], Qt.Key.Key_Left)
    assert draft_of(page).key == "B"
    assert chips["B"].hasFocus()
    QTest.mouseClick(chips["A"], Qt.MouseButton.LeftButton)
    assert draft_of(page).key == "A"


# --- odds -----------------------------------------------------------------------------------------


@pytest.mark.rule("RM-10.2b")
def test_the_odds_are_those_of_the_rules(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    pick(page, "plane:cf100", "plane:cf100", "plane:arrow", "plane:f102")
    s = page.model.view.state
    odds = intercept_odds.of_intercept(s, KIT, draft_of(page).action)
    columns = panel.odds.histogram.columns
    assert [column.name for column in columns] == ["none", "1", "2", "all 3"]
    assert tuple(column.share for column in columns) == odds.downed
    assert panel.odds.figures == ("Edmonton survives: 43 %", "Formation C is destroyed: 15 %")


def test_a_formation_far_from_its_target_says_nothing_of_the_target(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    pick(page, "flight:B", "plane:f102")
    assert [words.partition(":")[0] for words in panel.odds.figures] == ["Formation B is destroyed"]
    assert [column.name for column in panel.odds.histogram.columns] == ["none", "1", "all 2"]


@pytest.mark.rule("RM-10.2.2c")
def test_the_line_about_next_turn_counts_who_is_missing_and_what_comes(qtbot: QtBot) -> None:
    s = sorties.over_edmonton()
    inbound(s, "E", KIT.next_to[KIT.cities["K"].hex][0], "K", "tu16")
    page, panel = shown(qtbot, s)
    assert panel.next.text().startswith("Next turn all interceptors are Ready. ")
    pick(page, "plane:f102")
    words = "Next turn not Ready: 1 F-102. Over your cities then: Formation E."
    assert panel.next.text() == words


@pytest.mark.parametrize(("scale", "pinned"), [(100, True), (200, False)])
def test_the_odds_stay_in_sight_unless_they_take_all_the_room(
    qtbot: QtBot, set_scale: SetScale, scale: int, pinned: bool
) -> None:
    set_scale(scale)
    page, panel = shown(qtbot)
    page.resize(1280, 720)
    assert panel.area.isAncestorOf(panel.odds) != pinned
    assert panel.fire.isVisible()
    least = panel.planes.rows[0].height()
    assert panel.area.viewport().height() > least


# --- missile and extra die ------------------------------------------------------------------------


@pytest.mark.rule("RM-10.2.8a")
def test_n_gives_the_missile_from_type_to_type_and_takes_it_away(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, sorties.over_edmonton(missile=True))
    pick(page, "plane:cf100", "plane:f102")
    carried = []
    for _ in range(3):
        press(page, "n")
        carried.append(draft_of(page).order.nuclear)
    assert carried == ["f102", "f89h", ""]
    press(page, "n")
    assert draft_of(page).action.nuclear == "f102"
    assert ("f102", "normal", 1) in draft_of(page).action.planes
    assert panel.missile.switch.isChecked()
    assert "Missile hits, costs 0.0 points" in panel.odds.figures[-1]


def test_the_kept_card_gives_the_missile_too(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, sorties.over_edmonton(missile=True))
    pick(page, "plane:cf100", "event:8")
    assert draft_of(page).order.nuclear


@pytest.mark.rule("RM-10.2.8a")
def test_without_the_card_there_is_no_missile(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    assert not panel.missile.isVisible()
    pick(page, "button:nuclear")
    assert page.desk.note.rule == "RM-10.2.8a"


@pytest.mark.rule("RM-11.3.1b")
def test_a_lets_an_american_that_is_sent_lend_its_values(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, sorties.over_edmonton(radar=True))
    assert not panel.extra_die.switch.isEnabled()
    pick(page, "plane:cf100", "plane:f102")
    press(page, "a")
    assert draft_of(page).action.aew == "f102"
    pick(page, "sent:f102")
    assert draft_of(page).action.aew == ""


# --- the board ------------------------------------------------------------------------------------


def test_who_is_sent_lies_beside_the_formation_with_its_number_and_an_arrow(
    qtbot: QtBot,
) -> None:
    page, _ = shown(qtbot)
    before = [each for each in page.desk.scene.counters if each.id.startswith("plane:cf100")]
    pick(page, "plane:cf100", "plane:cf100")
    item = page.desk.scene.item("sent:cf100")
    assert item is not None
    assert item.counter.place == KIT.cities["E"].hex
    assert getattr(item.counter.face, "count", 0) == 2
    left = [each for each in page.desk.scene.counters if each.id.startswith("plane:cf100")]
    assert len(left) == len(before) - 2
    aims = [mark for mark in page.desk.scene.marks if mark.kind == "aim"]
    assert [(mark.place, mark.to) for mark in aims] == [("sent:cf100", "flight:C")]


def test_a_click_takes_one_back(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    pick(page, "plane:cf100", "plane:cf100")
    at = spot(page, "sent:cf100")
    QTest.mouseClick(page.desk.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert draft_of(page).order.count("cf100") == 1


def test_an_interceptor_is_dragged_from_its_box_onto_a_formation_and_away(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    drag(page, "plane:f102", "flight:B")
    assert draft_of(page).action == Intercept("B", (("f102", "normal", 1),))
    drag(page, "sent:f102", "box:us_int_ready")
    assert draft_of(page).order.size == 0


@pytest.mark.rule("RM-10.2.2e")
def test_a_drop_that_is_not_possible_says_why(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    drag(page, "plane:arrow", "flight:B")
    assert page.desk.note.rule.startswith("RM-10.2.2")
    assert page.desk.note.accessibleName() == "Arrow cannot reach Formation B"
    assert draft_of(page).order.size == 0


def test_a_press_on_a_plus_that_is_off_says_why(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    row = panel.planes.rows[0]
    while row.plus.isEnabled():
        row.plus.click()
    sent = draft_of(page).order.size
    middle = row.plus.mapTo(page, row.plus.rect().center())
    QTest.mouseClick(page.windowHandle(), Qt.MouseButton.LeftButton, pos=middle)
    assert page.desk.note.isVisibleTo(page)
    assert page.desk.note.rule in row.toolTip()
    assert draft_of(page).order.size == sent


def test_who_is_sent_is_told_of_by_name(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    pick(page, "plane:f102")
    assert page.desk.describe("sent:f102").startswith("F-102: range 0/1")
    pick(page, "plane:f102")
    assert page.desk.note.accessibleName() == "F-102 cannot be sent"


def test_the_phase_ends_with_the_same_words_in_the_panel_and_above(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    assert panel.done.text() == "Done with phase" == page.bar.buttons["button:done"].text()


# --- on the move ----------------------------------------------------------------------------------


@pytest.mark.rule("RM-9.8a")
def test_a_formation_on_the_move_is_met_with_the_same_panel(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, sorties.on_the_way())
    assert panel.done.text() == "Let it pass" == page.bar.buttons["button:done"].text()
    assert {rule for _, _, rule in panel.unable.lines} >= {"RM-9.8d"}
    pick(page, "plane:cf100", "button:fire")
    assert first_action(page) == Intercept("M50", (("cf100", "normal", 1),))


@pytest.mark.rule("RM-9.8a")
def test_letting_it_pass_asks_nothing(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, sorties.on_the_way(), confirms=False)
    press(page, "end")
    assert first_action(page) == EndInterceptions()


def test_the_panel_belongs_to_interceptions_only(qtbot: QtBot) -> None:
    s = war(2, turn=7, phase=5, steps=(AssignInterceptors(),))
    inbound(s, "C", KIT.cities["E"].hex, "E", "tu16")
    page, panel = shown(qtbot, s)
    press(page, "end")
    assert not panel.isVisible()


def test_the_log_gets_back_what_the_panel_has_claimed_with_the_next_phase(qtbot: QtBot) -> None:
    s = sorties.over_edmonton(missile=True)
    s.steps.insert(0, SubmarineTurn())
    page, panel = shown(qtbot, s)
    log = page.frame.docks["log"]
    qtbot.waitUntil(lambda: 0 < log.height() < 200)
    press(page, "end")
    assert not panel.isVisible()
    qtbot.waitUntil(lambda: log.height() > 300)
