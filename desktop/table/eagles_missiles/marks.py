"""What is lit on the table: what can be chosen, and where it can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Target
from desktop.table.eagles_missiles.places import LINE
from desktop.table.look import Mark, MarkKind
from desktop.table.picker import openings

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import View

GOLD, GREEN = "#E8B23A", "#3FA66B"
"""What can be chosen, and where it can go."""


def board_marks(
    kit: Kit, view: View, actions: tuple[Action, ...], picks: tuple[Target, ...]
) -> tuple[Mark, ...]:
    """Return what to light for these actions after these picks."""
    picked = tuple(Mark(pick, "picked") for pick in picks if not pick.startswith("button:"))
    targets = sorted(each for each in openings(actions, picks) if not each.startswith("button:"))
    return (
        *picked,
        *(mark for each in targets for mark in choice_marks(kit, view, each, chosen=bool(picks))),
    )


def choice_marks(kit: Kit, view: View, target: Target, *, chosen: bool) -> tuple[Mark, ...]:
    """Return how something that can be picked is lit; ``chosen``: something was picked before.

    A territory is washed, so that its names stay readable; everything else has a ring.
    """
    kind: MarkKind = "target" if chosen else "source"
    colour = GREEN if chosen else GOLD
    if target in kit.territories:
        return (Mark(target, "threat", colour=colour),)
    if target.startswith(LINE):
        line = target.removeprefix(LINE)
        fronts = [key for key in kit.lines[line].path if key not in view.state.conquered]
        washed = [Mark(key, "threat", colour=colour) for key in fronts[:1]]
        return (Mark(target, kind, colour=colour), *washed)
    return (Mark(target, kind, colour=colour),)
