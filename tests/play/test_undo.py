import pytest

from desktop.play.log import TakenBack
from desktop.play.seats import Seat
from desktop.play.session import Change
from desktop.rules.core import Chance, Refused, Rolled
from desktop.text import sentence
from tests.toy.table import (
    AGAINST_BOT,
    BOTS,
    OPENING,
    TWO_PERSONS,
    encoded,
    opened,
    play,
    race,
)
from tests.toy.words import DrawCard, EndTurn, LayTraps, ShowCard, Sprint, Walk


def test_undo_and_redo_go_one_decision_back_and_forth() -> None:
    session = opened()
    states = [encoded(session)]
    for action in (Walk(1), Walk(2)):
        session.play(action)
        states.append(encoded(session))
    session.undo()
    assert encoded(session) == states[1]
    session.undo()
    assert encoded(session) == states[0]
    session.redo()
    assert encoded(session) == states[1]
    session.redo()
    assert encoded(session) == states[2]
    assert not session.can_redo()
    with pytest.raises(Refused, match="nothing to redo"):
        session.redo()


def test_listeners_hear_what_a_redo_tells_again() -> None:
    session = opened()
    session.play(Walk(1))
    heard: list[Change] = []
    session.listen(heard.append)
    session.undo()
    session.redo()
    assert heard == [
        Change("undone", (), 4, "north"),
        Change("redone", session.events_at(4), 5, "north"),
    ]


def test_another_action_takes_the_place_of_what_was_undone() -> None:
    session = opened()
    play(session, Walk(1), Walk(2))
    session.undo()
    session.undo()
    session.play(ShowCard("boots"))
    assert (session.ply, session.length) == (5, 5)
    assert not session.can_redo()


def test_nothing_is_taken_back_before_somebody_has_decided() -> None:
    session = race()
    assert not session.can_undo()
    with pytest.raises(Refused, match="nothing to take back"):
        session.undo()
    play(session, *OPENING[:2])
    assert not session.can_undo(past_bounds=True)
    with pytest.raises(Refused, match="nothing to take back"):
        session.undo(past_bounds=True)


def test_dice_stand() -> None:
    session = opened()
    session.play(Sprint())
    assert session.can_undo()
    session.play(Rolled((2,)))
    assert not session.can_undo()
    with pytest.raises(Refused, match="rolled or drawn"):
        session.undo()


def test_what_was_decided_after_the_dice_can_be_taken_back() -> None:
    session = opened()
    play(session, Sprint(), Rolled((2,)), Walk(1))
    session.undo()
    assert session.ply == 6
    assert not session.can_undo()


def test_what_somebody_else_has_shown_is_known() -> None:
    session = opened(AGAINST_BOT)
    play(session, Walk(1), EndTurn(), ShowCard("mud"))
    reason = session.undo_reason()
    assert reason is not None
    assert "hidden" in sentence(reason)


def test_ones_own_card_can_be_taken_back_before_anybody_answered() -> None:
    session = opened()
    session.play(ShowCard("boots"))
    session.undo()
    assert session.view("north").own == "boots"


def test_a_trap_that_was_found_stays_found() -> None:
    session = opened()
    play(session, Sprint(), Rolled((10,)), ShowCard("boots"), EndTurn())
    play(session, Walk(1), Walk(2), EndTurn(), Walk(4))
    assert session.events_at(11)[-1].reveals_to("north")
    assert not session.can_undo()


def test_nothing_is_taken_back_once_another_person_has_the_table() -> None:
    session = opened()
    play(session, Walk(1), Walk(2), EndTurn())
    reason = session.undo_reason()
    assert reason is not None
    assert sentence(reason) == "The table has passed to Ben."
    assert not session.can_undo(past_bounds=True)
    session.play(Walk(1))
    session.undo()
    assert session.ply == 7
    assert not session.can_undo()


def test_a_person_without_a_name_is_called_by_the_side() -> None:
    session = opened((Seat("north", "person"), Seat("south", "person")))
    play(session, Walk(1), Walk(2), EndTurn())
    reason = session.undo_reason()
    assert reason is not None
    assert sentence(reason) == "The table has passed to South."


def test_the_moves_of_a_bot_are_stepped_over() -> None:
    session = opened(AGAINST_BOT)
    play(session, Walk(1), Walk(2), EndTurn(), Walk(1))
    assert session.seat_to_act() == AGAINST_BOT[1]
    session.undo()
    assert session.ply == 6
    assert session.seat_to_act() == AGAINST_BOT[0]
    session.redo()
    assert session.ply == 8
    play(session, Walk(2), EndTurn())
    session.undo()
    assert session.ply == 6
    session.redo()
    assert (session.ply, session.seat_to_act()) == (10, AGAINST_BOT[0])


def test_among_bots_there_is_nothing_to_take_back() -> None:
    session = opened(BOTS)
    session.play(Walk(1))
    assert not session.can_undo()
    assert not session.can_undo(past_bounds=True)


def test_the_last_decision_of_a_finished_game_can_be_taken_back() -> None:
    session = race(AGAINST_BOT, limit=1)
    play(session, *OPENING, Walk(1), Walk(2), EndTurn())
    assert session.outcome is not None
    session.undo()
    assert session.outcome is None


# Past the bounds


def test_who_plays_alone_may_take_back_dice_and_the_log_keeps_it() -> None:
    session = opened(AGAINST_BOT)
    play(session, Walk(1), Sprint(), Rolled((2,)))
    session.undo(past_bounds=True)
    assert (session.ply, session.length) == (5, 7)
    assert [(each.ply, each.before) for each in session.take_backs] == [(5, 7)]
    line = session.log[-1].event
    assert line == TakenBack("", 2)
    assert sentence(line.text(None)) == "Steps taken back after dice or cards had been seen: 2"
    session.play(Walk(2))
    assert [type(entry.event).__name__ for entry in session.log[-3:]] == [
        "Moved",
        "TakenBack",
        "Moved",
    ]


def test_an_undo_within_the_bounds_leaves_no_mark_whatever_was_asked() -> None:
    session = opened(AGAINST_BOT)
    session.play(Walk(1))
    session.undo(past_bounds=True)
    assert session.take_backs == ()
    assert len(session.log) == 5


def test_in_company_the_bounds_hold() -> None:
    session = opened(TWO_PERSONS)
    play(session, Sprint(), Rolled((2,)))
    with pytest.raises(Refused, match="rolled or drawn"):
        session.undo(past_bounds=True)


def test_neither_undo_nor_take_back_rolls_again() -> None:
    session = opened(AGAINST_BOT)
    session.play(Sprint())
    first = session.roll()
    session.undo(past_bounds=True)
    session.play(Sprint())
    assert session.roll() == first


def test_a_redo_brings_dice_of_the_hand_back_as_they_were() -> None:
    session = opened(AGAINST_BOT)
    play(session, Sprint(), Rolled((7,)))
    after = encoded(session)
    session.undo(past_bounds=True)
    session.redo()
    assert encoded(session) == after
    assert session.entry_at(5).by == "hand"


def test_undo_waits_for_dice_of_the_hand_without_becoming_their_answer() -> None:
    session = race(AGAINST_BOT, by_hand=("sprint",))
    play(session, DrawCard("boots"), DrawCard("mud"), LayTraps(()), LayTraps(()), Sprint())
    assert session.roll() is None
    session.undo()
    assert session.ply == 4
    session.redo()
    assert isinstance(session.decision, Chance)


# The log


def test_an_undo_removes_its_lines_and_a_redo_brings_them_back() -> None:
    session = opened()
    play(session, Walk(1), Walk(2))
    lines = list(session.log)
    session.undo()
    assert session.log == lines[:-1]
    session.redo()
    assert session.log == lines


def test_the_log_that_grows_equals_the_log_that_is_written_anew() -> None:
    session = opened()
    assert len(session.log) == 5
    play(session, Walk(1), ShowCard("boots"), EndTurn())
    grown = list(session.log)
    assert grown == session.load(session.game, session.record()).log
    assert [line.turn for line in grown] == [0, 0, 0, 0, 0, 1, 1, 1, 1]


def test_a_side_reads_the_log_without_the_secrets_of_others() -> None:
    session = opened()
    north = [sentence(line.seen_by("north").event.text(None)) for line in session.log]
    assert north[:2] == ["North draws boots", "South draws a card"]
    nobody = [sentence(line.seen_by(None).event.text(None)) for line in session.log]
    assert nobody[:2] == ["North draws a card", "South draws a card"]
