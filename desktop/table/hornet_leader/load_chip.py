"""A counter on an Aircraft of the bench: dragged out or pressed, it comes off again."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QDrag, QMouseEvent, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.drawing import round_pen
from desktop.paint.style_parts import paint_focus
from desktop.table.hornet_leader.chips import RADIUS, ChipData, chip_size, paint_chip
from desktop.table.hornet_leader.rack_list import load_data

CROSS = 16
"""Width of the field with the cross, at a text scale of 100 %."""


class LoadChip(QAbstractButton):
    """A counter with a cross; one that cannot come off has none."""

    removed = Signal(str)
    """The weapon that is to come off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: ChipData | None = None
        self._pilot, self._fixed = "", False
        self._pressed_at: QPoint | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._remove)

    @property
    def item(self) -> str:
        """The weapon."""
        return "" if self._data is None else self._data.key

    def show_load(self, pilot: str, data: ChipData, tip: str, *, fixed: bool) -> None:
        """Show a counter of a Pilot's Aircraft; ``tip`` says what pressing it does."""
        self._pilot, self._data, self._fixed = pilot, data, fixed
        self.setText(data.name)
        self.setAccessibleName(data.name)
        self.setAccessibleDescription(tip)
        self.setToolTip(tip)
        self.setEnabled(not fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if fixed else Qt.FocusPolicy.TabFocus)
        cursor = Qt.CursorShape.ArrowCursor if fixed else Qt.CursorShape.OpenHandCursor
        self.setCursor(cursor)
        self.update()

    @staticmethod
    def size_of(data: ChipData, *, fixed: bool) -> QSize:
        """Return the size of the chip of a counter."""
        size = chip_size(data, compact=True)
        cross = 0 if fixed else round(CROSS * fonts.text_scale())
        return QSize(size.width() + cross, size.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        if event.button() is Qt.MouseButton.RightButton:
            self._remove()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if self._fixed or not held or self._pressed_at is None:
            return
        way = event.position().toPoint() - self._pressed_at
        if way.manhattanLength() >= QApplication.startDragDistance():
            taken, self._pressed_at = self._pressed_at, None
            self.setDown(False)
            self._drag_out(taken)

    def _drag_out(self, held: QPoint) -> None:
        """Carry the counter away by a point of it; dropped nowhere, it comes off."""
        item = self.item
        drag = QDrag(self)
        drag.setMimeData(load_data(item, self._pilot))
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        self.render(picture)
        drag.setPixmap(picture)
        drag.setHotSpot(held)
        if drag.exec(Qt.DropAction.MoveAction) is Qt.DropAction.IgnoreAction:
            self.removed.emit(item)

    @Slot()
    def _remove(self) -> None:
        if not self._fixed and self._data is not None:
            self.removed.emit(self._data.key)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._data is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, hover = QRectF(self.rect()), self.underMouse() and not self._fixed
        palette = self.palette()
        ink = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
        paint_chip(p, box, self._data, palette, compact=True, hover=hover)
        if not self._fixed:
            scale = fonts.text_scale()
            p.setPen(round_pen(glass(ink, 0.95 if hover else 0.55), 1.3 * scale))
            middle = box.center()
            middle.setX(box.right() - CROSS * scale / 2 - 2)
            arm = 3.0 * scale
            for way in (1, -1):
                x, y = middle.x(), middle.y()
                p.drawLine(QPointF(x - arm, y - way * arm), QPointF(x + arm, y + way * arm))
        if self.hasFocus():
            paint_focus(p, box, palette, RADIUS)
