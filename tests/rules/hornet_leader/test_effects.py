"""The interpreter of effects: order, lists within lists, whom effects pick (schema 6)."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from desktop.rules.core import Chance, Choice, Text
from desktop.rules.hornet_leader.actions_campaign import ChoosePilot
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.actions_mission import ChooseOption
from desktop.rules.hornet_leader.effects import HANDLERS, ON_PILOTS, RunEffects
from desktop.rules.hornet_leader.effects_base import ByHandEffect
from desktop.rules.hornet_leader.effects_data import AnyEffect, ChooseEffect, ForEachEffect
from desktop.rules.hornet_leader.events_campaign import EffectNoted
from desktop.rules.hornet_leader.records import FlightRecord
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.steps import CampaignStep
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    dice,
    effect,
    effects,
    member,
    mission,
    play,
    settle,
)

FOUR = ("hunter", "pluto", "wolf", "watchdog")


def flight(**fields: Any) -> State:
    """Return a mission of four with 0, 1, 2, 3 Stress and of rising skill, and one who stayed."""
    s = mission(12, [aircraft(pilot) for pilot in FOUR], **fields)
    for number, each in enumerate(s.squadron):
        each.stress, each.skill = number, number + 1
    s.squadron.append(member("banzai", 0, stress=4))
    return s


def stress(amount: int = 1, **fields: Any) -> AnyEffect:
    return effect("stress", amount=amount, **{"who": "each", **fields})


def gained(s: State) -> list[str]:
    """Return who has Experience: the effects of these tests give 1 to those they pick."""
    return [each.pilot for each in s.squadron if each.xp]


def noted(told: list[Any]) -> list[str]:
    return [each.words.source for each in told if isinstance(each, EffectNoted)]


def choice(s: State) -> Choice:
    found = asked(s)
    assert isinstance(found, Choice)
    return found


def chance(s: State) -> Chance:
    found = asked(s)
    assert isinstance(found, Chance)
    return found


def explained(s: State, *picks: str) -> str:
    asked(s)
    step = s.steps[-1]
    assert isinstance(step, CampaignStep)
    found = step.explain(s, KIT, picks)
    return "" if found is None else str(found)


# ----------------------------------------------------------------------------------- the list


def test_every_operation_that_is_not_by_hand_has_a_handler() -> None:
    assert {*HANDLERS, *ON_PILOTS} == {*get_args(AnyEffect)} - {*get_args(ByHandEffect)}
    assert not HANDLERS.keys() & ON_PILOTS.keys()


def test_an_effect_is_finished_before_the_next_begins() -> None:
    s = flight()
    effects(s, effect("xp", who="choose", amount=1), stress())
    assert s.member("hunter").stress == 0
    play(s, ChoosePilot("hunter"))
    assert gained(s) == ["hunter"]
    assert s.member("hunter").stress == 1


def test_an_empty_list_does_nothing() -> None:
    s = flight()
    assert effects(s) == []


@pytest.mark.parametrize(
    "by_hand",
    [
        effect("place_bandit", area="center", bandit="mig_21"),
        effect("damage_aircraft", who="random"),
        effect("attack_mod", scope="ata", amount=1),
        effect("forbid", what="evade"),
        effect("stress", who="fast", amount=1),
        effect("if", cond="night", then=[]),
    ],
)
def test_what_is_reserved_is_left_to_the_player_and_the_list_goes_on(by_hand: AnyEffect) -> None:
    s = flight()
    told = effects(s, by_hand, stress())
    assert noted(told) == ["{source}: carry out by hand: {operation}."]
    assert s.member("hunter").stress == 1


# ----------------------------------------------------------------------------------- selectors


@pytest.mark.parametrize(
    ("fields", "picked"),
    [
        ({"who": "each"}, FOUR),
        ({"who": "each", "skill_at_most": "average"}, ("hunter", "pluto")),
        ({"who": "each", "aircraft_class": "carrying_pod"}, ("wolf",)),
        ({"who": "all_squadron"}, (*FOUR, "banzai")),
        ({"who": "all_squadron", "skill_at_most": "newbie"}, ("banzai",)),
        ({"who": "flight_leader"}, ("pluto",)),
        ({"who": "damaged"}, ("hunter", "wolf")),
        ({"who": "most_stress"}, ("watchdog",)),
        ({"who": "most_stress", "count": 2}, ("wolf", "watchdog")),
        ({"who": "least_skilled", "count": 3}, ("hunter", "pluto", "wolf")),
        ({"who": "random", "count": 4}, FOUR),
        ({"who": "choose", "count": 9}, FOUR),
        ({"who": "choose", "skill_at_most": "green"}, ("hunter",)),
        ({"who": "choose", "count": 9, "pool": "squadron"}, (*FOUR, "banzai")),
    ],
)
def test_whom_an_effect_picks_without_asking(
    fields: dict[str, Any], picked: tuple[str, ...]
) -> None:
    s = flight(leader="pluto")
    s.flown.aircraft("wolf").pods = ["ecm"]
    s.flown.aircraft("wolf").damaged = s.flown.aircraft("hunter").damaged = True
    effects(s, effect("xp", amount=1, **fields))
    assert asked(s) is None
    assert gained(s) == list(picked)


@pytest.mark.parametrize(
    "fields",
    [
        {"who": "flight_leader"},
        {"who": "damaged"},
        {"who": "each", "aircraft_class": "carrying_pod"},
        {"who": "random", "skill_at_most": "newbie"},
    ],
)
def test_that_nobody_is_picked_is_logged(fields: dict[str, Any]) -> None:
    s = flight(leader="pluto")
    s.flown.aircraft("pluto").aborted = True
    told = effects(s, effect("xp", amount=1, **fields))
    assert gained(s) == []
    assert noted(told) == ["{source}: there is nothing to act on."]


def test_random_ones_are_different_and_equally_likely() -> None:
    s = flight()
    effects(s, effect("xp", who="random", count=2, amount=1))
    first = chance(s)
    assert (first.kind, first.outcomes) == ("pilot", tuple(map(DrawnPilot, FOUR)))
    assert first.weights == (1, 1, 1, 1)
    play(s, DrawnPilot("wolf"))
    assert chance(s).outcomes == (
        DrawnPilot("hunter"),
        DrawnPilot("pluto"),
        DrawnPilot("watchdog"),
    )
    play(s, DrawnPilot("hunter"))
    assert gained(s) == ["hunter", "wolf"]


def test_the_player_chooses_different_ones() -> None:
    s = flight()
    effects(s, effect("xp", who="choose", count=2, amount=1))
    assert choice(s).actions == tuple(map(ChoosePilot, FOUR))
    assert "not among those" in explained(s, "pilot:banzai")
    assert explained(s, "area:center") == ""
    play(s, ChoosePilot("wolf"))
    assert ChoosePilot("wolf") not in choice(s).actions
    play(s, ChoosePilot("pluto"))
    assert gained(s) == ["pluto", "wolf"]


def test_the_player_can_choose_from_the_whole_squadron_but_the_missing() -> None:
    s = flight()
    s.squadron += [member("viceroy", missing=True), member("gator", removed=True)]
    effects(s, effect("xp", who="choose", amount=1, pool="squadron"))
    assert choice(s).actions == tuple(map(ChoosePilot, (*FOUR, "banzai")))


def test_the_player_breaks_ties() -> None:
    s = flight()
    for pilot, amount in (("hunter", 2), ("pluto", 5), ("wolf", 2), ("watchdog", 2)):
        s.member(pilot).stress = amount
    effects(s, effect("xp", who="most_stress", count=2, amount=1))
    assert choice(s).actions == tuple(map(ChoosePilot, ("hunter", "wolf", "watchdog")))
    play(s, ChoosePilot("wolf"))
    assert gained(s) == ["pluto", "wolf"]


def test_at_the_debriefing_those_count_who_flew_and_are_not_missing() -> None:
    s = flight()
    s.flown.records[:] = [
        FlightRecord("hunter"),
        FlightRecord("pluto", lost="over_target", sar="quick_recovery"),
        FlightRecord("wolf", lost="over_target", sar="missing"),
        FlightRecord("watchdog", aborted=True),
    ]
    effects(s, effect("xp", who="each", amount=1), scene="debrief", source="target:52:overkill")
    assert gained(s) == ["hunter", "pluto"]


def test_at_set_up_nobody_is_on_a_mission() -> None:
    s = campaign(squadron=[member("hunter")])
    told = effects(s, stress(), scene="setup", source="campaign:iraq_1991")
    assert len(noted(told)) == 1
    assert s.member("hunter").stress == 0


# ------------------------------------------------------------------------- lists within lists


LABELS = tuple(Text("hornet_leader.data", name) for name in "ABC")
DEAR = effect("so", amount=-1)


def two_ways(*first: AnyEffect) -> ChooseEffect:
    """Return a choice between a list and 2 Stress for each."""
    return ChooseEffect(LABELS[:2], (first, (stress(2),)))


def test_the_player_picks_one_list_by_its_name() -> None:
    s = flight()
    effects(s, two_ways(stress(1)))
    assert [each.label(KIT).source for each in choice(s).actions] == ["A", "B"]
    assert [each.picks for each in choice(s).actions] == [("option:0",), ("option:1",)]
    play(s, choice(s).actions[1])
    assert s.member("hunter").stress == 2


@pytest.mark.rule("HL-2.6a")
@pytest.mark.parametrize(("so", "asks"), [(2, False), (3, True)])
def test_an_option_that_the_fund_cannot_pay_is_no_option(so: int, asks: bool) -> None:
    s = flight(state=campaign(so=so))
    effects(s, two_ways(effect("so", amount=-1), effect("so", amount=5), effect("so", amount=-2)))
    assert (asked(s) is not None) == asks
    assert s.member("hunter").stress == (0 if asks else 2)


@pytest.mark.rule("HL-2.6a")
def test_it_is_told_that_an_option_is_too_dear() -> None:
    s = flight(state=campaign(so=0))
    effects(s, ChooseEffect(LABELS, ((stress(1),), (stress(2),), (DEAR,))))
    assert [each.option for each in choice(s).actions if isinstance(each, ChooseOption)] == [0, 1]
    assert "holds 0 SO" in explained(s, "option:2")
    assert explained(s, "pilot:hunter") == ""


def test_without_an_option_that_can_be_paid_nothing_happens() -> None:
    s = flight(state=campaign(so=0))
    told = effects(s, ChooseEffect(LABELS[:2], ((DEAR,), (DEAR,))))
    assert noted(told) == ["{source}: there is nothing to act on."]
    assert asked(s) is None


def test_for_each_runs_the_list_for_every_pilot_in_turn() -> None:
    s = flight()
    inner = [{"op": "xp", "who": "self", "amount": 1}, {"op": "abort", "who": "self"}]
    effects(s, effect("for_each", who="least_skilled", count=2, effects=inner))
    assert gained(s) == ["hunter", "pluto"]
    assert [each.pilot for each in s.flown.flying()] == ["wolf", "watchdog"]


def test_the_one_in_turn_is_named_when_something_is_chosen_for_him() -> None:
    s = flight()
    effects(s, ForEachEffect(who="random", effects=(two_ways(stress(1, who="self")),)))
    play(s, DrawnPilot("wolf"))
    assert ("pilot", "Wolf") in _values(choice(s).prompt)
    play(s, choice(s).actions[0])
    assert s.member("wolf").stress == 3
    assert s.member("hunter").stress == 0


def _values(text: Text) -> list[tuple[str, Text | str | int]]:
    """Return all values of a text, those within others too."""
    inner = [value for _, value in text.values if isinstance(value, Text)]
    return [*text.values, *(each for value in inner for each in _values(value))]


@pytest.mark.parametrize("passes", [False, True])
@pytest.mark.parametrize(("skill", "least"), [(0, 7), (1, 6), (2, 5), (3, 4), (4, 3), (5, 2)])
def test_a_die_for_each_counts_his_skill(skill: int, least: int, passes: bool) -> None:
    s = mission(12, [aircraft("hunter")], skills={"hunter": skill})
    lists = {"pass": [{"op": "xp", "who": "self", "amount": 1}], "fail": []}
    effects(s, effect("roll_each", who="each", at_least=5, skill_mod=True, **lists))
    found = chance(s)
    assert found.kind == "event_die"
    assert found.roll is not None
    assert found.roll.target == 5
    assert sum(amount for _, amount in found.roll.modifiers) == 5 - least
    play(s, dice(least if passes else least - 1))
    assert bool(gained(s)) == passes


def test_without_the_skill_the_die_is_plain_and_what_it_brings_comes_at_once() -> None:
    s = flight()
    fail = [{"op": "destroy_aircraft", "who": "self"}]
    effects(s, effect("roll_each", who="each", at_least=2, fail=fail), scene="home")
    assert chance(s).roll is not None
    play(s, dice(1))
    assert s.flown.aircraft("hunter").lost == "home_bound"
    play(s, dice(2), dice(1))
    assert [each.pilot for each in s.flown.flying()] == ["pluto", "watchdog"]


@pytest.mark.parametrize(
    ("cond", "setting", "holds"),
    [
        ("target_destroyed", {}, False),
        ("target_destroyed", {"destroyed": True}, True),
        ("target_not_destroyed", {}, True),
        ("target_not_destroyed", {"destroyed": True}, False),
        ("tanker_used", {}, False),
        ("tanker_used", {"tanker": "free"}, True),
        ("any_destroyed", {}, False),
        ("hawkeye_present", {}, True),
    ],
)
def test_a_condition_says_which_list_runs(cond: str, setting: dict[str, Any], holds: bool) -> None:
    s = flight(**setting)
    lists = {"then": [{"op": "stress", "who": "each", "amount": 1}], "else": []}
    effects(s, effect("if", cond=cond, **lists))
    assert s.member("hunter").stress == holds


def test_a_lost_aircraft_and_a_hawkeye_gone_home_count_too() -> None:
    s = flight()
    s.flown.aircraft("wolf").lost = "over_target"
    s.flown.aircraft("watchdog").aborted = True
    then = {"then": [{"op": "stress", "who": "each", "amount": 1}]}
    effects(s, effect("if", cond="any_destroyed", **then))
    assert s.member("hunter").stress == 1
    effects(s, effect("if", cond="hawkeye_present", then=[], **{"else": then["then"]}))
    assert s.member("hunter").stress == 2


def test_a_list_can_be_saved_while_it_runs() -> None:
    s = flight()
    s.then(RunEffects((stress(), two_ways(stress())), "over", "event:1:over", "HL-1.6c"))
    settle(s)
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(s), type=State)
    assert copy.steps == s.steps
    assert asked(copy) == asked(s)
