"""A track as a strip: every reading, the present one lit, where it moves when the Day is over."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import mixed
from desktop.paint.lines import RIGHT, paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import Theme, ThemeSource
from desktop.rules.core import T
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader import track_words

Role = QPalette.ColorRole
SPOKEN = T("hornet_leader.table", "{track}: {reading}")
GAP = 2.0
AROUND, LEAST = 2.0, 8.0
"""Pixels that are free on each side of the words in a cell, and those of a cell, if possible."""


class TrackData(msgspec.Struct, frozen=True):
    """A track in the person's language."""

    name: str
    cells: tuple[str, ...]
    place: int
    """The present reading."""
    reading: str
    """What it means."""
    meanings: tuple[str, ...]
    """What each reading means."""
    moves_to: int = -1
    """The reading after the Day's missions, if it is another one."""


def track_data(s: State, kit: Kit, track: int) -> TrackData:
    """Return a track of the campaign as it stands."""
    cells = track_words.cells(s, kit, track)
    place, ahead = s.tracks[track], s.tracks[track] + s.pending_tracks[track]
    moved = min(max(ahead, 0), len(cells) - 1)
    return TrackData(
        say(kit.track_name(track)),
        cells,
        place,
        say(track_words.reading(s, kit, track)),
        tuple(say(track_words.reading_at(s, kit, track, i)) for i in range(len(cells))),
        moved if moved != place else -1,
    )


class TrackStrip(QWidget):
    """Name and present reading in a line, the cells below it."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._data: TrackData | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def data(self) -> TrackData | None:
        """What is shown."""
        return self._data

    def show_data(self, data: TrackData) -> None:
        """Show another state of the track."""
        if data == self._data:
            return
        self._data = data
        self.setAccessibleName(say(SPOKEN.of(track=data.name, reading=data.reading)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        high = self._line() + 3 + self._cell()
        return QSize(220, round(high))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            data = self._data
            if data is not None:
                at = self._at(event.pos().x(), event.pos().y())
                words = data.reading if at < 0 else data.meanings[at]
                QToolTip.showText(event.globalPos(), plain(words), self)
            return True
        return bool(super().event(event))

    def _line(self) -> float:
        return QFontMetricsF(fonts.interface(13)).height()

    def _cell(self) -> float:
        rows = 1
        if self._data is not None:
            rows = max(cell.count("\n") + 1 for cell in self._data.cells)
        return rows * 14 * fonts.text_scale() + 8

    def boxes(self) -> list[QRectF]:
        """Return where each reading is."""
        data = self._data
        if data is None:
            return []
        top, high = self._line() + 3, self._cell()
        boxes: list[QRectF] = []
        left = 0.0
        for wide in self._widths(data):
            boxes.append(QRectF(left, top, wide, high))
            left += wide + GAP
        return boxes

    def _widths(self, data: TrackData) -> list[float]:
        """Return how wide each cell is: all alike, but for those whose words need more."""
        room = self.width() - GAP * (len(data.cells) - 1)
        metrics = QFontMetricsF(fonts.condensed(13, 500))
        widest = (max(map(metrics.horizontalAdvance, cell.split("\n"))) for cell in data.cells)
        needs = [max(LEAST, words + 2 * AROUND) for words in widest]
        lacking = sum(needs) - room
        if lacking >= 0:
            return [need - lacking / len(needs) for need in needs]
        even = _even(sorted(needs), room)
        return [max(need, even) for need in needs]

    def _at(self, x: int, y: int) -> int:
        point = QPointF(x, y)
        return next((i for i, box in enumerate(self.boxes()) if box.contains(point)), -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        data = self._data
        if data is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, theme = self.palette(), self._themes.theme
        line = QRectF(0, 0, self.width(), self._line())
        p.setFont(fonts.interface(13, 600))
        p.setPen(palette.color(Role.WindowText))
        p.drawText(line, Qt.AlignmentFlag.AlignVCenter, data.name)
        left = p.fontMetrics().horizontalAdvance(data.name) + 8
        muted = palette.color(Role.PlaceholderText)
        paint_line(p, line.adjusted(left, 0, 0, 0), data.reading, fonts.interface(13), muted, RIGHT)
        for place, box in enumerate(self.boxes()):
            self._paint_cell(p, box, place, data, theme)

    def _paint_cell(
        self, p: QPainter, box: QRectF, place: int, data: TrackData, theme: Theme
    ) -> None:
        palette = self.palette()
        accent, ground = palette.color(Role.Accent), palette.color(Role.AlternateBase)
        present = place == data.place
        fill = mixed(ground, accent, 0.32) if present else ground
        paint_panel(p, box, fill, accent if present else palette.color(Role.Midlight), 4)
        if place == data.moves_to:
            pen = QPen(QColor(theme.info), 1.6, Qt.PenStyle.DashLine)
            p.setPen(pen)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        p.setFont(fonts.condensed(13, 700 if present else 500))
        p.setPen(palette.color(Role.WindowText if present else Role.PlaceholderText))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, data.cells[place])

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


def _even(needs: list[float], room: float) -> float:
    """Return the width that small cells have in common once the wide ones, last, have theirs."""
    for small in range(1, len(needs)):
        even = (room - sum(needs[small:])) / small
        if even <= needs[small]:
            return even
    return room / len(needs)
