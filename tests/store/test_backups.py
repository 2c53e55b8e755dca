"""Rotating copies: when they are made, how many stay, and that they are whole."""

import errno
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop.store.backups import KEEP, Backups, is_good
from desktop.store.database import Database
from desktop.store.errors import DamagedDatabase, DiskFull
from desktop.store.library import Library
from desktop.store.paths import DataDir

START = datetime(2026, 1, 31, 23, 59, 30, tzinfo=UTC)


class Clock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock_by_hand() -> Clock:
    return Clock()


@pytest.fixture
def backups(place: DataDir, clock_by_hand: Clock) -> Backups:
    return Backups(place.backups, clock=clock_by_hand)


def test_a_copy_holds_what_only_the_wal_has_and_is_a_single_file(
    place: DataDir,
    backups: Backups,
    database: Database,
    library: Library,
    new_game: Callable[..., str],
) -> None:
    new_game(library)
    path = backups.make(database.path)
    assert path == place.backups / "readyroom-20260131-235930.db"
    assert is_good(path)
    assert list(place.backups.iterdir()) == [path]
    copy = DataDir(place.root / "elsewhere")
    copy.prepare()
    path.rename(copy.database)
    with Database(copy) as opened:
        assert [row.title for row in Library(opened).games()] == ["Saturday"]


def test_copies_are_a_minute_apart_unless_it_matters(
    backups: Backups, database: Database, clock_by_hand: Clock
) -> None:
    assert backups.make(database.path)
    clock_by_hand.now += timedelta(seconds=59)
    assert backups.make(database.path) is None
    assert backups.make(database.path, even_if_recent=True)
    clock_by_hand.now += timedelta(seconds=60)
    assert backups.make(database.path)
    assert len(backups.list()) == 3


def test_two_copies_in_one_second_do_not_meet(backups: Backups, database: Database) -> None:
    made = {backups.make(database.path, even_if_recent=True) for _ in range(3)}
    assert len(made) == 3


def test_a_clock_that_was_set_back_does_not_stop_copying(
    backups: Backups, database: Database, clock_by_hand: Clock
) -> None:
    backups.make(database.path)
    clock_by_hand.now -= timedelta(days=365)
    assert backups.make(database.path)


def test_a_clock_that_was_set_back_an_hour_makes_no_copy_older_than_the_last(
    backups: Backups, database: Database, clock_by_hand: Clock
) -> None:
    first = backups.make(database.path)
    clock_by_hand.now -= timedelta(hours=1)
    made = [backups.make(database.path), backups.make(database.path, even_if_recent=True)]
    assert [one.path for one in backups.list()] == [*reversed(made), first]
    assert backups.newest_good() == made[-1]


@pytest.mark.parametrize("years", [60, -60])
def test_a_clock_that_was_wrong_for_years_costs_no_new_copy(
    backups: Backups, database: Database, clock_by_hand: Clock, years: int
) -> None:
    """After it was put right, and while it is wrong, what is new is kept and found."""
    for _ in range(KEEP + 2):
        backups.make(database.path)
        clock_by_hand.now += timedelta(hours=1)
    clock_by_hand.now += timedelta(days=365 * years)
    kept = []
    for _ in range(KEEP):
        kept.append(backups.make(database.path))
        clock_by_hand.now += timedelta(hours=1)
        newest = backups.list()[0].path
        assert newest == kept[-1] == backups.newest_good()
    assert len(backups.list()) == KEEP
    clock_by_hand.now -= timedelta(days=365 * years)
    again = backups.make(database.path)
    assert again is not None
    assert again.exists()
    assert len(backups.list()) == KEEP


def test_pieces_of_copies_whose_program_was_killed_are_cleared_up_at_the_next_start(
    place: DataDir, database: Database
) -> None:
    database.back_up()
    (copy,) = place.backups.iterdir()
    for name in ("readyroom-20260131-235930.part", "readyroom-20260131-235930.part-journal"):
        (place.backups / name).write_bytes(b"x" * 5000)
    place.scratch.mkdir()
    (place.scratch / "readyroom.db").write_bytes(b"x" * 5000)
    database.close()
    Database(place).close()
    assert list(place.backups.iterdir()) == [copy]
    assert not place.scratch.exists()


def test_a_copy_that_fails_at_its_end_leaves_no_file_beside_it(
    place: DataDir, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(source: Path, target: Path) -> None:
        for suffix in ("", "-wal", "-shm", "-journal"):
            target.with_name(target.name + suffix).write_bytes(b"x")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("desktop.store.backups.copy_database", failing)
    with pytest.raises(DiskFull):
        database.back_up()
    assert list(place.backups.iterdir()) == []


def test_the_last_ten_stay_newest_first_and_foreign_files_are_left_alone(
    place: DataDir, backups: Backups, database: Database, clock_by_hand: Clock
) -> None:
    foreign = place.backups / "readyroom-mine.db"
    foreign.write_bytes(b"x")
    (place.backups / "readyroom-20269999-000000.db").write_bytes(b"x")
    for _ in range(KEEP + 3):
        clock_by_hand.now += timedelta(minutes=2)
        backups.make(database.path)
    listed = backups.list()
    assert [one.made for one in listed] == [
        clock_by_hand.now - timedelta(minutes=2 * n) for n in range(KEEP)
    ]
    assert all(one.size > 0 for one in listed)
    assert foreign.exists()


def test_a_damaged_database_never_pushes_out_good_copies(
    place: DataDir, backups: Backups, clock_by_hand: Clock
) -> None:
    Database(place).close()
    good = backups.make(place.database)
    clock_by_hand.now += timedelta(hours=1)
    data = bytearray(place.database.read_bytes())
    data[4096:12288] = b"\xa5" * 8192
    place.database.write_bytes(data)
    with pytest.raises(DamagedDatabase):
        backups.make(place.database)
    assert list(place.backups.iterdir()) == [good]


def test_the_newest_good_copy_skips_bad_ones_and_newer_formats(
    place: DataDir, backups: Backups, database: Database, clock_by_hand: Clock
) -> None:
    assert backups.newest_good() is None
    good = backups.make(database.path)
    assert good is not None
    for number, damage in enumerate((b"", b"junk" * 2000, good.read_bytes()[:9000])):
        (place.backups / f"readyroom-20260201-00000{number}.db").write_bytes(damage)
    for minute, number in enumerate((99_000, 2000, 1000), start=1):
        # The second and third say that they are older than their tables are.
        other = bytearray(good.read_bytes())
        other[60:64] = number.to_bytes(4, "big")
        (place.backups / f"readyroom-20260201-000{minute}00.db").write_bytes(other)
    assert backups.newest_good() == good


def test_without_a_folder_there_are_no_copies(place: DataDir) -> None:
    assert Backups(place.root / "none").list() == []


def test_a_folder_called_like_a_copy_is_none_and_stays(
    backups: Backups, database: Database, clock_by_hand: Clock
) -> None:
    folder = backups.folder / "readyroom-20200101-000000.db"
    folder.mkdir(parents=True)
    for _ in range(KEEP + 1):
        backups.make(database.path)
        clock_by_hand.now += timedelta(hours=1)
    assert len(backups.list()) == KEEP
    assert folder.is_dir()
