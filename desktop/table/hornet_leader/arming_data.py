"""What the arming bench shows, read from a position: the rack, the Aircraft, the load."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.face import Status
from desktop.paint.pictures import picture_of
from desktop.rules.core import Refused, T, Text
from desktop.rules.hornet_leader import arming_rules, load_plans, loads, pilots
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_weapons import Weapon
from desktop.rules.hornet_leader.load_plans import Role
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.weapon_icons import ChipKind

FIELDS = range(5)
"""The ranges that the strip of a weapon shows."""
DOT = " \N{MIDDLE DOT} "
KINDS: tuple[ChipKind, ...] = ("air", "ground", "radar", "pod")
STATUSES: tuple[Status, Status, Status] = ("okay", "shaken", "unfit")
BOTH, ONLY_HIGH, ONLY_LOW = (
    T("hornet_leader.table", "High and Low"),
    T("hornet_leader.table", "High only"),
    T("hornet_leader.table", "Low only"),
)
WEIGHS = T("hornet_leader.table", "{weight} WP")
STANDARD = T("hornet_leader.table", "costs nothing")
PRICED = T("hornet_leader.table", "{so} SO Points each")
MISSION_PRICE = T("hornet_leader.table", "{so} SO Points for the mission")
REACH = T("hornet_leader.table", "range {fields} from High, {low} from Low")
NOWHERE = "\N{EN DASH}"


class RackRow(msgspec.Struct, frozen=True):
    """A weapon of the rack."""

    item: str
    name: str
    short: str
    kind: ChipKind
    facts: str
    """Weight and Attack numbers: "1 WP · 6"."""
    altitudes: str
    high: tuple[bool, ...]
    """By range from 0: whether it reaches there from High; ``low`` from Low."""
    low: tuple[bool, ...]
    cost: int
    """SO Points; 0 for nothing."""
    left: int
    refused: Refused | None
    """Why the chosen Aircraft cannot take one now."""
    spoken: str


class BenchData(msgspec.Struct, frozen=True):
    """An Aircraft on the bench."""

    pilot: str
    number: int
    """The digit that chooses it; 0 for none."""
    callsign: str
    kind: str
    skill: str
    picture: str
    role: Role
    leader: bool
    status: Status
    status_word: str
    stress: int
    loads: tuple[str, ...]
    """Counters under the wings, Pods last."""
    names: tuple[str, ...]
    kinds: tuple[ChipKind, ...]
    weights: tuple[int, ...]
    limit: int
    lost: int
    """Weight Points that the range band takes."""
    fixed: str
    """Why nothing can be changed; empty if it can."""
    skills: str
    cost: int
    selected: bool = False

    @property
    def carried(self) -> int:
        """Weight Points in use; a fixed load uses none."""
        return 0 if self.fixed else sum(self.weights)

    @property
    def unused(self) -> int:
        """Weight Points that are free; none where nothing can be changed."""
        return 0 if self.fixed else max(self.limit - self.carried, 0)


def chip_kind(weapon: Weapon) -> ChipKind:
    """Return how a weapon is drawn."""
    if weapon.kind == "pod":
        return "pod"
    if weapon.kind == "ata":
        return "air"
    return "radar" if weapon.radar_only else "ground"


def rack(s: State, kit: Kit, pilot: str) -> tuple[RackRow, ...]:
    """Return every weapon of the campaign that the flight could use, by kind."""
    flight = s.flown.flight
    listed = {item for each in flight for item in pilots.type_of(kit, each.pilot).weapons}
    items = [item for item in kit.weapons if item in listed]
    items = [item for item in items if arming_rules.is_available(s, kit, item)]
    items.sort(key=lambda item: KINDS.index(chip_kind(kit.weapons[item])))
    chosen = next((each for each in flight if each.pilot == pilot), None)
    return tuple(_row(s, kit, item, chosen) for item in items)


def _row(s: State, kit: Kit, item: str, aircraft: Aircraft | None) -> RackRow:
    weapon = kit.weapons[item]
    refused = None if aircraft is None else arming_rules.why_not_load(s, kit, aircraft, item)
    altitudes = BOTH
    if weapon.kind != "pod" and not (weapon.range_high and weapon.range_low):
        altitudes = ONLY_HIGH if weapon.range_high else ONLY_LOW
    facts = [say(WEIGHS.of(weight=weapon.weight))]
    if weapon.attack:
        facts.append(" ".join(map(str, weapon.attack)))
    cost = loads.cost_of(s, kit, item)
    return RackRow(
        item=item,
        name=say(weapon.long),
        short=say(weapon.name),
        kind=chip_kind(weapon),
        facts=DOT.join(facts),
        altitudes=say(altitudes),
        high=tuple(field in weapon.range_high for field in FIELDS),
        low=tuple(field in weapon.range_low for field in FIELDS),
        cost=cost,
        left=arming_rules.supply_left(s, kit, item),
        refused=refused,
        spoken=DOT.join((*facts, *_spoken(weapon, cost))),
    )


def _spoken(weapon: Weapon, cost: int) -> list[str]:
    found = []
    if weapon.attack:
        reach = REACH.of(fields=_fields(weapon.range_high), low=_fields(weapon.range_low))
        found.append(say(reach))
    priced = PRICED if weapon.so_rule == "weight" else MISSION_PRICE
    found.append(say(priced.of(so=cost) if cost else STANDARD))
    return found


def _fields(ranges: tuple[int, ...]) -> str:
    return ", ".join(map(str, ranges)) if ranges else NOWHERE


def bench(s: State, kit: Kit, pilot: str, roles: dict[str, Role]) -> tuple[BenchData, ...]:
    """Return the Aircraft of the flight; ``pilot`` is the chosen one, ``roles`` those given."""
    return tuple(
        _card(s, kit, aircraft, number, roles.get(aircraft.pilot), aircraft.pilot == pilot)
        for number, aircraft in enumerate(s.flown.flight, 1)
    )


def _card(
    s: State, kit: Kit, aircraft: Aircraft, number: int, role: Role | None, selected: bool
) -> BenchData:
    pilot = aircraft.pilot
    member, kind = s.member(pilot), pilots.type_of(kit, pilot)
    level, stats = pilots.level_of(kit, member), pilots.stats(kit, member)
    items = (*aircraft.loads, *aircraft.pods)
    weapons = [kit.weapons[item] for item in items]
    status = pilots.status(kit, member)
    limit = arming_rules.weight_limit(s, kit, pilot)
    return BenchData(
        pilot=pilot,
        number=number if number < 10 else 0,
        callsign=kit.callsign(pilot),
        kind=kind.short,
        skill=say(kit.skill_name(member.skill)),
        picture=picture_of("hornet_leader", "aircraft", kind.id),
        role=role or load_plans.role_of(kit, aircraft),
        leader=pilot == s.flown.leader,
        status=STATUSES[status],
        status_word=say(kit.status_name(status)),
        stress=member.stress,
        loads=items,
        names=tuple(say(weapon.name) for weapon in weapons),
        kinds=tuple(chip_kind(weapon) for weapon in weapons),
        weights=tuple(weapon.weight for weapon in weapons),
        limit=limit,
        lost=max(kind.weight - limit, 0),
        fixed=_fixed(s, kit, aircraft),
        skills=say(SKILLS.of(air=_signed(stats.ata), ground=_signed(stats.atg), sa=level.sa)),
        cost=loads.weapons_cost(s, kit, aircraft),
        selected=selected,
    )


SKILLS = T("hornet_leader.table", "AtA {air}   AtG {ground}   SA {sa}")


def _signed(value: int) -> str:
    return f"{value:+d}".replace("-", "\N{MINUS SIGN}") if value else "0"


def _fixed(s: State, kit: Kit, aircraft: Aircraft) -> str:
    flags = pilots.type_of(kit, aircraft.pilot).flags
    if not (flags.fixed_load or flags.no_ordnance):
        return ""
    refused = arming_rules.why_not_load(s, kit, aircraft, next(iter(kit.weapons)))
    return "" if refused is None else say(refused.text)


def unused_words(s: State, kit: Kit) -> tuple[int, Text | None]:
    """Return the Weight Points that nobody uses, and whose they are."""
    free = {each.pilot: loads.unused(s, kit, each) for each in s.flown.flight}
    total = sum(free.values())
    names: Text | None = None
    for pilot, count in free.items():
        if count:
            part = T("hornet_leader.table", "{pilot} {count}").of(
                pilot=kit.callsign(pilot), count=count
            )
            both = T("hornet_leader.table", "{a}, {b}")
            names = part if names is None else both.of(a=names, b=part)
    return total, names
