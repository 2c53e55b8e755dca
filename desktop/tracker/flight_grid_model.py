"""The grid of who flew, as a model: a row for each Pilot, a column for each thing to enter."""

from __future__ import annotations

from enum import IntEnum

import msgspec
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from desktop.logbook.day_draft import MissionDraft
from desktop.paint.faces import signed
from desktop.paint.plain import plain
from desktop.rules.hornet_leader.book_entries import FlightEntry

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
NOTHING = "\N{EN DASH}"


class Column(IntEnum):
    """What stands in a column; the last three are shown on request."""

    PILOT = 0
    BEFORE = 1
    FLEW = 2
    STRESS = 3
    DAMAGED = 4
    LOST = 5
    ABORTED = 6
    XP = 7
    KILLS = 8
    NOTE = 9
    SITES = 10
    HITS = 11
    LEADER = 12


NUMBERS = {
    Column.STRESS: "stress",
    Column.XP: "xp_extra",
    Column.KILLS: "kills",
    Column.SITES: "sites",
    Column.HITS: "target_hits",
}
"""Columns that take digits, and the field of the entry."""
SIGNED = (Column.STRESS, Column.XP)
MARKS = {
    Column.DAMAGED: "damaged",
    Column.ABORTED: "aborted",
    Column.LEADER: "leader",
}
"""Columns that are ticked, and the field of the entry."""
FURTHER = (Column.SITES, Column.HITS, Column.LEADER)
MOST = 99


class GridRow(msgspec.Struct, frozen=True):
    """A Pilot as the grid shows him."""

    pilot: str
    callsign: str
    kind: str
    """Aircraft and level."""
    picture: str
    stress: int
    """In the morning."""
    warning: str
    """Why he should not fly; empty if he can."""


class FlightModel(QAbstractTableModel):
    """What is entered for each Pilot; it writes into the draft of a mission."""

    entered = Signal()
    """A person has changed something."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = MissionDraft()
        self.pilots: tuple[GridRow, ...] = ()
        self.heads: dict[Column, str] = {}
        self.places: dict[str, str] = {}
        """How the places of a loss are called, short."""

    def show_rows(self, draft: MissionDraft, pilots: tuple[GridRow, ...]) -> None:
        """Show another mission, or other Pilots."""
        self.beginResetModel()
        self.draft, self.pilots = draft, pilots
        self.endResetModel()

    def name_columns(self, heads: dict[Column, str], places: dict[str, str]) -> None:
        """Say the headings and the places of a loss."""
        self.heads, self.places = heads, places
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self.tell_all()

    def tell_all(self) -> None:
        """Have every cell painted again."""
        if self.pilots:
            last = self.index(len(self.pilots) - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def entry(self, row: int) -> FlightEntry:
        """Return what stands in a row."""
        return self.draft.rows[self.pilots[row].pilot]

    def flew(self, row: int) -> bool:
        """Return whether the Pilot of a row flew."""
        return self.pilots[row].pilot in self.draft.flew

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.pilots)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        if orientation is Qt.Orientation.Horizontal and shown:
            return self.heads.get(Column(section), "")
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.column() == Column.NOTE:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = index.row(), Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.words(row, column)
            case Qt.ItemDataRole.EditRole:
                return self.entry(row).note
            case Qt.ItemDataRole.ToolTipRole if column is Column.PILOT:
                pilot = self.pilots[row]
                return plain(". ".join(filter(None, (pilot.callsign, pilot.kind, pilot.warning))))
            case Qt.ItemDataRole.AccessibleTextRole:
                name = f"{self.pilots[row].callsign}, {self.heads.get(column, '')}"
                return f"{name}: {self.words(row, column)}"
            case _:
                return self.pilots[row] if role == ROW else None

    def words(self, row: int, column: Column) -> str:
        """Return what a cell says."""
        pilot, entry, flew = self.pilots[row], self.entry(row), self.flew(row)
        if column is Column.PILOT:
            return pilot.callsign
        if column is Column.BEFORE:
            return str(pilot.stress)
        if column is Column.FLEW:
            return "\N{CHECK MARK}" if flew else ""
        if not flew:
            return "" if column is Column.NOTE else NOTHING
        if column is Column.NOTE:
            return entry.note
        if column is Column.LOST:
            return self.places.get(entry.lost, "") if entry.lost else ""
        if column in MARKS:
            return self.heads[column][:1] if getattr(entry, MARKS[column]) else ""
        number: int = getattr(entry, NUMBERS[column])
        if column is Column.XP:
            return signed(number) if number else ""
        return str(number).replace("-", "\N{MINUS SIGN}")

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() != Column.NOTE:
            return False
        words = str(value).strip()
        if words != self.entry(index.row()).note:
            self._change(index.row(), note=words)
        return True

    # --- what a key does --------------------------------------------------------------------------

    def toggle(self, row: int) -> None:
        """Tick or untick that the Pilot flew."""
        self.draft.toggle(self.pilots[row].pilot)
        self._tell(row)

    def mark(self, row: int, column: Column) -> None:
        """Tick or untick Damaged, Aborted or the leader."""
        field = MARKS[column]
        now = not (getattr(self.entry(row), field) and self.flew(row))
        if column is Column.LEADER and now:
            for other in range(len(self.pilots)):
                if self.entry(other).leader:
                    self.draft.rows[self.pilots[other].pilot] = msgspec.structs.replace(
                        self.entry(other), leader=False
                    )
        self._change(row, **{field: now})

    def cycle_loss(self, row: int) -> None:
        """Go on to the next place where the Aircraft was lost."""
        self.draft.cycle_loss(self.pilots[row].pilot)
        self._tell(row)

    def set_number(self, row: int, column: Column, number: int) -> None:
        """Set the number of a cell, as far as one can have it."""
        least = -MOST if column in SIGNED else 0
        self._change(row, **{NUMBERS[column]: min(max(number, least), MOST)})

    def number(self, row: int, column: Column) -> int:
        """Return the number of a cell."""
        found: int = getattr(self.entry(row), NUMBERS[column])
        return found

    def _change(self, row: int, **fields: object) -> None:
        self.draft.change_row(self.pilots[row].pilot, **fields)
        self._tell(row)

    def _tell(self, row: int) -> None:
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))
        self.entered.emit()
