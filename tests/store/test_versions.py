"""Earlier versions of a game, the archive, another setup, and two who change the same game."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from desktop.store.database import Database
from desktop.store.errors import DamagedGame, DiskFull, GameChanged, VersionUnusable
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.rescue import rescue
from desktop.store.stored import Bookmark, Headline, Snapshot, StoredGame
from desktop.store.versions import KEPT

NewGame = Callable[..., str]
Play = Callable[..., None]


def content(game: StoredGame) -> tuple[object, ...]:
    """Return what a version must bring back."""
    row = game.row
    return (
        *(row.setup, row.seats, row.rules_version, row.ply, row.length, row.headline),
        *(game.actions, game.bookmarks, game.notes),
    )


def spoil(database: Database, statement: str) -> None:
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute(statement)


def enter_until_full(library: Library, game: str) -> int:
    """Enter with a version each until the disk is full; return how many actions there are."""
    for ply in range(1, 400):
        action = b'{"text":"%d"}' % (7919**ply)
        try:
            library.append(game, ply, action, by="gold", version=str(ply))
        except DiskFull:
            return ply
    pytest.fail("the disk took everything")


# ------------------------------------------------------------------------------------- versions


@pytest.mark.rule("HL-T4.1c")
def test_a_version_brings_back_all_that_there_was(
    library: Library, new_game: NewGame, play: Play
) -> None:
    game = new_game(library)
    play(library, game, 5)
    library.set_bookmark(game, 0, "start")
    library.set_notes(game, "first")
    library.set_cursor(game, 3, headline=Headline(b'{"turn":3}', b'{"winner":"red"}'))
    before = library.load(game)
    library.keep_version(game, "third")
    library.append(game, 3, b'{"other":3}', by="red", headline=Headline(b'{"turn":4}'))
    library.set_notes(game, "second")
    library.rename(game, "Sunday")
    library.set_setup(game, b'{"scenario":"other"}', "other setup")
    assert [each.label for each in library.versions(game)] == ["other setup", "third"]
    after = library.load(game)
    library.restore_version(game, library.versions(game)[-1].number, "gone back")
    assert content(library.load(game)) == content(before)
    assert library.row(game).title == "Sunday"
    newest = library.versions(game)[0]
    assert (newest.label, newest.summary) == ("gone back", b'{"turn":4}')
    library.restore_version(game, newest.number, "forward again")
    assert content(library.load(game)) == content(after)


@pytest.mark.rule("HL-T4.1c")
def test_the_last_twenty_versions_are_kept(library: Library, new_game: NewGame) -> None:
    game, other = new_game(library), new_game(library)
    library.keep_version(other, "of the other")
    for ply in range(KEPT + 5):
        library.append(game, ply, b"{}", by="gold", version=f"after {ply + 1}")
    kept = library.versions(game)
    assert [each.label for each in kept] == [f"after {n}" for n in range(KEPT + 5, 5, -1)]
    assert KEPT == 20
    assert [each.label for each in library.versions(other)] == ["of the other"]
    oldest = library.load_version(game, kept[-1].number)
    assert len(oldest.actions) == 6


def test_the_same_position_is_kept_once(library: Library, new_game: NewGame) -> None:
    game = new_game(library)
    library.keep_version(game, "one")
    library.keep_version(game, "two")
    assert [each.label for each in library.versions(game)] == ["one"]


def test_a_version_that_is_gone_or_damaged_is_named_and_nothing_is_changed(
    database: Database, library: Library, new_game: NewGame, play: Play
) -> None:
    game = new_game(library)
    play(library, game, 2)
    for label in ("one", "two"):
        library.append(game, library.row(game).ply, b"{}", by="red", version=label)
    before, kept = content(library.load(game)), library.versions(game)
    spoil(database, "UPDATE versions SET content = zeroblob(50) WHERE version = 1")
    for number in (1, 77):
        with pytest.raises(VersionUnusable, match=f"Version {number} of Saturday"):
            library.restore_version(game, number, "back")
    assert (content(library.load(game)), library.versions(game)) == (before, kept)
    library.restore_version(game, 2, "back")


def test_a_damaged_game_comes_back_from_a_version(
    database: Database, library: Library, new_game: NewGame, play: Play
) -> None:
    game = new_game(library)
    play(library, game, 6)
    library.keep_version(game, "whole")
    spoil(database, "UPDATE actions SET action = x'7b7d' WHERE place & 255 = 4")
    with pytest.raises(DamagedGame, match="Saturday can be read only up to its action 4"):
        library.load(game)
    (whole,) = library.versions(game)
    library.restore_version(game, whole.number, "damaged")
    assert len(library.load(game).actions) == 6
    damaged = library.load_version(game, library.versions(game)[0].number)
    assert (len(damaged.actions), damaged.row.ply) == (4, 4)


@pytest.mark.rule("HL-T4.1c")
def test_an_entry_and_its_version_are_saved_together_or_not_at_all(
    database: Database, library: Library, new_game: NewGame
) -> None:
    game = new_game(library)
    library.append(game, 0, b"{}", by="gold", version="first")
    with database.read() as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
    saved = enter_until_full(library, game)
    assert saved > 1
    assert library.row(game).ply == len(library.load(game).actions) == saved
    assert library.versions(game)[0].label == str(saved - 1)
    with database.read() as connection:
        connection.execute("PRAGMA max_page_count = 100000")
    library.append(game, saved, b"{}", by="gold", version="later")
    assert library.versions(game)[0].label == "later"


def test_versions_go_with_their_game_and_not_with_its_copy(
    database: Database, library: Library, new_game: NewGame
) -> None:
    game = new_game(library)
    library.keep_version(game, "one")
    assert library.versions(library.copy(game, "Copy")) == []
    library.remove(game)
    with database.read() as connection:
        assert connection.execute("SELECT count(*) FROM versions").fetchone() == (0,)


def test_versions_and_the_archive_survive_a_rescue(
    place: DataDir, new_game: NewGame, play: Play
) -> None:
    with Database(place) as database:
        library = Library(database)
        game = new_game(library)
        play(library, game, 4)
        library.keep_version(game, "fourth")
        library.archive(game)
        before = content(library.load(game))
    with place.database.open("r+b") as file:
        file.write(bytes(4096))
    rescue(place)
    with Database(place) as database:
        library = Library(database)
        assert database.problems() == []
        assert library.row(game).archived is not None
        (kept,) = library.versions(game)
        assert kept.label == "fourth"
        assert content(library.load_version(game, kept.number)) == before


# ------------------------------------------------------------------------------ archive and setup


@pytest.mark.rule("HL-T4.1b")
def test_a_game_is_archived_and_taken_out_again(library: Library, new_game: NewGame) -> None:
    game = new_game(library)
    library.archive(game)
    (row,) = library.games()
    assert row.archived is not None
    assert library.row(library.copy(game, "Copy")).archived is None
    library.unarchive(game)
    assert library.row(game).archived is None


def test_another_setup_drops_the_snapshots_and_keeps_what_was(
    library: Library, new_game: NewGame, play: Play
) -> None:
    game = new_game(library)
    play(library, game, 3, Snapshot(3, 1, b"three"))
    library.set_bookmark(game, 2, "here")
    library.set_setup(game, b'{"scenario":"other"}', "before the change")
    found = library.load(game, rules_versions=(1,))
    assert (found.row.setup, found.snapshot) == (b'{"scenario":"other"}', None)
    assert (len(found.actions), found.bookmarks) == (3, (Bookmark(2, "here"),))
    (kept,) = library.versions(game)
    assert library.load_version(game, kept.number).row.setup == b'{"scenario":"duel"}'


# -------------------------------------------------------------------------------- two who change


def test_a_game_that_was_changed_elsewhere_is_not_played_over(
    library: Library, new_game: NewGame, play: Play
) -> None:
    game = new_game(library)
    play(library, game, 3)
    known = library.row(game).revision
    library.append(game, 3, b'{"mine":3}', by="gold", revision=known)
    with pytest.raises(GameChanged, match="Saturday was changed in another window"):
        library.append(game, 3, b'{"yours":3}', by="red", revision=known)
    with pytest.raises(GameChanged):
        library.set_cursor(game, 0, revision=known)
    assert [one.action for one in library.load(game).actions][3:] == [b'{"mine":3}']
    library.append(game, 4, b"{}", by="red", revision=known + 1)
