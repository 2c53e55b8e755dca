"""A fight of the player's interceptors against a formation, die by die (RM-10.2, procedure P4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Chance, Rolled, T, Tell
from desktop.rules.red_menace import (
    chances,
    changes_air,
    changes_cards,
    changes_red,
    changes_theatre,
    defenders_dice,
    theatre,
)
from desktop.rules.red_menace import events_air as told
from desktop.rules.red_menace import interception_refusals as refusals
from desktop.rules.red_menace.actions_intercept import Intercept, Planes
from desktop.rules.red_menace.interception_reach import F106
from desktop.rules.red_menace.interception_sets import best_lender
from desktop.rules.red_menace.records import Interceptor, Reach
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


class Sortie(msgspec.Struct, array_like=True, frozen=True):
    """Interceptors on their way to a formation."""

    key: str
    hex: str
    planes: Planes
    """Those that fight; one whose test failed is not among them."""
    nuclear: str = ""
    """The type of which one carries the missile, until that is fired."""
    missile: str = ""
    """The same once it is fired: that one has no other die."""
    aew: str = ""
    """The type that is to lend its values to the extra die."""
    down: int = 0
    """Bombers shot down so far."""


def sortie(action: Intercept, hex_id: str) -> Sortie:
    """Return the sortie of an assignment against a formation in a hex."""
    return Sortie(action.flight, hex_id, action.planes, action.nuclear, "", action.aew)


class FightStep(WarStep, frozen=True):
    """A part of a fight."""

    sortie: Sortie


class LongRangeTests(FightStep, frozen=True):
    """RM-10.2.5a  Each F-89H at long range tests whether it fights, once all are assigned."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if not theatre.flying(s, self.sortie.key):
            return None
        testing = in_test(kit, self.sortie.planes)
        if not testing:
            return None
        unit, count = testing
        words = T("red_menace", "Does the {unit} reach {flight} in time?")
        name = kit.unit_name(unit)
        prompt = words.of(unit=name, flight=kit.flight_name(self.sortie.key))
        part = chances.hit_die(name, kit.rolls.scramble_red_long_range)
        return chances.dice("test", "RM-10.2.5a", prompt, (part,) * count)

    def asks(self, s: State, kit: Kit) -> bool:
        return theatre.flying(s, self.sortie.key) and in_test(kit, self.sortie.planes) is not None

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        sortie = self.sortie
        if not theatre.flying(s, sortie.key):
            return
        testing = in_test(kit, sortie.planes)
        if action is not None and testing:
            sortie = _tested(s, kit, sortie, testing[0], action.dice, tell)
        if sortie.planes:
            s.then(FireMissile(sortie))


def in_test(kit: Kit, planes: Planes) -> tuple[str, int] | None:
    """Return the type that tests for the long range, and how many (RM-1.3.3e)."""
    for unit, at, count in planes:
        if at == "long" and kit.units[unit].red_long_range:
            return unit, count
    return None


def _tested(
    s: State, kit: Kit, sortie: Sortie, unit: str, dice: tuple[int, ...], tell: Tell
) -> Sortie:
    """Return the sortie without those whose test fails; they stay Ready."""
    passed = sum(face >= kit.rolls.scramble_red_long_range for face in dice)
    tell(told.TookOffInTime("RM-10.2.5a", unit, dice, passed))
    waiting = [each for each in theatre.in_box(s, unit) if not each.tried]
    for each in waiting[: len(dice) - passed]:
        changes_air.fail_test(s, each)
    planes, nuclear = after_tests(kit, sortie.planes, sortie.nuclear, passed)
    return msgspec.structs.replace(sortie, planes=planes, nuclear=nuclear)


def after_tests(kit: Kit, planes: Planes, nuclear: str, passed: int) -> tuple[Planes, str]:
    """Return who fights when so many pass their test for the long range, and who has the missile.

    A missile at long range flies alone of its type: who fails has not fired it (RM-10.2.8a).
    """
    left: list[tuple[str, Reach, int]] = []
    for unit, at, count in planes:
        fights = passed if at == "long" and kit.units[unit].red_long_range else count
        if fights:
            left.append((unit, at, fights))
    return tuple(left), nuclear if any(unit == nuclear for unit, _, _ in left) else ""


class FireMissile(FightStep, frozen=True):
    """RM-10.2.8b  The nuclear missile is rolled for first: one success destroys all in the hex."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        unit = self.sortie.nuclear
        if not unit:
            return None
        words = T("red_menace", "The {unit} fires its nuclear missile at {flight}.")
        flight = theatre.flight(s, self.sortie.key)
        prompt = words.of(unit=kit.unit_name(unit), flight=kit.flight_name(flight.key))
        dice = defenders_dice.fight_dice(kit, (unit,), flight.bombers)
        return chances.dice("intercept", "RM-10.2.8b", prompt, dice)

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self.sortie.nuclear)

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        sortie = self.sortie
        if action is None:
            s.then(ExtraDie(sortie))
            return
        unit, (face,) = sortie.nuclear, action.dice
        bombers = theatre.flight(s, sortie.key).bombers
        changes_cards.use_kept(s, changes_cards.MISSILE, tell)
        after = msgspec.structs.replace(sortie, nuclear="", missile=unit)
        if not defenders_dice.hits_of(kit, (unit,), bombers, (face,)):
            tell(told.MissileFired("RM-10.2.8c", unit, sortie.hex, face, ()))
            s.then(ExtraDie(after))
            return
        keys = tuple(flight.key for flight in theatre.flights_in(s, sortie.hex))
        tell(told.MissileFired("RM-10.2.8b", unit, sortie.hex, face, keys))
        after = msgspec.structs.replace(after, down=len(bombers))
        changes_red.wipe_out(s, sortie.hex, tell, "RM-10.2.8b")
        s.then(FightEnds(after), MissilePenalty(sortie.hex))


class MissilePenalty(WarStep, frozen=True):
    """RM-10.2.8c  A nuclear missile that hits costs points."""

    hex: str

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "What does the nuclear missile cost? (1d3)")
        if over_allies(kit, self.hex):
            words = T("red_menace", "What does the nuclear missile over a city cost? (1d6)")
        return chances.die("penalty", "RM-10.2.8c", words)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        points = penalty_points(kit, self.hex, action.dice[0])
        changes_theatre.penalty(s, points, tell, "RM-10.2.8c")


def over_allies(kit: Kit, hex_id: str) -> bool:
    """Return whether a hex holds a city of the USA, Canada or Greenland (RM-10.2.8c)."""
    return bool(kit.near["usa", hex_id][0] or kit.near["canada", hex_id][0])


def penalty_points(kit: Kit, hex_id: str, face: int) -> int:
    """Return what a nuclear missile costs in a hex by the die (RM-10.2.8c, RM-0.1)."""
    return face if over_allies(kit, hex_id) else chances.one_third(face)


class ExtraDie(FightStep, frozen=True):
    """RM-11.3.1b  The US AEW adds a die, rolled first and separately."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        unit = self._lender(s, kit)
        if not unit:
            return None
        flight = theatre.flight(s, self.sortie.key)
        words = T("red_menace", "The extra die of the EC-121 at {flight}, as {unit}.")
        prompt = words.of(flight=kit.flight_name(flight.key), unit=kit.unit_name(unit))
        dice = defenders_dice.fight_dice(kit, (unit,), flight.bombers)
        return chances.dice("intercept", "RM-11.3.1b", prompt, dice)

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self._lender(s, kit))

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is None:
            s.then(InterceptorsFire(self.sortie))
            return
        crew = (self._lender(s, kit),)
        changes_air.use_aew(s)
        after = _fire(s, kit, self.sortie, crew, action.dice, tell, extra=True)
        s.then(InterceptorsFire(after) if theatre.flying(s, after.key) else FightEnds(after))

    def _lender(self, s: State, kit: Kit) -> str:
        return lender(s, kit, self.sortie.planes, self.sortie.aew)


def lender(s: State, kit: Kit, planes: Planes, chosen: str) -> str:
    """Return the type that lends its values: the chosen one, another if that stayed down.

    Empty if there is no extra die: none is wanted, or no American fights (RM-11.3.1b).
    """
    if not chosen or refusals.aew(s):
        return ""
    if any(unit == chosen for unit, _, _ in planes):
        return chosen
    return best_lender(kit, planes)


class InterceptorsFire(FightStep, frozen=True):
    """RM-10.2b  The dice of the others, each against the bomber that would be lost next."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        crew = shooters(kit, self.sortie.planes, self.sortie.missile)
        if not crew:
            return None
        flight = theatre.flight(s, self.sortie.key)
        words = T("red_menace", "{planes} against {flight}.")
        prompt = words.of(planes=kit.unit_names(crew), flight=kit.flight_name(flight.key))
        dice = defenders_dice.fight_dice(kit, crew, flight.bombers)
        return chances.dice("intercept", "RM-10.2b", prompt, dice)

    def asks(self, s: State, kit: Kit) -> bool:
        return has_shooters(self.sortie.planes, self.sortie.missile)

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        sortie = self.sortie
        if action is not None:
            crew = shooters(kit, sortie.planes, sortie.missile)
            sortie = _fire(s, kit, sortie, crew, action.dice, tell)
        s.then(FightEnds(sortie))


def shooters(kit: Kit, planes: Planes, missile: str) -> tuple[str, ...]:
    """Return who has a die of his own, in firing order; the one with the missile has had it."""
    crew = [unit for unit, _, count in planes for _ in range(count)]
    if missile:
        crew.remove(missile)
    return tuple(chances.in_firing_order(kit, crew))


def has_shooters(planes: Planes, missile: str) -> bool:
    """Return whether anybody has a die of his own besides the one with the missile."""
    return sum([count for _, _, count in planes]) > bool(missile)


def _fire(
    s: State,
    kit: Kit,
    sortie: Sortie,
    crew: tuple[str, ...],
    dice: tuple[int, ...],
    tell: Tell,
    *,
    extra: bool = False,
) -> Sortie:
    """Take the bombers that dice hit out of the formation; return the sortie with its score."""
    flight = theatre.flight(s, sortie.key)
    hits = defenders_dice.hits_of(kit, crew, flight.bombers, dice)
    rule = "RM-11.3.1b" if extra else "RM-10.2b"
    tell(told.InterceptorsFired(rule, flight.key, flight.hex, crew, dice, hits, extra))
    changes_red.lose(s, flight, flight.bombers[:hits], tell, "RM-10.2.3a")
    return msgspec.structs.replace(sortie, down=sortie.down + hits) if hits else sortie


class FightEnds(FightStep, frozen=True):
    """RM-10.2.1g  Who fought, or was assigned to a formation that is gone, goes to his box."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        for unit, at, count in self.sortie.planes:
            used = _of_type(s, unit, at)[:count]
            if unit == F106 and self.sortie.down:
                for each in used:
                    changes_air.scored(s, each)
            rule = "RM-10.2.1g" if at == "normal" else "RM-10.2.2c"
            changes_air.use(s, used, at, tell, rule)


def _of_type(s: State, unit: str, at: Reach) -> list[Interceptor]:
    """Return the Ready ones of a type: for the long range those first that may try it."""
    return sorted(theatre.in_box(s, unit), key=lambda each: each.tried == (at == "long"))
