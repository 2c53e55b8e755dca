"""Whom Sites and Bandits can attack, in which order, and what changes their die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.components_enemies import SiteKind
from desktop.rules.hornet_leader.effects_data import AttackModEffect
from desktop.rules.hornet_leader.pilots import type_of
from desktop.rules.hornet_leader.records import Aircraft, Counter, Kind, Place
from desktop.rules.hornet_leader.standing import in_force_from
from desktop.rules.hornet_leader.targets import Sum

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_enemies import BanditKind
    from desktop.rules.hornet_leader.components_weapons import AircraftType
    from desktop.rules.hornet_leader.state import State

NO_EFFECT, STRESS, DAMAGED, DESTROYED = range(4)
"""Results of an attack, the worse the higher (HL-6.11)."""


def face_of(kit: Kit, counter: Counter) -> SiteKind | BanditKind:
    """Return the kind of a Site or Bandit; raises ``KeyError`` for a Bomber (HL-1.3n)."""
    return kit.sites[counter.face] if counter.kind == "site" else kit.bandits[counter.face]


def on_display(s: State) -> list[Aircraft]:
    """Return the Aircraft that stand on the display, in flight order."""
    return [each for each in s.flown.flying() if each.area]


# --------------------------------------------------------------------------- whom they attack


def ignored(kind: AircraftType, distance: int) -> bool:
    """Return whether Sites and Bandits ignore an Aircraft at that range (HL-10.1q)."""
    return kind.flags.stealth and distance >= kind.flags.stealth_ignore_range


def covers(face: SiteKind | BanditKind, high: bool) -> bool:
    """Return whether a Site or Bandit can attack at an Altitude (HL-1.3e); Bandits always can."""
    return not isinstance(face, SiteKind) or ("H" if high else "L") in face.altitude


def victims(
    s: State, kit: Kit, counter: Counter, flight: Sequence[Aircraft] | None = None
) -> list[Aircraft]:
    """Return the closest of the Aircraft that a counter can attack (HL-6.9d, e).

    Several are equally close; with none of them there is no attack (HL-6.9f). ``flight`` are the
    Aircraft on the display, if they are at hand.
    """
    if counter.kind == "bomber":
        return []
    face = face_of(kit, counter)
    best: list[Aircraft] = []
    least = face.range
    for each in on_display(s) if flight is None else flight:
        distance = kit.distance(counter.area, each.area)
        if (
            distance > least
            or not covers(face, each.high)
            or ignored(type_of(kit, each.pilot), distance)
        ):
            continue
        if distance < least:
            least = distance
            best.clear()
        best.append(each)
    return best


def in_order(s: State, kit: Kit, *kinds: Kind) -> list[Counter]:
    """Return the counters of these kinds in the order in which they act (HL-6.9a).

    Area by area, in an area Sites before Bandits, those first that were placed first.
    """
    found = [each for each in s.flown.counters if each.kind in kinds]
    places = kit.area_places
    return sorted(found, key=lambda each: (places[each.area], each.kind != "site"))


# ------------------------------------------------------------------------------ their die


def die_modifiers(
    s: State, kit: Kit, kind: Kind | None, pilot: str, place: Place, area: str = ""
) -> Sum:
    """Return what changes the die of an attack on an Aircraft (HL-6.11a).

    ``kind`` is that of the attacker, None for an Event. ``area`` is where the Aircraft would
    stand, if not where it does.
    """
    parts = list(_jammers(s, kit, pilot, place, area or s.flown.aircraft(pilot).area))
    if kind is not None:
        parts += _difficulty(s, kit)
        parts += _events(s, kit, kind)
    return Sum(sum(amount for _, amount in parts), tuple(parts))


def _jammers(s: State, kit: Kit, pilot: str, place: Place, area: str) -> Iterator[tuple[Text, int]]:
    """Yield what each jammer takes off an attack on an Aircraft in an area (HL-10.1f).

    Where the flight is not on the display it counts as one area.
    """
    for other in s.flown.flying():
        jammer = type_of(kit, other.pilot).flags.jammer
        if jammer is None:
            continue
        own = other.pilot == pilot
        if own or place != "over_target" or other.area == area:
            words = T("hornet_leader", "Jammer of {pilot}").of(pilot=kit.callsign(other.pilot))
            yield words, jammer.area + (jammer.own if own else 0)


def _difficulty(s: State, kit: Kit) -> Iterator[tuple[Text, int]]:
    for key in s.terms.adjustments:
        if kit.adjustments[key].enemy_die:
            yield kit.adjustments[key].title, kit.adjustments[key].enemy_die


def _events(s: State, kit: Kit, kind: Kind) -> Iterator[tuple[Text, int]]:
    scope = f"{kind}_attack"
    for source, effect in in_force_from(s, kit, AttackModEffect):
        if effect.scope == scope:
            yield kit.source_name(source), effect.amount


# ------------------------------------------------------------------------------- its result


def outcome(numbers: tuple[int, int, int], total: int, *, low_harrier: bool, twice: bool) -> int:
    """Return the result of a modified roll: 0 none, 1 Stress, 2 Damaged, 3 Destroyed (HL-6.11).

    For a Harrier in the nap of the earth Damaged is Stress (HL-10.1d); ``twice`` is whether the
    Aircraft is Damaged already, and then Damaged is Destroyed (HL-6.11d).
    """
    found = sum(total >= number for number in numbers)
    if found != DAMAGED:
        return found
    if low_harrier:
        return STRESS
    return DESTROYED if twice else DAMAGED


def hugs_ground(kit: Kit, pilot: str, high: bool) -> bool:
    """Return whether an Aircraft is a Harrier at Low Altitude (HL-10.1d)."""
    return not high and type_of(kit, pilot).flags.nap_of_earth
