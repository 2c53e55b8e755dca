"""Games in progress and the library: a session that is stored action by action, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from desktop.play import record as records
from desktop.play.breaking import first_fault
from desktop.play.chance import derived_seed
from desktop.play.change import Standing
from desktop.play.record import BadRecord, Record, TakeBack
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import BadComponents, Setup, State, T, Text
from desktop.store import exchange
from desktop.store.errors import BadFile, DamagedGame
from desktop.store.stored import (
    GAME_FORMAT,
    Bookmark,
    GameRow,
    Headline,
    Snapshot,
    StoredAction,
    StoredGame,
    clean_name,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from datetime import datetime

    from desktop.rules.core import Game, Pack
    from desktop.store.library import Library

S = TypeVar("S", bound=State)

NOT_WORKED_OUT = T("store", "what was played cannot be worked out ({detail}).")


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a game was begun with, as the library keeps it beside the seats."""

    setup: Setup
    seed: records.Seed
    by_hand: tuple[str, ...] = ()
    take_backs: tuple[TakeBack, ...] = ()
    """Those from before the game came into this library; later ones are in the standing."""
    besides: dict[str, Any] = {}
    """What a file of the game held that this program does not know: it goes into files again."""


class LibrarySink:
    """Where a session's changes go: one game of a library.

    Should anybody else change the game, all raise ``GameChanged`` from then on: nothing of what
    the other did is played over.
    """

    def __init__(
        self, library: Library, game_id: str, rules_version: int, revision: int = 0
    ) -> None:
        """``revision`` is that of the game as the session knows it."""
        self.library = library
        self.game_id = game_id
        self._rules_version = rules_version
        self._revision = revision

    def version_of(self, action: bytes) -> str | None:
        """Return the label of the version that is kept after an action (JSON), if one is."""
        return None

    def appended(
        self,
        ply: int,
        action: bytes,
        kind: str,
        by: str,
        standing: Standing,
        snapshot: bytes | None,
    ) -> None:
        """Store an action; raises ``UserError``, nothing stored."""
        state = None if snapshot is None else Snapshot(ply + 1, self._rules_version, snapshot)
        self.library.append(
            self.game_id,
            ply,
            action,
            by=by,
            kind=kind,
            headline=headline_of(standing),
            snapshot=state,
            revision=self._revision,
            version=self.version_of(action),
        )
        self._revision += 1

    def moved(self, ply: int, standing: Standing) -> None:
        """Store where the game stands; raises ``UserError``, nothing stored."""
        self.library.set_cursor(
            self.game_id, ply, headline=headline_of(standing), revision=self._revision
        )
        self._revision += 1

    def bookmarked(self, ply: int, comment: str | None) -> None:
        """Store a bookmark; raises ``UserError``, nothing stored."""
        self.library.set_bookmark(self.game_id, ply, comment)


def headline_of(standing: Standing) -> Headline:
    """Return a standing as the library keeps it."""
    outcome = standing.outcome
    return Headline(
        summary=msgspec.json.encode(standing),
        outcome=None if outcome is None else msgspec.json.encode(outcome),
    )


def standing_of(row: GameRow) -> Standing | None:
    """Return what the list shows about a game; ``None`` if nothing is known yet."""
    return standing_in(row.headline.summary)


def standing_in(summary: bytes | None) -> Standing | None:
    """Return the standing that was stored beside a position; ``None`` if nothing is known."""
    if summary is None:
        return None
    try:
        return msgspec.json.decode(summary, type=Standing)
    except msgspec.MsgspecError:
        # Written by another version: the list has its title to show, and opening renews it.
        return None


def seats_of(row: GameRow) -> tuple[Seat, ...]:
    """Return who sits where, as far as this version can tell."""
    try:
        return _tidy(msgspec.json.decode(row.seats, type=tuple[Seat, ...]))
    except msgspec.MsgspecError:
        return ()


def _tidy(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return seats whose names can be shown; those of a file may be anything."""
    return tuple(replace(seat, name=clean_name(seat.name)) for seat in seats)


# From the library


def create_session(
    library: Library,
    game: Game[S, Any],
    setup: Setup,
    seats: tuple[Seat, ...],
    *,
    title: str,
    seed: int,
    by_hand: Iterable[str] = (),
    game_id: str = "",
    sink: type[LibrarySink] = LibrarySink,
) -> Session[S]:
    """Begin a game and store it; raises ``Refused`` for a bad setup, and ``UserError``.

    Its id is a new one unless it is given.
    """
    session = Session(game, setup, seats, seed, by_hand=by_hand)
    game_id = library.create(
        game.key,
        title,
        setup=terms_of(session.record()),
        seats=msgspec.json.encode(seats),
        rules_version=game.rules_version,
        game_id=game_id,
    )
    session.sink = sink(library, game_id, game.rules_version)
    return session


def open_session(
    library: Library,
    game: Game[S, Any],
    game_id: str,
    *,
    sink: type[LibrarySink] = LibrarySink,
) -> Session[S]:
    """Return a stored game, going on from its newest snapshot.

    If today's rules refuse an action, the game ends before it and ``trouble`` says so. Raises
    ``DamagedGame`` if nothing can be made of it, or with the number of the action that the rules
    break at, and what ``Library.load`` raises.
    """
    stored = library.load(game_id, rules_versions=range(game.rules_version + 1))
    snapshot = stored.snapshot
    record: Record | None = None
    try:
        record = record_of(stored, game)
        return Session.load(
            game,
            record,
            sink=sink(library, game_id, game.rules_version, stored.row.revision),
            snapshot=None if snapshot is None else (snapshot.ply, snapshot.state),
        )
    except BadRecord as bad:
        raise DamagedGame(stored.row.title, 0) from bad
    except Exception as fault:  # rules may make anything of what they do not allow
        whole = 0 if record is None else first_fault(game, record)
        raise DamagedGame(stored.row.title, whole) from fault


def branch_game(library: Library, game: Game[S, Any], game_id: str, ply: int, title: str) -> str:
    """Begin a game at a position of a stored one, and return its id."""
    origin = standing_of(library.row(game_id))
    branch_id = library.branch(game_id, ply, title)
    branch = open_session(library, game, branch_id)
    if origin is not None:
        branch.take_backs = tuple(each for each in origin.take_backs if each.ply <= ply)
        branch.set_by_hand(origin.by_hand)
    return branch_id


def record_of(stored: StoredGame, game: Game[Any, Any]) -> Record:
    """Return a stored game as a record; raises ``BadRecord``."""
    row = stored.row
    terms = kept_terms(row)
    standing = standing_of(row)
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        setup=terms.setup,
        seats=_tidy(records.decoded(row.seats, tuple[Seat, ...], "$.seats")),
        # A branch must not tell what its origin has in store.
        seed=derived_seed(terms.seed, row.id) if row.parent else terms.seed,
        by_hand=terms.by_hand if standing is None else standing.by_hand,
        ply=row.ply,
        entries=records.decode_entries([(one.action, one.by) for one in stored.actions], game),
        bookmarks={mark.ply: mark.comment for mark in stored.bookmarks},
        take_backs=terms.take_backs if standing is None else standing.take_backs,
    )


# Files


def export_game(library: Library, game: Game[Any, Any], game_id: str) -> bytes:
    """Return a stored game as the text of one file; raises what ``Library.load`` raises."""
    stored = library.load(game_id)
    try:
        terms = terms_of(record_of(stored, game), kept_terms(stored.row).besides)
    except BadRecord as bad:
        raise DamagedGame(stored.row.title, 0) from bad
    return exchange.encode(replace(stored, row=replace(stored.row, setup=terms)))


def rescued_file(session: Session[Any], title: str, now: datetime, notes: str = "") -> bytes:
    """Return a game in progress as the text of one file, for when the library does not take it."""
    return exchange.encode(stored_of(session.record(), session.standing(), title, now, notes=notes))


def stored_of(
    record: Record,
    standing: Standing,
    title: str,
    now: datetime,
    *,
    game_id: str = "",
    notes: str = "",
    besides: dict[str, Any] | None = None,
) -> StoredGame:
    """Return a game as the library would keep it, begun and last played ``now``."""
    row = GameRow(
        id=game_id,
        game=record.game,
        title=title,
        setup=terms_of(record, besides),
        seats=msgspec.json.encode(record.seats),
        rules_version=record.rules_version,
        format=GAME_FORMAT,
        created=now,
        played=now,
        ply=record.ply,
        length=len(record.entries),
        headline=headline_of(standing),
        parent=None,
        trashed=None,
    )
    actions = (StoredAction(msgspec.json.encode(one.action), one.by) for one in record.entries)
    bookmarks = (Bookmark(ply, comment) for ply, comment in sorted(record.bookmarks.items()))
    return StoredGame(
        row=row,
        actions=tuple(actions),
        snapshot=None,
        bookmarks=tuple(bookmarks),
        notes=notes,
    )


class Imported(msgspec.Struct, frozen=True):
    """A game that came into the library."""

    game_id: str
    trouble: Text | None
    """Why it could not be taken over as a whole."""


def import_game(
    library: Library,
    open_game: Callable[[str, tuple[Pack, ...]], Game[Any, Any]],
    data: bytes,
    *,
    name: str,
    games: Collection[str],
) -> Imported:
    """Add a game from the bytes of a file, every action checked by the rules.

    If the rules refuse one, the game ends before it and ``trouble`` says so. ``name`` is what
    messages call the file, ``games`` are the keys that can be played. Raises ``BadFile``, whatever
    the bytes are; the library is then unchanged.
    """
    stored = exchange.decode(data, name=name, games=games)
    try:
        game = open_game(stored.row.game, kept_terms(stored.row).setup.packs)
        session = Session.load(game, record_of(stored, game))
    except (BadRecord, BadComponents) as bad:
        raise BadFile(name, T("store", "{detail}").of(detail=str(bad))) from bad
    except Exception as fault:  # rules may make anything of what a file holds
        detail = f"{type(fault).__name__}: {fault}"[:200]
        raise BadFile(name, NOT_WORKED_OUT.of(detail=detail)) from fault
    row = replace(stored.row, ply=session.ply, headline=headline_of(session.standing()))
    return Imported(library.insert(replace(stored, row=row), row.title), session.trouble)


def kept_terms(row: GameRow) -> Terms:
    """Return what a game was begun with; raises :class:`BadRecord`."""
    return records.decoded(row.setup, Terms, "$.setup")


def terms_of(record: Record, besides: dict[str, Any] | None = None) -> bytes:
    """Return the terms of a game as the library keeps them."""
    return msgspec.json.encode(
        Terms(
            setup=record.setup,
            seed=record.seed,
            by_hand=record.by_hand,
            take_backs=record.take_backs,
            besides=besides or {},
        )
    )
