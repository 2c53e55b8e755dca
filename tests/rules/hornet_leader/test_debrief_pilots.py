"""What a mission makes of its Pilots: Stress, Experience and R&R (HL-8.5 to HL-8.11)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Choice
from desktop.rules.hornet_leader import debrief_rules, refusals
from desktop.rules.hornet_leader.actions_campaign import BuyRest, FinishDebriefing
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.effects_data import StressEachMissionEffect
from desktop.rules.hornet_leader.records import Standing
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.debriefings import (
    FAR,
    PLAIN,
    debrief,
    home,
    rules,
    run,
    stress,
    xp,
)
from tests.rules.hornet_leader.positions import (
    KIT,
    asked,
    campaign,
    member,
    mission,
    play,
)

# -------------------------------------------------------------------------------------- Stress


@pytest.mark.rule("HL-8.5a")
def test_ex_046_each_pilot_who_flew_suffers_the_stress_of_the_band() -> None:
    s = debrief(44, home("hunter"), home("wolf"))
    assert stress(s) == [2, 2]


@pytest.mark.rule("HL-8.5a", "HL-5.2b")
def test_recovered_and_aborted_pilots_suffer_it_and_missing_ones_do_not() -> None:
    flight = [home("hunter", lost="over_target"), home("wolf", aborted=True)]
    flight.append(home("bear", lost="over_target"))
    s = mission(44, flight)
    s.flown.record("hunter").sar = "quick_recovery"
    s.flown.record("bear").sar = "missing"
    s.member("hunter").stress = 3
    s.squadron.append(member("banzai"))
    run(s)
    assert stress(s) == [5, 2, 0, 0]


@pytest.mark.rule("HL-8.5a", "HL-1.7z", "HL-9.4b")
def test_ex_193_the_sum_is_not_below_0() -> None:
    s = mission(58, [home("hunter")], state=campaign("libya_1984", adjustments=("less_stress",)))
    s.member("hunter").stress = 3
    found = debrief_rules.stress(s, KIT)
    assert [amount for _, amount in found.parts] == [1, -1, -1, 1]
    assert found.total == 0
    run(s)
    assert stress(s) == [3]


@pytest.mark.rule("HL-1.7z")
def test_the_stress_of_the_card_is_added() -> None:
    assert stress(debrief(26)) == [3 + 1]
    assert stress(debrief(58, sheet="libya_1984")) == [0]


@pytest.mark.rule("HL-9.4b", "HL-8.5a")
def test_difficulty_and_effects_change_it() -> None:
    assert stress(debrief(44, adjustments=("extra_stress",))) == [3]
    s = mission(44, [home("hunter")], state=campaign(in_play=[23]))
    effect = StressEachMissionEffect(2)
    s.flown.standing.append(Standing(effect, "mission", "event:4:home"))
    found = debrief_rules.stress(s, KIT)
    assert found.total == 2 + 2 + 1 == sum(amount for _, amount in found.parts)
    assert (KIT.target_name(23), 1) in found.parts


# ----------------------------------------------------------------------------------- Experience


@pytest.mark.rule("HL-8.10b", "HL-8.10c")
def test_ex_157_h46_after_a_loss_nobody_gains_the_second_point() -> None:
    flight = [home("hunter", lost="target_bound"), home("wolf")]
    s = mission(PLAIN, flight, destroyed=True)
    s.flown.record("hunter").sar = "recovered_under_fire"
    run(s)
    assert xp(s) == [1, 1]


@pytest.mark.rule("HL-8.10b", "HL-8.10c", "HL-5.2b")
def test_who_flew_gains_1_and_another_without_loss() -> None:
    assert xp(debrief(PLAIN, home("hunter"), home("wolf"))) == [1, 1]
    flight = (home("hunter"), home("wolf", aborted=True))
    assert xp(debrief(PLAIN, *flight, destroyed=True)) == [2, 0]


@pytest.mark.rule("HL-8.11a")
def test_ex_048_a_far_target_gives_1_more_when_it_is_destroyed() -> None:
    flight = (home("hunter"), home("wolf"))
    assert xp(debrief(FAR, *flight, destroyed=True)) == [3, 3]
    assert xp(debrief(FAR, *flight)) == [1, 1]
    s = mission(FAR, [home("hunter", lost="over_target")], destroyed=True)
    s.flown.record("hunter").sar = "quick_recovery"
    assert debrief_rules.experience(s, KIT).total == 2


@pytest.mark.rule("HL-8.10b")
def test_a_missing_pilot_gains_nothing_yet() -> None:
    s = mission(PLAIN, [home("hunter", lost="over_target")])
    s.flown.record("hunter").sar = "missing"
    run(s)
    assert xp(s) == [0]


# ------------------------------------------------------------------------------------------ R&R


def resting(so: int) -> State:
    s = debrief(changes={"so": so})
    s.squadron[:] = [
        member("hunter", 2, stress=5),
        member("banzai", 2, stress=2),
        member("wolf", 2, stress=1),
        member("bear", 2, stress=9, missing=True),
    ]
    s.then(Rest())
    return s


@pytest.mark.rule("HL-8.7a")
def test_ex_160_h28_r_and_r_removes_2_and_cool_from_everybody() -> None:
    s = resting(9)
    cool = [KIT.pilots[each].levels[2].cool for each in ("hunter", "banzai", "wolf")]
    assert cool == [1, 0, 1]
    assert (FinishDebriefing() in offered(s), BuyRest() in offered(s)) == (True, True)
    play(s, BuyRest())
    assert stress(s) == [2, 0, 0, 9]
    assert (s.so, s.so_entries[-1].what) == (0, "rest")
    assert (s.missions[-1].so_spent, s.missions[-1].so_left) == (9, 0)
    assert s.steps == []
    s.then(Rest())
    assert offered(s) == (FinishDebriefing(),)
    assert refusals.why_not(s, KIT, 0, BuyRest().picks).rule == "HL-2.6a"


@pytest.mark.rule("HL-8.7a", "HL-8.13a")
def test_the_question_and_its_answer_name_their_rule() -> None:
    s = resting(9)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.rule == "HL-8.7a"
    assert rules(play(s, BuyRest())) >= {"HL-8.7a"}
    choice = asked(resting(8))
    assert isinstance(choice, Choice)
    assert choice.rule == "HL-8.13a"


@pytest.mark.rule("HL-8.7a")
def test_h28_with_8_so_there_is_no_r_and_r() -> None:
    s = resting(8)
    assert offered(s) == (FinishDebriefing(),)
    play(s, FinishDebriefing())
    assert stress(s) == [5, 2, 1, 9]


@pytest.mark.rule("HL-8.7a", "HL-1.7v")
def test_with_a_second_mission_to_come_r_and_r_is_asked_after_the_first() -> None:
    s = mission(PLAIN, [home("hunter")])
    s.secondary = 12
    run(s)
    assert isinstance(s.steps[-1], Rest)
    s = mission(12, [home("hunter")], secondary=True)
    s.secondary = 12
    run(s)
    assert s.steps == []


def offered(s: State) -> tuple[Any, ...]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    return choice.actions
