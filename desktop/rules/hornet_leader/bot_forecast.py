"""What a Target, or the load of a flight, will probably come to: rollouts for a person to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Action
from desktop.rules.forecast import Forecast
from desktop.rules.hornet_leader.bot_rollout import MissionForecast, Stop, simulate_mission
from desktop.rules.hornet_leader.day import DrawTargets

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.rules.hornet_leader.state import State


def foresee(
    game: HornetLeader, s: State, action: Action | None, trials: int, rng: Random, stop: Stop
) -> Forecast:
    """Return what the mission comes to that an action selects, or that is being armed.

    A Target can be foreseen as soon as its card is drawn. The state stays as it is.
    """
    if action is not None and isinstance(s.steps[-1], DrawTargets):
        # The selection waits below the drawing.
        s = msgspec.structs.replace(s, steps=s.steps[:-1])
    found = simulate_mission(game, s, trials, rng, stop, first=action)
    means = msgspec.structs.asdict(found)
    return Forecast(means.pop("trials"), means)


def mission_forecast(forecast: Forecast) -> MissionForecast:
    """Return the figures of a mission by name."""
    return MissionForecast(forecast.trials, **forecast.means)
