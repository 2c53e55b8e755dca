"""Pictures of the lines around lands: an outline of many corners costs more to draw than to copy.

A line drawn anew is led around every corner, whatever little of it is to be seen; its picture is
copied in a tenth of the time. A place of few corners is drawn as it is.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

MANY = 40
"""Corners from which on an outline is worth a picture."""
LARGEST, KEPT = 700_000, 2_000_000
"""Pixels that one picture may have, and all that are kept; 1,000,000 take 4 MB."""

Picture = tuple[QPixmap, QPointF]
"""Pixels of the device, and where they begin, in pixels from the origin of the board."""


class OutlinePictures:
    """What lines look like at the present zoom, each painted once."""

    def __init__(self) -> None:
        self._scale, self._ratio = 1.0, 1.0
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()

    def set_scale(self, scale: float, ratio: float) -> bool:
        """Paint for so many pixels a unit of the board, on a screen of this pixel density.

        Return whether that is another zoom than before.
        """
        if (scale, ratio) == (self._scale, self._ratio):
            return False
        self._scale, self._ratio = scale, ratio
        self.clear()
        return True

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()

    def item(
        self, key: Hashable, path: QPainterPath, pens: tuple[QPen, ...], layer: QGraphicsItem
    ) -> QGraphicsItem | None:
        """Return an item with the picture of these lines; ``None`` if they are better drawn."""
        if path.elementCount() < MANY:
            return None
        found = self._pictures.pop(key, None) or self._painted(path, pens)
        if found is None:
            return None
        self._pictures[key] = found
        self._drop_some()
        pixels, corner = found
        item = QGraphicsPixmapItem(pixels, layer)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setOffset(corner)
        # Against the scale of the view and of the screen: Qt then copies the pixels.
        item.setScale(1 / (self._scale * self._ratio))
        return item

    def _painted(self, path: QPainterPath, pens: tuple[QPen, ...]) -> Picture | None:
        whole = self._scale * self._ratio
        wide = math.ceil(max(pen.widthF() for pen in pens) * self._ratio)
        drawn = QTransform.fromScale(whole, whole).mapRect(path.boundingRect())
        # From whole pixels of the board on: there the line lies as if it were drawn.
        place: QRect = drawn.adjusted(-wide, -wide, wide, wide).toAlignedRect()
        size: QSize = place.size()
        if size.width() * size.height() > LARGEST:
            return None
        pixels = QPixmap(size)
        pixels.fill(Qt.GlobalColor.transparent)
        # Pens are so many pixels wide as on the screen itself.
        pixels.setDevicePixelRatio(self._ratio)
        painter = QPainter(pixels)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-QPointF(place.topLeft()) / self._ratio)
            painter.scale(self._scale, self._scale)
            for pen in pens:
                painter.strokePath(path, pen)
        finally:
            painter.end()
        pixels.setDevicePixelRatio(1.0)
        return pixels, QPointF(place.topLeft())

    def _drop_some(self) -> None:
        """Forget those used longest ago, until the others have room."""
        held = sum(pixels.width() * pixels.height() for pixels, _ in self._pictures.values())
        while held > KEPT:
            _, (pixels, _) = self._pictures.popitem(last=False)
            held -= pixels.width() * pixels.height()
