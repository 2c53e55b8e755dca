"""Phase 8: take-offs (RM-7.8, RM-9.3.2, RM-13.1, RM-S7.0c)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Choice, Refused
from desktop.rules.red_menace import changes_blue
from desktop.rules.red_menace.actions_blue import EndLaunches, Launch
from desktop.rules.red_menace.events_blue import BombersTookOff, LastLaunches, LateLaunches
from desktop.rules.red_menace.launch import Launches, launches_left, most_launches
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, asked, ground, inbound, play, war


def dawn(scenario: int = 1, *, quiet: bool = False, **fields: Any) -> State:
    """Return phase 8 with 4 B-52 in Omaha, 2 B-47 in Boston and a B-58 in Fairbanks.

    ``quiet`` is a sky without red formations, none of which is to come.
    """
    s = war(scenario, phase=8, steps=[Launches()], **fields)
    ground(s, "b52 b52 b52 b52", "P")
    ground(s, "b47 b47", "J")
    ground(s, "b58", "A")
    if quiet:
        s.pool = []
    return s


def refused(s: State, action: Launch) -> str:
    """Return the rule by which a take-off is refused."""
    asked(s)
    with pytest.raises(Refused) as wrong:
        s.steps[-1].admit(s, KIT, action)
    return wrong.value.rule


def offered(s: State) -> tuple[Any, ...]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    picks = [action.picks for action in choice.actions]
    assert len(set(picks)) == len(picks)
    return choice.actions


B52, B47, B58 = (15, 16, 17, 18), (0, 1), (24,)


@pytest.mark.rule("RM-7.8", "RM-9.3.2a")
def test_one_bomber_of_each_type_of_each_base_is_listed() -> None:
    s = dawn()
    ground(s, "b47", "P")
    one = [Launch((0,), "J"), Launch((2,), "P"), Launch((15,), "P"), Launch((24,), "A")]
    assert [*offered(s)] == [*one, EndLaunches()]


@pytest.mark.rule("RM-9.3.2a")
def test_any_split_up_to_three_bombers_takes_off() -> None:
    s = dawn()
    play(s, Launch(B52[:2], "P"))
    assert launches_left(s, KIT) == 1
    assert refused(s, Launch(B47, "J")) == "RM-9.3.2a"
    play(s, Launch((1,), "J"))
    assert asked(s) is None
    assert s.now.launched == 3


@pytest.mark.rule("RM-9.3.2a")
def test_three_of_one_base_take_off_and_a_fourth_does_not() -> None:
    s = dawn()
    assert refused(s, Launch(B52, "P")) == "RM-9.3.2a"
    play(s, Launch(B52[1:], "P"))
    assert asked(s) is None


@pytest.mark.rule("RM-9.3.2a")
def test_the_player_may_end_the_phase_early() -> None:
    s = dawn()
    play(s, EndLaunches())
    assert asked(s) is None
    assert s.now.launched == 0


@pytest.mark.rule("RM-9.3.2b", "RM-9.3.1f", "RM-9.3.1g")
def test_a_bomber_appears_over_its_base() -> None:
    """H and I are two bases in one hex."""
    s = dawn()
    (washington,) = ground(s, "b47", "I")
    ground(s, "b47", "H")
    assert refused(s, Launch((washington,), "H")) == "RM-9.3.2b"
    assert all(bomber.where != "flight" for bomber in s.bombers)
    told = play(s, Launch((washington,), "I"))
    assert (s.bombers[washington].where, s.bombers[washington].at) == ("flight", "0614")
    assert [type(event) for event in told] == [BombersTookOff]


@pytest.mark.rule("RM-9.3.2b")
@pytest.mark.parametrize(
    "numbers",
    [(), (15, 15), (16, 15), (15, 0), (2,), (99,), (-1,)],
    ids=["none", "twice", "unordered", "two bases", "aside", "unknown", "negative"],
)
def test_what_is_no_group_of_one_base_is_refused(numbers: tuple[int, ...]) -> None:
    assert refused(dawn(), Launch(numbers, "P")).startswith("RM-9.3.2")


@pytest.mark.rule("RM-9.3.2c")
def test_nothing_takes_off_from_a_destroyed_city() -> None:
    """EX-BASES-EX"""
    s = war(1, phase=8, ruins="P", steps=[Launches()])
    ground(s, "b47", "J")
    asked(s)
    found = Launches(begun=True).explain(s, KIT, ("bomber:15", "city:P"))
    assert found is not None
    assert found.rule == "RM-9.3.2c"
    assert "Omaha" in str(found)


@pytest.mark.rule("RM-9.3.1b")
def test_v_bombers_take_off_at_london() -> None:
    s = war(1, phase=8, steps=[Launches()])
    numbers = tuple(ground(s, "valiant victor vulcan", "T"))
    play(s, Launch(numbers, "T"))
    assert {s.bombers[number].at for number in numbers} == {"1007"}


@pytest.mark.rule("RM-9.3.2a")
def test_without_bombers_on_the_ground_nothing_is_asked() -> None:
    assert asked(war(2, phase=8, steps=[Launches()])) is None


# ------------------------------------------------------------------------------- the limits


@pytest.mark.rule("RM-8.11a", "RM-9.3.2a")
def test_event_11_lets_six_take_off() -> None:
    s = dawn()
    s.now.surge = True
    assert most_launches(s, KIT) == 6
    play(s, Launch(B52, "P"), Launch(B47, "J"))
    assert asked(s) is None


@pytest.mark.rule("RM-8.11a")
def test_event_11_adds_nothing_to_six() -> None:
    s = dawn(4)
    assert most_launches(s, KIT) == 6
    s.now.surge = True
    assert most_launches(s, KIT) == 6
    s.turn = 2
    s.now.surge = False
    assert most_launches(s, KIT) == 3


@pytest.mark.rule("RM-13.1")
@pytest.mark.parametrize(
    ("scenario", "sac", "ruins", "surge", "most"),
    [
        (1, True, "P", False, 2),
        (1, True, "P", True, 4),
        (4, True, "P", False, 2),
        (4, True, "P", True, 4),
        (1, True, "O", False, 3),
        (1, True, "", True, 6),
        (1, False, "P", False, 3),
    ],
)
def test_without_omaha_fewer_take_off(
    scenario: int, sac: bool, ruins: str, surge: bool, most: int
) -> None:
    """EX-SAC"""
    s = war(scenario, ruins=ruins, terms={"sac": sac})
    s.now.surge = surge
    assert most_launches(s, KIT) == most


@pytest.mark.rule("RM-S7.0c", "RM-S1.0e")
@pytest.mark.parametrize("scenario", [2, 3])
def test_with_module_s_six_take_off_on_turn_1(scenario: int) -> None:
    """EX-S7-2"""
    s = war(scenario, terms={"module_s": True})
    limits = []
    for s.turn in (1, 2, 3):
        limits.append(most_launches(s, KIT))
    assert limits == [6, 3, 3]
    s.now.surge = True
    assert most_launches(s, KIT) == 6


@pytest.mark.rule("RM-S7.0b", "RM-S1.0e")
def test_with_module_s_three_take_off_in_scenario_1() -> None:
    s = dawn(1, terms={"module_s": True})
    assert most_launches(s, KIT) == 3
    play(s, Launch(B52[:3], "P"))
    assert asked(s) is None


# ------------------------------------------------------------------- the last take-off phase


@pytest.mark.rule("RM-9.3.2d")
def test_the_last_take_off_phase_follows_the_last_formation() -> None:
    """EX-LAUNCH-LAST, EX-LAST-EVENTS"""
    s = dawn(turn=17, quiet=True)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert s.last_launch == 17
    assert launches_left(s, KIT) == 3
    play(s, EndLaunches())
    s.turn = 18
    s.then(Launches())
    assert asked(s) is None
    assert launches_left(s, KIT) == 0


@pytest.mark.rule("RM-9.3.2d")
def test_the_last_take_off_phase_is_told_once() -> None:
    s = dawn(turn=17, quiet=True)
    assert [type(event) for event in play(s)] == [LastLaunches]
    s = dawn(turn=18, quiet=True, last_launch=17)
    assert play(s) == []


@pytest.mark.rule("RM-9.3.2d")
@pytest.mark.parametrize("pooled", [False, True], ids=["in flight", "to come"])
def test_a_formation_that_is_left_keeps_the_take_offs_open(pooled: bool) -> None:
    s = dawn(turn=17, quiet=True)
    if pooled:
        s.pool = ["J"]
    else:
        inbound(s, "J", "0709", "C")
    assert isinstance(asked(s), Choice)
    assert s.last_launch == 0


@pytest.mark.rule("RM-9.3.2e")
def test_event_1_lets_three_take_off_once_more() -> None:
    """EX-LAUNCH-EV1"""
    s = dawn(turn=19, quiet=True, last_launch=17)
    told: list[Any] = []
    changes_blue.grant_late_launches(s, 3, told.append)
    assert [type(event) for event in told] == [LateLaunches]
    inbound(s, "CUBA", "0617", "M", "il28 il28 il28")
    play(s, Launch(B52[:3], "P"))
    assert asked(s) is None
    assert s.last_launch == 17


@pytest.mark.rule("RM-9.3.2e", "RM-13.1")
def test_without_omaha_two_take_off_late() -> None:
    s = war(1, turn=19, ruins="P", terms={"sac": True}, last_launch=17, extra_launch=3)
    assert most_launches(s, KIT) == 2


@pytest.mark.rule("RM-9.3.2f")
def test_event_3_opens_no_take_off_phase() -> None:
    """EX-LAUNCH-EV3"""
    s = dawn(turn=19, quiet=True, last_launch=17)
    inbound(s, "M50", "0804", "K", "m50")
    assert asked(s) is None
    assert s.now.launched == 0


@pytest.mark.rule("RM-9.3.2a")
def test_picks_that_lead_nowhere_are_explained() -> None:
    s = dawn()
    asked(s)
    step = s.steps[-1]
    for picks, rule in (
        (("bomber:15", "city:J"), "RM-9.3.2b"),
        (("bomber:0", "bomber:15"), "RM-9.3.2b"),
        (("bomber:5", "city:J"), "RM-9.3.2a"),
        (("bomber:15", "bomber:16", "bomber:17", "bomber:18", "city:P"), "RM-9.3.2a"),
        (("city:J",), "RM-9.3.2a"),
        (("bomber:5",), "RM-9.3.2a"),
        (("bomber:99", "0303"), "RM-9.3.2a"),
    ):
        found = step.explain(s, KIT, picks)
        assert found is not None
        assert found.rule == rule
