"""G9, G10, G16: from nothing to the first painted window, beside a window with a label in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import msgspec
from msgspec.structs import replace

from desktop.store.database import Database
from desktop.store.paths import DataDir
from desktop.store.settings import SettingsStore
from tests.bench.figures import Figure, number
from tests.bench.games import ALONE, daring_eagle
from tests.bench.measure import MILLI
from tests.bench.saves import opened, stored_game

TOP = Path(__file__).resolve().parents[2]
PROGRAM = Path(__file__).with_name("first_paint.py")
ROUNDS = 9
REST = 2.5
"""Seconds after which a start page has loaded what it loads ahead, and memory is looked at."""
NOT_INHERITED = ("PYTHONDONTWRITEBYTECODE",)
KEPT_ACTIONS = 200
"""Actions of the game that is open again at once."""


class Started(msgspec.Struct, frozen=True):
    """What a start took."""

    wall: float
    cpu: float
    resident: int
    """KiB."""


def figures() -> list[Figure]:
    """Return what a start takes, without a screen and on a virtual one."""
    found: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        home, table = Path(folder, "home"), Path(folder, "table")
        # Compiled once, as an installed program is, and without a trace in the project.
        compiled = {"PYTHONPYCACHEPREFIX": str(Path(folder, "compiled"))}
        prepare(table)
        offscreen = compiled | {"QT_QPA_PLATFORM": "offscreen"}
        found += _starts("home", home, offscreen, "offscreen")
        found += _starts("table", table, offscreen, "offscreen")
        if shutil.which("Xvfb") is None:
            return found
        with screen() as display:
            on_screen = compiled | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
            found += _starts("home", home, on_screen, "Xvfb")
            found += _starts("table", table, on_screen, "Xvfb")
    return found


def prepare(folder: Path) -> None:
    """Leave a game behind as if the program had been closed on it; its board is in sight."""
    with opened(folder) as (library, _):
        game_id = stored_game(library, daring_eagle(), KEPT_ACTIONS, ALONE)
    with Database(DataDir(folder)) as database:
        store = SettingsStore(database)
        settings, _ = store.load()
        store.save(replace(settings, open_games=(game_id,)))


@contextmanager
def screen() -> Iterator[str]:
    """Run an X server without a monitor and yield the name of its display."""
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1000x24", "-noreset"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        if server.stdout is None:
            raise RuntimeError("Xvfb does not say its display")
        yield f":{server.stdout.readline().decode().strip()}"
    finally:
        server.terminate()
        server.wait()


def started(arguments: tuple[str, ...], environment: dict[str, str]) -> Started:
    """Start a window in a process of its own."""
    inherited = {key: value for key, value in os.environ.items() if key not in NOT_INHERITED}
    started_at = {"PYTHONPATH": str(TOP), "BENCH_STARTED": str(time.monotonic())}
    done = subprocess.run(
        [sys.executable, str(PROGRAM), *arguments],
        cwd=TOP,
        env=inherited | started_at | environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Started)


def _starts(page: str, folder: Path, environment: dict[str, str], where: str) -> list[Figure]:
    """Return the figures of one page, its starts in turns with those of the floor."""
    ours, floor = ("ours", str(folder)), ("floor",)
    started(ours, environment)
    started(floor, environment)
    pairs = [(started(ours, environment), started(floor, environment)) for _ in range(ROUNDS)]
    wall = [(one.wall, other.wall) for one, other in pairs]
    cpu = [(one.cpu, other.cpu) for one, other in pairs]
    at_rest = environment | {"BENCH_REST": str(REST)}
    memory = [(started(ours, at_rest).resident / 1024, started(floor, at_rest).resident / 1024)]
    what = f"{page}, {where}"
    # What the goals allow a start into the board is not less than a start at home needs.
    return [
        _figure("G9", f"start to first paint, {what}", wall, (1.5, 1.25), MILLI, "ms"),
        _figure("G10", f"CPU to first paint, {what}", cpu, (1.7, 1.35), MILLI, "ms"),
        _figure(
            "G16",
            f"memory, {what}",
            memory,
            (1.4, 1.25) if page == "home" else (2.0, 1.6),
            1,
            "MiB",
        ),
    ]


def _figure(
    goal: str,
    what: str,
    pairs: list[tuple[float, float]],
    aims: tuple[float, float],
    factor: float,
    unit: str,
) -> Figure:
    return Figure(
        goal=goal,
        what=what,
        measured=f"{number(median(ours for ours, _ in pairs) * factor)} {unit}",
        yardstick=f"floor {number(median(floor for _, floor in pairs) * factor)} {unit}",
        judged=median(ours / floor for ours, floor in pairs),
        unit=" floors",
        bound=aims[0],
        stretch=aims[1],
    )
