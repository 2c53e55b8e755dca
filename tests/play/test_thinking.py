import threading

import msgspec
import pytest

from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.play.thinking import Answer, Question, Reins, Rider, ThinkingFailed, question, think
from desktop.rules.core import Rolled
from desktop.text import sentence
from tests.toy.race import Race, RaceState
from tests.toy.table import opened
from tests.toy.words import Walk

GAME = Race()


class Clock:
    def __init__(self) -> None:
        self.now = 0.0
        self.asked = threading.Event()

    def __call__(self) -> float:
        self.asked.set()
        return self.now


def against(level: str) -> Session[RaceState]:
    return opened((Seat("north", "bot", level=level), Seat("south", "person")))


def asked(level: str) -> Question:
    return question(against(level), seconds=10)


def never() -> bool:
    return False


def test_a_computer_player_answers_with_an_action_and_a_reason() -> None:
    answer = think(GAME, asked("eager"), never)
    assert answer.decode(GAME) == Walk(1)
    assert sentence(answer.reason) == "Onwards."


def test_the_same_question_gets_the_same_answer() -> None:
    answers = {think(GAME, asked("wild"), never).action for _ in range(10)}
    assert len(answers) == 1


def test_a_question_holds_nothing_that_the_side_may_not_know() -> None:
    session = against("eager")
    state = session.state
    before = question(session, seconds=1)
    state.runners["south"].card = "sleep"
    state.runners["south"].traps = (6,)
    assert question(session, seconds=1) == before


def test_there_is_no_question_while_a_person_decides() -> None:
    session = opened()
    with pytest.raises(LookupError):
        question(session, seconds=1)


def test_an_impossible_choice_of_a_computer_player_is_a_failure() -> None:
    with pytest.raises(ThinkingFailed) as caught:
        think(GAME, asked("cheat"), never)
    assert "try again" in sentence(caught.value.text)
    assert caught.value.detail == "Walk(to=7)"


@pytest.mark.parametrize("action", [b"", msgspec.msgpack.encode(7), b"\x81\xa4type\xa3Fly"])
def test_an_answer_that_is_no_action_is_a_failure(action: bytes) -> None:
    with pytest.raises(ThinkingFailed):
        Answer(action, asked("eager").prompt).decode(GAME)


def test_dice_are_no_answer_to_a_choice() -> None:
    session = against("eager")
    answer = Answer(msgspec.msgpack.encode(Rolled((6,))), asked("eager").prompt)
    before = session.ply
    with pytest.raises(Exception, match="not among the possible"):
        session.play(answer.decode(GAME))
    assert session.ply == before


# Reins


def test_time_runs_from_the_first_question_of_the_thinker() -> None:
    clock = Clock()
    reins = Reins(2, clock)
    clock.now = 100
    assert not reins.should_stop()
    clock.now = 101
    assert not reins.should_stop()
    clock.now = 102
    assert reins.should_stop()


def test_who_is_hurried_or_stopped_stops_at_once() -> None:
    hurried, stopped = Reins(1000), Reins(1000)
    hurried.hurry()
    stopped.stop()
    assert hurried.should_stop()
    assert stopped.should_stop()
    assert (hurried.stopped, stopped.stopped) == (False, True)


def waiting(reins: Reins) -> tuple[threading.Thread, list[bool]]:
    answers: list[bool] = []
    thread = threading.Thread(target=lambda: answers.append(reins.should_stop()))
    thread.start()
    return thread, answers


@pytest.mark.parametrize(("pull", "stops"), [("resume", False), ("hurry", True), ("stop", True)])
def test_a_paused_thinker_waits_until_it_is_let_go(pull: str, stops: bool) -> None:
    reins = Reins(1000)
    reins.pause()
    thread, answers = waiting(reins)
    thread.join(0.05)
    assert thread.is_alive()
    {"resume": reins.resume, "hurry": reins.hurry, "stop": reins.stop}[pull]()
    thread.join(10)
    assert answers == [stops]


def test_a_pause_costs_no_thinking_time() -> None:
    clock = Clock()
    reins = Reins(5, clock)
    assert not reins.should_stop()
    reins.pause()
    clock.asked.clear()
    thread, answers = waiting(reins)
    assert clock.asked.wait(10)
    clock.now = 1000
    reins.resume()
    thread.join(10)
    clock.now = 1004
    assert answers == [False]
    assert not reins.should_stop()
    clock.now = 1005
    assert reins.should_stop()


def test_a_step_lets_one_thought_end_and_the_next_one_wait() -> None:
    rider = Rider()
    rider.pull("pause")
    first = rider.begin(1000)
    rider.pull("step")
    assert not first.should_stop()
    second = rider.begin(1000)
    assert first.stopped
    thread, answers = waiting(second)
    thread.join(0.05)
    assert thread.is_alive()
    rider.pull("resume")
    thread.join(10)
    assert answers == [False]
    assert not rider.paused


def test_a_new_thought_stops_the_one_before() -> None:
    rider = Rider()
    first = rider.begin(10)
    second = rider.begin(10)
    assert (first.stopped, second.stopped) == (True, False)
    rider.pull("hurry")
    assert (second.should_stop(), second.stopped) == (True, False)
    rider.pull("stop")
    assert second.stopped
