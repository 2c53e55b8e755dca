"""Positions for the tour: wars of Red Menace, stopped at every kind of screen."""

from __future__ import annotations

from typing import Any

from desktop.cli_tour_games import Party, Wanted, never
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Choice, Setup
from desktop.rules.red_menace.records import PLAYER

GAME = "red_menace"
INTERCEPTS, MOVES = "RM-10.2.1a", "RM-9.3.3a"
"""The rules of decisions in which something is taken up before the picture."""
LONG = ":long"
"""What the target of an interceptor at long range ends with; on the table the range follows."""
PARTY = Party(
    GAME,
    Setup("", (PLAYER,), {"scenario": 2}),
    (Seat(PLAYER, "person", "Anna"),),
    "autopilot",
)


def at_rule(rule: str, *, turn: int = 0, least: int = 2) -> Wanted:
    """Return a wish for a choice under a rule, from a turn on, with at least so many actions."""

    def wanted(session: Session[Any], choice: Choice) -> bool:
        return choice.rule == rule and len(choice.actions) >= least and session.state.turn >= turn

    return wanted


def deployed(session: Session[Any], choice: Choice) -> bool:
    """Return whether every bomber has its base and the war may begin."""
    return choice.rule == "RM-6.12" and len(choice.actions) == 1


POSITIONS: tuple[tuple[str, Wanted, str], ...] = (
    ("red-setup", at_rule("RM-6.12"), "Airborne Alert, new"),
    ("red-deployed", deployed, "Airborne Alert, everybody on the ground"),
    ("red-event", at_rule("RM-11.1a"), "Airborne Alert, a base is wanted"),
    ("red-intercept", at_rule(INTERCEPTS, turn=3, least=30), "Airborne Alert, interceptors"),
    ("red-launch", at_rule("RM-9.3.2a", turn=2), "Airborne Alert, take-off"),
    ("red-move", at_rule(MOVES, turn=4, least=12), "Airborne Alert, over the Pole"),
    ("red-strike", at_rule("RM-10.1.2c"), "Airborne Alert, the first city"),
    ("red-land", at_rule("RM-10.1.3i", turn=4), "Airborne Alert, back to a base"),
    ("red-submarine", at_rule("RM-9.6a", turn=2), "Airborne Alert, under the ice"),
    ("red-end", never, "Airborne Alert, to the end"),
)
"""The name of the picture, where to stop, and the title of the game."""


def most_interceptors(choice: Choice) -> tuple[str, ...]:
    """Return what to pick on the table to send most interceptors against one formation."""
    picks = max((action.picks for action in choice.actions), key=len)
    return tuple(target.removesuffix(LONG) for target in picks)
