"""Changes of the set-up: the only functions that place what the player and dice decide there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_setup as told
from desktop.rules.red_menace.events_red import FlightAppeared

if TYPE_CHECKING:
    from desktop.rules.red_menace.records import Flight
    from desktop.rules.red_menace.state import State


def appear(flight: Flight, hex_id: str, tell: Tell) -> None:
    """Put a formation where it flies when the game begins (RM-6.1)."""
    flight.hex = hex_id
    tell(FlightAppeared("RM-6.1", flight.key, hex_id))


def place_nike(s: State, hex_id: str, tell: Tell) -> None:
    """Put the field Nike on the map (RM-6.9)."""
    for sam in s.sams:
        if sam.unit == "nike" and sam.where == "aside":
            sam.where, sam.hex = "map", hex_id
            tell(told.NikePlaced("RM-6.9", hex_id))


def place_bombers(s: State, numbers: tuple[int, ...], city: str, tell: Tell) -> None:
    """Put bombers on the ground at a base (RM-6.12)."""
    for number in numbers:
        s.bombers[number].where, s.bombers[number].at = "ground", city
    units = tuple(s.bombers[number].unit for number in numbers)
    tell(told.BombersPlaced("RM-6.12", city, units))


def lift_bomber(s: State, number: int, tell: Tell) -> None:
    """Set a bomber aside again (RM-6.12)."""
    bomber = s.bombers[number]
    tell(told.BomberLifted("RM-6.12", bomber.unit, bomber.at))
    bomber.where, bomber.at = "aside", ""
