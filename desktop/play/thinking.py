"""Computer players at work: a question of bytes, an answer, and the reins that hold the thinker."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from desktop.play.chance import derived_seed
from desktop.rules.core import Action, Choice, Pack, Side, T, Text
from desktop.rules.forecast import Forecast

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.play.session import Session
    from desktop.rules.core import Game


Rein = Literal["pause", "resume", "step", "hurry", "stop"]


class ThinkingFailed(Exception):
    """A computer player without a usable answer; the game is as it was, it may be asked again."""

    def __init__(self, text: Text, detail: str = "") -> None:
        super().__init__(text, detail)
        self.text = text
        self.detail = detail
        """For the log file; not for players."""


class Question(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """All that a computer player is told; nothing its side may not know is in it."""

    game: str
    packs: tuple[Pack, ...] = ()
    """What is in force beside the data of the game."""
    level: str
    seed: int
    seconds: float
    """How long it may think."""
    view: bytes
    side: Side
    rule: str
    prompt: Text
    actions: bytes
    open: bool


class Outlook(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Asks what an action would lead to, from what its side may know."""

    game: str
    packs: tuple[Pack, ...] = ()
    seed: int
    seconds: float
    view: bytes
    action: bytes
    """Empty to ask about the position as it is."""
    trials: int


class Answer(msgspec.Struct, frozen=True, tag=True):
    """What a computer player decided."""

    action: bytes
    reason: Text

    def decode(self, game: Game[Any, Any]) -> Action:
        """Return the action; raises :class:`ThinkingFailed` if it is none of the game."""
        try:
            action: Action = msgspec.msgpack.decode(self.action, type=game.action_type)
        except msgspec.MsgspecError as error:
            raise _unusable(str(error)) from error
        return action


def question(session: Session[Any], *, seconds: float) -> Question:
    """Return what to ask the computer player that has to decide now.

    Raises ``LookupError`` if none has to.
    """
    decision, seat = session.decision, session.seat_to_act()
    if seat is None or seat.is_person or not isinstance(decision, Choice):
        raise LookupError("No computer player has to decide.")
    return Question(
        game=session.game.key,
        packs=session.setup.packs,
        level=seat.level,
        seed=derived_seed(session.seed, "thought", session.ply),
        seconds=seconds,
        view=msgspec.msgpack.encode(session.view(seat.side)),
        side=seat.side,
        rule=decision.rule,
        prompt=decision.prompt,
        actions=msgspec.msgpack.encode(decision.actions),
        open=decision.open,
    )


def think(game: Game[Any, Any], asked: Question, stop: Callable[[], bool]) -> Answer:
    """Return the answer of a computer player, thinking here and now.

    Raises :class:`ThinkingFailed` if it decides on something that is not possible; what the bot
    itself raises is a fault of the program and goes through.
    """
    view = msgspec.msgpack.decode(asked.view, type=game.view_type)
    decoder = msgspec.msgpack.Decoder(game.action_type)
    listed = msgspec.msgpack.decode(asked.actions, type=list[msgspec.Raw])
    actions = tuple(decoder.decode(action) for action in listed)
    choice = Choice(asked.side, asked.rule, asked.prompt, actions, asked.open)
    action, reason = game.bot(asked.level, Random(asked.seed)).choose(view, choice, stop)
    if action not in actions and not asked.open:
        raise _unusable(repr(action))
    return Answer(msgspec.msgpack.encode(action), reason)


def foresee(game: Game[Any, Any], asked: Outlook, stop: Callable[[], bool]) -> Forecast:
    """Return what an action leads to, by rollouts here and now."""
    view = msgspec.msgpack.decode(asked.view, type=game.view_type)
    action: Action | None = None
    if asked.action:
        action = msgspec.msgpack.decode(asked.action, type=game.action_type)
    return game.foresee(view, action, asked.trials, Random(asked.seed), stop)


Asked = Question | Outlook
Found = Answer | Forecast


def found(game: Game[Any, Any], asked: Asked, stop: Callable[[], bool]) -> Found:
    """Return what belongs to either kind of question; raises as :func:`think` does."""
    if isinstance(asked, Outlook):
        return foresee(game, asked, stop)
    return think(game, asked, stop)


def _unusable(detail: str) -> ThinkingFailed:
    return ThinkingFailed(
        T("play", "The computer player chose something that is not possible. Let it try again."),
        detail,
    )


class Reins:
    """What holds one thought: the time it has, and who pauses, hurries or stops it.

    The thinker asks ``should_stop`` in its thread; all else is called from another one.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = seconds
        self._since: float | None = None
        """When the clock was started, which the thinker's first question does."""
        self._lock = threading.Condition()
        self._paused = False
        self._hurried = False
        self._stopped = False

    def pause(self) -> None:
        """Hold the thinker at its next question; the time stands still meanwhile."""
        with self._lock:
            self._paused = True

    def resume(self) -> None:
        """Let the thinker go on."""
        with self._lock:
            self._paused = False
            self._lock.notify_all()

    def hurry(self) -> None:
        """Have the best answer so far at once."""
        with self._lock:
            self._hurried = True
            self._lock.notify_all()

    def stop(self) -> None:
        """End the thought; nobody wants the answer any more."""
        with self._lock:
            self._stopped = True
            self._lock.notify_all()

    @property
    def stopped(self) -> bool:
        """Whether the answer is no longer wanted."""
        with self._lock:
            return self._stopped

    def should_stop(self) -> bool:
        """Return whether the best answer so far has to follow; waits while paused."""
        with self._lock:
            now = self._clock()
            if self._since is not None:
                self._left -= now - self._since
            while self._paused and not (self._hurried or self._stopped):
                self._lock.wait()
            self._since = self._clock()
            return self._hurried or self._stopped or self._left <= 0


class Rider:
    """Who holds the reins of one thought after the other; a pause outlasts the thought.

    A thinker is begun with the reins of ``begin``, in whatever thread or process.
    """

    def __init__(self) -> None:
        self._reins = Reins(0)
        self._paused = False

    @property
    def paused(self) -> bool:
        """Whether thoughts wait."""
        return self._paused

    def begin(self, seconds: float) -> Reins:
        """Return the reins of a new thought; the one before it is stopped."""
        self._reins.stop()
        self._reins = Reins(seconds)
        if self._paused:
            self._reins.pause()
        return self._reins

    def pull(self, rein: Rein) -> None:
        """Do to the present thought, or with a pause to all, what the word says.

        A step lets the present thought end; the next one waits again.
        """
        match rein:
            case "pause":
                self._paused = True
                self._reins.pause()
            case "resume":
                self._paused = False
                self._reins.resume()
            case "step":
                self._reins.resume()
            case "hurry":
                self._reins.hurry()
            case "stop":
                self._reins.stop()
