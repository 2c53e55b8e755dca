"""What is agreed on before a game: the options of a setup, the terms, the first state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules import agreement
from desktop.rules.core import Option, Refused, Setup, T, Text
from desktop.rules.red_menace.muster import mustered
from desktop.rules.red_menace.records import PLAYER, Terms
from desktop.rules.red_menace.state import State

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit

SWITCHES = (
    Option(
        key="sac",
        title=T("red_menace", "Fragile command"),
        help=T(
            "red_menace",
            "Once Omaha is destroyed, 2 bombers take off per turn, 4 with event 11: harder.",
        ),
        rule="RM-13.1",
        default=False,
    ),
    Option(
        key="six_f102",
        title=T("red_menace", "One more F-102"),
        help=T("red_menace", "You begin with 6 F-102 instead of 5: easier."),
        rule="RM-13.2",
        default=False,
    ),
    Option(
        key="two_tu28",
        title=T("red_menace", "Second Tu-28 at Moscow"),
        help=T(
            "red_menace",
            "Two Tu-28 guard Moscow instead of one, unless the scenario has none: harder.",
        ),
        rule="RM-13.3",
        default=False,
    ),
    Option(
        key="two_sa2",
        title=T("red_menace", "Second SA-2 at Moscow"),
        help=T("red_menace", "Two SA-2 guard Moscow instead of one: much harder."),
        rule="RM-13.3",
        default=False,
    ),
    Option(
        key="sudden_death",
        title=T("red_menace", "Sudden death"),
        help=T(
            "red_menace",
            "When a side has its points, an even die ends the game at once; otherwise the next"
            " destroyed city brings another roll.",
        ),
        rule="RM-13.4",
        default=False,
    ),
    Option(
        key="caught",
        title=T("red_menace", "Caught on the ground"),
        help=T(
            "red_menace",
            "A destroyed Soviet city may cost the Soviets bombers that have not taken off: easier.",
        ),
        rule="RM-13.5a",
        default=False,
    ),
    Option(
        key="module_s",
        title=T("red_menace", "Deployment and scramble"),
        help=T(
            "red_menace",
            "The companion rules, all together: other surges of take-offs, air defences that"
            " appear by chance, no start in Greenland.",
        ),
        rule="RM-S1.0a",
        default=False,
    ),
    Option(
        key="ask_paths",
        title=T("red_menace", "Choose among equal paths"),
        help=T(
            "red_menace",
            "You choose where a formation flies if two ways are equally good; otherwise it takes"
            " the hex with the lower number.",
        ),
        rule="RM-9.2.3d",
        default=False,
    ),
)
"""What can be switched on in every scenario; the keys are those of ``Terms``."""


def options(kit: Kit) -> tuple[Option, ...]:
    """Return what can be agreed on: the scenario and the optional rules."""
    scenarios = tuple(
        (each.id, T("red_menace", "{title} ({year})").of(title=each.title, year=each.year))
        for each in kit.scenarios.values()
    )
    chosen = Option(
        key="scenario",
        title=T("red_menace", "Scenario"),
        help=T(
            "red_menace",
            "What is in the air when the game begins, how many take off each turn, and the points"
            " that end the game.",
        ),
        rule="RM-6.1",
        default=scenarios[0][0],
        choices=scenarios,
    )
    return (chosen, *SWITCHES)


def agreed(kit: Kit, setup: Setup) -> Terms:
    """Return the terms of a setup, or raise :class:`Refused` if it cannot be played."""
    if setup.sides != (PLAYER,):
        raise Refused("RM-6.1", T("red_menace", "There is one side, the player."))
    values = agreement.values(options(kit), setup, "RM-6.1")
    switches = {option.key: bool(values[option.key]) for option in SWITCHES}
    terms = Terms(int(values["scenario"]), **switches)
    if terms.module_s and terms.two_sa2:
        words = T(
            "red_menace",
            "{module} has air defences of its own and cannot be combined with {option}.",
        )
        raise Refused("RM-S4.0b", words.of(module=_title("module_s"), option=_title("two_sa2")))
    if terms.module_s and terms.caught:
        words = T("red_menace", "{module} has a rule of its own instead of {option}.")
        raise Refused("RM-S2.0", words.of(module=_title("module_s"), option=_title("caught")))
    return terms


def _title(key: str) -> Text:
    return next(option.title for option in SWITCHES if option.key == key)


def called(kit: Kit, terms: Terms) -> Text:
    """Return what tells a game on these terms from others: the title of its scenario."""
    return kit.scenarios[terms.scenario].title


def new_state(kit: Kit, setup: Setup) -> State:
    """Return a game in which all that needs no choice is set up; nothing is to be done yet.

    Raises :class:`Refused` for a setup that cannot be played.
    """
    return mustered(kit, agreed(kit, setup))
