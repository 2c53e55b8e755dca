"""The driver of ``python -m tests.torture`` itself: it kills, it looks, and it notices."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.torture.driver import KINDS, torture
from tests.torture.lives import Account

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork"), reason="the lives are forked, which Windows cannot"
)

FENCED = """
import os, sqlite3, sys, tempfile
from pathlib import Path
from tests.torture.fence import put_up
root, world = Path(sys.argv[1]), Path(sys.argv[2])
(world / "old").write_text("x")
(world / "gone").mkdir()
put_up(root, lambda what: print(what.replace(str(world), "WORLD")))
(root / "fine").write_text("x")
(world / "old").read_text()
(root / "fine").rename(root / "still fine")
sqlite3.connect((world / "a.db").as_uri() + "?mode=rwc", uri=True).close()
sqlite3.connect((root / "b.db").as_uri() + "?mode=rwc", uri=True).close()
(world / "new").write_text("x")
(root / "still fine").rename(world / "moved")
folder = os.open(world, os.O_RDONLY)
os.remove("moved", dir_fd=folder)
(world / "gone").rmdir()
(root / ".." / "world" / "made").mkdir()
"""


def test_what_a_program_writes_outside_of_its_folder_is_told(tmp_path: Path) -> None:
    root, world = tmp_path / "root", tmp_path / "world"
    root.mkdir()
    world.mkdir()
    done = subprocess.run(
        [sys.executable, "-B", "-c", FENCED, str(root), str(world)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout.splitlines() == [
        "sqlite3.connect WORLD/a.db",
        "open WORLD/new",
        "os.rename WORLD/moved",
        "os.remove WORLD/moved",
        "os.rmdir WORLD/gone",
        "os.mkdir WORLD/made",
    ]


@pytest.mark.parametrize(
    "said",
    [
        [["start", "1"]],
        [["start", "2"], ["try", "3"], ["done", "4"]],
        [["start", "2"], ["outside", "open", "/etc/passwd"]],
    ],
)
def test_what_is_lost_changed_or_spilt_is_noticed(said: list[list[str]]) -> None:
    account = Account()
    account.take([["start", "1"], ["try", "2"], ["done", "2"], ["try", "3"]])
    with pytest.raises(AssertionError):
        account.take(said)


@pytest.mark.parametrize(
    "name",
    ["backup and restore", "migration from 1", "import", "export", "campaign log", "packs"],
)
def test_a_few_kills_lose_nothing(name: str) -> None:
    (kind,) = (each for each in KINDS if each.name == name)
    assert torture(kind, 3, Random(1)).kills == 3
