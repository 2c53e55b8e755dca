"""What all pages and panels share of the autopilot: its choice, and what actions lead to."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from desktop.models.bot_runner import Thought
from desktop.models.forecasts import Forecasts
from desktop.models.hints import Hints
from desktop.rules.core import Action, Text
from desktop.rules.hornet_leader.bot_forecast import mission_forecast
from desktop.rules.hornet_leader.bot_rollout import MissionForecast
from desktop.table.look import Table

HINT_KEYS = ("H", "?")
"""What asks; where H means High Altitude there is still the question mark."""


class Advice(QObject):
    """The autopilot's choice goes with the position it was made in."""

    changed = Signal()
    """Another action is proposed, or none any longer, or it is thought about."""
    foreseen = Signal()
    """More is known of what actions lead to."""

    def __init__(self, table: Table) -> None:
        super().__init__(table if isinstance(table, QObject) else None)
        self._table = table
        self._thought: Thought | None = None
        self._trouble: Text | None = None
        self._is_shown = False
        """Whether a choice is proposed or thought about: without, a change has nothing to tell."""
        self._ply = table.model.ply
        self.hints = Hints(table.model, self)
        self.hints.told.connect(self._on_told)
        self.hints.failed.connect(self._on_failed)
        self.forecasts = Forecasts(table.model, self)
        self.forecasts.told.connect(self.foreseen)
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self.forget)
        table.habits.changed.connect(self._follow_habits)
        self._follow_habits()

    @property
    def thought(self) -> Thought | None:
        """What the autopilot would do here, and why."""
        return self._thought

    @property
    def trouble(self) -> Text | None:
        """Why nothing came of it when the autopilot was asked."""
        return self._trouble

    @property
    def proposed(self) -> Action | None:
        """What the autopilot would do here."""
        return None if self._thought is None else self._thought.action

    def ask(self) -> None:
        """Have the autopilot think about the present decision."""
        self._trouble = None
        self.hints.ask()
        if self.hints.busy:
            self._is_shown = True
            self.changed.emit()

    def mission(self, action: Action | None) -> MissionForecast | None:
        """Return what is known by now of the mission that an action selects.

        ``None`` as the action is the mission that is being armed.
        """
        forecast = self.forecasts.of(action)
        return None if forecast is None else mission_forecast(forecast)

    @Slot()
    def forget(self, _told: object = None) -> None:
        """Give up what is proposed, or thought about."""
        self._ply = self._table.model.ply
        self._thought = self._trouble = None
        if self._is_shown:
            self._is_shown = False
            self.changed.emit()

    @Slot(object)
    def _on_change(self, _change: object) -> None:
        # A bookmark changes nothing that was thought about.
        if self._table.model.ply != self._ply:
            self.forget()

    @Slot(object)
    def _on_told(self, thought: Thought) -> None:
        self._thought = thought
        self._is_shown = True
        self.changed.emit()

    @Slot(object)
    def _on_failed(self, trouble: Text) -> None:
        self._trouble = trouble
        self.changed.emit()

    @Slot()
    def _follow_habits(self) -> None:
        self.forecasts.set_on(self._table.habits.foresees)
        self.foreseen.emit()
