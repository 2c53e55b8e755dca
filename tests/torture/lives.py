"""Programs that live until they are killed: one parent forks them, so that the next is at once."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random

HERE = Path(__file__).parent


@contextmanager
def lives_of(
    script: str, *words: str, environ: Mapping[str, str] | None = None, cwd: Path | None = None
) -> Iterator["subprocess.Popen[str]"]:
    """Run the program that starts one life after another."""
    with subprocess.Popen(
        [sys.executable, str(HERE / script), *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
        env=None if environ is None else {**os.environ, **environ},
        cwd=cwd,
    ) as process:
        yield process


def live(program: "subprocess.Popen[str]", lines: int, delay: float) -> list[list[str]]:
    """Let one life go on for so many lines and seconds more; return all that it said."""
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write("next\n")
    who, alive = 0, True
    said = []
    for line in program.stdout:
        words = line.split()
        match words[0]:
            case "born":
                who = int(words[1])
            case "dead":
                break
            case _:
                said.append(words)
        if who and alive and len(said) >= lines:
            # Not waiting for anything: a random moment is what is tried.
            time.sleep(delay)
            os.kill(who, signal.SIGKILL)
            alive = False
    return said


class Account:
    """What was acknowledged, against what every life finds when it begins."""

    def __init__(self, found: list[str] | None = None) -> None:
        """``found`` is what the first life finds, if that is known."""
        self.done = self.tried = found
        self.acknowledged = 0
        self.started = 0

    def take(self, said: list[list[str]]) -> None:
        """Go through what a life has said; raises ``AssertionError`` if something was lost."""
        for word, *now in said:
            match word:
                case "start":
                    # What was under way may have reached the disk or not, but as a whole.
                    assert self.done is None or now in (self.done, self.tried), (
                        f"found {now}, acknowledged {self.done}, under way {self.tried}"
                    )
                    self.done = self.tried = now
                    self.started += 1
                case "try":
                    self.tried = now
                case "done":
                    assert now == self.tried
                    self.done = now
                    self.acknowledged += 1
                case _:
                    raise AssertionError(f"{word} {' '.join(now)}")


def moment(
    chance: Random, seconds: float = 0.01, lines: tuple[int, ...] = (0, 1, 2, 9, 30)
) -> tuple[int, float]:
    """Return after how many lines and seconds a life ends."""
    return chance.choice(lines), chance.random() * seconds
