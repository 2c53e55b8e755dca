import msgspec
import pytest

from desktop.cli_simulate import report
from desktop.play.simulate import RANDOM, Results, play_game, simulate
from tests.toy.race import SETUP, Race, RaceState

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


class Counting(Race):
    """The race, and how long it took."""

    def figures(self, state: RaceState) -> dict[str, float]:
        return {"turns": float(self.progress(state).turn)}


def test_a_game_can_have_figures_of_its_own_counted() -> None:
    results = simulate(Counting(), SETUP, ("eager", "wild"), games=5, seed=4)
    played = [
        play_game(Counting(), SETUP, dict(zip(SETUP.sides, levels, strict=True)), seed)
        for levels, seed in ((("eager", "wild"), 1), (("wild", "eager"), 2))
    ]
    assert all(one.figures == {"turns": one.turns} for one in played)
    assert results.turns.least <= results.figures["turns"] <= results.turns.most
    assert "on the average of a game:\nturns" in report(results)
    plain = simulate(GAME, SETUP, ("eager", "wild"), games=5, seed=4)
    assert plain.figures == {}
    assert "average" not in report(plain)
