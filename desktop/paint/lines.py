"""Words in a box: one line or two, set narrower and then cut short where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.paint import fonts

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_line(
    p: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    ink: QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Draw one line; what does not fit is set narrower, and ends in an ellipsis then."""
    p.setFont(fitting(text, box.width() + 1, font, fonts.narrowed(font)))
    p.setPen(ink)
    cut = p.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(box.width() + 1))
    # A box that is lower than large letters cuts nothing off them.
    p.drawText(box, align | Qt.TextFlag.TextDontClip, cut)


def paint_two_lines(p: QPainter, box: QRectF, text: str, font: QFont, ink: QColor) -> None:
    """Draw words from the top of a box, on a second line what the first has no room for."""
    high = box.height() / 2
    for row, line in enumerate(in_two_lines(text, font, box.width() + 1)):
        paint_line(
            p, QRectF(box.left(), box.top() + row * high, box.width(), high), line, font, ink
        )


def in_two_lines(text: str, font: QFont, wide: float) -> tuple[str, ...]:
    """Return words as one line where they fit into it, else as two, broken between words."""
    metrics = QFontMetricsF(font)
    words = text.split(" ")
    first = len(words)
    while first > 1 and metrics.horizontalAdvance(" ".join(words[:first])) > wide:
        first -= 1
    return tuple(filter(None, (" ".join(words[:first]), " ".join(words[first:]))))


def fitting(text: str, wide: float, *choice: QFont) -> QFont:
    """Return the first font in which a line fits; if it fits in none, the last."""
    for font in choice:
        if QFontMetricsF(font).horizontalAdvance(text) <= wide:
            return font
    return choice[-1]
