"""A player killed at any moment of a real game: whatever was shown is there."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from desktop.catalogue import open_game
from desktop.store.database import Database
from desktop.store.keeping import open_session
from desktop.store.library import Library
from desktop.store.paths import DataDir

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork"), reason="the player is forked, which Windows cannot"
)

KILLS = 40


@contextmanager
def players(data_dir: Path) -> Iterator["subprocess.Popen[str]"]:
    """Run the program that starts one player after another."""
    with subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("player.py")), str(data_dir)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    ) as process:
        yield process


def live(program: "subprocess.Popen[str]", lines: int, delay: float) -> list[list[str]]:
    """Let one player live for so many lines and seconds more; return all that it said."""
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write("next\n")
    player, alive = 0, True
    said = []
    for line in program.stdout:
        words = line.split()
        match words[0]:
            case "born":
                player = int(words[1])
            case "dead":
                break
            case _:
                said.append(words)
        if player and alive and len(said) >= lines:
            # Not waiting for anything: a random moment is what is tried.
            time.sleep(delay)
            os.kill(player, signal.SIGKILL)
            alive = False
    return said


def test_no_move_that_was_shown_is_lost_by_forty_kills(data_dir: Path) -> None:
    chance = random.Random(1)
    done: list[str] | None = None
    tried: list[str] | None = None
    acknowledged = 0
    with players(data_dir) as program:
        for _ in range(KILLS):
            for word, *now in live(program, chance.choice((1, 3, 10, 60)), chance.random() / 50):
                match word:
                    case "start":
                        # What was under way may have been stored or not, but as a whole; the two
                        # words are all there is to say if the rules have no objection.
                        assert len(now) == 2
                        assert done is None or now in (done, tried)
                        done = tried = now
                    case "try":
                        tried = now
                    case _:
                        assert now == tried
                        done = now
                        acknowledged += 1
    assert acknowledged > KILLS
    with Database(DataDir(data_dir)) as database:
        assert database.problems() == []
        library = Library(database)
        (row,) = library.games()
        session = open_session(library, open_game("daring_eagle"), row.id)
        assert session.trouble is None
        assert done is not None
        assert tried is not None
        assert str(session.ply) in (done[0], tried[0])
