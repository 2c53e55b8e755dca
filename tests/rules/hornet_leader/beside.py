"""Campaigns that are run beside a table, to begin a test from."""

from __future__ import annotations

from collections.abc import Callable

from desktop.play.chance import SeededChance
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Chance, OptionValue, Setup
from desktop.rules.hornet_leader.actions_book import PlayDay, RunDay, TakeOver
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.bot_driver import policy_answer
from tests.rules.hornet_leader.logbooks import standing
from tests.rules.hornet_leader.positions import GAME

Play = Session[State]
SQUADRON = ("teflon", "banzai", "pluto", "blackhawk", "hunter", "wolf")


def beside_table(*, run: bool = True, seed: int = 1) -> Play:
    """Return the first Day of a campaign that is run beside a table (or only played here)."""
    options: dict[str, OptionValue] = {
        "campaign": "iraq_1991",
        "tracking": "companion",
        "joined": True,
    }
    session = Session(GAME, Setup("", (PLAYER,), options), (Seat(PLAYER, "person"),), seed)
    session.play(TakeOver(standing(*SQUADRON)))
    session.play(RunDay() if run else PlayDay())
    return session


def until(session: Play, step: type, accept: Callable[[State], bool] = lambda s: True) -> None:
    """Let the autopilot and luck play up to a step that asks."""
    for _ in range(400):
        if isinstance(session.state.steps[-1], step) and accept(session.state):
            return
        if isinstance(session.decision, Chance):
            session.play(SeededChance(session.seed).answer(session.decision, session.ply))
        else:
            session.play(policy_answer(session.state, session.decision))
    raise AssertionError(f"{step} did not come.")
