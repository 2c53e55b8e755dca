"""Changes of the player's submarine: the only functions that assign to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_blue as told

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State


def sail(s: State, hex_id: str, tell: Tell) -> None:
    """Move the submarine; it has two moves in the whole game (RM-9.6b)."""
    start, s.sub.hex = s.sub.hex, hex_id
    s.sub.moves -= 1
    tell(told.SubmarineSailed("RM-9.6b", start, hex_id, s.sub.moves))


def fire(s: State, city: str, tell: Tell) -> None:
    """Spend a missile on a city, whatever comes of it (RM-10.5.1c)."""
    s.sub.missiles -= 1
    tell(told.PolarisFired("RM-10.5.1c", city, s.sub.hex, s.sub.missiles))


def add_missiles(s: State, count: int, tell: Tell) -> None:
    """Move the Polaris marker up: the submarine may fire once more (RM-8.10a)."""
    s.sub.missiles += count
    tell(told.MissileAdded("RM-8.10a", s.sub.missiles))


def lose(s: State, tell: Tell) -> None:
    """Put the submarine out of the game (RM-8.7a)."""
    tell(told.SubmarineLost("RM-8.7a", s.sub.hex))
    s.sub.where = "lost"
