"""The sign of the program, as a widget and as the icon of its windows."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.paint.colours import Colour
from desktop.paint.icons import draw_icon
from desktop.paint.style_parts import paint_panel

SIDE = 34
ICON_GROUND, ICON_INK = "#7aa7d6", "#10141a"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


class Logo(QWidget):
    """The sign in the colours of the theme."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        ground = palette.color(palette.ColorRole.Accent)
        ink = palette.color(palette.ColorRole.HighlightedText)
        paint_logo(QPainter(self), QRectF(self.rect()), ground, ink)


def paint_logo(p: QPainter, box: QRectF, ground: Colour, ink: Colour) -> None:
    """Draw the sign into a box."""
    paint_panel(p, box, ground, ground, box.width() * 0.18)
    inset = box.width() * 0.15
    draw_icon(p, box.adjusted(inset, inset, -inset, -inset), "aircraft", ink)


def window_icon() -> QIcon:
    """Return the icon of the windows."""
    result = QIcon()
    for side in ICON_SIZES:
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        p = QPainter(pixmap)
        paint_logo(p, QRectF(0, 0, side, side), ICON_GROUND, ICON_INK)
        p.end()
        result.addPixmap(pixmap)
    return result
