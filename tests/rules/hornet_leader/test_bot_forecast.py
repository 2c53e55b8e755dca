"""What a Target and a load come to, told for a person from rollouts."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from desktop.rules import engine
from desktop.rules.core import Chance, Setup
from desktop.rules.hornet_leader.actions_campaign import DrawTarget, FinishArming, SelectTargets
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.bot_forecast import mission_forecast
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.bot_rollout import draw, simulate_mission
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget, primaries
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import data

GAME = HornetLeader(data())


def never() -> bool:
    return False


@cache
def reached(step: type[DrawTargets | SelectTarget | Arming]) -> bytes:
    """Return the first position of a campaign at a step, with a card drawn."""
    rng, policy = Random(2), Policy(GAME.kit)
    s, _, decision = engine.start(GAME, Setup("", (PLAYER,)))
    while not (isinstance(s.steps[-1], step) and (s.drawn or s.mission)):
        assert decision is not None
        if isinstance(decision, Chance):
            action = draw(decision, rng)
        elif isinstance(s.steps[-1], DrawTargets):
            action = DrawTarget() if not s.drawn else decision.actions[-1]
        elif isinstance(s.steps[-1], SelectTarget):
            action = SelectTargets(primaries(s, GAME.kit)[0])
        else:
            action = policy.decide(s, decision.actions)[0]
        _, decision = engine.carry_out(GAME, s, action)
    return GAME.encode(s)


def at(step: type[DrawTargets | SelectTarget | Arming]) -> State:
    return GAME.decode(reached(step))


@pytest.mark.rule("HL-4.2")
@pytest.mark.parametrize("step", [DrawTargets, SelectTarget])
def test_a_card_is_foreseen_as_soon_as_it_is_drawn(step: type[DrawTargets | SelectTarget]) -> None:
    s = at(step)
    target = primaries(s, GAME.kit)[0]
    before = GAME.encode(s)
    view = GAME.view(s, PLAYER)
    found = GAME.foresee(view, SelectTargets(target), 3, Random(5), never)
    again = GAME.foresee(view, SelectTargets(target), 3, Random(5), never)
    assert found == again
    assert found.trials == 3
    assert 0 <= found.means["destroyed"] <= 1
    assert GAME.encode(view.state) == before


@pytest.mark.rule("HL-4.5")
def test_a_flight_on_the_bench_is_foreseen_as_it_is_armed() -> None:
    s = at(Arming)
    view = GAME.view(s, PLAYER)
    found = GAME.foresee(view, None, 4, Random(5), never)
    plain = simulate_mission(GAME, s, 4, Random(5), never, first=FinishArming())
    assert mission_forecast(found) == plain
    assert plain.trials == 4


def test_a_stop_leaves_nothing_to_tell() -> None:
    view = GAME.view(at(Arming), PLAYER)
    assert GAME.foresee(view, None, 4, Random(5), lambda: True).trials == 0
