"""G15: the table of Hornet Leader, where an action is followed by many dice and panels."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import msgspec
from PySide6.QtWidgets import QApplication

from desktop.rules.core import Choice
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.windows.main_window import MainWindow
from desktop.windows.new_game_choice import NewGame, SeatChoice
from desktop.windows.open_game import OpenGame
from tests.bench.games import led

CHOICE = NewGame(
    "hornet_leader",
    (SeatChoice(PLAYER, "person", "Ann"),),
    # Where most counters come on the display.
    {"campaign": "russia_2012"},
    seed=6,
)
ACTIONS = 250
CROWDED = 0.2
"""The share of the actions at which most counters are on the display."""
PATIENCE = 2_000
"""Rounds of events after which nobody decides any more."""


class Seen(msgspec.Struct, frozen=True):
    """How long an action took until it was seen."""

    seconds: float
    counters: int
    """On the display, of both sides."""


def crowded(seen: list[Seen]) -> list[Seen]:
    """Return those at which most counters were on the display."""
    return sorted(seen, key=lambda each: -each.counters)[: round(len(seen) * CROWDED)]


def seen_actions(shown: MainWindow, drained: Callable[[], None]) -> list[Seen]:
    """Play a campaign by rules of thumb; return how long its actions took."""
    shown.open_game(shown.table.create(CHOICE))
    drained()
    game = shown.table.game
    if game is None:
        raise RuntimeError("No game is open.")
    game.page.set_motion(False)
    game.page.desk.confirm = lambda _: True
    policy, rng = Policy(game.model.game.kit), Random(2)
    seen: list[Seen] = []
    while len(seen) < ACTIONS:
        choice = _next(game, drained)
        if choice is None:
            break
        spent = _played(game, policy, choice, rng)
        seen.append(Seen(spent, _counters(game.session.state)))
    return seen


def _next(game: OpenGame, drained: Callable[[], None]) -> Choice | None:
    """Return the next decision, once dice and what goes by itself are done; ``None`` at the end."""
    for _ in range(PATIENCE):
        drained()
        if game.model.choice is not None:
            return game.model.choice
        if game.session.decision is None:
            return None
    raise RuntimeError(f"Nobody decides: {game.model.waiting}.")


def _played(game: OpenGame, policy: Policy, choice: Choice, rng: Random) -> float:
    state: State = game.session.state
    action = led(policy, state, choice, rng)
    start = process_time()
    game.page.picker.choose(action)
    QApplication.processEvents()
    return process_time() - start


def _counters(state: State) -> int:
    mission = state.mission
    if mission is None:
        return 0
    return len(mission.counters) + sum(bool(each.area) for each in mission.flying())
