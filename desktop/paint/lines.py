"""One line of words in a box, set narrower and then cut short where there is no room."""

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


def fitting(text: str, wide: float, *choice: QFont) -> QFont:
    """Return the first font in which a line fits; if it fits in none, the last."""
    for font in choice:
        if QFontMetricsF(font).horizontalAdvance(text) <= wide:
            return font
    return choice[-1]
