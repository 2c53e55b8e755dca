"""What is lit on the table: what can be chosen, where it can go, where something will fire."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Target
from desktop.rules.red_menace.actions_blue import numbers_in
from desktop.rules.red_menace.batteries import met_at
from desktop.rules.red_menace.batteries_red import appears_on
from desktop.rules.red_menace.theatre import flights_in
from desktop.table.look import Mark
from desktop.table.picker import openings
from desktop.table.red_menace.areas import table_board
from desktop.table.red_menace.layout import layout
from desktop.table.red_menace.places import BASE, CITY, city_of, has_base

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

GOLD, BLUE, RED = "#E8B23A", "#4F9BE8", "#D2402B"
"""What can be chosen, where it can go, where something will fire."""
WASH = "#1E6FE6"
"""What fills a hex in reach: a wash is paler than its colour."""
CLEAR = "#00ffffff"
"""For the disc of a hex: it would lie on the icon of a city."""
HIDDEN = "?"
"""On the sign of a draw: what flies there is revealed."""
DIE_AT = (33.0, -35.0)
"""Where the sign of a roll lies, seen from the middle of a hex: its upper right corner."""


def board_marks(
    kit: Kit, s: State, actions: tuple[Action, ...], picks: tuple[Target, ...]
) -> tuple[Mark, ...]:
    """Return what to light for these actions after these picks."""
    picked = tuple(Mark(pick, "picked") for pick in picks if not pick.startswith("button:"))
    targets = sorted(openings(actions, picks))
    hexes = [target for target in targets if target in kit.hexes]
    others = [target for target in targets if not target.startswith("button:")]
    return (
        *picked,
        *reach_marks(kit, s, hexes, numbers_in(picks)),
        *(
            mark
            for target in others
            if target not in kit.hexes
            for mark in choice_marks(target, chosen=bool(picks))
        ),
    )


def choice_marks(target: Target, *, chosen: bool) -> tuple[Mark, ...]:
    """Return the ring of what can be chosen; a base is lit on the sheet and at its city.

    ``chosen`` is whether something was picked before that goes there.
    """
    kind, colour = ("target", BLUE) if chosen else ("source", GOLD)
    city = city_of(target)
    if target.startswith(BASE) or (chosen and has_base(city)):
        both = (CITY + city, BASE + city)
        return tuple(Mark(each, kind, colour=colour) for each in both)  # type: ignore[arg-type]
    return (Mark(target, kind, colour=colour),)  # type: ignore[arg-type]


def reach_marks(
    kit: Kit, s: State, hexes: Iterable[str], numbers: tuple[int, ...]
) -> tuple[Mark, ...]:
    """Return hexes that can be chosen: blue, with a red edge where bombers are met, and dice."""
    marks: list[Mark] = []
    for hex_id in hexes:
        marks.append(Mark(hex_id, "target", colour=CLEAR))
        if numbers and met_at(s, kit, hex_id, numbers):
            marks.append(Mark(hex_id, "attack", colour=RED))
        else:
            marks.append(Mark(hex_id, "threat", colour=WASH))
        if numbers:
            marks += entry_marks(kit, s, hex_id)
    return tuple(marks)


def rolls_on_entry(kit: Kit, s: State, hex_id: str) -> bool:
    """Return whether bombers of the player that enter a hex bring dice or a draw with them.

    Then nothing before can be taken back.
    """
    return bool(entry_marks(kit, s, hex_id))


def entry_marks(kit: Kit, s: State, hex_id: str) -> tuple[Mark, ...]:
    """Return the red sign on a hex where bombers of the player that enter it bring chance.

    It is the least die with which an SA-2 appears (RM-10.6.2a), or a question mark where
    formations are revealed (RM-9.2.4b).
    """
    least = appears_on(s, kit, hex_id)
    hidden = any(not flight.revealed for flight in flights_in(s, hex_id))
    if not least and not hidden:
        return ()
    middle = table_board(kit.board, layout()).centre(hex_id)
    at = (middle.x + DIE_AT[0], middle.y + DIE_AT[1])
    return (Mark(hex_id, "figure", f"{least}+" if least else HIDDEN, colour=RED, at=at),)
