"""G1 to G7: the rules engine, beside python-chess."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from time import process_time
from typing import Any

from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules import engine
from desktop.rules.core import Action, Choice, Decision, Game, Setup
from desktop.rules.eagles_missiles.deploy import Deploy
from desktop.rules.eagles_missiles.game import EaglesMissiles
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.red_menace.game import RedMenace
from tests.bench.chess_player import SLICE, ChessPlayer
from tests.bench.figures import Figure, number
from tests.bench.games import (
    CAMPAIGN,
    ENDLESS,
    INVASION,
    TWO,
    WAR,
    RandomGames,
    any_answer,
    campaign,
    daring_eagle,
    eagles_missiles,
    hornet_leader,
    invasion,
    play_one,
    positions,
    recorded,
    red_menace,
    session,
    war,
)
from tests.bench.measure import MICRO, MILLI, cost, in_turns, p95, percentile, rate
from tests.toy.race import SETUP, Race

ROUNDS, FEWER = 15, 7
UNDONE = 400
MIDGAME = 120
"""Decisions into a game of which the state is taken to be cloned and stored."""
MIDWAR = 5
"""The turn or the day of a war of which it is taken."""
LED = range(4)
"""Seeds of games that are led by rules of thumb or by a computer player."""
EM = "Eagles & Missiles"

Positions = Iterator[tuple[Any, Decision]]


def figures() -> list[Figure]:
    """Return what the engine does."""
    eagle, hornet, menace = daring_eagle(), hornet_leader(), red_menace()
    missiles = eagles_missiles()
    desert = (positions(eagle, TWO, seed) for seed in range(20))
    return [
        _playing("G1", "random play, small game (tests' race)", Race(), SETUP, (3.0, 6.0)),
        _playing("G2", "random play, Daring Eagle, 2 players", eagle, TWO, (1.5, 3.0)),
        _playing("G2", "random play, Hornet Leader", hornet, CAMPAIGN, (1.5, 3.0), rounds=FEWER),
        _playing("G2", "random play, Red Menace", menace, WAR, (1.5, 3.0), rounds=FEWER),
        _playing("G2", f"random play, {EM}", missiles, INVASION, (1.5, 3.0), rounds=FEWER),
        *_listing("Daring Eagle", _listings(eagle, desert)),
        *_listing("Hornet Leader", _listings(hornet, (campaign(hornet, seed) for seed in LED))),
        *_listing("Red Menace", _listings(menace, (war(menace, seed) for seed in LED))),
        *_listing(EM, _listings(missiles, (invasion(missiles, seed) for seed in LED))),
        *_state("Daring Eagle", eagle, midgame(eagle)),
        *_state("Hornet Leader", hornet, midmission(hornet)),
        *_state("Red Menace", menace, midwar(menace)),
        *_state(EM, missiles, midinvasion(missiles)),
        _undo("Daring Eagle", _undone()),
        _undo("Hornet Leader", _undone_at_random(hornet, CAMPAIGN)),
        _undo("Red Menace", _undone_at_random(menace, WAR)),
        _undo(EM, _undone_at_random(missiles, INVASION)),
        _replay("Daring Eagle", eagle, TWO),
        _replay("Hornet Leader", hornet, CAMPAIGN, rounds=FEWER),
        _replay("Red Menace", menace, WAR, rounds=FEWER),
        _replay(EM, missiles, INVASION, rounds=FEWER),
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


def _listings(game: Game[Any, Any], games: Iterable[Positions]) -> list[float]:
    """Return the seconds of the single listings of some games."""
    return [
        # The quicker of two: what the machine did meanwhile is not the listing's.
        min(_listed(game, state), _listed(game, state))
        for played in games
        for state, decision in played
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
    clone = cost(lambda: game.clone(state))
    copied = cost(chess_board.copy)
    return [
        Figure(
            goal="G4",
            what=f"clone of a state, {name}",
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


def midwar(game: RedMenace) -> Any:
    """Return a state in the middle of a war, with formations and bombers on their way."""
    for state, decision in war(game, 0):
        if state.turn == MIDWAR and isinstance(decision, Choice):
            return state
    raise LookupError(f"This war ends before turn {MIDWAR}.")


def midinvasion(game: EaglesMissiles) -> Any:
    """Return a state in the middle of an invasion, when Poland sends its squadrons."""
    for state, _ in invasion(game, 0):
        if state.day == MIDWAR and isinstance(state.steps[-1], Deploy):
            return state
    raise LookupError(f"This invasion ends before Day {MIDWAR}.")


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


def _undone_at_random(game: Game[Any, Any], setup: Setup) -> list[float]:
    """Return the same of games between persons who play anything."""
    rng = Random(3)
    taken: list[float] = []
    seats = tuple([Seat(side, "person") for side in setup.sides])
    while len(taken) < UNDONE:
        playing = Session(game, setup, seats, seed=len(taken))
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


def _recordings(game: Game[Any, Any], setup: Setup) -> list[list[Action]]:
    return [recorded(game, setup, seed) for seed in range(8)]


def _replay(
    name: str,
    game: Game[Any, Any],
    setup: Setup,
    *,
    rounds: int = ROUNDS,
) -> Figure:
    chess, games = ChessPlayer(), _recordings(game, setup)

    def replay() -> int:
        for actions in games:
            state, _, _ = engine.start(game, setup)
            for _ in engine.replayed(game, state, actions):
                pass
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
