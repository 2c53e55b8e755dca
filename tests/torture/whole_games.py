"""Whole random games of every title over all players, scenarios and options."""

from collections import Counter
from random import Random
from typing import Any

from desktop.rules import engine
from desktop.rules.core import Action, Choice, Decision, Game
from desktop.rules.games import GAMES
from tests.contract.walks import answer, any_setup, opened, recorded_if_it_fails

TOO_LONG = 40_000
CHECKED = 16
"""Decisions between two looks at the state."""


def torture(count: int, seed: int) -> Counter[str]:
    """Play so many games of each title; return how many, and how many decisions they took.

    Raises whatever a game raises, with the game in a file that can be imported.
    """
    played: Counter[str] = Counter()
    for number in range(count):
        for key in GAMES:
            played[f"{key}: games"] += 1
            played[f"{key}: decisions"] += play(opened(key), f"{seed} {number}", number)
    return played


def play(game: Game[Any, Any], seed: str, number: int) -> int:
    """Play a game to its end and again from its record; return how many decisions it took."""
    rng = Random(f"{game.key} {seed}")
    setup = any_setup(game, rng, with_options=bool(number % 4))
    state, _, asked = engine.start(game, setup)
    actions: list[Action] = []
    with recorded_if_it_fails(game, setup, number, actions):
        while asked is not None:
            if len(actions) % CHECKED == number % CHECKED:
                assert game.check(state) == []
            actions.append(_answer(asked, rng, by_kind=bool(number % 2)))
            _, asked = engine.carry_out(game, state, actions[-1])
            assert len(actions) < TOO_LONG
        assert game.check(state) == []
        assert state.outcome is not None
        final = game.encode(state)
        assert game.encode(game.decode(final)) == final
        again, _, _ = engine.start(game, setup)
        assert sum(1 for _ in engine.replayed(game, again, actions)) == len(actions)
        assert game.encode(again) == final
    return len(actions)


def _answer(asked: Decision, rng: Random, *, by_kind: bool) -> Action:
    """Return an answer; by kind, those that are rare among the actions come as often as others."""
    if not by_kind or not isinstance(asked, Choice):
        return answer(asked, rng)
    assert asked.actions, "a dead end"
    kinds: dict[type[Action], list[Action]] = {}
    for action in asked.actions:
        kinds.setdefault(type(action), []).append(action)
    return rng.choice(kinds[rng.choice(list(kinds))])
