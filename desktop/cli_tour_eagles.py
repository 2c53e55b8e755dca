"""Positions for the tour: wars of Eagles & Missiles, stopped at every kind of screen."""

from __future__ import annotations

from typing import Any

from desktop.cli_tour_games import Party, Wanted, never
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Choice, Setup
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, RUSSIAN_2

GAME = "eagles_missiles"
DEPLOYS, SQUADRONS = "EM-IV.B6a", "EM-IV.A5a"
PIECES = (DEPLOYS, SQUADRONS, "EM-IV.A3a")
"""The rules of decisions in which something is taken up before the picture."""
SENT = 4
"""Squadrons that are on their way already when the deployment is shown."""
SIDES = Setup("", (RUSSIAN, POLISH))
POLAND = Party(
    GAME,
    SIDES,
    (Seat(RUSSIAN, "bot", level="normal"), Seat(POLISH, "person", "Anna")),
    "normal",
)
RUSSIA = Party(
    GAME,
    SIDES,
    (Seat(RUSSIAN, "person", "Bo"), Seat(POLISH, "bot", level="normal")),
    "normal",
)

FOUR = Party(
    GAME,
    Setup("", (RUSSIAN, POLISH, POLISH_2, RUSSIAN_2)),
    (
        Seat(RUSSIAN, "person", "Bo"),
        Seat(POLISH, "person", "Anna"),
        Seat(POLISH_2, "person", "Cleo"),
        Seat(RUSSIAN_2, "person", "Dan"),
    ),
    "normal",
)


def at_rule(rule: str, *, day: int = 0, least: int = 2) -> Wanted:
    """Return a wish for a choice under a rule, from a day on, with at least so many actions."""

    def wanted(session: Session[Any], choice: Choice) -> bool:
        return choice.rule == rule and len(choice.actions) >= least and session.state.day >= day

    return wanted


def at_squadrons(session: Session[Any], choice: Choice) -> bool:
    """Return whether Russia has placed a few of its squadrons and can place more."""
    placed = sum(each.role != "" for each in session.state.squadrons)
    return choice.rule == SQUADRONS and placed >= SENT and len(choice.actions) > SENT


def at_window(session: Session[Any], choice: Choice) -> bool:
    """Return whether Poland holds a card for a fight that is going on."""
    contest = session.state.contest
    return choice.rule == "EM-IV.B3d" and contest is not None and len(choice.actions) > 1


def at_deployment(session: Session[Any], choice: Choice) -> bool:
    """Return whether Poland has sent a few of its squadrons and can send more."""
    sent = sum(each.target != "" for each in session.state.squadrons)
    return choice.rule == DEPLOYS and sent >= SENT and len(choice.actions) > SENT


def at_partner(session: Session[Any], choice: Choice) -> bool:
    """Return whether Poland's second commander is asked for a card in the second turn."""
    asked = choice.side == POLISH_2 and choice.rule == "EM-IV.B3d"
    return asked and session.state.day > 1 and len(choice.actions) > 1


OF_POLAND: tuple[tuple[str, Wanted, str], ...] = (
    ("eagles-setup", at_rule("EM-III.3b"), "Eagles over Poland, new"),
    ("eagles-nato", at_rule("EM-N.5"), "Eagles over Poland, help from NATO"),
    ("eagles-aa", at_rule("EM-IV.B4a", day=2, least=5), "Eagles over Poland, AA fire"),
    ("eagles-deploy", at_deployment, "Eagles over Poland, squadrons are sent"),
    ("eagles-order", at_rule("EM-IV.C1a", day=2, least=3), "Eagles over Poland, many fights"),
    ("eagles-window", at_window, "Eagles over Poland, a card in a duel"),
    ("eagles-land", at_rule("EM-IV.C1c", day=3), "Eagles over Poland, back home"),
    ("eagles-move", at_rule("EM-IV.D1", day=3), "Eagles over Poland, in the evening"),
    ("eagles-end", never, "Eagles over Poland, to the end"),
)
OF_RUSSIA: tuple[tuple[str, Wanted, str], ...] = (
    ("eagles-draw", at_rule("EM-IV.A2a", day=2), "Four lines, the cards"),
    ("eagles-cards", at_rule("EM-IV.A3a", day=2, least=8), "Four lines, the assaults"),
    ("eagles-squadrons", at_squadrons, "Four lines, the squadrons"),
    ("eagles-missile", at_rule("EM-XI.2"), "Four lines, missiles"),
    ("eagles-raid", at_rule("EM-IV.C3a"), "Four lines, a raid"),
)
OF_FOUR: tuple[tuple[str, Wanted, str], ...] = (
    ("eagles-hand-over", at_partner, "Four at one screen"),
)
"""The name of the picture, where to stop, and the title of the game, for each side, and for four
persons, who pass the screen on."""
POSITIONS = (*OF_POLAND, *OF_RUSSIA, *OF_FOUR)
WARS = ((POLAND, OF_POLAND), (RUSSIA, OF_RUSSIA), (FOUR, OF_FOUR))
