"""Changes of SAMs of both sides: the only functions that assign to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_defence as told
from desktop.rules.red_menace.records import Sam

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


def fire(sam: Sam, faces: tuple[int, ...], hits: int, tell: Tell, rule: str) -> None:
    """Use up the attack of a SAM for this turn (RM-9.8c)."""
    sam.fired = True
    tell(told.SamFired(rule, sam.unit, sam.hex, faces, hits))


def test_removal(sam: Sam, face: int, *, stays: bool, tell: Tell, rule: str) -> None:
    """Leave a SAM that missed on the map, or take it out of the game (RM-10.6.1b)."""
    tell(told.SamTested(rule, sam.unit, sam.hex, face, stays))
    if not stays:
        sam.where, sam.hex = "lost", ""


def lose(sam: Sam, tell: Tell, rule: str) -> None:
    """Take a SAM out of the game (RM-10.1.3c, RM-10.1.3d, RM-9.7)."""
    tell(told.SamLost(rule, sam.unit, sam.hex))
    sam.where, sam.hex = "lost", ""


def search(
    s: State, hex_id: str, faces: tuple[int, ...], *, appears: bool, tell: Tell, rule: str
) -> None:
    """Note the roll for a hex of this turn; an SA-2 of the pool may be put there (RM-10.6.2a)."""
    s.now.rolled.append(hex_id)
    tell(told.Sa2Searched(rule, hex_id, faces, appears))
    if appears:
        sam = next(each for each in s.sams if each.unit == "sa2" and each.where == "pool")
        sam.where, sam.hex, sam.fired = "map", hex_id, False


def count_placed(s: State) -> None:
    """Count an SA-2 that module S has put on the map this turn (RM-S4.0b)."""
    s.now.placed += 1


def take_back(s: State, kit: Kit, tell: Tell) -> None:
    """Put the SA-2s of AD hexes back into the pool (RM-S4.0b)."""
    there = [
        each
        for each in s.sams
        if each.unit == "sa2" and each.where == "map" and kit.hexes[each.hex].ad
    ]
    if there:
        tell(told.Sa2Returned("RM-S4.0b", tuple(each.hex for each in there)))
    for each in there:
        each.where, each.hex = "pool", ""


def try_su9(s: State) -> None:
    """Note that the Su-9 has tried its long range this turn (RM-10.2.4c)."""
    s.now.su9_tried = True
