import pytest

from desktop.play.session import Change, Session
from desktop.rules.core import Chance, Refused, Rolled, Setup
from tests.toy.race import Race
from tests.toy.table import (
    AGAINST_BOT,
    OPENING,
    TWO_PERSONS,
    MemorySink,
    encoded,
    opened,
    play,
    play_out,
    race,
)
from tests.toy.words import DrawCard, EndTurn, LayTraps, ShowCard, Sprint, Walk


def test_a_new_game_asks_for_its_first_decision() -> None:
    session = race()
    assert isinstance(session.decision, Chance)
    assert session.seat_to_act() is None
    assert (session.ply, session.length) == (0, 0)


def test_a_choice_is_that_of_the_seat_of_its_side() -> None:
    session = opened()
    assert session.seat_to_act() == TWO_PERSONS[0]


def test_a_setup_that_the_rules_refuse_begins_no_game() -> None:
    with pytest.raises(Refused, match="TOY-1"):
        Session(Race(), Setup("race", ("north",)), TWO_PERSONS, 1)


def test_a_refused_action_leaves_everything_untouched() -> None:
    sink = MemorySink()
    session = opened(sink=sink)
    heard: list[Change] = []
    session.listen(heard.append)
    before = encoded(session)
    for wrong in (Walk(5), ShowCard("mud"), DrawCard("mud"), Rolled((3,)), LayTraps(())):
        with pytest.raises(Refused):
            session.play(wrong)
    assert (encoded(session), session.ply, len(sink.actions), heard) == (before, 4, 4, [])


def test_an_open_choice_takes_what_is_not_listed_but_allowed() -> None:
    session = race()
    play(session, *OPENING[:2], LayTraps((5, 6)))
    assert session.state.runners["north"].traps == (5, 6)
    with pytest.raises(Refused, match="Two traps at most"):
        session.play(LayTraps((2, 3, 4)))


def test_listeners_hear_of_a_change_after_it_was_stored() -> None:
    sink = MemorySink()
    session = opened(sink=sink)
    heard: list[tuple[Change, int]] = []
    session.listen(lambda change: heard.append((change, len(sink.actions))))
    session.play(Walk(1))
    (change, stored) = heard[0]
    assert (change.kind, change.ply, change.side, stored) == ("played", 5, "north", 5)
    assert [type(event).__name__ for event in change.events] == ["Moved"]


def test_a_listener_that_plays_on_is_heard_in_order_by_all() -> None:
    session = opened()
    heard: list[int] = []

    def answer(change: Change) -> None:
        if isinstance(session.decision, Chance):
            session.roll()

    session.listen(answer)
    session.listen(lambda change: heard.append(change.ply))
    session.play(Sprint())
    assert heard == [5, 6]


def test_who_ends_listening_hears_no_more() -> None:
    session = opened()
    heard: list[Change] = []
    end = session.listen(heard.append)
    end()
    end()
    session.play(Walk(1))
    assert heard == []


def test_a_failing_listener_costs_nothing_but_its_own_exception() -> None:
    session = opened()
    heard: list[Change] = []

    def fail(change: Change) -> None:
        raise RuntimeError("the window is gone")

    end = session.listen(fail)
    session.listen(heard.append)
    with pytest.raises(RuntimeError):
        session.play(Walk(1))
    end()
    session.play(Walk(2))
    assert [change.ply for change in heard] == [6]


def test_chance_is_answered_from_the_seed_and_noted_as_dice() -> None:
    session, again = race(seed=9), race(seed=9)
    action = session.roll()
    assert action == again.roll()
    assert session.entry_at(0).by == "dice"


def test_there_is_nothing_to_roll_when_a_side_decides() -> None:
    with pytest.raises(Refused, match="nothing to roll"):
        opened().roll()


def test_by_hand_a_person_answers_and_it_is_noted() -> None:
    session = race(by_hand=("draw",))
    assert session.roll() is None
    session.play(DrawCard("sleep"))
    assert session.entry_at(0).by == "hand"


def test_who_answers_can_be_changed_in_mid_game() -> None:
    sink = MemorySink()
    session = opened(sink=sink)
    session.play(Sprint())
    session.set_by_hand(["sprint"])
    assert session.roll() is None
    assert sink.standing is not None
    assert sink.standing.by_hand == ("sprint",)
    with pytest.raises(Refused):
        session.play(Rolled((11,)))
    with pytest.raises(Refused):
        session.play(Rolled((0,)))
    session.play(Rolled((10,)))
    session.play(Sprint())
    session.set_by_hand([])
    assert session.roll() is not None
    assert [session.entry_at(ply).by for ply in (5, 7)] == ["hand", "dice"]


def test_a_finished_game_decides_nothing_more() -> None:
    session = race()
    play_out(session)
    assert session.outcome is not None
    assert session.seat_to_act() is None
    with pytest.raises(Refused, match="over"):
        session.play(EndTurn())


def test_the_standing_says_how_it_ended() -> None:
    sink = MemorySink()
    session = race(sink=sink)
    play_out(session)
    assert sink.standing is not None
    assert sink.standing.outcome == session.outcome
    assert sink.standing.outcome_text is not None
    assert sink.standing.deciding is None


# A full disk


def test_what_could_not_be_stored_was_not_played() -> None:
    sink = MemorySink()
    session = opened(sink=sink)
    session.play(Walk(1))
    heard: list[Change] = []
    session.listen(heard.append)
    before, log = encoded(session), list(session.log)
    sink.full = True
    with pytest.raises(OSError, match="No space"):
        session.play(Walk(2))
    with pytest.raises(OSError, match="No space"):
        session.undo()
    assert (encoded(session), session.ply, session.length) == (before, 5, 5)
    assert (session.log, heard) == (log, [])
    sink.full = False
    session.play(Walk(2))
    assert session.state.runners["north"].at == 2
    assert [change.ply for change in heard] == [6]


def test_a_redo_that_could_not_be_stored_can_be_tried_again() -> None:
    sink = MemorySink()
    session = opened(sink=sink)
    session.play(Walk(1))
    session.undo()
    sink.full = True
    with pytest.raises(OSError, match="No space"):
        session.redo()
    assert session.ply == 4
    sink.full = False
    session.redo()
    assert session.ply == 5


def test_a_take_back_that_could_not_be_stored_is_not_held_against_anybody() -> None:
    sink = MemorySink()
    session = opened(AGAINST_BOT, sink=sink)
    play(session, Sprint(), Rolled((9,)))
    sink.full = True
    with pytest.raises(OSError, match="No space"):
        session.undo(past_bounds=True)
    assert session.take_backs == ()
    with pytest.raises(OSError, match="No space"):
        session.set_by_hand(["sprint"])
    assert session.by_hand == frozenset()
    with pytest.raises(OSError, match="No space"):
        session.set_bookmark(2, "here")
    assert session.bookmarks == {}


def test_a_snapshot_is_stored_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.play.session.SNAPSHOT_EVERY", 10)
    sink = MemorySink()
    session = race(sink=sink)
    play_out(session)
    assert session.length > 20
    assert list(sink.snapshots) == list(range(10, session.length + 1, 10))
    for ply, state in sink.snapshots.items():
        assert session.game.encode(session.at(ply)) == state


# Looking back


def test_any_position_can_be_looked_at_without_leaving_the_present() -> None:
    session = race()
    seen = [encoded(session)]
    session.listen(lambda change: seen.append(encoded(session)))
    play_out(session)
    present = encoded(session)
    assert [session.game.encode(session.at(ply)) for ply in range(session.length + 1)] == seen
    assert encoded(session) == present
    with pytest.raises(LookupError):
        session.at(session.length + 1)
    with pytest.raises(LookupError):
        session.at(-1)


def test_looking_back_shows_what_the_side_knew_then() -> None:
    session = opened()
    before = session.view("north")
    play(session, Walk(1), Walk(2))
    assert session.view_at(4, "north") == before
    assert session.view_at(4, "south").own == "mud"
    assert session.view_at(4, None).own == ""


def test_the_events_of_an_entry_can_be_told_again() -> None:
    session = opened()
    told: list[Change] = []
    session.listen(told.append)
    play(session, Walk(1), Walk(2), EndTurn())
    assert [session.events_at(ply) for ply in (4, 5, 6)] == [change.events for change in told]
    with pytest.raises(LookupError):
        session.events_at(7)


def test_bookmarks_are_put_moved_and_taken_away() -> None:
    sink = MemorySink()
    session = opened(sink=sink)
    heard: list[str] = []
    session.listen(lambda change: heard.append(change.kind))
    session.set_bookmark(3, "before the traps")
    session.set_bookmark(4, "start")
    session.set_bookmark(3, None)
    assert session.bookmarks == {4: "start"}
    assert sink.bookmarks == {3: None, 4: "start"}
    assert heard == ["bookmark"] * 3
    with pytest.raises(LookupError):
        session.set_bookmark(5, "too far")


def test_bookmarks_of_positions_that_are_no_more_go() -> None:
    session = opened()
    session.play(Walk(1))
    session.set_bookmark(4, "before")
    session.set_bookmark(5, "after")
    session.undo()
    assert session.bookmarks == {4: "before", 5: "after"}
    session.play(Sprint())
    assert session.bookmarks == {4: "before"}


def test_a_branch_begins_where_it_was_taken_with_dice_of_its_own() -> None:
    session = race()
    play_out(session)
    session.set_bookmark(3, "early")
    session.set_bookmark(9, "late")
    record = session.branch(7)
    assert (record.ply, len(record.entries)) == (7, 7)
    assert record.bookmarks == {3: "early"}
    assert record.seed != session.seed
    branch = session.load(Race(), record)
    assert encoded(branch) == session.game.encode(session.at(7))
    assert branch.trouble is None
    play_out(branch, seed=5)
    with pytest.raises(LookupError):
        session.branch(session.length + 1)
