"""How Nike and Bloodhound fire at formations (RM-10.6.1, RM-10.3.2, RM-10.6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Die, Refused, Rolled, T, Target, Tell
from desktop.rules.red_menace import (
    chances,
    changes_cards,
    changes_defence,
    changes_red,
    changes_theatre,
    defenders_dice,
    theatre,
)
from desktop.rules.red_menace import events_defence as told
from desktop.rules.red_menace.actions_defence import NUCLEAR_NIKE, AimSam, FireNike
from desktop.rules.red_menace.batteries_red import Removal, removable
from desktop.rules.red_menace.records import PLAYER
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Sam
    from desktop.rules.red_menace.state import State

NIKES = ("nike", "nike_dc")
BLUE_SAMS = (*NIKES, "bloodhound")

Mark = tuple[str, str]
"""A bomber that a SAM fires at: its formation and its type."""


def can_fire(sam: Sam) -> bool:
    """Return whether it is a SAM of the player with an attack left; Washington's always is."""
    if sam.where != "map" or sam.unit not in BLUE_SAMS:
        return False
    return sam.unit == "nike_dc" or not sam.fired


def marks(s: State, kit: Kit, sam: Sam, only: str = "") -> list[Mark]:
    """Return the bombers that a SAM may fire at, in hit order (RM-10.6.1a).

    Washington's Nike fires at all of them (RM-10.3.2), the others at one of the first type.
    ``only`` is the formation they have to be in, if it matters.
    """
    found = [
        (kit.units[unit].hit_order, flight.key, unit)
        for flight in theatre.flights_in(s, sam.hex)
        if not only or flight.key == only
        for unit in flight.bombers
    ]
    found.sort(key=lambda mark: mark[0])
    if sam.unit != "nike_dc":
        found = [mark for mark in found if mark[0] == found[0][0]]
    return [(key, unit) for _, key, unit in found]


def can_be_nuclear(s: State, sam: Sam) -> bool:
    """Return whether the player may declare card 13 for a SAM (RM-10.6.3a)."""
    return NUCLEAR_NIKE in s.kept and sam.unit in NIKES


class BatteryFires(WarStep, frozen=True):
    """RM-10.6.1c  A SAM fires; for a Nike the player may declare the nuclear missile first."""

    sam: int
    only: str = ""
    """The formation that is met on the way (RM-9.8a); empty for all in the hex."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        sam = s.sams[self.sam]
        if not can_be_nuclear(s, sam) or not marks(s, kit, sam, self.only):
            return None
        words = T("red_menace", "{unit} at {place}: fire the nuclear missile?")
        prompt = words.of(unit=kit.unit_name(sam.unit), place=kit.hex_name(sam.hex))
        return Choice(PLAYER, "RM-10.6.3a", prompt, (FireNike(False), FireNike(True)))

    def carry_out(self, s: State, kit: Kit, action: FireNike | None, tell: Tell) -> None:
        sam = s.sams[self.sam]
        if not marks(s, kit, sam, self.only):
            return
        if action is not None and action.nuclear:
            tell(told.NikeArmed("RM-10.6.3a", sam.unit, sam.hex))
            changes_cards.use_kept(s, NUCLEAR_NIKE, tell)
            s.then(Shot(self.sam, self.only, nuclear=True))
        elif sam.unit == "nike_dc":
            s.then(Shot(self.sam, self.only))
        else:
            s.then(AimBattery(self.sam, self.only))


class AimBattery(WarStep, frozen=True):
    """RM-10.6.1a  The type that is lost first may be in several formations: the player chooses."""

    sam: int
    only: str = ""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        keys = self._keys(s, kit)
        if len(keys) == 1:
            return None
        sam = s.sams[self.sam]
        words = T("red_menace", "{unit} at {place}: which formation does it fire at?")
        prompt = words.of(unit=kit.unit_name(sam.unit), place=kit.hex_name(sam.hex))
        return Choice(PLAYER, "RM-10.6.1a", prompt, tuple(map(AimSam, keys)))

    def carry_out(self, s: State, kit: Kit, action: AimSam | None, tell: Tell) -> None:
        s.then(Shot(self.sam, self._keys(s, kit)[0] if action is None else action.flight))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if not picks or not picks[0].startswith("flight:"):
            return None
        sam = s.sams[self.sam]
        key = picks[0].removeprefix("flight:")
        if all(flight.key != key for flight in theatre.flights_in(s, sam.hex)):
            words = T("red_menace", "{flight} is not at {place}, where the {unit} stands")
            unit = sam.unit
        else:
            words = T("red_menace", "{flight} has no {unit}, the type that is hit first here")
            unit = marks(s, kit, sam, self.only)[0][1]
        return Refused(
            "RM-10.6.1a",
            words.of(
                flight=kit.flight_name(key),
                place=kit.hex_name(sam.hex),
                unit=kit.unit_name(unit),
            ),
        )

    def _keys(self, s: State, kit: Kit) -> list[str]:
        found = marks(s, kit, s.sams[self.sam], self.only)
        return list(dict.fromkeys(key for key, _ in found))


class Shot(WarStep, frozen=True):
    """RM-10.6.1a  The die of a SAM; Washington's Nike has one for each bomber (RM-10.3.2)."""

    sam: int
    only: str = ""
    nuclear: bool = False

    def decision(self, s: State, kit: Kit) -> Chance:
        sam = s.sams[self.sam]
        targets = self._targets(s, kit)
        words = T("red_menace", "{unit} fires at {bombers} at {place}")
        prompt = words.of(
            unit=kit.unit_name(sam.unit),
            bombers=kit.unit_names(unit for _, unit in targets),
            place=kit.hex_name(sam.hex),
        )
        dice: tuple[Die, ...] = tuple(
            defenders_dice.die(kit, sam.unit, (unit,)) for _, unit in targets
        )
        return chances.dice("sam", self._rule(sam), prompt, dice)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        sam = s.sams[self.sam]
        rule = self._rule(sam)
        attack = kit.units[sam.unit].A
        hit = [
            mark
            for mark, face in zip(self._targets(s, kit), action.dice, strict=True)
            if chances.hits(face, attack, kit.units[mark[1]].D)
        ]
        changes_defence.fire(sam, action.dice, len(hit), tell, rule)
        if hit and self.nuclear:
            changes_red.wipe_out(s, sam.hex, tell, rule)
            s.then(Penalty())
        else:
            for key in dict.fromkeys(key for key, _ in hit):
                lost = [unit for other, unit in hit if other == key]
                changes_red.lose(s, theatre.flight(s, key), lost, tell, rule)
        if not hit and removable(s, kit, sam):
            s.then(Removal(self.sam, "RM-10.6.1b"))

    def _targets(self, s: State, kit: Kit) -> list[Mark]:
        sam = s.sams[self.sam]
        found = marks(s, kit, sam, self.only)
        return found if sam.unit == "nike_dc" else found[:1]

    def _rule(self, sam: Sam) -> str:
        if self.nuclear:
            return "RM-10.6.3a"
        return "RM-10.3.2" if sam.unit == "nike_dc" else "RM-10.6.1a"


class Penalty(WarStep, frozen=True):
    """RM-10.6.3a  The nuclear missile of a Nike hit: it costs 1d3 points."""

    def decision(self, s: State, kit: Kit) -> Chance:
        prompt = T("red_menace", "The nuclear missile hit: roll for the points it costs (1d3)")
        return chances.die("penalty", "RM-10.6.3a", prompt)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        changes_theatre.penalty(s, chances.one_third(action.dice[0]), tell, "RM-10.6.3a")
