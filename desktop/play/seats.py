"""Who sits where: persons and computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.rules.core import Choice, Side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.core import Decision


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side's place at the table and who takes it."""

    side: Side
    kind: Literal["person", "bot"]
    name: str = ""
    level: str = ""
    """How strong a computer player is; a key of the game's levels."""
    pin: str = ""
    """A salted hash, or empty if the seat is open to whoever sits down."""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the table decides."""
        return self.kind == "person"


def seat_of(seats: Iterable[Seat], side: Side) -> Seat:
    """Return the seat of a side; raise ``LookupError`` if it has none."""
    for seat in seats:
        if seat.side == side:
            return seat
    raise LookupError(f"No seat for {side}.")


def seat_to_act(seats: Iterable[Seat], decision: Decision | None) -> Seat | None:
    """Return who has to decide; nobody if chance does or the game is over."""
    return seat_of(seats, decision.side) if isinstance(decision, Choice) else None


def is_solo(seats: Iterable[Seat]) -> bool:
    """Return whether one person plays alone, so that nobody else is wronged by a take-back."""
    return sum(seat.is_person for seat in seats) == 1


def in_sight(seats: Iterable[Seat]) -> Seat | None:
    """Return the person whose view the screen shows from the first: who plays alone.

    Nobody's is shown where persons share the screen, or where a PIN keeps it for one.
    """
    persons = [seat for seat in seats if seat.is_person]
    return persons[0] if len(persons) == 1 and not persons[0].pin else None
