"""A counter as a picture in a panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import counters, fonts
from desktop.paint.face import Face
from desktop.paint.icons import icon
from desktop.paint.theme import ThemeSource

SIDE = 48
"""Pixels of a counter at a text scale of 100 %, without its shadow."""


class FaceView(QWidget):
    """A counter, or a bolt for an attack that no counter makes."""

    def __init__(
        self, themes: ThemeSource, parent: QWidget | None = None, *, side: int = SIDE
    ) -> None:
        super().__init__(parent)
        self._side = side
        self._themes = themes
        self._face: Face | None = None
        self._made: tuple[Face, float, float] | None = None
        """What the picture shows, how large 48 units are on it, and for which screen."""
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_face(self, face: Face | None, name: str) -> None:
        """Show a counter."""
        self.setAccessibleName(name)
        self.setToolTip(name)
        if face != self._face:
            self._face = face
            self.update()

    def sizeHint(self) -> QSize:
        side = round((self._side + 8) * min(1.5, max(1.0, fonts.text_scale())))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self.width())
        if self._face is None:
            bad = self._themes.theme.bad
            picture = icon("bolt", bad, side * 0.6, self.devicePixelRatioF())
            p.drawPixmap(QPointF(side * 0.2, side * 0.2), picture)
            return
        # A row is painted again whenever its panel is laid out anew.
        unit = (side - 8) / max(self._face.width, self._face.height)
        size, ratio = unit * 48, self.devicePixelRatioF()
        made = (self._face, size, ratio)
        if self._made != made:
            self._made, self._picture = made, counters.pixmap(self._face, size, ratio)
        margin = counters.MARGIN * unit
        x = (side - self._face.width * unit) / 2 - margin
        y = (side - self._face.height * unit) / 2 - margin
        p.drawPixmap(QPointF(x, y), self._picture)
