"""The base of all steps of Red Menace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Refused, Step, T, Target

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

NOT_AMONG = T("core", "That is not among the possible actions.")


class WarStep(Step, frozen=True):
    """A step that can say why picks lead to nothing."""

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        """Refuse what is no action of this step, under its rule."""
        asked = self.decision(s, kit)
        raise Refused("" if asked is None else asked.rule, NOT_AMONG)

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        """Return why these picks lead to no action, if this step knows."""
        return None


def picked(picks: tuple[Target, ...], kind: str) -> str:
    """Return the id in the first pick of a kind ("bomber", "flight"); empty if there is none."""
    start = f"{kind}:"
    return next((each.removeprefix(start) for each in picks if each.startswith(start)), "")


def city_in(picks: tuple[Target, ...]) -> str:
    """Return the first city that is picked, on the map or as a base of the sheet."""
    return picked(picks, "city") or picked(picks, "base")
