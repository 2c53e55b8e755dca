"""A computer player's answer that must not tell by its time what could be answered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from desktop.models import computer_players
from desktop.models.session_model import SessionModel
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Setup
from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.eagles_missiles.game import EaglesMissiles
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, Terms
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window
from tests.rules.eagles_missiles.positions import data, war

SEATS = (Seat(RUSSIAN, "person"), Seat(POLISH, "bot", level="easy"))
EVEN, TOLERANCE = 160, 5


class FromHere(EaglesMissiles):
    """The game, begun at a position."""

    def __init__(self, s: State) -> None:
        super().__init__(data())
        self._start = self.encode(s)

    def new(self, setup: Setup) -> State:
        return self.decode(self._start)


def model_at(hand: str) -> SessionModel:
    """Return a game in which the computer may play a Polish card, and then moves AA units."""
    s = war(hand=hand, steps=(Window("aa_move"), AaMoves()))
    s.terms = Terms((RUSSIAN, POLISH), discreet=True)
    s.phase = "D"
    return SessionModel(Session(FromHere(s), Setup("", s.terms.sides), SEATS, 1))


def time_of(qtbot: QtBot, model: SessionModel) -> int:
    """Return how many milliseconds the first answer takes."""
    clock = QElapsedTimer()
    clock.start()
    with qtbot.waitSignal(model.changed):
        model.begin()
    took = clock.elapsed()
    model.close()
    return took


@pytest.mark.rule("EM-IV.B3b")
@pytest.mark.parametrize("hand", ["PL01", "PL23"])
def test_every_answer_in_a_window_takes_the_same_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, hand: str
) -> None:
    monkeypatch.setattr(computer_players, "EVEN", EVEN)
    assert time_of(qtbot, model_at(hand)) >= EVEN - TOLERANCE


def test_whoever_takes_the_screen_away_meanwhile_gets_no_answer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_players, "EVEN", 400)
    model = model_at("PL01")
    model.begin()
    qtbot.waitUntil(lambda: model.computers.holds)
    model.computers.stop()
    assert not model.is_thinking
    assert model.session.ply == 0
    model.close()
