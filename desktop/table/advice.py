"""What pages and panels of a game that is played alone share of its computer player's advice."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from desktop.models.bot_runner import Thought
from desktop.models.hints import Hints
from desktop.models.stand_in import StandIn
from desktop.rules.core import Action, Text
from desktop.table.look import Table


class Advice(QObject):
    """The autopilot's choice goes with the position it was made in."""

    changed = Signal()
    """Another action is proposed, or none any longer, or it is thought about."""

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
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self.forget)
        # After what is forgotten: it asks for the next at once.
        self.stand_in = StandIn(table.model, self.hints, self)
        self.stand_in.changed.connect(self.changed)

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
        self._is_shown = True
        self.changed.emit()
