"""When SAMs of both sides fire and SA-2s appear (phases 3, 6, 9 and 11, RM-10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import changes_defence, theatre
from desktop.rules.red_menace.batteries_blue import BatteryFires, can_fire
from desktop.rules.red_menace.batteries_red import EnterHex as EnterHex
from desktop.rules.red_menace.batteries_red import SamsMeet, red_sams, searched
from desktop.rules.red_menace.batteries_red import SweepHexes as SweepHexes
from desktop.rules.red_menace.batteries_red import can_fire as can_fire_red
from desktop.rules.red_menace.defenders_plan import on_the_way
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


class BlueBatteries(WarStep, frozen=True):
    """RM-7.6  Field Nike, Washington's Nike and Bloodhound fire at what is in their hex."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not s.flights:
            return
        places = {flight.hex for flight in s.flights}
        s.then(
            *[
                BatteryFires(number)
                for number, sam in enumerate(s.sams)
                if sam.hex in places and can_fire(sam)
            ]
        )


class FireAtFlight(WarStep, frozen=True):
    """RM-9.8a  The SAM of a hex that a formation flies on from fires at it at once."""

    key: str

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not theatre.flying(s, self.key):
            return
        there = theatre.flight(s, self.key).hex
        s.then(
            *(
                BatteryFires(number, self.key)
                for number, sam in enumerate(s.sams)
                if sam.hex == there and can_fire(sam)
            )
        )


class RedBatteries(WarStep, frozen=True):
    """RM-7.11  SA-2s fire at the squadrons in their hexes."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        armed = {each.hex for each in s.sams if each.where == "map" and can_fire_red(each)}
        if armed:
            there = theatre.squadrons(s, armed)
            s.then(*[SamsMeet(hex_id, tuple(numbers)) for hex_id, numbers in there.items()])


def met_at(s: State, kit: Kit, hex_id: str, numbers: tuple[int, ...]) -> bool:
    """Return whether bombers that fly on from a hex are met there at once (RM-9.8a)."""
    return bool(
        red_sams(s, hex_id)
        or searched(s, kit, hex_id)
        or on_the_way(s, kit, hex_id, numbers) is not None
    )


def take_back(s: State, kit: Kit, tell: Tell) -> None:
    """With module S the SA-2s of AD hexes come off the map when the turn ends (RM-S4.0b)."""
    if s.terms.module_s:
        changes_defence.take_back(s, kit, tell)
