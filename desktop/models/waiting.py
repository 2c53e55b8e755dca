"""Whom a game waits for, and what the table says while nothing is asked of whoever looks at it."""

from __future__ import annotations

from typing import Any

from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Chance, Side, T, Text


def name_of(session: Session[Any], seat: Seat) -> Text | str:
    """Return what a seat is called: its own name, or that of the side."""
    side: Text = session.game.side_name(seat.side)
    return seat.name or side


def waiting_for(session: Session[Any], *, paused: bool) -> Text:
    """Return what a game waits for, or how it ended; ``paused`` is about computer players."""
    if session.outcome is not None:
        outcome: Text = session.game.outcome_text(session.state)
        return outcome
    seat = session.seat_to_act()
    if seat is None:
        return T("table", "The dice decide.")
    name = name_of(session, seat)
    if seat.is_person:
        return T("table", "Waiting for {name}.").of(name=name)
    if paused:
        return T("table", "{name} is paused.").of(name=name)
    return T("table", "{name} is thinking.").of(name=name)


def wanted(session: Session[Any], viewer: Side | None) -> Seat | None:
    """Return the person who is wanted at the screen, or the computer player that decides.

    A card drawn by hand is told by whoever gets to know it; where that is nobody in particular,
    anybody may.
    """
    decision = session.decision
    if not isinstance(decision, Chance):
        return session.seat_to_act()
    learners = decision.learns or ()
    persons = [seat for seat in session.seats if seat.is_person and seat.side in learners]
    persons.sort(key=lambda seat: (seat.side != viewer, learners.index(seat.side)))
    return next(iter(persons), None)
