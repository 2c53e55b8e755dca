"""The real process, with real pipes."""

import select
import sys
import threading
from collections.abc import Iterator

import msgspec
import pytest

from desktop.play.bot_worker import BotWorker, usual_command
from desktop.play.seats import Seat
from desktop.play.thinking import (
    Answer,
    Found,
    Outlook,
    Question,
    ThinkingFailed,
    foresee,
    question,
    think,
)
from desktop.rules.forecast import Forecast
from desktop.text import sentence
from tests.toy.race import Race
from tests.toy.table import opened
from tests.toy.words import Walk

GAME = Race()


@pytest.fixture
def worker() -> Iterator[BotWorker]:
    worker = BotWorker([sys.executable, "-m", "tests.toy.think"])
    yield worker
    worker.close()


def asked(level: str, seconds: float = 60) -> Question:
    session = opened((Seat("north", "bot", level="eager"), Seat("south", "person")))
    return msgspec.structs.replace(question(session, seconds=seconds), level=level)


def answered(worker: BotWorker, level: str) -> Found | None:
    worker.ask(asked(level))
    return worker.result()


def test_the_process_answers_as_the_bot_itself_would(worker: BotWorker) -> None:
    for level in ("eager", "wild"):
        assert answered(worker, level) == think(GAME, asked(level), lambda: False)


def test_the_process_foresees_as_the_game_itself_would(worker: BotWorker) -> None:
    outlook = Outlook(
        game=GAME.key,
        seed=4,
        seconds=60,
        view=asked("eager").view,
        action=msgspec.msgpack.encode(Walk(1)),
        trials=3,
    )
    worker.ask(outlook)
    forecast = worker.result()
    assert forecast == foresee(GAME, outlook, lambda: False)
    assert isinstance(forecast, Forecast)
    assert forecast.trials == 3


def test_what_a_bot_prints_disturbs_nobody(worker: BotWorker) -> None:
    assert answered(worker, "chatty") is not None


def test_the_descriptor_tells_when_the_answer_is_there(worker: BotWorker) -> None:
    with pytest.raises(LookupError):
        worker.fileno()
    worker.ask(asked("eager"))
    assert select.select([worker.fileno()], [], [], 60)[0]
    assert worker.result() is not None


def test_time_ends_a_thought(worker: BotWorker) -> None:
    worker.ask(asked("dreamer", seconds=0.01))
    answer = worker.result()
    assert isinstance(answer, Answer)
    assert sentence(answer.reason) == "Long thought."


def test_a_hurried_bot_gives_its_best_so_far(worker: BotWorker) -> None:
    worker.ask(asked("dreamer"))
    worker.pull("hurry")
    assert worker.result() is not None


def test_a_stopped_bot_gives_nothing_and_can_be_asked_anew(worker: BotWorker) -> None:
    worker.ask(asked("dreamer"))
    worker.pull("stop")
    assert worker.result() is None
    assert answered(worker, "eager") is not None


def test_a_paused_bot_waits_for_its_step(worker: BotWorker) -> None:
    answered(worker, "eager")
    worker.pull("pause")
    worker.ask(asked("dreamer", seconds=0))
    assert select.select([worker.fileno()], [], [], 0.05)[0] == []
    worker.pull("step")
    assert worker.result() is not None


def test_a_new_question_takes_the_place_of_the_old_one(worker: BotWorker) -> None:
    worker.ask(asked("dreamer"))
    worker.ask(asked("eager"))
    answer = worker.result()
    assert isinstance(answer, Answer)
    assert answer.decode(GAME) == Walk(1)


def test_of_two_who_wait_neither_waits_for_ever(worker: BotWorker) -> None:
    worker.ask(asked("dreamer"))
    got: list[Found | None] = []
    thread = threading.Thread(target=lambda: got.append(worker.result()))
    thread.start()
    worker.ask(asked("eager"))
    got.append(worker.result())
    thread.join(60)
    assert sorted(answer is None for answer in got) == [False, True]


def test_an_answer_is_given_once(worker: BotWorker) -> None:
    assert worker.result() is None
    assert answered(worker, "eager") is not None
    assert worker.result() is None


def test_a_bot_that_breaks_down_is_reported_and_the_process_lives_on(worker: BotWorker) -> None:
    with pytest.raises(ThinkingFailed) as caught:
        answered(worker, "stumbler")
    assert "broke down" in sentence(caught.value.text)
    assert "the toy stumbles" in caught.value.detail
    assert answered(worker, "eager") is not None


def test_a_process_that_dies_is_reported_and_started_again(worker: BotWorker) -> None:
    for _ in range(2):
        with pytest.raises(ThinkingFailed) as caught:
            answered(worker, "dying")
        assert "ended unexpectedly" in sentence(caught.value.text)
        assert caught.value.detail == "exit code 3"
    assert answered(worker, "eager") is not None


def test_closing_ends_the_process_and_frees_whoever_waits(worker: BotWorker) -> None:
    worker.ask(asked("dreamer"))
    got: list[Found | None] = []
    thread = threading.Thread(target=lambda: got.append(worker.result()))
    thread.start()
    worker.close()
    thread.join(60)
    assert got == [None]
    worker.pull("hurry")
    assert answered(worker, "eager") is not None


def test_a_process_that_cannot_be_started_is_reported() -> None:
    worker = BotWorker(["/nowhere/at/all"])
    with pytest.raises(ThinkingFailed) as caught:
        worker.ask(asked("eager"))
    assert "ended unexpectedly" in sentence(caught.value.text)
    worker.close()


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert usual_command()[1:] == ("-m", "desktop.play.thinker_process")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert usual_command() == (sys.executable, "--think")
