"""Random games for the contract tests: the same for everybody who has game and seed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from desktop.catalogue import open_game
from desktop.play.record import Entry, Record
from desktop.play.seats import Seat
from desktop.rules import engine
from desktop.rules.core import Action, Choice, Decision, Game, Option, Refused, Rolled, Setup, Step

PLIES = 160
"""How far a walk goes; whether games end is a test of its own."""
SAMPLES = 4


class Sample(NamedTuple):
    """A position on the way."""

    ply: int
    state: bytes


class Walk(NamedTuple):
    """A random game."""

    game: Game[Any, Any]
    seed: int
    setup: Setup
    actions: tuple[Action, ...]
    samples: tuple[Sample, ...]
    final: bytes

    def at(self, sample: Sample) -> tuple[Any, Decision]:
        """Return the state of a sample, a new one each time, and what is to be decided."""
        state = self.game.decode(sample.state)
        asked = engine.decision(self.game, state)
        assert asked is not None
        return state, asked


@cache
def opened(key: str) -> Game[Any, Any]:
    return open_game(key)


def answers(asked: Decision) -> tuple[Action, ...]:
    """Return the answers to a decision; of several dice those that all show the same."""
    if isinstance(asked, Choice):
        return asked.actions
    if asked.roll is None:
        return asked.outcomes
    return tuple(Rolled((face,) * asked.roll.count) for face in range(1, asked.roll.sides + 1))


def answer(asked: Decision, rng: Random) -> Action:
    if isinstance(asked, Choice):
        return rng.choice(asked.actions)
    if asked.roll is None:
        return rng.choices(asked.outcomes, asked.weights)[0]
    return Rolled(tuple(rng.randint(1, asked.roll.sides) for _ in range(asked.roll.count)))


def any_setup(game: Game[Any, Any], rng: Random, *, with_options: bool) -> Setup:
    """Return a setup that the game accepts, with sides and options at random."""
    while True:
        least, most = game.seats
        sides = tuple(rng.sample(game.all_sides, rng.randint(least, most)))
        options = game.options(len(sides)) if with_options else ()
        chosen = {option.key: _value(option, rng) for option in options if rng.random() < 0.5}
        setup = Setup("", sides, chosen)
        try:
            game.new(setup)
        except Refused:
            continue  # Such as a first player who does not take part.
        return setup


def _value(option: Option, rng: Random) -> Any:
    if option.choices:
        return rng.choice(option.choices)[0]
    if isinstance(option.default, bool):
        return not option.default
    return rng.randint(option.low, option.high)


def reached(key: str, kind: type[Step], *, games: int, plies: int) -> Iterator[tuple[Any, Choice]]:
    """Yield the positions in the first plies of random games in which a kind of step asks."""
    game = opened(key)
    for seed in range(games):
        rng = Random(seed)
        s, _, asked = engine.start(game, any_setup(game, rng, with_options=True))
        for _ in range(plies):
            if asked is None:
                break
            if isinstance(asked, Choice) and isinstance(s.steps[-1], kind):
                yield s, asked
            _, asked = engine.carry_out(game, s, answer(asked, rng))


@cache
def walk(key: str, seed: int) -> Walk:
    """Return the random game of that seed, as far as a walk goes."""
    game = opened(key)
    rng = Random(f"{key} {seed}")
    setup = any_setup(game, rng, with_options=bool(seed % 2))
    sampled = {rng.randrange(PLIES) for _ in range(SAMPLES - 1)} | {rng.randrange(12)}
    state, _, asked = engine.start(game, setup)
    actions: list[Action] = []
    samples: list[Sample] = []
    with recorded_if_it_fails(game, setup, seed, actions):
        while asked is not None and len(actions) < PLIES:
            if len(actions) in sampled:
                samples.append(Sample(len(actions), game.encode(state)))
            action = answer(asked, rng)
            actions.append(action)
            _, asked = engine.carry_out(game, state, action)
    return Walk(game, seed, setup, tuple(actions), tuple(samples), game.encode(state))


@contextmanager
def recorded_if_it_fails(
    game: Game[Any, Any], setup: Setup, seed: int, actions: list[Action] | tuple[Action, ...]
) -> Iterator[None]:
    """Write the game so far to a file that can be imported, if what follows fails."""
    try:
        yield
    except BaseException as failure:
        record = Record(
            game=game.key,
            rules_version=game.rules_version,
            setup=setup,
            seats=tuple(Seat(side, "person", side) for side in setup.sides),
            seed=seed,
            ply=len(actions),
            entries=tuple(Entry(action, "hand") for action in actions),
        )
        file = Path(tempfile.gettempdir()) / f"readyroom-{game.key}-{seed}.json"
        file.write_bytes(record.encode())
        failure.add_note(f"The game is in {file}, ready to be imported.")
        raise


def foreign(walked: Walk, asked: Choice) -> list[Action]:
    """Return actions that other positions of the walk list and this one does not."""
    others = [walked.at(sample)[1] for sample in walked.samples]
    actions = {action for other in others for action in answers(other)[:40]}
    return sorted(actions.difference(asked.actions), key=repr)
