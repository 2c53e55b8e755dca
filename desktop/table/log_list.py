"""The rows of the log: a line added at the end costs the same however long the log is."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from desktop.paint import fonts
from desktop.table.log_delegate import LogDelegate

Move = QAbstractItemView.CursorAction
LEAST = 36
"""Pixels that the last line needs, at a text scale of 100 %."""


class LogList(QTableView):
    """A table of one column: it keeps the height of each row, where a list asks for all anew."""

    def __init__(
        self, model: QAbstractItemModel, delegate: LogDelegate, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._delegate = delegate
        self._measured = True
        self.setItemDelegate(delegate)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its room is kept free: lines that are more than fit would all be measured again, for the
        # width that the bar leaves. It paints nothing while there is nothing to scroll.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.hide()
        across.setStretchLastSection(True)
        down.hide()
        down.setMinimumSectionSize(1)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.rowsInserted.connect(self._on_inserted)
        model.dataChanged.connect(self._on_data_changed)
        model.modelReset.connect(self.fit)
        model.layoutChanged.connect(self.fit)

    @Slot()
    def fit(self) -> None:
        """Measure every row."""
        self._measured = True
        header = self.verticalHeader()
        # What most rows have already needs not be set for each.
        header.blockSignals(True)
        header.setDefaultSectionSize(self._delegate.usual_height)
        header.blockSignals(False)
        self._measure(0, self.model().rowCount() - 1)

    def _measure(self, first: int, last: int) -> None:
        if not self.isVisible():
            # Its width may still change, and each line would be measured for every one.
            self._measured = False
            return
        model, header = self.model(), self.verticalHeader()
        wide = self.viewport().width()
        # Each row told would have the view reckon its length anew; once for all is enough.
        header.blockSignals(True)
        for row in range(first, last + 1):
            high = self._delegate.height(model.index(row, 0), wide)
            if high != header.sectionSize(row):
                header.resizeSection(row, high)
                self.scheduleDelayedItemsLayout()
        header.blockSignals(False)

    @Slot(QModelIndex, int, int)
    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._measure(first, last)

    @Slot(QModelIndex, QModelIndex, "QList<int>")
    def _on_data_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        if not roles or Qt.ItemDataRole.DisplayRole in roles:
            self._measure(first.row(), last.row())

    def minimumSizeHint(self) -> QSize:
        # Left to itself, a view asks for the room that a whole scroll bar takes.
        return QSize(super().minimumSizeHint().width(), round(LEAST * fonts.text_scale()))

    def moveCursor(self, action: Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        # In a table these two keys would stay in the row.
        if action is Move.MoveHome:
            return self.model().index(0, 0)
        if action is Move.MoveEnd:
            return self.model().index(self.model().rowCount() - 1, 0)
        return super().moveCursor(action, modifiers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._measured:
            self.fit()
