"""Positions for the tour: a campaign of Hornet Leader, stopped at every kind of screen."""

from __future__ import annotations

from typing import Any

from desktop.cli_tour_games import Party, Wanted, never
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Choice, Setup

GAME = "hornet_leader"
PLAYER = "player"
PARTY = Party(
    GAME,
    Setup("", (PLAYER,), {"campaign": "iraq_1991", "damaging": True}),
    (Seat(PLAYER, "person", "Anna"),),
    "autopilot",
)


def at_rule(rule: str, *, least: int = 2, day: int = 0) -> Wanted:
    """Return a wish for a choice under a rule, with at least so many actions."""

    def wanted(session: Session[Any], choice: Choice) -> bool:
        return choice.rule == rule and len(choice.actions) >= least and session.state.day >= day

    return wanted


def at_squadron(session: Session[Any], choice: Choice) -> bool:
    """Return whether most of the squadron is chosen."""
    return choice.rule.startswith("HL-2.8") and len(session.state.squadron) == 7


def at_bench(session: Session[Any], choice: Choice) -> bool:
    """Return whether the flight of the second Day is loaded."""
    mission = session.state.mission
    loaded = mission is not None and all(each.loads for each in mission.flight)
    return choice.rule == "HL-4.5g" and loaded and session.state.day > 1


def in_fight(rule: str) -> Wanted:
    """Return a wish for a decision Over Target under a rule, in the second turn or later."""

    def wanted(session: Session[Any], choice: Choice) -> bool:
        mission = session.state.mission
        return choice.rule == rule and mission is not None and mission.turn > 1

    return wanted


LOGGED = Party(
    GAME,
    Setup("", (PLAYER,), {"campaign": "iraq_1991", "length": "medium", "tracking": "play"}),
    (Seat(PLAYER, "person", "Anna"),),
    "autopilot",
)
"""A campaign of the log."""
AT_LOG = at_rule("HL-T1.1a", day=4)

POSITIONS: tuple[tuple[str, Wanted, str], ...] = (
    ("hornet-squadron", at_squadron, "Desert Storm, new"),
    ("hornet-day", at_rule("HL-4.2a", day=2), "Desert Storm, second Day"),
    ("hornet-assign", at_rule("HL-4.4a", least=4, day=2), "Desert Storm, the flight"),
    ("hornet-arm", at_bench, "Desert Storm, the hangar"),
    ("hornet-place", at_rule("HL-5.3a"), "Desert Storm, on the way"),
    ("hornet-attack", in_fight("HL-6.2a"), "Desert Storm, first pass"),
    ("hornet-enemy", in_fight("HL-6.10a"), "Desert Storm, under fire"),
    ("hornet-move", in_fight("HL-6.12a"), "Desert Storm, over the Target"),
    ("hornet-debrief", at_rule("HL-8.7a", day=2), "Desert Storm, back on deck"),
    ("hornet-end", never, "Desert Storm, flown to the end"),
)
"""The name of the picture, where to stop, and the title of the game."""
