"""What all pages and panels share of the autopilot: its choice, and what actions lead to."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot

from desktop.models.forecasts import Forecasts
from desktop.rules.core import Action
from desktop.rules.hornet_leader.bot_forecast import mission_forecast
from desktop.rules.hornet_leader.bot_rollout import MissionForecast
from desktop.table import advice
from desktop.table.look import Table

HINT_KEYS = ("H", "?")
"""What asks; where H means High Altitude there is still the question mark."""


class Advice(advice.Advice):
    """Rollouts besides the autopilot's choice."""

    foreseen = Signal()
    """More is known of what actions lead to."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.forecasts = Forecasts(table.model, self)
        self.forecasts.told.connect(self.foreseen)
        table.habits.changed.connect(self._follow_habits)
        self._follow_habits()

    def mission(self, action: Action | None) -> MissionForecast | None:
        """Return what is known by now of the mission that an action selects.

        ``None`` as the action is the mission that is being armed.
        """
        forecast = self.forecasts.of(action)
        return None if forecast is None else mission_forecast(forecast)

    @Slot()
    def _follow_habits(self) -> None:
        self.forecasts.set_on(self._table.habits.foresees)
        self.foreseen.emit()
