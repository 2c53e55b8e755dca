"""Cards of the hand: lit while they can be played, else they say when; on what they are played."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.hand_model import HandRow
from desktop.models.say import say
from desktop.rules.core import Action, Step
from desktop.rules.eagles_missiles import card_choices, window_words
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.eagles_missiles.actions_polish import ChooseEffect, PlayCard
from desktop.rules.eagles_missiles.deploy import Deployment
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.nato_cards import CarryOut
from desktop.rules.eagles_missiles.records import POLISH
from desktop.rules.eagles_missiles.resolution import Resolution
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window, why_not
from desktop.table.eagles_missiles.nato_panel import NatoPanel
from desktop.table.eagles_missiles.places import meanings
from desktop.table.eagles_missiles.target_rows import target_rows
from desktop.table.page import TablePage
from desktop.table.picker import narrowed, openings
from tests.rules.eagles_missiles.positions import KIT
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import look, page_at, view_of
from tests.table.handling import found, pick

EVERY = " ".join(KIT.polish_kinds)
"""A hand with a card of each kind."""
HIGH = 20
"""Pixels that a row is higher than once it is laid out."""


def hand_of(page: TablePage) -> dict[str, HandRow]:
    """Return the cards of the hand by id, with why they cannot be played."""
    return {row.card.target.removeprefix("card:"): row for row in page.keys.hand_rows()}


def holding(*steps: Step) -> State:
    return scenes.fifth_day(hand=EVERY, steps=steps)


@pytest.mark.rule("EM-IV.B3d")
def test_every_card_says_when_it_can_be_played_and_by_which_rule() -> None:
    hand = look().hand(view_of(holding(Deployment())))
    assert len(hand) == len(KIT.polish_kinds)
    for card in hand:
        info = KIT.polish_cards[card.target.removeprefix("card:")]
        assert info.windows
        words = say(card.text)
        assert say(info.text) in words
        assert all(say(window_words.MOMENTS[each]) in words for each in info.windows)
        assert card.rule == "EM-IV.B3d"


@pytest.mark.rule("EM-IV.B3d")
@pytest.mark.parametrize("window", list(window_words.MOMENTS))
def test_in_each_window_only_its_cards_pass_and_all_others_name_theirs(window: str) -> None:
    s = holding(Window(window))  # type: ignore[arg-type]
    for key in KIT.polish_kinds:
        windows = KIT.polish_cards[key].windows
        refused = why_not(s, KIT, POLISH, window, (f"card:{key}",))  # type: ignore[arg-type]
        if window not in windows:
            assert refused is not None
            assert refused.rule == "EM-IV.B3d"
            said = say(refused.text)
            assert all(say(window_words.MOMENTS[each]) in said for each in windows)
        elif refused is not None:
            # It is its window, but there is nothing that it could do: its own rule says why.
            assert refused.rule == card_choices.rule(KIT, key)
            assert "cannot be played: " in say(refused.text)


@pytest.mark.rule("EM-IV.B3d")
@pytest.mark.parametrize("step", [AaFire(), AaMoves(), Landing(POLISH), Resolution()])
def test_outside_of_windows_every_card_is_dim_and_names_its_windows(
    qtbot: QtBot, step: Step
) -> None:
    s = scenes.sent(hand=EVERY, steps=(step,)) if isinstance(step, Resolution) else holding(step)
    page = page_at(qtbot, s)
    rows = hand_of(page)
    assert len(rows) == len(KIT.polish_kinds)
    for key, row in rows.items():
        assert row.refused is not None, key
        assert row.refused.rule == "EM-IV.B3d"
        said = say(row.refused.text)
        moments = (window_words.MOMENTS[each] for each in KIT.polish_cards[key].windows)
        assert all(say(moment) in said for moment in moments)
    pick(page, f"card:{KIT.polish_kinds[0]}")
    assert page.desk.note.rule == "EM-IV.B3d"


@pytest.mark.rule("EM-IV.B3d")
@pytest.mark.parametrize(
    "step", [Window("polish_open"), Window("assault_placed"), Window("aa_move"), Deployment()]
)
def test_where_cards_can_be_played_exactly_those_are_lit(qtbot: QtBot, step: Step) -> None:
    page = page_at(qtbot, holding(step))
    choice = page.picker.choice
    assert choice is not None
    possible = {each.card for each in choice.actions if isinstance(each, PlayCard)}
    assert possible
    lit = {key for key, row in hand_of(page).items() if row.refused is None}
    assert lit == possible


# ------------------------------------------------------------------------- what they are played on


def open_to_all() -> State:
    """Return the fifth day with something to play every card on that asks for a target."""
    s = holding()
    s.ruins["LASK"] = s.ruins["RADOM"] = s.ruins["LUBLIN"]
    s.unit("AA_B_1").shots = 1
    return s


def asked(actions: tuple[Action, ...]) -> set[tuple[str, ...]]:
    """Return every row of picks after which something is still to be picked."""
    return {each.picks[:count] for each in actions for count in range(len(each.picks))}


def is_on_board(page: TablePage, target: str) -> bool:
    """Return whether a click on the board can mean a target."""
    s: State = page.model.view.state
    places = page.desk.scene.places
    return target in places or any(place in places for place in meanings(KIT, s, target))


@pytest.mark.rule("EM-IV.B3d", "EM-N.2", "EM-N.5", "EM-N.6", "EM-N.9", "EM-N.10")
@pytest.mark.parametrize(
    "step",
    [
        *(Window(name) for name in ("polish_open", "aa_fire", "aa_move")),
        Deployment(),
        *(CarryOut(key) for key in ("NA09", "NA14", "NA15", "NA18", "NA19")),
    ],
)
def test_every_target_is_on_the_board_and_in_a_list_with_a_key_and_what_it_changes(
    qtbot: QtBot, step: Step
) -> None:
    s = open_to_all()
    s.then(step)
    page = page_at(qtbot, s)
    choice = page.picker.choice
    assert choice is not None
    actions = tuple(a for a in choice.actions if isinstance(a, PlayCard | ChooseEffect))
    assert actions
    for picks in asked(actions):
        if not picks and isinstance(actions[0], PlayCard):
            # The cards themselves are in the hand.
            continue
        rows = target_rows(page.model.view.state, KIT, actions, picks)
        assert {row.key for row in rows} == openings(narrowed(actions, picks), picks)
        for row in rows:
            assert row.notes, row
            assert is_on_board(page, row.key), row
        assert all(row.cap for row in rows[:20])
        assert len({row.cap for row in rows[:20]}) == len(rows[:20])


@pytest.mark.rule("EM-N.2")
def test_what_is_pointed_at_on_the_board_is_seen_in_the_list(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.fifth_day(steps=(CarryOut("NA09"),)))
    panel = found(page, NatoPanel)
    last_row = panel.rows.rows[-1]
    qtbot.waitUntil(lambda: last_row.height() > HIGH)
    assert last_row.visibleRegion().boundingRect() != last_row.rect()
    page.desk.view.hovered.emit(last_row.data.key)
    assert last_row.data.selected
    assert last_row.visibleRegion().boundingRect() == last_row.rect()
