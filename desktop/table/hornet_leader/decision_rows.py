"""Rows of decisions with the chips of weapons and counters in them."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.paint.flow_layout import FlowLayout
from desktop.paint.theme import ThemeSource
from desktop.table import decision_rows
from desktop.table.decision_panel import Words
from desktop.table.hornet_leader.chips import ChipData, WeaponChip


class RowData(decision_rows.RowData, frozen=True):
    """A row of a list."""

    chips: tuple[ChipData, ...] = ()

    @property
    def spoken(self) -> str:
        """The row in one line."""
        parts = [self.title, *(chip.name for chip in self.chips), self.notes, self.written]
        return ", ".join(part for part in parts if part)


class Row(decision_rows.Row):
    """A row with chips beside its title."""

    chip_chosen = Signal(str, str)
    """The row and the chip in it."""
    _data: RowData

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        self._chips: list[WeaponChip] = []
        self._names = FlowLayout(gap=6)
        super().__init__(themes, parent)

    @property
    def data(self) -> RowData:
        """What the row shows."""
        return self._data

    @property
    def chips(self) -> tuple[WeaponChip, ...]:
        """The chips in it, from the left."""
        return tuple(self._chips)

    def place_title(self, grid: QGridLayout, title: Words) -> None:
        title.setWordWrap(False)
        self._names.addWidget(title)
        grid.addLayout(self._names, 0, 1)

    def show_more(self) -> None:
        chips = self._data.chips
        while len(self._chips) > len(chips):
            gone = self._chips.pop()
            self._names.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for number, data in enumerate(chips):
            if number == len(self._chips):
                chip = WeaponChip(data, compact=True, parent=self)
                chip.chosen.connect(self._choose_chip)
                self._names.addWidget(chip)
                chip.show()
                self._chips.append(chip)
            if self._chips[number].data != data:
                self._chips[number].show_data(data, compact=True)

    @Slot(str)
    def _choose_chip(self, chip: str) -> None:
        self.chip_chosen.emit(self._data.key, chip)


class Rows(decision_rows.Rows):
    """Rows with chips below one another."""

    chip_chosen = Signal(str, str)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows from the top."""
        return cast(tuple[Row, ...], super().rows)

    def make_row(self) -> Row:
        row = Row(self.themes, self)
        row.chip_chosen.connect(self.chip_chosen)
        return row
