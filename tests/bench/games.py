"""Games that are played at random, to be measured."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from desktop.catalogue import open_game
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Decision, Game, Rolled, Setup
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.actions import Move
from desktop.rules.eagles_missiles.game import EaglesMissiles
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN
from desktop.rules.eagles_missiles.state import State as InvasionState
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.rules.red_menace import records
from desktop.rules.red_menace.bot import Autopilot
from desktop.rules.red_menace.game import RedMenace
from desktop.rules.red_menace.state import State as WarState
from desktop.rules.red_menace.state import View

TWO = Setup("standard", ("gold", "red"))
CAMPAIGN = Setup("", (PLAYER,))
INVASION = Setup("", (RUSSIAN, POLISH))
WAR = Setup("", (records.PLAYER,), {"scenario": 2})
ENDLESS = Setup("standard", ("gold", "red"), {"stalemate": 0, "turn_limit": 0})
"""Goes on as long as nobody is captured."""
PERSONS = (Seat("gold", "person", "Ann"), Seat("red", "person", "Ben"))
ALONE = (Seat("gold", "person", "Ann"), Seat("red", "bot", level="cadet"))


def daring_eagle() -> DaringEagle:
    """Return the game with the components it ships."""
    game = open_game("daring_eagle")
    if not isinstance(game, DaringEagle):
        raise TypeError(f"The catalogue holds {game!r} under the key of Daring Eagle.")
    return game


def eagles_missiles() -> EaglesMissiles:
    """Return the game with the components it ships."""
    game = open_game("eagles_missiles")
    if not isinstance(game, EaglesMissiles):
        raise TypeError(f"The catalogue holds {game!r} under the key of Eagles & Missiles.")
    return game


def hornet_leader() -> HornetLeader:
    """Return the game with the components it ships."""
    game = open_game("hornet_leader")
    if not isinstance(game, HornetLeader):
        raise TypeError(f"The catalogue holds {game!r} under the key of Hornet Leader.")
    return game


def red_menace() -> RedMenace:
    """Return the game with the components it ships."""
    game = open_game("red_menace")
    if not isinstance(game, RedMenace):
        raise TypeError(f"The catalogue holds {game!r} under the key of Red Menace.")
    return game


def any_answer(decision: Decision, rng: Random) -> Action:
    """Return one of the actions that answer a decision."""
    if isinstance(decision, Choice):
        return rng.choice(decision.actions)
    roll = decision.roll
    if roll is not None:
        return Rolled(tuple(rng.randint(1, roll.sides) for _ in range(roll.count)))
    return rng.choices(decision.outcomes, decision.weights)[0]


class RandomGames:
    """One random game after the other, as fast as the engine goes."""

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._seeds = count()
        self.listed = 0
        """Actions listed so far."""

    def play_game(self) -> int:
        """Play a game to its end and return its number of decisions."""
        rng = Random(next(self._seeds))
        state, _, decision = engine.start(self._game, self._setup)
        decisions = 0
        while decision is not None:
            if isinstance(decision, Choice):
                self.listed += len(decision.actions)
            action = any_answer(decision, rng)
            _, decision = engine.apply(self._game, state, action, decision)
            decisions += 1
        return decisions


def recorded(game: Game[Any, Any], setup: Setup, seed: int) -> list[Action]:
    """Return the actions of a random game."""
    rng = Random(seed)
    state, _, decision = engine.start(game, setup)
    actions: list[Action] = []
    while decision is not None:
        actions.append(any_answer(decision, rng))
        _, decision = engine.carry_out(game, state, actions[-1])
    return actions


def positions(game: Game[Any, Any], setup: Setup, seed: int) -> Iterator[tuple[Any, Decision]]:
    """Yield each position of a random game with its decision; the state goes on changing."""
    rng = Random(seed)
    state, _, decision = engine.start(game, setup)
    while decision is not None:
        yield state, decision
        _, decision = engine.carry_out(game, state, any_answer(decision, rng))


def campaign(game: HornetLeader, seed: int) -> Iterator[tuple[State, Decision]]:
    """Yield each position of a campaign that is led by rules of thumb; the state goes on changing.

    Left to chance, hardly anybody is armed and nothing is attacked.
    """
    rng, policy = Random(seed), Policy(game.kit)
    state, _, decision = engine.start(game, CAMPAIGN)
    while decision is not None:
        yield state, decision
        _, decision = engine.carry_out(game, state, led(policy, state, decision, rng))


def led(policy: Policy, state: State, decision: Decision, rng: Random) -> Action:
    """Return what rules of thumb answer; Targets and dice are left to chance."""
    if isinstance(decision, Choice) and not isinstance(state.steps[-1], DrawTargets | SelectTarget):
        return policy.decide(state, decision.actions)[0]
    return any_answer(decision, rng)


def invasion(game: EaglesMissiles, seed: int) -> Iterator[tuple[InvasionState, Decision]]:
    """Yield each position of a war between computer players; the state goes on changing.

    Left to chance, Russia wins within a few days, and half of the squadrons stay on the ground.
    """
    rng = Random(seed)
    bots = {side: game.bot("easy", rng) for side in INVASION.sides}
    state, _, decision = engine.start(game, INVASION)
    while decision is not None:
        yield state, decision
        action = any_answer(decision, rng)
        if isinstance(decision, Choice):
            view = game.view(state, decision.side)
            action, _ = bots[decision.side].choose(view, decision, _never)
        _, decision = engine.carry_out(game, state, action)


def war(game: RedMenace, seed: int) -> Iterator[tuple[WarState, Decision]]:
    """Yield each position of a war that the autopilot leads; the state goes on changing.

    Left to chance, bombers fly about and hardly any formation is met.
    """
    rng, autopilot = Random(seed), Autopilot(game.kit)
    state, _, decision = engine.start(game, WAR)
    while decision is not None:
        yield state, decision
        action = any_answer(decision, rng)
        if isinstance(decision, Choice):
            action, _ = autopilot.choose(View(0, state), decision, _never)
        _, decision = engine.carry_out(game, state, action)


def _never() -> bool:
    return False


def session(game: DaringEagle, setup: Setup = TWO) -> Session[Any]:
    """Return a new game of Daring Eagle between two persons."""
    return Session(game, setup, PERSONS, seed=5)


def play_on(session: Session[Any], rng: Random, actions: int) -> None:
    """Play so many actions at random; attacks are left out, so that an endless game stays one."""
    for _ in range(actions):
        play_one(session, rng)


def play_one(session: Session[Any], rng: Random) -> None:
    """Play one action at random, no attack."""
    decision = session.decision
    if isinstance(decision, Chance):
        session.roll()
    elif decision is not None:
        session.play(peaceful(decision, session.state.unit_on, rng))


def peaceful(choice: Choice, unit_on: list[int], rng: Random) -> Action:
    """Return an action that begins no combat; there always is one, be it to end the turn."""
    quiet = [
        action
        for action in choice.actions
        if not (isinstance(action, Move) and unit_on[action.to] >= 0)
    ]
    return rng.choice(quiet or choice.actions)
