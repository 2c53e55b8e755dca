"""The past of a game: its entries, and snapshots from which any position comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from desktop.play.change import BY_DICE, BY_HAND, BY_TABLE
from desktop.rules import engine
from desktop.rules.core import Choice, Event, Refused, Side, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from desktop.play.record import Entry
    from desktop.rules.core import Action, Decision, Game, Setup

S = TypeVar("S", bound=State)

RECENT = 50
"""So many of the last positions are kept whole, because undo asks for them."""

SPARSE = 50
"""Of the older positions every fiftieth is kept; the others are played again when asked for."""

READY = 8
"""So many positions are kept ready to be played on, with what is to be decided in them: an undo
has then nothing to decode and nothing to list."""


class Position(NamedTuple, Generic[S]):
    """A state of one's own, and what has to be decided in it."""

    state: S
    decision: Decision | None


class Facts(msgspec.Struct, frozen=True, gc=False):
    """What playing an entry brought to light."""

    side: Side | None
    """Who decided; ``None`` if dice or a deck did."""
    turn: int
    """The turn in which it was decided."""
    events: tuple[Event, ...]


class NotReached(LookupError):
    """A position that today's rules do not lead to; only later ones were kept."""


class Stuck(NamedTuple):
    """Where a stored game cannot go on: the rules refuse this entry."""

    ply: int
    refused: Refused


class History(Generic[S]):
    """All entries of a game, those that were undone included."""

    def __init__(self, game: Game[S, Any], setup: Setup) -> None:
        """Begin a game; raises :class:`Refused` for a bad setup."""
        state, told, _ = engine.start(game, setup)
        self.game = game
        self.beginning = tuple(told)
        """What happened before the first decision."""
        self.entries: list[Entry] = []
        self._base = 0
        self._untold = 0
        """Entries before this one were not played yet, as a snapshot came after them."""
        self._facts: dict[int, Facts] = {}
        self._snapshots = {0: game.encode(state)}
        self._ready: dict[int, Position[S]] = {}

    @property
    def base(self) -> int:
        """The first position that can be looked at; not 0 if today's rules do not lead there."""
        self._tell_past()
        return self._base

    @property
    def kept(self) -> int:
        """How many positions are kept whole."""
        return len(self._snapshots)

    def adopt(self, entries: Iterable[Entry], snapshot: tuple[int, bytes] | None) -> Stuck | None:
        """Take over the entries of a stored game, beginning to play them from the snapshot.

        If the rules refuse an entry, it is left out with all that follow, and returned.
        """
        self.entries = list(entries)
        if snapshot is not None and self._is_readable(snapshot[1]):
            self._untold = snapshot[0]
            self._snapshots[self._untold] = snapshot[1]
        played = self._play_again(self._untold, len(self.entries))
        if isinstance(played, Stuck):
            del self.entries[played.ply :]
            return played
        return None

    def _is_readable(self, state: bytes) -> bool:
        try:
            self.game.decode(state)
        except msgspec.MsgspecError:
            return False
        return True

    def push(self, ply: int, entry: Entry, facts: Facts, state: bytes) -> None:
        """Add an entry at ``ply``, in place of those that were undone from there on."""
        if ply < len(self.entries):
            self._forget(ply)
        self.entries.append(entry)
        self._facts[ply] = facts
        self.keep(ply + 1, state)

    def _forget(self, ply: int) -> None:
        """Let go of the entries from ``ply`` on, and of the positions after it."""
        for undone in range(ply, len(self.entries)):
            self._facts.pop(undone, None)
        del self.entries[ply:]
        for later in [kept for kept in self._snapshots if kept > ply]:
            del self._snapshots[later]
        for later in [kept for kept in self._ready if kept > ply]:
            del self._ready[later]

    def lay_by(self, ply: int, position: Position[S]) -> None:
        """Have a position ready for ``take``; its state must not be changed by anybody else."""
        ready = self._ready
        ready.pop(ply, None)
        ready[ply] = position
        if len(ready) > READY:
            del ready[next(iter(ready))]

    def take(self, ply: int) -> Position[S]:
        """Return the position after ``ply`` entries, to be played on; raises :class:`NotReached`.

        Its state is at hand as bytes from then on.
        """
        position = self._ready.pop(ply, None) or self.at(ply)
        if ply not in self._snapshots:
            self.keep(ply, self.game.encode(position.state))
        return position

    def keep(self, ply: int, state: bytes) -> None:
        """Keep the state after ``ply`` entries, and let go of what has become old."""
        self._snapshots[ply] = state
        if len(self._snapshots) > 2 * RECENT + len(self.entries) // SPARSE:
            recent = range(ply - RECENT, ply + RECENT)
            for old in [old for old in self._snapshots if old % SPARSE and old not in recent]:
                if old not in (self._base, self._untold):
                    del self._snapshots[old]

    def encoded(self, ply: int) -> bytes:
        """Return the state after ``ply`` entries as bytes; it is at hand for the present one."""
        return self._snapshots.get(ply) or self.game.encode(self.at(ply).state)

    def at(self, ply: int) -> Position[S]:
        """Return the position after ``ply`` entries; raises :class:`NotReached`."""
        if ply < self._untold:
            self._tell_past()
        if not self._base <= ply <= len(self.entries):
            raise NotReached(ply)
        start = max(kept for kept in self._snapshots if kept <= ply)
        state = self.game.decode(self._snapshots[start])
        for _ in replayed(self.game, state, self.entries[start:ply]):
            pass
        return Position(state, engine.decision(self.game, state))

    def facts(self, ply: int) -> Facts:
        """Return what the entry at ``ply`` brought to light; raises :class:`NotReached`."""
        if ply < self._untold:
            self._tell_past()
        if ply not in self._facts:
            raise NotReached(ply)
        return self._facts[ply]

    def _tell_past(self) -> None:
        """Play what lies before a loaded snapshot, too, unless today's rules lead elsewhere."""
        joint, self._untold = self._untold, 0
        if not joint or self._retold(joint):
            return
        loaded = self._snapshots[joint]
        position = self._play_again(0, joint)
        if isinstance(position, Stuck) or self.game.encode(position.state) != loaded:
            self._base = joint
            self._snapshots[joint] = loaded
            for early in range(joint):
                self._facts.pop(early, None)
                self._snapshots.pop(early, None)

    def _retold(self, joint: int) -> bool:
        """Play up to a loaded snapshot without a list of what was possible; return whether it fits.

        Only the actions that made the snapshot lead to the very same state. If these do not, a
        slower look has to find how far the rules follow.
        """
        game, entries = self.game, self.entries[:joint]
        decided: dict[str, Side | None] = {side: side for side in game.all_sides}
        decided |= dict.fromkeys((BY_DICE, BY_HAND))
        if any(entry.by not in decided for entry in entries):
            return False
        state = game.decode(self._snapshots[0])
        turn = game.turn(state)
        facts: list[Facts] = []
        kept: dict[int, bytes] = {}
        try:
            for entry, told in zip(entries, replayed(game, state, entries), strict=True):
                facts.append(Facts(decided[entry.by], turn, told))
                turn = game.turn(state)
                if len(facts) % SPARSE == 0:
                    kept[len(facts)] = game.encode(state)
        except Exception:  # noqa: BLE001  # rules may make anything of what they do not allow
            return False
        if game.encode(state) != self._snapshots[joint]:
            return False
        self._facts.update(enumerate(facts))
        self._snapshots.update(kept)
        return True

    def _play_again(self, start: int, end: int) -> Position[S] | Stuck:
        """Play the entries from a kept position up to another, noting what they tell."""
        game = self.game
        state = game.decode(self._snapshots[start])
        decision = engine.decision(game, state)
        for ply in range(start, end):
            action = self.entries[ply].action
            # Where no table is ever followed the rules have the last word, whatever a file says.
            insisted = self.entries[ply].by == BY_TABLE and game.follows_tables
            try:
                if not insisted:
                    engine.check(game, state, action, decision)
            except Refused as refused:
                return Stuck(ply, refused)
            position = Position(state, decision)
            facts, decision = carried_out(game, position, action, insisted=insisted)
            self._facts[ply] = facts
            if (ply + 1) % SPARSE == 0:
                self.keep(ply + 1, game.encode(state))
        return Position(state, decision)


def replayed(game: Game[S, Any], state: S, entries: Sequence[Entry]) -> Iterator[tuple[Event, ...]]:
    """Play entries on the state without checking them; yield what each made happen."""
    if game.follows_tables and any(entry.by == BY_TABLE for entry in entries):
        return engine.replayed(game, state, _conceded(game, state, entries))
    return engine.replayed(game, state, [entry.action for entry in entries])


def _conceded(game: Game[S, Any], state: S, entries: Sequence[Entry]) -> Iterator[Action]:
    """Yield the actions, the state made to fit those that a table insisted on."""
    for entry in entries:
        if entry.by == BY_TABLE:
            engine.concede(game, state, entry.action)
        yield entry.action


def carried_out(
    game: Game[S, Any], position: Position[S], action: Action, *, insisted: bool = False
) -> tuple[Facts, Decision | None]:
    """Carry out an action, known to be legal or insisted on, on the position's state."""
    state, asked = position
    side = asked.side if isinstance(asked, Choice) else None
    turn = game.turn(state)
    told, decision = engine.carry_out(game, state, action, insisted=insisted)
    return Facts(side, turn, tuple(told)), decision
