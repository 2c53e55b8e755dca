"""Some of the games of ``python -m tests.torture --games``."""

from desktop.rules.games import GAMES
from tests.torture import whole_games


def test_whole_games_end_soundly_and_are_the_same_when_they_are_played_again() -> None:
    played = whole_games.torture(4, 1)
    assert all(played[f"{key}: games"] == 4 for key in GAMES)
    assert all(played[f"{key}: decisions"] > 100 for key in GAMES)
