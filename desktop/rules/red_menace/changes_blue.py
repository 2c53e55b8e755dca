"""Changes of the player's bombers: the only functions that assign to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_blue as told

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State


def lose(s: State, numbers: Iterable[int], tell: Tell, rule: str) -> None:
    """Destroy bombers of one place, in flight or on the ground (RM-10.1.4, RM-10.1.3l)."""
    lost = tuple(numbers)
    if not lost:
        return
    first = s.bombers[lost[0]]
    units = tuple(s.bombers[number].unit for number in lost)
    tell(told.BlueBombersLost(rule, first.at, units, lost, first.where == "ground"))
    for number in lost:
        bomber = s.bombers[number]
        bomber.where, bomber.at = "lost", ""
        bomber.moves, bomber.moved = 0, False


def recall(s: State, numbers: Iterable[int], tell: Tell, rule: str) -> None:
    """Call bombers in flight home: there is nothing left that they can attack (RM-12.2.3b)."""
    called = tuple(numbers)
    tell(told.Recalled(rule, tuple(s.bombers[number].unit for number in called)))
    for number in called:
        s.bombers[number].where, s.bombers[number].at = "home", ""
