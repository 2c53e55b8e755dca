"""Where the parts of a table lay: what its first picture needs before any of them is made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QGraphicsView, QWidget

FAR = 32_767
"""Pixels: no page is larger, and none of its parts lies further away."""

Pixels = Annotated[int, msgspec.Meta(ge=-FAR, le=FAR)]

Box = tuple[Pixels, Pixels, Pixels, Pixels]
"""Left, top, width and height in pixels of the page."""


class Outline(msgspec.Struct, frozen=True):
    """The board of a page and the boxes around it."""

    size: tuple[Pixels, Pixels]
    board: Box
    above: Pixels
    """Pixels of the board's box that are kept free above it."""
    bar: Pixels
    """How high the bar and the strips at the top are."""
    docks: tuple[Box, ...]

    def fits(self, size: QSize) -> bool:
        """Return whether a page of this size looks so."""
        return size.toTuple() == self.size

    @property
    def holds_board(self) -> bool:
        """Whether there is a board in it that can be shown."""
        _, _, wide, high = self.board
        page = QRect(0, 0, *self.size)
        return wide > 0 and 0 <= self.above < high and page.contains(QRect(*self.board))


class _Kept(msgspec.Struct):
    """What is looked at of a kept layout."""

    outline: Outline | None = None


def kept_outline(layout: bytes) -> Outline | None:
    """Return the outline in the bytes that tell how the docks stood, if it is there and can be."""
    try:
        outline = msgspec.msgpack.decode(layout, type=_Kept).outline
    except (msgspec.MsgspecError, UnicodeError):
        return None
    return outline if outline is not None and outline.holds_board else None


def outline_of(page: QWidget, board: QGraphicsView, docks: Iterable[QWidget], top: int) -> Outline:
    """Return where the parts lie on a page whose docks begin at that height."""
    shown = [dock for dock in docks if dock.isVisibleTo(page) and not dock.isWindow()]
    return Outline(
        size=(page.width(), page.height()),
        board=_box(board, page),
        above=board.viewportMargins().top(),
        bar=top,
        docks=tuple(_box(dock, page) for dock in shown),
    )


def _box(part: QWidget, page: QWidget) -> Box:
    at = part.mapTo(page, QPoint())
    return at.x(), at.y(), part.width(), part.height()
