"""Events, drops, the way home, missiles and rescues: lists that mouse and keys choose from."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader import attack_odds, sar
from desktop.rules.hornet_leader.actions_chance import DrawnEvent
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    ChooseCounter,
    ChooseOption,
    Done,
    DropGround,
    Expend,
    FirePhoenix,
    Phoenix,
    RescueNext,
)
from desktop.rules.hornet_leader.event_cards import EventCard
from desktop.rules.hornet_leader.intel import RemoveCounter
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.choice_panel import ChoicePanel
from desktop.table.hornet_leader.event_panel import EventPanel
from desktop.table.hornet_leader.phoenix_panel import PhoenixPanel
from desktop.table.hornet_leader.rescue_panel import RescuePanel
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import KIT
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import (
    SIZE,
    SMALL,
    drag_to_counter,
    page_at,
    pick,
    press,
    state_of,
)


def front(page: TablePage) -> str:
    return page.frame.docks["details"].present


def first_action(page: TablePage) -> object:
    return page.model.session.entry_at(0).action


def choices(page: TablePage) -> ChoicePanel:
    """Return the panel of small decisions, not one of those made from it."""
    (panel,) = [each for each in page.findChildren(ChoicePanel) if type(each) is ChoicePanel]
    return panel


# --- small decisions ------------------------------------------------------------------------------


@pytest.mark.rule("HL-6.1a")
def test_a_chip_is_dropped_by_a_press(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.dropping())
    assert front(page) == "choice"
    choices(page).rows.rows[0].chips[0].click()
    assert first_action(page) == Expend("hunter", "agm88")


def test_a_digit_and_a_letter_drop_a_chip_too(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.dropping())
    press(page, "2", "e")
    assert first_action(page) == Expend("banzai", "mk83")


@pytest.mark.parametrize(("key", "action"), [("g", DropGround()), ("space", Done())])
def test_keys_drop_all_or_nothing(qtbot: QtBot, key: str, action: object) -> None:
    page = page_at(qtbot, scenes.dropping())
    press(page, key)
    assert first_action(page) == action


@pytest.mark.rule("HL-5.2a")
def test_a_digit_and_a_send_an_aircraft_home(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.aborting())
    press(page, "3")
    assert page.model.session.ply == 0
    press(page, "a")
    assert first_action(page) == Abort("wolf")


def test_enter_alone_takes_nothing_away_and_forgoes_nothing(qtbot: QtBot) -> None:
    s = scenes.over_target()
    s.then(RemoveCounter(("site",), "any"))
    page = page_at(qtbot, s)
    press(page, "enter")
    assert page.model.session.ply == 0
    press(page, "n")
    assert page.model.session.ply == 1


@pytest.mark.rule("HL-5.5a")
def test_intel_takes_a_counter_or_none(qtbot: QtBot) -> None:
    s = scenes.over_target(0)
    s.then(RemoveCounter(("site",), "any"))
    page = page_at(qtbot, s)
    titles = [row.data.title for row in choices(page).rows.rows]
    assert len(titles) == 6
    press(page, "2")
    assert first_action(page) == ChooseCounter("zu_23_4#1")


def test_n_takes_no_counter(qtbot: QtBot) -> None:
    s = scenes.over_target(0)
    s.then(RemoveCounter(("site",), "any"))
    page = page_at(qtbot, s)
    press(page, "n")
    assert first_action(page) == Done()


def test_in_a_low_window_the_log_makes_room_for_a_decision(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.dropping(), size=SMALL)
    assert page.frame.docks["log"].isHidden()
    large = page_at(qtbot, scenes.dropping())
    assert not large.frame.docks["log"].isHidden()


# --- Events ---------------------------------------------------------------------------------------


def event_panel(page: TablePage) -> EventPanel:
    (panel,) = page.findChildren(EventPanel)
    return panel


@pytest.mark.rule("HL-1.6c")
def test_an_event_shows_its_section_and_its_options(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.event(26))
    panel = event_panel(page)
    assert front(page) == "event"
    assert panel.title.text() == "Spare Fuel"
    card = panel.card.card
    assert getattr(card, "lit", None) == 0
    assert [row.data.cap for row in panel.rows.rows] == ["1", "2"]
    press(page, "2")
    assert isinstance(first_action(page), ChooseOption)


def test_what_an_event_has_done_is_ticked_off(qtbot: QtBot) -> None:
    s = scenes.over_target(0)
    for each in s.flown.flight:
        each.area, each.loads = "", ["agm88", "rockets", "agm65"]
    s.event_deck = [9]
    s.then(EventCard("bound"))
    page = page_at(qtbot, s)
    panel = event_panel(page)
    assert panel.title.text() == "Hung Rack"
    assert page.model.session.entry_at(0).action == DrawnEvent(9)
    assert panel.rows.rows[0].chips
    assert not panel.done.rows
    pilot = panel.rows.rows[0].data.title
    panel.rows.rows[0].chips[0].click()
    assert [row.data.title for row in panel.done.rows] == [f"{pilot} expends AGM-88."]


# --- Phoenix --------------------------------------------------------------------------------------


def phoenix(qtbot: QtBot) -> tuple[TablePage, PhoenixPanel]:
    page = page_at(qtbot, scenes.phoenixes())
    (panel,) = page.findChildren(PhoenixPanel)
    return page, panel


@pytest.mark.rule("HL-5.7a")
def test_a_missile_is_dragged_to_its_bandit(qtbot: QtBot) -> None:
    page, panel = phoenix(qtbot)
    draft = panel.draft
    assert draft is not None
    draft.aimed.clear()
    page.picker.narrowed.emit(page.picker.actions)
    drag_to_counter(page, panel.missiles.rows[1], "enemy:mig_21#1")
    assert draft.aimed == {1: "mig_21#1"}
    drag_to_counter(page, panel.missiles.rows[0].chips[0], "enemy:mig_23#1")
    assert draft.aimed == {0: "mig_23#1", 1: "mig_21#1"}
    drag_to_counter(page, panel.missiles.rows[0], "enemy:sa_8b#1")
    assert draft.aimed == {0: "mig_23#1", 1: "mig_21#1"}


@pytest.mark.rule("HL-5.7b")
def test_missiles_begin_with_what_is_best_and_show_their_odds(qtbot: QtBot) -> None:
    page, panel = phoenix(qtbot)
    draft = panel.draft
    assert draft is not None
    assert front(page) == "phoenix"
    assert draft.action is not None
    odds = attack_odds.of_phoenix(scenes.phoenixes(), KIT, draft.action.missiles)
    assert [row.data.chance for row in panel.missiles.rows] == [die.hit for die in odds.dice]
    shown = {row.data.key: row.data.chance for row in panel.bandits.rows}
    assert shown == {f"enemy:{enemy}": chance for enemy, chance in odds.kills.items()}


def test_plus_and_minus_work_on_the_bandit_that_is_lit(qtbot: QtBot) -> None:
    page, panel = phoenix(qtbot)
    draft = panel.draft
    assert draft is not None
    draft.aimed.clear()
    pick(page, "enemy:mig_21#1")
    QTest.keyClick(page.desk.view, Qt.Key.Key_Plus)
    assert list(draft.aimed.values()) == ["mig_21#1", "mig_21#1"]
    QTest.keyClick(page.desk.view, Qt.Key.Key_Minus)
    assert list(draft.aimed.values()) == ["mig_21#1"]
    press(page, "enter")
    assert first_action(page) == FirePhoenix((Phoenix("teflon", "mig_21#1"),))


def test_a_digit_sends_a_missile_elsewhere_and_then_nowhere(qtbot: QtBot) -> None:
    page, panel = phoenix(qtbot)
    draft = panel.draft
    assert draft is not None
    draft.aimed = {0: "mig_23#1"}
    press(page, "1")
    assert draft.aimed == {0: "mig_21#1"}
    press(page, "1")
    assert draft.aimed == {}


def test_space_fires_none(qtbot: QtBot) -> None:
    page, _ = phoenix(qtbot)
    press(page, "space")
    assert first_action(page) == Done()


# --- rescue ---------------------------------------------------------------------------------------


def rescue(qtbot: QtBot, s: State) -> tuple[TablePage, RescuePanel]:
    page = page_at(qtbot, s)
    (panel,) = page.findChildren(RescuePanel)
    return page, panel


def chances(weight: int) -> tuple[str, ...]:
    """Return the figures of the three results with so much expended."""
    s = scenes.searching()
    total = sar.modifiers(s, KIT, "banzai", weight).total
    rows: list[str] = [sar.result(KIT, face + total).result for face in range(1, 11)]
    return tuple(
        f"{title.source}: {round(100 * Fraction(rows.count(key), 10))} %"
        for key, title in sar.RESULTS.items()
    )


@pytest.mark.rule("HL-7.2g")
def test_chips_that_are_spent_change_the_chances_at_once(qtbot: QtBot) -> None:
    page, panel = rescue(qtbot, scenes.searching())
    assert front(page) == "rescue"
    assert panel.results.figures == chances(0)
    panel.rows.rows[1].chips[0].click()
    weight = KIT.weapons["gbu16"].sar_value
    assert panel.results.figures == chances(weight)
    assert panel.results.figures != chances(0)


def test_enter_rolls(qtbot: QtBot) -> None:
    page, _ = rescue(qtbot, scenes.searching())
    press(page, "enter")
    assert first_action(page) == Done()
    assert state_of(page).flown.aircraft("banzai").sar_done


@pytest.mark.rule("HL-7.2a")
def test_the_order_of_the_searches_is_the_players(qtbot: QtBot) -> None:
    page, panel = rescue(qtbot, scenes.lost())
    assert [row.data.title for row in panel.rows.rows] == ["Banzai", "Wolf"]
    press(page, "3")
    assert first_action(page) == RescueNext("wolf")


def test_the_log_comes_back_in_a_higher_window_and_in_the_next_session(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.dropping(), size=SMALL)
    log = page.frame.docks["log"]
    kept = page.save_layout()
    page.resize(*SIZE)
    assert not log.isHidden()
    page.resize(*SMALL)
    assert log.isHidden()
    other = page_at(qtbot, scenes.over_target(0))
    assert other.restore_layout(kept)
    assert not other.frame.docks["log"].isHidden()


@pytest.mark.rule("HL-7.2g")
def test_a_expends_all_that_helps_a_rescue(qtbot: QtBot) -> None:
    page, panel = rescue(qtbot, scenes.searching())
    before = panel.results.figures
    press(page, "a")
    assert page.model.session.ply >= 2
    assert panel.results.figures != before
    assert not panel.all.isEnabled()
