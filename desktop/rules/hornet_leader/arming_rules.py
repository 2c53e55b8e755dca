"""What an Aircraft can carry, and what it costs: weight, lists, supply, SO Points (HL-4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Refused, T
from desktop.rules.hornet_leader.pilots import type_of

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_weapons import AircraftType
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

TOO_HEAVY = T("hornet_leader", "{item} weighs {weight}, {pilot} has {left} Weight Points left")
NOT_FOR_TYPE = T("hornet_leader", "The {aircraft} does not carry {item}")
NOT_HERE = T("hornet_leader", "{item} is not available in this campaign")
NO_SUPPLY = T("hornet_leader", "No {item} counter is left")
FIXED = T("hornet_leader", "The {aircraft} always carries the same and nothing else")
NOTHING = T("hornet_leader", "The {aircraft} carries nothing")
ONE_POD = T("hornet_leader", "An Aircraft carries at most {count} {item}")
AT_MOST = T("hornet_leader", "The {aircraft} carries at most {count} {item}")
GROUND_LIMIT = T("hornet_leader", "The {aircraft} carries at most {count} Air to Ground Weight")
NEEDS_TANKER = T("hornet_leader", "{pilot} is too heavy without the tanker")
NO_TANKER = T("hornet_leader", "There is no tanker to give up")
TANKER_TAKEN = T("hornet_leader", "The tanker is taken already")
NO_NIGHT = T("hornet_leader", "This Target cannot be flown at night")
NO_OPTION = T("hornet_leader", "Night missions are not among the options of this campaign")
NO_FUNDS = T("hornet_leader", "{missing} SO Points are missing")


class Price(msgspec.Struct, frozen=True):
    """What the load of a mission costs, in SO Points."""

    weapons: int
    """Special Weapons by weight, what an Event gives free taken off (HL-2.6c)."""
    jdam: int
    tanker: int

    @property
    def total(self) -> int:
        """Everything together."""
        return self.weapons + self.jdam + self.tanker


def carried_weight(kit: Kit, aircraft: Aircraft) -> int:
    """Return the Weight Points in use, Pods included; a fixed load uses none (HL-10.1j)."""
    if type_of(kit, aircraft.pilot).flags.fixed_load:
        return 0
    return sum(kit.weapons[item].weight for item in (*aircraft.loads, *aircraft.pods))


def weight_penalty(s: State, kit: Kit, *, tanker: bool) -> int:
    """Return what the range band takes off: 0 or negative; nothing with a tanker (HL-4.5f)."""
    if tanker:
        return kit.priorities["tanker"].weight_penalty
    return kit.campaigns[s.terms.campaign].bands[s.flown.band].weight_penalty


def weight_limit(s: State, kit: Kit, pilot: str, *, tanker: bool | None = None) -> int:
    """Return the Weight Points that a Pilot's Aircraft may carry on this mission (HL-4.5a)."""
    with_tanker = bool(s.flown.tanker) if tanker is None else tanker
    penalty = weight_penalty(s, kit, tanker=with_tanker)
    return max(type_of(kit, pilot).weight + penalty, 0)


class Bench(msgspec.Struct, frozen=True):
    """What a flight has aboard, counted once for everything that may still be loaded."""

    used: dict[int, int]
    """Counters by row of the counter sheet; two faces share one supply (HL-1.4a)."""
    room: dict[str, int]
    """By Pilot: Weight Points left, negative with too many aboard (HL-4.5a)."""
    special_weight: int
    """Weight Points of what is paid by weight (HL-2.6c)."""
    jdam: bool

    def supply_left(self, kit: Kit, item: str) -> int:
        """Return the counters of a type that are left."""
        row = kit.supply_of(item)
        return kit.counter_rows[row].count - self.used.get(row, 0)

    def price(self, s: State, kit: Kit, extra: str = "", tanker: bool | None = None) -> Price:
        """Return what the loads cost, as :func:`price` does."""
        weight, jdam = self.special_weight, self.jdam
        if extra and is_special(s, kit, extra):
            if kit.weapons[extra].so_rule == "weight":
                weight += kit.weapons[extra].weight
            else:
                jdam = True
        taken = s.flown.tanker if tanker is None else tanker
        return Price(
            weapons=max(weight - s.free_special, 0),
            jdam=kit.so_rules.jdam_per_mission if jdam else 0,
            tanker=tanker_cost(s, kit) if taken else 0,
        )

    def missing(self, s: State, kit: Kit, item: str) -> int:
        """Return the SO Points that one counter more would lack; 0 or less if it can be paid."""
        return self.price(s, kit, item).total - s.so if is_special(s, kit, item) else 0


def bench_of(s: State, kit: Kit) -> Bench:
    """Return what the flight has aboard; a fixed load costs and weighs nothing (HL-10.1j)."""
    used: dict[int, int] = {}
    room: dict[str, int] = {}
    special_weight, jdam = 0, False
    special = kit.campaigns[s.terms.campaign].special
    penalty = weight_penalty(s, kit, tanker=bool(s.flown.tanker))
    for aircraft in s.flown.flight:
        kind, weight = type_of(kit, aircraft.pilot), 0
        for item in (*aircraft.loads, *aircraft.pods):
            row = kit.supply_of(item)
            used[row] = used.get(row, 0) + 1
            if not kind.flags.fixed_load:
                weapon = kit.weapons[item]
                weight += weapon.weight
                if item in special:
                    special_weight += weapon.weight * (weapon.so_rule == "weight")
                    jdam = jdam or weapon.so_rule == "jdam"
        room[aircraft.pilot] = max(kind.weight + penalty, 0) - weight
    return Bench(used, room, special_weight, jdam)


def stock_of(s: State, kit: Kit, bench: Bench) -> dict[str, int]:
    """Return what may be loaded for all that the flight has in common, with its Weight Points.

    That is what the campaign has, while counters and SO Points are left.
    """
    campaign, weapons = kit.campaigns[s.terms.campaign], kit.weapons
    special: list[str] = []
    payable: dict[tuple[str, int], bool] = {}
    for item in campaign.special:
        # Those of one weight cost the same.
        cost = (weapons[item].so_rule, weapons[item].weight)
        if cost not in payable:
            payable[cost] = bench.missing(s, kit, item) <= 0
        if payable[cost]:
            special.append(item)
    gone = {row for row, used in bench.used.items() if used >= kit.counter_rows[row].count}
    return {
        item: weapons[item].weight
        for item in (*kit.standard[campaign.id], *special)
        if kit.supply_of(item) not in gone
    }


def loadable(kit: Kit, aircraft: Aircraft, bench: Bench, stock: dict[str, int]) -> list[str]:
    """Return the counters that can be loaded: those of which :func:`why_not_load` says nothing."""
    kind = type_of(kit, aircraft.pilot)
    if kind.flags.fixed_load or kind.flags.no_ordnance:
        return []
    room = bench.room[aircraft.pilot]
    fitting = [item for item in kind.weapons if item in stock and stock[item] <= room]
    bound = kind.weapons if kind.limits else kit.pods
    return [
        item
        for item in fitting
        if item not in bound or _why_not_limits(kit, aircraft, item) is None
    ]


def supply_left(s: State, kit: Kit, item: str) -> int:
    """Return the counters of a type that are left; two faces share one supply (HL-1.4a)."""
    return bench_of(s, kit).supply_left(kit, item)


def is_special(s: State, kit: Kit, item: str) -> bool:
    """Return whether a weapon costs SO Points in the campaign (HL-2.6c)."""
    return item in kit.campaigns[s.terms.campaign].special


def is_available(s: State, kit: Kit, item: str) -> bool:
    """Return whether the campaign has a weapon (HL-2.6d)."""
    return item in kit.standard[s.terms.campaign] or is_special(s, kit, item)


def price(s: State, kit: Kit, *, extra: str = "", tanker: bool | None = None) -> Price:
    """Return what the mission's loads cost, with one counter more if asked (HL-2.6).

    ``tanker`` is whether Tanker Priority is taken; as it stands if not given.
    """
    return bench_of(s, kit).price(s, kit, extra, tanker)


def why_not_tanker(s: State, kit: Kit, bench: Bench | None = None) -> Refused | None:
    """Return why Tanker Priority cannot be taken; ``None`` if it can (HL-4.5f)."""
    if s.flown.tanker:
        return Refused("HL-4.5f", TANKER_TAKEN)
    missing = (bench or bench_of(s, kit)).price(s, kit, tanker=True).total - s.so
    return Refused("HL-2.6a", NO_FUNDS.of(missing=missing)) if missing > 0 else None


def why_not_return(s: State, kit: Kit) -> Refused | None:
    """Return why Tanker Priority cannot be given up; ``None`` if it can (HL-4.5f)."""
    if not s.flown.tanker:
        return Refused("HL-4.5f", NO_TANKER)
    for aircraft in s.flown.flight:
        limit = weight_limit(s, kit, aircraft.pilot, tanker=False)
        if carried_weight(kit, aircraft) > limit:
            return Refused("HL-4.5f", NEEDS_TANKER.of(pilot=kit.callsign(aircraft.pilot)))
    return None


def why_not_night(s: State, kit: Kit) -> Refused | None:
    """Return why the mission cannot be flown at night; ``None`` if it can (HL-9.1a)."""
    if not s.has_option("night"):
        return Refused("HL-9.1a", NO_OPTION)
    return None if kit.targets[s.flown.target].night else Refused("HL-9.1a", NO_NIGHT)


def tanker_cost(s: State, kit: Kit) -> int:
    """Return the price of Tanker Priority for this flight: every Aircraft counts (HL-4.5f)."""
    if s.tanker_free:
        return 0
    return kit.priorities["tanker"].cost_per_aircraft * len(s.flown.flight)


def why_not_load(s: State, kit: Kit, aircraft: Aircraft, item: str) -> Refused | None:
    """Return why a counter cannot be loaded; ``None`` if it can (HL-4.5b)."""
    kind, weapon = type_of(kit, aircraft.pilot), kit.weapons[item]
    if kind.flags.fixed_load:
        return Refused("HL-10.1j", FIXED.of(aircraft=kind.name))
    if kind.flags.no_ordnance:
        return Refused("HL-10.1e", NOTHING.of(aircraft=kind.name))
    if item not in kind.weapons:
        return Refused(
            _list_rule(kit, item, kind), NOT_FOR_TYPE.of(aircraft=kind.name, item=weapon.name)
        )
    if not is_available(s, kit, item):
        return Refused("HL-2.6d", NOT_HERE.of(item=weapon.name))
    found = _why_not_limits(kit, aircraft, item)
    return found or _why_not_room(s, kit, aircraft, item, bench_of(s, kit))


def _list_rule(kit: Kit, item: str, kind: AircraftType) -> str:
    """Return the rule that keeps a weapon off the list of a type of Aircraft."""
    if kit.weapons[item].phoenix_step:
        return "HL-10.2a"
    return "HL-10.1a" if kind.id == "a6" and kit.weapons[item].kind == "ata" else "HL-1.5p"


def _why_not_limits(kit: Kit, aircraft: Aircraft, item: str) -> Refused | None:
    kind, weapon = type_of(kit, aircraft.pilot), kit.weapons[item]
    if weapon.ecm is not None and aircraft.pods.count(item) >= weapon.ecm.max_per_aircraft:
        most = weapon.ecm.max_per_aircraft
        return Refused("HL-10.4d", ONE_POD.of(count=most, item=weapon.name))
    for limit in kind.limits:
        rule = "HL-10.1b" if kind.id == "a7" else "HL-10.1k"
        if limit.max_count is not None and item in limit.weapons:
            if sum(each in limit.weapons for each in aircraft.loads) >= limit.max_count:
                words = AT_MOST.of(aircraft=kind.name, count=limit.max_count, item=weapon.name)
                return Refused(rule, words)
        elif limit.max_weight is not None and weapon.kind == limit.kind:
            carried = ground_weight(kit, aircraft.loads)
            if carried + weapon.weight > limit.max_weight:
                words = GROUND_LIMIT.of(aircraft=kind.name, count=limit.max_weight)
                return Refused(rule, words)
    return None


def _why_not_room(
    s: State, kit: Kit, aircraft: Aircraft, item: str, bench: Bench
) -> Refused | None:
    weapon = kit.weapons[item]
    left = bench.room[aircraft.pilot]
    if weapon.weight > left:
        words = TOO_HEAVY.of(
            item=weapon.name,
            weight=weapon.weight,
            pilot=kit.callsign(aircraft.pilot),
            left=max(left, 0),
        )
        return Refused("HL-4.5a", words)
    if bench.supply_left(kit, item) < 1:
        return Refused("HL-1.4a", NO_SUPPLY.of(item=weapon.name))
    missing = bench.missing(s, kit, item)
    return Refused("HL-2.6a", NO_FUNDS.of(missing=missing)) if missing > 0 else None


def ground_weight(kit: Kit, items: Sequence[str]) -> int:
    """Return the Weight Points of the Air to Ground counters among some."""
    return sum(kit.weapons[item].weight for item in items if kit.weapons[item].kind == "atg")


def unarmed(s: State, kit: Kit) -> list[str]:
    """Return the Pilots who could carry weapons and carry none."""
    return [
        each.pilot
        for each in s.flown.flight
        if not each.loads and not type_of(kit, each.pilot).flags.no_ordnance
    ]


def leaders(s: State, kit: Kit) -> list[str]:
    """Return who can lead the flight: the most skilled Pilots (HL-4.5e)."""
    skills = {each.pilot: s.member(each.pilot).skill for each in s.flown.flight}
    best = max(skills.values(), default=0)
    return [pilot for pilot, skill in skills.items() if skill == best]
