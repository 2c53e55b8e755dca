"""The enemy's part of the worked mission (HL-EX-SAMPLE, steps 18 to 45)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.actions_mission import (
    Evade,
    FinishMoving,
    NextEnemy,
    NoSuppression,
    Put,
    StandardOrder,
    Suppress,
)
from desktop.rules.hornet_leader.enemy import EnemyAttacks
from desktop.rules.hornet_leader.events_enemy import AttackFoiled, EnemyAttacked
from desktop.rules.hornet_leader.movement import MoveAircraft, MoveBandits
from desktop.rules.hornet_leader.records import Aircraft, Counter
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    aircraft,
    asked,
    counter,
    dice,
    mission,
    play,
)

NORTH, SOUTH = ("teflon", "banzai"), ("pluto", "blackhawk")
SKILLS = {"blackhawk": 3}
SITES = {
    "sa_6": "app_north",
    "sa_7": "app_east",
    "sa_8b": "app_south",
    "sa_2": "app_west",
    "sa_10": "center",
    "m1939": "center",
}


def enemies(*sites: str, mig: str = "") -> list[Counter]:
    found = [counter("site", site, SITES[site]) for site in sites]
    return [*found, *([counter("bandit", "mig_21", mig)] if mig else [])]


def flight(
    north: str, south: str, loads: dict[str, tuple[str, ...]], *, high: bool = False
) -> list[Aircraft]:
    return [
        aircraft(
            pilot,
            north if pilot in NORTH else south,
            high=high,
            loads=loads.get(pilot, ()),
            pods=("ecm",) if pilot == "blackhawk" else (),
        )
        for pilot in (*NORTH, *SOUTH)
    ]


def fight(fliers: list[Aircraft], counters: list[Counter], turn: int) -> State:
    steps = [EnemyAttacks(("site", "bandit"))]
    return mission(1, fliers, counters, skills=SKILLS, steps=steps, turn=turn)


def candidates(s: State) -> list[str]:
    chance = asked(s)
    assert isinstance(chance, Chance)
    return [each.pilot for each in chance.outcomes if isinstance(each, DrawnPilot)]


@pytest.mark.rule("HL-6.9d", "HL-6.10a", "HL-10.4b")
def test_ex_sample_turn_1_enemy() -> None:
    loads = {
        "teflon": ("aim9",) * 3,
        "banzai": ("agm88", "agm88", "mk20", "mk82", "mk83"),
        "pluto": ("aim9", "agm88", "rockets", "mk84"),
        "blackhawk": ("aim7", "aim7", "mk83", "mk83"),
    }
    fliers = flight("so_north_east", "so_south_west", loads, high=True)
    s = fight(fliers, enemies(*SITES, mig="center"), 1)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.actions == (NextEnemy("sa_10#1"), NextEnemy("sa_2#1"), StandardOrder())
    play(s, NextEnemy("sa_10#1"))
    assert candidates(s) == [*NORTH, *SOUTH]
    told = play(s, DrawnPilot("pluto"), Suppress("banzai", ("agm88",)), dice(5))
    assert [each.how for each in told if isinstance(each, AttackFoiled)] == ["suppressed"]
    assert s.flown.has("sa_10#1")
    assert s.flown.aircraft("banzai").loads.count("agm88") == 1
    assert candidates(s) == [*SOUTH]
    told = play(s, DrawnPilot("blackhawk"), dice(9))
    assert [each.how for each in told if isinstance(each, AttackFoiled)] == ["ecm"]
    assert s.steps == []


@pytest.mark.rule("HL-6.12a", "HL-6.12b", "HL-6.13d")
def test_ex_sample_turn_1_movement() -> None:
    s = mission(
        1,
        flight("so_north_east", "so_south_west", {}, high=True),
        enemies(mig="center"),
        steps=[MoveAircraft(), MoveBandits()],
        turn=1,
    )
    play(
        s,
        *(Put(pilot, "pre_north_central", False) for pilot in NORTH),
        *(Put(pilot, "pre_south_central", False) for pilot in SOUTH),
        FinishMoving(),
    )
    assert candidates(s) == [*NORTH, *SOUTH]
    play(s, DrawnPilot("pluto"))
    assert s.flown.counter("mig_21#1").area == "app_south"


@pytest.mark.rule("HL-6.10f", "HL-6.11b", "HL-10.4c")
def test_ex_sample_turn_2_enemy() -> None:
    loads = {
        "teflon": ("aim9",) * 3,
        "banzai": ("mk20", "mk82", "mk83"),
        "pluto": ("aim9", "rockets", "mk84"),
        "blackhawk": ("aim7", "aim7", "mk83", "mk83"),
    }
    fliers = flight("pre_north_central", "pre_south_central", loads)
    s = fight(fliers, enemies("sa_6", "sa_7", "sa_8b", "sa_2", "m1939", mig="app_south"), 2)
    play(s, NextEnemy("sa_6#1"))
    assert candidates(s) == [*NORTH]
    play(s, DrawnPilot("banzai"), Evade(), dice(1, 4))
    play(s, NextEnemy("sa_8b#1"), DrawnPilot("blackhawk"), dice(3))
    play(s, NoSuppression(), Evade(), dice(4, 9))
    play(s, DrawnPilot("pluto"), NoSuppression(), Evade(), dice(2, 10))
    assert s.steps == []
    stress = [s.member(pilot).stress for pilot in ("banzai", "blackhawk", "pluto", "teflon")]
    assert stress == [2, 2, 2, 0]


@pytest.mark.rule("HL-6.9f", "HL-1.3e")
def test_ex_sample_turn_3_enemy() -> None:
    s = fight(flight("app_north", "app_south", {}), enemies("sa_7", "sa_2", "m1939"), 3)
    assert not [event for event in play(s) if isinstance(event, EnemyAttacked)]
    assert s.steps == []


@pytest.mark.rule("HL-6.10a", "HL-6.10f", "HL-6.11c")
def test_ex_sample_turn_4_enemy_and_the_end() -> None:
    loads = {"teflon": ("aim9",) * 3, "pluto": ("aim9", "mk84"), "blackhawk": ("aim7",)}
    fliers = flight("center", "center", loads)
    s = fight(fliers, enemies("sa_7", "sa_2", "m1939", mig="center"), 4)
    s.flown.turn_limit = 4
    s.then(s.steps.pop(), MoveAircraft(), MoveBandits())
    told = play(
        s, NextEnemy("mig_21#1"), DrawnPilot("pluto"), Suppress("teflon", ("aim9",)), dice(7)
    )
    assert [each.how for each in told if isinstance(each, AttackFoiled)] == ["suppressed"]
    assert s.flown.has("mig_21#1")
    play(s, DrawnPilot("teflon"), Suppress("banzai"))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    gun = chance.roll.parts[0]
    assert (gun.steps, sum(amount for _, amount in gun.modifiers)) == ((8,), 2)
    play(s, dice(3), Evade(), dice(6, 10))
    teflon = s.flown.aircraft("teflon")
    assert (teflon.damaged, teflon.loads, s.member("teflon").stress) == (True, [], 4)
    assert s.steps == []
    assert [each.area for each in s.flown.flight] == [""] * 4
    assert len(s.flown.flying()) == 4
