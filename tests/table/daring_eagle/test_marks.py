"""Marks: what a picked unit can do, what that costs, whom it can attack."""

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Choice, OptionValue, Setup
from desktop.rules.daring_eagle.state import State
from desktop.table.daring_eagle.look import DaringEagleLook
from desktop.table.look import Mark
from desktop.table.picker import narrowed
from tests.table.daring_eagle.conftest import Place


def marks(look: DaringEagleLook, s: State, *picks: str) -> dict[str, Mark]:
    choice = engine.decision(look.game, s)
    assert isinstance(choice, Choice)
    view = look.game.view(s, choice.side)
    found = look.marks(view, narrowed(choice.actions, picks), picks)
    return {mark.place: mark for mark in found}


def test_units_that_can_move_are_lit_first(look: DaringEagleLook, place: Place) -> None:
    lit = marks(look, place({"A1": "D", "H6": "B"}, {"L12": "B"}))
    assert {name: mark.kind for name, mark in lit.items()} == {"A1": "source", "H6": "source"}


def test_a_picked_unit_lights_its_free_squares(look: DaringEagleLook, place: Place) -> None:
    lit = marks(look, place({"A1": "D"}, {"L12": "B"}), "A1")
    assert lit["A1"].kind == "picked"
    free = {name for name, mark in lit.items() if mark.kind == "target"}
    assert free == {"A2", "A3", "B1", "C1", "B2", "C3"}


@pytest.mark.rule("DE-3.5c")
def test_squares_that_cost_cards_show_which(look: DaringEagleLook, place: Place) -> None:
    lit = marks(look, place({"B3": "B"}, {"L12": "B"}, hand="ENG PLUS"), "B3")
    assert lit["B4"].signs == ("shovel",)
    assert lit["F3"].signs == ("plus_one",)
    assert lit["B7"].signs == ("plus_one", "shovel")
    assert lit["E3"].kind == "target"


def test_two_cards_of_one_kind_are_told_by_their_number(
    look: DaringEagleLook, place: Place
) -> None:
    lit = marks(look, place({"B3": "B"}, {"L12": "B"}, hand="PLUS PLUS"), "B3")
    assert (lit["G3"].signs, lit["G3"].text) == (("plus_one",), "2")


@pytest.mark.rule("DE-6.2a")
def test_attackable_units_show_the_points_still_needed(look: DaringEagleLook, place: Place) -> None:
    s = place({"C3": "B", "H3": "D"}, {"C5": "B", "D4": "D", "H2": "B"}, hand="ARM")
    lit = marks(look, s, "C3")
    assert (lit["C5"].kind, lit["C5"].text) == ("attack", "+1")
    assert (lit["D4"].kind, lit["D4"].text) == ("attack", "+11")
    assert marks(look, s, "H3")["H2"].text == "0"


def test_enemies_in_line_that_cannot_be_attacked_get_a_grey_ring(
    look: DaringEagleLook, place: Place
) -> None:
    lit = marks(look, place({"C3": "B"}, {"C5": "D"}, hand="RES"), "C3")
    assert lit["C5"].kind == "located"


def test_a_picked_card_lights_the_squares_it_can_be_played_on(
    look: DaringEagleLook, place: Place
) -> None:
    s = place({"A1": "D"}, {"L12": "B"}, hand="EMP ENG LIFT", pieces="B2")
    assert {name for name, mark in marks(look, s, "card:EMP").items()} == {"A2", "B1"}
    assert set(marks(look, s, "card:ENG")) == {"B2"}
    assert marks(look, s, "card:LIFT")["A1"].kind == "source"


@pytest.mark.rule("DE-4.4b")
def test_squares_that_stay_free_are_hatched_on_the_green_side(look: DaringEagleLook) -> None:
    game = look.game
    options: dict[str, OptionValue] = {"board": "green", "first": "gold"}
    s, _, decision = engine.start(game, Setup("standard", ("gold", "red"), options))
    while not any(type(action).__name__ == "PlaceEmplacement" for action in _actions(decision)):
        _, decision = engine.apply(game, s, _actions(decision)[0])
    lit = marks(look, s)
    assert lit["A1"].kind == "forbidden"
    assert len(lit) == 48


def _actions(decision: object) -> tuple[Action, ...]:
    assert isinstance(decision, Choice)
    return decision.actions


def test_threats_count_the_enemies_that_reach_a_square(look: DaringEagleLook, place: Place) -> None:
    s = place({"A1": "D"}, {"F6": "D", "F8": "D"})
    found = {mark.place: mark for mark in look.threats(look.game.view(s, "gold"))}
    assert found["F7"].text == "2"
    assert found["F5"].text == ""
    assert "L1" not in found
    assert look.threats(look.game.view(s, None)) == ()
