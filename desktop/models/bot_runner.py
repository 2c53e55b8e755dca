"""Computer players at work off the thread of the screen; answers that come too late are dropped."""

from __future__ import annotations

import threading
from typing import Any, Protocol

import msgspec
from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from desktop.play.thinking import (
    Answer,
    Asked,
    Found,
    Rein,
    Reins,
    Rider,
    ThinkingFailed,
    found,
)
from desktop.rules.core import Action, Game, Text
from desktop.rules.forecast import Forecast


class Thinker(Protocol):
    """What thinks: a process of its own (`BotWorker`), or the thread that waits for it."""

    def ask(self, question: Asked) -> None:
        """Begin to think about a question."""

    def pull(self, rein: Rein) -> None:
        """Pause, resume, step, hurry or stop."""

    def result(self) -> Found | None:
        """Wait for the answer; ``None`` if it was stopped."""

    def close(self) -> None:
        """End for good."""


class ThreadThinker:
    """A thinker that works in the thread that asks for its result."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._rider = Rider()
        self._open: tuple[Asked, Reins] | None = None

    def ask(self, question: Asked) -> None:
        """Begin to think about a question."""
        self._open = question, self._rider.begin(question.seconds)

    def pull(self, rein: Rein) -> None:
        """Pause, resume, step, hurry or stop."""
        self._rider.pull(rein)

    def result(self) -> Found | None:
        """Think, and return the answer; ``None`` if it was stopped."""
        if self._open is None:
            return None
        question, reins = self._open
        answer = found(self._game, question, reins.should_stop)
        return None if reins.stopped else answer

    def close(self) -> None:
        """End the thought."""
        self._rider.pull("stop")


class Thought(msgspec.Struct, frozen=True):
    """What a computer player decided, and about which position."""

    revision: int
    action: Action
    reason: Text


class Foreseen(msgspec.Struct, frozen=True):
    """What rollouts came to, and of which position."""

    revision: int
    forecast: Forecast


class Failure(msgspec.Struct, frozen=True):
    """A thought that came to nothing."""

    revision: int
    error: Exception


_Ended = Thought | Foreseen | Failure | None


class _Told(QObject):
    """The end of a job in the thread of the screen."""

    ended = Signal(object)


class _Job(QRunnable):
    """One question, asked and waited for."""

    def __init__(
        self, thinker: Thinker, question: Asked, game: Game[Any, Any], revision: int
    ) -> None:
        super().__init__()
        self.told = _Told()
        self._thinker, self._question, self._game = thinker, question, game
        self._revision = revision
        self._dropped = threading.Event()

    def drop(self) -> None:
        """Give the question up."""
        self._dropped.set()
        self._thinker.pull("stop")

    def run(self) -> None:
        ended: _Ended = None
        try:
            if not self._dropped.is_set():
                self._thinker.ask(self._question)
                if self._dropped.is_set():
                    # Dropped in between: the stop came before there was anything to stop.
                    self._thinker.pull("stop")
                ended = self._ended(self._thinker.result())
        except Exception as error:  # noqa: BLE001  # told in the thread of the screen, and raised there
            ended = Failure(self._revision, error)
        self.told.ended.emit(ended)

    def _ended(self, result: Found | None) -> _Ended:
        match result:
            case Answer(reason=reason):
                return Thought(self._revision, result.decode(self._game), reason)
            case Forecast():
                return Foreseen(self._revision, result)
            case None:
                return None


class BotRunner(QObject):
    """One thinker and the job that waits for it."""

    thought = Signal(object)
    """A ``Thought``."""
    foreseen = Signal(object)
    """A ``Foreseen``."""
    failed = Signal(object)
    """A ``ThinkingFailed``: it may be asked again."""

    def __init__(self, game: Game[Any, Any], thinker: Thinker, parent: QObject | None) -> None:
        super().__init__(parent)
        self._game = game
        self._thinker = thinker
        self._job: _Job | None = None
        self._pool = QThreadPool(self)
        # One after the other: a thinker has one question open at a time.
        self._pool.setMaxThreadCount(1)

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._job is not None

    def start(self, question: Asked, revision: int) -> None:
        """Have a question thought about; the one before is dropped."""
        self.drop()
        self._job = _Job(self._thinker, question, self._game, revision)
        self._job.setAutoDelete(False)
        self._job.told.ended.connect(self._on_ended)
        self._pool.start(self._job)

    def hurry(self) -> None:
        """Have the best answer so far."""
        if self._job is not None:
            self._thinker.pull("hurry")

    def drop(self) -> None:
        """Give the question up; its answer will not be told."""
        job, self._job = self._job, None
        if job is not None:
            job.told.ended.disconnect(self._on_ended)
            job.drop()

    def close(self) -> None:
        """End everything, and wait until it has ended."""
        self.drop()
        self._thinker.close()
        self._pool.waitForDone()

    @Slot(object)
    def _on_ended(self, ended: _Ended) -> None:
        self._job = None
        match ended:
            case Thought():
                self.thought.emit(ended)
            case Foreseen():
                self.foreseen.emit(ended)
            case Failure(error=ThinkingFailed() as error):
                self.failed.emit(error)
            case Failure(error=error):
                raise error
            case None:
                pass
