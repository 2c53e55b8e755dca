"""Pictures that are drawn once: by face, size and device ratio, the oldest given up first."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtGui import QPixmap

from desktop.paint import cards, counters
from desktop.paint.card import Card, CardBack
from desktop.paint.face import Face

Key = tuple[Face | Card | CardBack, int, int]
STEPS = 64
"""Sizes and ratios are told apart to this part of a pixel."""


class FaceCache:
    """Pixmaps of counters and cards, at most as many bytes as it is given."""

    def __init__(self, most_bytes: int = 64 * 1024 * 1024) -> None:
        self._most = most_bytes
        self._used = 0
        self._pixmaps: OrderedDict[Key, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pixmaps)

    @property
    def used_bytes(self) -> int:
        """How much the pixmaps take together."""
        return self._used

    def counter(self, face: Face, size: float, ratio: float) -> QPixmap:
        """Return a counter; size is what 48 units take in device-independent pixels."""
        key = (face, round(size * STEPS), round(ratio * STEPS))
        return self._found(key) or self._kept(key, counters.pixmap(face, size, ratio))

    def card(self, card: Card | CardBack, width: float, ratio: float) -> QPixmap:
        """Return a card; width is that of the card in device-independent pixels."""
        key = (card, round(width * STEPS), round(ratio * STEPS))
        return self._found(key) or self._kept(key, cards.pixmap(card, width, ratio))

    def clear(self) -> None:
        """Give up everything."""
        self._pixmaps.clear()
        self._used = 0

    def _found(self, key: Key) -> QPixmap | None:
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
        return pixmap

    def _kept(self, key: Key, pixmap: QPixmap) -> QPixmap:
        self._pixmaps[key] = pixmap
        self._used += _bytes(pixmap)
        while self._used > self._most and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self._used -= _bytes(old)
        return pixmap


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
