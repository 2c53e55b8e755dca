"""G1 to G7: the rules engine, beside python-chess."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from desktop.rules import engine
from desktop.rules.core import Choice, Game, Setup
from tests.bench.figures import Figure, number
from tests.bench.games import (
    ENDLESS,
    TWO,
    RandomGames,
    daring_eagle,
    play_one,
    positions,
    recorded,
    session,
)
from tests.bench.measure import MICRO, MILLI, cost, in_turns, p95, percentile, rate
from tests.bench.yardsticks import SLICE, ChessPlayer
from tests.toy.race import SETUP, Race

ROUNDS = 15
MIDGAME = 120
"""Decisions into a game of which the state is taken to be cloned and stored."""


def figures() -> list[Figure]:
    """Return what the engine does."""
    return [
        _playing("G1", "random play, small game (tests' race)", Race(), SETUP, (3.0, 6.0)),
        _playing("G2", "random play, Daring Eagle, 2 players", daring_eagle(), TWO, (1.5, 3.0)),
        *_listing(),
        *_state(),
        *_undo(),
        _replay(),
    ]


def _playing(
    goal: str, what: str, game: Game[Any, Any], setup: Setup, aims: tuple[float, float]
) -> Figure:
    ours, chess = RandomGames(game, setup), ChessPlayer()
    pair = in_turns(lambda: rate(ours.play_game, SLICE), chess.decisions_a_second, ROUNDS)
    return Figure(
        goal=goal,
        what=what,
        measured=f"{number(pair.subject)} decisions/s",
        yardstick=f"Y {number(pair.yardstick)}/s",
        judged=pair.ratio,
        unit=" Y",
        bound=aims[0],
        stretch=aims[1],
        better="more",
    )


def _listing() -> list[Figure]:
    """Return how long the single listings of ten recorded games take."""
    game = daring_eagle()
    taken: list[float] = []

    for seed in range(20):
        for state, decision in positions(game, TWO, seed):
            if isinstance(decision, Choice):
                # The quicker of two: what the machine did meanwhile is not the listing's.
                taken.append(min(_listed(game, state), _listed(game, state)))
    measured = f"median {number(percentile(taken, 50) * MILLI)} ms, {len(taken):,} listings"
    return [
        Figure(
            goal="G3",
            what="one listing of legal actions, p95",
            measured=measured,
            judged=p95(taken) * MILLI,
            unit=" ms",
            bound=0.1,
            stretch=0.1,
        ),
        Figure(
            goal="G3",
            what="one listing, the worst",
            measured=measured,
            judged=max(taken) * MILLI,
            unit=" ms",
            bound=3,
            stretch=1,
        ),
    ]


def _listed(game: Game[Any, Any], state: Any) -> float:
    start = process_time()
    engine.decision(game, state)
    return process_time() - start


def _state() -> list[Figure]:
    """Return what it costs to clone a state and to bring it to bytes and back."""
    game = daring_eagle()
    state = midgame(game)
    stored = game.encode(state)
    chess_board = ChessPlayer.board(60)
    clone = cost(lambda: game.decode(game.encode(state)))
    copied = cost(chess_board.copy)
    return [
        Figure(
            goal="G4",
            what="clone of a state (encode and decode)",
            measured=f"{number(clone * MICRO)} us",
            yardstick=f"chess copy {number(copied * MICRO)} us",
            judged=clone * MICRO,
            unit=" us",
            bound=10,
            stretch=3,
        ),
        _micro("G6", "state to bytes", cost(lambda: game.encode(state)), (10, 3)),
        _micro("G6", "bytes to state", cost(lambda: game.decode(stored)), (40, 8)),
        Figure(
            goal="G6",
            what="bytes of a state",
            measured=f"{len(stored)} bytes",
            judged=len(stored) / 1024,
            unit=" KiB",
            bound=4,
            stretch=1,
        ),
    ]


def _micro(goal: str, what: str, seconds: float, aims: tuple[float, float]) -> Figure:
    return Figure(
        goal=goal,
        what=what,
        measured=f"{number(seconds * MICRO)} us",
        judged=seconds * MICRO,
        unit=" us",
        bound=aims[0],
        stretch=aims[1],
    )


def midgame(game: Game[Any, Any]) -> Any:
    """Return a state in the middle of a game."""
    for number_played, (state, _) in enumerate(positions(game, TWO, 3)):
        if number_played == MIDGAME:
            return state
    raise LookupError(f"The recorded game ends before decision {MIDGAME}.")


def _undo() -> list[Figure]:
    """Return what it costs to take back one action of a session without a disk."""
    playing = session(daring_eagle(), ENDLESS)
    rng = Random(3)
    taken: list[float] = []
    while len(taken) < 400:
        play_one(playing, rng)
        if playing.can_undo():
            start = process_time()
            playing.undo()
            taken.append(process_time() - start)
            playing.redo()
    return [_micro("G5", "undo of one action (Session.undo)", percentile(taken, 50), (5, 1))]


def _replay() -> Figure:
    game = daring_eagle()
    games = [recorded(game, TWO, seed) for seed in range(8)]
    chess = ChessPlayer()

    def replay() -> int:
        for actions in games:
            state, _, _ = engine.start(game, TWO)
            for action in actions:
                engine.replay(game, state, action)
        return sum(map(len, games))

    pair = in_turns(lambda: rate(replay, SLICE), chess.decisions_a_second, ROUNDS)
    return Figure(
        goal="G7",
        what="replay of a recorded game",
        measured=f"{number(pair.subject)} actions/s",
        yardstick=f"Y {number(pair.yardstick)}/s",
        judged=pair.ratio,
        unit=" Y",
        bound=6,
        stretch=15,
        better="more",
    )
