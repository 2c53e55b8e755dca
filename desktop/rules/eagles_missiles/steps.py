"""The base of all steps of Eagles & Missiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Refused, Side, Step, T, Target

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

NOT_AMONG = T("core", "That is not among the possible actions.")


class WarStep(Step, frozen=True):
    """A step that can say why picks lead to nothing."""

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        """Refuse what is no action of this step, under its rule."""
        asked = self.decision(s, kit)
        raise Refused("" if asked is None else asked.rule, NOT_AMONG)

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        """Return why a side's picks lead to no action, if this step knows.

        The state is that of the side's view: what it may not know is not in it.
        """
        return None
