"""The covers of the tiles, painted when the window has been seen, so that no start waits for them.

A cover takes some 15 ms. They come one at a time, each in an idle moment of its own; until then,
and while a window is being resized, a tile shows what there is.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPixmap

RESIZING = 80
"""Milliseconds without another size after which a cover that is there is painted anew."""

Format = tuple[QSize, float]
"""The size of a cover in device-independent pixels, and how many pixels make one of them."""


class LateCovers(QObject):
    """The covers by the keys of their games."""

    painted = Signal(object)
    """The key of the game whose cover is new."""

    def __init__(self, radius: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._radius = radius
        self._covers: dict[str, QPixmap] = {}
        self._formats: dict[str, Format] = {}
        self._wanted: dict[str, Format] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._paint_next)

    @property
    def waiting(self) -> bool:
        """Whether covers are still to be painted."""
        return bool(self._wanted)

    def draw(self, p: QPainter, game: str, size: QSize, ratio: float) -> bool:
        """Draw a cover from the origin on; return whether there was one, of whatever size.

        One of the right size is seen to, if it is not this one.
        """
        if size.isEmpty():
            return False
        self._ask(game, (size, ratio))
        cover = self._covers.get(game)
        if cover is None:
            return False
        box = QRectF(0, 0, size.width(), size.height())
        p.drawPixmap(box, cover, _part(cover, size))
        return True

    def stop(self) -> None:
        """Paint nothing more until a cover is drawn again: nobody sees them."""
        self._timer.stop()
        self._wanted.clear()

    def _ask(self, game: str, wanted: Format) -> None:
        if self._formats.get(game) == wanted:
            self._wanted.pop(game, None)
        elif self._wanted.get(game) != wanted:
            self._wanted[game] = wanted
            self._timer.start(RESIZING if game in self._covers else 0)

    @Slot()
    def _paint_next(self) -> None:
        """Paint the cover that has waited longest."""
        # Loaded here: nothing of a start but this needs it.
        from desktop.paint.covers import cover_pixmap

        if not self._wanted:
            return
        game = next(iter(self._wanted))
        size, ratio = self._formats[game] = self._wanted.pop(game)
        self._covers[game] = cover_pixmap(game, QSizeF(size), ratio, self._radius)
        self.painted.emit(game)
        if self._wanted:
            self._timer.start(0)


def _part(cover: QPixmap, size: QSize) -> QRectF:
    """Return the part of a cover that fills a size without distortion, in the cover's pixels."""
    scale = max(size.width() / cover.width(), size.height() / cover.height())
    wide, high = size.width() / scale, size.height() / scale
    # The title stands at the foot: what is cut off is sky.
    return QRectF((cover.width() - wide) / 2, cover.height() - high, wide, high)
