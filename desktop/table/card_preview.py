"""A card over everything: large for reading, or carried by the pointer."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.paint.colours import glass

PaintCard = Callable[[QPainter, Hashable, QRectF], None]

RATIO = 1.4
CARRIED = 0.85
"""Opacity of a card that is carried, so that the place under it can be seen."""
VEIL = 0.34
"""How far a card that cannot be played now is sunk into the ground; plans are made with it, too."""


class CardPreview(QWidget):
    """A card, large, over everything; it takes neither focus nor clicks."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._picture = QPixmap()
        self._opacity = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def show_card(self, picture: QPixmap, x: int, bottom: int) -> None:
        """Show a card above a point of the screen, inside the window."""
        window, size = self._owner.window(), self._take(picture, 1.0)
        at = window.mapFromGlobal(QPointF(x, bottom)).toPoint()
        left = min(max(4, at.x() - size.width() // 2), max(4, window.width() - size.width() - 4))
        top = min(max(4, at.y() - size.height() - 8), max(4, window.height() - size.height() - 4))
        self.move(left, top)
        self.show()
        self.raise_()

    def carry(self, picture: QPixmap, at: QPoint, held: QPoint) -> None:
        """Show a card with a point of its picture, by which it is held, at one of the screen."""
        self._take(picture, CARRIED)
        self.move(self._owner.window().mapFromGlobal(at) - held)
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """Hide, and go back to the hand, so as not to outlive it."""
        self.hide()
        if self.parentWidget() is not self._owner:
            self.setParent(self._owner)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setOpacity(self._opacity)
        p.drawPixmap(0, 0, self._picture)

    def _take(self, picture: QPixmap, opacity: float) -> QSize:
        """Become this picture, over the whole window; return its size."""
        window = self._owner.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self._picture, self._opacity = picture, opacity
        size = picture.deviceIndependentSize().toSize()
        self.resize(size)
        return size


def card_picture(
    paint_card: PaintCard, face: Hashable, wide: float, ratio: float, margin: float = 8
) -> QPixmap:
    """Return a card with a margin around it for its shadow."""
    high = wide * RATIO
    picture = QPixmap(
        math.ceil((wide + 2 * margin) * ratio), math.ceil((high + 2 * margin) * ratio)
    )
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    try:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(p, face, QRectF(margin, margin, wide, high))
    finally:
        p.end()
    return picture


def veiled(picture: QPixmap, box: QRectF, ground: QColor) -> QPixmap:
    """Return a picture whose card, in that box, is half sunk into the ground."""
    result = QPixmap(picture)
    p = QPainter(result)
    try:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(glass(ground, VEIL))
        p.drawRoundedRect(box, 6, 6)
    finally:
        p.end()
    return result
