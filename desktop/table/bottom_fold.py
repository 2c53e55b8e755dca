"""The docks along the bottom fold to a strip in a low window, and where they have nothing to show.

In a low window they open where they are used.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget

from desktop.table.docks import Dock, DockFrame

LOW = 800
"""Below this height of the table a hand folds: a laptop's screen of 1366x768 has less."""
LOWEST = 680
"""The same where panels of the game, in which one works, lie beside it."""
LINGER = 300
"""Milliseconds that they stay open after the pointer and the focus have left."""


class BottomFold(QObject):
    """Folds docks while they lie along the bottom; under the pointer or the focus all open."""

    changed = Signal(bool)
    """Docks were folded, or opened."""

    def __init__(self, frame: DockFrame) -> None:
        super().__init__(frame)
        self._frame = frame
        self._docks: tuple[Dock, ...] = ()
        self._least = LOWEST
        self._whole = self._given = 0
        self._low = self._open = self._empty = False
        self._held_for = ""
        """The rule of the last decision with cards in the hand."""
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(LINGER)
        self._linger.timeout.connect(self._close)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    @property
    def folded(self) -> bool:
        """Whether only a strip of the docks is shown."""
        return self._empty or (self._low and not self._open)

    def watch(self, docks: tuple[Dock, ...], *, hand: bool) -> None:
        """Fold these docks from now on; `hand` says whether the first of them is one."""
        self._docks = docks
        self._least = LOW if hand and len(docks) == 1 else LOWEST
        for dock in docks:
            dock.installEventFilter(self)
            dock.dockLocationChanged.connect(self._apply)
            dock.topLevelChanged.connect(self._apply)

    def fit(self, height: int, whole: int) -> None:
        """Fold where the table is low; docks that are open are `whole` pixels high."""
        low = height < self._least
        if (low, whole) != (self._low, self._whole):
            self._low, self._whole, self._given = low, whole, 0
            self._apply()

    @property
    def low(self) -> bool:
        """Whether the window is low."""
        return self._low

    @property
    def empty(self) -> bool:
        """Whether they are folded because there is nothing to show in them."""
        return self._empty

    def follow_cards(self, count: int, asked: str, *, folds: bool) -> None:
        """Fold a hand that lies alone and has no cards, and open it as soon as some come.

        It waits until another rule asks: the board does not grow under the last card.
        """
        if count:
            self._held_for = asked
        done = self._empty or asked != self._held_for
        empty = folds and not count and done and len(self._docks) == 1
        if empty != self._empty:
            if empty and not self.folded and self._frame.isVisible():
                self._given = self._docks[0].height()
            self._empty = empty
            self._apply()

    def open(self) -> None:
        """Show the docks whole, until the pointer and the focus are elsewhere."""
        self._linger.stop()
        if self.folded and not self._empty:
            self._open = True
            self._apply()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Enter:
            self.open()
        elif event.type() is QEvent.Type.Leave:
            self._leave()
        return False

    @Slot(QWidget, QWidget)
    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and any(dock.isAncestorOf(now) for dock in self._docks):
            self.open()
        else:
            self._leave()

    def _leave(self) -> None:
        if self._low and self._open:
            self._linger.start()

    @Slot()
    def _close(self) -> None:
        focus = QApplication.focusWidget()
        used = (
            dock.underMouse() or (focus is not None and dock.isAncestorOf(focus))
            for dock in self._docks
        )
        if self._frame.isVisible() and any(used):
            return
        self._open = False
        self._apply()

    @Slot()
    def _apply(self) -> None:
        bottom = Qt.DockWidgetArea.BottomDockWidgetArea
        lying = [
            dock
            for dock in self._docks
            if not dock.isFloating() and self._frame.dockWidgetArea(dock) == bottom
        ]
        folding = lying if self.folded else []
        for dock in self._docks:
            if dock in folding:
                dock.fold(self._whole)
        opened = [dock for dock in self._docks if dock.folded and dock not in folding]
        for dock in opened:
            dock.unfold()
        # Before the table has its size there is no height yet to give.
        high = self._given or self._whole
        if high and not folding:
            # While a layout is restored, docks are told where they lie before all of them do.
            back = [dock for dock in opened if dock in lying]
            self._frame.resizeDocks(back, [high] * len(back), Qt.Orientation.Vertical)
        self.changed.emit(bool(folding))
