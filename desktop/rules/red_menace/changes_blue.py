"""Changes of the player's bombers: the only functions that assign to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_blue as told
from desktop.rules.red_menace import theatre

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


def grant_late_launches(s: State, count: int, tell: Tell) -> None:
    """Let bombers take off this turn although the last take-off phase is over (RM-9.3.2e)."""
    s.extra_launch = count
    tell(told.LateLaunches("RM-9.3.2e", count))


def launch(s: State, kit: Kit, numbers: tuple[int, ...], tell: Tell) -> None:
    """Put bombers of one base on the map over it (RM-9.3.2b)."""
    city = s.bombers[numbers[0]].at
    for number in numbers:
        bomber = s.bombers[number]
        bomber.where, bomber.at = "flight", kit.cities[city].hex
    s.now.launched += len(numbers)
    tell(told.BombersTookOff("RM-9.3.2b", city, _units(s, numbers), numbers))


def begin_moves(s: State, kit: Kit) -> None:
    """Give every bomber in flight its movement of the turn (RM-9.3.3a, RM-11.4)."""
    moves = kit.bomber_moves[theatre.tanker(s)]
    for bomber in s.bombers:
        if bomber.where == "flight":
            bomber.moves = moves[bomber.unit]
            bomber.start, bomber.moved, bomber.fought = bomber.at, False, ()


def fly(s: State, numbers: tuple[int, ...], start: str, hex_id: str, tell: Tell) -> None:
    """Move bombers of one hex to the next (RM-9.3.3a)."""
    bombers = s.bombers
    units: tuple[str, ...] = ()
    for number in numbers:
        bomber = bombers[number]
        bomber.at = hex_id
        bomber.moves -= 1
        bomber.moved = not bomber.moves
        units += (bomber.unit,)
    tell(told.BombersMoved("RM-9.3.3a", start, hex_id, units, numbers))


def enter(s: State, hex_id: str) -> None:
    """Note a hex that bombers have entered, for the rolls at the end of the phase (RM-S4.0c)."""
    if hex_id not in s.now.entered:
        s.now.entered.append(hex_id)


def halt(s: State, numbers: tuple[int, ...], tell: Tell) -> None:
    """End the move of fast bombers before their movement is used up (RM-9.3.3a)."""
    for number in numbers:
        bomber = s.bombers[number]
        bomber.moves, bomber.moved = 0, True
    place = s.bombers[numbers[0]].at
    tell(told.BombersHalted("RM-9.3.3a", place, _units(s, numbers), numbers))


def meet(s: State, numbers: tuple[int, ...]) -> None:
    """Note that the defenders of their hex meet bombers on the way (RM-9.8a)."""
    for number in numbers:
        bomber = s.bombers[number]
        bomber.fought = (*bomber.fought, bomber.at)


def decide_on(s: State, city: str) -> None:
    """Note that the squadron over a city has attacked or was told not to (RM-10.1.2c)."""
    s.now.passed.append(city)


def use_first_strike(s: State) -> None:
    """Use up the -1 of the Soviet AEW for this turn (RM-11.3.2)."""
    s.now.first_strike = True


def land(s: State, number: int, city: str, tell: Tell, rule: str) -> None:
    """Put a bomber that has attacked on the ground (RM-10.1.3k)."""
    bomber = s.bombers[number]
    bomber.where, bomber.at = "ground", city
    bomber.moves, bomber.moved = 0, False
    tell(told.BomberLanded(rule, city, bomber.unit, number))


def lose(s: State, numbers: Iterable[int], tell: Tell, rule: str) -> None:
    """Destroy bombers of one place, in flight or on the ground (RM-10.1.4, RM-10.1.3l)."""
    lost = tuple(numbers)
    if not lost:
        return
    first = s.bombers[lost[0]]
    tell(told.BlueBombersLost(rule, first.at, _units(s, lost), lost, first.where == "ground"))
    for number in lost:
        bomber = s.bombers[number]
        bomber.where, bomber.at = "lost", ""
        bomber.moves, bomber.moved = 0, False


def recall(s: State, numbers: Iterable[int], tell: Tell, rule: str) -> None:
    """Call bombers in flight home: there is nothing left that they can attack (RM-12.2.3b)."""
    called = tuple(numbers)
    tell(told.Recalled(rule, _units(s, called)))
    for number in called:
        s.bombers[number].where, s.bombers[number].at = "home", ""


def _units(s: State, numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple([s.bombers[number].unit for number in numbers])
