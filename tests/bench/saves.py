"""G8, G18, G19: saving action by action, opening a long game, and what it takes on the disk."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Choice, Game
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.hornet_leader.bot_policy import Policy
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.records import PLAYER
from desktop.store.database import Database
from desktop.store.keeping import LibrarySink, create_session, open_session
from desktop.store.library import Library
from desktop.store.paths import DataDir
from tests.bench.figures import Figure, number
from tests.bench.games import (
    CAMPAIGN,
    ENDLESS,
    PERSONS,
    daring_eagle,
    hornet_leader,
    led,
    play_on,
    play_one,
)
from tests.bench.measure import MILLI, p95, percentile
from tests.bench.yardsticks import append_lines

APPENDED = 600
LENGTHS = {1_000: ((10.0, 5.0), (60.0, 40.0)), 10_000: ((80.0, 25.0), (450.0, 300.0))}
"""Goal and stretch of G8 in milliseconds and of G19 in KiB, by the number of actions."""


def figures() -> list[Figure]:
    """Return what saving and opening take."""
    return [
        *appending(),
        *(figure for length in LENGTHS for figure in opening(length)),
        *opening_a_campaign(),
    ]


def appending() -> list[Figure]:
    """Return how long a saved action takes, beside a line that is appended and synced."""
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as (library, _):
        playing = new_game(library, daring_eagle())
        rng = Random(11)
        lines: list[float] = []
        sink = _TimedSink(playing)
        # In turns, one by one: what else the disk has to do meets both alike.
        for _ in range(APPENDED):
            lines += append_lines(Path(folder) / "lines", 1)
            play_one(playing, rng)
        saved = sink.taken
        whole: list[float] = []
        for _ in range(200):
            start = perf_counter()
            play_one(playing, rng)
            whole.append(perf_counter() - start)
    yardstick = f"fsync'd line {_spread(lines)}"
    return [
        Figure(
            goal="G18",
            what="saving one action, FULL, p95",
            measured=_spread(saved),
            yardstick=yardstick,
            judged=p95(saved) / p95(lines),
            unit=" lines",
            bound=2,
            stretch=1.5,
        ),
        Figure(
            goal="G18",
            what="saving one action, median",
            measured=_spread(saved),
            yardstick=yardstick,
            judged=median(saved) / median(lines),
            unit=" lines",
            bound=2,
            stretch=1.5,
        ),
        Figure(
            goal="G15",
            what="an action through the session, saved, p95",
            measured=_spread(whole),
            yardstick=yardstick,
            judged=p95(whole) * MILLI,
            unit=" ms",
            bound=16,
            stretch=8,
        ),
    ]


def opening(length: int) -> list[Figure]:
    """Return how long a game of so many actions takes to open, and its bytes on the disk."""
    load, size = LENGTHS[length]
    game = daring_eagle()
    with tempfile.TemporaryDirectory() as folder:
        with opened(Path(folder)) as (library, database):
            empty = database.stat().st_size
            game_id = stored_game(library, game, length)
        kept = (database.stat().st_size - empty) / 1024
        with opened(Path(folder)) as (library, _):
            ready = [_opened(library, game, game_id) for _ in range(7)]
            told = [_opened(library, game, game_id, log=True) for _ in range(3)]
    what = f"a save of {length:,} actions"
    return [
        _load(f"{what}, open to play", ready, load),
        _load(f"{what}, with its whole log", told, load),
        Figure(
            goal="G19",
            what=f"{what}, on the disk",
            measured=f"{number(kept)} KiB",
            judged=kept,
            unit=" KiB",
            bound=size[0],
            stretch=size[1],
        ),
    ]


def opening_a_campaign() -> list[Figure]:
    """Return how long a whole campaign of Hornet Leader takes to open, and its bytes."""
    game = hornet_leader()
    with tempfile.TemporaryDirectory() as folder:
        with opened(Path(folder)) as (library, database):
            empty = database.stat().st_size
            game_id, length = stored_campaign(library, game)
        kept = (database.stat().st_size - empty) / 1024
        with opened(Path(folder)) as (library, _):
            ready = [_opened(library, game, game_id) for _ in range(5)]
            told = [_opened(library, game, game_id, log=True) for _ in range(5)]
    what = f"a campaign of {length:,} actions"
    load, size = LENGTHS[1_000]
    return [
        _load(f"{what}, open to play", ready, load),
        _load(f"{what}, with its whole log", told, load),
        Figure(
            goal="G19",
            what=f"{what}, on the disk",
            measured=f"{number(kept)} KiB",
            judged=kept,
            unit=" KiB",
            bound=size[0],
            stretch=size[1],
        ),
    ]


@contextmanager
def opened(folder: Path) -> Iterator[tuple[Library, Path]]:
    """Open the library of a data directory, and close it."""
    place = DataDir.choose(str(folder), {})
    place.prepare()
    with Database(place) as database:
        yield Library(database), place.database


def new_game(
    library: Library, game: DaringEagle, seats: tuple[Seat, ...] = PERSONS
) -> Session[Any]:
    """Begin a game that is saved."""
    return create_session(library, game, ENDLESS, seats, title="Measured", seed=5)


def stored_game(
    library: Library, game: DaringEagle, length: int, seats: tuple[Seat, ...] = PERSONS
) -> str:
    """Save a game of so many actions and return its id."""
    playing = new_game(library, game, seats)
    play_on(playing, Random(11), length)
    if playing.length != length or not isinstance(playing.sink, LibrarySink):
        raise AssertionError(f"the game ended after {playing.length} actions")
    return playing.sink.game_id


def stored_campaign(library: Library, game: HornetLeader) -> tuple[str, int]:
    """Save a campaign that is led by rules of thumb; return its id and its length."""
    seats = (Seat(PLAYER, "person"),)
    playing = create_session(library, game, CAMPAIGN, seats, title="Measured", seed=5)
    policy, rng = Policy(game.kit), Random(11)
    while (decision := playing.decision) is not None:
        if isinstance(decision, Choice):
            playing.play(led(policy, playing.state, decision, rng))
        else:
            playing.roll()
    if not isinstance(playing.sink, LibrarySink):
        raise TypeError("the campaign is not saved")
    return playing.sink.game_id, playing.length


def _opened(
    library: Library, game: Game[Any, Any], game_id: str, *, log: bool = False
) -> tuple[float, float]:
    """Return the seconds of a processor that opening a game takes, and those on the clock."""
    start, cpu = perf_counter(), process_time()
    playing = open_session(library, game, game_id)
    if log and not playing.log:
        raise AssertionError("a game without a line in its log")
    return process_time() - cpu, perf_counter() - start


def _load(what: str, taken: list[tuple[float, float]], aims: tuple[float, float]) -> Figure:
    """Return what opening takes; what else the machine does meanwhile is not counted."""
    cpu = [seconds for seconds, _ in taken]
    return Figure(
        goal="G8",
        what=f"{what}, CPU",
        measured=_spread(cpu),
        yardstick=f"on the clock {number(median(wall for _, wall in taken) * MILLI)} ms",
        judged=median(cpu) * MILLI,
        unit=" ms",
        bound=aims[0],
        stretch=aims[1],
    )


class _TimedSink:
    """What stands between a session and its sink, with a watch."""

    def __init__(self, session: Session[Any]) -> None:
        if session.sink is None:
            raise ValueError("This session is not saved.")
        self.taken: list[float] = []
        self._sink = session.sink
        self.moved, self.bookmarked = self._sink.moved, self._sink.bookmarked
        session.sink = self

    def appended(self, *arguments: Any) -> None:
        """Save an action."""
        start = perf_counter()
        self._sink.appended(*arguments)
        self.taken.append(perf_counter() - start)


def _spread(seconds: list[float]) -> str:
    return f"{number(median(seconds) * MILLI)} ms (p95 {number(percentile(seconds, 95) * MILLI)})"
