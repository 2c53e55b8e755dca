"""The hard level tries ways to go on: the rest of the day is played by normal players."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Rolled, T, Text
from desktop.rules.eagles_missiles import bot_outlook, views
from desktop.rules.eagles_missiles.records import RUSSIANS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from desktop.rules.eagles_missiles.bot_desk import Desk
    from desktop.rules.eagles_missiles.state import State

KEPT: Final = 0.5
"""The share of the ways that is tried on after each round."""
LEAST: Final = 4
"""Days that each way is tried before any is given up."""

COMPARED = T("eagles_missiles", "{why} Tried out, it wins {wins} %, another way {other} %.")


class Tried(NamedTuple):
    """What trying ways out has shown."""

    way: int
    """The number of the way that is taken."""
    wins: float = 0.0
    """How likely it wins, and the best of the others."""
    other: float = 0.0
    days: int = 0
    """How often it was tried; 0 if there was no time for it, or nothing to compare."""

    def words(self, why: Text) -> Text:
        """Return a reason together with what was compared."""
        if not self.days:
            return why
        return COMPARED.of(why=why, wins=round(100 * self.wins), other=round(100 * self.other))


class Tryout:
    """Days that go on from a decision in several ways."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._step = type(desk.s.steps[-1])
        self._russian = desk.side in RUSSIANS

    def best(self, ways: Sequence[Sequence[Action]], rounds: int, rng: Random) -> Tried:
        """Return the best of several ways to go on, the better half tried longer.

        Each way is a list of actions. The first one is what promises most before it is tried;
        another takes its place if it does better by more than chance explains.
        """
        stop = self._desk.stop
        left = list(range(len(ways)))
        won: list[list[float]] = [[] for _ in ways]
        size = max(LEAST, rounds // max(1, len(left)))
        while len(left) > 1 and not stop():
            for _ in range(size):
                seed = rng.random()
                for way in left:
                    won[way].append(self.value(ways[way], seed))
                if stop():
                    break
            left.sort(key=lambda way: -sum(won[way]))
            left = left[: max(1, round(len(left) * KEPT))]
        if not won[0]:
            return Tried(0)
        rates = [sum(each) / len(each) for each in won]
        way = left[0] if _better(won[left[0]], won[0]) else 0
        other = max(rate for one, rate in enumerate(rates) if one != way)
        return Tried(way, rates[way], other, len(won[way]))

    def value(self, actions: Sequence[Action], seed: float) -> float:
        """Return how likely the side wins after this day; equal seeds roll alike where they can."""
        desk = self._desk
        game, random = desk.game, desk.generator
        s = views.guess(desk.view, game.kit, random(seed))
        day, queue = s.day, list(reversed(actions))
        rolled = Counter[str]()
        asked = engine.decision(game, s)
        while asked is not None and s.day == day:
            if isinstance(asked, Chance):
                rolls = _what_rolls(s, asked)
                rolled[rolls] += 1
                action = _by_chance(asked, random(f"{seed} {rolls} {rolled[rolls]}"))
            else:
                action = self._next(s, asked, queue)
            _, asked = engine.carry_out(game, s, action)
        chance = bot_outlook.chance(s, game.kit)
        return chance if self._russian else 1.0 - chance

    def _next(self, s: State, asked: Choice, queue: list[Action]) -> Action:
        """Return the next action of the way, or what a normal player does."""
        if asked.side == self._desk.side and isinstance(s.steps[-1], self._step):
            while queue:
                action = queue.pop()
                # A partner may have taken the last squadron of a type meanwhile.
                if action in asked.actions:
                    return action
        return self._desk.reply(s, asked)


def _better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Return whether one way does better than another by more than one standard error."""
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps)
    return mean > 0 and mean * mean * len(gaps) * (len(gaps) - 1) > spread


def _what_rolls(s: State, chance: Chance) -> str:
    """Return what a chance belongs to, so that the same fight has the same dice in every way."""
    fight = "" if s.contest is None else s.contest.target
    raid = "" if s.bombing is None else s.bombing.squadron
    missile = "" if s.launch is None else s.launch.missile.territory
    return f"{chance.rule} {fight} {raid} {missile}"


def _by_chance(chance: Chance, rng: Random) -> Action:
    roll = chance.roll
    if roll is not None:
        return Rolled(tuple([rng.randint(1, roll.sides) for _ in range(roll.count)]))
    return rng.choices(chance.outcomes, chance.weights)[0]
