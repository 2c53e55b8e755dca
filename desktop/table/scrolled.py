"""A panel in a dock: it gets the room it needs, and scrolls where there is less."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.paint import fonts

SHARE = 0.38
BARS, TEXT = 170, 120
"""What else stands above each other in the window: a fixed part, and one that grows with text."""


class Scrolled(QScrollArea):
    """Shows a panel, and scrolls it as with large text in a small window."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self._panel = panel
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panel)
        self.viewport().setAutoFillBackground(False)
        panel.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        return self._panel.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class Claiming(Scrolled):
    """The same for a panel that is to be seen whole: its neighbours give way to it."""

    def minimumSizeHint(self) -> QSize:
        panel, room = self._panel, self._room()
        least = panel.minimumSizeHint()
        if panel.hasHeightForWidth():
            least.setHeight(max(least.height(), panel.heightForWidth(least.width())))
        if least.height() > room.height():
            least.setWidth(least.width() + self.verticalScrollBar().sizeHint().width())
        return least.boundedTo(room)

    def _room(self) -> QSize:
        """Return how much can be had without anything else leaving the window."""
        window = self.window()
        taken = round(BARS + TEXT * fonts.text_scale())
        return QSize(round(window.width() * SHARE), max(0, window.height() - taken))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
