"""The strip of the autopilot's advice, in the place of the status strip (bot, hints)."""

from __future__ import annotations

from desktop.rules.core import T
from desktop.table.advice import Advice
from desktop.table.advice_line import AdviceLine, advice_panel
from desktop.table.look import Panel, Table
from desktop.table.red_menace.status_strip import StatusStrip

TITLE = T("red_menace.table", "Hint (?), play this phase (Ctrl+P)")


def panel(table: Table, strip: StatusStrip) -> Panel:
    """Return the panel of the strip; its tool in the prompt row asks."""
    return advice_panel(HintLine(table, Advice(table), strip), TITLE)


class HintLine(AdviceLine):
    """The status strip gives way to it, so that the table keeps its size and its names."""

    def __init__(self, table: Table, advice: Advice, strip: StatusStrip) -> None:
        self._strip = strip
        super().__init__(table, advice)

    def _show(self) -> None:
        self.setMinimumHeight(self._strip.height())
        super()._show()
        self._strip.give_way(not self.isHidden())
