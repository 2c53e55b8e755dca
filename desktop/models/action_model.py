"""The legal actions of a decision, as sentences: the board for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from desktop.models.say import say
from desktop.rules.core import Action

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class ActionModel(QAbstractListModel):
    """One row for each action that the picks made so far can still come to."""

    class Role(IntEnum):
        """What a view asks for beside the words."""

        ACTION = Qt.ItemDataRole.UserRole + 1

    def __init__(self, kit: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self._actions: tuple[Action, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions listed."""
        return self._actions

    def show(self, actions: Iterable[Action]) -> None:
        """List these actions."""
        wanted = tuple(actions)
        if wanted == self._actions:
            return
        self.beginResetModel()
        self._actions = wanted
        self.endResetModel()

    def retranslate(self) -> None:
        """Tell the views that every word may have changed."""
        if self._actions:
            self.dataChanged.emit(self.index(0), self.index(len(self._actions) - 1))

    def action_at(self, index: Index) -> Action | None:
        """Return the action of a row."""
        if not index.isValid() or not 0 <= index.row() < len(self._actions):
            return None
        return self._actions[index.row()]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._actions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        action = self.action_at(index)
        if action is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return say(action.label(self._kit))
        if role == self.Role.ACTION:
            return action
        return None


class ActionFilter(QSortFilterProxyModel):
    """The actions whose sentence has every word that was typed, in any order."""

    def __init__(self, model: ActionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self.setSourceModel(model)

    def look_for(self, text: str) -> None:
        """List only what has these words."""
        self._words = tuple(text.casefold().split())
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        if not self._words:
            return True
        model = self.sourceModel()
        shown = str(model.data(model.index(source_row, 0, source_parent))).casefold()
        return all(word in shown for word in self._words)

    def action_at(self, index: Index) -> Action | None:
        """Return the action of a row."""
        found: Action | None = self.data(index, ActionModel.Role.ACTION)
        return found
