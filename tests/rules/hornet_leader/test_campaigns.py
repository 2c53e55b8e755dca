"""Whole campaigns of a random player: none stops, every state is sound and can be kept."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import msgspec
import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Decision, Event, Refused, Rolled, Setup
from desktop.rules.hornet_leader.actions_campaign import (
    AssignPilot,
    Enlist,
    FinishArming,
    FinishAssigning,
    FinishSquadron,
    Fly,
    FlyAtNight,
    Load,
    UnassignPilot,
)
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    Attack,
    Done,
    Expend,
    FinishMoving,
    FinishPlacing,
    Put,
)
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.records import PLAYER, TARGET
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import GAME, KIT

TOO_LONG = 20_000
LUCK = 0.5
"""How often dice are kind: else hardly a Target would be Destroyed."""


def any_setup(rng: Random) -> Setup:
    """Return a setup that the game accepts."""
    while True:
        chosen: dict[str, Any] = {
            "campaign": rng.choice(list(KIT.campaigns)),
            "length": rng.choice(("short", "medium")),
            "service": rng.choice(("navy", "marine")),
        }
        chosen |= {each: True for each in KIT.options if rng.random() < 0.4}
        chosen |= {rng.choice(list(KIT.adjustments)): True}
        setup = Setup("", (PLAYER,), chosen)
        try:
            GAME.new(setup)
        except Refused:
            continue  # Such as a large deck without Marines.
        return setup


def answer(s: State, asked: Decision, rng: Random) -> Action:
    """Return what chance or a careless player answers."""
    if isinstance(asked, Chance):
        return _chance(asked, rng)
    actions = _sensible(s, asked)
    return rng.choice(actions if actions and rng.random() < 0.9 else asked.actions)


def _chance(asked: Chance, rng: Random) -> Action:
    if asked.roll is None:
        return rng.choices(asked.outcomes, asked.weights)[0]
    low, high = (1, asked.roll.sides)
    if rng.random() < LUCK:
        low, high = (low, 5) if asked.kind == "enemy_die" else (5, high)
    return Rolled(tuple(rng.randint(low, high) for _ in range(asked.roll.count)))


def _sensible(s: State, asked: Choice) -> list[Action]:
    """Return the actions that lead on: a full flight with bombs over the Target."""
    kinds: tuple[type[Action], ...] = (Enlist, FinishSquadron, AssignPilot, FinishAssigning)
    kinds = (*kinds, FlyAtNight, Load, FinishArming, Fly, FinishPlacing, Attack)
    for kind in kinds:
        found = [each for each in asked.actions if isinstance(each, kind)]
        aimed = [each for each in found if getattr(each, "enemy", TARGET) == TARGET]
        if found:
            return aimed or found
    if FinishMoving() in asked.actions:
        puts = [each for each in asked.actions if isinstance(each, Put)]
        return [each for each in puts if _nearer(s, each)] or [FinishMoving()]
    if any(isinstance(each, Abort | Expend) for each in asked.actions) and Done() in asked.actions:
        return [Done()]
    return [each for each in asked.actions if getattr(each, "secondary", 0)] or [
        each for each in asked.actions if not isinstance(each, UnassignPilot)
    ]


def _nearer(s: State, put: Put) -> bool:
    now = s.flown.aircraft(put.pilot).area
    nearer: bool = KIT.distance(put.area, "center") < KIT.distance(now, "center")
    return nearer and not put.high


def campaign_of(seed: int, game: HornetLeader = GAME) -> tuple[State, list[Event]]:
    """Play a campaign to its end, looking at every state on the way."""
    rng = Random(seed)
    setup = any_setup(rng)
    s, told, asked = engine.start(game, setup)
    for number in range(TOO_LONG):
        if asked is None:
            return s, told
        action = answer(s, asked, rng)
        more, asked = engine.apply(game, s, action, asked)
        told += more
        assert game.check(s) == [], (setup, number, action)
        assert asked is None or s.steps[-1].asks(s, game.kit)
        if number % 20 == 0:
            kept = game.encode(s)
            assert game.decode(kept) == s
            assert game.encode(game.decode(kept)) == kept
    raise AssertionError(f"{setup} does not end.")


@pytest.mark.rule("HL-3.1a", "HL-8.13a")
@pytest.mark.parametrize("seed", [0, 5, 7, 8, 10])
def test_a_random_campaign_ends_and_every_state_on_the_way_is_sound(seed: int) -> None:
    s, told = campaign_of(seed)
    assert s.outcome is not None
    assert s.evaluation
    assert len({each.day for each in s.missions}) == s.day
    for event in told:
        assert event.rule
        event.text(KIT)
        event.places(KIT)


def test_random_campaigns_destroy_and_damage_targets_and_fly_twice_a_day() -> None:
    s, _ = campaign_of(11)
    assert {each.status for each in s.missions} == {"X", "D", "O"}
    assert any(each.secondary for each in s.missions)


@pytest.mark.rule("HL-1.5a")
def test_call_signs_have_no_effect_on_play() -> None:
    other = copy.copy(GAME)
    other.kit = copy.copy(KIT)
    other.kit.pilots = {
        key: msgspec.structs.replace(pilot, callsign=f"Number {number}")
        for number, (key, pilot) in enumerate(KIT.pilots.items())
    }
    assert campaign_of(5, other)[0] == campaign_of(5)[0]
