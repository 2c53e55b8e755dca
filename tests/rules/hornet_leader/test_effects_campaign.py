"""Effects on the campaign: accounts, tracks, turns, cards, missing Pilots (schema 6.4)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Chance, Choice, Event
from desktop.rules.hornet_leader.actions_campaign import ChooseCard, ChoosePilot
from desktop.rules.hornet_leader.effects_data import AnyEffect
from desktop.rules.hornet_leader.events_campaign import CampaignEnded, EffectNoted
from desktop.rules.hornet_leader.records import INFRA, INTEL, RECON, Scene
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.steps import CampaignStep
from desktop.rules.hornet_leader.targets import hits_needed
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
    sheet_with,
)


def flying(target: int = 12, **fields: Any) -> State:
    """Return a mission of one; fields of the campaign."""
    return mission(target, [aircraft("hunter")], state=campaign(sheet_with(target), **fields))


def sources(told: list[Event]) -> list[str]:
    return [each.words.source for each in told if isinstance(each, EffectNoted)]


def nothing_done(told: list[Event]) -> bool:
    return sources(told) == ["{source}: there is nothing to act on."]


def choice(s: State) -> Choice:
    found = asked(s)
    assert isinstance(found, Choice)
    return found


def debriefed(s: State, listed: AnyEffect, what: str = "bonus") -> list[Event]:
    return effects(s, listed, scene="debrief", source=f"target:12:{what}")


def explained(s: State, *picks: str) -> str:
    asked(s)
    step = s.steps[-1]
    assert isinstance(step, CampaignStep)
    found = step.explain(s, KIT, picks)
    return "" if found is None else str(found)


# ------------------------------------------------------------------------------------ accounts


@pytest.mark.rule("HL-2.6a")
@pytest.mark.parametrize(("so", "amount", "left"), [(2, 3, 5), (5, -3, 2), (2, -3, 0)])
def test_so_points_come_and_go_but_the_fund_stops_at_0(so: int, amount: int, left: int) -> None:
    s = flying(so=so)
    effects(s, effect("so", amount=amount))
    assert s.so == left
    assert [(each.amount, each.what, each.detail) for each in s.so_entries] == [
        (left - so, "effect", "event:1:over")
    ]


def test_an_empty_fund_cannot_lose_more() -> None:
    s = flying(so=0)
    assert nothing_done(effects(s, effect("so", amount=-1)))


@pytest.mark.rule("HL-8.4d")
def test_victory_points_have_a_line_of_their_own_and_may_be_negative() -> None:
    s = flying()
    debriefed(s, effect("vp", amount=-2), "penalty")
    assert s.vp == -2
    assert [(each.what, each.detail) for each in s.vp_entries] == [("effect", "target:12:penalty")]


@pytest.mark.parametrize("scene", ["bound", "over", "home"])
def test_an_event_moves_tracks_at_once(scene: Scene) -> None:
    s = flying()
    before = list(s.tracks)
    effects(s, effect("track", recon=1, infra=-1), scene=scene)
    assert s.tracks[RECON] == before[RECON] + 1
    assert s.tracks[INTEL] == before[INTEL]
    assert s.tracks[INFRA] == before[INFRA] - 1
    assert s.pending_tracks == [0, 0, 0]


@pytest.mark.rule("HL-1.7v")
def test_what_a_card_does_to_tracks_waits_for_the_end_of_the_day() -> None:
    s = flying()
    before = list(s.tracks)
    told = debriefed(s, effect("track", intel=1, infra=-1))
    assert s.tracks == before
    assert s.pending_tracks == [0, 1, -1]
    assert len(sources(told)) == 2


def test_a_track_stops_at_its_end() -> None:
    s = flying()
    s.tracks[RECON] = 0
    assert nothing_done(effects(s, effect("track", recon=-1)))
    assert s.tracks[RECON] == 0


# ------------------------------------------------------------------------------------- turns


@pytest.mark.parametrize(
    ("changes", "turns"),
    [
        ([{"set": 4}], 4),
        ([{"add": -1}], 4),
        ([{"add": 1}], 5),
        ([{"set": 4}, {"add": -1}], 3),
        ([{"add": -1}, {"set": 4}], 4),
        ([{"add": -9}], 1),
    ],
)
def test_a_mission_has_one_to_five_turns(changes: list[dict[str, int]], turns: int) -> None:
    s = flying()
    effects(s, *(effect("turns", **each) for each in changes))
    assert s.flown.turn_limit == turns


def test_at_a_debriefing_no_turns_are_left_to_change() -> None:
    s = flying()
    assert nothing_done(debriefed(s, effect("turns", add=-1)))
    assert s.flown.turn_limit == 5


# -------------------------------------------------------------------------------------- cards


@pytest.mark.rule("HL-1.7k")
def test_an_improvement_in_play_is_discarded_and_its_effect_ends() -> None:
    s = flying(in_play=[41, 44, 9])
    s.target_deck = [each for each in s.target_deck if each not in s.in_play]
    assert hits_needed(s, KIT, 12) == 8 + 2
    debriefed(s, effect("discard_improvement", count=1))
    assert choice(s).actions == (ChooseCard(41), ChooseCard(44))  # 9 is no Improvement
    assert "Only an Improvement" in explained(s, "card:9")
    assert explained(s, "pilot:hunter") == ""
    play(s, ChooseCard(41))
    assert (s.in_play, s.target_discards, s.destroyed) == ([44, 9], [41], [])
    assert hits_needed(s, KIT, 12) == 8 + 1


@pytest.mark.rule("HL-1.7k")
def test_the_primary_of_the_day_no_longer_counts_when_it_is_discarded() -> None:
    s = flying()
    s.target_deck.remove(44)
    s.in_play, s.primary = [44], 44
    debriefed(s, effect("discard_improvement", count=2))
    assert asked(s) is None
    assert hits_needed(s, KIT, 12) == 8


@pytest.mark.rule("HL-1.7k")
def test_the_secondary_that_is_still_to_be_flown_is_not_discarded() -> None:
    s = flying()
    s.target_deck.remove(44)
    s.secondary = 44
    assert nothing_done(debriefed(s, effect("discard_improvement", count=1)))
    assert s.target_discards == []


def test_a_target_begins_in_play() -> None:
    s = campaign()
    begin = effect("begin_in_play", targets=[12])
    effects(s, begin, scene="setup", source="campaign:iraq_1991")
    assert s.in_play == [12]
    assert 12 not in s.target_deck


@pytest.mark.rule("HL-1.7q")
def test_a_penalty_can_end_the_campaign_dismal_at_once() -> None:
    s = flying(45)
    told = effects(
        s,
        *KIT.targets[45].penalty,
        effect("vp", amount=5),
        scene="debrief",
        source="target:45:penalty",
    )
    assert s.evaluation == "dismal"
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.rule) == ((), "HL-1.7q")
    assert isinstance(told[-1], CampaignEnded)
    assert s.vp == 0


# ------------------------------------------------------------------------------ missing Pilots


def lost() -> State:
    s = flying(squadron=[member(each, missing=True) for each in ("wolf", "banzai", "bug")])
    s.member("bug").removed = True
    return s


@pytest.mark.rule("HL-7.2e")
def test_pilots_are_rescued_one_after_the_other() -> None:
    s = lost()
    effects(s, effect("rescue", count=2))
    assert choice(s).actions == (ChoosePilot("wolf"), ChoosePilot("banzai"))
    assert "not Missing" in explained(s, "pilot:hunter")
    assert explained(s, "card:9") == ""
    play(s, ChoosePilot("banzai"))
    assert asked(s) is None
    assert [s.member(each).stress for each in ("wolf", "banzai")] == [3, 3]
    assert s.member("bug").missing


@pytest.mark.rule("HL-7.2e")
@pytest.mark.parametrize(("face", "found"), [(6, False), (7, True)])
def test_a_die_may_have_to_find_them(face: int, found: bool) -> None:
    s = lost()
    effects(s, effect("rescue", count=1, roll=7))
    play(s, ChoosePilot("wolf"))
    asked_for = asked(s)
    assert isinstance(asked_for, Chance)
    assert asked_for.kind == "event_die"
    assert asked_for.roll is not None
    assert asked_for.roll.target == 7
    play(s, dice(face))
    assert s.member("wolf").missing != found
    assert asked(s) is None


@pytest.mark.rule("HL-7.2e")
def test_each_of_several_has_a_die_of_his_own() -> None:
    s = lost()
    effects(s, effect("rescue", count=2, roll=7))
    play(s, ChoosePilot("wolf"), dice(1), dice(10))
    assert (s.member("wolf").missing, s.member("banzai").missing) == (True, False)
    assert asked(s) is None
