"""The strip of the autopilot's advice, in the place of the status strip (bot, hints)."""

from __future__ import annotations

from desktop.rules.core import T
from desktop.table.advice_line import advice_panel
from desktop.table.look import Panel, Table
from desktop.table.red_menace.status_strip import StatusStrip
from desktop.table.status_frame import HintLine

TITLE = T("red_menace.table", "Hint (?), play this phase (Ctrl+P)")


def panel(table: Table, strip: StatusStrip) -> Panel:
    """Return the panel of the strip; its tool in the prompt row asks."""
    return advice_panel(HintLine(table, strip), TITLE)
