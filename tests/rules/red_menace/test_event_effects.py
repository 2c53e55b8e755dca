"""What each of the 19 events does (RM-8.1 to RM-8.19, RM-10.5.2, RM-11)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Choice, Event, Refused
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_cards import BaseSupport, ReturnBomber
from desktop.rules.red_menace.actions_chance import (
    DrawnBase,
    DrawnBomber,
    DrawnCounter,
    DrawnEvent,
)
from desktop.rules.red_menace.event_cards import DrawEvent
from desktop.rules.red_menace.event_steps import Reinforce
from desktop.rules.red_menace.events_cards import EventIdle, EventInForce, NoBaseLeft
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.red_movement import MoveFlights, TakeOffs
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, asked, fly, ground, inbound, play, war

SOVIET = " ".join(str(number) for number in range(1, 12))
TABLE = "H I J M S D"
"""The cities that Soviet submarines reach."""


def drawing(scenario: int = 2, **fields: Any) -> State:
    return war(scenario, turn=4, phase=1, steps=[DrawEvent()], **fields)


def idle(told: list[Event]) -> list[str]:
    """Return the rules by which a card did nothing."""
    return [event.rule for event in told if isinstance(event, EventIdle)]


def ready(s: State, unit: str) -> int:
    return len(theatre.in_box(s, unit))


def choice(s: State) -> Choice:
    decision = asked(s)
    assert isinstance(decision, Choice)
    return decision


def lose(s: State, units: str) -> list[int]:
    """Destroy bombers that were aside; return their numbers."""
    numbers = fly(s, units, "0608")
    for number in numbers:
        s.bombers[number].where = "lost"
    return numbers


# ------------------------------------------------------------------------------ 1: Cuba joins


@pytest.mark.rule("RM-8.1a", "RM-8.1b", "RM-8.1c", "RM-8.1d", "RM-9.2.1b")
def test_event_1_sends_the_cuba_flight_and_opens_havana() -> None:
    s = drawing()
    assert "12" not in theatre.red_targets(s, KIT)
    play(s, DrawnEvent(1), 3)
    flight = theatre.flight(s, "CUBA")
    assert (flight.base, flight.hex, flight.target) == ("12", "0617", "L")
    assert flight.bombers == ["il28"] * 3
    assert flight.revealed
    assert ready(s, "mig19_cuba") == 2
    assert "12" in theatre.red_targets(s, KIT)
    assert s.extra_launch == 0


@pytest.mark.rule("RM-8.1a")
def test_the_cuba_flight_moves_in_the_turn_of_its_event() -> None:
    s = drawing()
    play(s, DrawnEvent(1), 4)
    s.then(MoveFlights())
    play(s)
    assert theatre.flight(s, "CUBA").hex == "0516"


@pytest.mark.rule("RM-8.1d", "RM-9.2.1b")
def test_the_cuba_flight_takes_other_targets_from_row_12() -> None:
    s = drawing(ruins="M")
    play(s, DrawnEvent(1), 1)
    assert theatre.flight(s, "CUBA").targets == ["M"]
    row = KIT.target_rows["12"].secondary
    play(s, 1, 2)
    assert row[:2] == ("M", "L")
    assert theatre.flight(s, "CUBA").targets == ["M", "L"]


@pytest.mark.rule("RM-9.3.2e")
def test_event_1_lets_three_more_take_off_after_the_last_take_offs() -> None:
    """EX-LAUNCH-EV1"""
    s = drawing(last_launch=2)
    play(s, DrawnEvent(1), 4)
    assert s.extra_launch == 3
    ground(s, "b47 b47 b47 b47", "K")
    s.phase = 8
    s.then(Launches())
    assert isinstance(asked(s), Choice)


@pytest.mark.rule("RM-9.3.2f")
def test_event_3_lets_nobody_take_off_after_the_last_take_offs() -> None:
    """EX-LAUNCH-EV3"""
    s = drawing(last_launch=2)
    play(s, DrawnEvent(3), DrawnBase("1"), 2)
    ground(s, "b47", "K")
    s.phase = 8
    s.then(Launches())
    assert s.extra_launch == 0
    assert asked(s) is None


# --------------------------------------------------------------------------- new aircraft


@pytest.mark.rule("RM-8.2")
def test_event_2_brings_the_arrow() -> None:
    s = drawing()
    assert ready(s, "arrow") == 0
    play(s, DrawnEvent(2))
    assert ready(s, "arrow") == 1


@pytest.mark.rule("RM-8.3", "RM-9.2.5a")
def test_event_3_sends_the_m50_alone() -> None:
    s = drawing()
    pool = [*s.pool]
    play(s, DrawnEvent(3), DrawnBase("1"), 2)
    flight = theatre.flight(s, "M50")
    assert (flight.bombers, flight.revealed, flight.target) == (["m50"], True, "C")
    assert s.pool == pool
    assert s.cup.size == 35


@pytest.mark.rule("RM-8.3", "RM-9.2.1f")
def test_event_3_is_lost_without_a_soviet_city() -> None:
    """EX-NOBASE"""
    s = drawing(ruins=SOVIET)
    told = play(s, DrawnEvent(3))
    assert idle(told) == ["RM-8.3"]
    assert not s.event_worked
    assert not s.flights
    assert not s.steps


@pytest.mark.rule("RM-8.4")
def test_event_4_brings_the_su9() -> None:
    s = drawing()
    assert ready(s, "su9") == 0
    play(s, DrawnEvent(4))
    assert ready(s, "su9") == 1


# ------------------------------------------------------------------------ 5, 16: from now on


@pytest.mark.rule("RM-8.5a", "RM-8.5c")
def test_event_5_opens_airfields_in_cuba_whether_cuba_is_at_war_or_not() -> None:
    s = drawing()
    told = play(s, DrawnEvent(5))
    assert s.cuba_landings
    assert not s.cuba_in_war
    assert EventInForce("RM-8.5a", 5) in told
    s = drawing(ruins="12", cuba_in_war=True)
    play(s, DrawnEvent(5))
    assert s.cuba_landings


@pytest.mark.rule("RM-8.16")
def test_event_16_lets_sa2_appear_in_ruins() -> None:
    s = drawing()
    assert not s.mobile_sa2
    play(s, DrawnEvent(16))
    assert s.mobile_sa2


# ------------------------------------------------------------------------- 6, 17, 18: aloft


@pytest.mark.rule("RM-8.6", "RM-11.2a")
def test_event_6_bases_the_tu126_by_a_die() -> None:
    s = drawing(ruins="6")
    play(s, DrawnEvent(6))
    play(s, 3)  # Tashkent, which is destroyed.
    assert not theatre.support_base(s, "tu126")
    play(s, 6)
    assert theatre.support_base(s, "tu126") == "11"


@pytest.mark.rule("RM-11.2a")
def test_the_tu126_needs_one_of_its_bases() -> None:
    s = drawing(ruins="4 5 6 7 10 11")
    told = play(s, DrawnEvent(6))
    assert idle(told) == ["RM-11.2a"]
    assert not theatre.support_base(s, "tu126")
    assert not s.steps
    s = drawing(ruins="4 5 6 7 10")
    play(s, DrawnEvent(6), 1, 5, 6)
    assert theatre.support_base(s, "tu126") == "11"


@pytest.mark.rule("RM-8.17", "RM-8.18", "RM-11.1a")
@pytest.mark.parametrize(("number", "unit"), [(17, "kc135"), (18, "ec121")])
def test_the_player_bases_tanker_and_aew(number: int, unit: str) -> None:
    s = drawing(ruins="A")
    play(s, DrawnEvent(number))
    asked_for = choice(s)
    assert asked_for.rule == "RM-11.1a"
    assert asked_for.actions == (BaseSupport(unit, "B"), BaseSupport(unit, "C"))
    for city in "AK":
        refused = s.steps[-1].explain(s, KIT, (f"city:{city}",))
        assert refused is not None
        assert refused.rule == "RM-11.1a"
    assert s.steps[-1].explain(s, KIT, ("city:B",)) is None
    play(s, BaseSupport(unit, "C"))
    assert theatre.support_base(s, unit) == "C"


@pytest.mark.rule("RM-8.17", "RM-8.18", "RM-11.1a")
@pytest.mark.parametrize(("number", "unit"), [(17, "kc135"), (18, "ec121")])
def test_one_base_is_no_choice_and_none_is_no_event(number: int, unit: str) -> None:
    s = drawing(ruins="A C")
    play(s, DrawnEvent(number))
    assert theatre.support_base(s, unit) == "B"
    s = drawing(ruins="A B C")
    assert idle(play(s, DrawnEvent(number))) == ["RM-11.1a"]
    assert not theatre.support_base(s, unit)


@pytest.mark.rule("RM-11.1a")
def test_both_aircraft_may_use_the_same_base() -> None:
    s = drawing()
    play(s, DrawnEvent(17), BaseSupport("kc135", "C"))
    s.then(DrawEvent())
    play(s, DrawnEvent(18), BaseSupport("ec121", "C"))
    assert [theatre.support_base(s, unit) for unit in ("kc135", "ec121")] == ["C", "C"]


@pytest.mark.rule("RM-9.2.4g", "RM-11.3.1a")
def test_the_ec121_reveals_all_formations_at_once() -> None:
    s = drawing()
    inbound(s, "A", "0405", "K")
    inbound(s, "B", "0505", "K", "tu16")
    inbound(s, "C", "0605", "K")
    three = (DrawnBomber("m4"), DrawnBomber("m4"), DrawnBomber("tu95"))
    play(s, DrawnEvent(18), BaseSupport("ec121", "B"), *three, *three)
    assert [flight.bombers for flight in s.flights] == [
        ["m4", "m4", "tu95"],
        ["tu16"],
        ["m4", "m4", "tu95"],
    ]
    assert all(flight.revealed for flight in s.flights)


@pytest.mark.rule("RM-11.1a")
def test_the_tanker_reveals_nothing() -> None:
    s = drawing()
    inbound(s, "A", "0405", "K")
    play(s, DrawnEvent(17), BaseSupport("kc135", "B"))
    assert not s.flights[0].revealed


# ------------------------------------------------------------------- 7, 10: the submarine


@pytest.mark.rule("RM-8.7a")
@pytest.mark.parametrize(
    ("place", "face", "lost"),
    [("0705", 4, True), ("0705", 3, False), ("0605", 4, False), ("0605", 5, True)],
)
def test_event_7_hunts_the_submarine(place: str, face: int, lost: bool) -> None:
    """EX-SUB-ASW"""
    s = drawing()
    s.sub.hex = place
    play(s, DrawnEvent(7), face)
    assert s.sub.where == ("lost" if lost else "sea")


@pytest.mark.rule("RM-8.7b")
def test_event_7_does_nothing_to_a_submarine_without_missiles_or_gone() -> None:
    """EX-SUB-EMPTY"""
    s = drawing()
    s.sub.missiles = 0
    assert idle(play(s, DrawnEvent(7))) == ["RM-8.7b"]
    assert not s.steps
    s = drawing()
    s.sub.missiles = 1
    assert idle(play(s, DrawnEvent(7), 6)) == []
    assert s.sub.where == "lost"
    s = drawing()
    s.sub.where = "lost"
    assert idle(play(s, DrawnEvent(7))) == ["RM-8.7b"]


@pytest.mark.rule("RM-8.10a")
def test_event_10_gives_a_missile() -> None:
    """EX-EV10"""
    s = drawing()
    s.sub.missiles = 0
    play(s, DrawnEvent(10))
    assert s.sub.missiles == 1
    s = drawing()
    play(s, DrawnEvent(10))
    assert s.sub.missiles == 3


@pytest.mark.rule("RM-8.10b")
def test_event_10_does_nothing_for_a_lost_submarine() -> None:
    s = drawing()
    s.sub.where = "lost"
    assert idle(play(s, DrawnEvent(10))) == ["RM-8.10b"]
    assert s.sub.missiles == 2


# ------------------------------------------------------------------------- 9: reinforcements


@pytest.mark.rule("RM-8.9a")
def test_event_9_brings_back_what_has_a_base() -> None:
    """EX-EV9"""
    s = drawing(ruins="T")
    one, other, vulcan = lose(s, "b47 b47 vulcan")
    play(s, DrawnEvent(9))
    bases = {action.city for action in choice(s).actions if isinstance(action, ReturnBomber)}
    assert bases == {*"ABCDHIJKLMNOPQRS"}
    told = play(s, ReturnBomber(one, "B"), ReturnBomber(other, "C"))
    assert [s.bombers[number].at for number in (one, other)] == ["B", "C"]
    assert s.bombers[vulcan].where == "lost"
    assert any(isinstance(event, NoBaseLeft) for event in told)
    assert not s.steps


@pytest.mark.rule("RM-8.9a")
def test_event_9_brings_back_three_of_the_players_choice() -> None:
    s = drawing()
    lost = lose(s, "b47 b52 b58 vulcan")
    play(s, DrawnEvent(9))
    picks = [action.picks for action in choice(s).actions]
    assert len(picks) == len({*picks})
    play(s, ReturnBomber(lost[3], "T"), ReturnBomber(lost[1], "K"), ReturnBomber(lost[2], "K"))
    assert [s.bombers[number].where for number in lost] == ["lost", "ground", "ground", "ground"]
    assert not s.steps


@pytest.mark.rule("RM-8.9a")
def test_reinforcements_keep_to_two_types_and_three_in_london() -> None:
    s = drawing(1)
    ground(s, "b47 b47 b58", "K")
    ground(s, "b47 b47 b47", "L")
    ground(s, "victor valiant", "T")
    ground(s, "b47", "T")
    b52, vulcan = lose(s, "b52 vulcan")
    s.then(Reinforce(3))
    bases = {action.city for action in choice(s).actions if isinstance(action, ReturnBomber)}
    assert "K" not in bases
    assert "L" in bases  # The limit of the start does not bind.
    for number, city, rule in (
        (b52, "K", "RM-9.3.1c"),
        (b52, "E", "RM-8.9a"),
        (b52, "T", "RM-8.9a"),
        (vulcan, "K", "RM-10.1.3j"),
        (vulcan, "T", "RM-10.1.3i"),
    ):
        refused = s.steps[-1].explain(s, KIT, (f"bomber:{number}", f"city:{city}"))
        assert refused is not None
        assert refused.rule == rule
    alive = theatre.grounded_at(s, "K")[0]
    refused = s.steps[-1].explain(s, KIT, (f"bomber:{alive}",))
    assert isinstance(refused, Refused)
    assert refused.rule == "RM-8.9a"


@pytest.mark.rule("RM-8.9a")
def test_reinforcements_that_leave_no_choice_come_by_themselves() -> None:
    s = drawing()
    (vulcan,) = lose(s, "vulcan")
    play(s, DrawnEvent(9))
    assert (s.bombers[vulcan].where, s.bombers[vulcan].at) == ("ground", "T")
    assert not s.steps


@pytest.mark.rule("RM-8.9a")
def test_counters_that_the_scenario_leaves_out_do_not_come_back() -> None:
    """EX-EV9-OUT"""
    s = drawing(5)
    (number,) = lose(s, "b47")
    play(s, DrawnEvent(9))
    chosen = {action.number for action in choice(s).actions if isinstance(action, ReturnBomber)}
    assert chosen == {number}
    play(s, ReturnBomber(number, "B"))
    assert not s.steps
    assert not list(theatre.with_bombers(s, "lost"))


@pytest.mark.rule("RM-8.9b")
def test_event_9_without_losses_does_nothing_and_is_not_kept() -> None:
    s = drawing()
    assert idle(play(s, DrawnEvent(9))) == ["RM-8.9b"]
    assert not s.kept
    assert s.spent == [9]


@pytest.mark.rule("RM-S5.0", "RM-S1.0f")
def test_with_module_s_reinforcements_come_where_they_could_land() -> None:
    s = drawing(terms={"module_s": True})
    (number,) = lose(s, "b52")
    play(s, DrawnEvent(9))
    bases = {action.city for action in choice(s).actions if isinstance(action, ReturnBomber)}
    assert bases == {*"ABCDHIJKLMNOPQRST"}
    play(s, ReturnBomber(number, "T"))
    assert theatre.grounded_at(s, "T") == [number]


# --------------------------------------------------------------------- 11, 12, 14: this turn


@pytest.mark.rule("RM-8.11a")
def test_event_11_holds_this_turn() -> None:
    s = drawing()
    ground(s, "b47", "K")
    play(s, DrawnEvent(11))
    assert s.now.surge


@pytest.mark.rule("RM-8.11b")
def test_event_11_does_nothing_without_a_bomber_on_the_ground() -> None:
    """EX-EV11-NONE"""
    s = drawing()
    fly(s, "b47", "0608")
    assert idle(play(s, DrawnEvent(11))) == ["RM-8.11b"]
    assert not s.now.surge
    assert not s.kept


@pytest.mark.rule("RM-8.12", "RM-9.2.5a")
def test_event_12_blows_for_formations_and_the_m50_but_not_for_cuba() -> None:
    """EX-M50-EV12"""
    s = drawing()
    inbound(s, "A", "0404", "K")
    inbound(s, "M50", "0403", "K", "m50")
    inbound(s, "CUBA", "0617", "I", "il28 il28 il28", base="12")
    play(s, DrawnEvent(12))
    assert s.now.wind == 1
    s.then(MoveFlights())
    start = {flight.key: flight.hex for flight in s.flights}
    play(s)
    flown = {flight.key: KIT.distance(start[flight.key], flight.hex) for flight in s.flights}
    assert flown == {"A": 2, "M50": 3, "CUBA": 1}


@pytest.mark.rule("RM-8.14")
def test_event_14_sends_the_last_formation_and_nothing_else() -> None:
    """EX-EV14"""
    s = drawing(pool=["J"])
    play(s, DrawnEvent(14))
    assert s.now.echelon
    s.then(TakeOffs())
    play(s, DrawnBase("9"), 1)
    assert [flight.key for flight in s.flights] == ["J"]
    assert not s.steps


@pytest.mark.rule("RM-8.14")
def test_event_14_does_nothing_when_all_have_taken_off() -> None:
    s = drawing(pool=[])
    assert idle(play(s, DrawnEvent(14))) == ["RM-8.14"]
    assert not s.now.echelon


# ------------------------------------------------------------------- 15: Soviet submarines


@pytest.mark.rule("RM-8.15", "RM-10.5.2a")
def test_event_15_misses_on_4() -> None:
    """EX-EV15-MISS"""
    s = drawing()
    play(s, DrawnEvent(15), 4)
    assert not s.ruins
    assert not s.steps


@pytest.mark.rule("RM-8.15", "RM-10.5.2a", "RM-10.5.2b")
def test_event_15_hits_on_5_and_rolls_again_for_a_ruin() -> None:
    """EX-EV15-REROLL"""
    s = drawing(ruins="H")
    play(s, DrawnEvent(15), 5, 1)
    assert "J" not in s.ruins
    play(s, 3, DrawnCounter("nuke_5"))
    ruin = s.ruins["J"]
    assert (ruin.by, ruin.means, ruin.points) == ("red", "submarine", 5)
    assert s.points == [0, 5]


@pytest.mark.rule("RM-10.5.2a")
def test_event_15_fails_when_the_whole_table_is_destroyed() -> None:
    s = drawing(ruins=TABLE)
    play(s, DrawnEvent(15), 6)
    assert {*s.ruins} == {*TABLE.split()}
    assert not s.steps


@pytest.mark.rule("RM-10.5.2b", "RM-10.3a")
def test_event_15_draws_a_counter_for_washington_too() -> None:
    """EX-DC-SUB"""
    s = drawing()
    lost = ground(s, "b47", "I")
    kept = ground(s, "b47", "H")
    play(s, DrawnEvent(15), 5, 2, DrawnCounter("nuke_8"))
    assert s.points == [0, 8]
    assert s.bombers[lost[0]].where == "lost"
    assert s.bombers[kept[0]].where == "ground"
    assert theatre.nike_hexes(s) == frozenset()


@pytest.mark.rule("RM-8.9a")
def test_two_bases_for_a_reinforcement_are_a_choice() -> None:
    s = drawing(ruins=" ".join("ADHIJKLMNOPQRS"))
    (number,) = lose(s, "b47")
    play(s, DrawnEvent(9))
    assert choice(s).actions == (ReturnBomber(number, "B"), ReturnBomber(number, "C"))
