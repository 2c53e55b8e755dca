"""The turns Over Target, by day and by night (HL-3.1, HL-6.0, HL-9.1)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.hornet_leader.actions_chance import DrawnCounter, DrawnPilot, NightMarker
from desktop.rules.hornet_leader.actions_mission import (
    EndAttacks,
    FinishMoving,
    LeaveDisplay,
    NoSuppression,
    TakeIt,
)
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.defenses import DrawCounters
from desktop.rules.hornet_leader.enemy import EnemyAttacks
from desktop.rules.hornet_leader.events_display import MarkerDrawn, TurnBegan
from desktop.rules.hornet_leader.events_enemy import EnemyAttacked
from desktop.rules.hornet_leader.movement import MoveAircraft, MoveBandits
from desktop.rules.hornet_leader.placing import Jettison
from desktop.rules.hornet_leader.records import Aircraft, Counter
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.steps import CampaignStep
from desktop.rules.hornet_leader.turn import NightOrder, OverTarget, Turn
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    counter,
    dice,
    mission,
    play,
    settle,
)

QUIET = 15
"""A Target without extra Bandits that can be flown at night."""


def over(*flight: Aircraft, target: int = QUIET, night: bool = False) -> State:
    return mission(target, flight, steps=[OverTarget()], night=night)


def to_come(s: State) -> list[CampaignStep]:
    """Return the steps to come, the next first."""
    return list(reversed(s.steps))


@pytest.mark.rule("HL-3.1d", "HL-6.13f")
def test_a_turn_has_its_steps_in_order() -> None:
    s = mission(QUIET, [aircraft("banzai")])
    Turn(1).carry_out(s, KIT, None, lambda _: None)
    assert to_come(s) == [
        DrawCounters("bandit", (), "HL-1.7b"),
        Jettison(),
        AircraftAttacks(True),
        EnemyAttacks(("site", "bandit")),
        AircraftAttacks(False),
        MoveAircraft(),
        MoveBandits(),
        Turn(2),
    ]


@pytest.mark.rule("HL-3.1e", "HL-6.12d", "HL-6.13f")
@pytest.mark.parametrize("limit", [5, 3])
def test_over_target_lasts_as_many_turns_as_there_are(limit: int) -> None:
    s = over(aircraft("banzai", "so_north_east"))
    s.flown.turn_limit = limit
    told, _ = settle(s)
    while asked(s) is not None:
        told += play(s, FinishMoving())
    turns = [(each.turn, each.limit) for each in told if isinstance(each, TurnBegan)]
    assert turns == [(n, limit) for n in range(1, limit + 1)]
    assert s.flown.flight[0].area == ""
    assert len(s.flown.flying()) == 1


@pytest.mark.rule("HL-6.0a")
def test_steps_without_a_possible_action_are_passed_and_logged() -> None:
    s = over(aircraft("banzai", "so_north_east"))
    told, decision = settle(s)
    assert [event.rule for event in told].count("HL-6.0a") == 3
    assert isinstance(decision, Choice)
    assert decision.rule == "HL-6.12a"


@pytest.mark.rule("HL-6.0b")
def test_ex_145_with_the_last_aircraft_over_target_ends() -> None:
    s = over(aircraft("banzai", "so_north_east"))
    s.flown.counters.append(counter("site", "sa_10", "so_north_east"))
    play(s, TakeIt(), dice(1), FinishMoving(), TakeIt(), dice(10))
    assert s.flown.turn == 2
    assert s.flown.flight[0].lost == "over_target"
    assert s.steps == []


@pytest.mark.rule("HL-6.0b")
def test_without_an_aircraft_there_is_no_turn_at_all() -> None:
    s = over(aircraft("banzai", "", lost="target_bound"), aircraft("bug", "", aborted=True))
    assert play(s) == []
    assert (s.steps, s.flown.turn) == ([], 0)


@pytest.mark.rule("HL-6.12c")
def test_when_all_leave_no_turn_follows() -> None:
    s = over(aircraft("banzai", "so_north_east"))
    play(s, LeaveDisplay())
    assert (s.steps, s.flown.turn) == ([], 1)


@pytest.mark.rule("HL-1.7b")
def test_the_bandit_trait_draws_into_the_center_at_the_start_of_every_turn() -> None:
    s = over(aircraft("banzai", "pre_north_central"), target=1)
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert (chance.kind, chance.rule) == ("counter", "HL-1.7b")
    row = next(n for n, each in enumerate(KIT.cup) if each.bandit == "mirage_iii")
    before = s.cup[row]
    play(s, DrawnCounter(row), FinishMoving())
    assert [(each.face, each.area) for each in s.flown.counters] == [("mirage_iii", "app_north")]
    assert s.cup[row] == before - 1
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert s.flown.turn == 2
    row = next(n for n, each in enumerate(KIT.cup) if not each.bandit)
    before = s.cup[row]
    play(s, DrawnCounter(row))
    assert s.cup[row] == before
    assert len(s.flown.counters) == 1


@pytest.mark.rule("HL-3.1d")
def test_a_new_turn_lets_everybody_attack_and_asks_again() -> None:
    flier = aircraft("banzai", fast_attack=True, slow_attack=True, free_attack=True, rolled=True)
    s = mission(QUIET, [flier], calm=10)
    Turn(2).carry_out(s, KIT, None, lambda _: None)
    flags = (flier.fast_attack, flier.slow_attack, flier.free_attack, flier.rolled)
    assert not any(flags)
    assert (s.flown.calm, s.flown.turn) == (-1, 2)


# ---------------------------------------------------------------------------------------- night


def night_scene() -> tuple[State, list[Counter]]:
    """Return a turn at night in which each of the four sides has something to do."""
    flight = [
        aircraft("banzai", "app_north", high=False, loads=("mk82", "mk82")),
        aircraft("pluto", "app_north", high=False, loads=("mk82", "mk82")),
    ]
    counters = [counter("site", "sa_10", "app_south", 1), counter("bandit", "mig_25", "center", 2)]
    s = mission(QUIET, flight, counters, steps=[NightOrder()], turn=1, night=True)
    s.flown.night_left = list(KIT.options["night"].draw)
    return s, counters


@pytest.mark.rule("HL-9.1b")
def test_at_night_the_four_markers_are_equally_likely() -> None:
    s, _ = night_scene()
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.kind == "night"
    assert chance.outcomes == tuple(map(NightMarker, ("fast", "slow", "bandits", "sites")))
    assert chance.weights == (1, 1, 1, 1)


@pytest.mark.rule("HL-9.1b")
def test_ex_162_each_markers_side_acts_completely_before_the_next_draw() -> None:
    s, _ = night_scene()
    s.flown.counters.append(counter("site", "sa_6", "app_north", 3))
    told = play(s, NightMarker("sites"))
    assert [each.marker for each in told if isinstance(each, MarkerDrawn)] == ["sites"]
    attackers = []
    while not (isinstance(found := asked(s), Chance) and found.kind == "night"):
        assert found is not None
        if isinstance(found, Chance):
            told = play(s, dice(1) if found.roll is not None else found.outcomes[0])
        else:
            quiet = [NoSuppression(), TakeIt()]
            told = play(s, next((e for e in quiet if e in found.actions), found.actions[0]))
        attackers += [each.attacker for each in told if isinstance(each, EnemyAttacked)]
    assert sorted(attackers) == ["sa_10#1", "sa_6#3"]
    assert found.outcomes == tuple(map(NightMarker, ("fast", "slow", "bandits")))
    s.steps.insert(0, MoveAircraft())
    play(s, NightMarker("slow"))
    assert s.steps[-1] == AircraftAttacks(False)
    told = play(s, EndAttacks(), NightMarker("bandits"), DrawnPilot("banzai"))
    assert [each.attacker for each in told if isinstance(each, EnemyAttacked)] == ["mig_25#2"]
    # The last marker needs no draw.
    play(s, TakeIt(), dice(1))
    assert s.steps[-1] == AircraftAttacks(True)
    play(s, EndAttacks())
    assert isinstance(s.steps[-1], MoveAircraft)


@pytest.mark.rule("HL-9.1b")
def test_the_attacks_of_a_marker_are_those_of_its_side() -> None:
    s, _ = night_scene()
    s.flown.counters.clear()
    s.flown.counters.append(counter("site", "sa_7", "app_north", 1))
    play(s, NightMarker("slow"))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert {pick for each in choice.actions for pick in each.picks if "pilot:" in pick} == {
        "pilot:pluto"
    }
    play(s, EndAttacks(), NightMarker("fast"))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert {pick for each in choice.actions for pick in each.picks if "pilot:" in pick} == {
        "pilot:banzai"
    }


@pytest.mark.rule("HL-9.1b", "HL-9.1e")
def test_at_night_movement_and_the_rest_of_the_turn_are_those_of_the_day() -> None:
    steps: list[list[CampaignStep]] = []
    for night in (False, True):
        s = mission(QUIET, [aircraft("banzai")], night=night)
        Turn(1).carry_out(s, KIT, None, lambda _: None)
        steps.append(to_come(s))
    day, dark = steps
    assert dark == [*day[:2], NightOrder(), *day[5:]]


@pytest.mark.rule("HL-9.1b")
def test_the_last_marker_needs_no_draw() -> None:
    s, _ = night_scene()
    s.flown.flight.clear()
    told = play(s, *(NightMarker(marker) for marker in ("bandits", "fast", "sites")))
    assert [each.marker for each in told if isinstance(each, MarkerDrawn)] == [
        "bandits",
        "fast",
        "sites",
        "slow",
    ]
    assert s.steps == []


@pytest.mark.rule("HL-3.1d")
def test_every_question_of_a_turn_belongs_to_a_phase() -> None:
    s = over(aircraft("banzai", "app_north"), aircraft("pluto", "app_south"))
    s.flown.counters += [counter("site", "sa_10", "app_east"), counter("bandit", "su_22", "center")]
    phases = []
    for answer in (DrawnPilot("banzai"), TakeIt(), dice(1), FinishMoving(), DrawnPilot("pluto")):
        asked(s)
        phases.append(next(filter(None, (step.phase() for step in to_come(s)))))
        play(s, answer)
    assert phases == ["enemy", "enemy", "enemy", "move", "bandits"]
    dark = mission(QUIET, [aircraft("banzai")], steps=[NightOrder()], night=True)
    assert next(filter(None, (step.phase() for step in to_come(dark)))) == "fast"
