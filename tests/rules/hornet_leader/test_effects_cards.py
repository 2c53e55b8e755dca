"""What the shipped cards bring, as part 6.6 of the schema of the data says it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.hornet_leader import changes_campaign, changes_flight
from desktop.rules.hornet_leader.actions_campaign import ChoosePilot
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.actions_mission import FinishMoving, Put
from desktop.rules.hornet_leader.arming_rules import price
from desktop.rules.hornet_leader.defenses import areas_drawn, bombers_due
from desktop.rules.hornet_leader.effects_data import AnyEffect
from desktop.rules.hornet_leader.enemy_rules import die_modifiers
from desktop.rules.hornet_leader.events_campaign import EffectNoted
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.placing import PlaceAircraft
from desktop.rules.hornet_leader.records import INFRA, RECON, MissionRecord
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import draws, hits_needed, recon_limit
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    effects,
    member,
    mission,
    play,
    sheet_with,
)

START = next(area.id for area in KIT.areas.values() if area.entry)


def flying(target: int = 12, **fields: Any) -> State:
    """Return a mission with two Aircraft that are not placed yet; fields of the campaign."""
    s = campaign(sheet_with(target), **fields)
    return mission(target, [aircraft("hunter", ""), aircraft("pluto", "")], state=s)


def bound(s: State, number: int) -> None:
    listed = KIT.events[number].bound.effects
    effects(s, *listed, scene="bound", source=f"event:{number}:bound")


def over(s: State, number: int) -> None:
    listed = KIT.events[number].over.effects
    effects(s, *listed, scene="over", source=f"event:{number}:over")


def home(s: State, number: int) -> None:
    listed = KIT.events[number].home.effects
    effects(s, *listed, scene="home", source=f"event:{number}:home")


def debrief(s: State, number: int, what: str) -> None:
    listed: tuple[AnyEffect, ...] = getattr(KIT.targets[number], what)
    effects(s, *listed, scene="debrief", source=f"target:{number}:{what}")


def choice(s: State) -> Choice:
    found = asked(s)
    assert isinstance(found, Choice)
    return found


# ---------------------------------------------------------------------------- on the way


def test_cards_15_and_5_leave_three_turns() -> None:
    s = flying()
    assert s.flown.turn_limit == 5
    bound(s, 15)
    assert s.flown.turn_limit == 4
    over(s, 5)
    assert s.flown.turn_limit == 3


def test_card_1_holds_the_flight_low_when_it_is_placed_and_for_two_turns() -> None:
    s = flying()
    bound(s, 1)
    s.then(PlaceAircraft())
    puts = [each for each in choice(s).actions if isinstance(each, Put)]
    assert puts
    assert not any(put.high for put in puts)
    s.steps.clear()
    changes_flight.put(s, "hunter", START, False, lambda told: None, "HL-5.3a")
    levels = {}
    for turn in (1, 2, 3):
        s.flown.turn = turn
        s.then(MoveAircraft())
        levels[turn] = {each.high for each in choice(s).actions if isinstance(each, Put)}
        play(s, FinishMoving())
    assert levels == {1: {False}, 2: {False}, 3: {False, True}}


def test_card_37_first_picks_an_aircraft_then_asks_about_it() -> None:
    s = flying()
    bound(s, 37)
    found = asked(s)
    assert isinstance(found, Chance)
    assert (found.kind, found.weights) == ("pilot", (1, 1))
    play(s, DrawnPilot("pluto"))
    labels = [each.label(KIT).source for each in choice(s).actions]
    assert labels == ["Send it home", "Press on"]
    play(s, choice(s).actions[0])
    assert [each.pilot for each in s.flown.flying()] == ["hunter"]


def test_card_37_press_on_costs_the_same_pilot_three_stress() -> None:
    s = flying()
    bound(s, 37)
    play(s, DrawnPilot("pluto"))
    play(s, choice(s).actions[1])
    assert (s.member("hunter").stress, s.member("pluto").stress) == (0, 3)


def test_card_39_brings_a_second_bandit_to_the_center() -> None:
    s = flying(10)
    assert KIT.targets[10].bandits == (0, 1)
    bound(s, 39)
    assert areas_drawn(s, KIT, "bandits") == ("center", "center")


def test_card_4_leaves_no_fewer_than_no_bandits() -> None:
    s = flying(10)
    bound(s, 4)
    assert draws(s, KIT, "bandits", 10) == (0, 0)
    bound(s, 4)
    assert draws(s, KIT, "bandits", 10) == (0, 0)


# ------------------------------------------------------------------------------- over the Target


def test_card_35_leaves_at_least_one_hit() -> None:
    s = flying(6)  # 5 Hits
    for _ in range(4):
        over(s, 35)
    assert hits_needed(s, KIT, 6) == 1
    over(s, 35)
    assert hits_needed(s, KIT, 6) == 1


def test_card_35_finds_nothing_on_a_target_without_hits() -> None:
    s = flying(45)
    over(s, 35)
    assert hits_needed(s, KIT, 45) == 0
    assert s.flown.standing == []


def test_card_35_can_destroy_a_target_that_lacked_one_hit() -> None:
    s = flying(6)
    s.flown.hits = 4
    over(s, 35)
    assert s.flown.destroyed


# ---------------------------------------------------------------------------- on the way home


def test_card_1_with_one_so_point_leaves_only_the_stress() -> None:
    s = flying(so=1)
    home(s, 1)
    assert asked(s) is None
    assert s.so == 1
    assert [each.stress for each in s.squadron] == [1, 1]


def test_card_1_with_two_so_points_asks() -> None:
    s = flying(so=2)
    home(s, 1)
    labels = [each.label(KIT).source for each in choice(s).actions]
    assert labels == ["Call the tanker", "Stretch the fuel"]
    play(s, choice(s).actions[0])
    assert s.so == 0


def test_card_33_also_stresses_a_pilot_who_waits_for_rescue() -> None:
    s = flying()
    s.flown.aircraft("pluto").lost = "over_target"
    s.squadron += [member("wolf"), member("banzai", missing=True)]
    home(s, 33)
    assert {each.pilot: each.stress for each in s.squadron} == {
        "hunter": 1,
        "pluto": 1,
        "wolf": 1,
        "banzai": 0,
    }


def test_card_20_cannot_rescue_who_was_lost_on_this_mission() -> None:
    s = flying()
    s.flown.aircraft("pluto").lost = "over_target"
    home(s, 20)
    assert asked(s) is None
    assert s.member("pluto").xp == 0


# -------------------------------------------------------------------------------- Improvements


def test_improvement_30_adds_a_bomber_to_defenses_only() -> None:
    s = flying(45, in_play=[30])
    assert (KIT.targets[45].objective is not None, bombers_due(s, KIT)) == (True, 11)
    assert bombers_due(flying(60, in_play=[30]), KIT) == 6


@pytest.mark.parametrize(("reading", "cards"), [(1, 1), (3, 2)])
def test_improvement_16_takes_a_card_but_leaves_one(reading: int, cards: int) -> None:
    s = campaign(in_play=[16])
    s.tracks[RECON] = KIT.campaigns["iraq_1991"].tracks.recon.values.index(reading)
    assert recon_limit(s, KIT).total == cards


@pytest.mark.rule("HL-1.7ab")
def test_target_6_destroyed_and_improvement_44_cancel_out_on_target_12() -> None:
    s = flying(6, in_play=[44])
    debrief(s, 6, "bonus")
    assert hits_needed(s, KIT, 12) == 8 - 1 + 1
    assert hits_needed(s, KIT, 16) == 14  # not a convoy


@pytest.mark.rule("HL-1.7ab")
def test_target_29_destroyed_and_improvement_43_cancel_out_on_target_34() -> None:
    s = flying(29, in_play=[43])
    debrief(s, 29, "bonus")
    assert draws(s, KIT, "sites", 34) == (0, 7 - 1 + 1)
    assert draws(s, KIT, "sites", 12) == (1, 2)


@pytest.mark.parametrize(("destroyed", "spaces"), [(False, -1), (True, 0)])
def test_improvement_31_moves_infra_with_the_tracks_of_the_day(
    destroyed: bool, spaces: int
) -> None:
    s = flying(31)
    s.flown.destroyed = destroyed
    before = list(s.tracks)
    debrief(s, 31, "improvement")
    assert s.pending_tracks[INFRA] == spaces
    assert s.tracks == before


# ---------------------------------------------------------------------- for missions to come


def site_modifier(s: State) -> int:
    return die_modifiers(s, KIT, "site", "hunter", "over_target").total


def next_mission(s: State, target: int, *, secondary: bool) -> None:
    """End the mission being flown and begin another with the same first Pilot."""
    flight = [aircraft("hunter")]
    s.missions.append(MissionRecord(s.day, s.flown.target))
    changes_campaign.end_mission(s)
    changes_campaign.begin_mission(s, KIT, target, secondary=secondary)
    s.flown.flight = flight


def test_target_15_weakens_sites_on_the_next_mission_only() -> None:
    s = flying(15)
    debrief(s, 15, "bonus")
    assert site_modifier(s) == 0
    next_mission(s, 12, secondary=True)
    assert site_modifier(s) == -1
    next_mission(s, 10, secondary=False)
    assert site_modifier(s) == 0


@pytest.mark.rule("HL-2.6c")
def test_card_5_home_makes_special_weapons_cheaper_on_the_next_mission() -> None:
    s = flying(so=20)
    home(s, 5)
    next_mission(s, 10, secondary=False)
    s.flown.aircraft("hunter").loads = ["agm65", "agm65", "agm65", "gbu16"]
    assert price(s, KIT).weapons == 5 - 4
    changes_campaign.use_free(s)
    assert price(s, KIT).weapons == 5


@pytest.mark.rule("HL-4.5f")
def test_card_13_home_keeps_its_tanker_over_a_day_of_down_time() -> None:
    s = flying(so=20)
    home(s, 13)
    home(s, 30)
    assert s.tanker_free == 2
    s.missions.append(MissionRecord(s.day, 12))
    changes_campaign.end_mission(s)
    changes_campaign.begin_day(s, lambda told: None)
    changes_campaign.rest(s, lambda told: None, forced=False)
    changes_campaign.begin_day(s, lambda told: None)
    mission(10, [aircraft("hunter")], state=s)
    assert price(s, KIT, tanker=True).tanker == 0
    changes_campaign.use_free(s)
    changes_campaign.use_free(s)
    assert price(s, KIT, tanker=True).tanker > 0


def test_h38_target_54_failed_takes_no_more_so_than_there_is() -> None:
    s = flying(54, so=3)
    debrief(s, 54, "penalty")
    assert s.so == 0
    told = effects(s, *KIT.targets[54].penalty, scene="debrief", source="target:54:penalty")
    assert [type(each) for each in told] == [EffectNoted]


@pytest.mark.rule("HL-7.2e")
def test_h23_target_59_destroyed_brings_one_missing_pilot_back() -> None:
    s = flying(59, squadron=[member("wolf", missing=True, stress=9)])
    s.squadron.append(member("banzai", missing=True))
    debrief(s, 59, "bonus")
    assert choice(s).actions == (ChoosePilot("wolf"), ChoosePilot("banzai"))
    play(s, ChoosePilot("wolf"))
    wolf = s.member("wolf")
    assert (wolf.missing, wolf.rescued, wolf.stress, wolf.xp) == (False, True, 3, 1)
    assert s.member("banzai").missing
