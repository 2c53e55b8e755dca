"""The page of all campaigns: list, shelves, windows, and what can be done to a campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.logbook.campaigns import Campaigns
from desktop.logbook.own_entries import target_entry
from desktop.logbook.packs_shelf import Packs
from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeSource, load_theme
from desktop.rules.core import OptionValue, Setup
from desktop.rules.hornet_leader.actions_book import CloseCampaign, LogDay, PlayDay
from desktop.rules.hornet_leader.book_entries import PastDay
from desktop.rules.hornet_leader.records import PLAYER
from desktop.store.errors import DatabaseBusy
from desktop.tracker import dropping, tracker_page
from desktop.tracker.campaign_items import CampaignItems, card_of
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.campaign_pages import PAGES
from desktop.tracker.campaign_view import CampaignView
from desktop.tracker.corrections_page import CorrectionsPage
from desktop.tracker.dashboard import Dashboard
from desktop.tracker.mission_form_page import MissionFormPage
from desktop.tracker.tracker_page import TrackerPage
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME
from tests.screens.room import troubles
from tests.tracker.campaigns import kept

Show = Callable[[], TrackerPage]


def make_history(model: CampaignModel, themes: ThemeSource, view: CampaignView) -> QWidget:
    return QLabel(f"history of Day {model.state.day}", view)


@pytest.fixture
def show(qtbot: QtBot, themes: ThemeSource, campaigns: Campaigns, packs: Packs) -> Iterator[Show]:
    made: list[TrackerPage] = []

    def shown() -> TrackerPage:
        page = TrackerPage(campaigns, packs, themes, pages={**PAGES, "history": make_history})
        page.resize(1280, 720)
        qtbot.addWidget(page)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.refresh()
        page.focus_first()
        made.append(page)
        return page

    yield shown
    for page in made:
        page.close_all()


def titles(page: TrackerPage) -> list[str]:
    return [card.title for card in page.list.items.cards]


def dashboard(page: TrackerPage) -> Dashboard:
    assert page.view is not None
    assert page.view.dashboard is not None
    return page.view.dashboard


def go_to(page: TrackerPage, shelf: str) -> None:
    page.list.shelves.buttons()[("active", "archive", "trash").index(shelf)].click()


def agree(monkeypatch: pytest.MonkeyPatch, *, yes: bool = True) -> list[str]:
    asked: list[str] = []

    def answered(_parent: QWidget, _title: str, question: str) -> bool:
        asked.append(question)
        return yes

    monkeypatch.setattr(tracker_page, "confirmed", answered)
    return asked


def rename_to(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    monkeypatch.setattr(tracker_page, "asked_words", lambda *_: title)


# ------------------------------------------------------------------------------------- the list


@pytest.mark.rule("HL-T1.1a")
def test_without_a_campaign_there_are_the_ways_to_begin_one(show: Show) -> None:
    page = show()
    asked: list[object] = []
    page.new_asked.connect(asked.append)
    assert page.welcome.isVisible()
    for button in page.welcome.buttons.values():
        button.click()
    page.list.new.click()
    assert asked == ["play", "companion", "log", "join", ""]


@pytest.mark.rule("HL-T4.1b")
def test_any_number_of_campaigns_is_kept_and_the_last_played_is_shown(
    show: Show, campaigns: Campaigns
) -> None:
    for number in range(5):
        kept(campaigns, f"Campaign {number}")
    page = show()
    assert titles(page) == [f"Campaign {number}" for number in (4, 3, 2, 1, 0)]
    assert not page.welcome.isVisible()
    assert dashboard(page).stage == "between"
    QTest.keyClick(page.list.view, Qt.Key.Key_Down)
    assert page.view is not None
    assert page.view.game_id == page.list.items.cards[1].game_id


def test_a_card_tells_where_the_campaign_stands(campaigns: Campaigns) -> None:
    begun = kept(campaigns, "Begun", day(flown(1, "teflon", outcome="X")))
    over = kept(campaigns, "Over", day(), day(), day())
    campaigns.open(over).session.play(CloseCampaign())
    fresh = kept(campaigns, "Fresh", service="marine", tracking="companion", length="long")
    playing = kept(campaigns, "Playing", day())
    campaigns.open(playing).session.play(PlayDay())
    cards = {row.game_id: card_of(row, GAME.kit) for row in campaigns.rows()}
    assert cards[playing].place == cards[begun].place
    assert cards[playing].progress == cards[begun].progress
    assert (cards[begun].place, cards[begun].grade) == ("Day 2 of 3", "VP 2 · Poor")
    assert cards[begun].progress == pytest.approx(1 / 3)
    assert (cards[over].place, cards[over].progress) == ("finished", 1.0)
    assert (cards[fresh].place, cards[fresh].grade) == ("not begun", "")
    assert cards[fresh].summary == "Long · Marine Corps · Companion"
    assert cards[fresh].played.startswith("today")


def test_the_model_of_the_list_is_a_proper_one(qtbot: QtBot, campaigns: Campaigns) -> None:
    items = CampaignItems()
    tester = QAbstractItemModelTester(items)
    kept(campaigns, "Desert")
    items.show_cards(tuple(card_of(row, GAME.kit) for row in campaigns.rows()))
    said = items.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Desert. Short · Navy · Log only. not begun. today")
    tester.deleteLater()


def test_the_search_finds_words_of_a_card_from_the_keyboard(
    show: Show, campaigns: Campaigns
) -> None:
    kept(campaigns, "Desert")
    kept(campaigns, "Ice", service="marine")
    page = show()
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.list.search.hasFocus()
    QTest.keyClicks(page.list.search, "marine")
    assert titles(page) == ["Ice"]
    QTest.keyClick(page.list.search, Qt.Key.Key_Return)
    assert page.list.view.hasFocus()
    page.list.search.setText("no such")
    assert titles(page) == []
    assert page.welcome.isVisible()
    page.list.search.clear()
    assert titles(page) == ["Ice", "Desert"]


# --------------------------------------------------------------------- what can be done to one


@pytest.mark.rule("HL-T4.1b")
def test_a_campaign_is_renamed_with_f2_wherever_it_is_shown(
    show: Show, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()
    window = page.open_window(game_id)
    rename_to(monkeypatch, "Desert Storm")
    with qtbot.waitActive(page):
        page.activateWindow()
    QTest.keyClick(page, Qt.Key.Key_F2)
    assert campaigns.row(game_id).title == "Desert Storm"
    assert titles(page) == ["Desert Storm"]
    assert window.windowTitle() == "Desert Storm"
    rename_to(monkeypatch, "  ")
    QTest.keyClick(page, Qt.Key.Key_F2)
    assert titles(page) == ["Desert Storm"]


@pytest.mark.rule("HL-T4.1b")
def test_a_duplicate_goes_its_own_way(show: Show, campaigns: Campaigns) -> None:
    game_id = kept(campaigns, "Desert", day())
    page = show()
    page.list.done.emit("duplicate", game_id)
    assert titles(page) == ["Desert (copy)", "Desert"]
    assert page.list.current != game_id
    dashboard(page).head.buttons["down_time"].click()
    assert campaigns.open(page.list.current).session.state.day == 2
    assert campaigns.open(game_id).session.state.day == 1


@pytest.mark.rule("HL-T4.1b")
def test_the_list_follows_what_is_entered_and_taken_back(show: Show, campaigns: Campaigns) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()
    model = page.open.take(game_id)
    places = [page.list.items.cards[0].place]
    model.play(LogDay(day()))
    places.append(page.list.items.cards[0].place)
    model.undo()
    places.append(page.list.items.cards[0].place)
    assert places == ["not begun", "Day 2 of 3", "not begun"]
    assert page.list.current == game_id
    page.open.let_go(game_id)


@pytest.mark.rule("HL-T4.1b")
def test_a_campaign_goes_into_the_archive_and_out_again(show: Show, campaigns: Campaigns) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()
    page.list.done.emit("archive", game_id)
    assert titles(page) == []
    assert page.view is None
    go_to(page, "archive")
    assert titles(page) == ["Desert"]
    page.list.choose(game_id)
    assert dashboard(page).stage == "between"
    page.list.done.emit("unarchive", game_id)
    go_to(page, "active")
    assert titles(page) == ["Desert"]


@pytest.mark.rule("HL-T4.1b")
def test_deleting_asks_and_the_trash_gives_back(
    show: Show, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()
    page.open_window(game_id)
    agree(monkeypatch, yes=False)
    QTest.keyClick(page.list.view, Qt.Key.Key_Delete)
    assert titles(page) == ["Desert"]
    asked = agree(monkeypatch)
    QTest.keyClick(page.list.view, Qt.Key.Key_Delete)
    assert asked == ["Move “Desert” to the trash? It can be restored from there."]
    assert (titles(page), page.windows) == ([], [])
    go_to(page, "trash")
    page.list.choose(game_id)
    assert page.view is None
    page.list.done.emit("restore", game_id)
    assert titles(page) == []
    go_to(page, "active")
    assert titles(page) == ["Desert"]


def test_what_is_in_the_trash_is_deleted_for_good_after_a_question(
    show: Show, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = kept(campaigns, "Desert")
    campaigns.trash(game_id)
    page = show()
    go_to(page, "trash")
    page.list.choose(game_id)
    agree(monkeypatch, yes=False)
    page.list.done.emit("remove", game_id)
    assert titles(page) == ["Desert"]
    agree(monkeypatch)
    page.list.done.emit("remove", game_id)
    assert (titles(page), campaigns.rows()) == ([], [])


def test_the_menu_offers_what_can_be_done_on_a_shelf(show: Show, campaigns: Campaigns) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()
    offered = [action.objectName() for action in page.list.menu().actions()]
    assert offered == ["window", "rename", "duplicate", "archive", "trash"]
    page.list.menu().actions()[0].trigger()
    assert [window.view.game_id for window in page.windows] == [game_id]
    campaigns.trash(game_id)
    go_to(page, "trash")
    page.list.choose(game_id)
    offered = [action.objectName() for action in page.list.menu().actions()]
    assert offered == ["restore", "remove"]


def test_a_failure_is_told_and_nothing_changes(
    show: Show, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()

    def busy(_game_id: str) -> None:
        raise DatabaseBusy(campaigns.library._database.path)

    monkeypatch.setattr(campaigns, "archive", busy)
    page.list.done.emit("archive", game_id)
    assert page.trouble.isVisible()
    assert titles(page) == ["Desert"]


# --------------------------------------------------------------------------- windows and pages


@pytest.mark.rule("HL-T4.1b")
def test_a_campaign_in_several_windows_is_one_campaign(show: Show, campaigns: Campaigns) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()
    windows = [page.open_window(game_id) for _ in range(2)]
    dashboard(page).head.buttons["down_time"].click()
    for window in windows:
        assert window.view.dashboard is not None
        assert window.view.dashboard.figures.boxes[0].figure.value == "2"
    windows[0].close()
    assert page.windows == windows[1:]
    shown = windows[1].view.dashboard
    assert shown is not None
    shown.head.buttons["undo"].click()
    assert dashboard(page).figures.boxes[0].figure.value == "1"


@pytest.mark.rule("HL-T4.1b")
def test_campaigns_in_windows_are_played_side_by_side(show: Show, campaigns: Campaigns) -> None:
    one, other = kept(campaigns, "One"), kept(campaigns, "Other")
    page = show()
    windows = [page.open_window(one), page.open_window(other)]
    for window in windows:
        assert window.view.dashboard is not None
        window.view.dashboard.head.buttons["down_time"].click()
    page.close_all()
    assert page.windows == []
    assert [campaigns.row(each).day for each in (one, other)] == [1, 1]


def test_while_a_campaign_is_at_the_table_nothing_is_entered(
    show: Show, campaigns: Campaigns, qtbot: QtBot
) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()
    page.open.withdraw(game_id)
    assert page.view is not None
    assert page.view.dashboard is None
    with qtbot.waitSignal(page.table_asked) as asked:
        page.view.to_table.click()
    assert asked.args == [game_id]
    campaigns.open(game_id).session.play(LogDay(day()))
    page.open.bring_back(game_id)
    assert dashboard(page).figures.boxes[0].figure.value == "2"


def test_a_page_is_made_once_and_leads_back(show: Show, campaigns: Campaigns) -> None:
    kept(campaigns, "Desert")
    page = show()
    view = page.view
    assert view is not None
    QTest.keyClick(page, Qt.Key.Key_H)
    history = view.pages["history"]
    assert view.currentWidget() is history
    view.show_dashboard()
    assert view.currentWidget() is view.dashboard
    view.open_page("history")
    assert view.currentWidget() is history
    view.open_page("nothing")
    assert view.currentWidget() is history


def test_a_day_is_entered_and_corrected_from_the_dashboard(
    show: Show, campaigns: Campaigns
) -> None:
    kept(campaigns, "Desert", day(flown(1, "teflon")))
    page = show()
    view = page.view
    assert view is not None
    QTest.keyClick(page, Qt.Key.Key_N)
    form = view.pages["mission"]
    assert isinstance(form, MissionFormPage)
    assert view.currentWidget() is form
    assert form.draft.missions[0].entry.target == 0
    form.leave()
    assert view.currentWidget() is view.dashboard
    dashboard(page).days.cards[0].click()
    assert view.currentWidget() is form
    assert form.draft.missions[0].entry.target == 1
    form.saved.emit()
    view.open_page("corrections")
    lists = view.pages["corrections"]
    assert isinstance(lists, CorrectionsPage)
    lists.day_asked.emit(1)
    assert view.currentWidget() is form


@pytest.mark.rule("HL-T4.4a")
def test_a_target_that_is_entered_on_the_spot_stays_with_the_campaign(
    show: Show, campaigns: Campaigns
) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()
    QTest.keyClick(page, Qt.Key.Key_N)
    view = page.view
    assert view is not None
    form = view.pages["mission"]
    assert isinstance(form, MissionFormPage)
    form.draft.missions[0].entry = msgspec.structs.replace(
        form.draft.missions[0].entry, notes="Unheard of"
    )
    numbers = {"aircraft": 4, "hits": 3, "vp": 2, "recon": 1, "intel": 0, "infra": 0, "stress": 0}
    form.own_entered.emit("target", target_entry(901, "Testland", numbers))
    again = view.currentWidget()
    assert isinstance(again, MissionFormPage)
    assert again is not form
    assert again.draft.missions[0].entry.notes == "Unheard of"
    assert 901 in campaigns.open(game_id).game.kit.targets
    again.own_entered.emit("target", target_entry(902, "Nowhere", {"aircraft": -4}))
    assert view.currentWidget() is again


@pytest.mark.rule("HL-T7.1c")
def test_packs_are_shown_in_the_place_of_the_campaign(show: Show, campaigns: Campaigns) -> None:
    kept(campaigns, "Desert")
    other = kept(campaigns, "Other")
    page = show()
    page.list.packs.click()
    assert page.packs_page is not None
    assert page.packs_page.isVisible()
    assert page.view is not None
    assert not page.view.isVisible()
    page.packs_page.left.emit()
    assert page.view.isVisible()
    page.list.packs.click()
    page.list.choose(page.list.items.cards[1].game_id)
    assert not page.packs_page.isVisible()
    assert page.view.isVisible()
    assert page.view.game_id != other


def test_a_day_from_before_the_log_has_no_entry(show: Show, campaigns: Campaigns) -> None:
    past = (PastDay(day=1, target=10, status="X"),)
    kept(campaigns, "Desert", start=standing("teflon", day=1, past=past))
    page = show()
    dashboard(page).days.cards[0].click()
    assert page.view is not None
    assert page.view.currentWidget() is page.view.dashboard


def test_a_campaign_that_was_not_taken_over_asks_for_that(
    show: Show, campaigns: Campaigns, qtbot: QtBot
) -> None:
    chosen: dict[str, OptionValue] = {
        "campaign": "iraq_1991",
        "tracking": "log",
        "joined": True,
    }
    game_id = campaigns.create(Setup("", (PLAYER,), chosen), "Paper", 1)
    page = show()
    with qtbot.waitSignal(page.join_asked) as asked:
        dashboard(page).head.buttons["join"].click()
    assert asked.args == [game_id]


def test_what_cannot_be_opened_says_why(
    show: Show, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(campaigns, "Desert")

    def busy(_game_id: str) -> None:
        raise DatabaseBusy(campaigns.library._database.path)

    monkeypatch.setattr(campaigns, "open", busy)
    page = show()
    assert page.view is not None
    assert page.view.dashboard is None
    assert not page.view.to_table.isVisible()


def test_a_campaign_is_shown_whatever_shelf_it_is_on(show: Show, campaigns: Campaigns) -> None:
    kept(campaigns, "Desert", start=standing("teflon"))
    away = kept(campaigns, "Away")
    campaigns.archive(away)
    page = show()
    page.show_campaign(away)
    assert page.list.shelf == "archive"
    assert page.view is not None
    assert page.view.game_id == away


def test_an_entry_that_is_typed_is_not_lost_without_a_question(
    show: Show, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, game_id = kept(campaigns, "Other"), kept(campaigns, "Desert")
    page = show()
    window = page.open_window(game_id)
    for view in (page.view, window.view):
        assert view is not None
        view.open_page("mission")
        form = view.pages["mission"]
        assert isinstance(form, MissionFormPage)
        form.draft.change(recon_buys=2)
    asked: list[dict[str, str]] = []
    # "append" returns nothing: the answer is no.
    monkeypatch.setattr(dropping, "confirmed", lambda *_, **words: asked.append(words))
    page.list.choose(other)
    window.close()
    assert page.list.current == game_id
    assert page.windows == [window]
    assert not page.may_close()
    assert asked[0] == {"yes": "Leave without saving", "no": "Back"}
    monkeypatch.setattr(dropping, "confirmed", lambda *_, **__: True)
    assert page.may_close()
    page.list.choose(other)
    window.close()
    assert page.view is not None
    assert page.view.game_id == other
    assert page.windows == []


@pytest.mark.parametrize("way", ["archive", "trash"])
def test_a_campaign_is_not_put_away_under_an_entry_that_is_typed(
    show: Show, campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    game_id = kept(campaigns, "Desert")
    page = show()
    assert page.view is not None
    page.view.open_page("mission")
    form = page.view.pages["mission"]
    assert isinstance(form, MissionFormPage)
    form.draft.change(recon_buys=2)
    monkeypatch.setattr(tracker_page, "confirmed", lambda *_: True)
    for answer in (False, True):
        monkeypatch.setattr(dropping, "confirmed", lambda *_, answer=answer, **__: answer)
        page.list.done.emit(way, game_id)
        row = campaigns.row(game_id)
        assert (row.archived or row.trashed) is answer


# Said by the offscreen platform of every tooltip.
@pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)", extend=True)
def test_the_list_makes_room_for_a_page_where_text_is_large(
    show: Show, campaigns: Campaigns, qapp: QApplication
) -> None:
    kept(campaigns, "Desert")
    page = show()
    view = page.view
    assert view is not None
    for scale, beside in ((100, True), (200, False)):
        apply_theme(qapp, load_theme("dark"), scale)
        view.open_page("mission")
        QApplication.processEvents()
        assert page.list.isVisible() is beside
        view.show_dashboard()
        assert page.list.isVisible()
    view.open_page("mission")
    form = next(each for each in page.findChildren(MissionFormPage) if each.isVisible())
    QApplication.processEvents()
    assert list(troubles(page)) == []
    areas = [each for each in form.findChildren(QScrollArea) if each.isVisible()]
    assert [each.horizontalScrollBar().maximum() for each in areas] == [0] * len(areas)
    apply_theme(qapp, load_theme("dark"), 100)
