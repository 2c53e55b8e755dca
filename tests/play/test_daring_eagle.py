"""The real game in a session: what the race is too small to show."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from desktop.catalogue import open_game
from desktop.play import record as records
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.play.simulate import RANDOM, simulate
from desktop.play.thinking import question
from desktop.rules.core import Chance, Choice, Setup

GAME = open_game("daring_eagle")


def begun(sides: int, seed: int) -> Session[Any]:
    setup = Setup("", GAME.all_sides[:sides])
    seats = tuple(Seat(side, "bot", level=GAME.levels[0].key) for side in setup.sides)
    return Session(GAME, setup, seats, seed)


def played(session: Session[Any], most: int) -> Iterator[Session[Any]]:
    rng = Random(session.seed)
    while session.decision is not None and session.length < most:
        if isinstance(session.decision, Chance):
            session.roll()
        else:
            session.play(rng.choice(session.decision.actions))
        yield session


def same(one: Session[Any], other: Session[Any]) -> bool:
    return GAME.encode(one.state) == GAME.encode(other.state) and one.decision == other.decision


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_a_game_left_and_loaded_now_and_then_is_the_same_game(sides: int) -> None:
    for session in played(begun(sides, seed=sides), 400):
        if session.ply % 7:
            continue
        again = Session.load(GAME, records.decode(session.record().encode(), GAME))
        assert same(again, session)
        assert again.log == session.log


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_every_position_can_be_looked_at_again(sides: int) -> None:
    session = begun(sides, seed=sides)
    seen = [GAME.encode(session.state)]
    seen += [GAME.encode(each.state) for each in played(session, 300)]
    assert [GAME.encode(session.at(ply)) for ply in range(session.length + 1)] == seen


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_all_that_a_computer_player_is_told_goes_through_bytes(sides: int) -> None:
    for session in played(begun(sides, seed=sides), 300):
        for side in (*session.setup.sides, None):
            view = session.view(side)
            data = msgspec.msgpack.encode(view)
            assert msgspec.msgpack.decode(data, type=GAME.view_type) == view
        if isinstance(session.decision, Choice):
            asked = question(session, seconds=1)
            listed = msgspec.msgpack.decode(asked.actions, type=list[msgspec.Raw])
            decoded = tuple(msgspec.msgpack.decode(raw, type=GAME.action_type) for raw in listed)
            assert decoded == session.decision.actions


def test_the_cards_of_another_become_known_to_all_but_their_owner() -> None:
    shown = {
        event
        for session in played(begun(2, seed=1), 400)
        for event in session.events_at(session.ply - 1)
        if event.reveals_to("gold") != event.reveals_to("green")
    }
    assert {type(event).__name__ for event in shown} >= {
        *("MoveCardsPaid", "CardPlayed", "Surrendered")
    }
    assert all(getattr(event, "side", None) in ("gold", "green") for event in shown)


def test_an_attack_once_confirmed_stands_and_so_does_an_airlift() -> None:
    """Either shows what the others cannot answer, even if nobody else comes to decide."""
    found: Counter[tuple[str, bool]] = Counter()
    session = begun(2, seed=3)
    session.seats = (Seat("gold", "person"), session.seats[1])
    for _ in played(session, 400):
        entry = session.entry_at(session.ply - 1)
        kind = type(entry.action).__name__
        if entry.by == "gold" and kind in ("Move", "FreeMove", "Attack", "AirliftMove"):
            told = {type(event).__name__ for event in session.events_at(session.ply - 1)}
            stands = kind == "AirliftMove" or "CardsCommitted" in told
            assert session.can_undo() == (not stands)
            found[kind, stands] += 1
    assert set(found) >= {
        *(("Move", False), ("FreeMove", False), ("Attack", True), ("AirliftMove", True))
    }


def test_games_at_random_come_to_an_end() -> None:
    setup = Setup("", GAME.all_sides[:2])
    results = simulate(GAME, setup, (RANDOM, RANDOM), games=10, seed=7)
    assert "" not in results.ends
    assert all(end.startswith("DE-7") for end in results.ends)
