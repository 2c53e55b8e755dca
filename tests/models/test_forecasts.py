"""What actions lead to: told as it comes, the same again, and dropped when the game goes on."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.bot_runner import ThreadThinker
from desktop.models.forecasts import TRIALS, Forecasts
from desktop.models.session_model import SessionModel
from desktop.play.thinking import ThinkingFailed
from desktop.rules.core import T
from desktop.rules.forecast import Forecast
from tests.models.conftest import MakeModel
from tests.toy.table import AGAINST_BOT, BOTS, opened
from tests.toy.words import EndTurn, Sprint, Walk


def waiting(make_model: MakeModel) -> SessionModel:
    model = make_model(opened(AGAINST_BOT))
    model.pause(paused=True)
    return model


def ended(_thinker: ThreadThinker) -> None:
    raise ThinkingFailed(T("toy", "It ended."))


def done(qtbot: QtBot, forecasts: Forecasts) -> None:
    qtbot.waitUntil(lambda: not forecasts.busy)


def test_every_action_gets_its_trials_in_turns(make_model: MakeModel, qtbot: QtBot) -> None:
    forecasts = Forecasts(waiting(make_model))
    told: list[tuple[int, int]] = []

    def note() -> None:
        found = [forecasts.of(action) for action in (Walk(1), None)]
        told.append((found[0].trials if found[0] else 0, found[1].trials if found[1] else 0))

    forecasts.told.connect(note)
    forecasts.want(Walk(1), None)
    done(qtbot, forecasts)
    assert told[-1] == (TRIALS, TRIALS)
    assert all(0 <= first - second <= 4 for first, second in told)
    forecasts.close()


def test_the_same_position_is_foreseen_alike(make_model: MakeModel, qtbot: QtBot) -> None:
    found = []
    for _ in range(2):
        forecasts = Forecasts(waiting(make_model))
        forecasts.want(Walk(1), Sprint())
        done(qtbot, forecasts)
        found.append((forecasts.of(Walk(1)), forecasts.of(Sprint())))
        forecasts.close()
    assert found[0] == found[1]
    assert found[0][0] != found[0][1]


def test_rollouts_that_failed_are_tried_again_when_they_are_wanted_again(
    make_model: MakeModel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(ThreadThinker, "result", ended)
        forecasts = Forecasts(waiting(make_model))
        forecasts.want(Walk(1))
        done(qtbot, forecasts)
    assert forecasts.of(Walk(1)) is None
    forecasts.want(Walk(1))
    done(qtbot, forecasts)
    assert forecasts.of(Walk(1)) is not None
    forecasts.close()


def test_what_is_foreseen_goes_with_its_position(make_model: MakeModel, qtbot: QtBot) -> None:
    model = waiting(make_model)
    forecasts = Forecasts(model)
    forecasts.want(Walk(1))
    done(qtbot, forecasts)
    model.set_bookmark(model.ply, "here")
    assert forecasts.of(Walk(1)) is not None
    forecasts.want(Walk(1), Sprint())
    model.play(Sprint())
    assert not forecasts.busy
    assert forecasts.of(Walk(1)) is None
    forecasts.close()


def test_nothing_is_foreseen_when_switched_off_or_not_asked_of_a_person(
    make_model: MakeModel,
) -> None:
    forecasts = Forecasts(waiting(make_model))
    seen = []
    for on in (True, False, True):
        forecasts.set_on(on)
        still = forecasts.busy
        forecasts.want(Walk(1))
        seen.append((still, forecasts.busy))
    assert seen == [(False, True), (False, False), (False, True)]
    forecasts.close()
    watched = Forecasts(make_model(opened(BOTS)))
    watched.want(None)
    assert not watched.busy


def test_an_action_of_which_nothing_comes_is_not_tried_for_ever(
    make_model: MakeModel, qtbot: QtBot
) -> None:
    forecasts = Forecasts(waiting(make_model))
    forecasts.want(EndTurn(), Walk(1))
    done(qtbot, forecasts)
    assert forecasts.of(EndTurn()) is None
    found = forecasts.of(Walk(1))
    assert found is not None
    assert found.trials == TRIALS
    forecasts.close()


def test_forecasts_add_up_by_their_trials() -> None:
    first, second = Forecast(30, {"won": 0.5}), Forecast(10, {"won": 0.9})
    assert first.with_more(second) == Forecast(40, {"won": 0.6})
    assert Forecast(0, {}).with_more(first) == first.with_more(Forecast(0, {})) == first
