"""What the card of a Pilot in the flight shows, made from the state of the mission."""

from __future__ import annotations

from collections import Counter as Tally

from desktop.models.say import say
from desktop.paint.card import Stress
from desktop.paint.pictures import picture_of
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader import pilots
from desktop.rules.hornet_leader.arming_rules import carried_weight, weight_limit
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_weapons import Gun, Weapon
from desktop.rules.hornet_leader.naming import STATUSES as STATUS_NAMES
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.chips import ChipData, ChipState
from desktop.table.hornet_leader.counters import GAME, STATUSES, pilot_target
from desktop.table.hornet_leader.flight_plan import FlightData
from desktop.table.hornet_leader.weapon_icons import ChipKind
from desktop.table.hornet_leader.words import aircraft_words

GUN_KEY = "gun"
GUN = T("hornet_leader.table", "Gun")
LEADER = T("hornet_leader.table", "Leader")
SA = T("hornet_leader.table", "SA")
WEAPON_WORDS = T(
    "hornet_leader.table",
    "{weapon}: Attack {attack}; High {high}, Low {low}; {weight} Weight Points",
)
GUN_WORDS = T(
    "hornet_leader.table", "Gun: Attack {air} on Bandits, {ground} on the ground from Low, range 0"
)
POD_WORDS = T("hornet_leader.table", "{weapon}: an attack on it is negated from {roll}")
NEVER = T("hornet_leader.table", "never")


def flight_card_data(
    kit: Kit,
    s: State,
    aircraft: Aircraft,
    *,
    usable: frozenset[str] = frozenset(),
    picked: tuple[str, ...] = (),
    selected: bool = False,
    attacked: bool = False,
) -> FlightData:
    """Return the card of an Aircraft.

    ``usable`` are the chips that can be chosen now, ``picked`` those that are, each as often as
    it is: ``item:aim9``, ``gun``.
    """
    member = s.member(aircraft.pilot)
    level, stats = pilots.level_of(kit, member), pilots.stats(kit, member)
    kind = pilots.type_of(kit, aircraft.pilot)
    leads = aircraft.pilot == s.flown.leader
    okay, shaken, unfit = (say(name) for name in STATUS_NAMES)
    return FlightData(
        key=pilot_target(aircraft.pilot),
        callsign=kit.callsign(aircraft.pilot),
        kind=kind.short,
        skill=say(kit.skill_name(member.skill)),
        picture=picture_of(GAME, "aircraft", kind.id),
        altitude="high" if aircraft.high else "low",
        status=STATUSES[pilots.status(kit, member)],
        statuses=(okay, shaken, unfit),
        stress=Stress(member.stress, level.okay_max, level.shaken_max),
        speed=stats.speed,
        air=stats.ata,
        ground=stats.atg,
        carried=carried_weight(kit, aircraft),
        limit=weight_limit(s, kit, aircraft.pilot),
        chips=chips_of(kit, aircraft, usable, picked),
        number=_number(s, aircraft),
        leader=say(LEADER) if leads else "",
        sa=aircraft.sa,
        sa_label=say(SA),
        damaged=aircraft.damaged,
        selected=selected,
        attacked=attacked,
        spoken=say(aircraft_words(kit, s, aircraft)),
    )


def _number(s: State, aircraft: Aircraft) -> str:
    """Return the digit of an Aircraft, the same for the whole mission; from the tenth on none."""
    place = next(i for i, each in enumerate(s.flown.flight, 1) if each.pilot == aircraft.pilot)
    return str(place) if place <= 9 else ""


def chips_of(
    kit: Kit, aircraft: Aircraft, usable: frozenset[str], picked: tuple[str, ...]
) -> tuple[ChipData, ...]:
    """Return a chip for each counter aboard and for the Gun."""
    left = Tally(picked)
    chips: list[ChipData] = []
    for item in (*aircraft.loads, *aircraft.pods):
        key = f"item:{item}"
        chips.append(weapon_chip(kit, item, _state(key, usable), picked=left[key] > 0))
        left[key] -= 1
    if pilots.type_of(kit, aircraft.pilot).gun:
        state, on = _state(GUN_KEY, usable), left[GUN_KEY] > 0
        words = say(gun_words(kit.gun))
        chips.append(ChipData(GUN_KEY, say(GUN), "gun", state=state, picked=on, spoken=words))
    return tuple(chips)


def _state(key: str, usable: frozenset[str]) -> ChipState:
    return "usable" if key in usable else "plain"


def weapon_chip(
    kit: Kit, item: str, state: ChipState = "plain", *, picked: bool = False
) -> ChipData:
    """Return the chip of a weapon counter or a Pod."""
    weapon = kit.weapons[item]
    return ChipData(
        key=f"item:{item}",
        name=say(weapon.name),
        kind=chip_kind(weapon),
        weight=weapon.weight,
        state=state,
        picked=picked,
        spoken=say(weapon_words(weapon)),
    )


def chip_kind(weapon: Weapon) -> ChipKind:
    """Return the tint and sign of a weapon."""
    if weapon.kind == "pod":
        return "pod"
    if weapon.kind == "ata":
        return "air"
    return "radar" if weapon.radar_only else "ground"


def weapon_words(weapon: Weapon) -> Text:
    """Return the numbers of a weapon counter in words."""
    if weapon.ecm is not None:
        return POD_WORDS.of(weapon=weapon.name, roll=weapon.ecm.cancel)
    return WEAPON_WORDS.of(
        weapon=weapon.name,
        attack=" ".join(map(str, weapon.attack)),
        high=_ranges(weapon.range_high),
        low=_ranges(weapon.range_low),
        weight=weapon.weight,
    )


def _ranges(ranges: tuple[int, ...]) -> Text | str:
    return ", ".join(map(str, ranges)) if ranges else NEVER


def gun_words(gun: Gun) -> Text:
    """Return the numbers of the Gun in words."""
    return GUN_WORDS.of(air=gun.ata_attack, ground=gun.atg_attack)
