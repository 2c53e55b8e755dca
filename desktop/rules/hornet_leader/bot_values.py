"""What the autopilot thinks things are worth: enemies, places, counters, Stress.

A Hit on the Target is 3. What an enemy or a weapon can do comes from the rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.rules.hornet_leader import attack_dice, dice
from desktop.rules.hornet_leader.attack_target import hits_missing, objectives
from desktop.rules.hornet_leader.defenses import CENTER
from desktop.rules.hornet_leader.enemy_rules import covers, die_modifiers, face_of
from desktop.rules.hornet_leader.pilots import OKAY, SHAKEN, UNFIT, level_of, status_at
from desktop.rules.hornet_leader.records import TARGET

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_enemies import EnemyAttack
    from desktop.rules.hornet_leader.components_weapons import Weapon
    from desktop.rules.hornet_leader.records import Aircraft, Counter
    from desktop.rules.hornet_leader.state import State

HIT = 3.0
"""A Hit that the Target still misses."""
OVERKILL_HIT = 0.4
OBJECTIVE = 12.0
LOSS = 2.0
"""An Aircraft, when Targets are compared."""
WP_WORTH = 0.3
"""A Weight Point of Air to Ground counters that are given up."""
MISSILE_WORTH = 0.4
ON_THE_WAY_HOME = 0.2
"""The share that counters are still worth when the attack is over."""


# ------------------------------------------------------------------------------------ enemies


@lru_cache(maxsize=1024)
def danger(numbers: EnemyAttack, modifier: int = 0) -> float:
    """Return what an attack with these numbers does: the worst it can be counts most."""
    return _weighed(numbers, modifier, (0.5, 1.5, 4.0))


@lru_cache(maxsize=1024)
def _exposed(numbers: EnemyAttack, modifier: int) -> float:
    return _weighed(numbers, modifier, (0.1, 0.5, 1.5))


def _weighed(numbers: EnemyAttack, modifier: int, weights: tuple[float, float, float]) -> float:
    chances = (dice.chance(number - modifier) for number in numbers)
    return sum(weight * chance for weight, chance in zip(weights, chances, strict=True))


def threat(kit: Kit, counter: Counter) -> float:
    """Return what one attack of a counter does; 0 for a Bomber."""
    return 0.0 if counter.kind == "bomber" else danger(face_of(kit, counter).attack)


def reach(kit: Kit, counter: Counter) -> int:
    """Return how far a counter reaches in the next step of the enemy; Bandits move first."""
    if counter.kind == "bomber":
        return -1
    return face_of(kit, counter).range + (counter.kind == "bandit")


class Danger:
    """What an Aircraft has to fear by area and Altitude, while the enemies stand as they do."""

    def __init__(self, s: State, kit: Kit) -> None:
        self._kit = kit
        self._faces = [
            (each.area, reach(kit, each), None, 0.5 * threat(kit, each))
            if each.kind == "bandit"
            else (each.area, reach(kit, each), face_of(kit, each), 0.0)
            for each in s.flown.counters
            if each.kind != "bomber"
        ]
        self._known: dict[tuple[str, bool], float] = {}

    def at(self, area: str, high: bool) -> float:
        """Return the exposure in an area: all that reaches it, Bandits after their move."""
        key = (area, high)
        if key not in self._known:
            distance = self._kit.distance
            found = 0.0
            for place, far, site, menace in self._faces:
                if distance(place, area) <= far:
                    if site is None:
                        found += menace
                    elif covers(site, high):
                        found += _exposed(site.attack, 0)
            self._known[key] = found
        return self._known[key]


def event_danger(s: State, kit: Kit, numbers: EnemyAttack, pilot: str) -> float:
    """Return what an attack of an Event does to a Pilot, his jammer counted."""
    modifier = die_modifiers(s, kit, None, pilot, "target_bound").total
    return danger(numbers, modifier)


# ------------------------------------------------------------------------------------- Stress


def stress_cost(s: State, kit: Kit, pilot: str, amount: int) -> float:
    """Return what more Stress costs a Pilot; negative for less of it."""
    member = s.member(pilot)
    level = level_of(kit, member)
    before, after = (
        status_at(level, max(stress, 0)) for stress in (member.stress, member.stress + amount)
    )
    cost = 0.25 * amount
    steps = {OKAY: 0.0, SHAKEN: 0.35, UNFIT: 1.25}
    return cost + steps[after] - steps[before]


def stays_fit(s: State, kit: Kit, pilot: str, amount: int) -> bool:
    """Return whether a Pilot with more Stress would be Shaken at worst."""
    member = s.member(pilot)
    return status_at(level_of(kit, member), member.stress + amount) != UNFIT


# ----------------------------------------------------------------------------------- counters


def worth(kit: Kit, item: str, *, homeward: bool = False) -> float:
    """Return what a counter is worth that is given up; Pods are worth most."""
    weapon = kit.weapons[item]
    if weapon.kind == "pod":
        return 5.0
    value = MISSILE_WORTH if weapon.kind == "ata" else WP_WORTH * weapon.weight
    return value * ON_THE_WAY_HOME if homeward else value


def aims(s: State, kit: Kit) -> list[str]:
    """Return the enemies that still have to be hit to Destroy the Target; ``target`` first."""
    if s.flown.destroyed:
        return []
    return ([TARGET] if hits_missing(s, kit) else []) + objectives(s)


def ranges(weapon: Weapon, high: bool) -> tuple[int, ...]:
    """Return the ranges at which a weapon works from an Altitude."""
    return weapon.range_high if high else weapon.range_low


def serves(kit: Kit, weapon: Weapon, counter: Counter | None) -> bool:
    """Return whether a weapon is made for a counter, or for the Target (``None``)."""
    if counter is None:
        return weapon.kind == "atg" and not weapon.radar_only
    if counter.kind != "site":
        return weapon.kind == "ata"
    return weapon.kind == "atg" and (not weapon.radar_only or kit.sites[counter.face].radar)


def mean_hits(s: State, kit: Kit, aircraft: Aircraft, item: str) -> float:
    """Return the Hits on the Target to be expected of a counter where it can be used."""
    if not serves(kit, kit.weapons[item], None):
        return 0.0
    return sum(map(dice.chance, attack_dice.faces(s, kit, aircraft, item, TARGET)))


def supply_of_hits(s: State, kit: Kit) -> float:
    """Return the Hits on the Target to be expected of everything that the flight carries."""
    total = 0.0
    for aircraft in s.flown.flying():
        known: dict[str, float] = {}
        for item in aircraft.loads:
            if item not in known:
                known[item] = mean_hits(s, kit, aircraft, item)
            total += known[item]
    return total


def ring(kit: Kit, area: str) -> int:
    """Return how far an area is from the Center: 0 to 3."""
    return kit.distance(area, CENTER)


def stays_okay(s: State, kit: Kit, pilot: str, amount: int) -> bool:
    """Return whether a Pilot with more Stress would still be Okay."""
    member = s.member(pilot)
    return status_at(level_of(kit, member), member.stress + amount) == OKAY
