"""The cards in the viewer's hand, as the look of a game tells them."""

from __future__ import annotations

from collections.abc import Hashable
from enum import IntEnum

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.models.say import say
from desktop.rules.core import Refused, Target, Text

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class HandCard(msgspec.Struct, frozen=True):
    """One card of the hand."""

    target: Target
    """What picking it means, such as ``card:AIR``; copies of one kind share it."""
    face: Hashable
    """What the look paints it from."""
    name: Text
    text: Text
    """The effect, in a sentence or two."""
    rule: str = ""


class HandRow(msgspec.Struct, frozen=True):
    """A card and what can be done with it at the moment."""

    card: HandCard
    selected: bool
    refused: Refused | None
    """Why it cannot be used now; ``None`` for a card that can."""


REASONS: list[int] = [Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole]
"""The roles that change with why a card cannot be used; that changes more often than its look."""


def _looks_other(old: HandRow, new: HandRow) -> bool:
    """Return whether a card has to be painted anew."""
    before = (old.card, old.selected, old.refused is None)
    return before != (new.card, new.selected, new.refused is None)


class HandModel(QAbstractListModel):
    """The hand from left to right; rows change in place, so that a view keeps its hover."""

    class Role(IntEnum):
        """What a view asks for beside the words."""

        ROW = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[HandRow, ...] = ()

    @property
    def rows(self) -> tuple[HandRow, ...]:
        """The cards as they are shown."""
        return self._rows

    def show(self, rows: tuple[HandRow, ...]) -> None:
        """Show these cards; only what differs is told to the views."""
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        before, self._rows = self._rows, rows
        for place, (old, new) in enumerate(zip(before, rows, strict=True)):
            if old != new:
                index = self.index(place)
                self.dataChanged.emit(index, index, [] if _looks_other(old, new) else REASONS)

    def retranslate(self) -> None:
        """Tell the views that every word may have changed."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return say(row.card.name)
        if role == self.Role.ROW:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return say(row.card.text if row.refused is None else row.refused.text)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{say(row.card.name)}. {self.data(index, Qt.ItemDataRole.ToolTipRole)}"
        return None
