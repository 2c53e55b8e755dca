"""Standing goals: in the notes, on the board, by number, and all moves at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.core import Rolled
from desktop.rules.red_menace.assault_odds import assault
from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace import goals, move_draft
from desktop.table.red_menace.move_draft import MoveDraft
from desktop.table.red_menace.moving_panel import MovingPanel
from tests.rules.red_menace.positions import KIT, fly, war
from tests.table.handling import drag, found, lit, pick, press
from tests.table.red_menace.playing import page_at, state_of

POLE, TIKSI = "0507", "9"
OWN = "Keep an eye on Thule.\n\n\nPlan → not one: words"


def position(**fields: object) -> State:
    """Two fast bombers over the Pole, and two slow ones near Tiksi."""
    s = war(2, turn=6, phase=9, steps=[BlueMoves()])
    for bomber in s.bombers:
        bomber.where = "aside"
    fly(s, "b58 b58", POLE)
    fly(s, "b52 b47", "0407")
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def draft_of(page: TablePage) -> MoveDraft:
    draft = page.picker.draft
    assert isinstance(draft, MoveDraft)
    return draft


# ------------------------------------------------------------------------------------ the notes


def test_goals_are_lines_of_the_notes_and_leave_other_words_alone() -> None:
    text = goals.with_goals(OWN, {3: "9", 12: "11", 4: "9"}, KIT)
    assert text.startswith("Keep an eye on Thule.")
    assert "Plan → not one: words" in text
    assert "Plan → 9 Tiksi: #3 #4" in text
    assert goals.noted(text) == {3: "9", 4: "9", 12: "11"}
    assert goals.noted(goals.with_goals(text, {}, KIT)) == {}
    assert "Thule" in goals.with_goals(text, {}, KIT)


def test_goals_are_read_in_any_language() -> None:
    assert goals.noted("Cel → 9 Tiksi: #3 #4") == {3: "9", 4: "9"}


@pytest.mark.rule("RM-9.3.4")
def test_the_goal_of_a_bomber_that_cannot_attack_it_does_not_stand() -> None:
    s = position()
    number = next(n for n, bomber in enumerate(s.bombers) if bomber.at == POLE)
    assert goals.is_possible(s, KIT, number, TIKSI)
    assert not goals.is_possible(s, KIT, number, "12")
    assert not goals.is_possible(s, KIT, number, "A")
    assert not goals.is_possible(position_without_tiksi(), KIT, number, TIKSI)
    s.bombers[number].where = "lost"
    assert not goals.is_possible(s, KIT, number, TIKSI)


def position_without_tiksi() -> State:
    s = position()
    s.ruins.update(war(2, ruins=TIKSI).ruins)
    return s


# ---------------------------------------------------------------------------------- naming them


def test_g_and_a_number_name_the_goal(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons["0407"]
    pick(page, f"bomber:{there[0]}")
    press(page, "g", "9")
    assert draft_of(page).goals == dict.fromkeys(there, TIKSI)
    assert goals.noted(page.notes.text) == dict.fromkeys(there, TIKSI)
    assert page.model.session.ply == 0


def test_a_number_that_others_begin_with_waits_for_enter(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons["0407"]
    pick(page, f"bomber:{there[0]}")
    press(page, "g", "1")
    caps = [row.data.cap for row in found(page, MovingPanel).cities.rows]
    assert caps == ["1", "10", "11"]
    assert draft_of(page).goals == {}
    press(page, "1")
    assert draft_of(page).goals == dict.fromkeys(there, "11")
    press(page, "g", "1", "enter")
    assert draft_of(page).goals == dict.fromkeys(there, "1")
    press(page, "g", "n")
    assert draft_of(page).goals == {}


def test_a_city_that_is_clicked_becomes_the_goal(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons[POLE]
    pick(page, f"bomber:{there[0]}")
    press(page, "g")
    pick(page, "city:8")
    assert draft_of(page).goals == dict.fromkeys(there, "8")
    assert not draft_of(page).naming
    lines = [mark for mark in draft_of(page).marks() if mark.kind == "support"]
    assert [(mark.place, mark.to) for mark in lines] == [(POLE, "city:8")]


def test_a_drag_with_ctrl_names_the_goal(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons[POLE]
    monkeypatch.setattr(move_draft, "held", lambda key: key == Qt.KeyboardModifier.ControlModifier)
    drag(page, f"bomber:{there[0]}", "city:9")
    assert draft_of(page).goals == dict.fromkeys(there, TIKSI)
    assert page.model.session.ply == 0


@pytest.mark.rule("RM-9.3.4")
def test_an_own_city_is_no_goal(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_at(qtbot, position())
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    monkeypatch.setattr(move_draft, "held", lambda key: key == Qt.KeyboardModifier.ControlModifier)
    drag(page, f"bomber:{draft_of(page).squadrons[POLE][0]}", "city:A")
    assert told == ["RM-9.3.4"]
    assert draft_of(page).goals == {}


def test_goals_follow_the_notes_when_the_person_writes_there(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    number = draft_of(page).squadrons[POLE][0]
    page.notes.write(f"Plan → 9 Tiksi: #{number}")
    assert draft_of(page).goals == {number: TIKSI}


def test_suggested_goals_leave_own_ones_alone(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons[POLE]
    pick(page, f"bomber:{there[0]}")
    press(page, "g", "8", "p")
    found_goals = draft_of(page).goals
    assert {found_goals[number] for number in there} == {"8"}
    assert set(found_goals) == set(draft_of(page).able)


def test_a_button_that_has_done_its_work_leaves_the_focus_to_the_board(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    panel = found(page, MovingPanel)
    page.desk.view.setFocus()
    qtbot.waitUntil(page.desk.view.hasFocus)
    for button in (panel.suggest, panel.follow):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert not (button.isEnabled() and button.isVisible())
        # Not to the bulb in the prompt row, nor to Goal beside it.
        qtbot.waitUntil(page.desk.view.hasFocus)


# ------------------------------------------------------------------------------------- following


def test_plans_are_shown_and_flown_after_enter(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    fast, slow = draft_of(page).squadrons[POLE], draft_of(page).squadrons["0407"]
    for squadron in (fast, slow):
        pick(page, f"bomber:{squadron[0]}")
        press(page, "g", "9")
    assert lit(page) == [], "Enter goes to the next squadron"
    press(page, "f")
    assert lit(page) == ["Fly as planned"]
    assert page.model.session.ply == 0
    routes = [mark for mark in draft_of(page).marks() if mark.kind == "route"]
    assert {(mark.place, mark.text) for mark in routes} >= {(POLE, "2"), ("0407", "2")}
    press(page, "enter")
    s = state_of(page)
    assert {s.bombers[number].at for number in fast} == {KIT.cities[TIKSI].hex}
    assert {KIT.distance(s.bombers[n].at, KIT.cities[TIKSI].hex) for n in slow} == {1}
    assert all(s.bombers[number].moved for number in (*fast, *slow))


def test_escape_leaves_the_plan_unflown(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    press(page, "p", "f", "esc")
    assert draft_of(page).proposal == ()
    assert page.model.session.ply == 0


def test_bombers_without_a_goal_stay_to_be_moved(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    fast = draft_of(page).squadrons[POLE]
    pick(page, f"bomber:{fast[0]}")
    press(page, "g", "9", "f")
    panel = found(page, MovingPanel)
    assert panel.plan.isVisible()
    press(page, "enter")
    assert tuple(draft_of(page).squadrons) == ("0407",)


@pytest.mark.rule("RM-9.3.3a")
def test_fast_bombers_stop_over_their_goal() -> None:
    s = position()
    for bomber in s.bombers:
        bomber.moves, bomber.start = 2, bomber.at
    numbers = tuple(n for n, bomber in enumerate(s.bombers) if bomber.at == "0407")
    near = KIT.next_to[KIT.cities[TIKSI].hex]
    for number in numbers:
        s.bombers[number].at = s.bombers[number].start = near[0]
    (leg,) = goals.legs(s, KIT, dict.fromkeys(numbers, TIKSI))
    assert leg.path == (KIT.cities[TIKSI].hex,)
    assert leg.halts


@pytest.mark.rule("RM-9.3.3a")
def test_bombers_that_begin_over_their_goal_leave_it() -> None:
    s = position()
    number = next(n for n, bomber in enumerate(s.bombers) if bomber.at == POLE)
    bomber = s.bombers[number]
    bomber.at = bomber.start = KIT.cities[TIKSI].hex
    bomber.moves = 1
    (leg,) = goals.legs(s, KIT, {number: TIKSI})
    assert len(leg.path) == 1
    assert not leg.halts


@pytest.mark.rule("RM-9.8a")
def test_those_that_are_lost_on_the_way_are_not_moved_on() -> None:
    s = position()
    numbers = tuple(n for n, bomber in enumerate(s.bombers) if bomber.at == POLE)
    for number in numbers:
        s.bombers[number].moves, s.bombers[number].start = 2, POLE
    first, second = goals.orders(s, goals.Leg(numbers, "", ("0406", "0405"), halts=False))
    action = first(s)
    assert action is not None
    assert action.picks[-1] == "0406"
    s.bombers[numbers[0]].where = "lost"
    s.bombers[numbers[1]].at = "0406"
    action = second(s)
    assert action is not None
    assert action.picks == (f"bomber:{numbers[1]}", "0405")
    s.bombers[numbers[1]].where = "lost"
    assert second(s) is None


def test_the_chance_that_the_goal_falls_is_that_of_the_rules(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    fast = draft_of(page).squadrons[POLE]
    pick(page, f"bomber:{fast[0]}")
    press(page, "g", "9")
    expected = assault(
        state_of(page), KIT, TIKSI, {KIT.cities[TIKSI].hex: list(fast)}, entering=True
    )
    rows = [row.data for row in found(page, MovingPanel).squadrons.rows]
    row = next(row for row in rows if row.key.startswith(POLE))
    assert row.chance == pytest.approx(expected.falls)
    assert f"{expected.defence.mean_lost:.1f} of 2 lost" in row.notes


@pytest.mark.rule("RM-10.6.2a")
def test_a_plan_goes_on_after_a_die_that_the_person_rolls(qtbot: QtBot) -> None:
    s = position()
    site = KIT.ad_hexes[6]
    near = next(hex_id for hex_id in KIT.next_to[site] if not KIT.hexes[hex_id].ad)
    aside = next(hex_id for hex_id in KIT.next_to[near] if hex_id != site)
    numbers = fly(s, "b52 b52", near)
    page = page_at(qtbot, s)
    page.model.session.set_by_hand(("appear",))
    draft_of(page).asked = (
        goals.Leg((numbers[0],), "", (site,), halts=False),
        goals.Leg((numbers[1],), "", (aside,), halts=False),
    )
    page.picker.narrowed.emit(())
    assert page.picker.choice is None
    assert state_of(page).bombers[numbers[0]].at == site
    assert state_of(page).bombers[numbers[1]].at == near
    page.model.play(Rolled((1,)))
    qtbot.waitUntil(lambda: state_of(page).bombers[numbers[1]].at == aside)


def test_what_is_taken_back_is_not_flown_on(qtbot: QtBot) -> None:
    s = position()
    site = KIT.ad_hexes[6]
    near = next(hex_id for hex_id in KIT.next_to[site] if not KIT.hexes[hex_id].ad)
    numbers = fly(s, "b52 b52", near)
    page = page_at(qtbot, s)
    page.model.session.set_by_hand(("appear",))
    draft_of(page).asked = tuple(goals.Leg((n,), "", (site,), halts=False) for n in numbers)
    page.picker.narrowed.emit(())
    page.model.undo()
    qtbot.wait(20)
    assert [state_of(page).bombers[number].at for number in numbers] == [near, near]
