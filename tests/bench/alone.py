"""G15: the tables of games in which an action is followed by many dice and panels."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from desktop.rules.core import Action, Choice
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State as HornetState
from desktop.rules.red_menace.bot import Autopilot
from desktop.rules.red_menace.state import View
from desktop.windows.main_window import MainWindow
from desktop.windows.new_game_choice import NewGame, SeatChoice
from desktop.windows.open_game import OpenGame
from tests.bench.games import (
    INVASION,
    WAR,
    eagles_missiles,
    hornet_leader,
    led,
    red_menace,
)

ACTIONS = 250
CROWDED = 0.2
"""The share of the actions at which most counters are on the display."""
PATIENCE = 2_000
"""Rounds of events after which nobody decides any more."""


class Alone(msgspec.Struct, frozen=True):
    """A game that one person plays, be it on both sides, led by rules of thumb."""

    begin: NewGame
    answer: Callable[[Any, Choice], Action]
    counters: Callable[[Any], int]
    """Returns how many of the counters that come and go are on the table."""


class Seen(msgspec.Struct, frozen=True):
    """How long an action took until it was seen."""

    first: float
    """Seconds until the board and the prompt showed it."""
    whole: float
    """Seconds until all beside them did."""
    counters: int
    """On the display, of both sides."""


def crowded(seen: list[Seen]) -> list[Seen]:
    """Return those at which most counters were on the display."""
    return sorted(seen, key=lambda each: -each.counters)[: round(len(seen) * CROWDED)]


def flown() -> Alone:
    """Return a campaign of Hornet Leader."""
    policy, rng = Policy(hornet_leader().kit), Random(2)
    begin = NewGame(
        "hornet_leader",
        (SeatChoice(PLAYER, "person", "Ann"),),
        # Where most counters come on the display.
        {"campaign": "russia_2012"},
        seed=6,
    )
    return Alone(begin, lambda state, choice: led(policy, state, choice, rng), _on_display)


def fought() -> Alone:
    """Return a war of Red Menace."""
    autopilot = Autopilot(red_menace().kit)
    seats = tuple(SeatChoice(side, "person", "Ann") for side in WAR.sides)
    return Alone(
        NewGame("red_menace", seats, dict(WAR.options), seed=6),
        lambda state, choice: autopilot.choose(View(0, state), choice, bool)[0],
        lambda state: len(state.flights) + sum(each.where == "flight" for each in state.bombers),
    )


def invaded() -> Alone:
    """Return a war of Eagles & Missiles."""
    game = eagles_missiles()
    bot = game.bot("easy", Random(2))
    seats = tuple(SeatChoice(side, "person", "Ann") for side in INVASION.sides)
    return Alone(
        NewGame("eagles_missiles", seats, seed=6),
        lambda state, choice: bot.choose(game.view(state, choice.side), choice, bool)[0],
        lambda state: sum(bool(each.role or each.target) for each in state.squadrons),
    )


def seen_actions(shown: MainWindow, drained: Callable[[], None], alone: Alone) -> list[Seen]:
    """Play a game by rules of thumb; return how long its actions took."""
    shown.open_game(shown.table.create(alone.begin))
    drained()
    game = shown.table.game
    if game is None:
        raise RuntimeError("No game is open.")
    game.page.set_motion(False)
    game.page.desk.confirm = lambda _: True
    while not game.page.desk.view.at_rest:
        drained()  # The board is drawn in many short steps, which are no answer to an action.
    seen: list[Seen] = []
    while len(seen) < ACTIONS:
        choice = _next(game, drained)
        if choice is None:
            break
        action = alone.answer(game.session.state, choice)
        first, whole = answer_times(game, action)
        seen.append(Seen(first, whole, alone.counters(game.session.state)))
    return seen


def answer_times(game: OpenGame, action: Action) -> tuple[float, float]:
    """Take an action; return the seconds until board and prompt show it, and until all does.

    Where the screen is passed on instead, both are those until that is seen.
    """
    answered: list[float] = []
    heard = game.page.flow.answered.connect(lambda: answered.append(process_time()))
    start = process_time()
    game.page.picker.choose(action)
    QApplication.processEvents()
    end = process_time()
    QObject.disconnect(heard)
    return min([*answered, end]) - start, end - start


def _next(game: OpenGame, drained: Callable[[], None]) -> Choice | None:
    """Return the next decision, once dice and what goes by itself are done; ``None`` at the end."""
    for _ in range(PATIENCE):
        drained()
        if game.model.covered:
            game.page.pass_on(recaps=False)
        if game.model.choice is not None:
            return game.model.choice
        if game.session.decision is None:
            return None
    raise RuntimeError(f"Nobody decides: {game.model.waiting}.")


def _on_display(state: HornetState) -> int:
    mission = state.mission
    if mission is None:
        return 0
    return len(mission.counters) + sum(bool(each.area) for each in mission.flying())
