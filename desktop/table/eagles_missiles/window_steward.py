"""Passes windows in which somebody who plays alone has nothing to play (EM-IV.B3d)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot

from desktop.rules.eagles_missiles.windows import PASS
from desktop.table.look import Table


class WindowSteward(QObject):
    """Plays no card where none can be played and nobody could tell the hand by that.

    The windows after the draws stop for everybody who holds a card, or the stop would tell the
    other persons what was drawn; computer players see no stops.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table if isinstance(table, QObject) else None)
        self._table: Table = table
        self._passing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._act)
        table.model.changed.connect(self._on_change)
        table.habits.answered_while(lambda: self._timer.isActive() and self._wanted())

    @property
    def passing(self) -> bool:
        """Whether what happens now is its answer, not one of the person."""
        return self._passing

    def _wanted(self) -> bool:
        """Return whether a window stands open in which nothing can be played."""
        choice = self._table.picker.choice
        if choice is None or choice.discreet or choice.actions != (PASS,):
            return False
        return self._table.habits.ends_turns and self._table.model.session.is_solo

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        if change.kind == "played":
            # What is asked now is known once everybody has heard of the change.
            self._timer.start()

    @Slot()
    def _act(self) -> None:
        if self._wanted():
            self._passing = True
            try:
                self._table.picker.choose(PASS)
            finally:
                self._passing = False
