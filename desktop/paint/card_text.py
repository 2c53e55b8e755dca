"""Text on cards: as large as it fits, evenly broken, left out where it could not be read."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from desktop.paint import fonts
from desktop.paint.colours import Colour
from desktop.paint.drawing import CAP, LEAST_TEXT, LEFT, draw_text, zoom

LEADING = 1.2
LEAST_EM = 6.0
"""Below this no text is drawn."""


def legible(p: QPainter, cap: float, most: float) -> float:
    """Return the height of capitals, enlarged up to ``most`` where it could not be read."""
    return max(cap, min(most, 1.02 * LEAST_TEXT * CAP / zoom(p)))


class Ruler:
    """A text that is broken into lines again and again; what was measured once is known."""

    def __init__(self, text: str) -> None:
        fonts.load_fonts()
        font = QFont(fonts.CONDENSED)
        font.setPixelSize(100)
        font.setWeight(QFont.Weight.Medium)
        self._metrics = QFontMetricsF(font)
        self._words = text.split()
        self._widths: dict[str, float] = {}

    def _width(self, line: str) -> float:
        width = self._widths.get(line)
        if width is None:
            width = self._widths[line] = self._metrics.horizontalAdvance(line)
        return width

    def lines(self, room: float, em: float) -> tuple[str, ...]:
        """Return the text in as few lines as fit, each as long as it can be."""
        lines: list[str] = []
        line = ""
        for word in self._words:
            longer = f"{line} {word}" if line else word
            if line and self._width(longer) * em / 100 > room:
                lines.append(line)
                line = word
            else:
                line = longer
        return (*lines, line) if line else tuple(lines)

    def even(self, width: float, em: float) -> tuple[str, ...]:
        """Return the text in as few lines as fit, then as even as possible."""
        best = self.lines(width, em)
        for share in range(98, 50, -2):
            lines = self.lines(width * share / 100, em)
            if len(lines) > len(best):
                break
            best = lines
        return best


@lru_cache(maxsize=512)
def wrap(text: str, width: float, em: float) -> tuple[str, ...]:
    """Return the text in as few lines as fit, then as even as possible."""
    return Ruler(text).even(width, em)


@lru_cache(maxsize=512)
def fitted(text: str, width: float, height: float, largest: float) -> tuple[float, tuple[str, ...]]:
    """Return the largest em from ``LEAST_EM`` up at which the text fits, and its lines."""
    ruler, em = Ruler(text), largest
    # Lines made even are no more than before.
    while len(ruler.lines(width, em)) * em * LEADING > height and em > LEAST_EM:
        em -= 0.25
    return em, ruler.even(width, em)


def draw_lines(
    p: QPainter,
    box: QRectF,
    text: str,
    largest: float,
    colour: Colour,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Draw text in the middle of the box."""
    em, lines = fitted(text, box.width(), box.height(), largest)
    step = em * LEADING
    top = box.center().y() - step * len(lines) / 2
    for i, line in enumerate(lines):
        row = QRectF(box.left(), top + i * step, box.width() + 2, step)
        draw_text(p, row, line, em * CAP, colour, align, 500)
