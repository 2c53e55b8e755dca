"""How wide and how high the docks are to be: more with large text, less in a small window."""

from __future__ import annotations

import msgspec

from desktop.paint import fonts
from desktop.table.look import Panel
from desktop.table.page_outline import Outline

LEFT, RIGHT, BOTTOM = 240, 340, 196
LOG_SHARE = 0.55
"""Of the right side the log has a little more than half."""
COMPACT = {LEFT: 196, RIGHT: 300, BOTTOM: 156}
MOST_GROWTH = 1.5
"""With large text the sides may grow a little, but not eat the board."""


class Layout(msgspec.Struct, frozen=True):
    """How the docks of a game stand, to be kept by whoever keeps settings."""

    state: bytes
    tab: str = ""
    low: bool = False
    """Whether those along the bottom were folded: that is no height they were given."""
    log_away: bool = False
    """Whether the log had made room for a decision: nobody closed it."""
    log_share: float = LOG_SHARE
    outline: Outline | None = None
    """Where everything lay, if the board lay open."""


class Extents:
    """Pixels of each side, and of the docks of a game's own panels."""

    def __init__(self) -> None:
        self.compact = False
        self._panels: tuple[Panel, ...] = ()

    def use(self, panels: tuple[Panel, ...]) -> None:
        """Let these panels say what they are to have."""
        self._panels = panels

    def usual(self, side: int) -> int:
        """Return the extent of `LEFT`, `RIGHT` or `BOTTOM`."""
        return round(self._plain(side) * min(MOST_GROWTH, max(1.0, fonts.text_scale())))

    def right(self) -> int:
        """Return the width of the right side: that of the widest of the game's own panels."""
        own = [self._own(panel) for panel in self._panels if panel.area == "right"]
        plain = self._plain(RIGHT)
        return round(self.usual(RIGHT) * max([plain, *own]) / plain)

    def of_dock(self, key: str, side: int) -> int:
        """Return the extent of the dock of a panel: the panel's own, or that of its side."""
        own = next((self._own(panel) for panel in self._panels if panel.key == key), 0)
        return round(self.usual(side) * own / self._plain(side)) if own else self.usual(side)

    def _own(self, panel: Panel) -> int:
        return (panel.small or panel.extent) if self.compact else panel.extent

    def _plain(self, side: int) -> int:
        return COMPACT[side] if self.compact else side
