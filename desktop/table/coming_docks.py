"""The docks of a game's panels that come and go with the position."""

from __future__ import annotations

from typing import Any

from desktop.table.docks import Dock, DockFrame
from desktop.table.look import Panel

TIMELINE = "timeline"


class ComingDocks:
    """Shows docks where their panels belong to the position."""

    def __init__(self, frame: DockFrame) -> None:
        self._frame = frame
        self._panels: dict[str, Panel] = {}

    def use(self, panels: tuple[Panel, ...]) -> None:
        """Take those of a game's panels that have a dock of their own and come and go."""
        self._panels = {
            panel.key: panel
            for panel in panels
            if panel.stands is not None and panel.area != "right"
        }

    def stands(self, dock: Dock, view: Any) -> bool:
        """Return whether a dock belongs to a position, and is not behind the timeline."""
        panel = self._panels.get(dock.objectName())
        if panel is None or panel.stands is None:
            return True
        hidden = panel.area == "bottom" and self._frame.docks[TIMELINE].isVisible()
        return not hidden and panel.stands(view)

    def follow(self, view: Any) -> None:
        """Show what belongs to a position, and nothing else."""
        for dock in self._docks():
            dock.setVisible(self.stands(dock, view))

    def is_at(self, view: Any) -> bool:
        """Return whether nothing comes or goes with a position."""
        return all(dock.isVisible() == self.stands(dock, view) for dock in self._docks())

    def _docks(self) -> list[Dock]:
        return [self._frame.docks[key] for key in self._panels]
