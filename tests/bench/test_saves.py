"""Saving and opening in pytest-benchmark's terms."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from desktop.rules.daring_eagle import DaringEagle
from desktop.store.keeping import open_session
from desktop.store.library import Library
from tests.bench.games import daring_eagle, play_one
from tests.bench.saves import LENGTHS, new_game, opened, stored_game
from tests.bench.yardsticks import append_lines


@pytest.fixture(scope="module")
def game() -> DaringEagle:
    return daring_eagle()


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with opened(tmp_path) as (library, _):
        yield library


@pytest.mark.benchmark(group="keeping an action")
def test_a_synced_line_as_the_yardstick(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    benchmark(append_lines, tmp_path / "lines", 1)


@pytest.mark.benchmark(group="keeping an action")
def test_an_action_played_and_saved(
    benchmark: BenchmarkFixture, library: Library, game: DaringEagle
) -> None:
    benchmark(play_one, new_game(library, game), Random(1))


@pytest.mark.benchmark(group="opening a saved game")
@pytest.mark.parametrize("length", LENGTHS)
def test_opening(
    benchmark: BenchmarkFixture, library: Library, game: DaringEagle, length: int
) -> None:
    benchmark(open_session, library, game, stored_game(library, game, length))
