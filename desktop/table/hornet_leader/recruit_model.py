"""The Pilots of the box as a list to choose from: filtered, sorted, with why some cannot join."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Literal, NamedTuple

import msgspec
from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from desktop.models.say import say
from desktop.paint.faces import signed
from desktop.rules.core import Refused, T, Text
from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_pilots import Level
from desktop.rules.hornet_leader.pilots import type_of
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.pilot_faces import silhouette_of

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
MIME = "application/x-readyroom-pilot"
Cost = Literal["", "gain", "free", "pay"]
Service = Literal["", "navy", "marine"]


class Column(IntEnum):
    """What stands where."""

    PILOT = 0
    AIR = 1
    GROUND = 2
    SA = 3
    COOL = 4
    STRESS = 5
    PRICE = 6


class Recruit(msgspec.Struct, frozen=True):
    """A Pilot who could join, at the level that is shown."""

    pilot: str
    callsign: str
    kind: str
    """Id of the Aircraft type."""
    short: str
    picture: str
    years: str
    services: tuple[str, ...]
    level: Level
    price: int
    skill: int
    """His level in the squadron, -1 if he is not in it."""
    refused: Refused | None
    """Why he can take no part in the campaign."""
    words: str
    """Everything a search looks in."""

    @property
    def spoken(self) -> str:
        """Who he is, what he flies, and in which years."""
        return f"{self.callsign}, {self.short}, {self.years}"


def recruits_of(s: State, kit: Kit, skill: int) -> tuple[Recruit, ...]:
    """Return all Pilots with their numbers at a level."""
    inside = {member.pilot: member.skill for member in s.squadron}
    return tuple(_recruit(s, kit, pilot, skill, inside.get(pilot, -1)) for pilot in kit.pilots)


def _recruit(s: State, kit: Kit, pilot: str, skill: int, inside: int) -> Recruit:
    kind, card = type_of(kit, pilot), kit.pilots[pilot]
    first, last = kind.service
    years = f"{first}\N{EN DASH}" + (str(last) if last < 9999 else "")
    words = " ".join((card.callsign, say(kind.name), kind.short, say(kind.role), say(card.bio)))
    return Recruit(
        pilot,
        card.callsign,
        kind.id,
        kind.short,
        silhouette_of(kit, pilot),
        years,
        kind.nation_service,
        card.levels[skill if inside < 0 else inside],
        recruits.price(kit, s.terms, pilot),
        inside,
        recruits.barred(kit, s.terms, pilot),
        words.casefold(),
    )


class Figure(NamedTuple):
    """How a column is headed, what its cells show, and by what it is sorted."""

    heading: Text
    words: Callable[[Recruit], str]
    order: Callable[[Recruit], tuple[int, ...] | tuple[str, ...]]


FIGURES: dict[Column, Figure] = {
    Column.PILOT: Figure(
        T("hornet_leader.table", "Pilot"),
        lambda row: f"{row.callsign}, {row.short}",
        lambda row: (row.callsign.casefold(),),
    ),
    Column.AIR: Figure(
        T("hornet_leader.table", "AtA"),
        lambda row: signed(row.level.okay.ata),
        lambda row: (-row.level.okay.ata,),
    ),
    Column.GROUND: Figure(
        T("hornet_leader.table", "AtG"),
        lambda row: signed(row.level.okay.atg),
        lambda row: (-row.level.okay.atg,),
    ),
    Column.SA: Figure(
        T("hornet_leader.table", "SA"),
        lambda row: str(row.level.sa),
        lambda row: (-row.level.sa,),
    ),
    Column.COOL: Figure(
        T("hornet_leader.table", "Cool"),
        lambda row: str(row.level.cool),
        lambda row: (-row.level.cool,),
    ),
    Column.STRESS: Figure(
        T("hornet_leader.table", "Stress"),
        lambda row: f"{row.level.okay_max} / {row.level.shaken_max}",
        lambda row: (-row.level.shaken_max, -row.level.okay_max),
    ),
    Column.PRICE: Figure(
        T("hornet_leader.table", "SO"),
        lambda row: signed(-row.price),
        lambda row: (row.price,),
    ),
}


class RecruitModel(QAbstractTableModel):
    """A row for each Pilot, in the order of the data."""

    class Role(IntEnum):
        """What a view asks for beside the words."""

        RECRUIT = Qt.ItemDataRole.UserRole + 1
        SORT = Qt.ItemDataRole.UserRole + 2

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Recruit, ...] = ()

    @property
    def rows(self) -> tuple[Recruit, ...]:
        """The Pilots as they stand."""
        return self._rows

    def show(self, rows: tuple[Recruit, ...]) -> None:
        """Show these; only the rows that differ are told of."""
        before, self._rows = self._rows, rows
        if [row.pilot for row in before] != [row.pilot for row in rows]:
            self.beginResetModel()
            self.endResetModel()
            return
        for number, (old, new) in enumerate(zip(before, rows, strict=True)):
            if old != new:
                last = self.columnCount() - 1
                self.dataChanged.emit(self.index(number, 0), self.index(number, last))

    def retranslate(self) -> None:
        """Tell the views that every heading may have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == RecruitModel.Role.RECRUIT:
            return row
        column = Column(index.column())
        if role == RecruitModel.Role.SORT:
            return FIGURES[column].order(row)
        if role == Qt.ItemDataRole.AccessibleTextRole and column == Column.PILOT:
            return row.spoken
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return FIGURES[column].words(row)
        if role == Qt.ItemDataRole.ToolTipRole and row.refused is not None:
            return f"{say(row.refused.text)} ({row.refused.rule})"
        if role == Qt.ItemDataRole.ToolTipRole and column == Column.PILOT:
            # Beside the level there may be no room for type and years.
            return row.spoken
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return say(FIGURES[Column(section)].heading)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            return left if section == Column.PILOT else Qt.AlignmentFlag.AlignCenter
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        row = self._rows[index.row()] if index.isValid() else None
        if row is not None and row.refused is None and row.skill < 0:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        if indexes:
            data.setData(MIME, self._rows[indexes[0].row()].pilot.encode())
        return data


class RecruitFilter(QSortFilterProxyModel):
    """Shows the Pilots who fit, those who can join first."""

    def __init__(self, source: RecruitModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._kind, self._only_able = "", False
        self._service: Service = ""
        self._cost: Cost = ""
        self.setSourceModel(source)
        self.setDynamicSortFilter(True)

    def look_for(self, text: str) -> None:
        """Show those who have all these words."""
        self._words = tuple(text.casefold().split())
        self.invalidate()

    def choose(self, *, kind: str, service: Service, cost: Cost, only_able: bool) -> None:
        """Show one type, service or price, and perhaps only those who can join."""
        self._kind, self._service, self._cost = kind, service, cost
        self._only_able = only_able
        self.invalidate()

    def recruit(self, index: Index) -> Recruit | None:
        """Return the Pilot of a row."""
        found = index.data(RecruitModel.Role.RECRUIT) if index.isValid() else None
        return found if isinstance(found, Recruit) else None

    def row_of(self, pilot: str) -> int:
        """Return the row in which a Pilot stands now, -1 if the filter hides him."""
        for row in range(self.rowCount()):
            found = self.recruit(self.index(row, 0))
            if found is not None and found.pilot == pilot:
                return row
        return -1

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        model = self.sourceModel()
        if not isinstance(model, RecruitModel):
            return True
        row = model.rows[source_row]
        return (
            all(word in row.words for word in self._words)
            and self._kind in ("", row.kind)
            and (not self._service or self._service in row.services)
            and self._cost in ("", _cost_of(row))
            and not (self._only_able and row.refused is not None)
        )

    def lessThan(self, source_left: Index, source_right: Index) -> bool:
        left, right = (
            index.data(RecruitModel.Role.RECRUIT) for index in (source_left, source_right)
        )
        column = Column(source_left.column())
        # Those who cannot join come last, whatever the order is.
        last = self.sortOrder() is Qt.SortOrder.DescendingOrder
        order = FIGURES[column].order
        keys = [
            ((row.refused is not None) != last, order(row), row.callsign) for row in (left, right)
        ]
        return bool(keys[0] < keys[1])


def _cost_of(row: Recruit) -> Cost:
    if row.price:
        return "pay" if row.price > 0 else "gain"
    return "free"
