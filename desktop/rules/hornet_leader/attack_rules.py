"""What an Aircraft may attack with, and who may attack (HL-1.4, HL-6.2, HL-6.3).

What the dice need then stands in ``attack_dice`` (``modifiers``, ``faces``, ``die``).
An ``enemy`` is ``target``, the key of a counter, or ``other_bomber`` of the key of a counter of two
Bombers. A weapon is given by its id, Guns by ``GUN``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from desktop.rules.core import Refused, T
from desktop.rules.hornet_leader.attack_words import ALTITUDES, SPEEDS
from desktop.rules.hornet_leader.changes_display import CENTER
from desktop.rules.hornet_leader.effects_data import RestrictWeaponEffect
from desktop.rules.hornet_leader.pilots import UNFIT, level_of, stats, status, status_at, type_of
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.standing import forbidden, in_force

if TYPE_CHECKING:
    from collections.abc import Iterator

    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_weapons import Weapon
    from desktop.rules.hornet_leader.records import Aircraft, Counter
    from desktop.rules.hornet_leader.state import State

Purpose = Literal["attack", "suppress", "phoenix"]
"""An attack in a turn, a Suppression, or a missile of the Phoenix step."""
Named = tuple[str, "Counter | None"]
"""An enemy and its counter, ``None`` for the Target."""
GUN = "gun"
OTHER_BOMBER = ":2"


# ------------------------------------------------------------------------------------ enemies


def other_bomber(key: str) -> str:
    """Return the enemy that is the second Bomber of a counter (HL-1.3l)."""
    return key + OTHER_BOMBER


def counter_of(s: State, enemy: str) -> Counter | None:
    """Return the counter that an enemy is or belongs to, ``None`` for the Target.

    Raises ``KeyError`` for an enemy that is not there.
    """
    if enemy == TARGET:
        return None
    if not enemy.endswith(OTHER_BOMBER):
        return s.flown.counter(enemy)
    counter = s.flown.counter(enemy.removesuffix(OTHER_BOMBER))
    if counter.bombers < 2:
        raise KeyError(f"{counter.key} has no second Bomber.")
    return counter


def is_there(s: State, enemy: str) -> bool:
    """Return whether an enemy is on the display; the Target always is."""
    try:
        counter_of(s, enemy)
    except KeyError:
        return False
    return True


def area_of(counter: Counter | None) -> str:
    """Return the area of a counter; that of the Target (``None``) is the Center."""
    return CENTER if counter is None else counter.area


def is_air(counter: Counter | None) -> bool:
    """Return whether an attack on it is Air to Air: Bandits and Bombers (HL-1.3k)."""
    return counter is not None and counter.kind != "site"


def enemies(s: State) -> list[str]:
    """Return everything that an attack can name first: the Target, then the counters."""
    return [TARGET, *(counter.key for counter in s.flown.counters)]


def everything(s: State) -> list[Named]:
    """Return what :func:`enemies` does, each with its counter."""
    return [(TARGET, None), *((counter.key, counter) for counter in s.flown.counters)]


# ------------------------------------------------------------------------------------ weapons


def usable(
    s: State,
    kit: Kit,
    aircraft: Aircraft,
    item: str,
    enemy: str,
    purpose: Purpose = "attack",
    *,
    declared: bool = True,
) -> Refused | None:
    """Return why a weapon counter cannot be used on an enemy now; ``None`` if it can.

    ``declared`` is false for an Independent counter that goes elsewhere than the attack
    (HL-1.4j). Raises ``KeyError`` for an enemy that is not there.
    """
    weapon, counter = kit.weapons[item], counter_of(s, enemy)
    return (
        fit(s, kit, aircraft)
        or _aboard(kit, aircraft, weapon)
        or _hittable(s, kit, counter, purpose)
        or _suits(kit, weapon, counter)
        or _reaches(kit, aircraft, weapon, counter, purpose, declared)
        or _permitted(s, kit, weapon)
    )


def gun_usable(
    s: State, kit: Kit, aircraft: Aircraft, enemy: str, purpose: Purpose = "attack"
) -> Refused | None:
    """Return why Guns cannot be used on an enemy now; ``None`` if they can (HL-10.5)."""
    counter = counter_of(s, enemy)
    found = fit(s, kit, aircraft) or _hittable(s, kit, counter, purpose)
    if found:
        return found
    return _gun_reaches(kit, aircraft, counter)


class Arms(NamedTuple):
    """What an Aircraft can use on an enemy in an attack."""

    enemy: str
    counter: Counter | None
    """``None`` for the Target."""
    items: list[str]
    """The kinds of weapon counters."""
    gun: bool


class Aims:
    """Some enemies, and what Aircraft can use on them in an attack.

    The same as :func:`usable` and :func:`gun_usable` for each of them, but what is the same for
    several enemies or Aircraft is asked once.
    """

    def __init__(self, s: State, kit: Kit, named: list[Named]) -> None:
        self._s = s
        self._kit = kit
        self._hit = [
            (enemy, counter, area_of(counter), is_air(counter))
            for enemy, counter in named
            # In an attack, anything but a Target without Hits can be hit.
            if counter is not None or _hittable(s, kit, counter, "attack") is None
        ]
        self._permitted: dict[str, bool] = {}

    def arms_of(self, aircraft: Aircraft) -> Iterator[Arms]:
        """Yield what an Aircraft can use on each enemy on which it can use anything."""
        s, kit = self._s, self._kit
        if fit(s, kit, aircraft):
            return
        # Most are out of range: that is seen before words are made of it.
        reaching: dict[tuple[int, bool], list[Weapon]] = {}
        for item in dict.fromkeys(aircraft.loads):
            weapon = kit.weapons[item]
            for distance in weapon.range_high if aircraft.high else weapon.range_low:
                reaching.setdefault((distance, weapon.kind == "ata"), []).append(weapon)
        gun_range = _gun_range(kit, aircraft)
        for enemy, counter, area, air in self._hit:
            distance = kit.distance(aircraft.area, area)
            gun = distance <= gun_range[air]
            weapons = reaching.get((distance, air))
            if weapons is None and not gun:
                continue
            items = [
                weapon.id
                for weapon in weapons or ()
                if self._permits(weapon)
                and not (weapon.radar_only and _suits(kit, weapon, counter))
            ]
            if items or gun:
                yield Arms(enemy, counter, items, gun)

    def _permits(self, weapon: Weapon) -> bool:
        known = self._permitted.get(weapon.id)
        if known is None:
            known = self._permitted[weapon.id] = _permitted(self._s, self._kit, weapon) is None
        return known


def _gun_range(kit: Kit, aircraft: Aircraft) -> tuple[int, int]:
    """Return how far an Aircraft's Guns reach on the ground and in the air; -1 for not at all."""
    gun, letter = kit.gun, "H" if aircraft.high else "L"
    if not type_of(kit, aircraft.pilot).gun:
        return -1, -1
    ground = gun.atg_range if letter in gun.atg_altitude else -1
    return ground, gun.ata_range if letter in gun.ata_altitude else -1


def _gun_reaches(kit: Kit, aircraft: Aircraft, counter: Counter | None) -> Refused | None:
    pilot = kit.callsign(aircraft.pilot)
    if not type_of(kit, aircraft.pilot).gun:
        text = T("hornet_leader", "The {aircraft} of {pilot} has no Gun")
        return Refused("HL-1.5q", text.of(aircraft=kit.type_name(aircraft.pilot), pilot=pilot))
    air = is_air(counter)
    rule = "HL-6.3g" if air else "HL-6.3c" if counter is None else "HL-6.3e"
    gun = kit.gun
    if kit.distance(aircraft.area, area_of(counter)) > (gun.ata_range if air else gun.atg_range):
        text = T("hornet_leader", "Guns reach only enemies in the area of {pilot}")
        return Refused(rule, text.of(pilot=pilot))
    letters = gun.ata_altitude if air else gun.atg_altitude
    if ("H" if aircraft.high else "L") not in letters:
        text = T("hornet_leader", "Guns attack the ground only from Low Altitude; {pilot} is High")
        return Refused(rule, text.of(pilot=pilot))
    return None


def arm_usable(
    s: State, kit: Kit, aircraft: Aircraft, arm: str, enemy: str, purpose: Purpose = "attack"
) -> Refused | None:
    """Return why Guns (``GUN``) or a weapon counter cannot be used on a declared enemy."""
    if arm == GUN:
        return gun_usable(s, kit, aircraft, enemy, purpose)
    return usable(s, kit, aircraft, arm, enemy, purpose)


def fit(s: State, kit: Kit, aircraft: Aircraft) -> Refused | None:
    """Return why a Pilot can neither attack nor Suppress now (HL-1.5j)."""
    if not aircraft.flying or not aircraft.area:
        text = T("hornet_leader", "{pilot} is not on the display")
        return Refused("HL-6.0b", text.of(pilot=kit.callsign(aircraft.pilot)))
    if status(kit, s.member(aircraft.pilot)) == UNFIT:
        text = T("hornet_leader", "{pilot} is Unfit and can neither attack nor Suppress")
        return Refused("HL-1.5j", text.of(pilot=kit.callsign(aircraft.pilot)))
    return None


def _aboard(kit: Kit, aircraft: Aircraft, weapon: Weapon) -> Refused | None:
    if weapon.kind == "pod":
        text = T("hornet_leader", "{weapon} is a Pod, not a weapon")
        return Refused("HL-10.4a", text.of(weapon=weapon.name))
    if weapon.id not in aircraft.loads:
        text = T("hornet_leader", "{pilot} carries no {weapon}")
        return Refused("HL-6.3i", text.of(pilot=kit.callsign(aircraft.pilot), weapon=weapon.name))
    return None


def _hittable(s: State, kit: Kit, counter: Counter | None, purpose: Purpose) -> Refused | None:
    if purpose == "suppress" and (counter is None or counter.kind == "bomber"):
        text = T("hornet_leader", "Only Sites and Bandits that attack can be Suppressed")
        return Refused("HL-6.10c", text)
    if counter is None and not kit.targets[s.flown.target].hits:
        text = T("hornet_leader", "{target} has no Hits; only its Objectives count")
        return Refused("HL-6.7c", text.of(target=kit.target_name(s.flown.target)))
    return None


def _suits(kit: Kit, weapon: Weapon, counter: Counter | None) -> Refused | None:
    air = is_air(counter)
    if weapon.kind == "ata" and not air:
        text = T("hornet_leader", "{weapon} is Air to Air: only Bandits and Bombers")
        return Refused("HL-1.4b", text.of(weapon=weapon.name))
    if weapon.kind == "atg" and air:
        text = T("hornet_leader", "{weapon} is Air to Ground: only Sites and the Target")
        return Refused("HL-1.4c", text.of(weapon=weapon.name))
    if weapon.radar_only and (counter is None or not kit.sites[counter.face].radar):
        text = T("hornet_leader", "{weapon} attacks only Sites with radar (R), never the Target")
        return Refused("HL-1.4g", text.of(weapon=weapon.name))
    return None


def _permitted(s: State, kit: Kit, weapon: Weapon) -> Refused | None:
    card = kit.targets[s.flown.target]
    if weapon.fixed_only_years and "fixed" not in card.traits:
        first, last = weapon.fixed_only_years
        if first <= kit.campaigns[s.terms.campaign].year <= last:
            text = T("hornet_leader", "{weapon} attacks only Fixed Targets and their Sites so far")
            return Refused("HL-10.3g", text.of(weapon=weapon.name))
    if any(weapon.id in effect.weapons for effect in in_force(s, kit, RestrictWeaponEffect)):
        text = T("hornet_leader", "This Campaign does not let {weapon} attack such a Target")
        return Refused("HL-10.3b", text.of(weapon=weapon.name))
    if weapon.radar_only and forbidden(s, kit, "radar_weapons"):
        text = T("hornet_leader", "An Event does not let {weapon} attack now")
        return Refused("HL-1.6c", text.of(weapon=weapon.name))
    return None


def _reaches(
    kit: Kit,
    aircraft: Aircraft,
    weapon: Weapon,
    counter: Counter | None,
    purpose: Purpose,
    declared: bool,
) -> Refused | None:
    if purpose == "phoenix":
        if weapon.phoenix_step:
            return None
        text = T("hornet_leader", "{weapon} is not fired before the turns begin")
        return Refused("HL-5.7a", text.of(weapon=weapon.name))
    ranges = weapon.range_high if aircraft.high else weapon.range_low
    altitude = ALTITUDES[aircraft.high]
    if not ranges:
        text = T("hornet_leader", "{weapon} cannot be used from {altitude} Altitude")
        return Refused("HL-1.4i", text.of(weapon=weapon.name, altitude=altitude))
    distance = kit.distance(aircraft.area, area_of(counter))
    if distance > max(ranges):
        text = T(
            "hornet_leader", "{weapon} reaches range {most} from {altitude}; this is {distance}"
        )
        words = text.of(weapon=weapon.name, most=max(ranges), altitude=altitude, distance=distance)
        return Refused("HL-1.4e", words)
    if distance not in ranges:
        text = T("hornet_leader", "{weapon} cannot be fired at range {distance}")
        return Refused("HL-1.4f", text.of(weapon=weapon.name, distance=distance))
    if not declared and distance < weapon.independent_min_range:
        text = T("hornet_leader", "At range {distance}, {weapon} can go only to the declared enemy")
        return Refused("HL-10.2b", text.of(weapon=weapon.name, distance=distance))
    return None


# ---------------------------------------------------------------------------- who may attack


def is_free(s: State, kit: Kit, aircraft: Aircraft, fast: bool) -> bool:
    """Return whether an attack in the Fast or Slow step costs the Pilot no SA (HL-1.5m)."""
    return not aircraft.free_attack and stats(kit, s.member(aircraft.pilot)).fast == fast


def payers(s: State, kit: Kit, pilot: str, fast: bool) -> tuple[str, ...]:
    """Return who may pay for a Pilot's attack with an SA counter; only ``""`` if it is free.

    He himself, then the Flight Leader and the crews of E-2Cs (HL-6.2f, HL-6.2g, HL-10.1g).
    """
    return Payers(s, kit, fast).of(s.flown.aircraft(pilot))


class Payers:
    """Who may pay for the attacks of a step, looked up once for all Pilots."""

    def __init__(self, s: State, kit: Kit, fast: bool) -> None:
        self._s = s
        self._kit = kit
        self._fast = fast
        self._forbidden: bool | None = None
        self._shared: tuple[str, ...] = ()
        """Those with SA counters that may serve others."""

    def of(self, aircraft: Aircraft) -> tuple[str, ...]:
        """Return what :func:`payers` does."""
        s, kit = self._s, self._kit
        if is_free(s, kit, aircraft, self._fast):
            return ("",)
        if self._forbidden is None:
            self._forbidden = forbidden(s, kit, "sa")
            paying = [each.pilot for each in s.flown.flying() if each.sa]
            self._shared = tuple([pilot for pilot in paying if shares_sa(s, kit, pilot)])
        if self._forbidden:
            return ()
        pilot = aircraft.pilot
        own = (pilot,) if aircraft.sa else ()
        return own + tuple([each for each in self._shared if each != pilot])


def shares_sa(s: State, kit: Kit, pilot: str) -> bool:
    """Return whether a Pilot's SA counters may serve others (HL-6.2g, HL-10.1g)."""
    return pilot == s.flown.leader or type_of(kit, pilot).flags.sa_for_all


def has_attacked(aircraft: Aircraft, fast: bool) -> bool:
    """Return whether an Aircraft has made its attack of the Fast or Slow step (HL-6.2e)."""
    return aircraft.fast_attack if fast else aircraft.slow_attack


def may_attack(s: State, kit: Kit, aircraft: Aircraft, fast: bool) -> Refused | None:
    """Return why a Pilot cannot attack in the Fast or Slow step, whatever he carries."""
    found = fit(s, kit, aircraft)
    if found:
        return found
    pilot = kit.callsign(aircraft.pilot)
    if has_attacked(aircraft, fast):
        text = T("hornet_leader", "{pilot} has attacked in this step")
        return Refused("HL-6.2e", text.of(pilot=pilot))
    if payers(s, kit, aircraft.pilot, fast):
        return None
    if forbidden(s, kit, "sa"):
        text = T("hornet_leader", "An Event lets nobody spend SA counters now, as {pilot} must")
        return Refused("HL-1.6c", text.of(pilot=pilot))
    speed = stats(kit, s.member(aircraft.pilot)).fast
    if speed == fast:
        text = T("hornet_leader", "{pilot} has had his free attack, and there is no SA counter")
        return Refused("HL-1.5m", text.of(pilot=pilot))
    text = T("hornet_leader", "{pilot} is {speed}, and there is no SA counter for him")
    return Refused("HL-6.2a", text.of(pilot=pilot, speed=SPEEDS[speed]))


def may_take_high_stress(s: State, kit: Kit, aircraft: Aircraft) -> Refused | None:
    """Return why a Pilot cannot take Stress for +1 on the rolls of this turn (HL-9.5b)."""
    pilot = kit.callsign(aircraft.pilot)
    if not s.has_option("high_stress"):
        text = T("hornet_leader", "High Stress is an optional rule that was not chosen")
        return Refused("HL-9.5a", text)
    if aircraft.high_stress or aircraft.rolled:
        text = T("hornet_leader", "High Stress comes before the first roll of {pilot} in a turn")
        return Refused("HL-9.5b", text.of(pilot=pilot))
    member = s.member(aircraft.pilot)
    stress = member.stress + kit.tables.stress.high_stress
    if status_at(level_of(kit, member), stress) == UNFIT:
        text = T("hornet_leader", "High Stress would make {pilot} Unfit")
        return Refused("HL-9.5b", text.of(pilot=pilot))
    return None
