"""What can be done against an enemy attack: by whom, with what, at what chance and price."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Refused, T
from desktop.rules.hornet_leader import attack_dice, dice
from desktop.rules.hornet_leader.actions_mission import Suppress
from desktop.rules.hornet_leader.attack_checks import GUNS_ALONE
from desktop.rules.hornet_leader.attack_rules import GUN, arm_usable, may_take_high_stress
from desktop.rules.hornet_leader.enemy_rules import on_display
from desktop.rules.hornet_leader.pilots import level_of

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_weapons import Ecm
    from desktop.rules.hornet_leader.state import State


class Means(msgspec.Struct, frozen=True):
    """A Suppression that can be tried, and the chance from 0 to 1 that it cancels the attack."""

    action: Suppress
    chance: float


def stealth(s: State, kit: Kit, pilot: str) -> int:
    """Return the roll from which on an attack does not see an F-35; 0 for others (HL-10.1r)."""
    return level_of(kit, s.member(pilot)).stealth


def ecm_pod(s: State, kit: Kit, pilot: str) -> Ecm | None:
    """Return what the ECM Pod of an Aircraft does, if it carries one (HL-10.4b)."""
    pods = (kit.weapons[item].ecm for item in s.flown.aircraft(pilot).pods)
    return next((pod for pod in pods if pod is not None), None)


def evade_stress(s: State, kit: Kit, pilot: str) -> int:
    """Return the Stress of Evading (HL-6.10f, HL-10.4c)."""
    pod = ecm_pod(s, kit, pilot)
    return kit.tables.damage.evade_stress if pod is None else pod.evade_stress


def suppressions(s: State, kit: Kit, enemy: str) -> list[Means]:
    """Return every Suppression with one counter or Guns, the likeliest first (HL-6.10a).

    A type of counter is listed once for each Pilot; equal chances are in flight order, Guns first.
    """
    found = [Means(action, chance(s, kit, action, enemy)) for action in _singles(s, kit, enemy)]
    return sorted(found, key=lambda each: -each.chance)


def can_suppress(s: State, kit: Kit, enemy: str) -> bool:
    """Return whether anybody can try to Suppress an enemy."""
    return next(_singles(s, kit, enemy), None) is not None


def _singles(s: State, kit: Kit, enemy: str) -> Iterator[Suppress]:
    for aircraft in on_display(s):
        for arm in (GUN, *dict.fromkeys(aircraft.loads)):
            if arm_usable(s, kit, aircraft, arm, enemy, "suppress") is None:
                yield Suppress(aircraft.pilot, () if arm == GUN else (arm,))


def chance(s: State, kit: Kit, action: Suppress, enemy: str) -> float:
    """Return the chance that a Suppression cancels the attack: that one die hits (HL-6.10b)."""
    aircraft = s.flown.aircraft(action.pilot)
    failure = 1.0
    for arm in action.weapons or (GUN,):
        least, *_ = attack_dice.faces(
            s, kit, aircraft, arm, enemy, "suppress", high=action.high_stress
        )
        failure *= 1 - dice.chance(least)
    return 1 - failure


def refusal(s: State, kit: Kit, action: Suppress, enemy: str) -> Refused | None:
    """Return why a Suppression cannot be tried; None if it can."""
    aircraft = next((each for each in on_display(s) if each.pilot == action.pilot), None)
    if aircraft is None:
        words = T("hornet_leader", "Only Aircraft on the display can Suppress")
        return Refused("HL-6.10a", words)
    if GUN in action.weapons:
        # A Suppression with Guns names no weapon.
        return GUNS_ALONE
    for arm, count in Tally(action.weapons or (GUN,)).items():
        aboard, known = aircraft.loads.count(arm), arm in kit.weapons
        # A weapon that is not aboard at all is refused by ``arm_usable``, as are Guns.
        if arm != GUN and count > aboard and (aboard or not known):
            words = T("hornet_leader", "{pilot} carries only {count} {weapon}")
            pilot, weapon = kit.callsign(action.pilot), kit.weapon_name(arm) if known else arm
            return Refused("HL-6.10a", words.of(pilot=pilot, count=aboard, weapon=weapon))
        found = arm_usable(s, kit, aircraft, arm, enemy, "suppress")
        if found is not None:
            return found
    return may_take_high_stress(s, kit, aircraft) if action.high_stress else None
