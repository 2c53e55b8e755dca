"""Full and read-only disks: said in a sentence, nothing lost, and playing on afterwards."""

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from desktop.log_file import LogFile
from desktop.logbook.packs import Gathered, PackTrouble
from desktop.store.backups import Backups
from desktop.store.database import Database
from desktop.store.errors import DataDirectoryUnwritable, DiskFull, FileUnwritable
from desktop.store.library import Library
from desktop.store.lock import InstanceLock
from desktop.store.paths import DataDir
from desktop.store.rescue import rescue
from desktop.store.settings import Settings, SettingsStore
from tests.logbook.packs import shelf_in
from tests.rules.hornet_leader.packs import pack, pilot

NewGame = Callable[..., str]

ACTION = b'{"text":"' + b"x" * 3000 + b'"}'


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 1,664 KiB: one MiB is the room that is made for moves."""
    mounted = tmp_path / "disk"
    mounted.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux can mount a small disk")
    command = ["mount", "-t", "tmpfs", "-o", "size=1664k", "tmpfs", str(mounted)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        pytest.skip(f"no small disk can be mounted here: {made.stderr.strip()}")
    yield mounted
    subprocess.run(["umount", "-l", str(mounted)], check=True)


@pytest.fixture
def small(disk: Path) -> DataDir:
    place = DataDir(disk)
    place.prepare()
    return place


def fill(disk: Path) -> Path:
    """Take every byte that is left."""
    ballast = disk / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    return ballast


def make_read_only(disk: Path) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)


def play_until_full(library: Library, game: str) -> int:
    """Append until the disk is full and return how many actions were acknowledged."""
    for ply in range(1000):
        try:
            library.append(game, ply, ACTION, by="gold")
        except DiskFull:
            return ply
    pytest.fail("the disk took everything")


def test_a_database_that_may_not_grow_refuses_and_takes_the_action_later(
    database: Database, library: Library, new_game: NewGame
) -> None:
    game = new_game(library)
    with database.read() as connection:
        connection.execute("PRAGMA max_page_count=40")
    acknowledged = play_until_full(library, game)
    assert acknowledged > 0
    assert len(library.load(game).actions) == acknowledged
    with database.read() as connection:
        connection.execute("PRAGMA max_page_count=4000")
    library.append(game, acknowledged, ACTION, by="gold")
    assert len(library.load(game).actions) == acknowledged + 1
    assert database.problems() == []


def test_a_full_disk_keeps_what_was_acknowledged_and_goes_on_after_making_room(
    disk: Path, small: DataDir, new_game: NewGame
) -> None:
    ballast = disk / "ballast"
    ballast.write_bytes(bytes(100_000))
    with Database(small) as database:
        library = Library(database)
        game = new_game(library)
        acknowledged = play_until_full(library, game)
        assert acknowledged > 10
        with pytest.raises(DiskFull):
            library.append(game, acknowledged, ACTION, by="gold")
        assert len(library.load(game).actions) == acknowledged
        ballast.unlink()
        library.append(game, acknowledged, ACTION, by="gold")
        assert database.problems() == []
    with Database(small) as database:
        assert len(Library(database).load(game).actions) == acknowledged + 1


def test_a_disk_full_at_the_end_and_at_the_next_start_costs_nothing(
    disk: Path, small: DataDir, new_game: NewGame
) -> None:
    with Database(small) as database:
        library = Library(database)
        game = new_game(library)
        acknowledged = play_until_full(library, game)
        fill(disk)
    with Database(small) as database:
        assert len(Library(database).load(game).actions) == acknowledged
    (disk / "ballast").unlink()
    with Database(small) as database:
        assert len(Library(database).load(game).actions) == acknowledged
        assert database.problems() == []


def test_a_first_start_on_a_full_disk_says_so_and_works_later(disk: Path) -> None:
    place = DataDir(disk / "data")
    place.prepare()
    ballast = fill(disk)
    with pytest.raises(DiskFull, match="is full"):
        Database(place)
    ballast.unlink()
    with Database(place) as database:
        assert database.is_new


def test_settings_backups_and_files_say_that_the_disk_is_full(
    disk: Path, small: DataDir, new_game: NewGame, tmp_path: Path
) -> None:
    with Database(small) as database:
        library = Library(database)
        game = new_game(library)
        for ply in range(20):
            library.append(game, ply, ACTION, by="gold")
        good = database.back_up()
        fill(disk)
        with pytest.raises(DiskFull):
            database.backups.make(database.path, even_if_recent=True)
        with pytest.raises(DiskFull):
            SettingsStore(database).save(Settings(layouts={"daring_eagle": bytes(2_000_000)}))
        with pytest.raises(FileUnwritable, match="No space left"):
            library.export_file(game, disk / "game.readyroom")
        assert list(small.backups.iterdir()) == [good]
        assert not list(disk.glob("game*"))
        library.export_file(game, tmp_path / "elsewhere.readyroom")


def test_a_rescue_without_room_leaves_the_damaged_file_where_it_is(
    disk: Path, small: DataDir, new_game: NewGame
) -> None:
    with Database(small) as database:
        library = Library(database)
        game = new_game(library)
        for ply in range(20):
            library.append(game, ply, ACTION, by="gold")
    with small.database.open("r+b") as file:
        file.write(b"junk")
    damaged = small.database.read_bytes()
    ballast = fill(disk)
    with pytest.raises(DiskFull):
        rescue(small)
    assert small.database.read_bytes() == damaged
    ballast.unlink()
    assert rescue(small).games == 1


def test_a_second_start_is_noticed_even_on_a_full_disk(disk: Path, small: DataDir) -> None:
    fill(disk)
    with InstanceLock(small) as lock:
        assert lock.receive() == []


def test_a_read_only_folder_is_said_at_the_start(disk: Path, new_game: NewGame) -> None:
    place = DataDir(disk / "data")
    place.prepare()
    with Database(place) as database:
        new_game(Library(database))
    make_read_only(disk)
    for attempt in (place.prepare, lambda: InstanceLock(place), lambda: Database(place)):
        with pytest.raises(DataDirectoryUnwritable, match=r"cannot write to its folder .*data"):
            attempt()
    with pytest.raises(DataDirectoryUnwritable, match="Read-only"):
        DataDir(disk / "new").prepare()


def test_one_folder_that_may_not_be_written_costs_only_what_belongs_there(
    disk: Path, data_dir: Path, new_game: NewGame, tmp_path: Path
) -> None:
    place = DataDir(data_dir)
    place.prepare()
    game = "hornet_leader"
    place.packs(game).parent.mkdir()
    make_read_only(disk)
    for folder in (place.backups, place.logs, place.packs(game)):
        if folder.exists():
            folder.rmdir()
        folder.symlink_to(disk)
    with Database(place) as database:
        library = Library(database)
        new = new_game(library)
        library.append(new, 0, ACTION, by="gold")
        with pytest.raises(DataDirectoryUnwritable, match="Read-only"):
            database.back_up()
        with pytest.raises(DataDirectoryUnwritable):
            database.restore(saved_elsewhere(database, tmp_path))
        with pytest.raises(FileUnwritable, match="Read-only"):
            library.export_file(new, disk / "game.readyroom")
        with pytest.raises(PackTrouble, match="Read-only"):
            shelf_in(place.root).install(Gathered(pack(pilot())))
        log = LogFile(place.logs / "readyroom.log")
        log.handle(logging.makeLogRecord({"msg": "lost"}))
        log.close()
        SettingsStore(database).save(Settings(text_scale=120))
        library.append(new, 1, ACTION, by="gold")
    with Database(place) as database:
        assert len(Library(database).load(new).actions) == 2
        assert database.problems() == []


def saved_elsewhere(database: Database, folder: Path) -> Path:
    copy = Backups(folder / "copies").make(database.path)
    assert copy is not None
    return copy
