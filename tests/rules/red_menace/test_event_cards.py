"""Drawing, keeping and giving back event cards (RM-8.0, RM-8.8b, RM-8.19d)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Chance
from desktop.rules.pool import Pool
from desktop.rules.red_menace import changes_cards, event_cards, theatre
from desktop.rules.red_menace.actions_chance import DrawnEvent
from desktop.rules.red_menace.event_cards import DrawEvent
from desktop.rules.red_menace.event_conditions import CONDITIONS
from desktop.rules.red_menace.event_ops import OPS
from desktop.rules.red_menace.events_cards import IDLE, EventDrawn, EventIdle, NoEvent
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, asked, ground, play, war

IN_DECK = {number: event.copies for number, event in KIT.events.items()}


def drawing(**fields: Any) -> State:
    return war(2, turn=4, phase=1, steps=[DrawEvent()], **fields)


def deck(s: State) -> dict[int, int]:
    """Return what lies in the deck, by number."""
    return {number: s.events.count(number - 1) for number in KIT.events}


def quiet(event: object) -> None:
    """Hear nothing."""


@pytest.mark.rule("RM-8.0a", "RM-4a")
def test_every_card_of_the_deck_can_be_drawn_by_its_number_of_copies() -> None:
    chance = asked(drawing())
    assert isinstance(chance, Chance)
    drawn = [action.number for action in chance.outcomes if isinstance(action, DrawnEvent)]
    assert dict(zip(drawn, chance.weights, strict=True)) == IN_DECK
    assert sum(chance.weights) == 21


@pytest.mark.rule("RM-8.0a", "RM-8.0b")
def test_a_card_that_does_something_is_out_of_the_game() -> None:
    s = drawing()
    told = play(s, DrawnEvent(2))
    assert isinstance(told[0], EventDrawn)
    assert (s.event, s.event_worked, s.spent) == (2, True, [2])
    assert deck(s) == {**IN_DECK, 2: 0}
    assert not s.steps


@pytest.mark.rule("RM-8.0a", "RM-8.0b")
def test_a_card_that_does_nothing_is_out_of_the_game_and_no_other_is_drawn() -> None:
    s = drawing()
    told = play(s, DrawnEvent(9))
    assert [event.rule for event in told if isinstance(event, EventIdle)] == ["RM-8.9b"]
    assert (s.event, s.event_worked, s.spent) == (9, False, [9])
    assert not s.steps


@pytest.mark.rule("RM-8.0c")
def test_with_an_empty_deck_no_event_happens() -> None:
    """EX-DECK-EMPTY"""
    s = drawing(events=Pool.empty(19), spent=[*KIT.events])
    assert play(s) == [NoEvent("RM-8.0c")]
    assert (s.event, s.events.size) == (0, 0)
    assert not s.steps


@pytest.mark.rule("RM-8.15", "RM-8.0b")
def test_each_of_three_equal_cards_is_spent_for_itself() -> None:
    s = drawing()
    play(s, DrawnEvent(15), 1)
    assert deck(s)[15] == 2
    assert s.spent == [15]


# ------------------------------------------------------------------------------- kept cards


@pytest.mark.rule("RM-8.8a", "RM-8.13a")
@pytest.mark.parametrize("number", [8, 13])
def test_a_card_is_kept(number: int) -> None:
    s = drawing()
    play(s, DrawnEvent(number))
    assert (s.kept, s.spent) == ([number], [])
    assert deck(s) == {**IN_DECK, number: 0}


@pytest.mark.rule("RM-8.13b", "RM-8.0b")
def test_a_card_to_be_kept_is_discarded_when_it_is_of_no_use() -> None:
    s = drawing()
    for sam in s.sams:
        if sam.unit == "nike_dc":
            sam.where = "lost"
    assert not theatre.nike_hexes(s)
    play(s, DrawnEvent(13))
    assert (s.kept, s.spent) == ([], [13])


@pytest.mark.rule("RM-8.13b")
def test_the_nike_of_washington_is_enough_to_keep_card_13() -> None:
    s = drawing()
    assert theatre.nike_hexes(s) == {"0614"}
    play(s, DrawnEvent(13))
    assert s.kept == [13]


@pytest.mark.rule("RM-8.8b", "RM-10.2.8d")
def test_the_missile_comes_back_once() -> None:
    """EX-AAM-2ND"""
    s = drawing()
    play(s, DrawnEvent(8))
    changes_cards.use_kept(s, 8, quiet)
    assert (s.kept, s.spent, s.missile_uses) == ([], [], 1)
    assert deck(s) == IN_DECK
    s.then(DrawEvent())
    play(s, DrawnEvent(8))
    assert s.kept == [8]
    changes_cards.use_kept(s, 8, quiet)
    assert (s.kept, s.spent, s.missile_uses) == ([], [8], 2)
    assert deck(s)[8] == 0


@pytest.mark.rule("RM-8.8b")
def test_with_an_empty_deck_the_missile_does_not_come_back() -> None:
    s = war(2, events=Pool.empty(19), kept=[8])
    changes_cards.use_kept(s, 8, quiet)
    assert (s.spent, s.events.size) == ([8], 0)


@pytest.mark.rule("RM-10.2.8d", "RM-8.0b")
def test_a_missile_that_was_used_twice_is_not_kept() -> None:
    s = drawing(missile_uses=2)
    play(s, DrawnEvent(8))
    assert (s.kept, s.spent) == ([], [8])


@pytest.mark.rule("RM-8.13a", "RM-10.6.3a")
def test_the_nuclear_nike_is_used_once() -> None:
    s = war(2, kept=[13])
    changes_cards.use_kept(s, 13, quiet)
    assert (s.kept, s.spent, s.missile_uses) == ([], [13], 0)


# ---------------------------------------------------------------------------- put back again


@pytest.mark.rule("RM-8.19a", "RM-8.19d")
def test_two_american_cities_and_london_degrade_nothing() -> None:
    """EX-EV19-2"""
    s = drawing(ruins="H S T")
    told = play(s, DrawnEvent(19))
    assert any(isinstance(event, EventIdle) for event in told)
    assert not s.now.jammed
    assert deck(s) == IN_DECK
    event_cards.end_of_turn(s, quiet)
    assert deck(s) == IN_DECK
    assert s.spent == []


@pytest.mark.rule("RM-8.19a", "RM-8.19d")
@pytest.mark.parametrize("ruins", ["H E B", "A D S", "E F G", "U C I"])
def test_three_american_or_canadian_cities_degrade_communications(ruins: str) -> None:
    """EX-EV19-3: the card; what it limits is proved with interception."""
    s = drawing(ruins=ruins)
    play(s, DrawnEvent(19))
    assert s.now.jammed
    assert deck(s) == {**IN_DECK, 19: 0}
    event_cards.end_of_turn(s, quiet)
    assert deck(s) == IN_DECK
    assert s.spent == []


@pytest.mark.rule("RM-8.19d")
def test_no_other_card_goes_back_at_the_end_of_the_turn() -> None:
    s = drawing()
    ground(s, "b47", "K")
    play(s, DrawnEvent(11))
    event_cards.end_of_turn(s, quiet)
    assert deck(s) == {**IN_DECK, 11: 0}


# ------------------------------------------------------------------------------------ words


def test_every_operation_and_condition_of_the_data_is_known() -> None:
    assert {type(op) for event in KIT.events.values() for op in event.ops} == {*OPS}
    conditions = {event.when for event in KIT.events.values()}
    assert conditions == {*CONDITIONS}
    assert conditions - {""} <= {*IDLE}
    assert conditions - {""} == {*event_cards.IDLE_RULES}
