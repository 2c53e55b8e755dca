"""A panel of which only the upper edge is shown where height is dear."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

STRIP = 44
"""Pixels that stay to be seen: the names of cards."""


class Blind(QWidget):
    """Shows a panel whole, or cut off below its upper edge."""

    def __init__(self, panel: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panel = panel
        self._whole: int | None = None
        panel.setParent(self)

    @property
    def folded(self) -> bool:
        """Whether only the upper edge is shown."""
        return self._whole is not None

    def fold(self, whole: int) -> None:
        """Show the upper edge of the panel, laid out as if it were `whole` pixels high."""
        self._whole = whole
        self._place()
        self.updateGeometry()

    def unfold(self) -> None:
        """Show the panel whole."""
        self._whole = None
        self._place()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._cut(self._panel.sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._cut(self._panel.minimumSizeHint())

    def _cut(self, size: QSize) -> QSize:
        return size if self._whole is None else QSize(size.width(), STRIP)

    def _place(self) -> None:
        high = self.height() if self._whole is None else self._whole
        self._panel.setGeometry(0, 0, self.width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)
