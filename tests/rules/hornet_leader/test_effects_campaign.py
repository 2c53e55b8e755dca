"""Effects on the campaign, and effects that last (schema 6.3, 6.4)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Chance, Choice, Event
from desktop.rules.hornet_leader import changes_campaign
from desktop.rules.hornet_leader.actions_campaign import ChooseCard, ChoosePilot
from desktop.rules.hornet_leader.attack_dice import modifiers
from desktop.rules.hornet_leader.attack_rules import usable
from desktop.rules.hornet_leader.debrief_rules import stress
from desktop.rules.hornet_leader.effects_data import AnyEffect
from desktop.rules.hornet_leader.enemy_rules import die_modifiers
from desktop.rules.hornet_leader.events_campaign import CampaignEnded, EffectNoted
from desktop.rules.hornet_leader.placing import PlaceAircraft, one_side
from desktop.rules.hornet_leader.records import INFRA, INTEL, RECON, TARGET, Scene
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.steps import CampaignStep
from desktop.rules.hornet_leader.targets import draws, hits_needed, recon_limit
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
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


# ------------------------------------------------------------------------- effects that last


@pytest.mark.rule("HL-1.6c")
@pytest.mark.parametrize(
    ("until", "turn", "counts"),
    [
        ("turn1", 0, True),
        ("turn1", 1, True),
        ("turn1", 2, False),
        ("turn2", 2, True),
        ("turn2", 3, False),
        ("mission", 5, True),
        ("next_mission", 1, False),
        ("campaign", 5, True),
    ],
)
def test_how_long_an_effect_counts(until: str, turn: int, counts: bool) -> None:
    s = flying()
    told = effects(s, effect("attack_mod", scope="site_attack", amount=-1, until=until))
    assert len(sources(told)) == 1
    s.flown.turn = turn
    total = die_modifiers(s, KIT, "site", "hunter", "over_target").total
    assert total == (-1 if counts else 0)


def test_an_effect_on_the_campaign_survives_the_mission() -> None:
    s = flying()
    effects(s, effect("hits_all", amount=2, until="campaign"), effect("hits", amount=1))
    assert hits_needed(s, KIT, 12) == 8 + 3
    changes_campaign.begin_mission(s, KIT, 12, secondary=False)
    assert hits_needed(s, KIT, 12) == 8 + 2


def test_equal_effects_add_up() -> None:
    s = flying()
    for _ in range(2):
        effects(s, effect("hits_all", amount=1, until="campaign"))
    assert hits_needed(s, KIT, 12) == 8 + 2


@pytest.mark.rule("HL-1.7ab")
def test_an_effect_that_quotes_a_word_counts_for_such_targets_only() -> None:
    s = flying()
    effects(s, effect("attack_mod", scope="atg_target", amount=2, title_word="fleet"))
    load = s.flown.aircraft("hunter")
    load.loads = ["mk82"]
    plain = modifiers(s, KIT, load, "mk82", TARGET, "attack").total
    effects(s, effect("attack_mod", scope="atg_target", amount=2, title_word="convoy"))
    assert modifiers(s, KIT, load, "mk82", TARGET, "attack").total == plain + 2


def test_weapons_are_changed_by_type() -> None:
    s = flying()
    plane = s.flown.aircraft("hunter")
    plane.loads = ["mk82", "agm65"]
    before = [modifiers(s, KIT, plane, each, TARGET, "attack").total for each in plane.loads]
    effects(s, effect("weapon_mod", weapons=["agm65"], amount=-1))
    after = [modifiers(s, KIT, plane, each, TARGET, "attack").total for each in plane.loads]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, -1]


def test_what_is_forbidden_cannot_be_used() -> None:
    s = mission(
        12, [aircraft("static", "app_north", loads=("agm88",))], [counter("site", "sa_6", "center")]
    )
    plane = s.flown.aircraft("static")
    assert usable(s, KIT, plane, "agm88", "sa_6#1") is None
    s.flown.turn = 1
    effects(s, effect("forbid", what="radar_weapons", until="turn1"))
    assert usable(s, KIT, plane, "agm88", "sa_6#1") is not None


@pytest.mark.rule("HL-10.3b")
@pytest.mark.parametrize(("target", "allowed"), [(12, False), (34, True)])
def test_a_campaign_restricts_a_weapon_to_targets_of_a_word(target: int, allowed: bool) -> None:
    s = mission(
        target,
        [aircraft("hunter", "app_north", loads=("agm84",))],
        state=campaign(sheet_with(target)),
    )
    note = effect("restrict_weapon", weapons=["agm84"], title_word="fleet")
    effects(s, note, scene="setup", source="campaign:libya_1984")
    found = usable(s, KIT, s.flown.aircraft("hunter"), "agm84", TARGET)
    assert (found is None) == allowed
    assert found is None or found.rule == "HL-10.3b"


@pytest.mark.rule("HL-5.3a")
def test_all_begin_on_one_side_that_the_player_chooses() -> None:
    s = flying()
    s.flown.aircraft("hunter").area = ""
    effects(s, effect("start_areas"), scene="bound")
    assert one_side(s, KIT)
    s.then(PlaceAircraft())
    assert [each.picks for each in choice(s).actions] == [
        ("side:north",),
        ("side:east",),
        ("side:south",),
        ("side:west",),
    ]


@pytest.mark.parametrize(
    ("field", "area", "expected"),
    [
        ("sites", "center", ((1, 3), (0, 2))),
        ("sites", "approach", ((2, 2), (0, 2))),
        ("bandits", "center", ((1, 2), (0, 3))),
        ("bandits", "approach", ((1, 2), (1, 2))),
    ],
)
def test_more_counters_are_drawn(
    field: str, area: str, expected: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    s = flying()
    effects(s, effect("target_mod", field=field, area=area, amount=1))
    assert (draws(s, KIT, "sites", 12), draws(s, KIT, "bandits", 12)) == expected


@pytest.mark.rule("HL-8.5a")
def test_missions_cost_more_stress() -> None:
    s = flying()
    before = stress(s, KIT).total
    effects(s, effect("stress_each_mission", amount=1, until="campaign"))
    assert stress(s, KIT).total == before + 1


@pytest.mark.rule("HL-2.5b")
def test_further_cards_may_be_drawn_before_the_next_mission() -> None:
    s = flying()
    before = recon_limit(s, KIT).total
    effects(s, effect("recon_extra", amount=1, until="next_mission"), scene="home")
    assert recon_limit(s, KIT).total == before + 1
    changes_campaign.end_drawing(s)
    assert recon_limit(s, KIT).total == before


def test_what_lasts_for_a_mission_finds_none_at_set_up() -> None:
    s = campaign()
    told = effects(s, effect("sar_mod", amount=1), scene="setup", source="campaign:iraq_1991")
    assert nothing_done(told)
    assert s.carry == []


def test_the_target_is_destroyed_when_it_needs_no_more_hits_than_it_has() -> None:
    s = flying()
    s.flown.hits = 7
    effects(s, effect("hits_all", amount=-1, until="campaign"))
    assert s.flown.destroyed
