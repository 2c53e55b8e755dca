"""Programs that are started at the same moment on one data directory."""

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir

START = """
import sys
from pathlib import Path
from desktop.store.database import Database
from desktop.store.errors import AlreadyRunning
from desktop.store.library import Library
from desktop.store.lock import InstanceLock
from desktop.store.paths import DataDir
place = DataDir(Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.readline()
place.prepare()
try:
    with InstanceLock(place), Database(place) as database:
        game = Library(database).create(
            "daring_eagle", "T", setup=b"{}", seats=b"[]", rules_version=1
        )
        for ply in range(5):
            Library(database).append(game, ply, b"{}", by="gold")
        print("played", flush=True)
        sys.stdin.readline()
except AlreadyRunning as error:
    print("running already", flush=True)
"""
PROGRAMS = 5


@pytest.mark.parametrize("attempt", range(3))
def test_of_several_programs_started_at_once_one_has_the_library(
    data_dir: Path, attempt: int
) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", START, str(data_dir)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            bufsize=1,
            cwd=Path(__file__).parents[2],
        )
        for _ in range(PROGRAMS)
    ]
    said = []
    try:
        for each in programs:
            assert each.stdout is not None
            assert each.stdout.readline() == "ready\n"
        for each in programs:
            assert each.stdin is not None
            each.stdin.write("go\n")
        for each in programs:
            assert each.stdout is not None
            said.append(each.stdout.readline())
    finally:
        troubles = [each.communicate("end\n")[1] for each in programs]
    assert troubles == [""] * PROGRAMS
    assert sorted(said) == ["played\n"] + ["running already\n"] * (PROGRAMS - 1)
    with Database(DataDir(data_dir)) as database:
        assert database.problems() == []
        assert [row.length for row in Library(database).games()] == [5]
