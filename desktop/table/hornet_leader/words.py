"""What lies at a place of the display, and what was tried there: for tooltips and readers."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.core import T, Target, Text
from desktop.rules.hornet_leader import pilots
from desktop.rules.hornet_leader.attack_target import hits_on_target
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import TARGET, Aircraft, Counter
from desktop.rules.hornet_leader.state import State, View
from desktop.rules.hornet_leader.targets import hits_needed

HIGH, LOW = T("hornet_leader.table", "High"), T("hornet_leader.table", "Low")
ABOUT = T("hornet_leader.table", "{bio} In short: {quirk}.")


def about_pilot(kit: Kit, pilot: str) -> Text:
    """Return who a Pilot is, in a sentence or two."""
    card = kit.pilots[pilot]
    return card.bio if card.quirk is None else ABOUT.of(bio=card.bio, quirk=card.quirk)


def joined(parts: Sequence[Text | str]) -> Text | None:
    """Return texts as one list; ``None`` for none."""
    found: Text | None = None
    for part in parts:
        one = part if isinstance(part, Text) else T("hornet_leader.table", "{name}").of(name=part)
        both = T("hornet_leader.table", "{a}; {b}")
        found = one if found is None else both.of(a=found, b=one)
    return found


def described(kit: Kit, view: View, target: Target) -> Text | None:
    """Return what a target is."""
    s = view.state
    kind, _, key = target.partition(":")
    if target in kit.areas:
        return _area(kit, s, target)
    if target == TARGET and s.mission is not None:
        return _target(kit, s)
    if kind == "enemy" and s.mission is not None and s.mission.has(key):
        return enemy_words(kit, s.mission.counter(key))
    if kind == "pilot":
        aircraft = aircraft_of(s, key)
        return None if aircraft is None else aircraft_words(kit, s, aircraft)
    return None


def aircraft_of(s: State, pilot: str) -> Aircraft | None:
    """Return a Pilot's Aircraft on the mission, if he flies it."""
    flight = () if s.mission is None else s.mission.flight
    return next((each for each in flight if each.pilot == pilot), None)


def aircraft_words(kit: Kit, s: State, aircraft: Aircraft) -> Text:
    """Return everything that the counter of an Aircraft shows."""
    member = s.member(aircraft.pilot)
    status = pilots.status(kit, member)
    words = T(
        "hornet_leader.table",
        "{pilot}, {aircraft}, {altitude}: {status}, Stress {stress}; {loads}",
    ).of(
        pilot=kit.callsign(aircraft.pilot),
        aircraft=kit.type_name(aircraft.pilot),
        altitude=HIGH if aircraft.high else LOW,
        status=kit.status_name(status),
        stress=member.stress,
        loads=kit.load_text([*aircraft.loads, *aircraft.pods]),
    )
    if not aircraft.damaged:
        return words
    return T("hornet_leader.table", "{aircraft}; Damaged").of(aircraft=words)


def reach_words(altitude: str) -> Text:
    """Return whom a Site can attack, by the letters on its counter (HL-6.9b)."""
    if altitude == "HL":
        return T("hornet_leader.table", "Attacks High and Low")
    if altitude == "H":
        return T("hornet_leader.table", "Attacks High only")
    return T("hornet_leader.table", "Attacks Low only")


def enemy_words(kit: Kit, enemy: Counter) -> Text:
    """Return everything that the counter of an enemy shows."""
    if enemy.kind == "bomber":
        kind = next(each for each in kit.bomber_kinds if each.id == enemy.face)
        return T("hornet_leader.table", "{enemy}: {count} Bombers, defense {defense}").of(
            enemy=kind.name, count=enemy.bombers, defense=kind.defense
        )
    face = kit.sites[enemy.face] if enemy.kind == "site" else kit.bandits[enemy.face]
    stress, damaged, destroyed = face.attack
    words = T(
        "hornet_leader.table",
        "{enemy}: range {range}, Stress from {stress}, Damaged from {damaged}, "
        "Destroyed from {destroyed}",
    ).of(enemy=face.name, range=face.range, stress=stress, damaged=damaged, destroyed=destroyed)
    if enemy.kind == "bandit":
        return words
    return T("hornet_leader.table", "{enemy}. {reach}").of(
        enemy=words, reach=reach_words(kit.sites[enemy.face].altitude)
    )


def _target(kit: Kit, s: State) -> Text:
    name = kit.target_name(s.flown.target)
    needed = hits_needed(s, kit, s.flown.target)
    if s.flown.destroyed:
        return T("hornet_leader.table", "{target}: Destroyed").of(target=name)
    if not needed:
        return T("hornet_leader.table", "{target}: only its Objectives count").of(target=name)
    return T("hornet_leader.table", "{target}: {hits} of {needed} Hits").of(
        target=name, hits=hits_on_target(s, kit), needed=needed
    )


def _area(kit: Kit, s: State, area: str) -> Text:
    name = kit.area_name(area)
    mission = s.mission
    if mission is None:
        return name
    here: list[Text | str] = [
        kit.callsign(each.pilot) for each in mission.flying() if each.area == area
    ]
    here += [kit.face_name(each.face) for each in mission.counters if each.area == area]
    found = joined(here)
    if found is None:
        return name
    return T("hornet_leader.table", "{area}: {counters}").of(area=name, counters=found)


def attempted(kit: Kit, view: View, target: Target, picks: tuple[Target, ...]) -> Text | None:
    """Return what is not possible when a target is refused after these picks."""
    kind, _, key = target.partition(":")
    pilot = next((pick.removeprefix("pilot:") for pick in picks if pick.startswith("pilot:")), "")
    if target in kit.areas:
        area = kit.area_name(target)
        if pilot:
            return T("hornet_leader.table", "{pilot} cannot go to {area}").of(
                pilot=kit.callsign(pilot), area=area
            )
        return T("hornet_leader.table", "{area} cannot be chosen").of(area=area)
    if kind == "enemy" or target == TARGET:
        enemy = kit.enemy_name(key or TARGET)
        if pilot:
            return T("hornet_leader.table", "{pilot} cannot attack {enemy}").of(
                pilot=kit.callsign(pilot), enemy=enemy
            )
        return T("hornet_leader.table", "{enemy} cannot be chosen").of(enemy=enemy)
    if kind == "pilot" and key in kit.pilots:
        return T("hornet_leader.table", "{pilot} cannot be chosen").of(pilot=kit.callsign(key))
    return None
