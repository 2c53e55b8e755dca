"""A small picture of a board, for lists of games."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.paint.theme import Theme
from desktop.table.look import Look
from desktop.table.places import Places


def thumbnail(look: Look, view: Any, size: QSize, theme: Theme) -> QPixmap:
    """Return the board as the viewer sees it, or the part that makes it known; no hands."""
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.transparent)
    bounds = look.portrait(view)
    scale = min(size.width() / bounds.width(), size.height() / bounds.height())
    places = Places(look.board(view))
    p = QPainter(picture)
    try:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(size.width() / 2, size.height() / 2)
        p.scale(scale, scale)
        p.translate(-bounds.center())
        p.setClipRect(bounds)
        look.paint_map(p, bounds, scale, theme, look.map_key(view))
        for counter in sorted(look.counters(view), key=lambda counter: counter.z):
            middle = places.centre(counter.place)
            if middle is not None:
                wide, high = counter.size
                x, y = middle.x() + counter.offset[0], middle.y() + counter.offset[1]
                look.paint_face(p, counter.face, QRectF(x - wide / 2, y - high / 2, wide, high))
    finally:
        p.end()
    return picture
