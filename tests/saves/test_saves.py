"""Every format that was ever released can still be opened."""

from pathlib import Path

import pytest

from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.migrations import CURRENT
from desktop.store.paths import DataDir
from desktop.store.pins import pin_matches
from desktop.store.settings import SettingsStore
from desktop.store.stored import Bookmark, Branch, Headline, StoredGame
from tests.saves.samples import ACTIONS, HERE, RELEASED, SETTINGS


@pytest.fixture
def place(data_dir: Path) -> DataDir:
    chosen = DataDir(data_dir)
    chosen.prepare()
    return chosen


def check_game(game: StoredGame) -> None:
    row = game.row
    assert (row.game, row.title, row.rules_version) == ("daring_eagle", "Sobótnia bitwa", 1)
    assert (row.ply, row.length, row.setup) == (10, 12, b'{"scenario":"duel"}')
    assert tuple(one.action for one in game.actions) == ACTIONS
    assert [one.by for one in game.actions[:3]] == ["gold", "red", "gold"]
    assert game.bookmarks == (Bookmark(3, "the turning point"),)
    assert game.notes == "Ann's notes\n"
    assert row.headline.outcome == b'{"winner":"red"}'
    assert pin_matches("1234", row.seats.split(b'"')[-2].decode())


def test_the_format_of_today_has_its_files() -> None:
    assert RELEASED[-1] == f"v{CURRENT.major}" + (f".{CURRENT.minor}" if CURRENT.minor else "")


@pytest.mark.parametrize("name", RELEASED)
def test_a_database_of_a_released_format_opens_with_all_it_had(place: DataDir, name: str) -> None:
    place.database.write_bytes((HERE / f"{name}.db").read_bytes())
    with Database(place) as database:
        assert database.problems() == []
        library = Library(database)
        branch, first = library.games()
        game = library.load(first.id, rules_versions=(1,))
        check_game(game)
        assert game.row.headline == Headline(b'{"turn":5}', b'{"winner":"red"}')
        assert game.snapshot is not None
        assert (game.snapshot.ply, game.snapshot.state) == (6, b"state after six")
        assert library.thumbnail(first.id) == b"\x89PNG"
        assert (branch.title, branch.parent) == ("What if", Branch(first.id, 4))
        assert [row.title for row in library.games(trashed=True)] == ["Thrown away"]
        assert SettingsStore(database).load() == (SETTINGS, ())
        library.append(first.id, 10, b"{}", by="gold")
        assert library.row(first.id).length == 11


@pytest.mark.parametrize("name", RELEASED)
def test_earlier_versions_and_the_archive_are_kept_since_format_2_1(
    place: DataDir, name: str
) -> None:
    place.database.write_bytes((HERE / f"{name}.db").read_bytes())
    with Database(place) as database:
        library = Library(database)
        branch, first = library.games()
        kept = library.versions(first.id)
        assert first.archived is None
        if RELEASED.index(name) < RELEASED.index("v2.1"):
            assert (kept, branch.archived) == ([], None)
            return
        assert [version.label for version in kept] == ["before the end"]
        check_game(library.load_version(first.id, kept[0].number))
        assert branch.archived is not None


@pytest.mark.parametrize("name", RELEASED)
def test_a_file_of_a_released_format_opens_with_all_it_had(place: DataDir, name: str) -> None:
    with Database(place) as database:
        library = Library(database)
        path = HERE / f"{name}.readyroom"
        check_game(library.load(library.import_file(path, games=("daring_eagle",))))
