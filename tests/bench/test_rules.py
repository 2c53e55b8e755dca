"""The rules engine in pytest-benchmark's terms: ``pytest tests/bench --benchmark-only``."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from desktop.play.session import Session
from desktop.rules import engine
from desktop.rules.daring_eagle import DaringEagle
from tests.bench.chess_player import ChessPlayer
from tests.bench.games import (
    CAMPAIGN,
    ENDLESS,
    INVASION,
    TWO,
    WAR,
    RandomGames,
    daring_eagle,
    eagles_missiles,
    hornet_leader,
    play_on,
    recorded,
    red_menace,
    session,
)
from tests.bench.rules import midgame, midinvasion, midmission, midwar


@pytest.fixture(scope="module")
def game() -> DaringEagle:
    return daring_eagle()


@pytest.mark.benchmark(group="a random game")
def test_chess_as_the_yardstick(benchmark: BenchmarkFixture) -> None:
    benchmark(ChessPlayer().play_game)


@pytest.mark.benchmark(group="a random game")
def test_daring_eagle(benchmark: BenchmarkFixture, game: DaringEagle) -> None:
    benchmark(RandomGames(game, TWO).play_game)


@pytest.mark.benchmark(group="a random game")
def test_hornet_leader(benchmark: BenchmarkFixture) -> None:
    benchmark(RandomGames(hornet_leader(), CAMPAIGN).play_game)


@pytest.mark.benchmark(group="a random game")
def test_red_menace(benchmark: BenchmarkFixture) -> None:
    benchmark(RandomGames(red_menace(), WAR).play_game)


@pytest.mark.benchmark(group="a random game")
def test_eagles_missiles(benchmark: BenchmarkFixture) -> None:
    benchmark(RandomGames(eagles_missiles(), INVASION).play_game)


@pytest.mark.benchmark(group="a random game")
def test_daring_eagle_replayed(benchmark: BenchmarkFixture, game: DaringEagle) -> None:
    actions = recorded(game, TWO, 1)

    def replay() -> None:
        state, _, _ = engine.start(game, TWO)
        for _ in engine.replayed(game, state, actions):
            pass

    benchmark(replay)


@pytest.mark.benchmark(group="a state")
def test_listing_the_legal_actions(benchmark: BenchmarkFixture, game: DaringEagle) -> None:
    benchmark(engine.decision, game, midgame(game))


@pytest.mark.benchmark(group="a state")
def test_listing_the_attacks_of_a_flight(benchmark: BenchmarkFixture) -> None:
    campaigning = hornet_leader()
    benchmark(engine.decision, campaigning, midmission(campaigning))


@pytest.mark.benchmark(group="a state")
def test_listing_the_interceptors_of_a_war(benchmark: BenchmarkFixture) -> None:
    menace = red_menace()
    benchmark(engine.decision, menace, midwar(menace))


@pytest.mark.benchmark(group="a state")
def test_listing_the_targets_of_an_invasion(benchmark: BenchmarkFixture) -> None:
    missiles = eagles_missiles()
    benchmark(engine.decision, missiles, midinvasion(missiles))


@pytest.mark.benchmark(group="a state")
def test_a_state_to_bytes(benchmark: BenchmarkFixture, game: DaringEagle) -> None:
    benchmark(game.encode, midgame(game))


@pytest.mark.benchmark(group="a state")
def test_bytes_to_a_state(benchmark: BenchmarkFixture, game: DaringEagle) -> None:
    benchmark(game.decode, game.encode(midgame(game)))


@pytest.mark.benchmark(group="a state")
def test_a_view_of_a_state(benchmark: BenchmarkFixture, game: DaringEagle) -> None:
    benchmark(game.view, midgame(game), "gold")


@pytest.mark.benchmark(group="a session")
def test_an_undo_and_its_redo(benchmark: BenchmarkFixture, game: DaringEagle) -> None:
    playing = _undoable(game)

    def there_and_back() -> None:
        playing.undo()
        playing.redo()

    benchmark(there_and_back)


def _undoable(game: DaringEagle) -> Session[Any]:
    for seed in count():
        playing = session(game, ENDLESS)
        play_on(playing, Random(seed), 60)
        if playing.can_undo():
            return playing
    raise AssertionError("count() does not end")
