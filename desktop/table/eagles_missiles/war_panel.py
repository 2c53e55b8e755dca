"""The frame of the panels in which the players decide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from desktop.rules.core import Action, Chance, Choice, Decision
from desktop.table.decision_panel import DecisionPanel

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

A = TypeVar("A", bound=Action)


class WarPanel(DecisionPanel):
    """A panel that knows whose components and position it shows."""

    kit: Kit

    @property
    def state(self) -> State:
        """The position that is shown, as far as the viewer knows it."""
        state: State = self.table.model.view.state
        return state

    @property
    def answers(self) -> tuple[Action, ...]:
        """What can be answered."""
        choice = self.table.picker.choice
        return () if choice is None else choice.actions

    def of_kind(self, kind: type[A]) -> tuple[A, ...]:
        """Return the answers of a kind."""
        return tuple(each for each in self.answers if isinstance(each, kind))


def asks_for(decision: Decision | None, kinds: type[Action] | tuple[type[Action], ...]) -> bool:
    """Return whether a choice has answers of these kinds."""
    return isinstance(decision, Choice) and any(isinstance(a, kinds) for a in decision.actions)


def rolls_for(decision: Decision | None, kinds: Iterable[str]) -> bool:
    """Return whether dice of these kinds are to be rolled."""
    return isinstance(decision, Chance) and decision.kind in kinds
