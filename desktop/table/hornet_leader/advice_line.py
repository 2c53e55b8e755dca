"""The strip of the autopilot's advice, with what a load comes to (ui 6)."""

from __future__ import annotations

from desktop.models.say import say
from desktop.rules.core import T
from desktop.table import advice_line
from desktop.table.hornet_leader.advice import HINT_KEYS, Advice
from desktop.table.hornet_leader.load_panel import is_arming
from desktop.table.look import Panel, Table


def panel(table: Table, advice: Advice) -> Panel:
    """Return the strip."""
    title = T("hornet_leader.table", "Hint (H or ?), play this phase (Ctrl+P)")
    return advice_line.advice_panel(AdviceLine(table, advice), title)


class AdviceLine(advice_line.AdviceLine):
    """Says while the Aircraft are armed what the flight comes to."""

    def __init__(self, table: Table, advice: Advice) -> None:
        self._rollouts = advice
        super().__init__(table, advice, HINT_KEYS)

    def _more(self) -> tuple[str, ...]:
        mission = self._rollouts.mission(None)
        if mission is None or not is_arming(self._table.model.view):
            return ()
        words = self.tr("As it is armed now: {forecast}.")
        return (words.format(forecast=say(mission.text())),)
