"""Fights all that is to be fought in the order that stands, once a person has said so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot

from desktop.rules.core import Action
from desktop.rules.eagles_missiles.state import State
from desktop.table.look import Table

FIGHTING = "C"
"""The phase of fights."""


class FightSteward(QObject):
    """Answers only which fight comes next; cards and Su-22 that may fly on are asked for.

    It ends with the last fight, and when the person takes something back or looks back.
    """

    def __init__(self, table: Table, order: Callable[[], Sequence[Action]]) -> None:
        super().__init__(table if isinstance(table, QObject) else None)
        self._table: Table = table
        self._order = order
        self._begun_on = 0
        """The day of the fights; 0 while it does nothing."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._act)
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self.end)
        table.habits.answered_while(self._timer.isActive)

    @property
    def busy(self) -> bool:
        """Whether it fights on."""
        return self._begun_on > 0

    def begin(self) -> None:
        """Fight all that is left today."""
        s: State = self._table.model.view.state
        self._begun_on = s.day
        self._act()

    @Slot()
    def end(self) -> None:
        """Leave the rest to the person."""
        self._begun_on = 0
        self._timer.stop()

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        s: State = self._table.model.view.state
        fights = s.phase == FIGHTING and any(each.target for each in s.squadrons)
        if change.kind != "played" or not fights or s.day != self._begun_on:
            self.end()
        elif self._table.model.choice is not None:
            self._timer.start()

    @Slot()
    def _act(self) -> None:
        if not self.busy or self._table.picker.choice is None:
            return
        order = self._order()
        if order:
            self._table.picker.choose(order[0])
