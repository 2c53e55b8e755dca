"""Component data that cannot be used: one game cannot be played, and all else can."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.cli_simulate import read_order
from desktop.cli_usage import Usage
from desktop.rules.core import BadComponents
from desktop.rules.games import find_game
from desktop.windows import main_window
from desktop.windows.ahead import Ahead
from desktop.windows.desk import Desk, Shelf
from desktop.windows.main_window import MainWindow
from desktop.windows.saved_games import side_name

GAME = "red_menace"
REASON = "units.toml, unit, id: there is no f102"


@pytest.fixture
def shelf() -> Shelf:
    """No game was opened while the data were good."""
    return Shelf()


def _damage(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_data: object) -> None:
        raise BadComponents(REASON)

    monkeypatch.setattr(find_game(GAME), "__init__", refuse)


def test_a_new_game_is_refused_in_a_sentence(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    _damage(monkeypatch)
    monkeypatch.setattr(main_window, "tell_error", lambda _parent, error: told.append(str(error)))
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.ask_new_game(GAME)
    window.start_guide(GAME)
    assert len(told) == 2
    assert all(words.startswith("Red Menace cannot be played") for words in told)
    assert all(REASON in words and "Install the program again" in words for words in told)


def test_a_game_that_comes_near_says_nothing_yet(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    _damage(monkeypatch)
    ahead = Ahead(desk)
    ahead.come_near(GAME)
    qtbot.waitUntil(lambda: not ahead.loading)


def test_the_list_of_games_can_be_shown(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    _damage(monkeypatch)
    assert side_name(desk.shelf, GAME, "player") == "player"


def test_a_simulation_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    _damage(monkeypatch)
    with pytest.raises(Usage, match=r"red_menace cannot be played: units\.toml.*Install"):
        read_order(GAME, 1, "autopilot", 1, ())
