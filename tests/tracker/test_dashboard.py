"""The dashboard of a campaign: what it shows at each stage, and what its buttons and keys do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.lines import in_two_lines
from desktop.paint.theme import ThemeSource
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import OptionValue, Setup
from desktop.rules.hornet_leader.actions_book import (
    CloseCampaign,
    CorrectDay,
    LogDay,
    PlayDay,
    RunDay,
)
from desktop.rules.hornet_leader.book_entries import DayEntry, FlightEntry, MemberEntry
from desktop.rules.hornet_leader.records import AVERAGE, PLAYER
from desktop.tracker import dashboard
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.dashboard import Dashboard
from desktop.tracker.key_figures import AROUND
from tests.rules.hornet_leader.logbooks import NOON, day, flown, standing
from tests.rules.hornet_leader.positions import GAME
from tests.tracker.campaigns import model_of

Show = Callable[..., Dashboard]
PAGES = frozenset({"mission", "history", "pilot"})


@pytest.fixture
def show(qtbot: QtBot, themes: ThemeSource) -> Show:
    def shown(model: CampaignModel, pages: frozenset[str] = PAGES) -> Dashboard:
        page = Dashboard(model, themes, pages=pages)
        page.show_title("Desert")
        page.resize(1300, 900)
        qtbot.addWidget(page)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        return page

    return shown


def there(page: Dashboard) -> list[str]:
    """Return the buttons that are offered, take back and do again left out."""
    return [
        name
        for name, button in page.head.buttons.items()
        if button.isVisible() and name not in ("undo", "redo")
    ]


def outstanding(page: Dashboard) -> list[str]:
    return [
        name
        for name, button in page.head.buttons.items()
        if isinstance(button, KeyButton)
        and button.isVisible()
        and button.importance is Importance.PRIMARY
    ]


def figure(page: Dashboard, place: int) -> tuple[str, str]:
    found = page.figures.boxes[place].figure
    return found.value, found.detail


@pytest.mark.rule("HL-T1.1a")
def test_between_days_each_of_the_three_modes_is_one_button_away(show: Show) -> None:
    model = model_of()
    page = show(model)
    assert there(page) == ["history", "down_time", "mission", "companion", "play"]
    assert outstanding(page) == ["mission"]
    modes: list[str] = []
    for name in ("play", "companion"):
        page.head.buttons[name].click()
        modes.append(model.book.mode)
        model.undo()
    assert modes == ["play", "companion"]


@pytest.mark.rule("HL-T1.1a")
def test_what_stands_out_goes_with_the_mode(show: Show) -> None:
    assert outstanding(show(model_of(tracking="play"))) == ["play"]
    assert outstanding(show(model_of(tracking="companion"))) == ["companion"]
    assert outstanding(show(model_of(), frozenset())) == ["play"]


def test_a_button_without_its_page_is_not_there(show: Show) -> None:
    assert there(show(model_of(), frozenset())) == ["down_time", "companion", "play"]


def test_the_day_goes_on_at_the_table(show: Show, qtbot: QtBot) -> None:
    model = model_of()
    page = show(model)
    with qtbot.waitSignal(page.table_asked):
        page.head.buttons["play"].click()
    assert there(page) == ["history", "table"]
    assert page.head.buttons["table"].text() == "Go on with Day 1"
    with qtbot.waitSignal(page.table_asked):
        page.head.buttons["table"].click()


def test_down_time_is_entered_with_a_key_and_taken_back_with_another(show: Show) -> None:
    model = model_of()
    page = show(model)
    QTest.keyClick(page, Qt.Key.Key_D)
    assert [entry.kind for entry in model.book.days] == ["down_time"]
    assert model.book.days[0].date_played
    assert page.days.cards[0].cell.title == "Down Time"
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert model.book.days == []
    QTest.keyClick(page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(model.book.days) == 1


def test_keys_ask_for_pages(show: Show) -> None:
    page = show(model_of())
    asked: list[object] = []
    page.asked.connect(asked.append)
    page.pilot_asked.connect(asked.append)
    for key in (Qt.Key.Key_N, Qt.Key.Key_H, Qt.Key.Key_C, Qt.Key.Key_P):
        QTest.keyClick(page, key)
    assert asked == ["mission", "history"]  # No page of charts, and no Pilot is selected.
    page.table.selectRow(1)
    QTest.keyClick(page, Qt.Key.Key_P)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert asked[2:] == ["banzai", "banzai"]


def test_after_the_last_day_the_campaign_is_closed(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = model_of(day(), day(), day())
    page = show(model)
    assert there(page) == ["history", "close"]
    assert figure(page, 0) == ("3", "all 3 Days are over")
    monkeypatch.setattr(dashboard, "confirmed", lambda *_: False)
    stages: list[str] = []
    for answer in (False, True):
        monkeypatch.setattr(dashboard, "confirmed", lambda *_, answer=answer: answer)
        page.head.buttons["close"].click()
        stages.append(page.stage)
    assert stages == ["played", "closed"]
    assert there(page) == ["history"]
    assert figure(page, 0) == ("3", "the campaign is closed")


def test_until_the_squadron_stands_there_is_nothing_but_the_way_to_the_table(
    show: Show, qtbot: QtBot
) -> None:
    chosen: dict[str, OptionValue] = {"campaign": "iraq_1991", "tracking": "play"}
    session = Session(GAME, Setup("", (PLAYER,), chosen), (Seat(PLAYER, "person", "Ann"),), 1)
    page = show(CampaignModel(GAME, session, "new"))
    assert there(page) == ["table"]
    assert not page.figures.isVisible()
    with qtbot.waitSignal(page.table_asked):
        page.head.buttons["table"].click()


def test_a_campaign_that_is_still_to_be_taken_over_asks_for_that(show: Show) -> None:
    chosen: dict[str, OptionValue] = {
        "campaign": "iraq_1991",
        "tracking": "log",
        "joined": True,
    }
    session = Session(GAME, Setup("", (PLAYER,), chosen), (Seat(PLAYER, "person", "Ann"),), 1)
    page = show(CampaignModel(GAME, session, "new"))
    assert there(page) == ["join"]


@pytest.mark.rule("HL-T5.7a")
def test_two_totals_and_the_way_to_the_next_grade_are_shown(show: Show) -> None:
    bounds = GAME.kit.campaigns["iraq_1991"].lengths[0].vp
    gone = MemberEntry(pilot="banzai", skill=AVERAGE, missing=True)
    start = standing("teflon", gone, vp=bounds.good)
    page = show(model_of(start=start))
    short = bounds.great - bounds.good
    cost = GAME.kit.tables.vp_losses.per_missing[0]
    assert figure(page, 1) == (str(bounds.good), f"Good · {short} to Great")
    assert page.figures.boxes[1].figure.help == f"Great begins at {bounds.great} Victory Points"
    assert figure(page, 2) == (str(bounds.good + cost), "Adequate · missing: 1")


@pytest.mark.rule("HL-T5.9a")
def test_reminders_stand_there_between_days_only(show: Show) -> None:
    model = model_of(start=standing("teflon", in_play=(16,)))
    page = show(model)
    assert any("16 Main Airfield" in line.words for line in page.reminders.lines)
    model.play(PlayDay())
    assert not page.reminders.isVisible()


@pytest.mark.rule("HL-T5.8a")
def test_cards_to_add_to_the_deck_are_announced(show: Show) -> None:
    first, second = (band.targets for band in GAME.kit.campaigns["iraq_1991"].bands[:2])
    start = standing("teflon", destroyed=first[:2])
    model = model_of(start=start, service="marine")
    page = show(model)
    model.play(LogDay(day(flown(first[2], "teflon", outcome="X"))))
    cards = ", ".join(map(str, second))
    words = f"Southern Iraq is open. Add to the Target deck: {cards}"
    assert page.reminders.lines[0].words == words


@pytest.mark.rule("HL-T4.3b")
def test_problems_are_counted_over_the_days_until_they_are_accepted(
    show: Show, qtbot: QtBot
) -> None:
    level = GAME.kit.pilots["teflon"].levels[AVERAGE]
    unfit = MemberEntry(pilot="teflon", skill=AVERAGE, stress=level.shaken_max + 9)
    entry = day(flown(10, "teflon"))
    page = show(model_of(entry, start=standing(unfit, "banzai")), frozenset({"corrections"}))
    assert page.problems.isVisible()
    assert page.problems.accessibleName() == "1 entry breaks a rule"
    assert page.days.cards[0].cell.problems == 1
    with qtbot.waitSignal(page.asked) as asked:
        page.problems.show_list.click()
    assert asked.args == ["corrections"]
    accepted = DayEntry(kind="mission", missions=entry.missions, accepted=("HL-1.5l:teflon",))
    quiet = show(model_of(accepted, start=standing(unfit, "banzai")))
    assert not quiet.problems.isVisible()


@pytest.mark.rule("HL-T4.3c")
def test_once_something_was_corrected_the_list_of_it_can_be_read(show: Show, qtbot: QtBot) -> None:
    model = model_of(day())
    page = show(model, frozenset({"corrections"}))
    assert not page.corrections.isVisible()
    model.play(CorrectDay(1, day(notes="Rain"), NOON))
    with qtbot.waitSignal(page.asked) as asked:
        page.corrections.click()
    assert asked.args == ["corrections"]


def test_what_the_rules_refuse_is_said_until_something_is_done(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = model_of(day(), day(), day())
    page = show(model)
    monkeypatch.setattr(dashboard, "confirmed", lambda *_: True)
    model.play(CloseCampaign())
    page.head.pressed.emit("play")
    assert page.trouble.isVisible()
    model.undo()
    assert not page.trouble.isVisible()


def test_the_head_says_what_was_agreed_on(show: Show) -> None:
    page = show(model_of(night=True, start=standing("teflon")))
    assert page.head.summary == "Short · Navy · Log only · Difficulty Average · Night missions"
    page = show(model_of(tracking="companion", service="marine"))
    assert page.head.summary.startswith("Short · Marine Corps · Companion")


def test_a_day_that_is_over_leads_to_its_entry(show: Show, qtbot: QtBot) -> None:
    page = show(model_of(day(flown(10, FlightEntry(pilot="teflon", lost="home_bound")))))
    card = page.days.cards[0]
    assert card.accessibleName() == (
        f"Day 1, {GAME.kit.targets[10].title.source}, not Destroyed, 1 flew, 1 lost,"
        " \N{MINUS SIGN}1 VP"
    )
    with qtbot.waitSignal(page.entry_asked) as asked:
        QTest.keyClick(card, Qt.Key.Key_Return)
    assert asked.args == [1]
    page.days.cards[1].setFocus()
    QTest.keyClick(page.days.cards[1], Qt.Key.Key_Right)
    assert page.days.cards[2].hasFocus()
    with qtbot.assertNotEmitted(page.entry_asked):
        page.days.cards[2].click()


def test_more_than_eight_days_are_scrolled_to(show: Show) -> None:
    page = show(model_of(*[day()] * 8, length="long"))
    assert len(page.days.cards) == 9
    assert page.days.horizontalScrollBar().maximum() > 0
    assert page.days.horizontalScrollBar().value() > 0


def test_the_side_goes_under_the_squadron_where_there_is_no_room(show: Show, qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QLabel

    page = show(model_of())
    side = QLabel("charts", page)
    page.set_side(side)
    qtbot.waitUntil(lambda: side.x() > page.table.width())
    page.resize(1000, 900)
    qtbot.waitUntil(lambda: side.x() < 40)
    page.set_side(None)
    assert not side.isVisible()


@pytest.mark.parametrize(("width", "rows"), [(1500, 1), (1000, 1), (500, 3)])
def test_buttons_stand_in_rows_without_running_out_of_the_page(
    show: Show, width: int, rows: int
) -> None:
    page = show(model_of(), frozenset({"mission", "history", "charts", "export"}))
    page.resize(width, 800)
    shown = [button for button in page.head.buttons.values() if button.isVisible()]
    places = [button.mapTo(page.head, QPoint()) for button in shown]
    middles = {
        place.y() + button.height() // 2 for place, button in zip(places, shown, strict=True)
    }
    rights = [place.x() + each.width() for place, each in zip(places, shown, strict=True)]
    assert max(rights) <= page.head.width()
    assert len({middle // 20 for middle in middles}) == rows


def test_the_companion_day_is_run_at_the_table(show: Show, qtbot: QtBot) -> None:
    model = model_of()
    page = show(model)
    with qtbot.waitSignal(page.table_asked):
        page.head.buttons["companion"].click()
    assert isinstance(model.session.entry_at(model.session.ply - 1).action, RunDay)


def test_what_a_track_means_is_read_in_full_beside_the_list_of_campaigns(show: Show) -> None:
    page = show(model_of())
    page.resize(940, 720)
    box = page.figures.boxes[6]
    font, room = fonts.interface(12), box.width() - AROUND - 6
    lines = in_two_lines(box.figure.detail, font, room)
    assert " ".join(lines) == "No change to the Hits needed"
    assert max(map(QFontMetricsF(font).horizontalAdvance, lines)) <= room
    assert box.height() >= 12 + QFontMetricsF(fonts.condensed(28, 700)).height() + (
        3 * int(QFontMetricsF(font).height())
    )
