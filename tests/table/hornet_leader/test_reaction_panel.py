"""The panel of an enemy attack: odds, Suppressions, and both answers from one place."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader import enemy_odds, reactions_rules
from desktop.rules.hornet_leader.actions_mission import (
    Evade,
    NoSuppression,
    StayCalm,
    Suppress,
    TakeIt,
)
from desktop.rules.hornet_leader.reactions import Evasion, Suppression
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.reaction_panel import ReactionPanel
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import KIT
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import found, page_at, press, state_of


def shown(qtbot: QtBot, s: State | None = None) -> tuple[TablePage, ReactionPanel]:
    page = page_at(qtbot, scenes.attacked() if s is None else s)
    return page, found(page, ReactionPanel)


def actions(page: TablePage) -> list[object]:
    session = page.model.session
    return [session.entry_at(ply).action for ply in range(session.ply)]


def suppression_of(s: State) -> Suppression:
    step = s.steps[-1]
    assert isinstance(step, Suppression)
    return step


@pytest.mark.rule("HL-6.10a")
def test_the_panel_is_raised_and_says_who_attacks_whom_and_how(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    assert page.frame.docks["details"].present == "reaction"
    assert panel.head.words == (
        "SA-6 attacks Banzai",
        "d10 against 2 5 8 \N{MIDDLE DOT} no modifiers",
    )


@pytest.mark.rule("HL-6.11a")
def test_outcomes_are_the_exact_odds_of_both_answers(qtbot: QtBot) -> None:
    _, panel = shown(qtbot)
    s = scenes.attacked()
    take = enemy_odds.attack_odds(s, KIT, suppression_of(s), evading=False)
    evade = enemy_odds.attack_odds(s, KIT, suppression_of(s), evading=True)
    rows = panel.outcomes.rows
    assert [row.take for row in rows] == [take.none, take.stress, take.damaged, take.destroyed]
    assert [row.evade for row in rows] == [evade.none, evade.stress, evade.damaged, evade.destroyed]


def test_suppressions_are_listed_by_chance_and_the_impossible_with_their_rule(
    qtbot: QtBot,
) -> None:
    _, panel = shown(qtbot)
    means = reactions_rules.suppressions(scenes.attacked(), KIT, "sa_6#1")
    rows = [row.data for row in panel.possible.rows]
    assert [row.chance for row in rows] == [each.chance for each in means]
    assert [row.cap for row in rows] == [str(number) for number in range(1, len(rows) + 1)]
    impossible = [row.data for row in panel.impossible.rows]
    assert {row.title for row in impossible} == {"Banzai", "Teflon", "Pluto"}
    assert all(row.rule.startswith("HL-") and not row.possible for row in impossible)


def test_a_digit_suppresses_at_once(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    press(page, "2")
    assert actions(page)[0] == Suppress("hunter", ("agm88",))


def test_two_counters_of_one_pilot_can_be_combined(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    panel.possible.rows[0].chips[1].click()
    both = Suppress("wolf", ("gbu16", "gbu16"))
    assert panel.ticks.action == both
    chance = reactions_rules.chance(scenes.attacked(), KIT, both, "sa_6#1")
    assert panel.suppress.text() == f"Suppress {round(chance * 100)} %"
    press(page, "s")
    assert actions(page)[0] == both


def test_counters_of_another_pilot_begin_anew(qtbot: QtBot) -> None:
    _, panel = shown(qtbot)
    panel.possible.rows[1].chips[0].click()
    assert panel.ticks.action == Suppress("hunter", ("agm88",))


@pytest.mark.rule("HL-6.10f")
def test_evading_answers_both_questions(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    press(page, "e")
    assert actions(page)[:2] == [NoSuppression(), Evade()]


def test_enter_takes_a_dangerous_attack_only_when_pressed_again(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    press(page, "enter")
    assert page.model.session.ply == 0
    assert panel.take.text() == "Press again"
    press(page, "enter")
    assert actions(page)[:2] == [NoSuppression(), TakeIt()]


def test_enter_takes_a_dangerous_attack_at_once_where_the_button_has_the_focus(
    qtbot: QtBot,
) -> None:
    page, panel = shown(qtbot)
    panel.take.setFocus()
    QTest.keyClick(panel.take, Qt.Key.Key_Return)
    assert actions(page)[:2] == [NoSuppression(), TakeIt()]


def test_enter_takes_a_harmless_attack_at_once(qtbot: QtBot) -> None:
    s = scenes.attacked()
    s.steps[-1] = msgspec.structs.replace(suppression_of(s), numbers=(6, 9, 10))
    page, _ = shown(qtbot, s)
    press(page, "enter")
    assert actions(page)[:2] == [NoSuppression(), TakeIt()]


def test_x_takes_it_and_asks_no_more_this_turn(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    press(page, "x")
    assert actions(page)[:2] == [NoSuppression(), StayCalm(10)]


def test_after_a_failed_suppression_the_panel_offers_to_evade(qtbot: QtBot) -> None:
    s = scenes.attacked()
    s.steps[-1] = suppression_of(s).passed_to(Evasion)
    page, panel = shown(qtbot, s)
    assert panel.possible.rows == ()
    assert not panel.suppress.isVisible()
    press(page, "e")
    assert actions(page)[0] == Evade()


def test_an_event_attack_has_no_attacker_and_cannot_be_silenced(qtbot: QtBot) -> None:
    s = scenes.attacked()
    s.steps[-1] = Evasion("", "banzai", (3, 6, 9), True, False, "target_bound", 0, "HL-1.6e")
    _, panel = shown(qtbot, s)
    assert panel.head.words[0] == "Event attacks Banzai"
    assert not panel.calm.isVisible()


@pytest.mark.rule("HL-9.5b")
def test_v_takes_high_stress_where_the_campaign_knows_it(qtbot: QtBot) -> None:
    s = scenes.attacked()
    s.terms = msgspec.structs.replace(s.terms, options=("high_stress",))
    page, panel = shown(qtbot, s)
    before = panel.possible.rows[0].data.chance
    press(page, "v")
    assert panel.ticks.high
    assert panel.possible.rows[0].data.chance > before
    press(page, "s")
    assert actions(page)[0] == Suppress("wolf", ("gbu16",), high_stress=True)
    assert state_of(page).flown.aircraft("wolf").high_stress
