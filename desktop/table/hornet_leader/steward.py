"""What goes by itself on a mission: the order of the enemies, and jettison that helps nobody."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot

from desktop.rules.core import Action, Choice
from desktop.rules.hornet_leader.actions_mission import Done, StandardOrder
from desktop.rules.hornet_leader.arming_rules import ground_weight
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.placing import Jettison
from desktop.rules.hornet_leader.state import State
from desktop.table.habits import Habits
from desktop.table.look import Table

HEAVY, NEAR = 3, 1
"""Jettison is worth a question where so much Air to Ground weight flies so near to a Bandit."""


class Steward(QObject):
    """Answers what a person would always answer alike; it does nothing that could not be clicked.

    What was taken back stays until the person goes on.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table if isinstance(table, QObject) else None)
        self._table: Table = table
        self._kit: Kit = table.model.game.kit
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._act)
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self._timer.stop)
        table.habits.answered_while(self._timer.isActive)

    @property
    def answers(self) -> bool:
        """Whether the present decision is about to be answered, so that nobody has to see it."""
        return self._timer.isActive()

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        self._timer.stop()
        if change.kind == "played" and self._answer() is not None:
            self._timer.start()

    @Slot()
    def _act(self) -> None:
        action = self._answer()
        if action is not None:
            self._table.picker.choose(action)

    def _answer(self) -> Action | None:
        choice = self._table.model.choice
        if choice is None:
            return None
        return by_itself(self._table.model.view.state, self._kit, choice, self._table.habits)


def by_itself(s: State, kit: Kit, choice: Choice, habits: Habits) -> Action | None:
    """Return the answer that goes by itself; ``None`` leaves the decision to the person."""
    if habits.in_order:
        for action in choice.actions:
            if isinstance(action, StandardOrder):
                return action
    if not isinstance(s.steps[-1], Jettison):
        return None
    if not (habits.asks_jettison or is_jettison_useful(s, kit)):
        return next((action for action in choice.actions if isinstance(action, Done)), None)
    return None


def is_jettison_useful(s: State, kit: Kit) -> bool:
    """Return whether weight would hamper an Aircraft that a Bandit may fight soon (HL-6.4f)."""
    bandits = [each for each in s.flown.counters if each.kind == "bandit"]
    return any(
        ground_weight(kit, aircraft.loads) >= HEAVY
        and any(kit.distance(aircraft.area, bandit.area) <= NEAR for bandit in bandits)
        for aircraft in s.flown.flying()
        if aircraft.area
    )
