from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.session_model import SessionModel
from desktop.play.change import Change
from desktop.play.seats import Seat
from desktop.play.thinking import ThinkingFailed
from desktop.rules.core import Chance, Choice, Refused, Rolled, Side
from desktop.store.errors import DiskFull
from tests.models.conftest import MakeModel
from tests.toy.table import AGAINST_BOT, BOTS, TWO_PERSONS, MemorySink, opened, race
from tests.toy.words import DrawCard, EndTurn, LayTraps, ShowCard, Sprint, Walk

DREAMER = (Seat("north", "person", "Ann"), Seat("south", "bot", level="dreamer"))
STUMBLER = (Seat("north", "person", "Ann"), Seat("south", "bot", level="stumbler"))
PLAYED_TURN = (Walk(1), Walk(2), EndTurn())


class SmallDisk(MemorySink):
    """A sink whose troubles are told as the library tells them."""

    def _require_room(self) -> None:
        if self.full:
            raise DiskFull(Path("library.db"))


def play(model: SessionModel, *actions: object) -> None:
    for action in actions:
        assert isinstance(action, Walk | EndTurn | Sprint | ShowCard | LayTraps)
        model.play(action)


def test_one_person_alone_is_the_viewer_from_the_start(make_model: MakeModel) -> None:
    model = make_model(opened(AGAINST_BOT))
    model.begin()
    assert model.viewer == "north"
    assert isinstance(model.decision, Choice)
    assert not model.covered


def test_chance_is_answered_at_once_by_its_source(make_model: MakeModel) -> None:
    model = make_model(race(AGAINST_BOT))
    model.begin()
    assert isinstance(model.decision, Choice)
    assert model.session.ply == 2


def test_one_signal_tells_of_every_change_in_order(make_model: MakeModel) -> None:
    model = make_model(opened(TWO_PERSONS))
    model.begin()
    model.hand_over_done()
    heard: list[Change] = []
    model.changed.connect(heard.append)
    play(model, Sprint())
    assert [change.ply for change in heard] == [5, 6]
    assert [change.kind for change in heard] == ["played", "played"]


def test_what_stands_beside_the_board_follows_once_for_all_that_goes_on_in_a_breath(
    make_model: MakeModel,
) -> None:
    model = make_model(opened(TWO_PERSONS))
    model.begin()
    heard: list[tuple[str, int | None]] = []
    model.shown.connect(lambda change: heard.append(("shown", change and change.ply)))
    model.looked.connect(lambda ply: heard.append(("looked", ply)))
    model.hand_over_done()
    assert heard == [("looked", None), ("shown", None)]
    heard.clear()
    model.changed.connect(lambda change: heard.append(("changed", change.ply)))
    play(model, Sprint())
    assert heard == [("changed", 5), ("changed", 6), ("shown", 6)]
    heard.clear()
    model.look_at(3)
    assert heard == [("looked", 3), ("shown", None)]


def test_what_answers_itself_is_shown_after_its_answer_or_when_none_comes(
    make_model: MakeModel, qtbot: QtBot
) -> None:
    model = make_model(opened(AGAINST_BOT))
    model.begin()
    shown: list[Change | None] = []
    model.shown.connect(shown.append)
    answering = True
    model.telling.answers = lambda: answering
    play(model, Walk(1))
    qtbot.wait(10)
    assert shown == []
    answering = False
    model.undo()
    assert [change and change.kind for change in shown] == ["undone"]
    answering = True
    play(model, Walk(1))
    answering = False
    # Whoever was to answer did not.
    qtbot.waitUntil(lambda: shown[1:] == [None])


def test_a_roll_waits_for_the_person_if_that_is_wanted(make_model: MakeModel) -> None:
    model = make_model(opened(AGAINST_BOT))
    model.ask_before_rolls(True)  # a Qt-like setter
    model.begin()
    play(model, Sprint())
    assert isinstance(model.decision, Chance)
    model.roll()
    assert isinstance(model.decision, Choice)


def test_dice_of_ones_own_are_told_by_the_person(make_model: MakeModel) -> None:
    session = opened(AGAINST_BOT)
    session.set_by_hand(["sprint"])
    model = make_model(session)
    model.begin()
    play(model, Sprint())
    assert isinstance(model.decision, Chance)
    model.play(Rolled((9,)))
    assert session.entry_at(5).by == "hand"
    assert session.state.runners["north"].at == 2


def test_a_single_roll_by_hand_can_be_left_to_the_program(make_model: MakeModel) -> None:
    session = opened(AGAINST_BOT)
    session.set_by_hand(["sprint"])
    model = make_model(session)
    model.begin()
    play(model, Sprint())
    model.roll()
    assert session.entry_at(5).by == "dice"
    assert session.by_hand == {"sprint"}


def test_a_computer_player_moves_off_the_thread_of_the_screen(
    make_model: MakeModel, qtbot: QtBot
) -> None:
    model = make_model(opened(AGAINST_BOT))
    model.begin()
    seats: list[object] = []
    model.thinking.connect(seats.append)
    play(model, *PLAYED_TURN)
    qtbot.waitUntil(lambda: model.choice is not None)
    assert [seat.side for seat in seats if isinstance(seat, Seat)][:1] == ["south"]
    assert seats[-1] is None


def test_an_answer_is_dropped_if_the_game_has_gone_elsewhere(
    make_model: MakeModel, qtbot: QtBot
) -> None:
    model = make_model(opened(DREAMER))
    model.begin()
    play(model, *PLAYED_TURN)
    qtbot.waitUntil(lambda: model.is_thinking)
    model.undo()
    assert model.choice is not None
    ply = model.session.ply
    qtbot.waitUntil(lambda: not model.is_thinking)
    assert model.session.ply == ply


@pytest.mark.parametrize("turn", [SessionModel.undo, SessionModel.redo])
def test_what_cannot_be_taken_back_stops_no_computer_player(
    make_model: MakeModel, qtbot: QtBot, turn: Callable[[SessionModel], None]
) -> None:
    dreamers = tuple(Seat(side, "bot", level="dreamer") for side in ("north", "south"))
    model = make_model(opened(dreamers))
    model.computers.set_seconds(600)
    model.begin()
    qtbot.waitUntil(lambda: model.is_thinking)
    told: list[Refused] = []
    model.refused.connect(told.append)
    turn(model)
    assert len(told) == 1
    assert model.is_thinking


@pytest.mark.parametrize("turn", [SessionModel.undo, SessionModel.redo])
def test_whoever_looks_back_goes_on_looking_if_nothing_can_be_taken_back(
    make_model: MakeModel, turn: Callable[[SessionModel], None]
) -> None:
    model = make_model(opened(TWO_PERSONS))
    model.begin()
    model.hand_over_done()
    model.look_at(2)
    before = model.view
    turn(model)
    assert model.looking_at == 2
    assert model.view == before


def test_hurry_ends_a_long_thought(make_model: MakeModel, qtbot: QtBot) -> None:
    model = make_model(opened(DREAMER))
    model.computers.set_seconds(600)
    model.begin()
    play(model, *PLAYED_TURN)
    qtbot.waitUntil(lambda: model.is_thinking)
    ply = model.session.ply

    def hurried() -> bool:
        model.hurry()
        return model.session.ply > ply

    qtbot.waitUntil(hurried)


def test_paused_computer_players_wait_and_go_one_step_at_a_time(
    make_model: MakeModel, qtbot: QtBot
) -> None:
    model = make_model(opened(AGAINST_BOT))
    model.pause(True)  # a Qt-like setter
    model.begin()
    play(model, *PLAYED_TURN)
    ply = model.session.ply
    assert not model.is_thinking
    model.step()
    qtbot.waitUntil(lambda: model.session.ply > ply)
    after = model.session.ply
    assert after == ply + 1
    model.pause(False)  # a Qt-like setter
    qtbot.waitUntil(lambda: model.choice is not None)


def test_a_computer_player_that_breaks_down_is_a_fault_of_the_program(
    make_model: MakeModel, qtbot: QtBot
) -> None:
    model = make_model(opened(STUMBLER))
    model.begin()
    with qtbot.captureExceptions() as caught:
        play(model, *PLAYED_TURN)
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError


def test_another_person_gets_the_screen_only_after_a_hand_over(make_model: MakeModel) -> None:
    model = make_model(opened(TWO_PERSONS))
    asked: list[Seat] = []
    model.hand_over.connect(asked.append)
    model.begin()
    assert [seat.side for seat in asked] == ["north"]
    assert (model.decision, model.viewer) == (None, None)
    model.hand_over_done()
    play(model, *PLAYED_TURN)
    assert [seat.side for seat in asked] == ["north", "south"]
    assert (model.decision, model.viewer) == (None, "north")
    model.hand_over_done()
    assert model.viewer == "south"
    assert model.choice is not None


def test_a_card_drawn_by_hand_is_told_by_whom_it_belongs_to_after_a_hand_over(
    make_model: MakeModel,
) -> None:
    model = make_model(race(TWO_PERSONS, by_hand=("draw",)))
    asked: list[Seat] = []
    model.hand_over.connect(asked.append)
    model.begin()
    told: list[tuple[Side | None, str]] = []
    for card in ("boots", "mud"):
        told.append((model.viewer, "nothing" if model.decision is None else "a chance"))
        model.hand_over_done()
        told.append((model.viewer, "nothing" if model.decision is None else "a chance"))
        model.play(DrawCard(card))
    assert told == [
        (None, "nothing"),
        ("north", "a chance"),
        ("north", "nothing"),
        ("south", "a chance"),
    ]
    assert asked[:2] == list(TWO_PERSONS)


def test_nothing_can_be_undone_while_the_screen_is_passed_on(make_model: MakeModel) -> None:
    model = make_model(opened(TWO_PERSONS))
    model.begin()
    model.hand_over_done()
    play(model, *PLAYED_TURN)
    assert not model.can_undo()
    assert not model.can_redo()


def test_the_view_is_that_of_the_viewer_only(make_model: MakeModel) -> None:
    model = make_model(opened(TWO_PERSONS))
    model.begin()
    assert (model.view.own, model.view.traps) == ("", ())
    model.hand_over_done()
    assert (model.view.own, model.view.traps) == ("boots", (3,))


def test_looking_back_shows_the_past_as_the_viewer_knew_it_and_locks_moves(
    make_model: MakeModel,
) -> None:
    model = make_model(opened(AGAINST_BOT))
    model.begin()
    play(model, Walk(1))
    model.look_at(4)
    assert model.view.at["north"] == 0
    assert model.decision is None
    model.look_at(None)
    assert model.view.at["north"] == 1
    assert model.choice is not None


def test_looking_at_the_last_position_is_no_looking_back(make_model: MakeModel) -> None:
    model = make_model(opened(AGAINST_BOT))
    model.begin()
    model.look_at(99)
    assert model.looking_at is None


def test_a_refusal_leaves_everything_as_it_was(make_model: MakeModel) -> None:
    model = make_model(opened(AGAINST_BOT))
    model.begin()
    refused: list[Refused] = []
    model.refused.connect(refused.append)
    play(model, Walk(5))
    assert len(refused) == 1
    assert model.session.ply == 4


def test_what_could_not_be_stored_is_taken_back_and_can_be_tried_again(
    make_model: MakeModel,
) -> None:
    sink = SmallDisk()
    model = make_model(opened(AGAINST_BOT, sink=sink))
    model.begin()
    failed: list[object] = []
    model.failed.connect(failed.append)
    model.shown.connect(failed.append)
    sink.full = True
    play(model, Walk(1))
    assert isinstance(failed[0], DiskFull)
    # What was not shown because more was to follow is shown now.
    assert failed[1:] == [None]
    assert model.session.ply == 4
    sink.full = False
    model.retry()
    assert model.session.ply == 5


def test_a_finished_game_says_who_won(make_model: MakeModel, qtbot: QtBot) -> None:
    model = make_model(race(BOTS, limit=3))
    model.begin()
    qtbot.waitUntil(lambda: model.session.outcome is not None)
    assert model.waiting == model.game.outcome_text(model.session.state)
    assert model.viewer is None


@pytest.mark.parametrize("ply", [0, 2, 4])
def test_a_branch_begins_at_the_position_looked_at(make_model: MakeModel, ply: int) -> None:
    model = make_model(opened(AGAINST_BOT))
    assert model.branch(ply).ply == ply


def test_thinking_that_failed_is_told_and_asked_for_again(
    make_model: MakeModel, qtbot: QtBot
) -> None:
    model = make_model(opened(AGAINST_BOT))
    failed: list[object] = []
    model.failed.connect(failed.append)
    model.begin()
    play(model, *PLAYED_TURN)
    model.computers.stop()
    model.computers.failed.emit(ThinkingFailed(model.waiting))
    assert isinstance(failed[0], ThinkingFailed)
    model.retry()
    qtbot.waitUntil(lambda: model.choice is not None)


def test_the_opening_draws_are_forced_on_nobody(make_model: MakeModel) -> None:
    model = make_model(race(AGAINST_BOT, by_hand=("draw",)))
    model.begin()
    assert isinstance(model.decision, Chance)
    model.play(DrawCard("mud"))
    assert model.session.state.runners["north"].card == "mud"
