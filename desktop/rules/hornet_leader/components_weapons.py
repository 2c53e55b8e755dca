"""Weapon counters, Guns and Aircraft types."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import (
    Entry,
    Faults,
    Id,
    Place,
    Sourced,
    expect,
    known,
)

Letters = Literal["H", "L", "HL"]
"""Altitudes: High, Low or both."""
Number = Annotated[int, Meta(ge=1)]
NoneOrMore = Annotated[int, Meta(ge=0)]
WeightPoints = Annotated[int, Meta(ge=0, le=6)]
Range = Annotated[int, Meta(ge=0, le=6)]
AttackNumber = Annotated[int, Meta(ge=1, le=15)]
Year = Annotated[int, Meta(ge=1900, le=9999)]
ByLength = tuple[int, int, int]
"""By length of the Campaign: short, medium, long."""


class Ecm(Entry, frozen=True):
    """What an ECM Pod does."""

    cancel: Number
    evade_stress: NoneOrMore
    max_per_aircraft: Number


class Weapon(Sourced, frozen=True):
    """A type of weapon counter."""

    id: Id
    name: Text
    """The printed designation."""
    long: Text
    kind: Literal["ata", "atg", "pod"]
    weight: WeightPoints
    attack: Annotated[tuple[AttackNumber, ...], Meta(max_length=4)]
    """A modified roll of at least ``attack[i]`` scores i + 1 Hits."""
    range_high: tuple[Range, ...]
    """The ranges at which it works from High; ``range_low`` from Low."""
    range_low: tuple[Range, ...]
    range_max: Range
    range_not: tuple[Range, ...]
    """The ranges up to the maximum at which it never works."""
    altitude: Letters
    targets: tuple[Literal["bandit", "site", "target"], ...]
    so_rule: Literal["weight", "jdam"]
    radar_only: bool = False
    independent: bool = False
    independent_min_range: Range = 0
    dispersed_immune: bool = False
    soft_bonus: int = 0
    vehicle_bonus: int = 0
    suppress_bonus: int = 0
    suppress_bonus_vs: Literal["", "site"] = ""
    fixed_only_years: tuple[Year, Year] | None = None
    phoenix_step: bool = False
    ecm: Ecm | None = None
    ignores_dogfight_weight: bool = False
    sar_value: NoneOrMore = 0

    def hits(self, roll: int) -> int:
        """Return the Hits that a modified roll scores."""
        return sum(roll >= number for number in self.attack)


class CounterRow(Sourced, frozen=True):
    """Physical counters with a weapon on each face."""

    front: str
    back: str
    count: Number


class SoRules(Sourced, frozen=True):
    """What Special Weapons cost."""

    jdam_per_mission: Number
    special_weapon: str


class Gun(Sourced, frozen=True):
    """The Gun of every Aircraft that has one."""

    ata_attack: Number
    ata_range: NoneOrMore
    ata_altitude: Letters
    atg_attack: Number
    atg_range: NoneOrMore
    atg_altitude: Letters


class Limit(Entry, frozen=True):
    """At most so many counters of some weapons, or Weight Points of one kind."""

    weapons: tuple[str, ...] = ()
    max_count: Number | None = None
    kind: Literal["", "atg"] = ""
    max_weight: Number | None = None


class Jammer(Entry, frozen=True, rename={"own": "self"}):
    """What a jammer does to an enemy's die."""

    area: int
    """Against every Aircraft in its area, itself included."""
    own: int
    """Against the jammer, in addition."""


class FixedLoad(Entry, frozen=True):
    """Counters that are always carried."""

    weapon: str
    count: Number


class Flags(Entry, frozen=True):
    """What is special about an Aircraft type."""

    jammer: Jammer | None = None
    fixed_load: tuple[FixedLoad, ...] = ()
    no_ordnance: bool = False
    hawkeye: bool = False
    free_slot: bool = False
    sa_for_all: bool = False
    stealth: bool = False
    stealth_ignore_range: NoneOrMore = 0
    nap_of_earth: bool = False
    baseline: bool = False


class AircraftType(Sourced, frozen=True):
    """A type of Aircraft."""

    id: Id
    name: Text
    short: str
    role: Text
    nation_service: tuple[Literal["navy", "marine"], ...]
    marine_large_deck: bool
    service: tuple[Year, Year]
    """First and last year; 9999 is to the present."""
    weight: NoneOrMore
    gun: bool
    weapons: tuple[str, ...]
    so: ByLength
    """SO Points to pay when the Pilot joins; negative ones are gained."""
    so_alt: ByLength | None = None
    limits: tuple[Limit, ...] = ()
    flags: Flags = Flags()
    log_only: bool = False
    """Whether nothing is known of what it carries: its Pilots cannot fly in a game."""

    def serves(self, year: int) -> bool:
        """Return whether the type was in service in that year (HL-1.5f)."""
        return self.service[0] <= year <= self.service[1]


def check_weapon(faults: Faults, weapon: Weapon) -> None:
    """Check a weapon's numbers, and what its counter shows against its lists."""
    place = Place("weapons.toml").at("weapon", weapon.id)
    attack = weapon.attack
    faults.expect(list(attack) == sorted(set(attack)), place.on("attack"), "must ascend")
    years = weapon.fixed_only_years
    ordered = years is None or years[0] <= years[1]
    faults.expect(ordered, place.on("fixed_only_years"), "must be the first and the last year")
    pod = weapon.kind == "pod"
    faults.expect(pod == (weapon.ecm is not None), place.on("ecm"), "Pods have it, and no others")
    faults.expect(pod != bool(attack), place.on("attack"), "weapons have numbers, Pods have none")
    either = set(weapon.range_high) | set(weapon.range_low)
    farthest = max(either, default=0)
    never = tuple(one for one in range(farthest) if one not in either)
    faults.expect(weapon.range_max == farthest, place.on("range_max"), f"must be {farthest}")
    faults.expect(weapon.range_not == never, place.on("range_not"), f"must be {list(never)}")
    letters = "H" * bool(weapon.range_high) + "L" * bool(weapon.range_low) if attack else "HL"
    faults.expect(weapon.altitude == letters, place.on("altitude"), f"must be {letters}")
    value = weapon.weight if weapon.kind == "atg" else 0
    faults.expect(weapon.sar_value == value, place.on("sar_value"), f"must be {value}")


def supply_rows(rows: Iterable[CounterRow], weapons: Collection[str]) -> dict[str, int]:
    """Return by weapon the row of counters that it stands in."""
    found: dict[str, int] = {}
    for index, row in enumerate(rows):
        place = f"weapons.toml, counter {row.front}"
        known(place, (row.front, row.back), weapons)
        for face in (row.front, row.back):
            expect(face not in found, place, f"{face} stands in another row")
            found[face] = index
    for weapon in weapons:
        expect(weapon in found, "weapons.toml, counter", f"no row has {weapon}")
    return found


def check_aircraft(faults: Faults, entry: AircraftType, weapons: Collection[str]) -> None:
    """Check an Aircraft type's references and limits."""
    place = Place("aircraft.toml").at("aircraft", entry.id)
    faults.known(place.on("weapons"), entry.weapons, weapons)
    for number, limit in enumerate(entry.limits, 1):
        where = place.at("limits", number)
        counted = bool(limit.weapons) == (limit.max_count is not None)
        weighed = bool(limit.kind) == (limit.max_weight is not None)
        one = bool(limit.weapons) != bool(limit.kind)
        faults.expect(
            counted and weighed and one,
            where,
            "must be weapons and max_count or kind and max_weight",
        )
        faults.known(where.on("weapons"), limit.weapons, entry.weapons)
    loads = [load.weapon for load in entry.flags.fixed_load]
    faults.known(place.at("flags").on("fixed_load"), loads, entry.weapons)
    first, last = entry.service
    faults.expect(first <= last, place.on("service"), "must be the first and the last year")
    faults.expect(
        entry.flags.no_ordnance == (not entry.weapons),
        place.at("flags").on("no_ordnance"),
        "must say whether there are no weapons",
    )
