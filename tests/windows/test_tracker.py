"""The campaign log in the window: from home to it, from it to the table, and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import catalogue
from desktop.logbook.campaigns import Campaigns, CampaignSink
from desktop.rules.core import Choice, Game, OptionValue, Pack, Setup
from desktop.rules.hornet_leader.actions_book import LogDay, PlayDay
from desktop.rules.hornet_leader.actions_campaign import TakeDownTime
from desktop.rules.hornet_leader.records import PLAYER
from desktop.store.errors import DiskFull
from desktop.store.stored import GameRow
from desktop.tracker.dashboard import Dashboard
from desktop.tracker.join_dialog import JoinDialog
from desktop.tracker.mission_form_page import MissionFormPage
from desktop.tracker.new_campaign import NewCampaignDialog
from desktop.windows.desk import Desk
from desktop.windows.guide import guided_game
from desktop.windows.main_window import MainWindow
from desktop.windows.open_game import OpenGame
from tests.rules.hornet_leader.logbooks import day, standing
from tests.rules.hornet_leader.positions import GAME
from tests.tracker.campaigns import SQUADRON, kept

POOR = standing(*SQUADRON, so=0)
"""Nobody asks for R&R when there is nothing to pay it with."""


@pytest.fixture
def campaigns(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Campaigns:
    original = catalogue.open_game

    def open_game(key: str, packs: tuple[Pack, ...] = ()) -> Game[Any, Any]:
        return GAME if key == GAME.key and not packs else original(key, packs)

    # Reading the components takes as long as many of these tests.
    monkeypatch.setattr(catalogue, "open_game", open_game)
    return Campaigns(desk.library, desk.shelf.game)


@pytest.fixture
def window(qtbot: QtBot, desk: Desk) -> Iterator[MainWindow]:
    desk.preferences.use(replace(desk.preferences.settings, animation_speed=0))
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    window.leave_game()
    window.close()


def dashboard(window: MainWindow) -> Dashboard:
    view = window.tracker.page.view
    assert view is not None
    assert view.dashboard is not None
    return view.dashboard


def in_tracker(window: MainWindow) -> bool:
    return window.tracker.is_page(window.stack.currentWidget())


def at_table(window: MainWindow) -> OpenGame:
    assert window.table.game is not None
    assert window.stack.currentWidget() is window.table.game.page
    return window.table.game


def rest(game: OpenGame) -> None:
    """Play the Day at the table to its end: nobody flies."""
    game.session.play(TakeDownTime())
    while isinstance(asked := game.session.decision, Choice) and not asked.open:
        game.session.play(asked.actions[0])


def test_the_log_is_one_key_and_one_button_away_from_home(window: MainWindow) -> None:
    window.show_home()
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert in_tracker(window)
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert window.stack.currentWidget() is window.home
    window.home.campaigns.to_log.click()
    assert in_tracker(window)
    window.tracker.page.list.home_asked.emit()
    assert window.stack.currentWidget() is window.home


def test_home_lists_campaigns_and_goes_on_in_the_log_between_two_days(
    window: MainWindow, campaigns: Campaigns
) -> None:
    kept(campaigns, "First", day())
    kept(campaigns, "Second")
    window.table.create(guided_game())
    window.show_home()
    words = [button.text() for button in window.home.campaigns.buttons]
    assert words == ["Second · Day 1 of 3", "First · Day 2 of 3"]
    window.home.campaigns.buttons[1].click()
    assert in_tracker(window)
    assert dashboard(window).figures.boxes[0].figure.value == "2"


def row_of(window: MainWindow, game_id: str) -> GameRow:
    return next(each.row for each in window.home.recent.rows if each.row.id == game_id)


def test_a_campaign_in_the_middle_of_a_day_goes_on_at_the_table(
    window: MainWindow, campaigns: Campaigns
) -> None:
    game_id = kept(campaigns, "Desert")
    window.show_home()
    window.open_row(row_of(window, game_id))
    assert in_tracker(window)
    dashboard(window).head.buttons["play"].click()
    assert at_table(window).id == game_id
    window.show_home()
    window.open_row(row_of(window, game_id))
    assert at_table(window).id == game_id


@pytest.mark.rule("HL-T1.1a")
def test_a_day_that_was_played_leads_back_to_the_log(
    window: MainWindow, campaigns: Campaigns, qtbot: QtBot
) -> None:
    kept(campaigns, "Desert", start=POOR)
    window.show_tracker()
    dashboard(window).head.buttons["play"].click()
    game = at_table(window)
    assert game.day_bar is not None
    assert not game.day_bar.isVisible()
    rest(game)
    qtbot.waitUntil(game.day_bar.isVisible)
    game.day_bar.to_log.click()
    assert in_tracker(window)
    assert window.table.game is None
    assert dashboard(window).days.cards[0].cell.title == "Down Time"
    dashboard(window).head.buttons["down_time"].click()
    assert dashboard(window).figures.boxes[0].figure.value == "3"


def test_a_game_that_is_not_tracked_has_no_way_to_the_log(window: MainWindow) -> None:
    window.open_game(window.table.create(guided_game()))
    assert at_table(window).day_bar is None


@pytest.mark.rule("HL-T4.1b")
def test_a_window_of_a_campaign_waits_while_the_day_is_played(
    window: MainWindow, campaigns: Campaigns
) -> None:
    game_id = kept(campaigns, "Desert", start=POOR)
    window.show_tracker()
    other = window.tracker.page.open_window(game_id)
    dashboard(window).head.buttons["play"].click()
    seen = [other.view.dashboard]
    rest(at_table(window))
    window.show_home()
    seen.append(other.view.dashboard)
    assert seen[0] is None
    assert seen[1] is not None
    assert seen[1].figures.boxes[0].figure.value == "2"
    other.close()


@pytest.mark.rule("HL-T4.1c")
def test_days_that_are_begun_at_the_table_are_kept_as_versions_too(
    window: MainWindow, campaigns: Campaigns
) -> None:
    game_id = kept(campaigns, "Desert")
    window.open_game(game_id)
    game = at_table(window)
    assert isinstance(game.session.sink, CampaignSink)
    before = len(campaigns.versions(game_id))
    game.session.play(PlayDay())
    assert len(campaigns.versions(game_id)) == before + 1


def test_the_program_begins_again_with_the_campaign_that_was_shown(
    window: MainWindow, campaigns: Campaigns, desk: Desk, qtbot: QtBot
) -> None:
    kept(campaigns, "Newest")
    game_id = kept(campaigns, "Desert")
    kept(campaigns, "Last played")
    window.show_tracker(game_id)
    window.close()
    again = MainWindow(desk)
    qtbot.addWidget(again)
    again.show()
    again.reopen()
    assert in_tracker(again)
    assert again.tracker.shown == game_id
    again.close()


def test_another_library_closes_every_campaign(window: MainWindow, campaigns: Campaigns) -> None:
    game_id = kept(campaigns, "Desert")
    window.show_tracker()
    window.tracker.page.open_window(game_id)
    window._restored()
    assert window.stack.currentWidget() is window.home
    campaigns.open(game_id).session.play(LogDay(day()))
    window.show_tracker()
    assert dashboard(window).figures.boxes[0].figure.value == "2"


def test_a_campaign_that_is_gone_is_told_when_it_is_wanted(
    window: MainWindow, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    from desktop.windows import main_window

    told: list[object] = []
    monkeypatch.setattr(main_window, "tell_error", lambda _window, error: told.append(error))
    assert not window.go_on("nothing")
    assert len(told) == 1


# --------------------------------------------------------------------------------- new campaigns


def wizard(window: MainWindow, way: str) -> NewCampaignDialog:
    window.show_tracker()
    window.tracker.page.new_asked.emit(way)
    return next(each for each in window.findChildren(NewCampaignDialog) if each.isVisible())


@pytest.mark.rule("HL-T1.1a")
@pytest.mark.parametrize("mode", ["play", "companion"])
def test_a_new_campaign_begins_with_its_squadron_at_the_table(
    window: MainWindow, campaigns: Campaigns, mode: str
) -> None:
    dialog = wizard(window, mode)
    dialog.terms.form.show_values({"campaign": "iraq_1991", "length": "long"})
    dialog.next.click()
    game = at_table(window)
    row = campaigns.row(game.id)
    assert (row.title, row.mode) == ("Iraq 1991, Long, Navy", mode)
    window.show_home()
    window.go_on(game.id)
    assert at_table(window).id == game.id


def test_keys_mean_a_new_log_as_soon_as_it_has_begun(
    window: MainWindow, campaigns: Campaigns, qtbot: QtBot
) -> None:
    dialog = wizard(window, "log")
    dialog.next.click()
    for line, pilot in zip(dialog.join.squadron.lines, SQUADRON, strict=False):
        line.pilot.set_pilot(pilot)
    dialog.next.click()
    qtbot.waitUntil(window.isActiveWindow)
    view = window.tracker.page.view
    assert view is not None
    assert view.dashboard is not None
    assert QApplication.focusWidget() is view.dashboard
    QTest.keyClick(view.dashboard, Qt.Key.Key_N)
    assert isinstance(view.currentWidget(), MissionFormPage)


@pytest.mark.rule("HL-T1.1a", "HL-T1.5a")
def test_a_new_log_is_shown_as_soon_as_its_squadron_is_typed(
    window: MainWindow, campaigns: Campaigns
) -> None:
    dialog = wizard(window, "log")
    dialog.next.click()
    for line, pilot in zip(dialog.join.squadron.lines, SQUADRON, strict=False):
        line.pilot.set_pilot(pilot)
    dialog.next.click()
    assert in_tracker(window)
    assert [row.title for row in campaigns.rows()] == ["Libya 1984, Short, Navy"]
    assert dashboard(window).stage == "between"
    assert [row.pilot for row in dashboard(window).table.pilots.rows] == list(SQUADRON)


@pytest.mark.rule("HL-T1.5a")
@pytest.mark.parametrize("failing", ["create", "appended"])
def test_a_squadron_that_was_typed_stays_when_the_disk_is_full(
    window: MainWindow, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def full(*_arguments: object, **_options: object) -> None:
        raise DiskFull(Path("library.db"))

    dialog = wizard(window, "log")
    dialog.next.click()
    dialog.join.squadron.lines[0].pilot.set_pilot("teflon")
    with monkeypatch.context() as patch:
        patch.setattr(Campaigns if failing == "create" else CampaignSink, failing, full)
        dialog.next.click()
    assert dialog.isVisible()
    assert "is full" in dialog.trouble.accessibleName()
    assert campaigns.rows() == []
    dialog.next.click()
    assert not dialog.isVisible()
    assert [row.pilot for row in dashboard(window).table.pilots.rows] == ["teflon"]


def test_how_a_campaign_stands_can_be_entered_later(
    window: MainWindow, campaigns: Campaigns
) -> None:
    chosen: dict[str, OptionValue] = {"tracking": "log", "joined": True}
    campaigns.create(Setup("", (PLAYER,), chosen), "Paper", 1)
    window.show_tracker()
    dashboard(window).head.buttons["join"].click()
    dialog = next(each for each in window.findChildren(JoinDialog) if each.isVisible())
    dialog.form.numbers["so"].setText("7")
    dialog.form.squadron.lines[0].pilot.set_pilot("teflon")
    dialog.take.click()
    assert dashboard(window).stage == "between"
    assert dashboard(window).figures.boxes[3].figure.value == "7"
