"""Who goes home, where the others begin, and what they drop (HL-5.2, HL-5.3, HL-6.1)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Choice, Refused, T, Text
from desktop.rules.hornet_leader import arming_rules, placing, refusals
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    ChooseSide,
    Done,
    DropGround,
    Expend,
    FinishPlacing,
    Put,
)
from desktop.rules.hornet_leader.effects_data import (
    AltitudeEffect,
    ForbidEffect,
    StartAreasEffect,
)
from desktop.rules.hornet_leader.events_flight import Expended, WentHome
from desktop.rules.hornet_leader.placing import AbortDecision, Jettison, PlaceAircraft
from desktop.rules.hornet_leader.records import Aircraft, Standing
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import KIT, aircraft, asked, mission, play

STAND_OFF = {area.id for area in KIT.areas.values() if area.entry}


def on(step: Any, *flight: Aircraft, **fields: Any) -> State:
    return mission(5, flight, steps=[step], **fields)


def two(step: Any) -> State:
    """Return a step before the display, of one with weapons and one with a Pod."""
    hunter = aircraft("hunter", "", loads=("mk82", "aim9"), sa=1)
    return on(step, hunter, aircraft("wolf", "", pods=("ecm",)))


def offered(s: State) -> tuple[Any, ...]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    return choice.actions


def why(s: State, *picks: str) -> str:
    return refusals.why_not(s, KIT, 0, picks).rule


@pytest.mark.rule("HL-5.3a")
def test_nobody_is_placed_of_a_flight_that_went_home() -> None:
    s = two(PlaceAircraft())
    assert PlaceAircraft().asks(s, KIT)
    assert isinstance(asked(s), Choice)
    for each in s.flown.flying():
        each.aborted = True
    assert not PlaceAircraft().asks(s, KIT)
    assert PlaceAircraft().decision(s, KIT) is None


# --------------------------------------------------------------------------------------- abort


@pytest.mark.rule("HL-5.2a")
def test_none_some_or_all_abort() -> None:
    s = two(AbortDecision())
    assert offered(s) == (Abort("hunter"), Abort("wolf"), Done())
    play(s, Done())
    assert len(s.flown.flying()) == 2
    s = two(AbortDecision())
    told = play(s, Abort("wolf"))
    assert [each.pilot for each in told if isinstance(each, WentHome)] == ["wolf"]
    assert offered(s) == (Abort("hunter"), Done())
    assert why(s, *Abort("wolf").picks) == "HL-5.2a"
    play(s, Abort("hunter"))
    assert s.flown.flying() == []
    assert asked(s) is None


@pytest.mark.rule("HL-5.2b")
def test_what_aborts_brings_its_weapons_back_and_no_so() -> None:
    s = two(AbortDecision())
    before, so = arming_rules.supply_left(s, KIT, "mk82"), s.so
    play(s, Abort("hunter"))
    gone = s.flown.aircraft("hunter")
    assert (gone.loads, gone.pods, gone.sa, gone.area) == ([], [], 0, "")
    assert arming_rules.supply_left(s, KIT, "mk82") == before + 1
    assert s.so == so
    assert s.flown.record("hunter").aborted


@pytest.mark.rule("HL-5.2c")
def test_who_does_not_abort_takes_part() -> None:
    s = two(AbortDecision())
    s.then(AbortDecision(), PlaceAircraft())
    play(s, Abort("wolf"), Done())
    s.steps[:] = [PlaceAircraft()]
    assert {each.pilot for each in offered(s)} == {"hunter"}
    assert why(s, *Put("wolf", "so_north_east", True).picks) == "HL-5.2c"


# --------------------------------------------------------------------------------------- place


@pytest.mark.rule("HL-5.3a", "HL-1.3a")
def test_aircraft_begin_in_any_stand_off_area_high_or_low() -> None:
    s = on(PlaceAircraft(), aircraft("hunter", ""))
    places = {(each.area, each.high) for each in offered(s) if isinstance(each, Put)}
    assert places == {(area, high) for area in STAND_OFF for high in (True, False)}
    assert len(STAND_OFF) == 8
    play(s, Put("hunter", "so_south_west", False))
    assert (s.flown.flight[0].area, s.flown.flight[0].high) == ("so_south_west", False)
    with pytest.raises(Refused):
        play(s, Put("hunter", "center", True))
    assert why(s, *Put("hunter", "center", True).picks) == "HL-5.3a"


@pytest.mark.rule("HL-5.3a")
def test_all_places_are_confirmed_together_and_may_be_shared() -> None:
    s = two(PlaceAircraft())
    play(s, Put("hunter", "so_north_east", True))
    assert FinishPlacing() not in offered(s)
    assert why(s, *FinishPlacing().picks) == "HL-5.3a"
    play(s, Put("wolf", "so_north_east", False), Put("hunter", "so_north_east", False))
    play(s, FinishPlacing())
    assert [(each.area, each.high) for each in s.flown.flight] == [("so_north_east", False)] * 2
    assert s.steps == []


@pytest.mark.rule("HL-5.3a")
def test_an_event_can_hold_all_to_one_side() -> None:
    s = two(PlaceAircraft())
    s.flown.standing.append(Standing(StartAreasEffect(), "mission", "event:1:bound"))
    assert offered(s) == tuple(map(ChooseSide, ("north", "east", "south", "west")))
    play(s, ChooseSide("south"))
    areas = {each.area for each in offered(s) if isinstance(each, Put)}
    assert areas == {area for area in STAND_OFF if KIT.areas[area].side == "south"}
    assert len(areas) == 2
    assert why(s, *Put("hunter", "so_north_east", True).picks) == "HL-5.3a"
    play(s, Put("hunter", "so_south_east", True), Put("wolf", "so_south_west", True))
    play(s, FinishPlacing())


@pytest.mark.rule("HL-5.3a")
def test_an_event_can_hold_aircraft_at_an_altitude() -> None:
    s = two(PlaceAircraft())
    held = Standing(
        AltitudeEffect(who="random", set="L"), "mission", "event:1:bound", pilots=("wolf",)
    )
    s.flown.standing.append(held)
    puts = [each for each in offered(s) if isinstance(each, Put)]
    assert {each.high for each in puts if each.pilot == "wolf"} == {False}
    assert {each.high for each in puts if each.pilot == "hunter"} == {True, False}
    assert why(s, *Put("wolf", "so_north_east", True).picks) == "HL-5.3a"
    s.flown.standing.append(Standing(ForbidEffect("high"), "turn2", "event:1:bound"))
    assert {each.high for each in offered(s) if isinstance(each, Put)} == {False}


@pytest.mark.rule("HL-5.2d")
def test_nobody_left_is_not_asked_for_a_place() -> None:
    s = on(PlaceAircraft(), aircraft("hunter", "", aborted=True))
    assert asked(s) is None


# ------------------------------------------------------------------------------------- jettison


@pytest.mark.rule("HL-6.1a")
def test_any_counter_may_be_jettisoned_pods_too() -> None:
    s = two(Jettison())
    drops = (Expend("hunter", "mk82"), Expend("hunter", "aim9"), Expend("wolf", "ecm"))
    assert offered(s) == (Done(), *drops, DropGround())
    told = play(s, Expend("wolf", "ecm"), Expend("hunter", "aim9"))
    assert [each.items for each in told if isinstance(each, Expended)] == [("ecm",), ("aim9",)]
    assert s.flown.aircraft("wolf").pods == []
    assert s.flown.record("hunter").expended == ["aim9"]
    play(s, Done())
    assert s.flown.aircraft("hunter").loads == ["mk82"]
    assert s.steps == []


@pytest.mark.rule("HL-6.1a")
def test_all_air_to_ground_counters_go_at_once() -> None:
    flight = [
        aircraft("hunter", loads=("mk82", "aim9", "mk82")),
        aircraft("wolf", loads=("mk84",), pods=("ecm",)),
    ]
    s = on(Jettison(), *flight)
    play(s, DropGround())
    assert [each.loads for each in s.flown.flight] == [["aim9"], []]
    assert DropGround() not in offered(s)
    assert Expend("wolf", "ecm") in offered(s)


@pytest.mark.rule("HL-6.1a")
def test_with_nothing_to_jettison_nothing_is_asked() -> None:
    assert asked(on(Jettison(), aircraft("hunter"))) is None
    s = two(Jettison())
    assert why(s, *Expend("wolf", "mk82").picks) == "HL-6.1a"
    s.flown.aircraft("wolf").aborted = True
    assert why(s, *Expend("wolf", "ecm").picks) == "HL-6.1a"


def test_h37_nothing_can_be_bought_or_loaded_after_the_event() -> None:
    kinds: set[str] = set()
    for step in (AbortDecision(), PlaceAircraft(), Jettison()):
        kinds |= {type(each).__name__ for each in offered(two(step))}
    assert kinds == {"Abort", "Done", "Put", "Expend", "DropGround"}


# ------------------------------------------------------------------------------------- refusals


def reason(s: State, *picks: str) -> Text:
    """Return what is said about something that was pointed at, without its values."""
    return T("hornet_leader", refusals.why_not(s, KIT, 0, picks).text.source)


def test_each_refusal_gives_its_own_reason() -> None:
    s = two(AbortDecision())
    s.flown.aircraft("wolf").aborted = True
    assert reason(s, *Abort("wolf").picks) == placing.GONE
    s = two(PlaceAircraft())
    s.flown.aircraft("wolf").aborted = True
    s.flown.standing.append(Standing(ForbidEffect("high"), "mission", "event:1:bound"))
    assert reason(s, *FinishPlacing().picks) == placing.NOT_ALL
    assert reason(s, *Put("wolf", "so_north_east", True).picks) == placing.GONE
    assert reason(s, *Put("hunter", "center", True).picks) == placing.ONLY_STAND_OFF
    assert reason(s, "pilot:hunter", "app_north") == placing.ONLY_STAND_OFF
    assert reason(s, *Put("hunter", "so_north_east", True).picks) == placing.HELD
    others = (placing.HELD, placing.ONLY_STAND_OFF, placing.ONE_SIDE, placing.GONE)
    assert reason(s, *Put("hunter", "so_north_east", False).picks) not in others
    assert reason(s, "altitude:high") not in others
    s.steps[:] = [PlaceAircraft("south")]
    assert reason(s, *Put("hunter", "so_north_east", False).picks) == placing.ONE_SIDE
    assert reason(s, *Put("hunter", "so_south_east", False).picks) not in others
    assert reason(s, "pilot:hunter") not in others
    s = two(Jettison())
    assert reason(s, *Expend("wolf", "mk82").picks) == placing.NOT_CARRIED
    s.flown.aircraft("wolf").aborted = True
    assert reason(s, *Expend("wolf", "mk82").picks) == placing.GONE
    assert reason(s, "item:mk82") not in (placing.NOT_CARRIED, placing.GONE)


@pytest.mark.rule("HL-5.2a", "HL-5.3a", "HL-6.1a")
def test_each_question_and_event_names_its_rule() -> None:
    s = two(PlaceAircraft())
    s.flown.standing.append(Standing(StartAreasEffect(), "mission", "event:1:bound"))
    for step, rule in ((AbortDecision(), "HL-5.2a"), (Jettison(), "HL-6.1a")):
        choice = asked(two(step))
        assert isinstance(choice, Choice)
        assert choice.rule == rule
    for action, rules in (
        (ChooseSide("south"), []),
        (Put("hunter", "so_south_east", True), ["HL-5.3a"]),
    ):
        choice = asked(s)
        assert isinstance(choice, Choice)
        assert choice.rule == "HL-5.3a"
        assert [each.rule for each in play(s, action)] == rules
    s = two(Jettison())
    told = play(s, Expend("hunter", "aim9"), DropGround())
    assert [each.rule for each in told] == ["HL-6.1a", "HL-6.1a"]
