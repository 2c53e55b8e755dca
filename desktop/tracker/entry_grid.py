"""The rows of an entry that is typed: levels of a Pilot, lengths and bands of a Campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from desktop.logbook.entry_fields import Grid, get, row_of, words_of
from desktop.models.say import say
from desktop.paint import fonts

Raw = dict[str, Any]


class EntryGrid(QTableWidget):
    """A table in which everything can be typed."""

    changed = Signal()

    def __init__(self, grid: Grid, parent: QWidget | None = None) -> None:
        super().__init__(len(grid.rows) or grid.most, len(grid.columns), parent)
        self.grid = grid
        self._bases: list[Mapping[str, Any]] = [{}] * self.rowCount()
        self.setTabKeyNavigation(False)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        self.itemChanged.connect(self._tell)

    @Slot(QTableWidgetItem)
    def _tell(self, _item: QTableWidgetItem) -> None:
        self.changed.emit()

    def show_rows(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Show rows of an entry, by their names where they have some."""
        names = [name for name, _ in self.grid.rows]
        self.clearContents()
        self._bases = [{}] * self.rowCount()
        for number, row in enumerate(rows):
            name = row.get(self.grid.row_key) if names else None
            place = names.index(name) if name in names else number
            if place < self.rowCount():
                self._bases[place] = _kept(row)
                for column, field in enumerate(self.grid.columns):
                    self.write(place, column, words_of(get(row, field.path)))

    def write(self, row: int, column: int, words: str) -> None:
        """Type into a cell."""
        self.setItem(row, column, QTableWidgetItem(words))

    def rows(self) -> list[Raw]:
        """Return the rows that have something in them, as an entry has them."""
        found = []
        for row in range(self.rowCount()):
            cells = [self.item(row, column) for column in range(self.columnCount())]
            answers = ["" if cell is None else cell.text() for cell in cells]
            if any(answer.strip() for answer in answers):
                name = self.grid.rows[row][0] if self.grid.rows else ""
                found.append(row_of(self.grid, answers, self._bases[row], name))
        return found

    def retranslate(self) -> None:
        """Say the heads again, in the present language."""
        self.setHorizontalHeaderLabels([say(column.label) for column in self.grid.columns])
        for place, column in enumerate(self.grid.columns):
            head_item = self.horizontalHeaderItem(place)
            if head_item is not None:
                head_item.setToolTip(say(column.label))
        if self.grid.rows:
            self.setVerticalHeaderLabels([say(label) for _, label in self.grid.rows])
        head = self.horizontalHeader()
        head.setFont(fonts.condensed(13, 600))
        head.setFixedHeight(2 * head.fontMetrics().lineSpacing() + 8)
        height = head.height() + 6
        self.setFixedHeight(height + self.rowCount() * self.verticalHeader().defaultSectionSize())


def _kept(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a row without what is worked out anew: the place and the drawing of a band."""
    return {name: value for name, value in row.items() if name not in _RENEWED}


_RENEWED = ("index", "r_inner", "r_outer")
