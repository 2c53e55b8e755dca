"""A panel in a dock: it gets the room it needs, and scrolls where there is less."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QMainWindow,
    QScrollArea,
    QWidget,
    QWidgetItem,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.rules.core import Text
from desktop.table.reading_order import placed

SHARE = 0.38
GAP = 8
"""Between docks."""
EXTENT = "extent"
"""The property of a dock of the bottom edge that says how high it is to be."""
BESIDE, TEXT = 82, 88
"""What the log and the titles need at least: a fixed part, and one that grows with text."""


@runtime_checkable
class Claimant(Protocol):
    """A panel that scrolls a part of itself, but is better seen whole."""

    def claimed_width(self) -> int:
        """Return the width at which nothing has to scroll sideways."""

    def claimed_height(self, width: int) -> int:
        """Return the height at which nothing has to scroll."""


class Scrolled(QScrollArea):
    """Shows a panel, and scrolls it as with large text in a small window."""

    def __init__(self, panel: QWidget, title: Text | None = None) -> None:
        """``title`` is what a screen reader calls the panel, and what scrolls it."""
        super().__init__()
        self._panel, self._title = panel, title
        self._say_name()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panel)
        self.viewport().setAutoFillBackground(False)
        panel.setAutoFillBackground(False)

    def _say_name(self) -> None:
        if self._title is not None:
            for widget in (self, self._panel):
                widget.setAccessibleName(say(self._title))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._say_name()

    def sizeHint(self) -> QSize:
        return self._panel.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._let_bar_go()

    def event(self, event: QEvent) -> bool:
        taken = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._let_bar_go()
        return taken

    def _let_bar_go(self) -> None:
        """Take a bar away that has nothing to scroll.

        Qt leaves it where a dock grows while it is laid out (seen with Qt 6.11.3), over the end
        of a panel that has the whole width.
        """
        bar = self.verticalScrollBar()
        if bar.isVisible() and not bar.maximum():
            self.setViewportMargins(0, 0, 0, 0)


class Claiming(Scrolled):
    """The same for a panel that is to be seen whole: its neighbours give way to it."""

    def minimumSizeHint(self) -> QSize:
        if self.isHidden():
            return QSize(0, 0)  # A panel behind another claims nothing.
        panel, room = self._panel, self._room()
        least = panel.minimumSizeHint()
        if panel.hasHeightForWidth():
            least.setHeight(max(least.height(), panel.heightForWidth(least.width())))
        if isinstance(panel, Claimant):
            least.setWidth(max(least.width(), panel.claimed_width()))
            least.setHeight(
                max(least.height(), panel.claimed_height(max(least.width(), self.width())))
            )
        if least.height() > room.height():
            least.setWidth(least.width() + self.verticalScrollBar().sizeHint().width())
        return least.boundedTo(room)

    def showEvent(self, event: QShowEvent) -> None:
        self.updateGeometry()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.updateGeometry()
        super().hideEvent(event)

    def _room(self) -> QSize:
        """Return how much can be had without anything else leaving the window."""
        window = self.window()
        taken = self._bars() + self._below() + self._beside()
        return QSize(round(window.width() * SHARE), max(0, window.height() - taken))

    def _frame(self) -> QMainWindow | None:
        """Return the frame of the docks."""
        frame = self.parentWidget()
        while frame is not None and not isinstance(frame, QMainWindow):
            frame = frame.parentWidget()
        return frame

    def _beside(self) -> int:
        """Return what the titles need and the docks over or under this one, such as the log."""
        usual = round(BESIDE + TEXT * fonts.text_scale())
        frame = self._frame()
        docks = [] if frame is None else _docks(frame)
        own = next((dock for dock in docks if dock.isAncestorOf(self)), None)
        if frame is None or own is None:
            return usual
        others = [
            dock.minimumSizeHint().height() + GAP
            for dock in docks
            if dock is not own
            and dock.isVisible()
            and frame.dockWidgetArea(dock) == frame.dockWidgetArea(own)
        ]
        return max(usual, own.titleBarWidget().sizeHint().height() + sum(others) + GAP)

    def _below(self) -> int:
        """Return how high the docks of the bottom edge are to be that run under this one."""
        frame = self._frame()
        bottom = Qt.DockWidgetArea.BottomDockWidgetArea
        if frame is None or frame.corner(Qt.Corner.BottomRightCorner) != bottom:
            return 0
        docks = [
            dock
            for dock in _docks(frame)
            if frame.dockWidgetArea(dock) == bottom and not (dock.isHidden() or dock.isFloating())
        ]
        heights = (min(dock.maximumHeight(), dock.property(EXTENT) or 0) for dock in docks)
        return max(heights, default=0)

    def _bars(self) -> int:
        """Return how high the bars are that stand over all docks, also before they do."""
        frame = self._frame()
        page = None if frame is None else frame.parentWidget()
        column = None if page is None else page.layout()
        if column is None:
            return 0
        parts = [part for part in placed(column) if part is not frame]
        items = [QWidgetItem(each) if isinstance(each, QWidget) else each for each in parts]
        return sum(item.minimumSize().height() for item in items if not item.isEmpty())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        elif event.type() is QEvent.Type.Show and watched is self._panel:
            self._lay_out_panel()
        return super().eventFilter(watched, event)

    def _lay_out_panel(self) -> None:
        """Lay the panel out for the size it has.

        A resize while another one is delivered to a panel that is about to show is not told to it
        (seen with Qt 6.11.3), and its parts would lie over one another.
        """
        layout = self._panel.layout()
        if layout is not None and layout.geometry().size() != self._panel.size():
            layout.invalidate()
            layout.activate()


def _docks(frame: QMainWindow) -> list[QDockWidget]:
    """Return the docks of a frame; the whole tree below it is large, and a layout asks often."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return frame.findChildren(QDockWidget, options=direct)
