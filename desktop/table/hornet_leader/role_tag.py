"""Small parts of the bench: tags to press, and the place of an Aircraft that is not there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.style_parts import paint_focus, tag_fill, tag_ink

Role = QPalette.ColorRole
CENTRE = Qt.AlignmentFlag.AlignCenter


class Tag(QAbstractButton):
    """A word to press, such as the role of an Aircraft; one that can be checked lights up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(fonts.condensed(13, 700)).horizontalAdvance(self.text())
        return QSize(round(words + 16), round(24 * max(1.0, fonts.text_scale())))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        accent = palette.color(Role.Accent)
        ink = accent if self.isEnabled() else palette.color(Role.PlaceholderText)
        p.setPen(Qt.PenStyle.NoPen)
        if self.isCheckable() and not self.isChecked():
            ink = palette.color(Role.WindowText)
            p.setPen(QPen(palette.color(Role.Mid), 1))
            p.setBrush(glass(ink, 0.07 if self.underMouse() else 0.0))
            p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        elif self.isEnabled():
            on = self.isCheckable()
            ink = palette.color(Role.HighlightedText) if on else tag_ink(palette)
            p.setBrush(accent if on else tag_fill(palette, hover=self.underMouse()))
            p.drawRoundedRect(box, 4, 4)
        p.setFont(fonts.condensed(13, 700))
        p.setPen(ink)
        p.drawText(box, CENTRE, self.text())
        if self.hasFocus():
            paint_focus(p, box, palette, 4)


class FreeSeat(QWidget):
    """A dashed place on the bench: fewer Aircraft fly than the Target takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._words = "", ""

    def show_words(self, title: str, words: str) -> None:
        """Say what is free, and what can be done about it."""
        self._title, self._words = title, words
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        pen = QPen(palette.color(Role.Mid), 1.4)
        pen.setDashPattern([5, 4])
        p.setPen(pen)
        p.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        room = box.adjusted(18, 12, -18, -12)
        wraps = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        upper, lower = QRectF(room), QRectF(room)
        upper.setBottom(room.center().y())
        lower.setTop(room.center().y() + 6)
        p.setFont(fonts.interface(15, 600))
        p.setPen(palette.color(Role.PlaceholderText))
        p.drawText(upper, wraps | Qt.AlignmentFlag.AlignBottom, self._title)
        p.setFont(fonts.interface(13))
        p.drawText(lower, wraps | Qt.AlignmentFlag.AlignTop, self._words)
