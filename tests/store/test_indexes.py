"""Damage in an index alone is found without hindering anybody, and mended without a loss."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from desktop.store.database import Database
from desktop.store.indexes import INDEXED, mend_indexes, odd_indexes
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.stored import StoredGame
from tests.store.test_database import NewGame

PLY = 7


def damage_index(path: Path, table: str = "bookmarks") -> None:
    """Let the index of a table of one row speak of another row."""
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", (f"sqlite_autoindex_{table}_1",)
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = bytearray(path.read_bytes())
    last = page * size - 1
    assert content[last] == PLY
    content[last] = PLY + 2
    path.write_bytes(content)


def loaded(database: Database, game_id: str) -> StoredGame:
    return Library(database).load(game_id, rules_versions=(3,))


@pytest.fixture
def game_id(place: DataDir, new_game: NewGame) -> str:
    """A game with a bookmark, which its index does not find."""
    with Database(place) as database:
        library = Library(database)
        game = new_game(library)
        for ply in range(PLY + 1):
            library.append(game, ply, b"{}", by="gold")
        library.set_bookmark(game, PLY, "Here")
    damage_index(place.database)
    return game


def test_the_start_takes_it_for_whole_and_the_closer_look_does_not(
    place: DataDir, game_id: str
) -> None:
    with Database(place) as database:
        assert Library(database).row(game_id).ply == PLY + 1
        assert odd_indexes(place.database) == ("bookmarks",)


def test_an_index_is_made_anew_from_its_table(place: DataDir, game_id: str) -> None:
    with Database(place) as database:
        assert mend_indexes(database, odd_indexes(place.database)) == ""
        assert odd_indexes(place.database) == ()
        assert database.problems() == []
        assert [mark.ply for mark in loaded(database, game_id).bookmarks] == [PLY]


def test_a_sound_library_is_left_alone(place: DataDir, database: Database) -> None:
    before = place.database.read_bytes()
    assert odd_indexes(place.database) == ()
    assert place.database.read_bytes() == before


def test_what_an_index_cannot_tell_apart_is_said_and_not_mended(
    place: DataDir, game_id: str
) -> None:
    with Database(place) as database:
        with database.write() as connection:
            # The index does not know of the bookmark that there is, and lets a second in.
            connection.execute("INSERT INTO bookmarks VALUES (1, ?, 'Twice')", (PLY,))
        assert "UNIQUE" in mend_indexes(database, ("bookmarks",))
        assert odd_indexes(place.database) == ("bookmarks",)


def test_every_table_with_an_index_of_its_own_is_looked_at(database: Database) -> None:
    with database.read() as connection:
        names = {
            table
            for (table,) in connection.execute(
                "SELECT tbl_name FROM sqlite_schema WHERE type = 'index'"
            )
        }
    assert names - {"games"} == set(INDEXED), "the start looks at the games"
