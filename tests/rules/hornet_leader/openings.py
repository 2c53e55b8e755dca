"""Campaigns that the autopilot has begun: whole positions, whose missions can be played on."""

from __future__ import annotations

from functools import cache
from random import Random

from desktop.rules import engine
from desktop.rules.core import Chance, Setup
from desktop.rules.hornet_leader.actions_campaign import DrawTarget, SelectTargets
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.bot_rollout import draw
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget, primaries
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import AnyStep, State
from tests.rules.hornet_leader.positions import GAME


def opening(step: type[AnyStep]) -> State:
    """Return the first position of a campaign at a step; a card is drawn before the next."""
    return GAME.decode(_stored(step))


@cache
def _stored(step: type[AnyStep]) -> bytes:
    rng, policy = Random(2), Policy(GAME.kit)
    s, _, decision = engine.start(GAME, Setup("", (PLAYER,)))
    while not isinstance(s.steps[-1], step) or (step is DrawTargets and not s.drawn):
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
