"""A label of one line that gives way: what does not fit is told whole in the tooltip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from desktop.paint import fonts
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain


class ElidedLabel(QLabel):
    """One line of plain text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            narrow = fonts.narrowed(self.font())
            cut = QFontMetricsF(narrow).horizontalAdvance(self.text()) > self.width() + 1
            if cut and not self.toolTip():
                QToolTip.showText(event.globalPos(), plain(self.text()), self)
                return True
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self.palette().color(self.foregroundRole())
        paint_line(QPainter(self), QRectF(self.rect()), self.text(), self.font(), ink)
