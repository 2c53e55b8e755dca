"""Take-offs on the table: by click, frame, drag and key, and what the panel says of bases."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import Refused
from desktop.rules.red_menace.flow import Turn
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace.launch_draft import LaunchDraft, is_launch
from desktop.table.red_menace.launch_panel import LaunchPanel
from tests.rules.red_menace.positions import KIT, ground, inbound, war
from tests.table.handling import drag, found, frame, lit, pick, press
from tests.table.red_menace.playing import game, page_at, state_of


def position() -> State:
    """Bombers at Omaha and Fairbanks; formation C flies to Fairbanks."""
    s = war(2, turn=3, phase=8, steps=[Launches()])
    ground(s, "b52 b52 b47", "P")
    ground(s, "b52 b47 b47", "A")
    inbound(s, "C", "0609", "A", "tu16 tu16 m4")
    return s


def draft_of(page: TablePage) -> LaunchDraft:
    draft = page.picker.draft
    assert isinstance(draft, LaunchDraft)
    return draft


def aloft(page: TablePage, city: str) -> int:
    """Return how many bombers are in flight over a city."""
    at = KIT.cities[city].hex
    return sum(each.where == "flight" and each.at == at for each in state_of(page).bombers)


def refusals(page: TablePage) -> list[str]:
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    return told


@pytest.mark.rule("RM-9.3.2a")
def test_bombers_of_several_bases_take_off_together(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    bases = draft_of(page).bases
    qtbot.waitUntil(lambda: lit(page) == ["End the take-offs"])
    pick(page, f"bomber:{bases['A'][0]}", f"bomber:{bases['P'][0]}", f"bomber:{bases['P'][1]}")
    assert lit(page) == ["Take off"], "that is what Enter does now"
    press(page, "enter")
    assert (aloft(page, "A"), aloft(page, "P")) == (1, 2)


@pytest.mark.rule("RM-9.3.2a")
def test_one_bomber_more_than_may_take_off_is_refused(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    told = refusals(page)
    pick(page, "base:A")
    assert len(draft_of(page).chosen) == 3
    pick(page, f"bomber:{draft_of(page).bases['P'][0]}")
    assert told == ["RM-9.3.2a"]
    assert len(draft_of(page).chosen) == 3


@pytest.mark.rule("RM-9.3.2a")
@pytest.mark.parametrize(("left", "words"), [(1, "1 bomber may"), (3, "3 bombers may")])
def test_the_refusal_tells_that_as_many_are_chosen(qtbot: QtBot, left: int, words: str) -> None:
    page = page_at(qtbot, position())
    draft = draft_of(page)
    draft.left = left
    draft.choose(draft.able[:left])
    with pytest.raises(Refused) as refused:
        draft.toggle(draft.able[left])
    assert say(refused.value.text).startswith(words)
    assert "chosen" in say(refused.value.text)


@pytest.mark.rule("RM-9.3.2a")
def test_enter_has_them_take_off_wherever_tab_has_come_to(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    press(page, "tab", "enter")
    assert len(draft_of(page).chosen) == 1
    press(page, "tab", "tab", "space")
    chosen = draft_of(page).chosen
    assert len(chosen) == 2
    press(page, "tab")
    assert page.desk.view.cursor_shown
    press(page, "enter")
    assert {n for n, b in enumerate(state_of(page).bombers) if b.where == "flight"} >= {*chosen}


def test_space_chooses_the_first_one_too(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    press(page, "tab", "space")
    assert draft_of(page).chosen == draft_of(page).able[:1]


@pytest.mark.rule("RM-9.3.2b")
def test_a_bomber_dragged_to_its_city_takes_off_with_the_chosen_ones(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    first, second, _ = draft_of(page).bases["P"]
    pick(page, f"bomber:{second}")
    pick(page, f"bomber:{first}")
    drag(page, f"bomber:{first}", "city:P")
    assert aloft(page, "P") == 2
    assert page.picker.choice is not None


@pytest.mark.rule("RM-9.3.2b")
def test_a_bomber_dragged_to_another_city_stays_and_the_note_says_why(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    told = refusals(page)
    drag(page, f"bomber:{draft_of(page).bases['P'][0]}", "city:A")
    assert told == ["RM-9.3.2b"]
    assert page.model.session.ply == 0


def test_a_frame_chooses_as_many_as_may_take_off(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).bases["A"]
    frame(page, f"bomber:{there[0]}", f"bomber:{there[-1]}")
    assert draft_of(page).chosen == there


def test_a_letter_names_the_base_and_digits_choose_its_bombers(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).bases["P"]
    press(page, "p", "p", "2")
    assert draft_of(page).chosen == (there[1],)
    press(page, "1", "enter")
    assert aloft(page, "P") == 2


def test_another_letter_keeps_what_was_chosen_before(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    press(page, "p", "1")
    assert len(draft_of(page).chosen) == 2
    press(page, "a")
    assert len(draft_of(page).chosen) == 3
    press(page, "p")
    assert len(draft_of(page).chosen) == 3
    press(page, "p")
    assert len(draft_of(page).chosen) == 1


def test_what_was_not_launched_stays_chosen(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    pick(page, f"bomber:{draft_of(page).bases['A'][0]}", f"bomber:{draft_of(page).bases['P'][0]}")
    pick(page, "city:P")
    assert (aloft(page, "P"), aloft(page, "A")) == (1, 0)
    assert draft_of(page).chosen == (draft_of(page).bases["A"][0],)


def test_bases_where_formations_arrive_come_first_with_the_turn(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    panel = found(page, LaunchPanel)
    rows = [row.data for row in panel.bases.rows]
    assert [row.key for row in rows] == ["A", "P"]
    assert "Formation C arrives in turn 6" in rows[0].notes
    assert "Formation" not in rows[1].notes
    mark = next(mark for mark in draft_of(page).marks() if mark.text)
    assert (mark.place, mark.text) == ("city:A", "T6")


def test_escape_chooses_nothing_any_more(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    press(page, "a", "esc")
    assert draft_of(page).chosen == ()


@pytest.mark.rule("RM-9.3.2a")
def test_end_ends_the_phase_after_a_question(qtbot: QtBot) -> None:
    page = page_at(qtbot, position(), confirms=False)
    press(page, "end")
    assert page.model.session.ply == 0
    again = page_at(qtbot, position())
    press(again, "end")
    assert again.model.session.ply == 1


def test_everything_is_named_for_screen_readers(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    press(page, "a")
    panel = found(page, LaunchPanel)
    assert all(row.accessibleName() for rows in (panel.bases, panel.bombers) for row in rows.rows)
    assert panel.bombers.rows[0].accessibleName().startswith("B-")


def test_a_new_turn_begins_with_nobody_chosen(qtbot: QtBot) -> None:
    s = position()
    s.steps.insert(0, Turn())
    page = page_at(qtbot, s)
    bot = game().bot("autopilot", Random(1))
    pick(page, f"bomber:{draft_of(page).bases['P'][0]}")
    press(page, "end")
    while not is_launch(page.model.choice):
        choice = page.model.choice
        assert choice is not None
        page.picker.choose(bot.choose(page.model.view, choice, lambda: False)[0])
    assert state_of(page).turn == 4
    assert draft_of(page).bases["P"]
    assert draft_of(page).chosen == ()
