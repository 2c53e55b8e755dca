"""Exact chances of enemy attacks, and how much an Aircraft has to fear in an area."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from desktop.rules.hornet_leader import dice, enemy_rules
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.enemy_rules import covers, die_modifiers, ignored, outcome
from desktop.rules.hornet_leader.pilots import type_of
from desktop.rules.hornet_leader.reactions_rules import ecm_pod, stealth

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_weapons import AircraftType
    from desktop.rules.hornet_leader.reactions import AttackStep
    from desktop.rules.hornet_leader.records import Aircraft, Counter
    from desktop.rules.hornet_leader.state import State


class Odds(msgspec.Struct, frozen=True):
    """Chances of the results of an attack, from 0 to 1; their sum is 1."""

    none: float
    stress: float
    damaged: float
    destroyed: float

    @property
    def harm(self) -> float:
        """The chance that the Aircraft is Damaged or Destroyed."""
        return self.damaged + self.destroyed


@lru_cache(maxsize=4096)
def odds(
    numbers: tuple[int, int, int],
    modifier: int,
    count: int = 1,
    low_harrier: bool = False,
    twice: bool = False,
) -> Odds:
    """Return the chances of an attack of so many dice, of which the lowest counts (HL-6.11)."""
    ways = [0, 0, 0, 0]
    for face in range(1, SIDES + 1):
        lowest = (SIDES + 1 - face) ** count - (SIDES - face) ** count
        ways[outcome(numbers, face + modifier, low_harrier=low_harrier, twice=twice)] += lowest
    # Divided last, so that what is certain is exactly 1.
    return Odds(*(way / SIDES**count for way in ways))


def attack_odds(s: State, kit: Kit, attack: AttackStep, *, evading: bool) -> Odds:
    """Return the chances of an attack that is going on, if it is neither foiled nor Suppressed."""
    count = kit.tables.damage.evade_dice if evading else 1
    return odds(
        attack.numbers,
        attack.die_modifiers(s, kit).total,
        count,
        attack.hugs_ground(s, kit),
        s.flown.aircraft(attack.pilot).damaged,
    )


def foil_chance(s: State, kit: Kit, pilot: str) -> float:
    """Return the chance that Stealth or an ECM Pod foils an attack (HL-10.1r, HL-10.4b)."""
    seen = 1.0 - _stealth_chance(s, kit, pilot)
    pod = ecm_pod(s, kit, pilot)
    return 1.0 - seen * (1.0 - dice.chance(pod.cancel) if pod is not None else 1.0)


def _stealth_chance(s: State, kit: Kit, pilot: str) -> float:
    needed = stealth(s, kit, pilot)
    return dice.chance(needed) if needed else 0.0


# ------------------------------------------------------------------------------------- threats


class Threat(msgspec.Struct, frozen=True):
    """What an Aircraft has to fear in the next step of the enemy, if nobody reacts.

    Stealth and ECM Pod are in, because they cost nothing.
    """

    enemies: tuple[str, ...]
    """Keys of the counters that may attack it."""
    attacks: float
    """How many attacks to expect; those that others may draw count in part."""
    stress: float
    """The Stress to expect from them."""
    damaged: float
    """The chance to be Damaged, but not Destroyed."""
    lost: float
    """The chance to be Destroyed."""


def threat(
    s: State, kit: Kit, pilot: str, area: str, high: bool, *, moving: bool = False
) -> Threat:
    """Return the threat to an Aircraft if it stood in an area at an Altitude, the others as now.

    ``moving`` tells that Bandits move before they attack, as they do after the movement of the
    Aircraft.
    """
    rivals = [each for each in enemy_rules.on_display(s) if each.pilot != pilot]
    place = _Place(type_of(kit, pilot), area, high, rivals)
    modifiers: dict[str, int] = {}
    enemies: list[str] = []
    attacks, stress = 0.0, 0.0
    whole, hurt = (0.0, 1.0) if s.flown.aircraft(pilot).damaged else (1.0, 0.0)
    foiled, unseen = foil_chance(s, kit, pilot), _stealth_chance(s, kit, pilot)
    low_harrier = enemy_rules.hugs_ground(kit, pilot, high)
    for counter in s.flown.counters:
        share = _share(kit, counter, place, moving)
        if not share:
            continue
        enemies.append(counter.key)
        attacks += share
        if counter.kind not in modifiers:
            found = die_modifiers(s, kit, counter.kind, pilot, "over_target", area)
            modifiers[counter.kind] = found.total
        numbers = enemy_rules.face_of(kit, counter).attack
        first = odds(numbers, modifiers[counter.kind], 1, low_harrier, False)
        again = odds(numbers, modifiers[counter.kind], 1, low_harrier, True)
        struck, again_struck = share * (1 - foiled), share * (1 - unseen)
        stress += struck * whole * _stress(kit, first) + again_struck * hurt * _stress(kit, again)
        hurt += struck * whole * first.damaged - again_struck * hurt * again.destroyed
        whole -= struck * whole * first.harm
    damaged = 0.0 if s.flown.aircraft(pilot).damaged else hurt
    return Threat(tuple(enemies), attacks, stress, damaged, max(1.0 - whole - hurt, 0.0))


class _Place(NamedTuple):
    """Where an Aircraft would stand, and those that would draw fire from it."""

    kind: AircraftType
    area: str
    high: bool
    rivals: list[Aircraft]


def _stress(kit: Kit, found: Odds) -> float:
    costs = kit.tables.damage
    return found.stress * costs.stress_result + found.damaged * costs.damaged_stress


def _share(kit: Kit, counter: Counter, place: _Place, moving: bool) -> float:
    """Return the chance that a counter attacks the Aircraft rather than another or nobody."""
    if counter.kind == "bomber":
        return 0.0
    start, face = counter.area, enemy_rules.face_of(kit, counter)
    distance = kit.distance(start, place.area)
    # A Bandit that moves comes one area nearer, and nearer to the closest Aircraft alone.
    closing = moving and counter.kind == "bandit"
    if (
        distance > face.range + closing
        or ignored(place.kind, distance)
        or not covers(face, place.high)
    ):
        return 0.0
    sharing = 1
    for rival in place.rivals:
        far = kit.distance(start, rival.area)
        if (
            far > distance
            or not covers(face, rival.high)
            or ignored(type_of(kit, rival.pilot), far)
        ):
            continue
        if far < distance:
            return 0.0
        sharing += 1
    return 1.0 / sharing
