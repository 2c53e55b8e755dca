"""The hard level tries placements out: the rest of the day is played by normal players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Rolled
from desktop.rules.eagles_missiles import bot_worth, views
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from desktop.rules.core import Side
    from desktop.rules.eagles_missiles.game import EaglesMissiles
    from desktop.rules.eagles_missiles.state import State, View

Reply = Callable[["State", Choice], Action]
"""What a normal player does."""

KEPT: Final = 0.5
"""The share of the ways that is tried on after each round."""


class Tryout:
    """Days that begin with a placement of a Russian commander."""

    def __init__(self, game: EaglesMissiles, view: View, side: Side, reply: Reply) -> None:
        self._game, self._view, self._side, self._reply = game, view, side, reply

    def best(
        self,
        ways: Sequence[Sequence[Action]],
        rounds: int,
        rng: Random,
        stop: Callable[[], bool],
        start: Sequence[float],
    ) -> int:
        """Return the number of the best of several ways to go on, the better half tried longer.

        Each way is a list of actions; ``start`` is what it promises before it is tried.
        """
        left = sorted(range(len(ways)), key=lambda way: -start[way])
        sums = dict.fromkeys(left, 0.0)
        done = 0
        size = max(4, rounds // max(1, len(left)))
        while len(left) > 1 and not stop():
            for _ in range(size):
                seed = rng.random()
                for way in left:
                    sums[way] += self.value(ways[way], type(rng)(seed))
                done += 1
                if stop():
                    break
            left.sort(key=lambda way: -sums[way] / done)
            left = left[: max(1, round(len(left) * KEPT))]
        return left[0]

    def value(self, actions: Sequence[Action], rng: Random) -> float:
        """Return how the day ends in Russian points, hidden cards and dice at random."""
        game = self._game
        s = views.guess(self._view, game.kit, rng)
        day, queue = s.day, list(reversed(actions))
        asked = engine.decision(game, s)
        while asked is not None and s.day == day:
            if isinstance(asked, Chance):
                action = _by_chance(asked, rng)
            else:
                action = self._next(s, asked, queue)
            _, asked = engine.carry_out(game, s, action)
        return bot_worth.position(s, game.kit)

    def _next(self, s: State, asked: Choice, queue: list[Action]) -> Action:
        """Return the next action of the way, or what a normal player does."""
        if asked.side == self._side and isinstance(s.steps[-1], PlaceSquadrons):
            while queue:
                action = queue.pop()
                # A partner may have taken the last squadron of a type meanwhile.
                if action in asked.actions:
                    return action
        return self._reply(s, asked)


def _by_chance(chance: Chance, rng: Random) -> Action:
    roll = chance.roll
    if roll is not None:
        return Rolled(tuple([rng.randint(1, roll.sides) for _ in range(roll.count)]))
    return rng.choices(chance.outcomes, chance.weights)[0]
