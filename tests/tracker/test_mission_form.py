"""The entry form of a Day: what is typed becomes its entry."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeName, load_theme
from desktop.rules.hornet_leader.actions_book import LogDay
from desktop.rules.hornet_leader.book_entries import (
    Amount,
    DayEntry,
    EventNote,
    FlightEntry,
    MemberEntry,
    MissionEntry,
    Replaced,
    SearchEntry,
)
from desktop.rules.hornet_leader.records import AVERAGE, GREEN
from desktop.table.scrolled import Scrolled
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.mission_form_more import EventBox
from desktop.tracker.mission_form_page import MissionFormPage
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import KIT
from tests.tracker.campaigns import model_of
from tests.tracker.forms import Typist, shown_form

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
TANKER = KIT.priorities["tanker"].cost_per_aircraft
REST = KIT.tables.stress.priority_rr_cost


def today() -> str:
    return QDate.currentDate().toString(Qt.DateFormat.ISODate)


def last(model: CampaignModel) -> DayEntry:
    return model.book.days[-1]


def mission(model: CampaignModel) -> MissionEntry:
    return last(model).missions[0]


def open_all(page: MissionFormPage) -> None:
    sheet = page.sheet
    for fold in (sheet.more.fold, sheet.outcome.more, sheet.supply.more, sheet.columns):
        fold.set_open(True)


def give(field: QLineEdit, words: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, words)


def save(page: MissionFormPage) -> None:
    page.preview.save.click()


@pytest.mark.rule("HL-T1.3a", "HL-T1.4a")
def test_a_normal_mission_is_entered_with_few_keys(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    typist = Typist()
    typist.write("10")
    typist.press(Key.Key_Return)
    for stress in "2302":
        typist.write(stress)
        typist.press(Key.Key_Return)
    typist.write("x")
    typist.press(Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
    typist.write("4")
    with qtbot.waitSignal(page.saved):
        typist.press(Key.Key_Return, held=CTRL)
    assert typist.keys < 45
    pilots = ("teflon", "banzai", "pluto", "blackhawk")
    flight = (
        FlightEntry(pilot=pilot, stress=stress)
        for pilot, stress in zip(pilots, (2, 3, 0, 2), strict=True)
    )
    expected = flown(10, *flight, outcome="X", so_spent=(Amount("weapons", 4),))
    assert last(model) == day(expected, date_played=today())


def test_the_focus_begins_in_the_target(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    assert page.sheet.target.target.hasFocus()


def test_a_target_is_found_by_a_part_of_its_title_and_told_in_full(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    title = KIT.targets[10].title.source
    typist = Typist()
    typist.write(title[3:].lower())
    assert page.draft.missions[0].entry.target == 10
    typist.press(Key.Key_Return)
    assert page.sheet.target.target.currentText().startswith(f"10 {title}")
    assert str(KIT.targets[10].vp) in page.sheet.target.facts.text()


def test_pilots_stay_under_the_pointer_when_a_target_is_entered(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    grid, where = page.sheet.grid, QPoint(0, 0)
    QApplication.processEvents()
    before = grid.mapTo(page, where)
    Typist().write("5")
    qtbot.waitUntil(lambda: "VP" in page.sheet.target.facts.text())
    QApplication.processEvents()
    assert grid.mapTo(page, where) == before


def test_a_card_of_another_campaign_is_told(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    in_iraq = {card for band in KIT.campaigns["iraq_1991"].bands for card in band.targets}
    told = []
    for card in (10, next(each for each in KIT.targets if each not in in_iraq)):
        page.begin()
        Typist().write(str(card))
        Typist().press(Key.Key_Return)
        told.append("is not a Target of this campaign" in page.sheet.target.facts.text())
    assert told == [False, True]


def test_a_title_is_said_in_full_once_the_focus_has_gone(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    typist = Typist()
    typist.write("10")
    assert page.sheet.target.target.currentText() == "10"
    typist.press(Key.Key_Tab)
    assert page.sheet.target.target.currentText().startswith("10 Border")
    page.sheet.target.target.setFocus()
    typist.write("20")
    assert page.draft.missions[0].entry.target == 20


def test_a_target_is_taken_from_the_list(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    box = page.sheet.target.target
    box.setCurrentIndex(box.findData(20))
    box.activated.emit(box.currentIndex())
    assert page.draft.missions[0].entry.target == 20


@pytest.mark.rule("HL-T1.4a")
def test_what_is_missing_is_told_and_nothing_is_saved(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    assert not page.preview.save.isEnabled()
    typist = Typist()
    typist.press(Key.Key_Return, held=CTRL)
    assert model.state.day == 0
    assert "Target" in page.preview.refusal.accessibleName()
    typist.write("10")
    page.refresh()
    assert "who flew" in page.preview.refusal.accessibleName()


@pytest.mark.rule("HL-T5.6a")
def test_ex_t02_a_search_is_reckoned_at_once(qtbot: QtBot) -> None:
    third = KIT.campaigns["iraq_1991"].bands[2]
    assert third.weight_penalty == -2
    model = model_of()
    page = shown_form(qtbot, model)
    typist = Typist()
    typist.write(str(third.targets[0]))
    typist.press(Key.Key_Return)
    typist.write("4l")
    typist.press(Key.Key_Tab)
    (row,) = page.sheet.search.rows
    assert row.roll.hasFocus()
    assert "missing" in row.words.text()
    typist.write("5")
    typist.press(Key.Key_Tab)
    typist.write("2")
    assert row.words.text().startswith("5 + 2 \N{MINUS SIGN} 2 + 2 = 7: Recovered Under Fire")
    save(page)
    (flight,) = mission(model).flight
    assert (flight.lost, flight.sar) == ("target_bound", SearchEntry(roll=5, weight=2))
    assert model.state.missions[-1].flight[0].sar == "recovered_under_fire"


def test_enter_leads_from_the_grid_through_search_and_outcome_to_saving(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    typist = Typist()
    typist.write("10")
    typist.press(Key.Key_Return)
    typist.write("2l")
    typist.press(*[Key.Key_Return] * 4)
    sheet = page.sheet
    (row,) = sheet.search.rows
    assert row.roll.hasFocus()
    typist.write("8")
    typist.press(*[Key.Key_Return] * 4)
    typist.write("x")
    typist.press(Key.Key_Return, Key.Key_Return)
    assert sheet.supply.spent["weapons"].hasFocus()
    typist.press(*[Key.Key_Return] * 4)
    assert page.preview.save.hasFocus()


@pytest.mark.parametrize("corrected", [None, 1])
def test_a_form_begins_at_its_top_wherever_it_was_left(qtbot: QtBot, corrected: int | None) -> None:
    page = shown_form(
        qtbot, model_of(day(flown(10, FlightEntry(pilot="teflon")))), size=(1000, 500)
    )
    areas = page.sheet.findChildren(Scrolled)
    (form,) = (each for each in areas if each.isAncestorOf(page.sheet.grid))
    bar = form.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value()
    page.begin(corrected)
    assert bar.value() == 0


def test_a_search_with_a_picked_result_needs_no_roll(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    typist = Typist()
    typist.write("10")
    typist.press(Key.Key_Return)
    typist.write("1ll")
    (row,) = page.sheet.search.rows
    row.result.setCurrentIndex(row.result.findData("quick_recovery"))
    row.result.activated.emit(row.result.currentIndex())
    assert row.words.text().startswith("Quick Recovery")
    give(row.roll, "0")
    save(page)
    assert mission(model).flight[0].sar == SearchEntry(roll=10, result="quick_recovery")


def test_a_search_goes_with_the_loss(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    grid = page.sheet.grid
    grid.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(grid, "l")
    assert len(page.sheet.search.rows) == 1
    QTest.keyClicks(grid, "lll")
    assert page.sheet.search.rows == []


@pytest.mark.rule("HL-T1.3a", "HL-T5.1a", "HL-T5.4a", "HL-T5.5a")
def test_everything_of_a_mission_can_be_entered(qtbot: QtBot) -> None:
    model = model_of(night=True)
    page = shown_form(qtbot, model)
    sheet = page.sheet
    open_all(page)
    give(sheet.target.target.lineEdit(), "20")  # type: ignore[arg-type]
    sheet.target.time.buttons()[1].click()
    sheet.target.tanker.buttons()[1].click()
    sheet.target.pencil.click()
    give(sheet.target.numbers["vp"], "9")
    sheet.grid.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(sheet.grid, "2")
    sheet.outcome.outcome.buttons()[0].click()
    give(sheet.outcome.hits, "12")
    give(sheet.outcome.scored["overkill"], "1")
    give(sheet.outcome.xp, "1")
    give(sheet.outcome.tracks[1], "-1")
    give(sheet.supply.spent["jdam"], "3")
    give(sheet.supply.recon, "1")
    give(sheet.supply.gained["bonus"], "2")
    give(sheet.more.events[0].lineEdit(), "3")  # type: ignore[arg-type]
    give(sheet.more.events[2].lineEdit(), "Fog bank")  # type: ignore[arg-type]
    give(sheet.more.date, "2031-01-02")
    give(sheet.more.drawn, "10, 20")
    sheet.more.notes.setPlainText("Low and fast.")
    sheet.more.rest.click()
    save(page)
    entry = flown(
        20,
        FlightEntry(pilot="teflon", stress=2),
        outcome="X",
        night=True,
        tanker="paid",
        hits=12,
        so_spent=(Amount("jdam", 3), Amount("tanker", TANKER)),
        so_gained=(Amount("bonus", 2),),
        vp_extra=(Amount("overkill", 1),),
        xp_extra=1,
        tracks_extra=(0, -1, 0),
        events=(EventNote(3), EventNote(), EventNote(title="Fog bank")),
        rnr=True,
        edited={"vp": 9},
        notes="Low and fast.",
    )
    assert last(model) == day(entry, date_played="2031-01-02", drawn=(10, 20), recon_buys=1)
    assert model.state.vp == 9 + 1


def test_a_price_that_was_typed_has_a_pencil_that_takes_it_back(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    Typist().write("10")
    page.sheet.target.tanker.buttons()[1].click()
    page.sheet.grid.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(page.sheet.grid, "1")
    tanker = page.sheet.supply.tanker
    assert (tanker.number, tanker.placeholderText(), tanker.is_marked) == (None, str(TANKER), False)
    give(tanker, "7")
    assert tanker.is_marked
    tanker.take_back()
    assert (tanker.number, tanker.is_marked) == (None, False)
    save(page)
    assert mission(model).so_spent == (Amount("tanker", TANKER),)


def test_another_target_takes_the_numbers_of_its_own_card(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    section = page.sheet.target
    give(section.target.lineEdit(), "10")  # type: ignore[arg-type]
    section.pencil.click()
    give(section.numbers["band"], "2")
    second = KIT.campaigns["iraq_1991"].bands[1]
    assert section.numbers["band_stress"].placeholderText() == str(second.stress)
    assert section.numbers["band"].is_marked
    give(section.target.lineEdit(), "20")  # type: ignore[arg-type]
    assert page.draft.missions[0].entry.edited == {}
    assert section.numbers["vp"].placeholderText() == str(KIT.targets[20].vp)


@pytest.mark.rule("HL-T1.3a", "HL-T5.2b")
def test_a_day_of_down_time_needs_a_key_only(qtbot: QtBot) -> None:
    model = model_of(start=standing(MemberEntry(pilot="teflon", skill=AVERAGE, stress=6)))
    page = shown_form(qtbot, model)
    page.sheet.target.kind.buttons()[1].click()
    assert not page.sheet.grid.isVisible()
    assert page.sheet.title.text() == "Down Time"
    page.sheet.more.rest.click()
    page.sheet.more.day_notes.setPlainText("Beach")
    Typist().press(Key.Key_Return, held=CTRL)
    assert last(model) == day(date_played=today(), rnr=True, notes="Beach")
    assert model.state.so == 17 - REST


def test_rest_is_offered_only_when_the_fund_has_it(qtbot: QtBot) -> None:
    poor = model_of(start=standing("teflon", so=REST - 1))
    assert not shown_form(qtbot, poor).sheet.more.rest.isEnabled()
    rich = model_of(start=standing("teflon", so=REST))
    page = shown_form(qtbot, rich)
    assert page.sheet.more.rest.isEnabled()
    page.sheet.target.kind.buttons()[1].click()
    page.sheet.more.rest.click()
    page.refresh()
    assert page.sheet.more.rest.isEnabled()
    assert page.preview.problems == []


@pytest.mark.rule("HL-T5.2a", "HL-T1.3a")
def test_a_second_mission_has_a_sheet_of_its_own(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    sheet = page.sheet
    typist = Typist()
    typist.write("10")
    typist.press(Key.Key_Return)
    typist.write("2")
    sheet.second.click()
    assert sheet.target.target.hasFocus()
    assert sheet.target.target.target == 0
    typist.write("20")
    typist.press(Key.Key_Return, Key.Key_Down)
    typist.write("3")
    sheet.which.buttons()[0].click()
    assert sheet.target.target.target == 10
    sheet.more.fold.set_open(True)
    sheet.more.rest.click()
    save(page)
    primary, secondary = last(model).missions
    assert (primary.target, primary.rnr, primary.flight[0].stress) == (10, True, 2)
    assert (secondary.target, secondary.rnr) == (20, False)
    assert secondary.flight == (FlightEntry(pilot="banzai", stress=3),)


def test_a_second_mission_is_taken_off_again(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    page.sheet.second.click()
    assert page.sheet.which.isVisible()
    page.sheet.second.click()
    assert not page.sheet.which.isVisible()
    assert len(page.draft.missions) == 1


@pytest.mark.rule("HL-T5.2c")
def test_missing_pilots_come_back_or_somebody_comes_for_them(qtbot: QtBot) -> None:
    gone = [MemberEntry(pilot=each, skill=AVERAGE, missing=True) for each in ("banzai", "hunter")]
    model = model_of(start=standing("teflon", *gone))
    page = shown_form(qtbot, model)
    first, second = page.sheet.returns.rows
    first.fate.buttons()[1].click()
    second.fate.buttons()[2].click()
    assert not second.skill.isVisible()
    came = second.by.itemData(1)
    second.by.setCurrentIndex(1)
    second.by.activated.emit(1)
    second.skill.setCurrentIndex(GREEN)
    second.skill.activated.emit(GREEN)
    give(second.price, "2")
    assert came in [row.pilot for row in page.sheet.grid.flight.pilots]
    give(page.sheet.target.target.lineEdit(), "10")  # type: ignore[arg-type]
    page.sheet.grid.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(page.sheet.grid, "1")
    save(page)
    assert mission(model).rescued == ("banzai",)
    assert mission(model).replaced == (Replaced("hunter", came, GREEN, 2),)
    assert model.state.member("banzai").stress == 3


def test_nothing_is_lost_without_a_question(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    typist = Typist()
    typist.press(Key.Key_Escape)
    assert left == [True]
    typist.write("10")
    typist.press(Key.Key_Escape)
    assert (left, page.preview.is_asking) == ([True], True)
    typist.press(Key.Key_Escape)
    assert (left, page.preview.is_asking) == ([True], False)
    assert page.draft.missions[0].entry.target == 10
    typist.press(Key.Key_Escape)
    page.preview.leave.click()
    assert left == [True, True]


def test_a_new_form_is_empty_again(qtbot: QtBot) -> None:
    model = model_of()
    page = shown_form(qtbot, model)
    typist = Typist()
    typist.write("10")
    typist.press(Key.Key_Return)
    typist.write("3")
    typist.press(Key.Key_Return, held=CTRL)
    page.begin()
    assert page.draft.missions[0].flew == set()
    assert page.sheet.target.target.target == 0
    assert page.preview.title.text() == "After Day 2"


def test_what_was_typed_stays_when_the_campaign_changes_elsewhere(qtbot: QtBot) -> None:
    model = model_of(length="long")
    page = shown_form(qtbot, model)
    typist = Typist()
    typist.write("10")
    model.play(LogDay(day(flown(20, "teflon"))))
    assert page.draft.missions[0].entry.target == 10
    typist.press(Key.Key_Return)
    typist.write("1")
    typist.press(Key.Key_Return, held=CTRL)
    assert [each.missions[0].target for each in model.book.days] == [20, 10]


def test_an_empty_form_follows_the_campaign(qtbot: QtBot) -> None:
    model = model_of(length="long")
    page = shown_form(qtbot, model)
    model.play(LogDay(day(flown(20, FlightEntry(pilot="teflon", stress=5)))))
    assert page.preview.title.text() == "After Day 2"
    assert page.sheet.grid.flight.pilots[0].stress == model.state.member("teflon").stress > 0


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)])
def test_the_form_needs_no_more_than_the_window_has(
    qtbot: QtBot, size: tuple[int, int], theme: ThemeName
) -> None:
    page = shown_form(qtbot, model_of(), size=size, theme=theme)
    open_all(page)
    QApplication.processEvents()
    assert (page.width(), page.height()) == size
    grid = page.sheet.grid
    assert sum(grid.columnWidth(each) for each in range(grid.flight.columnCount())) <= grid.width()


def test_large_text_makes_no_window_larger(qtbot: QtBot, qapp: QApplication) -> None:
    theme = load_theme("dark")
    try:
        page = shown_form(qtbot, model_of(), scale=200)
        QApplication.processEvents()
        assert (page.width(), page.height()) == (1280, 720)
    finally:
        apply_theme(qapp, theme)


def test_every_control_has_a_name_and_is_reached_by_tab(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    open_all(page)
    page.sheet.target.pencil.setChecked(True)
    typist = Typist()
    seen = []
    for _ in range(60):
        widget = QApplication.focusWidget()
        assert widget is not None
        seen.append(widget)
        typist.press(Key.Key_Tab)
    order = [seen.index(each) for each in _main_stops(page)]
    assert order == sorted(order)
    named = [each for each in seen if isinstance(each, QLineEdit)]
    assert all(each.accessibleName() for each in named)


def _main_stops(page: MissionFormPage) -> list[QWidget]:
    sheet = page.sheet
    return [
        sheet.target.target,
        sheet.grid,
        sheet.outcome.hits,
        sheet.supply.spent["weapons"],
        sheet.supply.tanker,
        sheet.more.fold,
        sheet.more.notes,
        page.preview.leave,
    ]


def test_words_are_said_again_in_another_language(qtbot: QtBot) -> None:
    page = shown_form(qtbot, model_of())
    page.sheet.title.setText("")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.sheet.title.text() == "Log a mission"
    assert not [each for each in page.findChildren(QLabel) if "{" in each.text()]


def test_an_event_of_thousands_of_digits_is_only_a_name(qtbot: QtBot) -> None:
    box = EventBox("bound")
    qtbot.addWidget(box)
    box.offer(KIT)
    box.setEditText("3")
    assert box.note.number == 3
    box.setEditText("3" * 5000)
    assert box.note == EventNote(0, "3" * 5000)
