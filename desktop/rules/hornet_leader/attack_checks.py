"""Whether a declared attack is legal, and why not (HL-6.2, HL-6.3, HL-1.4j)."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T, Target
from desktop.rules.hornet_leader.actions_mission import Attack, Shot
from desktop.rules.hornet_leader.attack_rules import (
    OTHER_BOMBER,
    gun_usable,
    is_there,
    may_attack,
    may_take_high_stress,
    payers,
    usable,
)
from desktop.rules.hornet_leader.records import TARGET

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

GUNS_ALONE = Refused(
    "HL-6.3h", T("hornet_leader", "Guns and weapon counters are not used in one attack")
)


def flying(s: State, pilot: str) -> Aircraft | None:
    """Return the Aircraft of a Pilot if it is still on the mission."""
    return next((each for each in s.flown.flying() if each.pilot == pilot), None)


def not_flying() -> Refused:
    """Return the refusal of a Pilot who is not on the mission (any more)."""
    return Refused("HL-6.2a", T("hornet_leader", "This Pilot is not on the mission"))


def not_there() -> Refused:
    """Return the refusal of an enemy that is not on the display (any more)."""
    return Refused("HL-6.3a", T("hornet_leader", "This enemy is not on the display"))


def why_not(s: State, kit: Kit, attack: Attack, fast: bool) -> Refused | None:
    """Return why an attack is illegal in the Fast or Slow step; ``None`` if it is legal."""
    aircraft = flying(s, attack.pilot)
    if aircraft is None:
        return not_flying()
    found = may_attack(s, kit, aircraft, fast) or _why_not_paid(s, kit, attack, fast)
    if found:
        return found
    if attack.high_stress:
        found = may_take_high_stress(s, kit, aircraft)
        if found:
            return found
    if not is_there(s, attack.enemy) or attack.enemy.endswith(OTHER_BOMBER):
        return not_there()
    if not attack.shots:
        return gun_usable(s, kit, aircraft, attack.enemy)
    return _why_no_shots(s, kit, aircraft, attack)


def _why_not_paid(s: State, kit: Kit, attack: Attack, fast: bool) -> Refused | None:
    possible = payers(s, kit, attack.pilot, fast)
    if attack.payer in possible:
        return None
    pilot = kit.callsign(attack.pilot)
    if possible == ("",):
        text = T("hornet_leader", "This attack of {pilot} is free; no SA counter is spent")
        return Refused("HL-6.2e", text.of(pilot=pilot))
    if not attack.payer:
        text = T("hornet_leader", "{pilot} attacks in this step only for an SA counter")
        return Refused("HL-6.2e", text.of(pilot=pilot))
    text = T("hornet_leader", "Only {pilot}, the Flight Leader or an E-2C can pay, with SA left")
    return Refused("HL-6.2f", text.of(pilot=pilot))


def _why_no_shots(s: State, kit: Kit, aircraft: Aircraft, attack: Attack) -> Refused | None:
    found = why_not_carried(kit, aircraft, [shot.weapon for shot in attack.shots])
    if found:
        return found
    if all(shot.enemy != attack.enemy for shot in attack.shots):
        text = T("hornet_leader", "At least one counter must go to the declared enemy")
        return Refused("HL-1.4j", text)
    for shot in dict.fromkeys(attack.shots):
        if not is_there(s, shot.enemy):
            return not_there()
        declared = shot.enemy == attack.enemy
        weapon = kit.weapons[shot.weapon]
        if not declared and not weapon.independent:
            text = T("hornet_leader", "{weapon} is not Independent: only at the declared enemy")
            return Refused("HL-6.3a", text.of(weapon=weapon.name))
        found = usable(s, kit, aircraft, shot.weapon, shot.enemy, declared=declared)
        if found:
            return found
    return None


def why_not_carried(kit: Kit, aircraft: Aircraft, items: list[str]) -> Refused | None:
    """Return why weapon counters cannot all be fired: not so many are aboard (HL-6.3i)."""
    for item, count in Tally(items).items():
        aboard = aircraft.loads.count(item)
        if aboard >= count or (not aboard and item in kit.weapons):
            continue  # A weapon that is not aboard at all is refused by ``usable``.
        text = T("hornet_leader", "{pilot} has no more than {count} {weapon}")
        name = kit.weapons[item].name if item in kit.weapons else item
        return Refused(
            "HL-6.3i", text.of(pilot=kit.callsign(aircraft.pilot), count=aboard, weapon=name)
        )
    return None


# ------------------------------------------------------------------------------- explanations


def explain(s: State, kit: Kit, picks: tuple[Target, ...], fast: bool) -> Refused | None:
    """Return why what a person points at leads to no attack in this step."""
    pilot = next((pick[6:] for pick in picks if pick.startswith("pilot:")), "")
    if not pilot:
        return None
    aircraft = flying(s, pilot)
    if aircraft is None:
        return not_flying()
    enemy = next((_enemy(pick) for pick in picks if _enemy(pick)), "")
    if not enemy:
        return may_attack(s, kit, aircraft, fast)
    if any(pick == "gun" or pick.startswith("item:") for pick in picks):
        return _explain_arms(s, kit, aircraft, enemy, picks, fast)
    found = may_attack(s, kit, aircraft, fast)
    if found or not is_there(s, enemy):
        return found or not_there()
    return why_no_arm(s, kit, aircraft, enemy)


def why_no_arm(s: State, kit: Kit, aircraft: Aircraft, enemy: str) -> Refused | None:
    """Return why nothing that an Aircraft has can be used on an enemy; ``None`` if something can.

    The weapon that comes nearest gives the reason: one of the right kind before others.
    """
    found = [gun_usable(s, kit, aircraft, enemy)]
    found += [usable(s, kit, aircraft, item, enemy) for item in dict.fromkeys(aircraft.loads)]
    refusals = [each for each in found if each is not None]
    if len(refusals) < len(found):
        return None
    near = [each for each in refusals[1:] if each.rule not in ("HL-1.4b", "HL-1.4c")]
    return (near or refusals)[0]


def _explain_arms(
    s: State, kit: Kit, aircraft: Aircraft, enemy: str, picks: tuple[Target, ...], fast: bool
) -> Refused | None:
    items = [pick[5:] for pick in picks if pick.startswith("item:")]
    shots = tuple(
        Shot(weapon, other or enemy) for weapon, _, other in (item.partition("@") for item in items)
    )
    if shots and "gun" in picks:
        return GUNS_ALONE
    possible = payers(s, kit, aircraft.pilot, fast)
    payer = next((pick[6:] for pick in picks if pick.startswith("payer:")), "")
    payer = payer or (possible[0] if possible else "")
    attack = Attack(aircraft.pilot, enemy, shots, payer, "high_stress" in picks)
    return why_not(s, kit, attack, fast)


def _enemy(pick: Target) -> str:
    return pick if pick == TARGET else pick[6:] if pick.startswith("enemy:") else ""
