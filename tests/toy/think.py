"""The process that thinks, with the race in place of the program's games."""

import os
from collections.abc import Callable
from random import Random

from desktop.play.thinker_process import serve, take_pipes
from desktop.rules.core import Action, Bot, Choice, Pack, Text
from tests.toy.race import Race


class Dying(Bot):
    """Takes the whole process with it."""

    def choose(self, view: object, choice: Choice, stop: Callable[[], bool]) -> tuple[Action, Text]:
        os._exit(3)


class Chatty(Bot):
    """Prints while it thinks."""

    def __init__(self, inner: Bot) -> None:
        self._inner = inner

    def choose(self, view: object, choice: Choice, stop: Callable[[], bool]) -> tuple[Action, Text]:
        print("hm", flush=True)  # noqa: T201  # that is what it is for
        return self._inner.choose(view, choice, stop)


class OddRace(Race):
    """The race with bots that only a process of their own can bear."""

    def bot(self, level: str, rng: Random) -> Bot:
        if level == "dying":
            return Dying()
        if level == "chatty":
            return Chatty(super().bot("wild", rng))
        return super().bot(level, rng)


def open_race(key: str, packs: tuple[Pack, ...]) -> Race:
    """Return the race, the only game there is."""
    if key != Race.key:
        raise KeyError(key)
    return OddRace()


if __name__ == "__main__":
    serve(open_race, *take_pipes())
