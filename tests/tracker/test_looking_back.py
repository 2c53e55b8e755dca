"""The pages that look back: history, statistics, hall of fame, Pilot sheet, and their ways."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.logbook.campaigns import Campaigns
from desktop.logbook.packs_shelf import Packs
from desktop.paint.theme import ThemeSource
from desktop.rules.hornet_leader.actions_book import CloseCampaign
from desktop.rules.hornet_leader.book_entries import FlightEntry, MemberEntry, PastDay
from desktop.rules.hornet_leader.records import AVERAGE
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.campaign_view import CampaignView
from desktop.tracker.charts_side import ChartsSide
from desktop.tracker.dashboard_head import CHARTS, HISTORY, MISSION, PILOT
from desktop.tracker.hall_page import HallPage
from desktop.tracker.history_page import HistoryPage
from desktop.tracker.looking_back import HALL, STATISTICS
from desktop.tracker.mission_form_page import MissionFormPage
from desktop.tracker.open_campaigns import OpenCampaigns
from desktop.tracker.pilot_sheet_page import PilotSheetPage
from desktop.tracker.statistics_data import percent
from desktop.tracker.statistics_page import ALL, StatisticsPage
from tests.logbook.test_statistics import played
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME
from tests.tracker.campaigns import kept, model_of

KIT = GAME.kit
Page = TypeVar("Page", bound=QWidget)
NEEDED = KIT.pilots["banzai"].levels[AVERAGE].xp
DAYS = (
    day(flown(1, FlightEntry(pilot="teflon", kills=2), outcome="X", notes="Fog over the ridge")),
    day(flown(10, "teflon", "banzai"), flown(5, "pluto", outcome="X", night=True)),
    day(notes="All asleep"),
)


class Show(Protocol):
    """Shows a page, and returns it."""

    def __call__(self, page: Page) -> Page: ...


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def shown(page: Page) -> Page:
        qtbot.addWidget(page)
        page.resize(1000, 700)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.setFocus()
        return page

    return shown


@pytest.fixture
def view(
    qtbot: QtBot, themes: ThemeSource, campaigns: Campaigns, packs: Packs
) -> Iterator[CampaignView]:
    game_id = kept(campaigns, "Desert", *DAYS[:2])
    made = CampaignView(OpenCampaigns(campaigns, packs), game_id, themes)
    qtbot.addWidget(made)
    made.resize(1300, 900)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    assert made.dashboard is not None
    made.dashboard.setFocus()
    yield made
    made.let_go()


# --------------------------------------------------------------------------------- the history


@pytest.mark.rule("HL-T6.1a")
def test_the_last_mission_stands_first(show: Show, themes: ThemeSource) -> None:
    page = show(HistoryPage(model_of(*DAYS), themes))
    rows = page.table.words.rows
    assert [row[0] for row in rows] == ["3", "2", "2", "1"]
    assert rows[0][1:3] == ("Down Time", "")
    assert rows[1][1].endswith("(Secondary)")
    assert rows[1][2].endswith(", night")
    assert rows[3][3:6] == ("X Destroyed", "Teflon", f"+{KIT.targets[1].vp}")
    assert rows[3][-1] == "Fog over the ridge"
    assert page.count.text() == "4 of 4"


@pytest.mark.rule("HL-T6.1a")
def test_filters_and_the_search_leave_what_is_wanted(show: Show, themes: ThemeSource) -> None:
    model = model_of(*DAYS)
    page = show(HistoryPage(model, themes))
    page.pilot.setCurrentText("Banzai")
    assert page.count.text() == "1 of 4"
    page.pilot.setCurrentIndex(0)
    page.outcome.setCurrentText("X Destroyed")
    assert [row[0] for row in page.table.words.rows] == ["2", "1"]
    model.undo()
    assert page.outcome.currentText() == "X Destroyed"
    assert page.count.text() == "2 of 3"
    page.outcome.setCurrentIndex(0)
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "RIDGE fog")
    assert [row[0] for row in page.table.words.rows] == ["1"]


@pytest.mark.rule("HL-T6.1a")
def test_a_row_leads_to_the_entry_of_its_day(show: Show, themes: ThemeSource, qtbot: QtBot) -> None:
    page = show(HistoryPage(model_of(*DAYS), themes))
    page.table.setFocus()
    page.table.selectRow(3)
    with qtbot.waitSignal(page.day_asked) as asked:
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert asked.args == [1]
    spot = page.table.visualRect(page.table.words.index(1, 1)).center()
    with qtbot.waitSignal(page.day_asked) as asked:
        QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert asked.args == [2]


def test_a_narrow_history_scrolls_sideways_instead_of_cutting_numbers(
    show: Show, themes: ThemeSource, qtbot: QtBot
) -> None:
    page = show(HistoryPage(model_of(*DAYS), themes))
    bar = page.table.horizontalScrollBar()
    assert bar.maximum() == 0
    page.resize(600, 700)
    qtbot.waitUntil(lambda: bar.maximum() > 0)


# ------------------------------------------------------------------------------ the statistics


def section(page: StatisticsPage, title: str) -> dict[str, tuple[str, ...]]:
    """Return the rows of a table by their first words."""
    found = next(each for each in page.sections if each.title == title)
    return {row[0]: row[1:] for row in found.rows}


@pytest.mark.rule("HL-T6.2b")
def test_the_statistics_of_a_campaign(show: Show, themes: ThemeSource) -> None:
    model = model_of(*DAYS)
    page = show(StatisticsPage(model, themes))
    whole = section(page, "Altogether")
    assert whole["Missions"] == ("3",)
    assert whole["Destroyed"] == ("2 (67 %)",)
    assert section(page, "By day and by night") == {
        "by day": ("2", "1", "50 %"),
        "at night": ("1", "1", "100 %"),
    }
    assert section(page, "Most flown")["Teflon"][1:] == ("2", "2", "0")
    assert [each.title for each in page.sections if each.note] == ["Dice"]
    assert not page.scope.isVisible()
    page.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert "at night\t1\t1\t100 %" in copied
    model.undo()
    assert section(page, "Altogether")["Days"] == ("2",)


@pytest.mark.rule("HL-T6.2b")
def test_dice_are_told_where_they_were_rolled(show: Show, themes: ThemeSource) -> None:
    page = show(StatisticsPage(CampaignModel(GAME, played(1), "played"), themes))
    faces = section(page, "Faces")
    assert list(faces) == [str(face) for face in range(1, 11)]
    dice = section(page, "Dice")
    assert int(dice["Dice"][0]) == sum(int(row[0]) for row in faces.values())
    assert float(dice["Luck: Hits beyond expectation"][0]) != 0
    assert section(page, "Kills by weapon")


@pytest.mark.rule("HL-T6.2b")
def test_the_statistics_of_all_campaigns_are_read_when_they_are_wanted(
    show: Show, themes: ThemeSource, campaigns: Campaigns, qtbot: QtBot
) -> None:
    kept(campaigns, "One", *DAYS)
    over = kept(campaigns, "Two", *DAYS)
    campaigns.open(over).session.play(CloseCampaign())
    campaigns.trash(kept(campaigns, "Thrown away", *DAYS))
    page = show(StatisticsPage(model_of(*DAYS), themes, campaigns=campaigns))
    assert section(page, "Altogether")["Campaigns"] == ("1",)
    assert page.survey is not None
    with qtbot.waitSignal(page.survey.finished):
        page.scope.buttons()[1].click()
    assert page.scope.value == ALL
    assert section(page, "Altogether")["Campaigns"] == ("2",)
    assert section(page, "Altogether")["Missions"] == ("6",)
    (grades,) = section(page, "Evaluations").values()
    assert sorted(grades) == ["", "", "", "", "1"]
    assert not page.waiting.isVisible()


def test_tables_fall_into_as_many_columns_as_there_is_room_for(
    show: Show, themes: ThemeSource, qtbot: QtBot
) -> None:
    page = show(StatisticsPage(model_of(*DAYS), themes))
    qtbot.waitUntil(lambda: len({card.x() for card in page.cards}) == 2)
    page.resize(600, 700)
    qtbot.waitUntil(lambda: len({card.x() for card in page.cards}) == 1)
    assert page.minimumSizeHint().width() < 600
    assert percent(0.125) == "12 %"


# -------------------------------------------------------------------------- the hall of fame


@pytest.mark.rule("HL-T6.3a")
def test_the_hall_of_fame_shows_everybody(
    show: Show, themes: ThemeSource, campaigns: Campaigns, qtbot: QtBot
) -> None:
    kept(campaigns, "One", *DAYS)
    kept(campaigns, "Two", *DAYS)
    page = HallPage(model_of(), themes, campaigns=campaigns)
    with qtbot.waitSignal(page.survey.finished):
        show(page)
    first = page.table.words.rows[0]
    assert first[:2] == ("1", "Teflon")
    assert first[3:] == ("4", "4", "0", "Average", "2", "0")
    page.search.setText("banz")
    assert [row[:2] for row in page.table.words.rows] == [("2", "Banzai")]


def test_a_survey_stops_when_nobody_looks(
    show: Show, themes: ThemeSource, campaigns: Campaigns, qtbot: QtBot
) -> None:
    for title in ("One", "Two", "Three"):
        kept(campaigns, title, *DAYS)
    page = HallPage(model_of(), themes, campaigns=campaigns)
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.survey.stepped):
        page.show()
    page.hide()
    assert not page.survey.running
    with qtbot.waitSignal(page.survey.finished):
        page.show()
    assert len(page.survey.found) == 3


# ------------------------------------------------------------------------------ the Pilot sheet


def test_the_sheet_of_a_pilot(show: Show, themes: ThemeSource) -> None:
    start = standing(MemberEntry(pilot="banzai", skill=AVERAGE, xp=NEEDED - 1), "teflon")
    note = FlightEntry(pilot="banzai", note="Hydraulics gone", target_hits=2)
    model = model_of(day(flown(10, note)), day(), start=start)
    page = show(PilotSheetPage(model, themes))
    page.show_pilot("banzai")
    career = {row[0]: row[1] for row in page.career.words.rows}
    assert career["Skill"] == "Average → Skilled (Day 1)"
    assert (career["Missions flown"], career["Hits on Targets"]) == ("1", "2")
    assert page.title.text().startswith("Banzai, ")
    assert page.notes.text() == "Day 1: Hydraulics gone"
    assert [row[1] for row in page.days.words.rows] == ["flew", "–"]
    chart = page.charts[0].chart
    assert chart is not None
    assert [each.name for each in chart.series] == ["Banzai"]
    page.pilots.setCurrentText("Teflon")
    assert page.pilot == "teflon"
    assert not page.notes.isVisible()


def test_days_of_the_sheet_lead_to_their_entries(
    show: Show, themes: ThemeSource, qtbot: QtBot
) -> None:
    past = (PastDay(day=1),)
    page = show(PilotSheetPage(model_of(day(), start=standing("teflon", day=1, past=past)), themes))
    page.days.setFocus()
    page.days.selectRow(0)
    with qtbot.waitSignal(page.day_asked) as asked:
        QTest.keyClick(page.days, Qt.Key.Key_Return)
    assert asked.args == [2]


# ----------------------------------------------------------------------- as pages of a campaign


def test_keys_lead_to_the_pages_and_esc_back(view: CampaignView) -> None:
    dashboard = view.dashboard
    assert dashboard is not None
    for key, name in ((Qt.Key.Key_H, HISTORY), (Qt.Key.Key_C, CHARTS)):
        QTest.keyClick(dashboard, key)
        assert view.currentWidget() is view.pages[name]
        QTest.keyClick(view.pages[name], Qt.Key.Key_Escape)
        assert view.currentWidget() is dashboard
    dashboard.table.selectRow(1)
    QTest.keyClick(dashboard, Qt.Key.Key_P)
    sheet = view.pages[PILOT]
    assert isinstance(sheet, PilotSheetPage)
    assert sheet.pilot == "banzai"


def test_the_pages_lead_to_each_other(view: CampaignView) -> None:
    view.open_page(HISTORY)
    page = view.pages[HISTORY]
    assert isinstance(page, HistoryPage)
    page.ways.buttons()[2].click()
    assert view.currentWidget() is view.pages[STATISTICS]
    assert page.ways.value == HISTORY
    QTest.keyClick(view.pages[STATISTICS], Qt.Key.Key_C)
    assert view.currentWidget() is view.pages[CHARTS]
    view.open_page(HALL)
    assert view.currentWidget() is view.pages[HALL]


@pytest.mark.rule("HL-T6.1a")
def test_a_day_of_the_history_opens_in_the_form(view: CampaignView) -> None:
    view.open_page(HISTORY)
    page = view.pages[HISTORY]
    assert isinstance(page, HistoryPage)
    page.table.setFocus()
    page.table.selectRow(2)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    form = view.currentWidget()
    assert form is view.pages[MISSION]
    assert isinstance(form, MissionFormPage)
    assert form.draft.missions[0].entry.target == 1


def test_charts_beside_the_squadron_follow_the_selected_row(view: CampaignView) -> None:
    (side,) = view.findChildren(ChartsSide)
    assert side.isVisible()
    assert view.dashboard is not None
    view.dashboard.table.selectRow(1)
    chart = side.cards[0].chart
    assert chart is not None
    assert chart.note.startswith("bands: Banzai")
