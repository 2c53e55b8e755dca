"""Many games among computer players: who wins, how games end, how long they take."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from desktop.play.chance import SeededChance, derived_seed
from desktop.rules import engine
from desktop.rules.core import Action, Bot, Chance, Choice, Side, T, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from desktop.rules.core import Game, Setup

RANDOM = "random"
"""A level that every game has: any listed action, each as likely as the others."""

LONGEST = 20_000
"""Plies after which a game counts as endless."""


class RandomBot(Bot):
    """A player without any plan."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, choice: Choice, stop: Callable[[], bool]) -> tuple[Action, Text]:
        return self._rng.choice(choice.actions), T("play", "Chosen at random.")


class Played(msgspec.Struct, frozen=True):
    """One simulated game."""

    levels: dict[Side, str]
    score: dict[Side, float]
    """1 shared among the winners; empty for a game that did not end."""
    end: str
    """The rule that ended it; empty if none did."""
    plies: int
    turns: int
    figures: dict[str, float]
    """What else the game counts; empty for a game that did not end."""


class Tally(msgspec.Struct):
    """What a level got out of a seat."""

    level: str
    side: Side
    games: int = 0
    score: float = 0.0


class Spread(msgspec.Struct, frozen=True):
    """How long games took."""

    least: int
    median: int
    most: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Spread:
        """Return the spread of at least one number."""
        ordered = sorted(numbers)
        return cls(ordered[0], ordered[len(ordered) // 2], ordered[-1])


class Results(msgspec.Struct, frozen=True):
    """What came out of all games."""

    game: str
    seed: int
    games: int
    tallies: tuple[Tally, ...]
    """By level and seat, in the order in which they sat down."""
    ends: dict[str, int]
    """How many games each rule ended; under the empty name those without an end."""
    plies: Spread
    turns: Spread
    figures: dict[str, float]
    """The mean of whatever else the game counts, over the games that ended."""

    def score_of(self, level: str) -> float:
        """Return the share of the points that a level took of the games it sat in."""
        mine = [tally for tally in self.tallies if tally.level == level]
        seats = sum(tally.games for tally in mine)
        return sum(tally.score for tally in mine) / seats if seats else 0.0


def simulate(
    game: Game[Any, Any],
    setup: Setup,
    levels: Sequence[str],
    *,
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Let computer players play a number of games; equal arguments give equal results.

    The levels move on by one seat from game to game, so that none keeps the best seat. ``progress``
    hears after each game how many have been played.
    """
    if len(levels) != len(setup.sides) or games < 1:
        raise ValueError("There must be a level for each side, and a game at least.")
    played = []
    for number in range(games):
        turned = number % len(levels)
        seated = dict(zip(setup.sides, [*levels[turned:], *levels[:turned]], strict=True))
        played.append(play_game(game, setup, seated, derived_seed(seed, "game", number)))
        if progress is not None:
            progress(number + 1)
    return _summed_up(game.key, seed, played)


def play_game(game: Game[Any, Any], setup: Setup, levels: dict[Side, str], seed: int) -> Played:
    """Let computer players of these levels play one game."""
    chance = SeededChance(seed)
    bots = bots_of(game, levels, seed)
    state, _, decision = engine.start(game, setup)
    plies = 0
    while decision is not None and plies < LONGEST:
        if isinstance(decision, Chance):
            action = chance.answer(decision, plies)
        else:
            view = game.view(state, decision.side)
            action, _ = bots[decision.side].choose(view, decision, _never)
        _, decision = engine.apply(game, state, action, decision)
        plies += 1
    ended = state.outcome
    return Played(
        levels=levels,
        score=game.score(state) if ended else {},
        end=ended.rule if ended else "",
        plies=plies,
        turns=game.progress(state).turn,
        figures=game.figures(state) if ended else {},
    )


def bots_of(game: Game[Any, Any], levels: dict[Side, str], seed: int) -> dict[Side, Bot]:
    """Return a computer player for each side; equal arguments give players that play alike."""
    return {
        side: _bot(game, level, Random(derived_seed(seed, "bot", side)))
        for side, level in levels.items()
    }


def _bot(game: Game[Any, Any], level: str, rng: Random) -> Bot:
    return RandomBot(rng) if level == RANDOM else game.bot(level, rng)


def _never() -> bool:
    return False


def _summed_up(key: str, seed: int, played: Sequence[Played]) -> Results:
    tallies: dict[tuple[str, Side], Tally] = {}
    ends: dict[str, int] = {}
    for one in played:
        ends[one.end] = ends.get(one.end, 0) + 1
        for side, level in one.levels.items():
            tally = tallies.setdefault((level, side), Tally(level, side))
            tally.games += 1
            tally.score += one.score.get(side, 0.0)
    return Results(
        game=key,
        seed=seed,
        games=len(played),
        tallies=tuple(tallies.values()),
        ends=ends,
        plies=Spread.of([one.plies for one in played]),
        turns=Spread.of([one.turns for one in played]),
        figures=_means([one.figures for one in played if one.end]),
    )


def _means(found: Sequence[dict[str, float]]) -> dict[str, float]:
    names = dict.fromkeys(name for figures in found for name in figures)
    return {name: sum(each.get(name, 0.0) for each in found) / len(found) for name in names}
