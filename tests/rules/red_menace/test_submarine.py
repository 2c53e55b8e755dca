"""Phase 13: the player's submarine (RM-7.13, RM-9.6, RM-10.5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.red_menace.actions_blue import FirePolaris, Hold, SailTo
from desktop.rules.red_menace.actions_chance import DrawnCounter
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.submarine import SubmarineTurn, in_range, waters
from tests.rules.red_menace.positions import KIT, asked, play, war


def at_sea(hex_id: str, *, moves: int = 2, missiles: int = 2, **fields: Any) -> State:
    """Return phase 13 with the submarine in a hex."""
    s = war(1, phase=13, steps=[SubmarineTurn()], **fields)
    s.sub.hex, s.sub.moves, s.sub.missiles = hex_id, moves, missiles
    return s


def explained(s: State, *picks: str) -> str:
    found = SubmarineTurn().explain(s, KIT, picks)
    assert found is not None
    return found.rule


@pytest.mark.rule("RM-7.13", "RM-9.6a")
def test_it_moves_one_hex_or_holds() -> None:
    s = at_sea("0607")
    choice = asked(s)
    assert isinstance(choice, Choice)
    near = ("0707", "0606", "0506", "0507", "0508")  # 0608 is land
    assert choice.actions == (*(SailTo(hex_id) for hex_id in near), Hold())
    play(s, SailTo("0606"))
    assert (s.sub.hex, s.sub.moves) == ("0606", 1)
    assert asked(s) is None


@pytest.mark.rule("RM-9.6a")
def test_holding_changes_nothing() -> None:
    s = at_sea("0705")
    play(s, Hold())
    assert (s.sub.hex, s.sub.moves, s.sub.missiles) == ("0705", 2, 2)
    assert asked(s) is None


@pytest.mark.rule("RM-9.6b")
def test_it_moves_twice_in_the_game() -> None:
    """EX-SUBMOVE"""
    s = at_sea("0607")
    s.then(SubmarineTurn(), SubmarineTurn())
    play(s, SailTo("0606"), SailTo("0705"))
    assert waters(s, KIT) == ()
    assert explained(s, "0605") == "RM-9.6b"


@pytest.mark.rule("RM-9.6b")
def test_it_does_not_sail_to_land() -> None:
    """EX-SUBLAND"""
    s = at_sea("0606")
    assert "0706" not in waters(s, KIT)
    assert {"0705", "0605"} <= set(waters(s, KIT))
    assert explained(s, "0706") == "RM-9.6b"
    assert explained(s, "city:8") == "RM-10.5.1b"
    assert explained(s, "0704") == "RM-9.6a"


@pytest.mark.rule("RM-10.5.1a", "RM-10.5.1b")
def test_it_reaches_cities_within_three_hexes() -> None:
    """EX-SUBRANGE"""
    s = at_sea("0807")
    assert in_range(s, KIT) == ("1", "2", "3", "8")
    assert explained(s, "city:4") == "RM-10.5.1a"
    assert explained(s, "city:K") == "RM-10.5.1a"


@pytest.mark.rule("RM-10.5.1b")
def test_it_does_not_fire_from_under_the_ice() -> None:
    s = at_sea("0606")
    assert in_range(s, KIT) == ()
    assert explained(s, "city:1") == "RM-10.5.1b"


@pytest.mark.rule("RM-10.5.1a")
def test_without_a_target_it_moves_or_holds() -> None:
    """EX-SUB-NOTARGET"""
    s = at_sea("0707", ruins="1 2 8", moves=1)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert not any(isinstance(action, FirePolaris) for action in choice.actions)
    assert Hold() in choice.actions
    assert explained(s, "city:1") == "RM-10.5.1a"


@pytest.mark.rule("RM-10.5.1a", "RM-10.5.1c")
@pytest.mark.parametrize(("face", "falls"), [(3, False), (4, True)])
def test_a_shot_hits_on_4_and_costs_a_missile(face: int, falls: bool) -> None:
    s = at_sea("0705")
    play(s, FirePolaris("8"))
    die = asked(s)
    assert isinstance(die, Chance)
    assert die.roll is not None
    assert die.roll.target == 4
    told = play(s, face)
    assert ("8" in s.ruins or isinstance(asked(s), Chance)) is falls
    assert any(type(event).__name__ == "PolarisMissed" for event in told) is not falls
    assert s.sub.missiles == 1


@pytest.mark.rule("RM-10.5.1c")
def test_one_shot_per_turn_until_the_missiles_are_gone() -> None:
    s = at_sea("0705", moves=0)
    play(s, FirePolaris("8"), 1)
    assert asked(s) is None
    s.then(SubmarineTurn())
    play(s, FirePolaris("8"), 1)
    s.then(SubmarineTurn())
    assert asked(s) is None
    assert s.sub.missiles == 0
    assert explained(s, "city:8") == "RM-10.5.1c"


@pytest.mark.rule("RM-10.5.1d")
def test_moscow_is_worth_a_drawn_counter() -> None:
    """EX-MOSCOW-SUB"""
    s = at_sea("0705")
    play(s, FirePolaris("1"), 6, DrawnCounter("nuke_5"))
    assert s.points == [5, 0]
    assert s.ruins["1"].means == "submarine"
    assert asked(s) is None


@pytest.mark.rule("RM-10.5.1e")
def test_havana_is_no_target_before_event_1() -> None:
    s = at_sea("0705")
    assert explained(s, "city:12") == "RM-10.5.1e"
    s.cuba_in_war = True
    assert explained(s, "city:12") == "RM-10.5.1a"


@pytest.mark.rule("RM-9.6a")
@pytest.mark.parametrize("where", ["out", "lost"])
def test_a_submarine_that_is_not_there_does_nothing(where: Any) -> None:
    s = at_sea("0705")
    s.sub.where = where
    assert asked(s) is None
