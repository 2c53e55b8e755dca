"""Weapon chips in rows, to be taken or left."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.paint.flow_layout import FlowLayout
from desktop.table.hornet_leader.chips import ChipData, WeaponChip


class ChipRow(QWidget):
    """Chips beside one another; they are made anew only when there are more or fewer."""

    chosen = Signal(str)
    """The key of a chip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: list[WeaponChip] = []
        self._flow = FlowLayout(self, gap=6)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the chips shown, from the left."""
        return tuple(chip.data.key for chip in self._chips)

    @property
    def chips(self) -> tuple[WeaponChip, ...]:
        """The chips, from the left."""
        return tuple(self._chips)

    def show_chips(self, chips: tuple[ChipData, ...]) -> None:
        """Show these chips."""
        while len(self._chips) > len(chips):
            gone = self._chips.pop()
            self._flow.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for number, data in enumerate(chips):
            if number == len(self._chips):
                chip = WeaponChip(data, parent=self)
                chip.chosen.connect(self.chosen)
                self._flow.addWidget(chip)
                chip.show()
                self._chips.append(chip)
            if self._chips[number].data != data:
                self._chips[number].show_data(data)
        self.updateGeometry()
