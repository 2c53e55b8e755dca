"""Numbers of a game that are followed on a track: captures, supply, points."""

from __future__ import annotations

from enum import IntEnum

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.models.say import say
from desktop.rules.core import Text

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class Track(msgspec.Struct, frozen=True):
    """One number between two bounds."""

    key: str
    name: Text
    value: int
    high: int
    low: int = 0
    help: Text | None = None


class TrackModel(QAbstractListModel):
    """The tracks in the order the look gives them."""

    class Role(IntEnum):
        """What a view asks for beside the words."""

        TRACK = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: tuple[Track, ...] = ()

    def show(self, tracks: tuple[Track, ...]) -> None:
        """Show these tracks; only what differs is told to the views."""
        same = [track.key for track in tracks] == [track.key for track in self._tracks]
        if not same:
            self.beginResetModel()
            self._tracks = tracks
            self.endResetModel()
            return
        before, self._tracks = self._tracks, tracks
        for place, (old, new) in enumerate(zip(before, tracks, strict=True)):
            if old != new:
                index = self.index(place)
                self.dataChanged.emit(index, index)

    def retranslate(self) -> None:
        """Tell the views that every word may have changed."""
        if self._tracks:
            self.dataChanged.emit(self.index(0), self.index(len(self._tracks) - 1))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._tracks)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._tracks):
            return None
        track = self._tracks[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.tr("{name}: {value} of {high}").format(
                name=say(track.name), value=track.value, high=track.high
            )
        if role == self.Role.TRACK:
            return track
        if role == Qt.ItemDataRole.ToolTipRole and track.help is not None:
            return say(track.help)
        return None
