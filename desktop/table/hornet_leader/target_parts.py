"""Parts of the mission's dock: the Target's picture, Hits as cells, traits as pills."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.card_scenes import Scene, paint_pictures
from desktop.paint.colours import glass, mixed
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource

Role = QPalette.ColorRole
HIGH, FIGURE = 84, 62.0
CELL_HIGH, CELL_GAP, ROW = 9, 3.0, 15
"""Pixels of a cell of Hits, and how many stand in a row at most."""


class TargetPicture(QWidget):
    """The silhouette of a Target in its landscape."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = ""
        self._scene: Scene = "dusk"
        self.setFixedHeight(HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_picture(self, picture: str, scene: Scene, spoken: str) -> None:
        """Show another silhouette."""
        if (picture, scene, spoken) == (self._picture, self._scene, self.accessibleName()):
            return
        self._picture, self._scene = picture, scene
        self.setToolTip(plain(spoken))
        self.setAccessibleName(spoken)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._picture:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        frame = QPainterPath()
        frame.addRoundedRect(box, 6, 6)
        p.setClipPath(frame)
        paint_pictures(p, box, self._scene, ((self._picture, 0.5, 0.54, FIGURE, 0),))


class HitCells(QWidget):
    """A cell for each Hit that is needed; those scored are filled, those beyond stand apart."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._hits, self._needed = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def shown(self) -> tuple[int, int]:
        """Hits scored, and Hits needed."""
        return self._hits, self._needed

    def show_hits(self, hits: int, needed: int) -> None:
        """Show how many of the Hits needed are scored."""
        if (hits, needed) != self.shown:
            self._hits, self._needed = hits, needed
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        rows = max(1, math.ceil(self._needed / ROW))
        return QSize(160, round(rows * (CELL_HIGH + CELL_GAP)))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(Qt.PenStyle.NoPen)
        palette, theme = self.palette(), self._themes.theme
        per_row = min(self._needed, ROW) or 1
        wide = (self.width() - CELL_GAP * (per_row - 1)) / per_row
        done = self._hits >= self._needed
        full = QColor(theme.good) if done else palette.color(Role.Accent)
        for i in range(self._needed):
            row, column = divmod(i, per_row)
            box = QRectF(column * (wide + CELL_GAP), row * (CELL_HIGH + CELL_GAP), wide, CELL_HIGH)
            empty = glass(palette.color(Role.WindowText), 0.16)
            p.setBrush(full if i < self._hits else empty)
            p.drawRoundedRect(box, 2, 2)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


class Pill(QLabel):
    """A word with a tooltip that explains it."""

    def __init__(self, words: str, meaning: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(fonts.condensed(13, 600))
        self.setContentsMargins(8, 2, 8, 2)
        self.setToolTip(plain(meaning))
        self.setAccessibleName(words)
        self.setAccessibleDescription(meaning)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        fill = mixed(palette.color(Role.Base), palette.color(Role.WindowText), 0.12)
        paint_panel(p, QRectF(self.rect()), fill, fill, 4)
        p.end()
        super().paintEvent(event)
