"""What your dice do: counters used up, enemies Destroyed, Hits on the Target (HL-6.4 to HL-6.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from desktop.rules.hornet_leader import changes_display, changes_flight, changes_pilots
from desktop.rules.hornet_leader.attack_dice import die, reading
from desktop.rules.hornet_leader.attack_rules import GUN, Purpose, area_of, counter_of
from desktop.rules.hornet_leader.attack_target import check_target
from desktop.rules.hornet_leader.dice import hits_of
from desktop.rules.hornet_leader.events_attack import Fired
from desktop.rules.hornet_leader.records import TARGET

if TYPE_CHECKING:
    from desktop.rules.core import Die, Tell
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

DESTROYED = {"site": "HL-6.6a", "bandit": "HL-6.4b", "bomber": "HL-6.4i"}
"""By kind of counter: the rule by which a Hit Destroys it."""


class Fire(NamedTuple):
    """A weapon counter, or Guns, of a Pilot at an enemy: one die."""

    pilot: str
    arm: str
    enemy: str


class Shown(NamedTuple):
    """A die of yours that has been rolled."""

    fire: Fire
    hits: int


def dice_of(s: State, kit: Kit, fires: Sequence[Fire], purpose: Purpose) -> tuple[Die, ...]:
    """Return the dice of what is fired, in order; to be asked before anything is used up."""
    mission = s.flown
    # Alike counters at one enemy have the same die.
    dice = {
        fire: die(s, kit, mission.aircraft(fire.pilot), fire.arm, fire.enemy, purpose)
        for fire in dict.fromkeys(fires)
    }
    return tuple(dice[fire] for fire in fires)


def fire_all(
    s: State, kit: Kit, fires: Sequence[Fire], rolled: Sequence[int], purpose: Purpose, tell: Tell
) -> list[Shown]:
    """Read the dice of an attack or Suppression and use up its counters (HL-6.4h, HL-6.5d)."""
    shown, mission = [], s.flown
    readings = {
        fire: reading(s, kit, mission.aircraft(fire.pilot), fire.arm, fire.enemy, purpose)
        for fire in dict.fromkeys(fires)
    }
    for fire, face in zip(fires, rolled, strict=True):
        steps, added = readings[fire]
        hits = hits_of(face, steps)
        area = area_of(counter_of(s, fire.enemy))
        rule = "HL-6.4a" if _is_air(kit, fire) else "HL-6.5a"
        tell(Fired(rule, fire.pilot, fire.arm, fire.enemy, area, face, face + added, hits))
        shown.append(Shown(fire, hits))
    for pilot in dict.fromkeys(fire.pilot for fire in fires):
        for kind, rule in (("ata", "HL-6.4h"), ("atg", "HL-6.5d")):
            used = [
                fire.arm
                for fire in fires
                if fire.pilot == pilot and fire.arm != GUN and kit.weapons[fire.arm].kind == kind
            ]
            if used:
                changes_flight.expend(s, pilot, used, tell, rule)
    return shown


def strike(s: State, kit: Kit, shown: Sequence[Shown], tell: Tell) -> None:
    """Let the Hits of an attack act; surplus Hits are lost (HL-6.8a).

    Every enemy that was named is one: two Bombers of a counter are two (HL-1.3l).
    """
    counters = {each.fire.enemy: counter_of(s, each.fire.enemy) for each in shown}
    for enemy, counter in counters.items():
        hit = [each for each in shown if each.fire.enemy == enemy and each.hits]
        if not hit:
            continue
        pilot = hit[0].fire.pilot
        if counter is None:
            changes_display.hit_target(s, pilot, sum(each.hits for each in hit), tell)
        else:
            changes_display.destroy(s, counter, pilot, tell, DESTROYED[counter.kind])
    check_target(s, kit, tell)


def friendly_fire(s: State, kit: Kit, shown: Sequence[Shown], tell: Tell) -> None:
    """Give Stress for every Air to Ground counter without a Hit, if the Target asks (HL-1.7f)."""
    if "friendly_fire" not in kit.targets[s.flown.target].traits:
        return
    for pilot in dict.fromkeys(each.fire.pilot for each in shown):
        missed = sum(
            each.fire.pilot == pilot and each.hits == 0 and _is_bomb(kit, each.fire)
            for each in shown
        )
        if missed:
            changes_pilots.change_stress(s, kit, pilot, missed, tell, "HL-1.7f")


def _is_bomb(kit: Kit, fire: Fire) -> bool:
    return fire.arm != GUN and kit.weapons[fire.arm].kind == "atg"


def _is_air(kit: Kit, fire: Fire) -> bool:
    if fire.arm != GUN:
        return kit.weapons[fire.arm].kind == "ata"
    return fire.enemy != TARGET and fire.enemy.partition("#")[0] not in kit.sites
