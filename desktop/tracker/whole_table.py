"""A table of words that is as high as its rows: it never scrolls by itself."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.tracker.corrections_table import WordsTable


class WholeTable(WordsTable):
    """The table; its place is given by its rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((1.0,), parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)

    def _share(self) -> None:
        super()._share()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = sum(map(self.rowHeight, range(self.words.rowCount())))
        head = self.horizontalHeader()
        return QSize(240, rows + (0 if head.isHidden() else head.sizeHint().height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())
