"""Campaigns into a file and out of it: one, or all in one array (HL-T6.4a).

Reading looks at everything before anything is written: each campaign of a file is built and checked
by the rules. What is taken over is then stored in one transaction.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from desktop.logbook import campaign_file
from desktop.logbook.campaign_building import Built, CannotBuild, build
from desktop.logbook.campaign_file import (
    VERSION,
    CampaignFile,
    FileAction,
    FileRecord,
    FileSetup,
    corrections_of,
)
from desktop.logbook.campaign_rows import BEFORE_IMPORT
from desktop.logbook.campaign_text import trees_in
from desktop.logbook.campaigns import Opened, terms_of
from desktop.play.record import BadRecord, Record
from desktop.play.session import Session
from desktop.rules.core import T, Text
from desktop.store import keeping
from desktop.store.errors import BadFile, DamagedGame, GameMissing, UserError
from desktop.store.json_text import bad_at, text_of, understood
from desktop.store.stored import Bookmark, StoredGame, clean_title

if TYPE_CHECKING:
    from desktop.logbook.campaign_rows import CampaignRow
    from desktop.logbook.campaigns import Campaigns
    from desktop.rules.hornet_leader.state import State
    from desktop.store.stored import GameRow

Decision = Literal["replace", "both", "skip"]
"""What becomes of a campaign that is in the library already."""


class NewerCampaign(UserError):
    """A campaign of a file that was written by a newer program: to be looked at only."""

    def __init__(self, title: str, found: int) -> None:
        super().__init__(
            T(
                "logbook",
                "The campaign {title} was written by a newer Ready Room"
                " (version {found}; known: {known}). It can be looked at, not changed.",
            ).of(title=title, found=found, known=VERSION),
            T("logbook", "Install the newer version to go on with it."),
        )


class Incoming(NamedTuple):
    """A campaign of a file."""

    uid: str
    title: str
    opened: Opened | None
    """The campaign itself, to look at; ``None`` if none could be built."""
    stored: StoredGame | None
    """What would go into the library; ``None`` if it cannot be taken over."""
    trouble: UserError | None
    """Why it cannot be taken over."""
    note: Text | None
    """What would not be taken over as it stands in the file."""


class Exported(NamedTuple):
    """The text of a file with several campaigns."""

    data: bytes
    left_out: tuple[tuple[CampaignRow, UserError], ...]
    """Those that cannot be read, and why."""


# ------------------------------------------------------------------------------------ export


def export_one(campaigns: Campaigns, game_id: str) -> bytes:
    """Return a campaign as the text of one file; raises ``DamagedGame``, ``PacksUnusable``."""
    return campaign_file.encode([_tree(campaigns, game_id)], single=True)


def export_all(campaigns: Campaigns) -> Exported:
    """Return all campaigns but those thrown away as the text of one file.

    They go by when they were begun, not by when they were last played as on the screen: so the
    same campaigns give the same file, also from the program that has read them from one. One that
    is damaged is left out and named; it does not keep the others back.
    """
    rows = [row for row in campaigns.rows() if not row.trashed]
    rows.sort(key=lambda row: (row.created, row.game_id))
    trees, left_out = [], []
    for row in rows:
        try:
            trees.append(_tree(campaigns, row.game_id))
        except UserError as error:
            left_out.append((row, error))
    return Exported(campaign_file.encode(trees, single=False), tuple(left_out))


def _tree(campaigns: Campaigns, game_id: str) -> dict[str, Any]:
    """Return a stored campaign as the values of its file."""
    row = campaigns.library.row(game_id)
    terms = terms_of(row)
    game = campaigns.game(terms.setup.packs, row.title)
    stored = campaigns.library.load(game_id, rules_versions=(game.rules_version,))
    newest = stored.snapshot
    snapshot = None if newest is None else (newest.ply, newest.state)
    try:
        record = keeping.record_of(stored, game)
        session = Session.load(game, record, snapshot=snapshot)
    except BadRecord as bad:
        raise DamagedGame(row.title, 0) from bad
    tree = campaign_file.tree_of(_file(row, record, session.state, stored.notes))
    campaign_file.add(tree, terms.besides)
    return tree


def _file(row: GameRow, record: Record, state: State, notes: str) -> CampaignFile:
    book, setup = state.book, record.setup
    return CampaignFile(
        uid=row.id,
        created=row.created,
        modified=row.played,
        archived=row.archived,
        name=row.title,
        notes=notes,
        setup=FileSetup(scenario=setup.scenario, sides=setup.sides, options=setup.options),
        start_state=book.joined if book else None,
        days=tuple(book.days) if book else (),
        corrections=corrections_of(book) if book else (),
        embedded_data=setup.packs,
        record=FileRecord(
            rules_version=record.rules_version,
            seed=record.seed,
            by_hand=record.by_hand,
            take_backs=record.take_backs,
            seats=record.seats,
            ply=record.ply,
            bookmarks=tuple(Bookmark(*each) for each in sorted(record.bookmarks.items())),
            actions=tuple(
                FileAction(each.by, msgspec.to_builtins(each.action)) for each in record.entries
            ),
        ),
    )


# ------------------------------------------------------------------------------------ import


def read(campaigns: Campaigns, data: bytes, name: str) -> list[Incoming]:
    """Return the campaigns of a file, each built and checked; nothing is written.

    ``name`` is what messages call the file. One campaign that cannot be taken over, or comes from
    a newer program, says so and does not keep the others back. Raises ``BadFile`` if the file is
    none of campaigns.
    """
    text = text_of(data, name)
    with understood(name, text):
        trees = trees_in(text, name)
    return [_incoming(campaigns, tree, path, name, text) for path, tree in trees]


def _incoming(
    campaigns: Campaigns, tree: dict[str, Any], path: str, name: str, text: bytes
) -> Incoming:
    title = clean_title(str(tree.get("name", "")), name)
    uid, version = str(tree.get("uid", "")), int(tree["version"])
    newer = NewerCampaign(title, version) if version > VERSION else None
    try:
        with understood(name, text, path):
            file = msgspec.convert(tree, CampaignFile, str_keys=True)
        game = campaigns.game(file.embedded_data, title)
        built = build(file, game)
    except CannotBuild as cannot:
        bad = bad_at(name, path + cannot.path, cannot.reason, text)
        return Incoming(uid, title, None, None, newer or bad, None)
    except UserError as error:
        return Incoming(uid, title, None, None, newer or error, None)
    opened = Opened(game, built.session)
    if newer is not None:
        return Incoming(uid, title, opened, None, newer, built.note)
    return Incoming(uid, title, opened, _stored(file, tree, built, title), None, built.note)


def _stored(file: CampaignFile, tree: dict[str, Any], built: Built, title: str) -> StoredGame:
    """Return a campaign of a file as the library keeps it, unknown keys included."""
    record, session = built.record, built.session
    stored = keeping.stored_of(
        record,
        session.standing(),
        title,
        file.created,
        game_id=file.uid,
        notes=file.notes,
    )
    row = replace(stored.row, played=file.modified, archived=file.archived)
    own = campaign_file.tree_of(_file(row, record, session.state, file.notes))
    besides = campaign_file.left_over(tree, own)
    return replace(stored, row=replace(row, setup=keeping.terms_of(record, besides)))


class Arrival(NamedTuple):
    """A campaign that came into the library."""

    game_id: str
    title: str
    note: Text | None


def bring_in(
    campaigns: Campaigns,
    incoming: Sequence[Incoming],
    decide: Callable[[Incoming, CampaignRow], Decision],
) -> list[Arrival]:
    """Take campaigns over, all in one transaction.

    Of one that is in the library already, in the trash or not, ``decide`` says what becomes of it:
    ``replace`` keeps what was as a version, ``both`` makes a campaign of its own, ``skip`` leaves
    it out; should it raise, nothing is taken over. Raises the trouble of one that cannot be.
    """
    adding, arrivals = [], []
    for each in incoming:
        if each.stored is None:
            raise each.trouble or BadFile(each.title, T("store", "it is empty."))
        stored = each.stored
        present = _present(campaigns, each.uid)
        choice = decide(each, present) if present else "both"
        if choice == "skip":
            continue
        if present and choice == "both":
            stored = replace(stored, row=replace(stored.row, id=str(uuid.uuid4())))
        adding.append(stored)
        arrivals.append(Arrival(stored.row.id, stored.row.title, each.note))
    campaigns.library.add(*adding, replacing=BEFORE_IMPORT)
    return arrivals


def _present(campaigns: Campaigns, uid: str) -> CampaignRow | None:
    try:
        return campaigns.row(uid)
    except GameMissing:
        return None
