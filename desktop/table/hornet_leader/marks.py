"""What is lit on the display: who can act, on whom, where to, and the attack that goes on."""

from __future__ import annotations

from desktop.rules.core import Action, Target
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import View
from desktop.table.look import Mark
from desktop.table.picker import openings

GREEN = "#2F9E62"


def board_marks(
    kit: Kit, view: View, actions: tuple[Action, ...], picks: tuple[Target, ...]
) -> tuple[Mark, ...]:
    """Return what to light for these actions after these picks."""
    picked = tuple(Mark(pick, "picked") for pick in picks)
    return picked + tuple(
        Mark(target, "target" if picks else "source", colour=GREEN)
        for target in sorted(openings(actions, picks))
        if target in kit.areas or target.startswith(("pilot:", "enemy:"))
    )
