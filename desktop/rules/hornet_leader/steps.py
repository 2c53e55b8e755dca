"""The base of all steps of Hornet Leader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Refused, Step, Target

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


Phase = Literal[
    "squadron",
    "promotions",
    "draw",
    "select",
    "assign",
    "arm",
    "bound",
    "jettison",
    "fast",
    "enemy",
    "slow",
    "move",
    "bandits",
    "home",
    "debriefing",
]
"""A phase of the bar: of set-up, before a mission, on it, and after it."""


class CampaignStep(Step, frozen=True):
    """A step that can say to which phase it belongs, and why picks lead to nothing."""

    def phase(self) -> Phase | None:
        """Return the phase that begins with this step; ``None`` if it goes on."""
        return None

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        """Return why these picks lead to no action; ``None`` if the step has nothing to add."""
        return None


def picked(picks: tuple[Target, ...], kind: str) -> str:
    """Return the id in the first pick of a kind (``pilot``, ``item``, ``enemy``); empty if none."""
    start = f"{kind}:"
    return next((each.removeprefix(start) for each in picks if each.startswith(start)), "")
