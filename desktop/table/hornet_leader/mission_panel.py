"""The dock at the left: the mission's Target, or the campaign between missions."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.rules.core import T
from desktop.table.look import Panel, Table

WIDTH = 262


def panel(table: Table) -> Panel:
    """Return the dock of the mission."""
    title = T("hornet_leader.table", "Mission")
    return Panel("mission", title, MissionPanel(table), "left", "target", WIDTH)


class MissionPanel(QWidget):
    """Target, tracks, accounts and what is left in the cup."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
