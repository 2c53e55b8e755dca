"""A data directory with an open library, and a clock that ticks when it is read."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.stored import Snapshot


@pytest.fixture
def place(data_dir: Path) -> DataDir:
    chosen = DataDir(data_dir)
    chosen.prepare()
    return chosen


@pytest.fixture
def database(place: DataDir) -> Iterator[Database]:
    with Database(place) as database:
        yield database


@pytest.fixture
def clock() -> Callable[[], datetime]:
    moments = [datetime(2026, 1, 31, 18, 0, tzinfo=UTC)]

    def tick() -> datetime:
        moments.append(moments[-1] + timedelta(seconds=1))
        return moments[-1]

    return tick


@pytest.fixture
def library(database: Database, clock: Callable[[], datetime]) -> Library:
    return Library(database, clock=clock)


@pytest.fixture
def new_game() -> Callable[[Library], str]:
    def create(library: Library, title: str = "Saturday") -> str:
        return library.create(
            "daring_eagle",
            title,
            setup=b'{"scenario":"duel"}',
            seats=b'[{"side":"gold","name":"Ann"}]',
            rules_version=3,
        )

    return create


@pytest.fixture
def play() -> Callable[..., None]:
    """Append so many further actions, ``{"n": ply}`` each, and the snapshots after them."""

    def append(library: Library, game_id: str, count: int, *snapshots: Snapshot) -> None:
        start = library.row(game_id).ply
        at = {snapshot.ply: snapshot for snapshot in snapshots}
        for ply in range(start, start + count):
            library.append(game_id, ply, b'{"n":%d}' % ply, by="gold", snapshot=at.get(ply + 1))

    return append
