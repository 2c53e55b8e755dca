"""A base for a bomber that has attacked or comes back, for the F-106, for support aircraft."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.red_menace.event_steps import ChooseBase, Reinforce
from desktop.rules.red_menace.rebase import Landings
from desktop.rules.red_menace.setup import StationF106
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace.basing_draft import BasingDraft
from desktop.table.red_menace.basing_panel import BasingPanel
from tests.rules.red_menace.positions import fly, ground, inbound, war
from tests.table.handling import drag, found, pick, press
from tests.table.red_menace.playing import page_at, state_of

TIKSI = "0405"


def landing() -> State:
    """A B-52 has destroyed Tiksi; Chicago is gone, Fairbanks holds two types, London is full."""
    s = war(2, turn=8, phase=12, ruins="9 K")
    numbers = fly(s, "b52", TIKSI)
    ground(s, "b58 b47", "A")
    ground(s, "b47 b47 b47", "T")
    inbound(s, "C", "0609", "B", "tu16 tu16 m4")
    s.then(Landings(tuple(numbers)))
    return s


def draft_of(page: TablePage) -> BasingDraft:
    draft = page.picker.draft
    assert isinstance(draft, BasingDraft)
    return draft


def refusals(page: TablePage) -> list[str]:
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    return told


@pytest.mark.rule("RM-10.1.3i")
@pytest.mark.parametrize("way", ["base", "city", "letter", "click"])
def test_a_bomber_lands_by_drag_letter_or_click(qtbot: QtBot, way: str) -> None:
    page = page_at(qtbot, landing())
    number = draft_of(page).held
    match way:
        case "base":
            drag(page, f"bomber:{number}", "base:D")
        case "city":
            drag(page, f"bomber:{number}", "city:D")
        case "letter":
            press(page, "d")
        case _:
            pick(page, "base:D")
    bomber = state_of(page).bombers[number]
    assert (bomber.where, bomber.at) == ("ground", "D")


@pytest.mark.rule("RM-10.1.3i")
@pytest.mark.parametrize(
    ("city", "rule"), [("K", "RM-10.1.3i"), ("T", "RM-10.1.3i"), ("A", "RM-9.3.1c")]
)
def test_a_base_that_is_gone_or_full_says_why(qtbot: QtBot, city: str, rule: str) -> None:
    page = page_at(qtbot, landing())
    told = refusals(page)
    rows = {row.data.key: row for row in found(page, BasingPanel).closed.rows}
    assert rows[city].tag.rule == rule
    assert rows[city].data.notes
    press(page, city)
    drag(page, f"bomber:{draft_of(page).held}", f"city:{city}")
    assert told == [rule, rule]
    assert page.model.session.ply == 0


def test_cities_say_who_is_coming(qtbot: QtBot) -> None:
    page = page_at(qtbot, landing())
    rows = {row.data.key: row.data for row in found(page, BasingPanel).cities.rows}
    assert "Formation C is over it" in rows["B"].notes
    assert "Formation" not in rows["D"].notes


@pytest.mark.rule("RM-6.4")
def test_the_f106_is_put_on_a_city_by_its_letter(qtbot: QtBot) -> None:
    page = page_at(qtbot, war(2, turn=0, steps=[StationF106()]))
    assert draft_of(page).picks == ()
    press(page, "p")
    (plane,) = (each for each in state_of(page).interceptors if each.unit == "f106")
    assert plane.city == "P"


@pytest.mark.rule("RM-11.1a")
def test_support_is_based_by_a_letter(qtbot: QtBot) -> None:
    page = page_at(qtbot, war(2, turn=1, phase=1, steps=[ChooseBase("ec121", "RM-8.18")]))
    assert [row.data.cap for row in found(page, BasingPanel).cities.rows] == ["A", "B", "C"]
    press(page, "b")
    assert next(each for each in state_of(page).support if each.unit == "ec121").base == "B"


@pytest.mark.rule("RM-8.9a")
def test_one_of_the_lost_bombers_is_chosen_before_its_base(qtbot: QtBot) -> None:
    s = war(2, turn=4, phase=1, steps=[Reinforce(3)])
    lost = [*ground(s, "b52", "A"), *ground(s, "b47", "A")]
    for number in lost:
        s.bombers[number].where, s.bombers[number].at = "lost", ""
    page = page_at(qtbot, s)
    rows = found(page, BasingPanel).bombers.rows
    assert {int(row.data.key) for row in rows} == set(lost)
    other = next(number for number in lost if number != draft_of(page).held)
    cap = next(row.data.cap for row in rows if row.data.key == str(other))
    press(page, cap, "p")
    bomber = state_of(page).bombers[other]
    assert (bomber.where, bomber.at) == ("ground", "P")
