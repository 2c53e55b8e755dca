"""The cap of a key beside what it does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.colours import glass

Role = QPalette.ColorRole


class KeyCap(QWidget):
    """Shows the name of a key."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_key(self, key: str) -> None:
        """Show another key."""
        if key != self._key:
            self._key = key
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        side = round(20 * max(1.0, fonts.text_scale()))
        words = QFontMetricsF(fonts.condensed(12)).horizontalAdvance(self._key)
        return QSize(max(side, round(words + 12)), side)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_cap(QPainter(self), QRectF(self.rect()), self._key, self.palette())


def paint_cap(p: QPainter, box: QRectF, key: str, palette: QPalette) -> None:
    """Paint a key cap into a box."""
    ink = palette.color(Role.WindowText)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(QPen(glass(ink, 0.5), 1))
    p.setBrush(glass(ink, 0.1))
    p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    p.setFont(fonts.condensed(12))
    p.setPen(ink)
    p.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
