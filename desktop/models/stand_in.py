"""The computer player in the place of somebody who plays alone, until the phase ends."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.models.bot_runner import Thought
from desktop.models.hints import Hints
from desktop.models.session_model import SessionModel
from desktop.play.change import Change
from desktop.rules.core import Action, Choice


class StandIn(QObject):
    """Does what advice says, decision after decision, and rolls what need not be told by hand.

    It ends with the phase, with the game, by :meth:`stop`, with whatever a person decides, takes
    back or looks back at, and if no advice comes.
    """

    changed = Signal()
    """It has begun, or ended."""

    def __init__(self, model: SessionModel, hints: Hints, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model, self._hints = model, hints
        self._phase: tuple[int, int] | None = None
        """Turn and phase for which it plays."""
        self._action: Action | None = None
        self._acting = False
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._act)
        hints.told.connect(self._on_told)
        hints.failed.connect(self.stop)
        model.changed.connect(self._on_change)
        model.looked.connect(self.stop)
        model.closed.connect(self.stop)

    @property
    def running(self) -> bool:
        """Whether it decides."""
        return self._phase is not None

    @property
    def possible(self) -> bool:
        """Whether it could begin: somebody plays alone, and has to decide."""
        return not self.running and self._model.session.is_solo and self._hints.possible

    def start(self) -> None:
        """Decide from here on, until the phase ends."""
        if self.possible:
            self._phase = self._now()
            self._go_on()
            self.changed.emit()

    @Slot()
    def stop(self, _told: object = None) -> None:
        """Leave the next decision to the person."""
        self._pace.stop()
        self._action = None
        if self._phase is not None:
            self._phase = None
            self.changed.emit()

    def _now(self) -> tuple[int, int]:
        progress = self._model.progress
        return progress.turn, progress.present

    def _go_on(self) -> None:
        """Ask what is to be done next, unless that is for another phase."""
        if self._model.goes_on:
            return
        decision = self._model.decision
        if decision is None or self._now() != self._phase:
            self.stop()
        elif isinstance(decision, Choice):
            self._hints.ask()
        elif not self._model.session.is_by_hand(decision):
            self._pace.start(self._model.computers.pace)

    @Slot(object)
    def _on_change(self, change: Change) -> None:
        if not self.running or change.kind == "bookmark":
            return
        by_person = change.side is not None and not self._acting
        if change.kind != "played" or by_person:
            self.stop()
        else:
            self._go_on()

    @Slot(object)
    def _on_told(self, thought: Thought) -> None:
        if self.running:
            self._action = thought.action
            self._pace.start(self._model.computers.pace)

    @Slot()
    def _act(self) -> None:
        """Do what was thought of, or roll."""
        action, self._action = self._action, None
        if action is None:
            self._model.roll()
            return
        self._acting = True
        try:
            self._model.play(action)
        finally:
            self._acting = False
