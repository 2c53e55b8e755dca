"""The table of a squadron in the tracker: heat cells by Day, Stress, status, Experience, kills."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from desktop.paint import fonts
from desktop.paint.lines import CENTRE, LEFT
from desktop.paint.plain import plain
from desktop.paint.theme import ThemeSource
from desktop.tracker.squadron_data import SquadronRow
from desktop.tracker.squadron_delegate import (
    HEAT,
    KILLS,
    NO_KILLS,
    PILOT,
    ROW,
    SKILL,
    STATUS,
    STRESS,
    XP,
    SquadronDelegate,
)

Index = QModelIndex | QPersistentModelIndex
SHARES = {PILOT: 1.7, SKILL: 1.0, HEAT: 0.0, STRESS: 2.0, STATUS: 1.25, XP: 1.5, KILLS: 0.6}
"""How the columns share the width that the heat cells leave."""
HIGH = 43
CELL = 30
"""Width of a heat cell, where there is room."""
WALKS = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)


class SquadronModel(QAbstractTableModel):
    """A row for each Pilot."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[SquadronRow, ...] = ()
        self._heads: tuple[str, ...] = ("",) * len(SHARES)

    def show_rows(self, rows: tuple[SquadronRow, ...], heads: tuple[str, ...]) -> None:
        """Show other rows and headings."""
        if (rows, heads) != (self.rows, self._heads):
            self.beginResetModel()
            self.rows, self._heads = rows, heads
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(SHARES)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT if section in (PILOT, SKILL) else CENTRE
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain(self._heads[section])
        return self._heads[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.words(row, index.column())
            case Qt.ItemDataRole.ToolTipRole:
                return plain(row.kind if index.column() == PILOT else "")
            case _:
                return row if role == ROW else None

    def words(self, row: SquadronRow, column: int) -> str:
        """Return what a cell says; of the heat cells with the letter of each status."""
        experience = f"{row.xp} / {row.xp_needed}" if row.xp_needed else str(row.xp)
        days = (f"{cell.words} {cell.letter}".strip() for cell in row.heat)
        return {
            PILOT: row.callsign,
            SKILL: row.skill,
            HEAT: ", ".join(each for each in days if each),
            STRESS: str(row.stress.now),
            STATUS: row.status_word,
            XP: experience,
            KILLS: str(row.kills) if row.kills else NO_KILLS,
        }[column]


class SquadronTable(QTableView):
    """The table; its columns share the width, and it is as high as its rows."""

    pilot_opened = Signal(object)
    """The id of a Pilot: Enter, or a double click."""
    pilot_selected = Signal(object)
    """The id of the Pilot in the selected row."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pilots = SquadronModel(self)
        self.setModel(self.pilots)
        self.setItemDelegate(SquadronDelegate(themes, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        self.doubleClicked.connect(self._open)
        self.selectionModel().currentRowChanged.connect(self._select)
        themes.changed.connect(self._repaint)
        self.fit_text()

    @property
    def pilot(self) -> str:
        """The id of the Pilot in the selected row; empty for none."""
        index = self.currentIndex()
        return self.pilots.rows[index.row()].pilot if index.isValid() else ""

    def show_rows(self, rows: tuple[SquadronRow, ...], heads: tuple[str, ...]) -> None:
        """Show the squadron; the selected Pilot stays selected."""
        before = self.pilot
        self.pilots.show_rows(rows, heads)
        places = {row.pilot: place for place, row in enumerate(rows)}
        if before in places:
            self.selectRow(places[before])
        self.setFixedHeight(self._height())
        self._share()

    def _height(self) -> int:
        rows = self.verticalHeader().defaultSectionSize() * self.pilots.rowCount()
        return rows + self.horizontalHeader().sizeHint().height() + 2

    def fit_text(self) -> None:
        """Follow the size of text."""
        self.verticalHeader().setDefaultSectionSize(round(HIGH * max(1.0, fonts.text_scale())))
        self.horizontalHeader().setFont(fonts.condensed(13, 600))
        self.setFixedHeight(self._height())
        self._share()

    def _share(self) -> None:
        wide = self.viewport().width()
        days = len(self.pilots.rows[0].heat) if self.pilots.rows else 0
        heat = min(round(days * CELL * max(1.0, fonts.text_scale())) + 12, round(wide * 0.36))
        parts = {
            column: round((wide - heat) * share / sum(SHARES.values()))
            for column, share in SHARES.items()
        }
        parts[HEAT] = heat
        parts[KILLS] += wide - sum(parts.values())
        # A heading is to be read; the bar of Stress says the same when it is shorter.
        head = self.horizontalHeader()
        for column in (XP, KILLS):
            spare = max(0, parts[STRESS] - head.sectionSizeHint(STRESS))
            more = min(spare, max(0, head.sectionSizeHint(column) - parts[column]))
            parts[column] += more
            parts[STRESS] -= more
        for column, part in parts.items():
            self.setColumnWidth(column, part)

    def sizeHint(self) -> QSize:
        return QSize(640, self._height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in WALKS:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.pilot:
            self.pilot_opened.emit(self.pilot)
        else:
            event.ignore()

    @Slot()
    def _open(self) -> None:
        if self.pilot:
            self.pilot_opened.emit(self.pilot)

    @Slot()
    def _select(self) -> None:
        self.pilot_selected.emit(self.pilot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.fit_text()

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.viewport().update()
