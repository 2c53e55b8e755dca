"""Windows with nothing to play pass by themselves where one person plays alone (EM-IV.B3d)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.core import Side
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.actions_polish import PassWindow, PlayCard
from desktop.rules.eagles_missiles.nato_cards import NatoDraws
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN
from desktop.rules.eagles_missiles.windows import Window
from desktop.table.eagles_missiles.event_note import EventNote
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import KIT
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import found

FIRST, SECOND = Window("assault_placed"), Window("polish_open")
SABOTEURS, AFTERBURNERS = "PL22", "PL01"
"""A card for the first of these windows, and one for neither."""


def after_the_first(
    qtbot: QtBot, persons: tuple[Side, ...] = (POLISH,), *, ends_turns: bool = True, draws: int = 0
) -> TablePage:
    """Show the table after Poland has passed a window, at one in which nothing can be played."""
    draw = (NatoDraws(draws),) if draws else ()
    steps = (FIRST, *draw, SECOND, AaFire())
    s = scenes.fifth_day(hand=f"{SABOTEURS} {AFTERBURNERS}", steps=steps)
    for kind, key in enumerate(KIT.nato_kinds):
        if KIT.nato_cards[key].effect["op"] != "none":
            s.nato_deck.counts[kind] = 0
    page = page_at(qtbot, s, persons=persons)
    page.habits.use(ends_turns=ends_turns)
    page.picker.choose(PassWindow())
    return page


def step(page: TablePage) -> object:
    return page.model.view.state.steps[-1]


@pytest.mark.rule("EM-IV.B3d")
def test_a_window_without_anything_to_play_passes_by_itself(qtbot: QtBot) -> None:
    page = after_the_first(qtbot)
    assert page.habits.answers
    qtbot.waitUntil(lambda: isinstance(step(page), AaFire))
    assert not page.habits.answers


@pytest.mark.rule("EM-IV.B3b")
@pytest.mark.parametrize(("persons", "ends_turns"), [((POLISH, RUSSIAN), True), ((POLISH,), False)])
def test_it_stops_where_others_look_on_and_where_nothing_is_to_go_by_itself(
    qtbot: QtBot, persons: tuple[Side, ...], ends_turns: bool
) -> None:
    page = after_the_first(qtbot, persons, ends_turns=ends_turns)
    assert not page.habits.answers
    qtbot.wait(50)
    assert isinstance(step(page), Window)


def test_a_card_that_can_be_played_is_asked_for(qtbot: QtBot) -> None:
    s = scenes.fifth_day(hand=SABOTEURS, steps=(FIRST, AaFire()))
    page = page_at(qtbot, s)
    qtbot.wait(50)
    assert page.picker.choice is not None
    assert any(isinstance(each, PlayCard) for each in page.picker.choice.actions)


def test_the_nato_cards_are_still_to_be_read(qtbot: QtBot) -> None:
    page = after_the_first(qtbot, draws=1)
    qtbot.waitUntil(lambda: isinstance(step(page), AaFire))
    assert found(page, EventNote).isVisible()
