"""Phase 7: formations attack their targets (RM-7.7, RM-10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Rolled, T, Tell
from desktop.rules.red_menace import chances, changes_red, theatre
from desktop.rules.red_menace import events_red as told
from desktop.rules.red_menace.cities import Destroy
from desktop.rules.red_menace.records import RED, Flight
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


class RedAttacks(WarStep, frozen=True):
    """RM-7.7  Every formation in range of its target attacks, in order, once."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        for flight in s.flights:
            if attackers(kit, flight):
                s.then(*[RedAttack(each.key) for each in s.flights])
                return
        for flight in s.flights:
            changes_red.note_handled(flight)


class RedAttack(WarStep, frozen=True):
    """RM-10.1.2a  The bombers that can reach the target all roll, whatever the others do."""

    key: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        flight = theatre.found(s, self.key)
        bombers = attackers(kit, flight) if flight is not None else ()
        if flight is None or not bombers:
            return None
        words = T("red_menace", "{flight} attacks {city}.")
        prompt = words.of(flight=kit.flight_name(self.key), city=kit.city_name(flight.target))
        parts = tuple(chances.hit_die(kit.unit_name(u), kit.units[u].A) for u in bombers)
        return chances.dice("attack", "RM-10.1.2a", prompt, parts)

    def asks(self, s: State, kit: Kit) -> bool:
        flight = theatre.found(s, self.key)
        return flight is not None and bool(attackers(kit, flight))

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        flight = theatre.found(s, self.key)
        if flight is None:
            return
        changes_red.note_handled(flight)
        if action is None:
            return
        rolled = list(zip(attackers(kit, flight), action.dice, strict=True))
        through = tuple(unit for unit, die in rolled if die >= kit.units[unit].A)
        failed = tuple(unit for unit, die in rolled if die < kit.units[unit].A)
        city = flight.target
        overhead = flight.hex == kit.cities[city].hex
        tell(told.CityAttacked("RM-10.1.2a", self.key, city, through, failed))
        for unit in failed if overhead else (*through, *failed):
            changes_red.leave(s, flight, unit)
        if not flight.bombers:
            changes_red.remove(s, flight, "attacked", tell, "RM-10.1.3h")
        finish = (Finish(self.key),) if overhead and flight.bombers else ()
        if through:
            attacker = self.key if overhead else ""
            destroy = Destroy(city, RED, "air", attacker)
            s.then(destroy, *finish, Landing(city, through))


def attackers(kit: Kit, flight: Flight) -> tuple[str, ...]:
    """Return the bombers that attack now: all over the target, Tu-95Ks from one hex away.

    Those that need the same die stand together (RM-10.1.1b, RM-10.1.1f, RM-10.1.2a).
    """
    if not flight.revealed:
        return ()
    away = kit.distance(flight.hex, kit.cities[flight.target].hex)
    if away > kit.longest_attack:
        return ()
    reach = [unit for unit in flight.bombers if away <= kit.units[unit].R[-1]]
    if not reach:
        return ()
    return tuple(sorted(reach, key=lambda unit: (kit.units[unit].A, kit.units[unit].hit_order)))


class Finish(WarStep, frozen=True):
    """RM-10.1.3h  A formation that has attacked leaves the game."""

    key: str

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_red.remove(s, theatre.flight(s, self.key), "attacked", tell, "RM-10.1.3h")


class Landing(WarStep, frozen=True):
    """RM-8.5a  Tu-95s that came through at an American city may land in Cuba, a die for each."""

    city: str
    bombers: tuple[str, ...]

    def decision(self, s: State, kit: Kit) -> Chance | None:
        able = self._able(s, kit)
        if not able:
            return None
        parts = tuple(
            chances.hit_die(kit.unit_name(unit), kit.units[unit].cuba_landing) for unit in able
        )
        prompt = T("red_menace", "Do the Tu-95s reach Cuba?")
        return chances.dice("landing", "RM-8.5a", prompt, parts)

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self._able(s, kit))

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is None:
            return
        for unit, die in zip(self._able(s, kit), action.dice, strict=True):
            landed = die >= kit.units[unit].cuba_landing
            if landed:
                changes_red.land_in_cuba(s, unit)
            tell(told.LandedInCuba("RM-8.5a", unit, landed))

    def _able(self, s: State, kit: Kit) -> tuple[str, ...]:
        if not s.cuba_landings or self.city not in LANDING_CITIES:
            return ()
        return tuple(unit for unit in self.bombers if kit.units[unit].cuba_landing)


LANDING_CITIES = frozenset("DHIJKLMNOPQRS")
"""American cities from which Cuba can be reached (RM-8.5a)."""
