"""Rows whose order is the person's: dragged with the mouse, moved with Alt+Up and Alt+Down."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from desktop.paint.style_parts import rounded
from desktop.paint.theme import ThemeSource
from desktop.table.decision_rows import Row, RowData, Rows

LINE, HANDLE, DOT, STEP = 4, 10, 2.0, 4.5
"""Pixels: of the line where a row would come, of the handle, of a dot of it, between two dots."""


class DropLine(QWidget):
    """Where the row that is dragged would come."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = self.palette().color(QPalette.ColorRole.Accent)
        p.fillPath(rounded(QRectF(self.rect()), LINE / 2), accent)


class OrderRow(Row):
    """A row that can be dragged above or below the others."""

    carried = Signal(str, QPoint)
    """Its key, and where the pointer is on the screen."""
    let_go = Signal(str)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(themes, parent)
        around = self._grid.contentsMargins()
        self._grid.setContentsMargins(
            around.left(), around.top(), around.right() + HANDLE, around.bottom()
        )
        self._pressed_at: QPoint | None = None
        self._dragged = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        way = event.position().toPoint() - self._pressed_at
        if not self._dragged and way.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            # What is dragged is not pressed as well.
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragged:
            self.carried.emit(self.data.key, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, self._dragged, self._pressed_at = self._dragged, False, None
        if not dragged:
            super().mouseReleaseEvent(event)
            return
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.let_go.emit(self.data.key)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(self.palette().color(QPalette.ColorRole.PlaceholderText))
        middle = self.height() / 2
        for column in range(2):
            for line in (-1, 0, 1):
                x, y = self.width() - HANDLE - 3 + column * STEP, middle + line * STEP - DOT / 2
                p.drawEllipse(QRectF(x, y, DOT, DOT))


class OrderRows(Rows):
    """Rows in an order that can be changed, each within its group."""

    moved = Signal(object)
    """All keys in their new order."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(themes, parent)
        self._groups: dict[str, int] = {}
        self._line = DropLine(self)
        self._place = -1
        """Before which row the one that is dragged would come."""

    def make_row(self) -> Row:
        """Return a new row with a handle."""
        row = OrderRow(self.themes, self)
        row.carried.connect(self._carry)
        row.let_go.connect(self._let_go)
        return row

    def show_groups(self, groups: Sequence[Sequence[RowData]]) -> None:
        """Show rows of which only those of the same group can change places."""
        self._groups = {row.key: number for number, rows in enumerate(groups) for row in rows}
        self.show_rows([row for rows in groups for row in rows])

    @property
    def keys(self) -> list[str]:
        """The keys from the top."""
        return [row.data.key for row in self.rows]

    def shift(self, key: str, by: int) -> bool:
        """Move a row up or down by one; return whether it has moved."""
        keys = self.keys
        at = keys.index(key) if key in keys else -1
        return at >= 0 and self._move(key, at + by + (by > 0))

    def _move(self, key: str, place: int) -> bool:
        """Put a row before another; at the end for their number."""
        keys = self.keys
        at = keys.index(key)
        first, last = self._bounds(key)
        place = min(max(place, first), last + 1)
        if place in (at, at + 1):
            return False
        keys.insert(place, key)
        del keys[at + (place < at)]
        self.moved.emit(keys)
        return True

    def _bounds(self, key: str) -> tuple[int, int]:
        """Return the first and the last row of the group of one."""
        mates = [at for at, each in enumerate(self.keys) if self._group(each) == self._group(key)]
        return mates[0], mates[-1]

    def _group(self, key: str) -> int:
        return self._groups.get(key, 0)

    @Slot(str, QPoint)
    def _carry(self, key: str, at: QPoint) -> None:
        """Show where the row would come."""
        y, rows = self.mapFromGlobal(at).y(), self.rows
        place = sum(y > row.geometry().center().y() for row in rows)
        first, last = self._bounds(key)
        self._place = min(max(place, first), last + 1)
        edge = rows[0].y() if self._place == 0 else rows[self._place - 1].geometry().bottom() + 4
        top = min(max(edge - LINE // 2, 0), self.height() - LINE)
        self._line.setGeometry(0, top, self.width(), LINE)
        self._line.show()
        self._line.raise_()

    @Slot(str)
    def _let_go(self, key: str) -> None:
        self._line.hide()
        self._move(key, self._place)
