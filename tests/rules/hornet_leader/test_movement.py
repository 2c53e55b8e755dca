"""The movement of Aircraft and of Bandits (HL-6.12, HL-6.13)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from desktop.rules.core import Chance, Choice, Event, Refused
from desktop.rules.hornet_leader import movement_rules
from desktop.rules.hornet_leader.actions_chance import DrawnPilot, PickedArea
from desktop.rules.hornet_leader.actions_mission import FinishMoving, LeaveDisplay, Put
from desktop.rules.hornet_leader.effects_data import AltitudeEffect, AnyEffect, ForbidEffect
from desktop.rules.hornet_leader.events_display import CounterMoved
from desktop.rules.hornet_leader.movement import BanditMove, MoveAircraft, MoveBandits
from desktop.rules.hornet_leader.records import Aircraft, Counter, Standing, Until
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    counter,
    mission,
    play,
)


def moving(*flight: Aircraft, turn: int = 1) -> State:
    return mission(1, flight, steps=[MoveAircraft()], turn=turn)


def options(s: State) -> list[Put]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    return [each for each in choice.actions if isinstance(each, Put)]


def held(s: State, effect: AnyEffect, until: Until, pilots: tuple[str, ...] = ()) -> State:
    s.flown.standing.append(Standing(effect, until, "event:1:bound", pilots=pilots))
    return s


# ------------------------------------------------------------------------------------- Aircraft


@pytest.mark.rule("HL-1.1d", "HL-6.12a", "HL-6.12b")
def test_ex_024_an_aircraft_may_move_one_area_and_change_its_altitude() -> None:
    s = moving(aircraft("bug", "app_east"))
    near = {"app_east", "center", "app_north", "app_south"} | {
        f"pre_east_{part}" for part in ("north", "central", "south")
    }
    everywhere = {Put("bug", area, high) for area in near for high in (True, False)}
    # To stay High where it is, it is not put anew.
    assert len(everywhere) == 14
    assert set(options(s)) == everywhere - {Put("bug", "app_east", True)}


@pytest.mark.rule("HL-6.12a")
def test_an_aircraft_is_put_anew_from_where_it_stood_when_the_step_began() -> None:
    s = moving(aircraft("banzai", "app_north"), aircraft("pluto", "app_south", high=False))
    play(s, Put("banzai", "center", False), Put("pluto", "center", False))
    with pytest.raises(Refused):
        play(s, Put("banzai", "app_west_central", True))
    with pytest.raises(Refused):
        play(s, Put("banzai", "app_south", True))
    play(s, Put("banzai", "app_north", True), Put("banzai", "app_east", False), FinishMoving())
    assert s.steps == []
    places = [(each.area, each.high) for each in s.flown.flight]
    assert places == [("app_east", False), ("center", False)]


@pytest.mark.rule("HL-6.12e")
def test_any_number_of_aircraft_may_share_an_area() -> None:
    flight = ("banzai", "pluto", "teflon", "wedge", "bug", "dingo")
    s = moving(*(aircraft(each, "app_north") for each in flight))
    play(s, *(Put(each, "center", True) for each in flight), FinishMoving())
    assert {each.area for each in s.flown.flight} == {"center"}


@pytest.mark.rule("HL-6.12c")
def test_ex_039_all_aircraft_leave_together() -> None:
    s = moving(aircraft("banzai", "center"), aircraft("pluto", "app_north"), turn=3)
    s.then(s.steps.pop(), MoveBandits())
    s.flown.counters.append(counter("bandit", "mirage_iii", "app_south"))
    play(s, LeaveDisplay())
    assert s.steps == []
    assert [each.area for each in s.flown.flight] == ["", ""]
    assert len(s.flown.flying()) == 2
    assert s.flown.counters[0].area == "app_south"


@pytest.mark.rule("HL-6.12d")
@pytest.mark.parametrize("limit", [3, 5])
def test_ex_040_at_the_end_of_the_last_turn_all_aircraft_are_removed(limit: int) -> None:
    s = moving(aircraft("banzai", "center"), turn=limit)
    s.flown.turn_limit = limit
    told = play(s)
    assert [event.rule for event in told] == ["HL-6.12d"]
    assert s.steps == []
    assert s.flown.flight[0].area == ""


@pytest.mark.rule("HL-6.12a")
def test_aircraft_that_are_gone_do_not_move() -> None:
    gone = aircraft("pluto", "", lost="over_target")
    s = moving(aircraft("banzai", "center"), gone, aircraft("bug", "", aborted=True))
    assert {each.pilot for each in options(s)} == {"banzai"}
    assert asked(moving(gone)) is None


@pytest.mark.rule("HL-6.12b")
@pytest.mark.parametrize(
    ("effect", "levels"),
    [
        (ForbidEffect(what="high", until="turn2"), {False}),
        (ForbidEffect(what="low", until="turn2"), {True}),
        (AltitudeEffect(who="each", set="L", until="turn2"), {False}),
        (AltitudeEffect(who="each", set="H", until="turn2"), {True}),
    ],
)
def test_effects_hold_aircraft_at_an_altitude_as_long_as_they_last(
    effect: AnyEffect, levels: set[bool]
) -> None:
    for turn, left in ((2, levels), (3, {True, False})):
        s = held(moving(aircraft("banzai", "center"), turn=turn), effect, "turn2")
        assert {each.high for each in options(s)} == left


@pytest.mark.rule("HL-6.12b")
def test_an_effect_may_hold_some_aircraft_only() -> None:
    effect = AltitudeEffect(who="random", set="L")
    s = moving(aircraft("banzai", "center"), aircraft("pluto", "center"))
    held(s, effect, "mission", ("pluto",))
    assert {(each.pilot, each.high) for each in options(s)} == {
        ("banzai", True),
        ("banzai", False),
        ("pluto", False),
    }


@pytest.mark.rule("HL-6.12a", "HL-6.12b")
@pytest.mark.parametrize(
    ("picks", "rule"),
    [
        (("pilot:bug",), "HL-6.12a"),
        (("pilot:banzai", "so_north_east"), "HL-6.12a"),
        (("pilot:banzai", "app_north", "altitude:high"), "HL-6.12b"),
        (("pilot:banzai", "center", "altitude:low"), "HL-6.12a"),
        (("button:finish",), None),
    ],
)
def test_it_is_said_why_an_aircraft_cannot_go_there(
    picks: tuple[str, ...], rule: str | None
) -> None:
    s = moving(aircraft("banzai", "center", high=False))
    held(s, ForbidEffect(what="high"), "mission")
    asked(s)
    reason = s.steps[-1].explain(s, KIT, picks)
    assert (reason and reason.rule) == rule


# -------------------------------------------------------------------------------------- Bandits


def chased(counters: Sequence[Counter], *flight: Aircraft) -> State:
    return mission(1, flight, counters, steps=[MoveBandits()], turn=1)


def moves(told: Sequence[Event]) -> list[tuple[str, str]]:
    return [(each.start, each.area) for each in told if isinstance(each, CounterMoved)]


@pytest.mark.rule("HL-6.13b", "HL-6.13c", "HL-6.13d")
def test_ex_041_a_mig_21_in_the_center() -> None:
    bandit = counter("bandit", "mig_21", "center")
    one = chased([bandit], aircraft("banzai", "pre_south_central"))
    assert moves(play(one)) == [("center", "app_south")]

    bandit = counter("bandit", "mig_21", "center")
    north, south = aircraft("banzai", "pre_north_central"), aircraft("pluto", "pre_south_central")
    two = chased([bandit], north, south)
    chance = asked(two)
    assert isinstance(chance, Chance)
    assert (chance.kind, chance.rule) == ("pick", "HL-6.13d")
    assert chance.outcomes == (DrawnPilot("banzai"), DrawnPilot("pluto"))
    assert chance.weights == (1, 1)
    assert moves(play(two, DrawnPilot("banzai"))) == [("center", "app_north")]

    bandit = counter("bandit", "mig_21", "center")
    assert moves(play(chased([bandit], aircraft("banzai", "app_north")))) == []


@pytest.mark.rule("HL-6.13a")
@pytest.mark.parametrize("high", [True, False])
def test_a_bandit_moves_one_area_at_most_whatever_the_altitude(high: bool) -> None:
    bandit = counter("bandit", "mirage_iii", "center")
    s = chased([bandit], aircraft("banzai", "pre_south_central", high=high))
    assert moves(play(s)) == [("center", "app_south")]


@pytest.mark.rule("HL-6.13a", "HL-1.3m")
def test_bandits_move_in_the_standard_order_and_bombers_and_sites_stay() -> None:
    counters = [
        counter("bandit", "mirage_iii", "app_east", 1),
        counter("bandit", "mirage_iii", "center", 2),
        counter("bomber", KIT.bomber_kinds[0].id, "center", 3, bombers=2),
        counter("site", "sa_6", "center", 4),
        counter("bandit", "mirage_iii", "center", 5),
    ]
    s = chased(counters, aircraft("banzai", "pre_east_central"))
    told = [each.key for each in play(s) if isinstance(each, CounterMoved)]
    assert told == ["mirage_iii#2", "mirage_iii#5", "mirage_iii#1"]
    assert [each.area for each in counters[2:4]] == ["center", "center"]


@pytest.mark.rule("HL-6.13b", "HL-10.1q")
def test_ex_146_with_only_an_f35_at_range_2_a_bandit_stays() -> None:
    bandit = counter("bandit", "mig_21", "center")
    assert moves(play(chased([bandit], aircraft("ghost", "pre_south_central")))) == []


@pytest.mark.rule("HL-6.13b", "HL-6.13c", "HL-10.1q")
def test_a_bandit_with_an_f35_at_range_1_goes_for_another_aircraft() -> None:
    bandit = counter("bandit", "mig_21", "center")
    f35, hornet = aircraft("ghost", "app_north"), aircraft("banzai", "pre_south_central")
    assert moves(play(chased([bandit], f35, hornet))) == [("center", "app_south")]
    shadowed = counter("bandit", "mig_21", "center")
    assert moves(play(chased([shadowed], aircraft("ghost", "center"), hornet))) == []


@pytest.mark.rule("HL-6.13e")
def test_ex_147_equally_short_ways_are_picked_at_random() -> None:
    bandit = counter("bandit", "mig_21", "app_east")
    s = chased([bandit], aircraft("banzai", "app_west"))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.rule == "HL-6.13e"
    assert set(chance.outcomes) == set(map(PickedArea, ("center", "app_north", "app_south")))
    assert chance.weights == (1, 1, 1)
    assert moves(play(s, PickedArea("app_south"))) == [("app_east", "app_south")]


@pytest.mark.rule("HL-6.13e")
def test_bandits_may_enter_stand_off_areas() -> None:
    bandit = counter("bandit", "mirage_iii", "pre_north_east")
    s = chased([bandit], aircraft("banzai", "so_north_east"))
    assert moves(play(s)) == [("pre_north_east", "so_north_east")]


@pytest.mark.rule("HL-6.13d")
def test_equally_close_aircraft_in_one_area_need_no_pick() -> None:
    bandit = counter("bandit", "mig_21", "center")
    pair = [aircraft(each, "pre_south_central") for each in ("banzai", "pluto")]
    assert moves(play(chased([bandit], *pair))) == [("center", "app_south")]


@pytest.mark.rule("HL-6.13c")
def test_a_bandit_can_be_made_to_move_away() -> None:
    bandit = counter("bandit", "mig_21", "app_south")
    s = mission(1, [aircraft("banzai", "center")], [bandit])
    s.then(BanditMove(bandit.key, True, "HL-1.6c"))
    chance = asked(s)
    assert isinstance(chance, Chance)
    away = {f"pre_south_{part}" for part in ("east", "central", "west")}
    assert set(chance.outcomes) == set(map(PickedArea, away))
    told = play(s, PickedArea("pre_south_west"))
    assert [event.rule for event in told] == ["HL-1.6c"]


@pytest.mark.rule("HL-6.13c")
def test_a_way_that_does_not_exist_is_no_move() -> None:
    bandit = counter("bandit", "mig_21", "app_south")
    s = mission(1, [aircraft("banzai", "app_south")], [bandit])
    assert movement_rules.steps_towards(KIT, "app_south", "app_south") == ()
    s.then(BanditMove(bandit.key, False, "HL-1.6c"))
    assert moves(play(s)) == []
    assert bandit.area == "app_south"
