"""The frame of the panels of a mission's decisions."""

from __future__ import annotations

from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.table import decision_panel


class DecisionPanel(decision_panel.DecisionPanel):
    """A panel that knows whose components and position it shows."""

    kit: Kit

    @property
    def state(self) -> State:
        """The position that is shown."""
        state: State = self.table.model.view.state
        return state
