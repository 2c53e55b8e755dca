"""A card as a widget, as large as its place lets it be."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.cache import FaceCache
from desktop.paint.card import HIGH, WIDE, Card, CardBack
from desktop.paint.cards import MARGIN
from desktop.paint.plain import plain

CACHE = FaceCache(24 * 1024 * 1024)


class CardView(QWidget):
    """Shows a card at a width of its own; text size makes it larger up to a limit."""

    def __init__(self, width: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = width
        self._card: Card | CardBack | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def card(self) -> Card | CardBack | None:
        """What is shown."""
        return self._card

    def show_card(self, card: Card | CardBack | None, spoken: str = "") -> None:
        """Show another card, or nothing; the words are for the tooltip and screen readers."""
        if isinstance(card, Card):
            self.setAccessibleName(card.title)
        self.setAccessibleDescription(spoken)
        self.setToolTip(plain(spoken))
        if card != self._card:
            self._card = card
            self.update()

    def set_card_width(self, width: float) -> None:
        """Change the width of the card at a text scale of 100 %."""
        if width != self._width:
            self._width = width
            self.updateGeometry()
            self.update()

    def card_width(self) -> float:
        """Return the width of the card in pixels."""
        return self._width * min(1.4, max(1.0, fonts.text_scale()))

    def sizeHint(self) -> QSize:
        scale = self.card_width() / WIDE
        wide, high = WIDE + 2 * MARGIN, HIGH + 2 * MARGIN
        return QSize(math.ceil(wide * scale), math.ceil(high * scale))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        p = QPainter(self)
        width = self.card_width()
        picture = CACHE.card(self._card, width, self.devicePixelRatioF())
        size = picture.deviceIndependentSize()
        box = QRectF(self.rect())
        at = box.center() - QPointF(size.width() / 2, size.height() / 2)
        p.drawPixmap(at, picture)
