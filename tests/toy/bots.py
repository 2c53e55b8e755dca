"""Computer players of the race, good and bad."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from desktop.rules.core import Action, Bot, Choice, T, Text
from tests.toy.words import Walk


class Eager(Bot):
    """Walks whenever it can, else does anything."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, choice: Choice, stop: Callable[[], bool]) -> tuple[Action, Text]:
        walks = [action for action in choice.actions if isinstance(action, Walk)]
        return self._rng.choice(walks or list(choice.actions)), T("toy", "Onwards.")


class Wild(Eager):
    """Does anything at all."""

    def choose(self, view: Any, choice: Choice, stop: Callable[[], bool]) -> tuple[Action, Text]:
        return self._rng.choice(choice.actions), T("toy", "Why not?")


class Dreamer(Eager):
    """Thinks until it is told to stop."""

    def choose(self, view: Any, choice: Choice, stop: Callable[[], bool]) -> tuple[Action, Text]:
        while not stop():
            pass
        return choice.actions[0], T("toy", "Long thought.")


class Stumbler(Eager):
    """Breaks down whenever it should choose."""

    def choose(self, view: Any, choice: Choice, stop: Callable[[], bool]) -> tuple[Action, Text]:
        raise ZeroDivisionError("the toy stumbles")


class Cheat(Eager):
    """Wants to be at the goal at once."""

    def choose(self, view: Any, choice: Choice, stop: Callable[[], bool]) -> tuple[Action, Text]:
        return Walk(7), T("toy", "Who cares?")
