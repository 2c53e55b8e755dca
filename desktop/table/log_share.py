"""How high the log is beside what stands over it at the right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

from desktop.table.dock_extents import LOG_SHARE
from desktop.table.docks import Dock, DockFrame

LEAST_HIGH = 400
SLACK = 8
"""Pixels that are not worth a change."""


class LogShare(QObject):
    """Keeps the part that a person gives the log; panels claim some of it, and return it."""

    def __init__(self, frame: DockFrame, details: Dock, log: Dock) -> None:
        super().__init__(frame)
        self._frame, self._details, self._log = frame, details, log
        self.log = LOG_SHARE
        """The part of the log, from 0 to 1."""
        self._known = self._sized = False
        log.installEventFilter(self)

    def begin(self) -> None:
        """Say that the docks have their sizes: from now on they mean something."""
        self._sized = True

    def restore(self, share: float) -> None:
        """Take the part that was kept."""
        self.log, self._known = min(max(share, 0.0), 1.0), True

    def note(self) -> None:
        """Keep which part the log has, before panels claim some of it."""
        if self._shows and not self._known:
            self._measure()
        self._known = False

    def give_back(self) -> None:
        """Give the log its part, as far as no panel claims it now."""
        if not self._shows:
            return
        both = self._details.height() + self._log.height()
        spare = self._details.height() - self._details.minimumSizeHint().height()
        if min(spare, self.log * both - self._log.height()) > SLACK:
            self.apply()

    def apply(self) -> None:
        """Give the log its part."""
        self._divide(self.log)

    def usual(self) -> None:
        """Divide the right side as in a new window."""
        self._divide(LOG_SHARE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        drags = QApplication.mouseButtons() & Qt.MouseButton.LeftButton
        if event.type() == QEvent.Type.Resize and drags and self._shows:
            self._measure()
        return super().eventFilter(watched, event)

    @property
    def _shows(self) -> bool:
        return self._sized and self._details.isVisible() and self._log.isVisible()

    def _measure(self) -> None:
        self.log = self._log.height() / (self._details.height() + self._log.height())

    def _divide(self, share: float) -> None:
        high = max(LEAST_HIGH, self._frame.height())
        parts = [round(high * (1 - share)), round(high * share)]
        self._frame.resizeDocks([self._details, self._log], parts, Qt.Orientation.Vertical)
