"""What is agreed on before a war: the sides, the last day, the first state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules import agreement
from desktop.rules.core import Option, Refused, Setup, T, Text
from desktop.rules.eagles_missiles.muster import mustered
from desktop.rules.eagles_missiles.records import (
    POLISH,
    POLISH_2,
    RUSSIAN,
    RUSSIAN_2,
    SIDES,
    Terms,
)
from desktop.rules.eagles_missiles.state import State

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit

RULE = "EM-XIII.b1"
"""Says which sides can be in play."""
LATEST = 30
"""More days than the Russian deck lasts, as long as a card is drawn on each."""
TABLES = (
    {RUSSIAN, POLISH},
    {RUSSIAN, POLISH, POLISH_2},
    {RUSSIAN, POLISH, RUSSIAN_2},
    set(SIDES),
)
"""The sides that can meet: with three, either side may be divided."""


def options(kit: Kit) -> tuple[Option, ...]:
    """Return what can be agreed on: the last day, and how well the Polish hand is hidden."""
    rules = kit.rules.options
    words = T(
        "eagles_missiles",
        "The war also ends after this day, if the Russian deck lasts longer; {recommended} is a"
        " good limit, 0 is none.",
    )
    return (
        Option(
            key="day_limit",
            title=T("eagles_missiles", "Last day"),
            help=words.of(recommended=rules["day_limit_recommended"]),
            rule="EM-IV.E2",
            default=rules["day_limit"],
            low=0,
            high=LATEST,
        ),
        Option(
            key="discreet",
            title=T("eagles_missiles", "Poland is asked in every window"),
            help=T(
                "eagles_missiles",
                "As long as Poland holds a card, play stops for it wherever a card might be played;"
                " otherwise only where one can be, which tells Russia something of the hand.",
            ),
            rule="EM-IV.B3b",
            default=False,
        ),
    )


def agreed(kit: Kit, setup: Setup) -> Terms:
    """Return the terms of a setup, or raise :class:`Refused` if it cannot be played."""
    if len(set(setup.sides)) != len(setup.sides) or set(setup.sides) not in TABLES:
        words = T(
            "eagles_missiles",
            "Russia and Poland take part, each with its first commander before a second one.",
        )
        raise Refused(RULE, words)
    values = agreement.values(options(kit), setup, "EM-IV.E2")
    sides = tuple(side for side in SIDES if side in setup.sides)
    return Terms(sides, int(values["day_limit"]), bool(values["discreet"]))


def called(terms: Terms) -> Text | None:
    """Return what tells a war on these terms from others: a limit of days, if there is one."""
    if not terms.day_limit:
        return None
    return T("eagles_missiles", "{days} days").of(days=terms.day_limit)


def new_state(kit: Kit, setup: Setup) -> State:
    """Return a war before its set-up; nothing is to be done yet.

    Raises :class:`Refused` for a setup that cannot be played.
    """
    return mustered(kit, agreed(kit, setup))
