"""The deployment on the table: by drag, click, digit and letter; what stands is moved again."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.red_menace.setup import PlaceBombers, PlaceVBombers
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace.deploy_draft import DeployDraft
from desktop.table.red_menace.deploy_panel import DeployPanel
from tests.rules.red_menace.positions import ground, war
from tests.table.handling import drag, found, pick, press
from tests.table.red_menace.playing import page_at, state_of


def position() -> State:
    """Two B-52 at Fairbanks; all others wait."""
    s = war(2, turn=0, phase=0, steps=[PlaceVBombers(), PlaceBombers()])
    ground(s, "b52 b52", "A")
    return s


def draft_of(page: TablePage) -> DeployDraft:
    draft = page.picker.draft
    assert isinstance(draft, DeployDraft)
    return draft


def units_at(page: TablePage, city: str) -> list[str]:
    return [each.unit for each in state_of(page).bombers if each.at == city]


def refusals(page: TablePage) -> list[str]:
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    return told


@pytest.mark.rule("RM-6.12")
def test_a_bomber_is_dragged_from_the_pile_to_a_base_or_its_city(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    drag(page, f"bomber:{draft_of(page).aside['b58'][0]}", "base:D")
    drag(page, f"bomber:{draft_of(page).aside['b47'][0]}", "city:P")
    assert units_at(page, "D") == ["b58"]
    assert units_at(page, "P") == ["b47"]


@pytest.mark.rule("RM-6.12")
def test_digits_choose_the_type_and_letters_the_bases(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    caps = {row.data.key: row.data.cap for row in found(page, DeployPanel).types.rows}
    press(page, caps["b58"], "d", "d", caps["b47"], "d")
    assert units_at(page, "D").count("b58") == 2
    assert units_at(page, "D").count("b47") == 1


@pytest.mark.rule("RM-9.3.1c")
def test_a_full_base_says_why_and_takes_none(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    told = refusals(page)
    draft_of(page).take("b47")
    press(page, "a")
    row = next(row for row in found(page, DeployPanel).bases.rows if row.data.key == "A")
    assert not row.data.possible
    assert row.tag.rule == "RM-9.3.1c"
    press(page, "a")
    assert told == ["RM-9.3.1c"]
    assert len(units_at(page, "A")) == 3


@pytest.mark.rule("RM-9.3.1a")
def test_a_canadian_city_is_refused(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    told = refusals(page)
    drag(page, f"bomber:{draft_of(page).aside['b58'][0]}", "city:E")
    assert told == ["RM-9.3.1a"]
    assert page.model.session.ply == 0


def test_a_second_click_or_enter_takes_the_base_that_is_suggested(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    number = draft_of(page).aside["b58"][0]
    pick(page, f"bomber:{number}", f"bomber:{number}")
    assert units_at(page, "A").count("b58") == 1
    press(page, "enter")
    assert units_at(page, "J").count("b58") == 1


@pytest.mark.rule("RM-6.12")
def test_a_bomber_that_stands_is_moved_or_taken_back(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    first, second = draft_of(page).placed
    drag(page, f"bomber:{first}", "base:P")
    assert units_at(page, "P") == ["b52"]
    drag(page, f"bomber:{second}", "box:us_aside")
    assert state_of(page).bombers[second].where == "aside"
    pick(page, f"bomber:{first}")
    press(page, "d")
    assert units_at(page, "D") == ["b52"]


def test_del_takes_back_what_was_placed_last(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    draft_of(page).take("b47")
    press(page, "d", "p", "del")
    assert (units_at(page, "D"), units_at(page, "P")) == (["b47"], [])
    press(page, "del", "del")
    assert len(units_at(page, "A")) == 1


def test_the_type_in_hand_stays_until_none_of_it_is_left(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    pick(page, f"bomber:{draft_of(page).aside['b58'][0]}")
    count = len(draft_of(page).aside["b58"])
    for _ in range(count):
        assert draft_of(page).brush == "b58"
        press(page, "enter")
    assert draft_of(page).brush not in ("b58", "")


@pytest.mark.rule("RM-6.12")
def test_default_deployment_and_begin(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    told = refusals(page)
    pick(page, "button:finish_deployment")
    assert told == ["RM-6.12"]
    press(page, "f")
    assert not draft_of(page).aside
    pick(page, "button:finish_deployment")
    assert page.model.session.ply == 2


def test_tab_walks_the_piles(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    press(page, "tab")
    assert page.desk.scene.cursor in draft_of(page).walk
    assert len(draft_of(page).walk) == len(draft_of(page).aside)


def test_a_pick_of_a_base_without_a_bomber_says_so(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    told = refusals(page)
    press(page, "esc")
    pick(page, "base:P")
    assert told == ["RM-6.12"]
