"""A game in progress: what may be decided now, what was, and who hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from desktop.play import record as records
from desktop.play.bounds import WayBack, next_stop, way_back
from desktop.play.chance import ChanceSource, MixedChance, SeededChance, derived_seed
from desktop.play.change import BY_DICE, BY_HAND, BY_TABLE, Change, Listeners, Sink, Standing
from desktop.play.history import Facts, History, Position, carried_out
from desktop.play.log import LogEntry, lines_of, written_log
from desktop.play.record import Entry, Record, TakeBack
from desktop.play.seats import Seat, is_solo, seat_to_act
from desktop.rules import engine
from desktop.rules.core import (
    Action,
    Chance,
    Choice,
    Decision,
    Event,
    Outcome,
    Refused,
    Side,
    State,
    T,
    Text,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from desktop.rules.core import Game, Setup

__all__ = ["Change", "Session", "Sink", "Standing"]

S = TypeVar("S", bound=State)

SNAPSHOT_EVERY = 50
"""Plies between stored snapshots: so many are played again in a millisecond or a few."""


class Session(Generic[S]):
    """One game that is being played."""

    def __init__(
        self,
        game: Game[S, Any],
        setup: Setup,
        seats: tuple[Seat, ...],
        seed: int,
        *,
        sink: Sink | None = None,
        by_hand: Iterable[str] = (),
        chance: ChanceSource | None = None,
    ) -> None:
        """Begin a game; raises :class:`Refused` for a bad setup."""
        self.game = game
        self.setup = setup
        self.seats = seats
        self.seed = seed
        self.sink = sink
        self.trouble: Text | None = None
        """Why a stored game could not be taken over as a whole."""
        self.bookmarks: dict[int, str] = {}
        self.take_backs: tuple[TakeBack, ...] = ()
        """What was undone although dice or others had shown more by then."""
        self._chance = MixedChance(chance or SeededChance(seed), by_hand)
        self._history = History(game, setup)
        self._position = self._history.take(0)
        self._ply = 0
        self._log: list[LogEntry] | None = None
        self._listeners = Listeners()

    @classmethod
    def load(
        cls,
        game: Game[S, Any],
        record: Record,
        *,
        sink: Sink | None = None,
        snapshot: tuple[int, bytes] | None = None,
    ) -> Session[S]:
        """Return a stored game, every action checked; a snapshot saves checking the earlier ones.

        Actions that the rules refuse are left out with all that follow; ``trouble`` says so.
        Raises :class:`BadRecord` if there is nothing to begin with.
        """
        records.check(record, game)
        session = cls(
            game, record.setup, record.seats, record.seed, sink=sink, by_hand=record.by_hand
        )
        stuck = session._history.adopt(record.entries, snapshot)
        if stuck is not None:
            session.trouble = T(
                "play", "Action {ply} is not possible by rule {rule}: {reason} The game ends there."
            ).of(ply=stuck.ply + 1, rule=stuck.refused.rule or "-", reason=stuck.refused.text)
        length = session.length
        session.bookmarks = {
            ply: comment for ply, comment in record.bookmarks.items() if ply <= length
        }
        session.take_backs = record.take_backs
        session._ply = min(record.ply, length)
        session._position = session._history.take(session._ply)
        return session

    # Where the game stands

    @property
    def state(self) -> S:
        """The whole truth; not to be changed."""
        return self._position.state

    @property
    def decision(self) -> Decision | None:
        """What has to be decided; ``None`` when the game is over."""
        return self._position.decision

    @property
    def ply(self) -> int:
        """How many entries count."""
        return self._ply

    @property
    def length(self) -> int:
        """How many entries are known, those that were undone included."""
        return len(self._history.entries)

    @property
    def base(self) -> int:
        """The first position that can be looked at; 0 unless the rules have changed since."""
        return self._history.base

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.state.outcome

    @property
    def by_hand(self) -> frozenset[str]:
        """The kinds of chance that a person has chosen to answer."""
        return self._chance.by_hand

    def is_by_hand(self, asked: Decision | None) -> bool:
        """Return whether a decision is one of chance that a person answers."""
        if not isinstance(asked, Chance):
            return False
        return asked.kind in self.by_hand or self.game.beside_table(self.state)

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone."""
        return is_solo(self.seats)

    def seat_to_act(self) -> Seat | None:
        """Return who has to decide; nobody if chance does or the game is over."""
        return seat_to_act(self.seats, self.decision)

    def view(self, side: Side | None) -> Any:
        """Return what a side may know of the present position."""
        return self.game.view(self.state, side)

    # Playing on

    def play(self, action: Action, by: str = "") -> None:
        """Take an action, store it and tell the listeners.

        Raises :class:`Refused` if the rules do not allow it, and whatever the sink raises; all is
        then as before. ``by`` is the side, or who answered for chance, if it was not a person;
        what is decided ``BY_TABLE`` is carried out against the rules, too.
        """
        game, asked, ply = self.game, self.decision, self._ply
        insisted = by == BY_TABLE
        if not insisted:
            engine.check(game, self.state, action, asked)
        # The rules change the state in place; this copy is where an undo leads.
        before = Position(game.clone(self.state), asked)
        try:
            facts, decision = carried_out(game, self._position, action, insisted=insisted)
            self._position = Position(self.state, decision)
            entry = Entry(action, by or facts.side or BY_HAND)
            state = game.encode(self.state)
            if self.sink is not None:
                snapshot = None if (ply + 1) % SNAPSHOT_EVERY else state
                kind = asked.kind if isinstance(asked, Chance) else ""
                written = msgspec.json.encode(action)
                self.sink.appended(ply, written, kind, entry.by, self.standing(), snapshot)
        except BaseException:
            self._position = before
            raise
        self._history.push(ply, entry, facts, state)
        self._history.lay_by(ply, before)
        self._played(entry, facts)

    def _played(self, entry: Entry, facts: Facts) -> None:
        """Catch up with an entry that is stored."""
        ply, self._ply = self._ply, self._ply + 1
        if self.bookmarks:
            self.bookmarks = {at: text for at, text in self.bookmarks.items() if at <= ply}
        if self._log is not None:
            self._log += lines_of(self._history, ply, entry.by)
        self._listeners.tell(Change("played", facts.events, self._ply, facts.side))

    def roll(self) -> Action | None:
        """Answer the present chance from its source; ``None`` if a person has to.

        Raises what ``play`` raises, and :class:`Refused` if there is no chance to answer.
        """
        asked = self.decision
        if not isinstance(asked, Chance):
            raise Refused("", T("play", "There is nothing to roll or draw now."))
        beside = self.game.beside_table(self.state)
        action = None if beside else self._chance.answer(asked, self._ply)
        if action is not None:
            self.play(action, BY_DICE)
        return action

    def set_by_hand(self, kinds: Iterable[str]) -> None:
        """Let a person answer these kinds of chance from now on, and the program the others."""
        before, self._chance.by_hand = self._chance.by_hand, frozenset(kinds)
        try:
            self._store_move(self._ply)
        except BaseException:
            self._chance.by_hand = before
            raise
        self._listeners.tell(Change("option", (), self._ply, None))

    # Turning back

    def way_back(self) -> WayBack | None:
        """Return where an undo leads and what bars it; ``None`` if nobody has decided yet."""
        return way_back(self._history, self._ply, self.seats, self.decision)

    def can_undo(self, *, past_bounds: bool = False) -> bool:
        """Return whether ``undo`` would work."""
        return self.undo_reason(past_bounds=past_bounds) is None

    def undo_reason(self, *, past_bounds: bool = False) -> Text | None:
        """Return why ``undo`` would not work; ``None`` if it would."""
        return self._bar(self.way_back(), past_bounds=past_bounds)

    def _bar(self, way: WayBack | None, *, past_bounds: bool) -> Text | None:
        if way is None:
            return T("play", "There is nothing to take back.")
        if past_bounds and self.is_solo:
            return None
        return way.bar

    def undo(self, *, past_bounds: bool = False) -> None:
        """Go back to the last decision of a person; what follows can be redone.

        Somebody who plays alone may go past what dice or others have shown; the log keeps that.
        Raises :class:`Refused` with the reason if it is not possible, and what the sink raises.
        """
        way = self.way_back()
        reason = self._bar(way, past_bounds=past_bounds)
        if reason is not None or way is None:
            raise Refused("", reason or T("play", "There is nothing to take back."))
        before = self.take_backs
        if way.bar is not None:
            self.take_backs = (*before, TakeBack(way.ply, self._ply))
        try:
            self._move_to(way.ply)
        except BaseException:
            self.take_backs = before
            raise
        self._listeners.tell(Change("undone", (), self._ply, self._acting()))

    def can_redo(self) -> bool:
        """Return whether something was undone and nothing played since."""
        return self._ply < self.length

    def redo(self) -> None:
        """Go forward to the next decision of a person, or to the last entry known.

        Raises :class:`Refused` if there is nothing to redo, and what the sink raises.
        """
        if not self.can_redo():
            raise Refused("", T("play", "There is nothing to redo."))
        start, side = self._ply, self._history.facts(self._ply).side
        end = next_stop(self._history, start, self.seats)
        self._move_to(end)
        told = [event for ply in range(start, end) for event in self.events_at(ply)]
        self._listeners.tell(Change("redone", tuple(told), self._ply, side))

    def _move_to(self, ply: int) -> None:
        """Stand at another position once that is stored."""
        before, before_ply = self._position, self._ply
        position = self._history.take(ply)
        self._position, self._ply = position, ply
        try:
            self._store_move(ply)
        except BaseException:
            self._position, self._ply = before, before_ply
            self._history.lay_by(ply, position)
            raise
        self._history.lay_by(before_ply, before)
        self._log = None

    def _store_move(self, ply: int) -> None:
        if self.sink is not None:
            self.sink.moved(ply, self.standing())

    # Looking back

    def position_at(self, ply: int) -> Position[S]:
        """Return a copy of the position after ``ply`` entries; raises :class:`NotReached`."""
        return self._history.at(ply)

    def at(self, ply: int) -> S:
        """Return a copy of the state after ``ply`` entries; raises :class:`NotReached`."""
        return self._history.at(ply).state

    def view_at(self, ply: int, side: Side | None) -> Any:
        """Return what a side knew after ``ply`` entries; raises :class:`NotReached`."""
        return self.game.view(self.at(ply), side)

    def entry_at(self, ply: int) -> Entry:
        """Return the entry number ``ply``, counted from 0."""
        return self._history.entries[ply]

    def events_at(self, ply: int) -> tuple[Event, ...]:
        """Return what entry number ``ply`` told; raises :class:`NotReached`."""
        return self._history.facts(ply).events

    @property
    def log(self) -> list[LogEntry]:
        """The lines of all that counts; each viewer may read only its ``seen_by``."""
        if self._log is None:
            self._log = written_log(self._history, self._ply, self.take_backs)
        return self._log

    def set_bookmark(self, ply: int, comment: str | None) -> None:
        """Put a remark to a position, or take it away; raises what the sink raises."""
        self._require_position(ply)
        if self.sink is not None:
            self.sink.bookmarked(ply, comment)
        if comment is None:
            self.bookmarks.pop(ply, None)
        else:
            self.bookmarks[ply] = comment
        self._listeners.tell(Change("bookmark", (), self._ply, None))

    def _require_position(self, ply: int) -> None:
        if not 0 <= ply <= self.length:
            raise LookupError(f"There is no position after {ply} entries.")

    # What is kept

    def record(self) -> Record:
        """Return all that is needed to load the game again."""
        return Record(
            game=self.game.key,
            rules_version=self.game.rules_version,
            setup=self.setup,
            seats=self.seats,
            seed=self.seed,
            by_hand=tuple(sorted(self.by_hand)),
            ply=self._ply,
            entries=tuple(self._history.entries),
            bookmarks=dict(self.bookmarks),
            take_backs=self.take_backs,
        )

    def branch(self, ply: int) -> Record:
        """Return a game of its own that begins at the position after ``ply`` entries.

        Its dice are others, or a branch would tell what this game has in store. Raises
        ``LookupError`` if there is no such position.
        """
        self._require_position(ply)
        whole = self.record()
        return msgspec.structs.replace(
            whole,
            seed=derived_seed(self.seed, "branch", ply, self.length),
            ply=ply,
            entries=whole.entries[:ply],
            bookmarks={at: text for at, text in self.bookmarks.items() if at <= ply},
            take_backs=tuple(each for each in self.take_backs if each.ply <= ply),
        )

    def standing(self) -> Standing:
        """Return what is stored beside the actions."""
        outcome = self.outcome
        return Standing(
            turn=self.game.progress(self.state).title,
            deciding=self._acting(),
            outcome=outcome,
            outcome_text=None if outcome is None else self.game.outcome_text(self.state),
            by_hand=tuple(sorted(self.by_hand)),
            take_backs=self.take_backs,
            brief=self.game.brief(self.state),
        )

    def _acting(self) -> Side | None:
        return self.decision.side if isinstance(self.decision, Choice) else None

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call the listener after each change; returns what ends that."""
        return self._listeners.add(listener)
