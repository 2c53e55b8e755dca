"""A table of words that is walked with the arrow keys: the columns fit, long words wrap."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from desktop.paint import fonts
from desktop.paint.plain import plain

Index = QModelIndex | QPersistentModelIndex
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
AIR = 4
"""Between rows, so that two of several lines are told apart."""


class WordsModel(QAbstractTableModel):
    """Rows of words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[tuple[str, ...], ...] = ()
        self.heads: tuple[str, ...] = ()

    def show_rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.heads, self.rows = tuple(heads), tuple(map(tuple, rows))
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        if orientation is Qt.Orientation.Horizontal and shown:
            return self.heads[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        words = self.rows[index.row()][index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words
            case Qt.ItemDataRole.ToolTipRole:
                return plain(words)
            case _:
                return None


class WordsTable(QTableView):
    """The table; its columns share the width as they are told."""

    entered = Signal(int)
    """Enter or a double click on a row."""

    def __init__(
        self, shares: Sequence[float], parent: QWidget | None = None, *, least: int = 0
    ) -> None:
        """It scrolls sideways below the width ``least``, at a text scale of 100 %."""
        super().__init__(parent)
        self._shares, self._least = tuple(shares), least
        self.words = WordsModel(self)
        self.setModel(self.words)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        if not least:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSectionsClickable(False)
        head.setStretchLastSection(True)
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.doubleClicked.connect(self._enter)
        self._fit_text()

    def set_shares(self, shares: Sequence[float]) -> None:
        """Share the width otherwise, from the next rows on."""
        self._shares = tuple(shares)

    def show_rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show other rows."""
        self.words.show_rows(heads, rows)
        self._share()

    def _fit_text(self) -> None:
        self.horizontalHeader().setFont(fonts.condensed(13, 600))
        self._share()

    def _share(self) -> None:
        wide = max(self.viewport().width(), round(self._least * fonts.text_scale()))
        for column, share in enumerate(self._shares[: len(self.words.heads)]):
            self.setColumnWidth(column, int(wide * share / sum(self._shares)))
        self.resizeRowsToContents()
        for row in range(len(self.words.rows)):
            self.setRowHeight(row, self.rowHeight(row) + AIR)

    @Slot(QModelIndex)
    def _enter(self, index: QModelIndex) -> None:
        self.entered.emit(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in ENTER and not held:
            self.entered.emit(self.currentIndex().row())
        elif event.key() == Qt.Key.Key_Escape or event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.words.rows:
            self.selectRow(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_text()
