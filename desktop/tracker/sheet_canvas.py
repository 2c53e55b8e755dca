"""Drawing on paper in millimetres, black on white."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from desktop.paint import fonts

THIN, NORMAL, THICK = 0.1, 0.2, 0.5
"""Widths of lines."""
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter
SMALLEST = 1.2
"""The height of the smallest writing that can be read."""


class Canvas:
    """The part of a page inside its margins; its left upper corner is 0, 0."""

    def __init__(self, p: QPainter, scale: float, width: float, height: float) -> None:
        """``scale`` are the units of the painter in a millimetre, the size is in millimetres."""
        self._p, self._scale = p, scale
        self.width, self.height = width, height
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.TextAntialiasing)

    def _pen(self, width: float) -> None:
        self._p.setPen(QPen(Qt.GlobalColor.black, width * self._scale))
        self._p.setBrush(Qt.BrushStyle.NoBrush)

    def _area(self, x: float, y: float, width: float, height: float) -> QRectF:
        k = self._scale
        return QRectF(x * k, y * k, width * k, height * k)

    def line(self, x1: float, y1: float, x2: float, y2: float, width: float = THIN) -> None:
        """Draw a line."""
        self._pen(width)
        k = self._scale
        self._p.drawLine(QPointF(x1 * k, y1 * k), QPointF(x2 * k, y2 * k))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        pen: float = THIN,
        *,
        full: bool = False,
    ) -> None:
        """Draw a box, black all over if it is ``full``."""
        self._pen(pen)
        if full:
            self._p.setBrush(Qt.GlobalColor.black)
        self._p.drawRect(self._area(x, y, width, height))

    def ring(self, x: float, y: float, width: float, height: float) -> None:
        """Draw a ring around an area."""
        self._pen(THICK)
        area = self._area(x, y, width, height)
        self._p.drawRoundedRect(area, area.height() / 2, area.height() / 2)

    def check(self, x: float, y: float, side: float, *, checked: bool) -> None:
        """Draw a box to tick."""
        self.box(x, y, side, side, NORMAL)
        if checked:
            self.line(x, y, x + side, y + side, NORMAL)
            self.line(x, y + side, x + side, y, NORMAL)

    def text(
        self,
        words: str,
        x: float,
        y: float,
        width: float,
        height: float,
        size: float = 3.0,
        align: Qt.AlignmentFlag = LEFT,
        *,
        bold: bool = False,
    ) -> None:
        """Write words into a box in one line: smaller, at last with an ellipsis, if need be."""
        if not words:
            return
        font = self._font(size, bold=bold)
        metrics = QFontMetricsF(font)
        room = width * self._scale
        wide = metrics.horizontalAdvance(words)
        if wide > room:
            # Rounded to whole dots the smaller writing may still be a little wider.
            font = self._font(max(SMALLEST, 0.97 * size * room / wide), bold=bold)
            metrics = QFontMetricsF(font)
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        self._pen(THIN)
        self._p.setFont(font)
        flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        self._p.drawText(self._area(x, y, width, height), int(flags), words)

    def paragraph(self, words: str, x: float, y: float, width: float, size: float) -> float:
        """Write words over as many lines as they need, and return how high they are."""
        return self._paragraph(words, x, y, width, size, draw=True)

    def height_of(self, words: str, width: float, size: float) -> float:
        """Return how high a paragraph would be."""
        return self._paragraph(words, 0, 0, width, size, draw=False)

    def _paragraph(
        self, words: str, x: float, y: float, width: float, size: float, *, draw: bool
    ) -> float:
        font = self._font(size)
        # The painter measures like its device; a page is higher than any paragraph.
        self._p.setFont(font)
        self._pen(THIN)
        area = self._area(x, y, width, 10_000)
        flags = int(LEFT | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
        flags |= int(Qt.TextFlag.TextWrapAnywhere)
        found = self._p.boundingRect(area, flags, words)
        if draw:
            self._p.drawText(area, flags, words)
        return float(found.height()) / self._scale

    def _font(self, size: float, *, bold: bool = False) -> QFont:
        font = fonts.interface(10, 700 if bold else 400)
        font.setPixelSize(max(1, round(size * self._scale)))
        return font
