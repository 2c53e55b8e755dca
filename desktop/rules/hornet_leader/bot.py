"""The autopilot: it leads a squadron by the rules of thumb of ``bot_policy`` and by rollouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Bot, Choice, T, Text
from desktop.rules.hornet_leader import bot_targets, bot_variants, bot_words
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.bot_rollout import Stop
from desktop.rules.hornet_leader.bot_words import Reasoned
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.rules.hornet_leader.state import State, View

PLAIN, PLANNER = "autopilot", "planner"
"""The plain autopilot loads by rule of thumb; the planner compares loads by rollouts, too."""


def make_bot(level: str, rng: Random, game: HornetLeader) -> Bot:
    """Return a computer player of a level; raises ``KeyError`` for one that there is not."""
    if level not in (PLAIN, PLANNER):
        known = f"{PLAIN!r} and {PLANNER!r}"
        raise KeyError(f"Hornet Leader has no computer player {level!r}; there are {known}.")
    return Autopilot(rng, game, compares_loads=level == PLANNER)


class Autopilot(Bot):
    """The computer player; it can be asked at any decision, whatever a person did before."""

    def __init__(
        self,
        rng: Random,
        game: HornetLeader,
        trials: int = bot_targets.TRIALS,
        *,
        compares_loads: bool = True,
    ) -> None:
        self._policy = Policy(game.kit)
        self._targets = bot_targets.TargetChoice(game, rng, trials)
        styles = bot_variants.StyleChoice(game, rng, trials)
        self._styles = styles if compares_loads else None

    def choose(self, view: View, choice: Choice, stop: Stop) -> tuple[Action, Text]:
        if len(choice.actions) == 1 and not choice.open:
            return choice.actions[0], bot_words.sentence((bot_words.NOTHING_ELSE,))
        action, reasons = self._reasoned(view, choice, stop)
        return action, bot_words.sentence(reasons)

    def _reasoned(self, view: View, choice: Choice, stop: Stop) -> Reasoned:
        match view.state.steps[-1]:
            case DrawTargets():
                return self._targets.draw(view.state, choice.actions, stop)
            case SelectTarget():
                return self._targets.select(view.state, choice.actions, stop)
            case Arming() if self._styles is not None:
                return self._arm(view.state, self._styles, stop)
            case _:
                return self._policy.decide(view.state, choice.actions)

    def _arm(self, s: State, styles: bot_variants.StyleChoice, stop: Stop) -> Reasoned:
        """Arm in the style that rollouts find best; say so when it has just been chosen."""
        self._policy.style, forecast = styles.style(s, stop)
        action, reasons = self._policy.decide(s)
        if forecast is None:
            return action, reasons
        words = T("hornet_leader", "{style}: {forecast}")
        chosen = words.of(style=self._policy.style.name, forecast=forecast.text())
        return action, (reasons[0], chosen, reasons[2])
