"""The frame of the panels in which the player decides."""

from __future__ import annotations

from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import State
from desktop.table.board_panel import BoardPanel


class WarPanel(BoardPanel):
    """A panel that knows whose components and position it shows."""

    kit: Kit

    @property
    def state(self) -> State:
        """The position that is shown."""
        state: State = self.table.model.view.state
        return state
