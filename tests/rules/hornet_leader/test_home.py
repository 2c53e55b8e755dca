"""Search and Rescue, what comes home, and who comes back later (HL-7.2, HL-9.7e)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Chance, Choice, Refused
from desktop.rules.hornet_leader import (
    arming_rules,
    changes_flight,
    changes_pilots,
    flights,
    refusals,
    sar,
)
from desktop.rules.hornet_leader.actions_campaign import ChoosePilot
from desktop.rules.hornet_leader.actions_mission import Done, Expend, RescueNext
from desktop.rules.hornet_leader.debrief import Experience
from desktop.rules.hornet_leader.effects_data import SarModEffect
from desktop.rules.hornet_leader.end_of_day import Recovery
from desktop.rules.hornet_leader.events_pilots import Recovered, WentMissing
from desktop.rules.hornet_leader.home import ClearDisplay, SarRoll, SearchAndRescue
from desktop.rules.hornet_leader.records import Aircraft, Member, Standing
from desktop.rules.hornet_leader.rescue import KeepOne, Rescue, doubles
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    dice,
    member,
    mission,
    play,
    settle,
)

NEAR, TWO, FAR = 10, 13, 14
"""Targets of Iraq 1991 in bands with a weight penalty of 0, -2 and -3."""


def home(*flight: Aircraft, target: int = NEAR, **fields: Any) -> State:
    return mission(target, flight, steps=[SearchAndRescue()], **fields)


def down(pilot: str, place: str = "over_target") -> Aircraft:
    return aircraft(pilot, "", lost=place)


def stress(s: State, pilot: str) -> int:
    return s.member(pilot).stress


def die(s: State) -> Chance:
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.kind == "sar_die"
    return chance


# ----------------------------------------------------------------------------------- the table


@pytest.mark.rule("HL-7.2c", "HL-7.2f", "HL-7.2g", "HL-7.2h")
def test_ex_042_weapons_and_the_place_help_and_the_band_hinders() -> None:
    shifty = aircraft("shifty", "", loads=("mk83",))
    s = home(down("bear", "target_bound"), shifty, target=TWO)
    play(s, Expend("shifty", "mk83"))
    roll = die(s).roll
    assert roll is not None
    assert [amount for _, amount in roll.modifiers] == [-2, 2, 2]
    told = play(s, dice(5))
    assert {each.rule for each in told} >= {"HL-7.2c"}
    assert [each.under_fire for each in told if isinstance(each, Recovered)] == [True]
    assert stress(s, "bear") == 5
    record = s.flown.record("bear")
    assert record.sar == "recovered_under_fire"
    assert (record.sar_face, record.sar_total) == (5, 7)
    s.then(Experience())
    settle(s)
    assert s.member("bear").xp == 1


@pytest.mark.rule("HL-7.2d", "HL-8.9b")
def test_ex_043_h24_5_or_less_is_missing_in_action() -> None:
    s = home(down("banzai"), aircraft("shifty", "", loads=("aim9",)), target=TWO)
    told = play(s, dice(6))
    assert [each.pilot for each in told if isinstance(each, WentMissing)] == ["banzai"]
    assert s.member("banzai").missing
    assert stress(s, "banzai") == 0
    assert "banzai" not in flights.fit_pilots(s, KIT)
    s.then(Experience())
    settle(s)
    assert s.member("banzai").xp == 0


@pytest.mark.rule("HL-7.2b", "HL-7.2g")
def test_ex_187_an_event_helps_too() -> None:
    s = home(down("banzai"), aircraft("shifty", "", loads=("mk82",)), target=TWO)
    s.flown.standing.append(Standing(SarModEffect(3), "mission", "event:7:home"))
    play(s, Expend("shifty", "mk82"))
    found = sar.modifiers(s, KIT, "banzai", 1)
    assert found.total == 2 == sum(amount for _, amount in found.parts)
    assert (KIT.source_name("event:7:home"), 3) in found.parts
    play(s, dice(7))
    assert (stress(s, "banzai"), s.flown.record("banzai").sar) == (3, "quick_recovery")


@pytest.mark.rule("HL-7.2b", "HL-7.2c", "HL-7.2d")
@pytest.mark.parametrize(
    ("face", "suffers", "result"),
    [
        (10, 3, "quick_recovery"),
        (9, 3, "quick_recovery"),
        (8, 5, "recovered_under_fire"),
        (6, 5, "recovered_under_fire"),
        (5, 0, "missing"),
        (1, 0, "missing"),
    ],
)
def test_h22_the_border_values_of_the_table(face: int, suffers: int, result: str) -> None:
    s = home(down("banzai"))
    s.member("banzai").stress = 2
    roll = die(s).roll
    assert roll is not None
    band = next(each for each in roll.bands if each.low <= face <= each.high)
    assert band.title == sar.RESULTS[result]
    play(s, dice(face))
    assert stress(s, "banzai") == 2 + suffers
    assert s.flown.record("banzai").sar == result


@pytest.mark.rule("HL-7.2h")
@pytest.mark.parametrize(
    ("place", "bonus"), [("target_bound", 2), ("over_target", 0), ("home_bound", 1)]
)
def test_the_place_where_he_was_shot_down_counts(place: str, bonus: int) -> None:
    s = home(down("banzai", place))
    assert sar.modifiers(s, KIT, "banzai", 0).total == bonus


@pytest.mark.rule("HL-7.2f", "HL-4.5f")
@pytest.mark.parametrize("tanker", ["", "paid", "free"])
def test_ex_152_the_penalty_counts_with_a_tanker_too(tanker: str) -> None:
    s = home(down("banzai"), target=FAR, tanker=tanker)
    assert sar.modifiers(s, KIT, "banzai", 0).total == -3


# ------------------------------------------------------------------------------------- weapons


@pytest.mark.rule("HL-7.2g")
def test_ex_151_what_is_spent_for_one_roll_is_gone_for_the_next() -> None:
    s = home(down("banzai"), down("wolf"), aircraft("shifty", "", loads=("mk84",)))
    play(s, RescueNext("banzai"), Expend("shifty", "mk84"))
    assert sar.modifiers(s, KIT, "banzai", 3).total == 3
    play(s, dice(6))
    assert s.flown.record("banzai").sar == "quick_recovery"
    roll = die(s).roll
    assert roll is not None
    assert roll.modifiers == ()


@pytest.mark.rule("HL-7.2g")
def test_harms_of_a_prowler_count_and_missiles_and_pods_do_not() -> None:
    prowler = aircraft("static", "", loads=("agm88",) * 4)
    fighter = aircraft("shifty", "", loads=("aim9",), pods=("ecm",))
    s = home(down("banzai"), prowler, fighter)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (Expend("static", "agm88"), Done())
    with pytest.raises(Refused):
        play(s, Expend("shifty", "aim9"))
    assert refusals.why_not(s, KIT, 0, Expend("shifty", "aim9").picks).rule == "HL-7.2g"
    play(s, Expend("static", "agm88"), Expend("static", "agm88"), Done())
    roll = die(s).roll
    assert roll is not None
    assert [amount for _, amount in roll.modifiers] == [2]
    assert prowler.loads == ["agm88"] * 2


@pytest.mark.rule("HL-7.2g")
def test_only_aircraft_that_still_fly_help() -> None:
    s = home(down("banzai"), aircraft("shifty", "", loads=("mk84",), aborted=True))
    die(s)


@pytest.mark.rule("HL-7.2a")
def test_each_aircraft_lost_rolls_once_in_the_order_of_the_player() -> None:
    s = home(down("banzai"), down("wolf"), down("hunter"))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.rule == "HL-7.2a"
    assert choice.actions == tuple(map(RescueNext, ("banzai", "wolf", "hunter")))
    play(s, RescueNext("wolf"), dice(9), RescueNext("hunter"), dice(9))
    assert s.steps[-1] == SarRoll("banzai", 0)
    play(s, dice(9))
    assert [each.sar for each in s.flown.records] == ["quick_recovery"] * 3
    assert s.steps == []


@pytest.mark.rule("HL-7.2a")
def test_h19_who_was_shot_down_is_searched_only_on_the_way_home() -> None:
    s = home(down("banzai"), aircraft("hunter", ""))
    s.member("banzai").stress = 4
    assert not s.member("banzai").missing
    play(s, dice(9))
    # The Stress of the mission stays, that of the rescue is added.
    assert stress(s, "banzai") == 7


@pytest.mark.rule("HL-5.2d")
def test_with_nobody_left_who_was_lost_is_still_searched() -> None:
    s = home(down("banzai", "target_bound"), aircraft("hunter", "", aborted=True))
    play(s, dice(7))
    assert s.flown.record("banzai").sar == "quick_recovery"


# ------------------------------------------------------------------------------------ clearing


@pytest.mark.rule("HL-7.2i", "HL-6.2h", "HL-1.3p")
def test_counters_return_to_cup_and_supply_and_sa_is_gone() -> None:
    row = next(n for n, each in enumerate(KIT.cup) if each.site == "sa_6")
    flier = aircraft("hunter", "", loads=("mk82",), pods=("ecm",), sa=2)
    counters = [
        counter("site", "sa_6", "center", 1, row=row),
        counter("bomber", "tu_16", "center", 2, row=0, bombers=1, objective=True),
        counter("site", "sa_7", "center", 3, objective=True),
    ]
    s = mission(NEAR, [flier], counters, steps=[ClearDisplay()])
    sites, bombers, left = s.cup[row], s.bomber_cup[0], sum(s.cup)
    settle(s)
    assert (s.cup[row], s.bomber_cup[0], sum(s.cup)) == (sites + 1, bombers + 1, left + 1)
    assert s.flown.counters == []
    assert (flier.loads, flier.pods, flier.sa) == ([], [], 0)


@pytest.mark.rule("HL-7.2i", "HL-2.6e")
def test_h12_what_was_not_fired_goes_back_to_the_supply_and_its_price_does_not() -> None:
    s = mission(NEAR, [aircraft("hunter", "", loads=("gbu16",))], steps=[ClearDisplay()])
    before, so = arming_rules.supply_left(s, KIT, "gbu16"), s.so
    settle(s)
    assert arming_rules.supply_left(s, KIT, "gbu16") == before + 1
    assert s.so == so


# ------------------------------------------------------------------------------------- rescued


@pytest.mark.rule("HL-7.2e")
def test_ex_153_h23_a_rescued_pilot_flies_from_the_next_day() -> None:
    lost = Member("banzai", 2, xp=2, stress=6, missing=True)
    s = campaign(squadron=[lost, member("hunter")], steps=[Rescue("banzai", "HL-7.1a"), Recovery()])
    assert flights.fit_pilots(s, KIT) == ["hunter"]
    settle(s)
    # No recovery on the Day of the rescue: he comes back with exactly this Stress.
    assert (lost.missing, lost.stress, lost.xp) == (False, 3, 3)
    changes_pilots.begin_day(s)
    assert flights.fit_pilots(s, KIT) == ["banzai", "hunter"]
    s.then(Recovery())
    settle(s)
    assert lost.stress == 1


@pytest.mark.rule("HL-7.2e")
def test_a_rescue_during_a_mission_puts_nobody_on_it() -> None:
    s = mission(NEAR, [aircraft("hunter", "")], steps=[Rescue("banzai", "HL-7.1a")])
    s.squadron.append(Member("banzai", 2, missing=True))
    settle(s)
    assert [each.pilot for each in s.flown.flight] == ["hunter"]


@pytest.mark.rule("HL-9.7e")
def test_of_a_rescued_pilot_and_his_replacement_one_stays() -> None:
    lost = Member("banzai", 2, missing=True, replacement_tried=True, replaced_by="wolf")
    s = campaign(squadron=[lost, member("wolf")], steps=[Rescue("banzai", "HL-7.1a"), Recovery()])
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.rule == "HL-9.7e"
    assert choice.actions == (ChoosePilot("banzai"), ChoosePilot("wolf"))
    assert [each.rule for each in play(s, ChoosePilot("banzai"))] == ["HL-9.7e"]
    assert (s.member("banzai").here, s.member("wolf").here) == (True, False)
    assert doubles(s) == []
    s.then(KeepOne("banzai", "wolf"))
    s.member("wolf").removed = False
    play(s, ChoosePilot("wolf"))
    assert (s.member("banzai").here, s.member("wolf").here) == (False, True)


@pytest.mark.rule("HL-9.7e")
def test_a_replacement_who_is_missing_himself_raises_no_question() -> None:
    lost = Member("banzai", 2, missing=True, replacement_tried=True, replaced_by="wolf")
    other = member("wolf", missing=True)
    s = campaign(squadron=[lost, other], steps=[Rescue("banzai", "HL-7.1a")])
    settle(s)
    assert doubles(s) == []
    other.missing = False
    assert doubles(s) == [("banzai", "wolf")]


@pytest.mark.rule("HL-7.2g", "HL-2.6e")
def test_h18_what_damage_took_helps_nobody_and_is_not_refunded() -> None:
    s = home(down("banzai"), aircraft("shifty", "", loads=("gbu16",)))
    so = s.so
    changes_flight.damage(s, KIT, "shifty", "home_bound", lambda _: None, "HL-6.11c")
    die(s)
    assert s.so == so
    assert s.flown.record("shifty").expended == []
