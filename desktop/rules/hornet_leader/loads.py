"""What the loads of a flight cost and can do, before it takes off (HL-2.6, HL-4.5, HL-6.5)."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Text
from desktop.rules.hornet_leader.arming_rules import (
    carried_weight,
    is_special,
    price,
    weight_limit,
)
from desktop.rules.hornet_leader.attack_dice import faces
from desktop.rules.hornet_leader.attack_odds import Distribution, folded, of_die
from desktop.rules.hornet_leader.attack_rules import area_of, usable
from desktop.rules.hornet_leader.attack_target import hits_missing
from desktop.rules.hornet_leader.pilots import type_of
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.targets import hits_needed

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_weapons import Weapon
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State


class CostLine(msgspec.Struct, frozen=True):
    """A line of the bill: what, how many counters of it, and SO Points."""

    name: Text
    count: int
    amount: int
    """Negative for what an Event gives free."""
    rule: str


class LoadOdds(msgspec.Struct, frozen=True):
    """What the flight does to the Target if every bomb that can be aimed at it is."""

    bombs: int
    """Counters that can attack the Target."""
    hits: Distribution
    """The chances of 0, 1, 2... further Hits."""
    needed: int
    """Hits still missing; 0 for a Target without a rating."""
    destroyed: float
    damaged: float
    """The chance that it is only Damaged (HL-9.8b)."""


class Cover(msgspec.Struct, frozen=True):
    """Counters by what they are good for."""

    radar: dict[str, int]
    """Against Sites with radar, Pods included."""
    air: dict[str, int]
    """Against Bandits."""
    low: dict[str, int]
    """Against the ground from Low Altitude."""


# ---------------------------------------------------------------------------------------- costs


def cost_of(s: State, kit: Kit, item: str) -> int:
    """Return the SO Points of one counter by itself; 0 for a Standard one (HL-2.6c).

    A weapon that is paid for the whole mission costs what that is (HL-10.3f).
    """
    if not is_special(s, kit, item):
        return 0
    weapon = kit.weapons[item]
    return weapon.weight if weapon.so_rule == "weight" else kit.so_rules.jdam_per_mission


def weapons_cost(s: State, kit: Kit, aircraft: Aircraft) -> int:
    """Return the SO Points of the counters on one Aircraft that are paid by weight (HL-2.6c)."""
    if type_of(kit, aircraft.pilot).flags.fixed_load:
        return 0
    items = (*aircraft.loads, *aircraft.pods)
    return sum(cost_of(s, kit, each) for each in items if kit.weapons[each].so_rule == "weight")


def bill(s: State, kit: Kit) -> tuple[CostLine, ...]:
    """Return what the loads cost line by line; the amounts add up to ``arming_rules.price``."""
    tally: Tally[str] = Tally()
    for aircraft in s.flown.flight:
        if not type_of(kit, aircraft.pilot).flags.fixed_load:
            tally.update((*aircraft.loads, *aircraft.pods))
    total = price(s, kit)
    lines = [
        CostLine(kit.weapon_name(item), count, count * cost_of(s, kit, item), "HL-2.6c")
        for item, count in tally.items()
        if is_special(s, kit, item) and kit.weapons[item].so_rule == "weight"
    ]
    free = total.weapons - sum(line.amount for line in lines)
    if free:
        lines.append(CostLine(kit.entry_name("effect"), 0, free, "HL-2.6c"))
    if total.jdam:
        count = sum(n for item, n in tally.items() if kit.weapons[item].so_rule == "jdam")
        lines.append(CostLine(kit.entry_name("jdam"), count, total.jdam, "HL-10.3f"))
    if total.tanker:
        lines.append(CostLine(kit.entry_name("tanker"), 0, total.tanker, "HL-4.5f"))
    return tuple(lines)


def unused(s: State, kit: Kit, aircraft: Aircraft) -> int:
    """Return the Weight Points of an Aircraft that are free; 0 for one that loads nothing."""
    flags = type_of(kit, aircraft.pilot).flags
    if flags.fixed_load or flags.no_ordnance:
        return 0
    return max(weight_limit(s, kit, aircraft.pilot) - carried_weight(kit, aircraft), 0)


# ----------------------------------------------------------------------------------------- odds


def odds(s: State, kit: Kit) -> LoadOdds:
    """Return what the loads do to the Target, each counter used once from where it works."""
    steps = [
        die
        for aircraft in s.flown.flight
        # Counters of one kind on one Aircraft are alike.
        for item, count in Tally(aircraft.loads).items()
        if reaches_target(s, kit, aircraft, item)
        for die in [of_die(faces(s, kit, aircraft, item, TARGET))] * count
    ]
    hits = folded(steps)
    needed = hits_missing(s, kit)
    if not kit.targets[s.flown.target].hits:
        return LoadOdds(0, hits, 0, 0.0, 0.0)
    destroyed = sum(hits[needed:])
    return LoadOdds(len(steps), hits, needed, destroyed, _damaged(s, kit, hits, needed))


def _damaged(s: State, kit: Kit, hits: Distribution, needed: int) -> float:
    """Return the chance of half the Hits but not all, where that counts (HL-9.8b)."""
    target = s.flown.target
    if not s.has_option("damaging") or target in s.damaged_hits:
        return 0.0
    half = (hits_needed(s, kit, target) + 1) // 2
    return sum(hits[half:needed])


def reaches_target(s: State, kit: Kit, aircraft: Aircraft, item: str) -> bool:
    """Return whether a counter can attack the Target from any area and Altitude at all."""
    reach = {kit.distance(area, area_of(None)): area for area in kit.areas}
    return any(
        usable(s, kit, _at(aircraft, area, high=high), item, TARGET) is None
        for area in reach.values()
        for high in (True, False)
    )


def _at(aircraft: Aircraft, area: str, *, high: bool) -> Aircraft:
    return msgspec.structs.replace(aircraft, area=area, high=high)


def cover(s: State, kit: Kit) -> Cover:
    """Return what the flight carries against radars and Bandits, and for use from Low."""
    carried: Tally[str] = Tally()
    for aircraft in s.flown.flight:
        carried.update((*aircraft.loads, *aircraft.pods))
    found = Cover({}, {}, {})
    for item, count in carried.items():
        weapon = kit.weapons[item]
        if weapon.radar_only or weapon.kind == "pod":
            found.radar[item] = count
        if weapon.kind == "ata":
            found.air[item] = count
        if _works_low(weapon):
            found.low[item] = count
    return found


def _works_low(weapon: Weapon) -> bool:
    return weapon.kind == "atg" and not weapon.radar_only and bool(weapon.range_low)
