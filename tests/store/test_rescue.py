"""Damaged databases: nothing readable is lost, nothing is deleted, nothing is invented."""

import random
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.store.database import Database
from desktop.store.errors import DamagedDatabase, DamagedGame
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.rescue import Loss, Rescue, rescue
from desktop.store.settings import Settings, SettingsStore
from desktop.store.stored import Snapshot
from desktop.text import sentence
from tests.saves.samples import ACTIONS
from tests.saves.samples import HERE as SAVES

NewGame = Callable[..., str]
Play = Callable[..., None]

PAGE = 4096


def rescued(place: DataDir) -> Rescue:
    with pytest.raises(DamagedDatabase):
        Database(place)
    return rescue(place, clock=lambda: datetime(2026, 2, 1, tzinfo=UTC))


def lengths(place: DataDir) -> dict[str, int]:
    """Return how many actions each game has, all of them loaded."""
    with Database(place) as database:
        library = Library(database)
        assert database.problems() == []
        return {row.title: len(library.load(row.id).actions) for row in library.games()}


def overwrite(path: Path, start: int, junk: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(start)
        file.write(junk)


@pytest.fixture(scope="module")
def directory_of_three_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of three games, then more play; made once, because every action is flushed."""
    place = DataDir(tmp_path_factory.mktemp("three-games"))
    place.prepare()
    with Database(place) as database:
        library = Library(database)
        SettingsStore(database).save(Settings(text_scale=120))
        for title in ("A", "B", "C"):
            game = library.create("daring_eagle", title, setup=b"{}", seats=b"[]", rules_version=1)
            append(library, game, range(299))
            state = Snapshot(300, 1, title.encode() * 1000)
            library.append(game, 299, b'{"n":299}', by="gold", snapshot=state)
        database.back_up()
        for row in library.games():
            append(library, row.id, range(300, 350))
    return place.root


def append(library: Library, game: str, plies: range) -> None:
    for ply in plies:
        library.append(game, ply, b'{"n":%d}' % ply, by="gold")


@pytest.fixture
def three_games(place: DataDir, directory_of_three_games: Path) -> dict[str, int]:
    """How many actions each game has."""
    shutil.copytree(directory_of_three_games, place.root, dirs_exist_ok=True)
    return {"A": 350, "B": 350, "C": 350}


@pytest.mark.parametrize("content", [b"", b"\0" * 5000, b"hello" * 5000], ids=len)
def test_a_file_with_nothing_readable_gives_the_backup(
    place: DataDir, three_games: dict[str, int], content: bytes
) -> None:
    place.database.write_bytes(content)
    result = rescued(place)
    assert lengths(place) == dict.fromkeys(three_games, 300)
    assert (result.aside / "readyroom.db").read_bytes() == content
    assert result.backup is not None
    assert result.games == 3
    with Database(place) as database:
        assert SettingsStore(database).load()[0].text_scale == 120


def test_a_lost_first_page_loses_no_action_even_without_a_backup(
    place: DataDir, three_games: dict[str, int]
) -> None:
    shutil.rmtree(place.backups)
    overwrite(place.database, 0, bytes(PAGE))
    result = rescued(place)
    assert (result.backup, result.losses) == (None, ())
    assert lengths(place) == three_games


def test_damage_in_what_the_backup_has_loses_no_action(
    place: DataDir, three_games: dict[str, int]
) -> None:
    with Database(place) as database, database.read() as connection:
        pages = (
            connection.execute(
                "SELECT pageno FROM dbstat WHERE name = 'actions' AND pagetype = 'leaf'"
                " ORDER BY path LIMIT 2"
            ).fetchall()
            if has_dbstat(database)
            else [(10,), (11,)]
        )
    for (page,) in pages:
        overwrite(place.database, (page - 1) * PAGE, b"\xa5" * PAGE)
    result = rescued(place)
    assert result.losses == ()
    assert lengths(place) == three_games


@pytest.mark.parametrize("is_new", [False, True])
def test_the_actions_of_an_older_format_are_rescued_too(place: DataDir, *, is_new: bool) -> None:
    """Damaged before it was brought up to date, or after it, when the backup is the older one."""
    place.database.write_bytes((SAVES / "v1.db").read_bytes())
    if is_new:
        with Database(place) as database:
            titles = lengths_of(database)
        overwrite(place.database, 0, bytes(PAGE))
    else:
        titles = {"Sobótnia bitwa": 12, "What if": 4, "Thrown away": 12}
        of_settings = place.database.read_bytes().index(b'"dark"') // PAGE
        overwrite(place.database, of_settings * PAGE, b"\xa5" * PAGE)
    rescued(place)
    with Database(place) as database:
        assert database.problems() == []
        assert lengths_of(database) == titles
        library = Library(database)
        (first,) = (row for row in library.games() if row.title == "Sobótnia bitwa")
        assert tuple(one.action for one in library.load(first.id).actions) == ACTIONS


def lengths_of(database: Database) -> dict[str, int]:
    library = Library(database)
    rows = [*library.games(), *library.games(trashed=True)]
    return {row.title: len(library.load(row.id).actions) for row in rows}


def has_dbstat(database: Database) -> bool:
    with database.read() as connection:
        return ("ENABLE_DBSTAT_VTAB",) in connection.execute("PRAGMA compile_options").fetchall()


def test_actions_that_are_only_in_the_wal_are_found_when_the_main_file_is_gone(
    place: DataDir, three_games: dict[str, int], play: Play, tmp_path: Path
) -> None:
    with Database(place) as database:
        library = Library(database)
        for row in library.games():
            play(library, row.id, 5)
        # As after a killed program: the files are copied while they are open.
        wal = place.root / "readyroom.db-wal"
        kept = shutil.copy(wal, tmp_path)
    shutil.copy(kept, wal)
    place.database.unlink()
    rescued(place)
    assert {title: count >= 300 for title, count in lengths(place).items()} == dict.fromkeys(
        three_games, True
    )


@pytest.mark.parametrize("seed", range(24))
def test_after_any_damage_each_game_is_a_true_beginning_of_itself(
    place: DataDir, three_games: dict[str, int], seed: int
) -> None:
    with Database(place) as database:
        ids = {row.id for row in Library(database).games()}
    chance = random.Random(seed)
    size = place.database.stat().st_size
    if seed % 3 == 0:
        with place.database.open("r+b") as file:
            file.truncate(chance.randrange(size))
    for _ in range(seed):
        overwrite(place.database, chance.randrange(size), chance.randbytes(chance.choice((8, 900))))
    if is_damaged(place):
        rescue(place)
    with Database(place) as database:
        library = Library(database)
        assert database.problems() == []
        assert {row.id for row in library.games()} == ids
        for row in library.games():
            found = library.load(row.id, rules_versions=(1,))
            assert len(found.actions) >= 300
            for ply, one in enumerate(found.actions):
                assert one.action == b'{"n":%d}' % ply
            assert found.snapshot is None or len(set(found.snapshot.state)) == 1


def is_damaged(place: DataDir) -> bool:
    """Return whether the database as a whole, or one of its games, shows damage."""
    try:
        with Database(place) as database:
            library = Library(database)
            for row in library.games():
                library.load(row.id)
            return database.problems() != []
    except (DamagedDatabase, DamagedGame):
        return True


def test_a_tail_that_was_played_over_does_not_come_back_from_the_backup(
    place: DataDir, new_game: NewGame, play: Play
) -> None:
    with Database(place) as database:
        library = Library(database)
        game = new_game(library)
        play(library, game, 10, Snapshot(10, 1, b"old"))
        database.back_up()
        library.set_cursor(game, 4)
        library.append(game, 4, b'{"other":4}', by="red")
    overwrite(place.database, 0, b"junk")
    rescued(place)
    with Database(place) as database:
        library = Library(database)
        found = library.load(game, rules_versions=(1,))
        assert [one.action for one in found.actions][4:] == [b'{"other":4}']
        assert (found.row.ply, found.snapshot) == (5, None)


def test_a_game_removed_since_the_backup_stays_removed(
    place: DataDir, three_games: dict[str, int]
) -> None:
    with Database(place) as database:
        library = Library(database)
        library.remove(next(row.id for row in library.games() if row.title == "B"))
    overwrite(place.database, 0, b"junk")
    rescued(place)
    assert lengths(place) == {"A": 350, "C": 350}


def test_what_is_lost_is_said_by_name_and_number(
    place: DataDir, new_game: NewGame, play: Play
) -> None:
    with Database(place) as database:
        library = Library(database)
        game = new_game(library, "Long")
        play(library, game, 1000)
        library.set_bookmark(game, 0, "start")
        library.set_bookmark(game, 1000, "end")
    size = place.database.stat().st_size
    overwrite(place.database, size - 4 * PAGE, b"\xa5" * (4 * PAGE))
    result = rescued(place)
    (loss,) = result.losses
    assert loss == Loss("Long", kept=loss.kept, length=1000)
    assert 0 < loss.kept < 1000
    with Database(place) as database:
        found = Library(database).load(game)
        assert (len(found.actions), found.row.ply) == (loss.kept, loss.kept)
        assert [mark.comment for mark in found.bookmarks] == ["start"]
    told = [sentence(text) for text in result.report()]
    assert told == [
        "Games saved: 1.",
        f"Long: {loss.kept} of 1000 actions could be saved.",
        "There was no backup to fill the gaps from.",
        f"The damaged files were kept in {place.root / 'damaged-20260201-000000'}.",
    ]


def test_two_rescues_keep_two_folders(place: DataDir) -> None:
    Database(place).close()
    folders = set()
    for _ in range(2):
        overwrite(place.database, 0, b"junk")
        folders.add(rescued(place).aside.name)
    assert folders == {"damaged-20260201-000000", "damaged-20260201-000000-2"}
    assert sorted(path.name for path in place.root.iterdir()) == sorted(
        {"backups", "emergency", "logs", "readyroom.db", *folders}
    )
