"""The computer players of a game: when they think, how long, and what they may not see."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal, Slot

from desktop.models.bot_runner import BotRunner, Thinker, Thought, ThreadThinker
from desktop.play.session import Session
from desktop.play.thinking import ThinkingFailed, question
from desktop.rules.core import Choice

PACE = 0
"""Milliseconds between the moves of computer players, unless somebody sets another pace."""
SECONDS = 3.0
"""How long a computer player may think about a decision."""
EVEN = 1000
"""Milliseconds that every answer takes whose time must not tell what could be answered."""
THOUGHT = 0.7
"""The share of them for which is thought."""


class ComputerPlayers(QObject):
    """Asks the thinker for one decision after the other, as long as it may."""

    decided = Signal(object)
    """The ``Action`` of the computer player that had to decide."""
    stale = Signal()
    """A thought came to its end, but the game has gone elsewhere meanwhile."""
    failed = Signal(object)
    """A ``ThinkingFailed``; it can be asked again."""
    thinking = Signal(object)
    """The seat that thinks, or ``None`` when none does any longer."""

    def __init__(
        self, session: Session[Any], thinker: Thinker | None, parent: QObject | None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._paused = False
        self._steps = False
        self._seconds = SECONDS
        self._revision = 0
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.setInterval(PACE)
        self._pace.timeout.connect(self._start)
        self._runner = BotRunner(session.game, thinker or ThreadThinker(session.game), self)
        self._runner.thought.connect(self._on_thought)
        self._runner.failed.connect(self._on_failed)
        self._asked = QElapsedTimer()
        """Since when a discreet answer is awaited; not valid for any other."""
        self._held: Thought | None = None
        self._holding = QTimer(self)
        self._holding.setSingleShot(True)
        self._holding.setTimerType(Qt.TimerType.PreciseTimer)
        self._holding.timeout.connect(self._release)

    @property
    def paused(self) -> bool:
        """Whether they wait."""
        return self._paused

    @property
    def busy(self) -> bool:
        """Whether one thinks."""
        return self._runner.busy or self.holds

    @property
    def holds(self) -> bool:
        """Whether an answer is found already, but not given yet."""
        return self._held is not None

    @property
    def pace(self) -> int:
        """Milliseconds for which a move is looked at before the next."""
        return self._pace.interval()

    def set_pace(self, milliseconds: int) -> None:
        """Set how long a move is looked at before the next."""
        self._pace.setInterval(max(0, milliseconds))

    def set_seconds(self, seconds: float) -> None:
        """Set how long one may think about a decision."""
        self._seconds = seconds

    def pause(self, paused: bool) -> None:  # a Qt-like setter
        """Have them wait, or go on."""
        self._paused, self._steps = paused, False
        if paused:
            self.stop()

    def allow_step(self) -> None:
        """Let one decision be made while they are paused."""
        self._steps = True

    def hurry(self) -> None:
        """Have the best found so far."""
        self._runner.hurry()

    def moved_on(self) -> None:
        """Take note that the game is another one now, so that older thoughts are dropped."""
        self._revision += 1

    def ask(self) -> None:
        """Have the one that has to decide think, after the pace, unless they are paused."""
        if not self.busy and (not self._paused or self._steps):
            self._pace.start()

    def stop(self) -> None:
        """Drop whatever is being thought."""
        self._pace.stop()
        self._holding.stop()
        busy, self._held = self.busy, None
        if self._runner.busy:
            self._runner.drop()
        if busy:
            self.thinking.emit(None)

    def close(self) -> None:
        """End for good."""
        self.stop()
        self._runner.close()

    @Slot()
    def _start(self) -> None:
        seat, decision = self._session.seat_to_act(), self._session.decision
        if seat is None or seat.is_person or not isinstance(decision, Choice):
            return
        if self.busy or (self._paused and not self._steps):
            return
        self._steps = False
        seconds = self._seconds
        self._asked.invalidate()
        if decision.discreet:
            self._asked.start()
            seconds = min(seconds, EVEN / 1000 * THOUGHT)
        self._runner.start(question(self._session, seconds=seconds), self._revision)
        self.thinking.emit(seat)

    @Slot(object)
    def _on_thought(self, thought: Thought) -> None:
        left = EVEN - self._asked.elapsed() if self._asked.isValid() else 0
        if left > 0:
            self._held = thought
            self._holding.start(left)
        else:
            self._tell(thought)

    @Slot()
    def _release(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            self._tell(held)

    def _tell(self, thought: Thought) -> None:
        self.thinking.emit(None)
        if thought.revision == self._revision:
            self.decided.emit(thought.action)
        else:
            self.stale.emit()

    @Slot(object)
    def _on_failed(self, trouble: ThinkingFailed) -> None:
        self.thinking.emit(None)
        self.failed.emit(trouble)
