"""How the game ends (chapter 12)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from desktop.rules.core import Side
from desktop.rules.red_menace import changes_theatre
from desktop.rules.red_menace.actions_chance import DrawnCounter
from desktop.rules.red_menace.cities import Destroy
from desktop.rules.red_menace.flow import Phase
from desktop.rules.red_menace.records import Ruin
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.victory import CheckSky, Phase15
from tests.rules.red_menace.positions import KIT, fly, ground, inbound, play, war


def decided(s: State) -> tuple[str, str]:
    return s.victor, "" if s.outcome is None else s.outcome.rule


def fought(blue: int, red: int, **fields: Any) -> State:
    """Return the last phase of a turn in which a threshold was reached."""
    s = war(points=[blue, red], phase=15, steps=[Phase15()], **fields)
    ground(s, "b52", "K")
    s.now.reached = True
    return s


def bombed(s: State, blue: int, red: int) -> None:
    for city in KIT.city_kinds[:blue]:
        s.ruins[city] = Ruin(city, "blue", "air", 1)
    for city in "DEFGHJKLMN"[:red]:
        s.ruins[city] = Ruin(city, "red", "air", 1)


@pytest.mark.rule("RM-12.1a", "RM-12.1b", "RM-7.15")
@pytest.mark.parametrize(
    ("blue", "red", "victor"),
    [(49, 46, "blue"), (50, 47, "blue"), (45, 45, "draw"), (44, 46, "red")],
)
def test_at_a_threshold_the_turn_ends_the_game_by_points(blue: int, red: int, victor: str) -> None:
    """EX-WIN-TURN, EX-THRESH-BOTH and EX-WIN-TIE"""
    s = fought(blue, red)
    play(s)
    assert decided(s) == (victor, "RM-12.1b")
    assert s.outcome is not None
    assert s.outcome.winners == (("blue",) if victor == "blue" else ())


@pytest.mark.rule("RM-12.1a")
def test_reaching_the_threshold_does_not_end_the_turn() -> None:
    s = war(points=[0, 41], steps=[Destroy("K", "red", "air")])
    told = [type(event).__name__ for event in play(s, DrawnCounter("nuke_4"))]
    assert s.now.reached
    assert "ThresholdReached" in told
    assert s.outcome is None
    # Without RM-13.4 no die ends the game before the turn does.
    assert not s.steps


@pytest.mark.rule("RM-12.1a", "RM-6.1")
@pytest.mark.parametrize(("city", "by", "reached"), [("K", "red", True), ("4", "blue", False)])
def test_each_side_has_its_own_threshold(
    city: str, by: Side, reached: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    uneven = msgspec.structs.replace(KIT.scenarios[2], points_blue=45, points_red=20)
    monkeypatch.setitem(KIT.scenarios, 2, uneven)
    s = war(points=[16, 16], steps=[Destroy(city, by, "air")])
    play(s, DrawnCounter("nuke_4"))
    assert sorted(s.points) == [16, 20]
    assert s.now.reached is reached
    assert s.reached == [False, reached]


@pytest.mark.rule("RM-12.1a")
def test_below_the_threshold_the_game_goes_on() -> None:
    s = war(points=[0, 40], steps=[Destroy("K", "red", "air"), Phase15()])
    ground(s, "b52", "L")
    play(s, DrawnCounter("nuke_4"))
    assert not s.now.reached
    assert s.outcome is None


@pytest.mark.rule("RM-12.1b", "RM-8.5b")
def test_landings_in_cuba_are_added_at_the_end() -> None:
    """EX-WIN-CUBA"""
    s = fought(45, 44, in_cuba={"tu95": 2})
    play(s)
    assert decided(s) == ("red", "RM-12.1b")


@pytest.mark.rule("RM-12.1c")
def test_a_threshold_once_reached_stays_reached() -> None:
    """EX-THRESH-PENALTY"""
    s = war(points=[41, 0], steps=[Destroy("4", "blue", "air")])
    ground(s, "b52", "K")
    play(s, DrawnCounter("nuke_4"))
    changes_theatre.penalty(s, 2, lambda event: None, "RM-10.2.8c")
    assert s.points == [43, 0]
    s.then(Phase15())
    play(s)
    assert decided(s) == ("blue", "RM-12.1b")


@pytest.mark.rule("RM-12.1c", "RM-8.5b")
def test_landings_do_not_reach_the_threshold() -> None:
    s = war(points=[0, 44], in_cuba={"tu95": 3}, steps=[Phase15()])
    ground(s, "b52", "K")
    play(s)
    assert s.outcome is None


@pytest.mark.rule("RM-10.2.8c")
def test_points_never_fall_below_0() -> None:
    s = war(points=[1, 0])
    changes_theatre.penalty(s, 6, lambda event: None, "RM-10.2.8c")
    assert s.points == [0, 0]


@pytest.mark.rule("RM-12.2.1")
@pytest.mark.parametrize(
    ("blue", "red", "victor"), [(9, 2, "blue"), (8, 2, ""), (1, 8, "red"), (2, 8, "")]
)
def test_a_lead_of_seven_cities_wins(blue: int, red: int, victor: str) -> None:
    """EX-LEAD7"""
    s = war(points=[10, 40], steps=[Phase15()])
    ground(s, "b52", "O")
    bombed(s, blue, red)
    play(s)
    assert decided(s) == (victor, "RM-12.2.1" if victor else "")


@pytest.mark.rule("RM-12.2.1", "RM-12.1b")
def test_a_threshold_comes_before_the_lead() -> None:
    """EX-LEAD7-THRESH"""
    s = fought(46, 20)
    bombed(s, 9, 2)
    play(s)
    assert decided(s) == ("blue", "RM-12.1b")
    s = fought(46, 20, terms={"sudden_death": True})
    bombed(s, 9, 2)
    play(s)
    assert decided(s) == ("blue", "RM-12.2.1")


@pytest.mark.rule("RM-12.2.2")
def test_without_bombers_the_player_loses_whatever_the_points() -> None:
    """EX-NOBOMBERS"""
    s = war(points=[40, 20], pool=[], steps=[Phase15()])
    for bomber in s.bombers:
        bomber.where = "lost"
    inbound(s, "I", "0608", "K")
    play(s)
    assert decided(s) == ("red", "RM-12.2.2")


@pytest.mark.rule("RM-12.2.2")
def test_formations_of_the_pool_count_and_it_comes_before_the_threshold() -> None:
    s = war(points=[50, 20], pool=["J"], steps=[Phase15()])
    s.now.reached = True
    for bomber in s.bombers:
        bomber.where = "lost"
    play(s)
    assert decided(s) == ("red", "RM-12.2.2")


@pytest.mark.rule("RM-12.2.3")
def test_an_empty_sky_after_the_last_formation_ends_the_game_at_once() -> None:
    """EX-LASTBOMBER"""
    s = war(5, points=[20, 21], pool=[], steps=[CheckSky()])
    ground(s, "b52", "K")
    play(s)
    assert decided(s) == ("red", "RM-12.2.3")


@pytest.mark.rule("RM-12.2.3", "RM-7.11", "RM-7.12")
@pytest.mark.parametrize("number", [11, 12])
def test_the_sky_is_looked_at_after_the_phases_of_losses(number: int) -> None:
    s = war(5, points=[20, 21], pool=[], steps=[Phase(number)])
    ground(s, "b52", "K")
    play(s)
    assert decided(s) == ("red", "RM-12.2.3")
    assert s.phase == number


@pytest.mark.rule("RM-12.2.3")
def test_the_sky_is_not_looked_at_after_other_phases() -> None:
    s = war(5, points=[20, 21], pool=[], steps=[Phase(10)])
    ground(s, "b52", "K")
    play(s)
    assert s.phase == 11


@pytest.mark.rule("RM-12.2.2", "RM-12.2.3")
def test_without_bombers_points_decide_after_the_last_formation() -> None:
    s = war(points=[40, 20], pool=[], steps=[Phase15()])
    for bomber in s.bombers:
        bomber.where = "lost"
    play(s)
    assert decided(s) == ("blue", "RM-12.2.3")


@pytest.mark.rule("RM-12.2.3")
def test_it_goes_on_while_something_flies_or_is_to_come() -> None:
    s = war(5, pool=[], steps=[CheckSky()])
    fly(s, "b52", "0608")
    play(s)
    assert s.outcome is None
    s = war(5, pool=["J"], steps=[CheckSky()])
    play(s)
    assert s.outcome is None


@pytest.mark.rule("RM-12.2.3b")
def test_bombers_with_nothing_to_attack_are_called_home() -> None:
    """EX-RECALL"""
    s = war(points=[60, 21], pool=[], steps=[Phase15()])
    bombed(s, 11, 9)
    numbers = fly(s, "b52 b52 b47 vulcan", "0608")
    play(s)
    assert decided(s) == ("blue", "RM-12.2.3")
    assert {s.bombers[number].where for number in numbers} == {"home"}


@pytest.mark.rule("RM-12.2.3b", "RM-9.3.5")
def test_only_british_bombers_go_home_while_havana_stands() -> None:
    s = war(pool=[], cuba_in_war=True, steps=[Phase15()])
    bombed(s, 11, 9)
    numbers = fly(s, "b52 vulcan", "0608")
    play(s)
    assert s.outcome is None
    assert [s.bombers[number].where for number in numbers] == ["flight", "home"]


@pytest.mark.rule("RM-12.3")
def test_after_sixty_turns_points_decide() -> None:
    s = war(points=[3, 2], turn=60, steps=[Phase15()])
    ground(s, "b52", "K")
    play(s)
    assert decided(s) == ("blue", "RM-12.3")
    s = war(points=[3, 2], turn=59, steps=[Phase15()])
    ground(s, "b52", "K")
    play(s)
    assert s.outcome is None


@pytest.mark.rule("RM-9.3.2d", "RM-12.2.3b")
def test_when_the_last_soviet_city_falls_in_phase_12_the_turn_is_the_last() -> None:
    s = war(5, points=[20, 21], pool=["F"], phase=12, turn=6, steps=[CheckSky()])
    bombed(s, 11, 9)
    ground(s, "b52", "O")
    play(s)
    assert decided(s) == ("red", "RM-12.2.3")
