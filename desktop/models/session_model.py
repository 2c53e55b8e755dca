"""A game in progress as the table sees it: one viewer, one signal for every change.

After each change the model keeps the game going: it has chance answered from its source, lets
computer players think off the thread of the screen, and asks for a hand-over before another
person may look.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from desktop.models.bot_runner import Thinker, ThreadThinker
from desktop.models.computer_players import ComputerPlayers
from desktop.models.telling import Telling
from desktop.models.waiting import waiting_for, wanted
from desktop.play.chance import SeededChance
from desktop.play.change import BY_DICE, Change
from desktop.play.history import NotReached
from desktop.play.insisting import insist
from desktop.play.record import Record
from desktop.play.seats import Seat, in_sight
from desktop.play.session import Session
from desktop.play.thinking import ThinkingFailed
from desktop.rules.core import (
    Action,
    Chance,
    Choice,
    Decision,
    Event,
    Progress,
    Refused,
    Side,
    T,
    Text,
)
from desktop.store.errors import UserError


class SessionModel(QObject):
    """The session, and who is looking at it."""

    changed = Signal(object)
    """A ``Change``; after it the model answers for the new position."""
    refused = Signal(object)
    """A ``Refused``: the rules did not allow what was tried."""
    failed = Signal(object)
    """A ``UserError``: the move could not be stored and was taken back; or ``ThinkingFailed``."""
    thinking = Signal(object)
    """The seat whose computer player thinks, or ``None`` when none does any longer."""
    hand_over = Signal(object)
    """The seat to which the screen has to be passed before anything more is shown."""
    looked = Signal(object)
    """Another viewer, or another position is looked at."""
    shown = Signal(object)
    """What stands beside the board is to follow: the board has answered ``changed``, ``looked`` or
    ``failed``. The ``Change``, or ``None``; not told while more goes on in the same breath, nor
    before the table itself has answered what it answers without asking."""
    closed = Signal()
    """The model is not used any more."""

    def __init__(
        self,
        session: Session[Any],
        parent: QObject | None = None,
        *,
        thinker: Thinker | None = None,
        new_adviser: Callable[[], Thinker] | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._new_adviser = new_adviser
        self._looking_at: int | None = None
        self._covered = False
        self._asks_before_rolls = False
        self._retry: Callable[[], None] | None = None
        self._seen: tuple[tuple[int, Side | None, int], Any] | None = None
        self._revision = 0
        self.telling = Telling(self.shown, self)
        self.computers = ComputerPlayers(session, thinker, self)
        self.computers.thinking.connect(self.thinking)
        self.computers.decided.connect(self._on_decided)
        self.computers.stale.connect(self._advance)
        self.computers.failed.connect(self._on_thinking_failed)
        seat = in_sight(session.seats)
        self._viewer: Side | None = None if seat is None else seat.side
        self._passed_on = seat is None
        """Whether the screen is passed from one person to another, or opened by a PIN."""
        self._unlisten = session.listen(self._on_change)

    # --- who sees what ----------------------------------------------------------------------------

    @property
    def session(self) -> Session[Any]:
        """The game itself; what it knows is not all for the viewer."""
        return self._session

    @property
    def game(self) -> Any:
        """The title that is played."""
        return self._session.game

    @property
    def viewer(self) -> Side | None:
        """Whose view the table shows; ``None`` is somebody without a seat."""
        return self._viewer

    @property
    def covered(self) -> bool:
        """Whether the screen waits to be passed on."""
        return self._covered

    @property
    def needs_hand_over(self) -> Seat | None:
        """Whom the screen has to be passed to, if it has to."""
        return self._wanted() if self._covered else None

    @property
    def looking_at(self) -> int | None:
        """How many entries counted in the position looked back at; ``None`` for the present."""
        return self._looking_at

    @property
    def ply(self) -> int:
        """How many entries count in the position shown."""
        return self._session.ply if self._looking_at is None else self._looking_at

    @property
    def view(self) -> Any:
        """What the viewer may know of the position shown."""
        key = (self.ply, self._viewer, self._revision)
        if self._seen is None or self._seen[0] != key:
            ply, session = self._looking_at, self._session
            now = session.view(self._viewer) if ply is None else session.view_at(ply, self._viewer)
            self._seen = (key, now)
        return self._seen[1]

    def seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return events as the viewer knows them."""
        return tuple(event.seen_by(self._viewer) for event in events)

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """Return what the entry at that ply told, as the viewer knows it."""
        try:
            return self.seen(self._session.events_at(ply))
        except NotReached:
            return ()

    # --- what is to be decided --------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What the viewer has to decide, or a chance the viewer has to answer."""
        if self._looking_at is not None or self._covered:
            return None
        decision = self._session.decision
        if isinstance(decision, Chance):
            return decision if self._waits_for_roll(decision) and self._may_tell() else None
        if isinstance(decision, Choice) and decision.side == self._viewer:
            return decision
        return None

    @property
    def goes_on(self) -> bool:
        """Whether more follows in the same breath: chance answers, or the screen is passed on."""
        return self._rolls_next() or self._next_person() is not None

    @property
    def choice(self) -> Choice | None:
        """What the viewer has to decide, if it is no chance."""
        decision = self.decision
        return decision if isinstance(decision, Choice) else None

    @property
    def progress(self) -> Progress:
        """Where the game stands in the position shown; public facts only."""
        looking_at, session = self._looking_at, self._session
        state = session.state if looking_at is None else session.at(looking_at)
        progress: Progress = self.game.progress(state)
        return progress

    @property
    def waiting(self) -> Text:
        """What is waited for while the viewer has nothing to decide."""
        if self._looking_at is not None:
            return T("table", "Looking back. Moves are locked until you return.")
        return waiting_for(self._session, paused=self.paused)

    def _waits_for_roll(self, chance: Chance) -> bool:
        if self._session.is_by_hand(chance):
            return True
        return self._asks_before_rolls and chance.roll is not None

    def _may_tell(self) -> bool:
        """Return whether the viewer may tell the chance that waits, and so get to know it."""
        teller = self._wanted()
        return teller is None or not self._passed_on or teller.side == self._viewer

    def _wanted(self) -> Seat | None:
        return wanted(self._session, self._viewer)

    # --- what can be done -------------------------------------------------------------------------

    def begin(self) -> None:
        """Set the game going, once everybody listens."""
        self._advance()

    def play(self, action: Action) -> None:
        """Take an action for whoever has to decide."""
        self._try_now(lambda: self._session.play(action))

    def insist(self, action: Action) -> None:
        """Take an action that the rules refuse, because the table has it so."""
        self._try_now(lambda: insist(self._session, action))

    def roll(self) -> None:
        """Have the present chance answered by its source."""
        self._try(self._roll_now)

    def undo(self) -> None:
        """Go back to the last decision; somebody alone may go past what was shown."""
        past = self._session.is_solo
        if self._session.can_undo(past_bounds=past):
            self.computers.stop()
        self._try_now(lambda: self._session.undo(past_bounds=past))

    def redo(self) -> None:
        """Go forward again."""
        if self._session.can_redo():
            self.computers.stop()
        self._try_now(self._session.redo)

    def can_undo(self) -> bool:
        """Return whether an undo is possible."""
        return not self._covered and self.undo_reason() is None

    def undo_reason(self) -> Text | None:
        """Return why no undo is possible, if none is."""
        return self._session.undo_reason(past_bounds=self._session.is_solo)

    def can_redo(self) -> bool:
        """Return whether a redo is possible."""
        return not self._covered and self._session.can_redo()

    def retry(self) -> None:
        """Try again what could not be stored."""
        again, self._retry = self._retry, None
        if again is not None:
            self._try(again)
        else:
            self._advance()

    def look_at(self, ply: int | None) -> None:
        """Look back at the position after that many entries; ``None`` is back to now."""
        if ply is not None:
            ply = min(max(ply, self._session.base), self._session.ply)
        if ply == self._session.ply:
            ply = None
        if ply == self._looking_at:
            return
        self._looking_at = ply
        if ply is not None:
            self.computers.stop()
        self.telling.begin(self.looked, ply)
        self.shown.emit(None)
        if ply is None:
            self._advance()

    def set_bookmark(self, ply: int, comment: str | None) -> None:
        """Put a remark to a position, or take it away."""
        self._try(lambda: self._session.set_bookmark(ply, comment))

    def branch(self, ply: int) -> Record:
        """Return a game of its own that starts from the position after that many entries."""
        return self._session.branch(ply)

    def hand_over_done(self) -> None:
        """Show the board to the person who has to decide."""
        seat = self.needs_hand_over
        if seat is None:
            return
        self._viewer = seat.side
        self._covered = False
        self.telling.begin(self.looked, None)
        self.shown.emit(None)
        self._advance()

    def ask_before_rolls(self, asks: bool) -> None:  # a Qt-like setter
        """Say whether a person sets dice rolling, or they roll by themselves."""
        self._asks_before_rolls = asks

    # --- computer players -------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        """Whether computer players wait."""
        return self.computers.paused

    @property
    def is_thinking(self) -> bool:
        """Whether a computer player thinks."""
        return self.computers.busy

    def pause(self, paused: bool) -> None:  # a Qt-like setter
        """Have computer players wait, or go on."""
        self.computers.pause(paused)
        self._advance()

    def step(self) -> None:
        """Let the computer players make one decision while they are paused."""
        self.computers.allow_step()
        self._advance()

    def hurry(self) -> None:
        """Have the computer player take the best it has found so far."""
        self.computers.hurry()

    def adviser(self) -> Thinker:
        """Return a thinker for whoever advises the person, to be closed when the model is."""
        make = self._new_adviser
        return ThreadThinker(self.game) if make is None else make()

    def close(self) -> None:
        """End everything that runs; the model is not used any more."""
        self.telling.stop()
        self._unlisten()
        self.closed.emit()
        self.computers.close()

    # --- the loop ---------------------------------------------------------------------------------

    def _on_change(self, change: Change) -> None:
        self._revision += 1
        self.computers.moved_on()
        self._retry = None
        if change.kind == "bookmark":
            self.changed.emit(change)
            return
        if self._looking_at is not None and self._looking_at >= change.ply:
            self._looking_at = None
        self.telling.begin(self.changed, change)
        self.telling.end(change, more=self.goes_on)
        self._advance()

    @Slot()
    def _advance(self) -> None:
        """Do what the position asks for, unless a person has to."""
        if self._looking_at is not None or self._session.outcome is not None:
            return
        if self._rolls_next():
            self._try(self._roll_now)
            return
        seat, person = self._wanted(), self._next_person()
        if person is not None:
            self._covered = True
            self.hand_over.emit(person)
        elif seat is not None and not seat.is_person:
            self.computers.ask()

    def _rolls_next(self) -> bool:
        decision = self._session.decision
        waits = not isinstance(decision, Chance) or self._waits_for_roll(decision)
        return self._looking_at is None and not waits

    def _next_person(self) -> Seat | None:
        """Return whom the screen is passed to now, if it is."""
        if self._looking_at is not None or not self._passed_on or self._covered:
            return None
        seat = self._wanted()
        return seat if seat and seat.is_person and seat.side != self._viewer else None

    def _roll_now(self) -> None:
        # Asked again: an undo or a setting may have come between.
        asked = self._session.decision
        if not isinstance(asked, Chance):
            return
        if self._session.is_by_hand(asked):
            # This one roll is left to the program; the next is told by hand again.
            told = SeededChance(self._session.seed).answer(asked, self._session.ply)
            self._session.play(told, BY_DICE)
        else:
            self._session.roll()

    @Slot(object)
    def _on_decided(self, action: Action) -> None:
        self._try(lambda: self._session.play(action))

    @Slot(object)
    def _on_thinking_failed(self, trouble: ThinkingFailed) -> None:
        self._retry = self._advance
        self._fail(trouble)

    def _try_now(self, work: Callable[[], object]) -> None:
        """Do something at the present position; where nothing comes of it, one looks back on."""

        def done() -> None:
            looked, self._looking_at = self._looking_at, None
            try:
                work()
            except (Refused, UserError):
                self._looking_at = looked
                raise

        self._try(done)

    def _try(self, work: Callable[[], object]) -> None:
        try:
            work()
        except Refused as refused:
            self.refused.emit(refused)
        except UserError as trouble:
            self._retry = lambda: self._try(work)
            self._fail(trouble)

    def _fail(self, trouble: UserError | ThinkingFailed) -> None:
        self.failed.emit(trouble)
        self.shown.emit(None)
