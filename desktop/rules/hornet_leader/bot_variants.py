"""Which style of load a flight takes (HL-4.5): rollouts of each decide, before it is armed."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from desktop.rules import engine
from desktop.rules.hornet_leader import bot_load
from desktop.rules.hornet_leader.actions_campaign import FinishArming
from desktop.rules.hornet_leader.bot_load import BALANCED, STYLES, Style
from desktop.rules.hornet_leader.bot_rollout import MissionForecast, Stop, simulate_mission
from desktop.rules.hornet_leader.bot_targets import score
from desktop.rules.hornet_leader.pilots import type_of

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.rules.hornet_leader.state import State

MARGIN = 0.25
"""How much better than the usual load another must be; less may be luck."""


class StyleChoice:
    """Chooses a style for a mission and stays with it."""

    def __init__(self, game: HornetLeader, rng: Random, trials: int) -> None:
        self._game = game
        self._rng = rng
        self._trials = trials
        self._chosen: tuple[tuple[int, int], Style] | None = None

    def style(self, s: State, stop: Stop) -> tuple[Style, MissionForecast | None]:
        """Return the style for a flight, and its forecast if it has just been chosen."""
        mission = (s.day, s.flown.target)
        if self._chosen is not None and self._chosen[0] == mission:
            return self._chosen[1], None
        if self._begun(s):
            found, forecast = self._recognized(s), None
        else:
            found, forecast = self._best(s, stop)
        self._chosen = (mission, found)
        return found, forecast

    def _begun(self, s: State) -> bool:
        """Return whether somebody has begun to arm."""
        kit = self._game.kit
        loose = (e for e in s.flown.flight if not type_of(kit, e.pilot).flags.fixed_load)
        return bool(s.flown.tanker) or any(each.loads or each.pods for each in loose)

    def _recognized(self, s: State) -> Style:
        """Return the first style that has everything that is loaded; else the usual one."""
        for style in STYLES:
            wanted = bot_load.plan(s, self._game.kit, style)
            if bool(s.flown.tanker) <= wanted.tanker and all(
                Tally((*each.loads, *each.pods)) <= Tally(wanted.loads.get(each.pilot, ()))
                for each in s.flown.flight
                if each.pilot in wanted.loads
            ):
                return style
        return BALANCED

    def _best(self, s: State, stop: Stop) -> tuple[Style, MissionForecast | None]:
        game, rng, chances = self._game, self._rng, self._rng.getstate()
        best, best_forecast, top = BALANCED, None, 0.0
        for style in STYLES:
            armed = self._armed(s, style)
            # The same chances for all, as far as they go.
            rng.setstate(chances)
            forecast = simulate_mission(game, armed, self._trials, rng, stop, first=FinishArming())
            if forecast.trials < self._trials or not forecast.trials:
                break
            value = score(s, game.kit, s.flown.target, forecast)
            if best_forecast is None or value > top + MARGIN:
                best, best_forecast, top = style, forecast, value
        return best, best_forecast

    def _armed(self, s: State, style: Style) -> State:
        """Return a copy of a position in which the flight has taken the load of a style."""
        game = self._game
        trial = game.clone(s)
        wanted = bot_load.plan(trial, game.kit, style)
        changes = iter(lambda: bot_load.change(trial, game.kit, wanted), None)
        for _ in engine.replayed(game, trial, changes):
            pass
        return trial
