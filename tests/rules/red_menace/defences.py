"""What tests of interceptors and SAMs share: who is Ready, where SAMs stand, what was told."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable
from typing import TypeVar

from desktop.rules.core import Chance, Choice, Event
from desktop.rules.red_menace.records import Sam
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import asked

E = TypeVar("E", bound=Event)


def ready(s: State, units: str) -> None:
    """Make exactly these Soviet and Cuban interceptors Ready ("su9 mig19 mig19"); none else."""
    wanted = Tally(units.split())
    for each in s.interceptors:
        if each.unit in ("mig19", "su9", "tu28", "mig19_cuba"):
            each.box, each.city = "aside", ""
            if wanted[each.unit]:
                wanted[each.unit] -= 1
                each.box, each.city = "ready", "1" if each.unit == "tu28" else ""
    assert not wanted.total()


def boxes(s: State, unit: str) -> list[str]:
    """Return the boxes of the interceptors of a type that are in play."""
    return [each.box for each in s.interceptors if each.unit == unit and each.box != "aside"]


def stand(s: State, unit: str, hex_id: str) -> Sam:
    """Put a SAM of a type that is not on the map into a hex."""
    sam = next(each for each in s.sams if each.unit == unit and each.where in ("pool", "aside"))
    sam.where, sam.hex = "map", hex_id
    return sam


def chance(s: State) -> Chance:
    """Return the roll that is asked for now."""
    found = asked(s)
    assert isinstance(found, Chance), found
    return found


def choice(s: State) -> Choice:
    """Return the choice that the player has now."""
    found = asked(s)
    assert isinstance(found, Choice), found
    return found


def dice(s: State) -> int:
    """Return how many dice are rolled together now."""
    roll = chance(s).roll
    assert roll is not None
    return roll.count


def told(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return what was told of a kind."""
    return [event for event in events if isinstance(event, kind)]


def flying(s: State) -> list[str]:
    """Return the types of the player's bombers in flight."""
    return [each.unit for each in s.bombers if each.where == "flight"]
