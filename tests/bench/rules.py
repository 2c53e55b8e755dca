"""G1 to G7: the rules engine, beside python-chess."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules import engine
from desktop.rules.core import Action, Choice, Game, Setup
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.records import PLAYER
from tests.bench.figures import Figure, number
from tests.bench.games import (
    CAMPAIGN,
    ENDLESS,
    TWO,
    RandomGames,
    any_answer,
    campaign,
    daring_eagle,
    hornet_leader,
    play_one,
    positions,
    recorded,
    session,
)
from tests.bench.measure import MICRO, MILLI, cost, in_turns, p95, percentile, rate
from tests.bench.yardsticks import SLICE, ChessPlayer
from tests.toy.race import SETUP, Race

ROUNDS, FEWER = 15, 7
UNDONE = 400
MIDGAME = 120
"""Decisions into a game of which the state is taken to be cloned and stored."""


def figures() -> list[Figure]:
    """Return what the engine does."""
    return [
        _playing("G1", "random play, small game (tests' race)", Race(), SETUP, (3.0, 6.0)),
        _playing("G2", "random play, Daring Eagle, 2 players", daring_eagle(), TWO, (1.5, 3.0)),
        _playing(
            "G2",
            "random play, Hornet Leader, a campaign",
            hornet_leader(),
            CAMPAIGN,
            (1.5, 3.0),
            rounds=FEWER,
        ),
        *_listing("Daring Eagle", _listings(daring_eagle(), TWO)),
        *_listing("Hornet Leader", _campaign_listings()),
        *_state("Daring Eagle", daring_eagle(), midgame(daring_eagle())),
        *_state("Hornet Leader", hornet_leader(), midmission(hornet_leader())),
        _undo("Daring Eagle", _undone()),
        _undo("Hornet Leader", _campaign_undone()),
        _replay("Daring Eagle", daring_eagle(), TWO, _recordings()),
        _replay("Hornet Leader", hornet_leader(), CAMPAIGN, _campaigns(), rounds=FEWER),
    ]


def _playing(
    goal: str,
    what: str,
    game: Game[Any, Any],
    setup: Setup,
    aims: tuple[float, float],
    *,
    rounds: int = ROUNDS,
) -> Figure:
    ours, chess = RandomGames(game, setup), ChessPlayer()
    pair = in_turns(lambda: rate(ours.play_game, SLICE), chess.decisions_a_second, rounds)
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


def _listing(name: str, taken: list[float]) -> list[Figure]:
    """Return how long single listings take, told by their seconds."""
    measured = f"median {number(percentile(taken, 50) * MILLI)} ms, {len(taken):,} listings"
    return [
        Figure(
            goal="G3",
            what=f"one listing of legal actions, {name}, p95",
            measured=measured,
            judged=p95(taken) * MILLI,
            unit=" ms",
            bound=0.1,
            stretch=0.1,
        ),
        Figure(
            goal="G3",
            what=f"one listing, {name}, the worst",
            measured=measured,
            judged=max(taken) * MILLI,
            unit=" ms",
            bound=3,
            stretch=1,
        ),
    ]


def _listings(game: Game[Any, Any], setup: Setup) -> list[float]:
    """Return the seconds of the single listings of twenty random games."""
    return [
        # The quicker of two: what the machine did meanwhile is not the listing's.
        min(_listed(game, state), _listed(game, state))
        for seed in range(20)
        for state, decision in positions(game, setup, seed)
        if isinstance(decision, Choice)
    ]


def _campaign_listings() -> list[float]:
    """Return the same of four campaigns that are led by rules of thumb."""
    game = hornet_leader()
    return [
        min(_listed(game, state), _listed(game, state))
        for seed in range(4)
        for state, decision in campaign(game, seed)
        if isinstance(decision, Choice)
    ]


def _listed(game: Game[Any, Any], state: Any) -> float:
    start = process_time()
    engine.decision(game, state)
    return process_time() - start


def _state(name: str, game: Game[Any, Any], state: Any) -> list[Figure]:
    """Return what it costs to clone a state and to bring it to bytes and back."""
    stored = game.encode(state)
    chess_board = ChessPlayer.board(60)
    clone = cost(lambda: game.decode(game.encode(state)))
    copied = cost(chess_board.copy)
    return [
        Figure(
            goal="G4",
            what=f"clone of a state (encode and decode), {name}",
            measured=f"{number(clone * MICRO)} us",
            yardstick=f"chess copy {number(copied * MICRO)} us",
            judged=clone * MICRO,
            unit=" us",
            bound=10,
            stretch=3,
        ),
        _micro("G6", f"state to bytes, {name}", cost(lambda: game.encode(state)), (10, 3)),
        _micro("G6", f"bytes to state, {name}", cost(lambda: game.decode(stored)), (40, 8)),
        Figure(
            goal="G6",
            what=f"bytes of a state, {name}",
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


def midmission(game: HornetLeader) -> Any:
    """Return a state in the middle of a mission, when the Aircraft attack."""
    for state, _ in campaign(game, 0):
        if isinstance(state.steps[-1], AircraftAttacks):
            return state
    raise LookupError("In this campaign no Aircraft ever attacks.")


def _undo(name: str, taken: list[float]) -> Figure:
    """Return what it costs to take back one action of a session without a disk."""
    what = f"undo of one action (Session.undo), {name}"
    return _micro("G5", what, percentile(taken, 50), (5, 1))


def _undone() -> list[float]:
    playing = session(daring_eagle(), ENDLESS)
    rng = Random(3)
    taken: list[float] = []
    while len(taken) < UNDONE:
        play_one(playing, rng)
        taken += _taken_back(playing)
    return taken


def _campaign_undone() -> list[float]:
    game = hornet_leader()
    rng = Random(3)
    taken: list[float] = []
    while len(taken) < UNDONE:
        playing = Session(game, CAMPAIGN, (Seat(PLAYER, "person"),), seed=len(taken))
        while playing.decision is not None:
            if isinstance(playing.decision, Choice):
                playing.play(any_answer(playing.decision, rng))
                taken += _taken_back(playing)
            else:
                playing.roll()
    return taken


def _taken_back(playing: Session[Any]) -> list[float]:
    """Take one action back and do it again; return the seconds, of nothing if that is forbidden."""
    if not playing.can_undo():
        return []
    start = process_time()
    playing.undo()
    seconds = process_time() - start
    playing.redo()
    return [seconds]


def _recordings() -> list[list[Action]]:
    return [recorded(daring_eagle(), TWO, seed) for seed in range(8)]


def _campaigns() -> list[list[Action]]:
    return [recorded(hornet_leader(), CAMPAIGN, seed) for seed in range(8)]


def _replay(
    name: str,
    game: Game[Any, Any],
    setup: Setup,
    games: list[list[Action]],
    *,
    rounds: int = ROUNDS,
) -> Figure:
    chess = ChessPlayer()

    def replay() -> int:
        for actions in games:
            state, _, _ = engine.start(game, setup)
            for action in actions:
                engine.replay(game, state, action)
        return sum(map(len, games))

    pair = in_turns(lambda: rate(replay, SLICE), chess.decisions_a_second, rounds)
    return Figure(
        goal="G7",
        what=f"replay of a recorded game, {name}",
        measured=f"{number(pair.subject)} actions/s",
        yardstick=f"Y {number(pair.yardstick)}/s",
        judged=pair.ratio,
        unit=" Y",
        bound=6,
        stretch=15,
        better="more",
    )
