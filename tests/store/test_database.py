"""Opening, refusing and closing the database, and transactions that fail."""

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from desktop.store.database import ROOM, Database
from desktop.store.errors import (
    BackupUnusable,
    DamagedDatabase,
    DatabaseBusy,
    DatabaseReplaced,
    DiskFault,
    ForeignDatabase,
    NewerFormat,
)
from desktop.store.library import Library
from desktop.store.migrations import APPLICATION_ID, CURRENT, MIGRATIONS, Version
from desktop.store.paths import DataDir
from desktop.store.rescue import rescue
from desktop.store.schema import PRESENT, tables_in

NewGame = Callable[..., str]
Play = Callable[[Library, str, int], None]


def pragma(path: Path, command: str) -> object:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"PRAGMA {command}").fetchone()


def files(place: DataDir) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in place.root.rglob("*") if path.is_file()}


def test_a_new_database_says_whose_and_which_format_it_is(place: DataDir) -> None:
    with Database(place) as database:
        assert database.is_new
    assert pragma(place.database, "application_id") == (APPLICATION_ID,)
    assert pragma(place.database, "user_version") == (CURRENT.number,)
    with Database(place) as database:
        assert not database.is_new


@pytest.mark.parametrize(
    "name", ["Łukasz ë 日本", "a b (1) ..x", "50% #1 & ?", "x" * 150, "it's;--"]
)
def test_a_data_directory_may_be_called_as_people_are(tmp_path: Path, name: str) -> None:
    place = DataDir(tmp_path / name.replace("?", "" if sys.platform == "win32" else "?"))
    place.prepare()
    with Database(place) as database:
        game = Library(database).create("x", "T", setup=b"{}", seats=b"[]", rules_version=1)
        Library(database).append(game, 0, b"{}", by="gold")
        backup = database.back_up()
        assert backup is not None
        database.restore(backup)
    with place.database.open("r+b") as file:
        file.write(b"junk")
    assert rescue(place).losses == ()
    with Database(place) as database:
        assert len(Library(database).load(game).actions) == 1
        assert database.path.is_relative_to(tmp_path)


def test_a_closed_database_is_one_file(place: DataDir, new_game: NewGame) -> None:
    with Database(place) as database:
        new_game(Library(database))
        assert (place.root / "readyroom.db-wal").exists()
    assert [path.name for path in place.root.iterdir() if path.is_file()] == ["readyroom.db"]


def test_writes_are_flushed_before_they_are_acknowledged(database: Database) -> None:
    with database.read() as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_moves_do_not_make_the_wal_grow(
    place: DataDir, database: Database, new_game: NewGame, play: Play
) -> None:
    wal = place.root / "readyroom.db-wal"
    library = Library(database)
    game = new_game(library)
    assert wal.stat().st_size > (ROOM - 16) * 4096
    play(library, game, ROOM)
    assert wal.stat().st_size < (ROOM + 16) * 4096
    with database.read() as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE name = 'room'").fetchall()
    assert tables == []


def test_the_steps_lead_up_to_the_current_format_in_order() -> None:
    numbers = [migration.to.number for migration in MIGRATIONS]
    assert numbers == sorted(set(numbers))
    assert Version.from_number(CURRENT.number) == CURRENT
    assert Version.from_number(2013) == Version(2, 13)


def test_the_tables_written_down_are_those_that_the_steps_lead_to() -> None:
    written = {name: set(columns.split()) for name, columns in PRESENT.items()}
    assert written == tables_in(CURRENT.number)


def test_opening_a_database_of_the_current_format_carries_out_no_step(
    place: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    Database(place).close()
    carried_out: list[int] = []
    monkeypatch.setattr(
        "desktop.store.schema.carry_out_migrations",
        lambda connection, upto: carried_out.append(upto),
    )
    Database(place).close()
    assert carried_out == []


def test_a_newer_major_is_refused_and_not_touched(place: DataDir, new_game: NewGame) -> None:
    with Database(place) as database:
        new_game(Library(database))
    pragma(place.database, f"user_version={Version(CURRENT.major + 1, 0).number}")
    before = files(place)
    words = rf"newer Ready Room \(format 3\.0; this one knows {CURRENT}\)"
    with pytest.raises(NewerFormat, match=words):
        Database(place)
    assert files(place) == before


def test_a_newer_minor_is_accepted_and_keeps_its_number(place: DataDir, new_game: NewGame) -> None:
    Database(place).close()
    newer = Version(CURRENT.major, CURRENT.minor + 7)
    pragma(place.database, f"user_version={newer.number}")
    with Database(place) as database:
        new_game(Library(database))
    assert pragma(place.database, "user_version") == (newer.number,)


def test_a_database_of_another_program_is_refused_and_not_touched(place: DataDir) -> None:
    with closing(sqlite3.connect(place.database)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
        connection.commit()
    before = files(place)
    with pytest.raises(ForeignDatabase, match="another program"):
        Database(place)
    assert files(place) == before


@pytest.mark.parametrize(
    "content", [b"", b"not a database, but long enough to look at" * 20, bytes(4096)]
)
def test_a_file_that_is_no_database_is_damage_and_stays(place: DataDir, content: bytes) -> None:
    place.database.write_bytes(content)
    with pytest.raises(DamagedDatabase):
        Database(place)
    assert place.database.read_bytes() == content


def test_a_link_to_a_drive_that_is_not_there_is_not_replaced(
    place: DataDir, tmp_path: Path
) -> None:
    try:
        place.database.symlink_to(tmp_path / "drive" / "readyroom.db")
    except OSError:
        pytest.skip("links cannot be made here")
    with pytest.raises(DiskFault, match="No such file"):
        Database(place)
    assert place.database.is_symlink()


def test_a_lost_main_file_beside_its_wal_is_damage(place: DataDir) -> None:
    wal = place.root / "readyroom.db-wal"
    wal.write_bytes(b"something")
    with pytest.raises(DamagedDatabase, match="-wal"):
        Database(place)
    assert wal.read_bytes() == b"something"


def test_a_lost_format_number_is_damage(place: DataDir) -> None:
    Database(place).close()
    pragma(place.database, "user_version=0")
    with pytest.raises(DamagedDatabase, match="user_version"):
        Database(place)


def test_a_failed_block_changes_nothing(database: Database, library: Library) -> None:
    def fail_half_way() -> None:
        with database.write() as connection:
            connection.execute("INSERT INTO settings VALUES ('theme', x'00')")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail_half_way()
    with database.write() as connection:
        assert connection.execute("SELECT count(*) FROM settings").fetchone() == (0,)


def test_a_program_that_holds_the_database_is_named_and_waiting_helps(
    place: DataDir, database: Database, library: Library, new_game: NewGame
) -> None:
    game = new_game(library)
    with closing(sqlite3.connect(place.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseBusy, match="Another program is using"):
            library.append(game, 0, b"{}", by="gold")
        other.execute("ROLLBACK")
    library.append(game, 0, b"{}", by="gold")
    assert library.row(game).length == 1


def test_a_data_directory_deleted_while_playing_is_made_again(
    place: DataDir, library: Library, new_game: NewGame, play: Play
) -> None:
    game = new_game(library)
    play(library, game, 3)
    for path in sorted(place.root.rglob("*"), reverse=True):
        path.unlink() if path.is_file() else path.rmdir()
    place.root.rmdir()
    play(library, game, 2)
    with Database(place) as other:
        assert len(Library(other).load(game).actions) == 5


def test_a_file_put_in_place_of_the_database_is_left_alone(
    place: DataDir, library: Library, new_game: NewGame
) -> None:
    game = new_game(library)
    place.database.rename(place.root / "moved.db")
    place.database.write_bytes(b"something else")
    with pytest.raises(DatabaseReplaced, match="exchanged"):
        library.append(game, 0, b"{}", by="gold")
    assert place.database.read_bytes() == b"something else"


def test_a_rescue_cut_off_before_its_last_step_is_finished(
    place: DataDir, new_game: NewGame
) -> None:
    with Database(place) as database:
        new_game(Library(database))
    place.database.rename(place.root / "readyroom.db.rescued")
    with Database(place) as database:
        assert not database.is_new
        assert len(Library(database).games()) == 1


def test_restoring_a_backup_keeps_what_it_replaces(
    database: Database, library: Library, new_game: NewGame
) -> None:
    new_game(library, "Old")
    backup = database.back_up()
    assert backup is not None
    new_game(library, "New")
    database.restore(backup)
    assert [row.title for row in library.games()] == ["Old"]
    newest = database.backups.list()[0]
    assert newest.path != backup
    database.restore(newest.path)
    assert sorted(row.title for row in library.games()) == ["New", "Old"]
    assert database.problems() == []


def test_a_damaged_backup_is_refused_and_the_library_unchanged(
    place: DataDir, database: Database, library: Library, new_game: NewGame
) -> None:
    new_game(library)
    bad = place.backups / "readyroom-20260131-180000.db"
    bad.write_bytes(b"junk" * 5000)
    for path in (bad, place.backups / "none.db"):
        with pytest.raises(BackupUnusable, match="missing or damaged"):
            database.restore(path)
    assert len(library.games()) == 1


def test_a_full_examination_finds_rows_without_their_game(
    database: Database, library: Library, new_game: NewGame
) -> None:
    assert database.problems() == []
    new_game(library)
    with closing(sqlite3.connect(database.path)) as other:
        other.execute("INSERT INTO bookmarks VALUES (99, 0, 'x')")
        other.commit()
    assert database.problems() == ["bookmarks 1: no row in games"]
