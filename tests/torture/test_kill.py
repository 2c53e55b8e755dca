"""Programs killed at any moment: whatever was acknowledged is there."""

import os
import random
import shutil
from pathlib import Path

import pytest

from desktop.store.backups import is_good
from desktop.store.database import Database
from desktop.store.errors import DamagedDatabase
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.rescue import rescue
from desktop.store.settings import SettingsStore
from tests.torture.lives import Account, live, lives_of, moment

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork"), reason="the worker is forked, which Windows cannot"
)


def check_lives(job: str, data_dir: Path, kills: int, found: list[str]) -> list[list[str] | None]:
    """Kill so many workers; return what the last may have left: what it did, what it tried.

    ``found`` is what the first worker finds.
    """
    chance = random.Random(1)
    account = Account(found)
    with lives_of("writer.py", job, str(data_dir)) as program:
        for _ in range(kills):
            account.take(live(program, *moment(chance)))
    assert account.acknowledged > kills
    return [account.done, account.tried]


def test_no_acknowledged_step_is_lost_by_two_hundred_kills(data_dir: Path) -> None:
    expected = check_lives("play", data_dir, 200, found=["0"])
    with Database(DataDir(data_dir)) as database:
        assert database.problems() == []
        library = Library(database)
        (row,) = library.games()
        game = library.load(row.id, rules_versions=(1,))
        assert [str(row.ply), *(one.action[5:-1].decode() for one in game.actions)] in expected
        assert all(is_good(backup.path) for backup in database.backups.list())


def test_settings_change_together_or_not_at_all(data_dir: Path) -> None:
    expected = check_lives("settings", data_dir, 40, found=["100", "100"])
    with Database(DataDir(data_dir)) as database:
        settings, remarks = SettingsStore(database).load()
        assert remarks == ()
        assert [str(settings.text_scale), str(settings.animation_speed)] in expected


def test_a_rescue_may_be_killed_and_started_again(data_dir: Path, tmp_path: Path) -> None:
    place = DataDir(data_dir)
    place.prepare()
    with Database(place) as database:
        library = Library(database)
        game = library.create("daring_eagle", "T", setup=b"{}", seats=b"[]", rules_version=1)
        for ply in range(300):
            library.append(game, ply, b"{}", by="gold")
    with place.database.open("r+b") as file:
        file.write(b"junk")
    damaged = shutil.copy(place.database, tmp_path)
    chance = random.Random(2)
    with lives_of("writer.py", "rescue", str(data_dir)) as program:
        for _ in range(30):
            shutil.copy(damaged, place.database)
            live(program, 1, chance.random() / 20)
            try:
                Database(place).close()
            except DamagedDatabase:
                rescue(place)
            with Database(place) as database:
                assert not database.is_new
                assert len(Library(database).load(game).actions) == 300
                assert database.problems() == []
