"""Advice: who can ask for it, and what becomes of advice that comes too late."""

from pytestqt.qtbot import QtBot

from desktop.models.bot_runner import Thought
from desktop.models.hints import Hints
from desktop.rules.core import Text
from tests.models.conftest import MakeModel
from tests.toy.table import AGAINST_BOT, BOTS, opened
from tests.toy.words import Sprint


def test_only_whoever_has_to_decide_can_ask(make_model: MakeModel) -> None:
    assert Hints(make_model(opened(AGAINST_BOT))).possible
    watched = Hints(make_model(opened(BOTS)))
    assert not watched.possible
    watched.ask()
    assert not watched.busy


def test_advice_is_forgotten_when_the_game_goes_on(make_model: MakeModel) -> None:
    model = make_model(opened(AGAINST_BOT))
    model.pause(paused=True)
    hints = Hints(model)
    told: list[Thought] = []
    hints.told.connect(told.append)
    hints.ask()
    before = hints.busy
    model.play(Sprint())
    assert (before, hints.busy) == (True, False)
    hints.close()
    assert told == []


def test_impossible_advice_is_not_told(make_model: MakeModel, qtbot: QtBot) -> None:
    # The last computer player of the race is the one that cheats.
    hints = Hints(make_model(opened(AGAINST_BOT)))
    told: list[Thought] = []
    failed: list[Text] = []
    hints.told.connect(told.append)
    hints.failed.connect(failed.append)
    hints.ask()
    qtbot.waitUntil(lambda: not hints.busy)
    assert (told, len(failed)) == ([], 1)
    hints.close()
