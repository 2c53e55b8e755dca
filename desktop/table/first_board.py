"""The board of a game before its table is made: in its place, between boxes where docks will be."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.paint.theme import Theme
from desktop.table.kept_sketch import KeptSketch
from desktop.table.look import Look
from desktop.table.page_outline import Outline
from desktop.table.scene import BoardScene
from desktop.table.view import BoardView


class FirstBoard(QWidget):
    """A page that is painted at once, and stands until the table takes its board over."""

    painted = Signal()

    def __init__(
        self, look: Look, view: Any, theme: Theme, outline: Outline, kept: KeptSketch
    ) -> None:
        super().__init__()
        self._outline, self._theme = outline, theme
        self._outspoken = False
        """Whether another language is spoken than when it was painted."""
        self.setPalette(theme.palette(look.game.key))
        self.board = BoardView(self)
        self.board.keep_above(outline.above)
        room = QRect(*outline.board)
        self.board.setGeometry(room)
        # A view gives its viewport this size when it is shown: everything would be painted twice.
        self.board.viewport().resize(room.width(), room.height() - outline.above)
        scene = BoardScene(look, view, theme, self.board, kept)
        self.board.show_scene(scene)
        # Only now, when it is known how large they are painted.
        scene.sync(view, look.counters(view))

    def hand_over(self, theme: Theme) -> BoardView | None:
        """Give the board away, out of sight: what is laid upon it comes into sight with it.

        There is none to give if theme or language were changed meanwhile.
        """
        if theme is not self._theme or self._outspoken:
            self.rest()
            return None
        self.board.hide()
        return self.board

    def rest(self) -> None:
        """End what waits: the table is not made."""
        self.board.settle()
        scene = self.board.board
        if scene is not None and scene.map is not None:
            scene.map.rest()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._outspoken |= event.type() is QEvent.Type.LanguageChange

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        base = self.palette().color(QPalette.ColorRole.Base)
        p.fillRect(0, 0, self.width(), self._outline.bar, base)
        if self._outline.fits(self.size()):
            p.setPen(self.palette().color(QPalette.ColorRole.Midlight))
            p.setBrush(base)
            for left, top, width, height in self._outline.docks:
                p.drawRect(left, top, width - 1, height - 1)
        p.end()
        self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, high = self._outline.size
        # The docks keep their extents, and the board has what is left.
        room = QRect(*self._outline.board).adjusted(0, 0, self.width() - wide, self.height() - high)
        self.board.setGeometry(room)
