"""What your dice need: the modifiers of an attack or Suppression and the faces that hit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.core import Die, Text
from desktop.rules.hornet_leader import attack_words as words
from desktop.rules.hornet_leader.attack_rules import (
    GUN,
    Purpose,
    area_of,
    counter_of,
    is_air,
)
from desktop.rules.hornet_leader.effects_data import AttackModEffect, WeaponModEffect
from desktop.rules.hornet_leader.pilots import level_of, radar, type_of
from desktop.rules.hornet_leader.standing import in_force_from
from desktop.rules.hornet_leader.targets import Sum

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_weapons import Weapon
    from desktop.rules.hornet_leader.records import Aircraft, Counter
    from desktop.rules.hornet_leader.state import State

HIGH_STRESS = 1
SMALL = -1


def modifiers(
    s: State,
    kit: Kit,
    aircraft: Aircraft,
    arm: str,
    enemy: str,
    purpose: Purpose = "attack",
    *,
    high: bool = False,
) -> Sum:
    """Return what is added to the die of a weapon counter or of Guns (HL-6.4c, HL-6.5b).

    ``high`` asks for the numbers as they will be once the Pilot has taken High Stress for it.
    Raises ``KeyError`` for an enemy that is not there.
    """
    found = tuple(
        (name, amount)
        for name, amount in _modifiers(s, kit, aircraft, arm, counter_of(s, enemy), purpose, high)
        if amount
    )
    return Sum(sum(amount for _, amount in found), found)


def numbers(
    s: State, kit: Kit, arm: str, enemy: str, purpose: Purpose = "attack"
) -> tuple[int, ...]:
    """Return the Attack numbers for one, two, three... Hits that count on this enemy.

    Hardened and Dispersed Targets are in (HL-1.7d, HL-1.7g); one Hit is enough to Suppress.
    """
    return _numbers(s, kit, arm, counter_of(s, enemy), purpose)


def _numbers(
    s: State, kit: Kit, arm: str, counter: Counter | None, purpose: Purpose
) -> tuple[int, ...]:
    if arm == GUN:
        return (kit.gun.ata_attack,) if is_air(counter) else (kit.gun.atg_attack,)
    weapon = kit.weapons[arm]
    printed = weapon.attack
    if counter is None:
        traits = kit.targets[s.flown.target].traits
        if "hardened" in traits:
            printed = printed[1:]
        if "dispersed" in traits and not weapon.dispersed_immune:
            printed = printed[:1]
    return printed[:1] if purpose == "suppress" else printed


def die(
    s: State,
    kit: Kit,
    aircraft: Aircraft,
    arm: str,
    enemy: str,
    purpose: Purpose = "attack",
    *,
    high: bool = False,
) -> Die:
    """Return the die of a weapon counter or of Guns: its name, faces and modifiers."""
    added = modifiers(s, kit, aircraft, arm, enemy, purpose, high=high)
    steps = _steps(numbers(s, kit, arm, enemy, purpose), added.total)
    return Die(words.die_name(kit, arm, enemy), steps, added.parts)


def reading(
    s: State, kit: Kit, aircraft: Aircraft, arm: str, enemy: str, purpose: Purpose
) -> tuple[tuple[int, ...], int]:
    """Return the faces of :func:`die`, and what is added to it, without their names."""
    counter = counter_of(s, enemy)
    added = sum(
        [amount for _, amount in _modifiers(s, kit, aircraft, arm, counter, purpose, False)]
    )
    return _steps(_numbers(s, kit, arm, counter, purpose), added), added


def faces(
    s: State,
    kit: Kit,
    aircraft: Aircraft,
    arm: str,
    enemy: str,
    purpose: Purpose = "attack",
    *,
    high: bool = False,
) -> tuple[int, ...]:
    """Return the least faces of the die, ascending, that score one, two, three... Hits."""
    counter = counter_of(s, enemy)
    added = _modifiers(s, kit, aircraft, arm, counter, purpose, high)
    return _steps(_numbers(s, kit, arm, counter, purpose), sum(amount for _, amount in added))


class Sights:
    """The faces of many dice of a position: what they share is added up once."""

    def __init__(self, s: State, kit: Kit) -> None:
        self._s = s
        self._kit = kit
        self._own: dict[tuple[str, bool], int] = {}
        """What the Pilot adds, by Pilot and whether it is Air to Air."""
        self._lasting: dict[tuple[str, bool], int] = {}
        """What lasting effects add, by weapon and whether it is aimed at the Target."""

    def faces(self, aircraft: Aircraft, item: str, counter: Counter | None) -> tuple[int, ...]:
        """Return what :func:`faces` does for a weapon counter in an attack."""
        s, kit, air, target = self._s, self._kit, is_air(counter), counter is None
        if (aircraft.pilot, air) not in self._own:
            own = _skill(s, kit, aircraft, air, False)[1] + _hawkeye(s, kit, aircraft, air)
            self._own[aircraft.pilot, air] = own + HIGH_STRESS * aircraft.high_stress
        if (item, target) not in self._lasting:
            effects = _effects(s, kit, item, counter, "attack")
            self._lasting[item, target] = sum(amount for _, amount in effects)
        added = self._own[aircraft.pilot, air] + self._lasting[item, target]
        for _, amount in _bonuses(s, kit, kit.weapons[item], counter, "attack"):
            added += amount
        if counter is not None:
            added += _defense(kit, counter)
        elif "small" in kit.targets[s.flown.target].traits:
            added += SMALL
        if air:
            added += _dogfight(kit, aircraft, area_of(counter))
        return _steps(_numbers(s, kit, item, counter, "attack"), added)


def dogfight_weight(kit: Kit, aircraft: Aircraft) -> int:
    """Return the Weight Points that count in a dogfight: Air to Ground, no Pods (HL-6.4f)."""
    weapons = kit.weapons
    return sum(weapons[item].weight for item in aircraft.loads if weapons[item].kind == "atg")


def _steps(printed: tuple[int, ...], added: int) -> tuple[int, ...]:
    return tuple([max(number - added, 1) for number in printed])


def _modifiers(
    s: State,
    kit: Kit,
    aircraft: Aircraft,
    arm: str,
    counter: Counter | None,
    purpose: Purpose,
    high: bool,
) -> Iterator[tuple[Text, int]]:
    air = is_air(counter)
    yield _skill(s, kit, aircraft, air, high)
    if counter is not None:
        name = words.DEFENSE.of(enemy=kit.face_name(counter.face))
        yield name, _defense(kit, counter)
    if arm != GUN:
        yield from _bonuses(s, kit, kit.weapons[arm], counter, purpose)
    if counter is None and "small" in kit.targets[s.flown.target].traits:
        yield words.SMALL, SMALL
    yield words.HAWKEYE, _hawkeye(s, kit, aircraft, air)
    if high or aircraft.high_stress:
        yield words.HIGH_STRESS, HIGH_STRESS
    yield from _effects(s, kit, arm, counter, purpose)
    if air and purpose != "phoenix":
        yield words.DOGFIGHT, _dogfight(kit, aircraft, area_of(counter))


def _skill(s: State, kit: Kit, aircraft: Aircraft, air: bool, high: bool) -> tuple[Text, int]:
    member = s.member(aircraft.pilot)
    level = level_of(kit, member)
    taking = high and not aircraft.high_stress
    stress = member.stress + (kit.tables.stress.high_stress if taking else 0)
    row = level.okay if stress <= level.okay_max else level.shaken
    return (words.ATA_SKILL, row.ata) if air else (words.ATG_SKILL, row.atg)


def _defense(kit: Kit, counter: Counter) -> int:
    if counter.kind == "site":
        return kit.sites[counter.face].defense
    if counter.kind == "bandit":
        return kit.bandits[counter.face].defense
    return next(each.defense for each in kit.bomber_kinds if each.id == counter.face)


def _bonuses(
    s: State, kit: Kit, weapon: Weapon, counter: Counter | None, purpose: Purpose
) -> Iterator[tuple[Text, int]]:
    traits = kit.targets[s.flown.target].traits if counter is None else ()
    site = counter is not None and counter.kind == "site"
    if "soft" in traits or (counter is not None and site and kit.sites[counter.face].soft):
        yield words.SOFT, weapon.soft_bonus
    if "vehicle" in traits:
        yield words.VEHICLE, weapon.vehicle_bonus
    if purpose == "suppress" and (site or not weapon.suppress_bonus_vs):
        yield words.SUPPRESSION, weapon.suppress_bonus


def _hawkeye(s: State, kit: Kit, aircraft: Aircraft, air: bool) -> int:
    best = 0
    for other in s.flown.flight:
        if other is aircraft or not type_of(kit, other.pilot).flags.hawkeye or not other.flying:
            continue
        found = radar(kit, s.member(other.pilot))
        if found is not None:
            best = max(best, found.ata if air else found.atg)
    return best


def _effects(
    s: State, kit: Kit, arm: str, counter: Counter | None, purpose: Purpose
) -> Iterator[tuple[Text, int]]:
    scope = "suppress" if purpose == "suppress" else "atg_target" if counter is None else ""
    if scope:
        for source, effect in in_force_from(s, kit, AttackModEffect):
            if effect.scope == scope:
                yield kit.source_name(source), effect.amount
    if arm != GUN:
        for source, armed in in_force_from(s, kit, WeaponModEffect):
            if arm in armed.weapons:
                yield kit.source_name(source), armed.amount


def _dogfight(kit: Kit, aircraft: Aircraft, area: str) -> int:
    rules = kit.tables.dogfight
    if kit.distance(aircraft.area, area) > rules.range:
        return 0
    return rules.penalty(dogfight_weight(kit, aircraft))
