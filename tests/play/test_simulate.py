import msgspec
import pytest

from desktop.play.simulate import RANDOM, Results, play_game, simulate
from tests.toy.race import SETUP, Race

GAME = Race()


def test_equal_arguments_give_equal_results() -> None:
    first = simulate(GAME, SETUP, ("eager", "wild"), games=20, seed=4)
    second = simulate(GAME, SETUP, ("eager", "wild"), games=20, seed=4)
    assert first == second
    assert first != simulate(GAME, SETUP, ("eager", "wild"), games=20, seed=5)


def test_each_level_sits_on_each_seat_equally_often() -> None:
    results = simulate(GAME, SETUP, ("eager", "wild"), games=10, seed=1)
    assert {(tally.level, tally.side, tally.games) for tally in results.tallies} == {
        ("eager", "north", 5),
        ("eager", "south", 5),
        ("wild", "north", 5),
        ("wild", "south", 5),
    }


def test_all_ends_and_points_are_counted() -> None:
    results = simulate(GAME, SETUP, ("eager", RANDOM), games=30, seed=1)
    assert sum(results.ends.values()) == 30
    assert sum(tally.score for tally in results.tallies) <= 30
    assert results.plies.least <= results.plies.median <= results.plies.most


def test_who_walks_on_beats_who_does_anything() -> None:
    results = simulate(GAME, SETUP, ("eager", RANDOM), games=100, seed=1)
    assert results.score_of("eager") > 0.7 > results.score_of(RANDOM)
    assert results.score_of("nobody") == 0


def test_results_go_through_json() -> None:
    results = simulate(GAME, SETUP, ("eager", "wild"), games=3, seed=4)
    assert msgspec.json.decode(msgspec.json.encode(results), type=Results) == results


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    simulate(GAME, SETUP, ("eager", "wild"), games=3, seed=4, progress=told.append)
    assert told == [1, 2, 3]


def test_each_side_needs_a_level() -> None:
    with pytest.raises(ValueError, match="level for each side"):
        simulate(GAME, SETUP, ("eager",), games=3, seed=4)


def test_one_game_tells_how_it_ended() -> None:
    played = play_game(GAME, SETUP, {"north": "eager", "south": "eager"}, seed=3)
    assert played.end == "TOY-7"
    assert sum(played.score.values()) in (0, 1)
    assert played.turns > 3
