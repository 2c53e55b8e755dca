"""Missions played to their end in thought: by the engine, with the policy and dice of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Rolled, T, Text
from desktop.rules.hornet_leader.actions_campaign import FinishArming
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.bot_policy import UNLISTED, Policy
from desktop.rules.hornet_leader.bot_words import number, percent

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.rules.hornet_leader.records import MissionRecord
    from desktop.rules.hornet_leader.state import State

Stop = Callable[[], bool]

LONGEST = 3000
"""Decisions after which a rollout is given up as endless."""


class MissionForecast(msgspec.Struct, frozen=True):
    """What a number of rollouts of a mission came to."""

    trials: int
    destroyed: float
    """The share of them in which the Target was Destroyed."""
    lost: float
    """Aircraft lost in a mission."""
    stress: float
    """Stress gained by each Pilot in a mission, that of the Target included."""
    total_stress: float
    """Stress gained by all Pilots together."""

    def with_more(self, other: MissionForecast) -> MissionForecast:
        """Return what both numbers of rollouts came to together."""
        trials = self.trials + other.trials
        if not trials:
            return self

        def mean(mine: float, others: float) -> float:
            return (mine * self.trials + others * other.trials) / trials

        return MissionForecast(
            trials,
            mean(self.destroyed, other.destroyed),
            mean(self.lost, other.lost),
            mean(self.stress, other.stress),
            mean(self.total_stress, other.total_stress),
        )

    def text(self) -> Text:
        """Return the forecast in a line."""
        words = T(
            "hornet_leader",
            "{destroyed} % Destroyed, {lost} Aircraft lost, {stress} Stress per Pilot,"
            " {trials} trials",
        )
        return words.of(
            destroyed=percent(self.destroyed),
            lost=number(self.lost),
            stress=number(self.stress),
            trials=self.trials,
        )


NO_FORECAST = MissionForecast(0, 0.0, 0.0, 0.0, 0.0)


def simulate_mission(
    game: HornetLeader,
    state: State,
    trials: int,
    rng: Random,
    stop: Stop,
    *,
    first: Action | None = None,
) -> MissionForecast:
    """Return what a mission will probably come to; the state stays as it is.

    ``state`` waits at a decision before the mission, such as ``SelectTarget`` (``first`` is then
    the selection), or on it. While the flight is armed it takes off as it is, unless ``first`` is
    another action. ``stop`` is asked before each trial; there may be none at all.
    """
    if first is None and isinstance(state.steps[-1], Arming):
        first = FinishArming()
    stored = game.encode(state)
    records: list[MissionRecord] = []
    while len(records) < trials and not stop():
        record = play_mission(game, game.decode(stored), rng, first)
        if record is not None:
            records.append(record)
        elif not records:
            break
    return _summed_up(records)


def play_mission(
    game: HornetLeader, state: State, rng: Random, first: Action | None = None
) -> MissionRecord | None:
    """Play a state to the end of its next mission, and return the log of that.

    ``None`` if no mission is flown. The state is changed.
    """
    policy = Policy(game.kit)
    logged = len(state.missions)
    action = first
    for _ in range(LONGEST):
        if action is None:
            action = _answer(game, state, policy, rng)
        engine.replay(game, state, action)
        action = None
        over = state.outcome is not None or not state.steps
        if len(state.missions) > logged and (over or not _on_mission(state, logged)):
            record = state.missions[logged]
            return record if record.flight else None
        if over:
            return None
    return None


def _on_mission(state: State, logged: int) -> bool:
    """Return whether the mission that was logged first is not over yet."""
    mission = state.mission
    return mission is not None and mission.target == state.missions[logged].target


def _answer(game: HornetLeader, state: State, policy: Policy, rng: Random) -> Action:
    step = state.steps[-1]
    if isinstance(step, UNLISTED):
        return policy.decide(state)[0]
    asked = step.decision(state, game.kit)
    assert asked is not None
    return draw(asked, rng) if isinstance(asked, Chance) else policy.decide(state, asked.actions)[0]


def draw(chance: Chance, rng: Random) -> Action:
    """Return a random answer of dice or deck."""
    if chance.roll is not None:
        sides = chance.roll.sides
        return Rolled(tuple(rng.randint(1, sides) for _ in range(chance.roll.count)))
    return rng.choices(chance.outcomes, chance.weights or None)[0]


def _summed_up(records: list[MissionRecord]) -> MissionForecast:
    if not records:
        return NO_FORECAST
    trials = len(records)
    flown = [pilot for record in records for pilot in record.flight]
    total = sum(pilot.stress - pilot.stress_before for pilot in flown)
    return MissionForecast(
        trials=trials,
        destroyed=sum(record.status == "X" for record in records) / trials,
        lost=sum(pilot.lost is not None for pilot in flown) / trials,
        stress=total / max(len(flown), 1),
        total_stress=total / trials,
    )
