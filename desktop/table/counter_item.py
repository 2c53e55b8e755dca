"""Counters on the board: pictures of faces, each painted once for a size."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from desktop.table.look import Counter

MARGIN = 6.0
"""Units around a counter for its shadow and its badges."""
KEPT = 512

PaintFace = Callable[[QPainter, Hashable, QRectF], None]
FaceKey = tuple[Hashable, float, float, float]


class FaceCache:
    """Pictures of faces by face, size and scale; the ones used longest ago go first."""

    def __init__(self, paint_face: PaintFace, kept: int = KEPT) -> None:
        self._paint_face = paint_face
        self._kept = kept
        self._pictures: OrderedDict[FaceKey, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def picture(self, face: Hashable, size: tuple[float, float], scale: float) -> QPixmap:
        """Return the picture at so many pixels of the device for one design unit."""
        key = (face, *size, round(scale, 3))
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        made = self._made(face, size, scale)
        self._pictures[key] = made
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)
        return made

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()

    def _made(self, face: Hashable, size: tuple[float, float], scale: float) -> QPixmap:
        wide, high = size
        picture = QPixmap(
            math.ceil((wide + 2 * MARGIN) * scale), math.ceil((high + 2 * MARGIN) * scale)
        )
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            self._paint_face(painter, face, QRectF(MARGIN, MARGIN, wide, high))
        finally:
            painter.end()
        return picture


class CounterItem(QGraphicsPixmapItem):
    """One counter; drawn by Qt alone."""

    def __init__(self, counter: Counter) -> None:
        super().__init__()
        self.counter = counter
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, enabled=False)

    def show_counter(self, counter: Counter, picture: QPixmap, scale: float) -> None:
        """Become this counter, its picture painted for that scale in pixels of the device."""
        self.counter = counter
        wide, high = counter.size
        self.setPixmap(picture)
        self.setOffset(-(wide / 2 + MARGIN) * scale, -(high / 2 + MARGIN) * scale)
        # Against the scale of the view and of the screen: what is left is a shift, and Qt then
        # copies the pixels, which costs a tenth of scaling them, be it by 1.
        self.setScale(1 / scale)

    def body(self) -> QRectF:
        """Return the counter without its shadow, in scene coordinates."""
        wide, high = self.counter.size
        middle = self.pos()
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def hit(self, point: QPointF) -> bool:
        """Return whether the counter itself lies at a point, its shadow not counted."""
        return self.isVisible() and self.body().contains(point)
