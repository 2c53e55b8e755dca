"""Actions of one decision that follow each other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot

from desktop.rules.core import Action
from desktop.table.look import Table

Order = Callable[[Any], Action | None]
"""What is to be done once it is its turn, from the position then; ``None`` if that is over."""


class Orders(QObject):
    """Actions of one decision after another, given in turn as long as the same thing is asked.

    Dice that a person has to roll come between; what was taken back is not done again.
    """

    def __init__(self, table: Table, asked: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._asked = asked
        self._waiting: deque[Order] = deque()
        self._busy = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self.forget)
        table.habits.answered_while(lambda: bool(self._waiting))

    @property
    def busy(self) -> bool:
        """Whether one action is just followed by the next."""
        return self._busy

    def give(self, *orders: Order | Action) -> None:
        """Do all this, one after the other."""
        self._waiting.extend(
            _constant(each) if isinstance(each, Action) else each for each in orders
        )
        self._go_on()

    @Slot()
    def forget(self) -> None:
        """Do nothing of what waits."""
        self._waiting.clear()
        self._timer.stop()

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        if change.kind != "played":
            self.forget()
        elif self._waiting and not self._busy:
            self._timer.start()

    @Slot()
    def _go_on(self) -> None:
        if self._busy:
            return
        self._busy = True
        try:
            while self._waiting and self._asked():
                self._give_one(self._waiting.popleft())
        finally:
            self._busy = False
        if self._table.picker.choice is not None:
            # Something else is asked.
            self._waiting.clear()

    def _give_one(self, order: Order) -> None:
        model = self._table.model
        action, before = order(model.view.state), model.ply
        if action is not None:
            self._table.picker.choose(action)
            if model.ply == before:
                # It was refused, or the person said no.
                self._waiting.clear()


def _constant(action: Action) -> Order:
    return lambda _: action
