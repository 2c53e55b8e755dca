"""The log as the viewer may read it: what happened, turn by turn, and what was refused."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, Literal

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Slot,
)
from PySide6.QtGui import Qt

from desktop.models.say import say
from desktop.play.change import BY_HAND, BY_TABLE
from desktop.rules.core import Refused, Side, T, Target, Text

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()

REFUSED = "refused"
HEADING = "heading"
SHORT = 50
"""Letters that the log shows whole, however narrow it is and however large its text."""


class LogLine(msgspec.Struct, frozen=True):
    """One row: a heading, an event, or a refusal."""

    kind: Literal["heading", "event", "refused"]
    topic: str
    """``turn``, ``move``, ``fight``, ``card``, ``dice``, ``refused`` or ``heading``."""
    turn: int
    ply: int
    """How many entries count right after it, for the way back to that position."""
    text: Text | None
    rule: str = ""
    places: tuple[Target, ...] = ()
    side: Side | None = None
    by: str = ""
    """Who answered or insisted, if the line is to say so: ``BY_HAND`` or ``BY_TABLE``."""


def marked(words: str, by: str) -> str:
    """Return what was told, with a mark if a person answered for chance or a table insisted."""
    if by == BY_HAND:
        return say(T("table", "{line} (by hand)").of(line=words))
    if by == BY_TABLE:
        return say(T("table", "{line} (as at your table)").of(line=words))
    return words


class LogModel(QAbstractListModel):
    """The lines in the order they happened."""

    class Role(IntEnum):
        """What a view asks for beside the words."""

        LINE = Qt.ItemDataRole.UserRole + 1
        PLY = Qt.ItemDataRole.UserRole + 2
        LATER = Qt.ItemDataRole.UserRole + 3
        """Whether it comes after the position looked back at."""
        LIT = Qt.ItemDataRole.UserRole + 4
        """Whether it speaks of what is pointed at on the board."""

    def __init__(self, kit: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self._lines: list[LogLine] = []
        self._refusals: list[LogLine] = []
        self._present: int | None = None
        self._lit: Target | None = None

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """The rows."""
        return tuple(self._lines)

    def show(self, entries: Iterable[LogLine]) -> None:
        """Show these lines; rows stay as long as there are no fewer than before."""
        wanted = self._with_refusals(list(entries))
        before, count = self._lines, len(self._lines)
        if len(wanted) < count:
            self.beginResetModel()
            self._lines = wanted
            self.endResetModel()
            return
        if wanted[:count] != before:
            self._lines = wanted[:count]
            # Another viewer reads some of the lines otherwise.
            for first, last in _differing(before, self._lines):
                self.dataChanged.emit(self.index(first), self.index(last))
        if len(wanted) > count:
            self.beginInsertRows(NOWHERE, count, len(wanted) - 1)
            self._lines = wanted
            self.endInsertRows()

    def refuse(
        self, refused: Refused, *, ply: int, turn: int, places: tuple[Target, ...] = ()
    ) -> None:
        """Add a line about something that was refused."""
        line = LogLine("refused", REFUSED, turn, ply, refused.text, refused.rule, places)
        if self._refusals and self._refusals[-1] == line:
            return
        self._refusals.append(line)
        row = len(self._lines)
        self.beginInsertRows(NOWHERE, row, row)
        self._lines.append(line)
        self.endInsertRows()

    def forget_refusals(self) -> None:
        """Forget what was refused: it is the affair of the person who tried."""
        self._refusals.clear()

    def look_at(self, ply: int | None) -> None:
        """Tell which lines come after the position looked back at."""
        if ply != self._present:
            self._present = ply
            if self._lines:
                last = self.index(len(self._lines) - 1)
                self.dataChanged.emit(self.index(0), last, [self.Role.LATER])

    @Slot(object)
    def light(self, place: Target | None) -> None:
        """Light the lines that speak of a place on the board, or none."""
        if place == self._lit:
            return
        before, self._lit = self._lit, place
        for row, line in enumerate(self._lines):
            if (before in line.places) != (place in line.places):
                here = self.index(row)
                self.dataChanged.emit(here, here, [self.Role.LIT])

    def retranslate(self) -> None:
        """Tell the views that every word may have changed."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def row_of(self, ply: int) -> int | None:
        """Return the last row that belongs to the position after that many entries."""
        for row in range(len(self._lines) - 1, -1, -1):
            line = self._lines[row]
            if line.kind != "heading" and line.ply <= ply:
                return row
        return None

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self._lines[index.row()].kind == "heading":
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(line)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._words(line)} {line.rule}".strip()
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(line)
        if role == self.Role.LINE:
            return line
        if role == self.Role.PLY:
            return line.ply
        if role == self.Role.LATER:
            return self._present is not None and line.ply > self._present
        if role == self.Role.LIT:
            return self._lit in line.places
        return None

    def _tip(self, line: LogLine) -> str | None:
        """Return the rule of a line; one that may be cut short is said whole before it."""
        words = self._words(line)
        told = "\n".join(filter(None, (words if len(words) > SHORT else "", line.rule)))
        if Qt.mightBeRichText(told):
            return Qt.convertFromPlainText(told, Qt.WhiteSpaceMode.WhiteSpaceNormal)
        return told or None

    def _words(self, line: LogLine) -> str:
        words = "" if line.text is None else say(line.text)
        match line.kind:
            case "heading":
                return words or self.tr("Set-up")
            case "refused":
                return self.tr("Refused: {reason}").format(reason=words)
            case "event":
                return marked(words, line.by)

    def _with_refusals(self, lines: list[LogLine]) -> list[LogLine]:
        """Put each refusal after what had happened by then; those of an undone future go."""
        if not self._refusals:
            return lines
        last = lines[-1].ply if lines else 0
        self._refusals = [line for line in self._refusals if line.ply <= last]
        merged: list[LogLine] = []
        waiting = list(self._refusals)
        for line in lines:
            while waiting and waiting[0].ply < line.ply and line.kind != "heading":
                merged.append(waiting.pop(0))
            merged.append(line)
        return merged + waiting


def _differing(before: list[LogLine], after: list[LogLine]) -> list[tuple[int, int]]:
    """Return the runs of rows that are not the same: the first and the last of each."""
    runs: list[tuple[int, int]] = []
    for row, (old, new) in enumerate(zip(before, after, strict=True)):
        if old == new:
            continue
        if runs and runs[-1][1] == row - 1:
            runs[-1] = (runs[-1][0], row)
        else:
            runs.append((row, row))
    return runs


class LogFilter(QSortFilterProxyModel):
    """The lines of the topics wanted, with the words typed; headings only where lines follow."""

    def __init__(self, model: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._words: tuple[str, ...] = ()
        self._hidden: frozenset[str] = frozenset()
        self.setSourceModel(model)

    @property
    def hidden(self) -> frozenset[str]:
        """The topics left out."""
        return self._hidden

    @property
    def filters(self) -> bool:
        """Whether anything is left out."""
        return bool(self._words or self._hidden)

    def look_for(self, text: str) -> None:
        """Show only lines with these words."""
        self._words = tuple(text.casefold().split())
        self.invalidate()

    def hide_topics(self, topics: Iterable[str]) -> None:
        """Leave out lines of these topics."""
        self._hidden = frozenset(topics)
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        if not self.filters:
            return True
        lines = self._model.lines
        line = lines[source_row]
        if line.kind != "heading":
            return self._fits(source_row, line)
        for row in range(source_row + 1, len(lines)):
            if lines[row].kind == "heading":
                return False
            if self._fits(row, lines[row]):
                return True
        return False

    def _fits(self, row: int, line: LogLine) -> bool:
        if line.topic in self._hidden:
            return False
        if not self._words:
            return True
        shown = str(self._model.data(self._model.index(row))).casefold()
        return all(word in shown for word in self._words)
