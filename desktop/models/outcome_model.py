"""What may have come of a draw at somebody's own table: found by number, letters or title."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.rules.core import Action

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
UNFIT = 9


class Outcome(msgspec.Struct, frozen=True):
    """One answer that a person can tell."""

    action: Action
    name: str
    left: int = -1
    """How many there are by the program's count; -1 if that says nothing."""
    differs: bool = False
    """Whether it cannot have come by that count, though it may at a table."""


class OutcomeModel(QAbstractListModel):
    """The answers with what was typed, those first that are meant most likely."""

    class Role(IntEnum):
        """What a view asks for beside the words."""

        OUTCOME = Qt.ItemDataRole.UserRole + 1
        KEY = Qt.ItemDataRole.UserRole + 2
        """The digit that tells it; empty for none."""

    def __init__(
        self, outcomes: Iterable[Outcome], *, numbered: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._every = tuple(outcomes)
        self._shown = self._every
        self._numbered = numbered and len(self._every) < 10

    @property
    def numbered(self) -> bool:
        """Whether a digit tells an answer, instead of looking for one."""
        return self._numbered

    @property
    def shown(self) -> tuple[Outcome, ...]:
        """The answers listed."""
        return self._shown

    def look_for(self, text: str) -> None:
        """List what has every word: a number of its own before one that only begins so."""
        words = text.casefold().split()
        ranked = [(sum(rank(each.name, word) for word in words), each) for each in self._every]
        self.beginResetModel()
        fitting = [pair for pair in ranked if pair[0] < UNFIT]
        self._shown = tuple(each for _, each in sorted(fitting, key=lambda pair: pair[0]))
        self.endResetModel()

    def outcome_at(self, index: Index) -> Outcome | None:
        """Return the answer of a row."""
        if not index.isValid() or not 0 <= index.row() < len(self._shown):
            return None
        return self._shown[index.row()]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        outcome = self.outcome_at(index)
        if outcome is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return outcome.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            told = self.tr("{name}, left: {count}").format(name=outcome.name, count=outcome.left)
            return told if outcome.left >= 0 else outcome.name
        if role == self.Role.OUTCOME:
            return outcome
        if role == self.Role.KEY:
            return str(index.row() + 1) if self._numbered else ""
        return None


def rank(name: str, word: str) -> int:
    """Return how well a word that was typed fits a name, 0 best; ``UNFIT`` if not at all."""
    whole = name.casefold()
    parts = re.split(r"[\s/,:]+", whole)
    if word in parts:
        return 0
    if whole.startswith(word):
        return 1
    if any(part.startswith(word) for part in parts):
        return 2
    # Part of a title is something to look for; part of a number is another number.
    return 3 if word in whole and not word.isdigit() else UNFIT
