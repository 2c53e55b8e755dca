"""Attacks city by city with their odds, the bomber that takes the -1, and the submarine."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.red_menace.actions_blue import Attack, FirePolaris, Hold, Pass, RollFirst, SailTo
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.strike import Strikes
from desktop.rules.red_menace.strike_odds import polaris_odds, squadron_odds, strike_odds
from desktop.rules.red_menace.submarine import SubmarineTurn
from desktop.table.page import TablePage
from desktop.table.red_menace.move_ways import neighbour
from desktop.table.red_menace.strike_draft import StrikeDraft, SubmarineDraft
from desktop.table.red_menace.strike_panel import StrikePanel
from desktop.table.red_menace.submarine_panel import SubmarinePanel
from tests.rules.red_menace.positions import KIT, fly, war
from tests.table.handling import drag, found, pick, press
from tests.table.red_menace.playing import page_at

TIKSI, MURMANSK, KARA_SEA = "0405", KIT.cities["8"].hex, "0605"


def over_cities(*, radar: bool = False) -> State:
    """Three bombers over Tiksi, one over Murmansk."""
    s = war(2, turn=8, phase=12, steps=[Strikes()])
    fly(s, "b52 b52 b47", TIKSI)
    fly(s, "b58", MURMANSK)
    if radar:
        for each in s.support:
            if each.unit == "tu126":
                each.where, each.base = "launched", "4"
    return s


def at_sea(hex_id: str = "") -> State:
    s = war(2, turn=8, phase=13, steps=[SubmarineTurn()])
    s.sub.hex = hex_id or s.sub.hex
    return s


def first(page: TablePage) -> object:
    """Return the first answer that was given."""
    return page.model.session.entry_at(0).action


def draft_of(page: TablePage) -> StrikeDraft:
    draft = page.picker.draft
    assert isinstance(draft, StrikeDraft)
    return draft


# --------------------------------------------------------------------------------------- cities


@pytest.mark.rule("RM-10.1.2c")
def test_enter_attacks_the_city_in_question(qtbot: QtBot) -> None:
    page = page_at(qtbot, over_cities())
    assert draft_of(page).cities == ("8", "9")
    press(page, "enter")
    assert first(page) == Attack("8")


@pytest.mark.rule("RM-10.1.2c")
@pytest.mark.parametrize("way", ["2", f"hex:{TIKSI}", "city:9"])
def test_another_city_can_come_first(qtbot: QtBot, way: str) -> None:
    page = page_at(qtbot, over_cities())
    assert page.bar.words.text() == "B-58 over Murmansk: attack it?"
    if way == "2":
        press(page, way)
    else:
        pick(page, way.removeprefix("hex:"))
    assert draft_of(page).city == "9"
    assert page.bar.words.text() == "2 B-52 and 1 B-47 over Tiksi: attack it?"
    press(page, "p")
    assert first(page) == Pass("9")


def test_the_odds_are_those_of_the_rules(qtbot: QtBot) -> None:
    s = over_cities()
    page = page_at(qtbot, s)
    panel = found(page, StrikePanel)
    rows = {row.data.key: row.data for row in panel.rows.rows}
    odds = squadron_odds(s, KIT, "9")
    assert rows["9"].chance == odds.falls
    assert f"{odds.expected_losses:.1f} of 3 lost" in rows["9"].notes
    assert f"{odds.points:.1f} points" in rows["9"].notes
    press(page, "2")
    assert [column.share for column in panel.losses.columns] == list(odds.losses)
    assert panel.losses.accessibleName()


def test_the_city_in_question_and_its_bombers_are_lit(qtbot: QtBot) -> None:
    page = page_at(qtbot, over_cities())
    press(page, "2")
    marks = draft_of(page).marks()
    assert [mark.place for mark in marks if mark.kind == "attack"] == [TIKSI]
    assert sum(mark.kind == "picked" for mark in marks) == 3


def test_a_city_without_bombers_is_refused(qtbot: QtBot) -> None:
    page = page_at(qtbot, over_cities())
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    pick(page, "city:1")
    assert told == ["RM-10.1.1a"]


# ---------------------------------------------------------------------------------- first attack


@pytest.mark.rule("RM-11.3.2")
def test_the_bomber_that_takes_the_penalty_is_chosen_with_its_odds(qtbot: QtBot) -> None:
    s = over_cities(radar=True)
    page = page_at(qtbot, s)
    panel = found(page, StrikePanel)
    assert panel.radar.isVisible()
    press(page, "2", "enter")
    rows = [row.data for row in panel.rows.rows]
    units = ["b47", "b52", "b52"]
    assert {row.title for row in rows} == {"B-52", "B-47"}
    for row in rows:
        unit = s.bombers[int(row.key)].unit
        assert row.chance == strike_odds(s, KIT, "9", units, first=unit).falls
    best = max(rows, key=lambda row: row.chance)
    press(page, "enter")
    assert page.model.session.entry_at(1).action == RollFirst(int(best.key))


def test_without_radar_nothing_is_said_of_it(qtbot: QtBot) -> None:
    page = page_at(qtbot, over_cities())
    assert not found(page, StrikePanel).radar.isVisible()


# ------------------------------------------------------------------------------------- submarine


@pytest.mark.rule("RM-9.6b")
def test_the_submarine_sails_by_letter_and_by_drag(qtbot: QtBot) -> None:
    page = page_at(qtbot, at_sea())
    draft = page.picker.draft
    assert isinstance(draft, SubmarineDraft)
    here = draft.s.sub.hex
    goal = neighbour(KIT, here, "Q")
    assert goal in draft.waters
    press(page, "q")
    assert first(page) == SailTo(goal)
    again = page_at(qtbot, at_sea())
    drag(again, "submarine", goal)
    assert first(again) == SailTo(goal)


@pytest.mark.rule("RM-10.5.1a")
def test_missiles_are_fired_by_digit_or_click(qtbot: QtBot) -> None:
    s = at_sea(KARA_SEA)
    page = page_at(qtbot, s)
    rows = [row.data for row in found(page, SubmarinePanel).cities.rows]
    assert {row.chance for row in rows} == {polaris_odds(s, KIT, "9")[0]}
    cap = next(row.cap for row in rows if row.key == "9")
    press(page, cap)
    assert first(page) == FirePolaris("9")
    again = page_at(qtbot, at_sea(KARA_SEA))
    pick(again, "city:9")
    assert first(again) == FirePolaris("9")


@pytest.mark.rule("RM-9.6a")
def test_h_holds_the_position(qtbot: QtBot) -> None:
    page = page_at(qtbot, at_sea(KARA_SEA))
    press(page, "h")
    assert first(page) == Hold()


@pytest.mark.rule("RM-10.5.1b")
def test_from_elsewhere_it_says_why_it_cannot_fire(qtbot: QtBot) -> None:
    page = page_at(qtbot, at_sea())
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    pick(page, "city:9")
    assert told == ["RM-10.5.1b"]
    assert "launch hexes only" in found(page, SubmarinePanel).note.text()


@pytest.mark.rule("RM-9.6b")
def test_land_is_shown_and_not_sailed_to(qtbot: QtBot) -> None:
    page = page_at(qtbot, at_sea(KARA_SEA))
    rows = [row.data for row in found(page, SubmarinePanel).waters.rows]
    assert [row.cap for row in rows] == list("QWASZX")
    for row in rows:
        to = neighbour(KIT, KARA_SEA, row.cap)
        assert row.possible == (bool(to) and KIT.hexes[to].water)
