"""Reading every campaign of the library, one after the other, while the window goes on."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.logbook.campaigns import Campaigns, Surveyed
from desktop.logbook.dice_record import dice_record
from desktop.logbook.statistics import Counted


class Survey(QObject):
    """Reads the campaigns; each is one step, so that nothing stands still for long."""

    stepped = Signal(int)
    """How many have been read."""
    finished = Signal()

    def __init__(self, campaigns: Campaigns, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._campaigns = campaigns
        self._left: Iterator[Surveyed] | None = None
        self.found: list[Counted] = []
        self.troubles: list[str] = []
        """Titles of the campaigns that cannot be read."""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether there is more to be read."""
        return self._left is not None

    def begin(self) -> None:
        """Read everything anew."""
        self.found, self.troubles = [], []
        self._left = self._campaigns.states()
        self._timer.start()

    def stop(self) -> None:
        """Read no more."""
        self._left = None
        self._timer.stop()

    @Slot()
    def _step(self) -> None:
        each = next(self._left, None) if self._left is not None else None
        if each is None:
            self.stop()
            self.finished.emit()
            return
        if each.opened is None:
            self.troubles.append(each.row.title)
        elif each.opened.session.state.book is not None:
            game, session = each.opened
            self.found.append(Counted(session.state, game.kit, dice_record(session)))
        self.stepped.emit(len(self.found))
