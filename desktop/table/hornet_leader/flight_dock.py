"""The dock along the bottom: a card for each Aircraft of the flight."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.rules.core import T
from desktop.table.look import Panel, Table

HEIGHT = 178


def panel(table: Table) -> Panel:
    """Return the dock of the flight."""
    title = T("hornet_leader.table", "Flight")
    return Panel(
        "flight", title, FlightDock(table), "bottom", "aircraft", HEIGHT, stands=_is_in_flight
    )


def _is_in_flight(view: Any) -> bool:
    """Return whether a flight is in the air, armed."""
    return view.state.mission is not None and view.state.mission.armed


class FlightDock(QWidget):
    """The cards of the flight in a row."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
