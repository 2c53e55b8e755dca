"""Random walks through play, undo, redo and reload, with dice and secrets on the way."""

import hashlib
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.play import record as records
from desktop.play.history import RECENT, SPARSE, History
from desktop.play.record import Entry
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Choice
from tests.toy.race import SETUP, Race, RaceState
from tests.toy.table import AGAINST_BOT, BOTS, OPENING, TWO_PERSONS, encoded, play_out, race, step
from tests.toy.words import EndTurn

GAME = Race()

STEPS = st.lists(
    st.sampled_from(["play", "play", "play", "undo", "past", "redo", "reload"]), max_size=60
)

TABLES = st.sampled_from([TWO_PERSONS, AGAINST_BOT, BOTS])


def reloaded(session: Session[RaceState]) -> Session[RaceState]:
    record = records.decode(session.record().encode(), GAME)
    return Session.load(GAME, record)


def digest(session: Session[RaceState]) -> str:
    return hashlib.sha256(encoded(session) + repr(session.log).encode()).hexdigest()


def barred(session: Session[RaceState], target: int, seats: tuple[Seat, ...]) -> bool:
    """Return from the entries alone whether something between target and present stands."""
    then = session.position_at(target).decision
    assert isinstance(then, Choice)
    for ply in range(target, session.ply):
        asked = session.position_at(ply).decision
        learned = any(event.reveals_to(then.side) for event in session.events_at(ply))
        if not isinstance(asked, Choice) or learned:
            return True
    now = session.decision
    persons = {seat.side for seat in seats if seat.is_person}
    return isinstance(now, Choice) and now.side in persons and now.side != then.side


@settings(max_examples=150)
@given(STEPS, TABLES, st.integers(0, 1000))
def test_no_walk_loses_invents_or_tells_anything(
    steps: list[str], seats: tuple[Seat, ...], seed: int
) -> None:
    session = race(seats, seed=seed, limit=6)
    rng = Random(seed)
    states = {0: encoded(session)}
    for each in steps:
        before, marks = session.ply, session.take_backs
        match each:
            case "play":
                if session.decision is not None:
                    step(session, rng)
                    states = {ply: state for ply, state in states.items() if ply <= before}
                    states[session.ply] = encoded(session)
            case "undo":
                if session.can_undo():
                    session.undo()
                    assert session.ply < before
                    assert session.take_backs == marks
            case "past":
                if session.can_undo(past_bounds=True):
                    way = session.way_back()
                    assert way is not None
                    free = not barred(session, way.ply, seats)
                    assert (way.bar is None) == free
                    session.undo(past_bounds=True)
                    assert len(session.take_backs) == len(marks) + (not free)
            case "redo":
                if session.can_redo():
                    session.redo()
                    assert session.ply > before
            case _:
                again = reloaded(session)
                assert digest(again) == digest(session)
                assert again.record() == session.record()
                session = again
        assert encoded(session) == states[session.ply]
        assert GAME.check(session.state) == []
        if each in ("undo", "past", "redo") and session.ply != before:
            person = session.seat_to_act()
            assert session.ply == session.length or (person is not None and person.is_person)


@settings(max_examples=25)
@given(st.integers(0, 1000))
def test_a_reload_at_every_prompt_plays_the_same_game(seed: int) -> None:
    straight, broken = race(seed=seed, limit=8), race(seed=seed, limit=8)
    one, two = Random(seed), Random(seed)
    while straight.decision is not None:
        step(straight, one)
        broken = reloaded(broken)
        step(broken, two)
        assert digest(reloaded(broken)) == digest(straight)
    assert broken.outcome == straight.outcome


@settings(max_examples=25)
@given(st.integers(0, 1000))
def test_undone_to_the_start_and_redone_the_game_is_the_same(seed: int) -> None:
    session = race(AGAINST_BOT, seed=seed, limit=8)
    play_out(session, seed)
    end, length = encoded(session), session.length
    while session.can_undo(past_bounds=True):
        session.undo(past_bounds=True)
    assert session.ply == 2
    while session.can_redo():
        session.redo()
    assert (encoded(session), session.ply) == (end, length)


def test_a_long_game_keeps_few_positions_whole() -> None:
    history = History(GAME, msgspec.structs.replace(SETUP, options={"limit": 1000}))
    entries = [Entry(action, "") for action in (*OPENING, *(EndTurn() for _ in range(999)))]
    assert history.adopt(entries, None) is None
    for ply in (1003, 1002, 500, 20, 700):
        for earlier in range(ply, ply - 20, -1):
            history.keep(earlier, GAME.encode(history.at(earlier).state))
    assert history.kept <= 2 * RECENT + 1003 // SPARSE + 2
    assert history.at(777).state.turn == 774


def test_the_view_of_a_side_holds_no_secret_of_the_other_after_any_walk() -> None:
    for seed in range(30):
        session = race(seed=seed, limit=4)
        rng = Random(seed)
        while session.decision is not None:
            step(session, rng)
            view = session.view("south")
            state = session.state
            state_card = state.runners["north"].card
            state.runners["north"].card = {"boots": "mud", "mud": "boots"}.get(state_card, "")
            if state_card in ("boots", "mud"):
                assert session.game.view(state, "south") == view
            state.runners["north"].card = state_card
