"""The campaigns of the library that are tracked: listed, begun, opened, put away, brought back.

A tracked campaign is an ordinary game of the library (HL-T4.1a): its setup and its entries, each
stored when it is confirmed. With every entry goes a version of the whole campaign (HL-T4.1c).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from desktop import catalogue
from desktop.logbook.campaign_rows import (
    BEFORE_PACKS,
    BEFORE_RESTORING,
    BEFORE_TROUBLE,
    KEY,
    LABELS,
    CampaignRow,
    CampaignVersion,
    campaign_row,
    campaign_version,
    is_campaign,
)
from desktop.play.record import BadRecord
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import BadComponents, Pack, Refused, Setup
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.store import keeping
from desktop.store.errors import DamagedGame, PacksUnusable, UserError
from desktop.store.keeping import LibrarySink, kept_terms

if TYPE_CHECKING:
    from desktop.store.library import Library
    from desktop.store.stored import GameRow


class Opened(NamedTuple):
    """A campaign with the components that its packs make, and its session."""

    game: HornetLeader
    session: Session[State]


class Surveyed(NamedTuple):
    """A campaign as it stands, for figures over many; or why it cannot be told."""

    row: CampaignRow
    opened: Opened | None
    trouble: UserError | None


class CampaignSink(LibrarySink):
    """Where the session of a campaign stores its changes: every entry is kept as a version."""

    def version_of(self, action: bytes) -> str | None:
        try:
            kind = msgspec.json.decode(action, type=_Tagged).type
        except msgspec.MsgspecError:
            return None
        return kind if kind in LABELS else None


class _Tagged(msgspec.Struct):
    """All that a version's label needs of an action."""

    type: str


class Campaigns:
    """The tracked campaigns of a library.

    Whatever changes something is one durable transaction; all raise ``UserError``, nothing changed.
    """

    def __init__(
        self,
        library: Library,
        open_game: Callable[[str, tuple[Pack, ...]], Any] = catalogue.open_game,
    ) -> None:
        self.library = library
        self._open_game = open_game
        self._games: dict[str, HornetLeader] = {}

    # The list

    def rows(self) -> list[CampaignRow]:
        """Return all campaigns, those put away or thrown away too; the last played first.

        None is played for it: where each stands was stored with its last entry.
        """
        games = self.library.games(trashed=None)
        return [campaign_row(row) for row in games if is_campaign(row)]

    def row(self, game_id: str) -> CampaignRow:
        """Return one campaign as it stands in the list."""
        return campaign_row(self.library.row(game_id))

    def states(self) -> Iterator[Surveyed]:
        """Open one campaign after the other, except those thrown away, for figures over all.

        One that cannot be opened brings its trouble along and does not keep the others back.
        """
        for row in self.rows():
            if row.trashed:
                continue
            try:
                yield Surveyed(row, self.open(row.game_id), None)
            except UserError as error:
                yield Surveyed(row, None, error)

    # Beginning and opening

    def game(self, packs: tuple[Pack, ...], title: str) -> HornetLeader:
        """Return the game with packs in force; raises ``PacksUnusable`` for that title."""
        key = catalogue.game_key(KEY, packs)
        if key not in self._games:
            try:
                self._games[key] = self._open_game(KEY, packs)
            except BadComponents as error:
                raise PacksUnusable(title, str(error)) from error
        return self._games[key]

    def create(
        self, setup: Setup, title: str, seed: int, *, name: str = "", game_id: str = ""
    ) -> str:
        """Begin a campaign for a person of that name, and return its id.

        ``setup`` has the option ``tracking``. The id is a new one unless it is given. Raises
        ``Refused`` for a setup that cannot be played.
        """
        session = keeping.create_session(
            self.library,
            self.game(setup.packs, title),
            setup,
            (Seat(PLAYER, "person", name),),
            title=title,
            seed=seed,
            game_id=game_id,
            sink=CampaignSink,
        )
        sink = session.sink
        assert isinstance(sink, CampaignSink)
        sink.moved(0, session.standing())
        return sink.game_id

    def open(self, game_id: str) -> Opened:
        """Return a campaign to go on with, and the game with its packs.

        If the rules do not allow an entry any more, the campaign ends before it and the session's
        ``trouble`` says so; all entries stay in a version. Raises ``DamagedGame`` naming how far
        it can be read, and ``PacksUnusable``.
        """
        row = self.library.row(game_id)
        game = self.game(terms_of(row).setup.packs, row.title)
        session = keeping.open_session(self.library, game, game_id, sink=CampaignSink)
        if session.trouble is not None:
            self.library.keep_version(game_id, BEFORE_TROUBLE)
        return Opened(game, session)

    # Changes of a whole campaign

    def duplicate(self, game_id: str, title: str) -> str:
        """Copy a campaign with all that can be redone, and return the id of the copy."""
        return self.library.copy(game_id, title)

    def rename(self, game_id: str, title: str) -> None:
        """Give a campaign another title; a blank one changes nothing."""
        self.library.rename(game_id, title)

    def archive(self, game_id: str) -> None:
        """Put a campaign away."""
        self.library.archive(game_id)

    def unarchive(self, game_id: str) -> None:
        """Take a campaign out of the archive."""
        self.library.unarchive(game_id)

    def trash(self, game_id: str) -> None:
        """Throw a campaign away; it can be restored."""
        self.library.trash(game_id)

    def restore(self, game_id: str) -> None:
        """Take a campaign out of the trash."""
        self.library.restore(game_id)

    def remove(self, game_id: str) -> None:
        """Delete a campaign for good, its versions too."""
        self.library.remove(game_id)

    def set_packs(self, game_id: str, packs: tuple[Pack, ...]) -> None:
        """Go on with other packs (HL-T4.4a, HL-T7.1c); sessions that are open are out of date then.

        Raises ``PacksUnusable`` if the packs, or the campaign with them, cannot be used.
        """
        row = self.library.row(game_id)
        game = self.game(packs, row.title)
        terms = terms_of(row)
        setup = msgspec.structs.replace(terms.setup, packs=packs)
        changed = msgspec.json.encode(msgspec.structs.replace(terms, setup=setup))
        stored = self.library.load(game_id)
        tried = msgspec.structs.replace(stored.row, setup=changed)
        try:
            record = keeping.record_of(msgspec.structs.replace(stored, row=tried), game)
            session = Session.load(game, record)
        except (BadRecord, Refused) as error:
            raise PacksUnusable(row.title, str(error)) from error
        if session.trouble is not None:
            raise PacksUnusable(row.title, session.trouble)
        self.library.set_setup(
            game_id, changed, BEFORE_PACKS, headline=keeping.headline_of(session.standing())
        )

    # Earlier versions

    def versions(self, game_id: str) -> list[CampaignVersion]:
        """Return the versions of a campaign that can be restored, the newest first."""
        return [campaign_version(each) for each in self.library.versions(game_id)]

    def restore_version(self, game_id: str, number: int) -> None:
        """Go back to a version; what is left becomes a version itself.

        Sessions that are open are out of date then. Raises ``VersionUnusable``.
        """
        self.library.restore_version(game_id, number, BEFORE_RESTORING)


def terms_of(row: GameRow) -> keeping.Terms:
    """Return what a stored campaign was begun with; raises ``DamagedGame``."""
    try:
        return kept_terms(row)
    except BadRecord as bad:
        raise DamagedGame(row.title, 0) from bad
