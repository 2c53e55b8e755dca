"""How a change is told in two steps: first to the board, then to what stands beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, SignalInstance, Slot


class Telling(QObject):
    """Tells the first step, and the second unless the table itself is about to answer."""

    def __init__(self, shown: SignalInstance, parent: QObject) -> None:
        super().__init__(parent)
        self._shown = shown
        self.goes_on = False
        """Whether the first step is just told."""
        self.answers: Callable[[], bool] = _never
        """Says whether the table is about to answer the present decision without asking."""
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self._show_late)

    def begin(self, signal: SignalInstance, told: object) -> None:
        """Tell the board."""
        self._late.stop()
        self.goes_on = True
        try:
            signal.emit(told)
        finally:
            self.goes_on = False

    def end(self, told: object, *, more: bool) -> None:
        """Tell the rest, now or once it is known that no answer comes; ``more`` tells it later."""
        if self.answers():
            self._late.start()
        elif not more:
            self._shown.emit(told)

    def stop(self) -> None:
        """Tell nothing any more."""
        self._late.stop()

    @Slot()
    def _show_late(self) -> None:
        """Show what was to be answered by itself and was not."""
        self.end(None, more=False)


def _never() -> bool:
    return False
