"""What the inspector says: Aircraft, enemies, the Target, areas; every number explained."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.rules.core import Choice, T, Target
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.enemy_odds import threat
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.state import State, View
from desktop.rules.hornet_leader.targets import hits_breakdown
from desktop.table.hornet_leader.counters import target_counter_face
from desktop.table.hornet_leader.inspect_aircraft import (
    aircraft_inspection,
    fear_bars,
    fear_words,
    pilot_inspection,
)
from desktop.table.hornet_leader.inspect_attack import picked_attack, with_attack
from desktop.table.hornet_leader.inspect_enemy import enemy_inspection
from desktop.table.hornet_leader.mission_facts import hits_data
from desktop.table.hornet_leader.target_facts import traits_of
from desktop.table.hornet_leader.words import HIGH, LOW, aircraft_of, described
from desktop.table.look import Inspection, Line

TRAIT = T("hornet_leader.table", "{trait}: {meaning}")


def inspected(
    kit: Kit, view: View, target: Target, choice: Choice | None, picks: tuple[Target, ...]
) -> Inspection | None:
    """Return what there is to say about a target."""
    s = view.state
    shown = _plain(kit, s, target, picks)
    if shown is None:
        words = described(kit, view, target)
        return None if words is None else Inspection(words)
    if target == TARGET or target.startswith("enemy:"):
        attack = picked_attack(choice, picks, target)
        if attack is not None:
            return with_attack(kit, s, shown, attack)
    return shown


def _plain(kit: Kit, s: State, target: Target, picks: tuple[Target, ...]) -> Inspection | None:
    """Return what there is to say about a target, whatever is picked besides."""
    kind, _, key = target.partition(":")
    if kind == "pilot":
        aircraft = aircraft_of(s, key)
        if aircraft is not None:
            return aircraft_inspection(kit, s, aircraft)
        member = next((each for each in s.squadron if each.pilot == key), None)
        return None if member is None else pilot_inspection(kit, s, member)
    if s.mission is None:
        return None
    if kind == "enemy" and s.mission.has(key):
        return enemy_inspection(kit, s, s.mission.counter(key))
    if target == TARGET:
        return _target(kit, s)
    return _area(kit, s, target, picks) if target in kit.areas else None


def _target(kit: Kit, s: State) -> Inspection:
    number = s.flown.target
    card, hits = kit.targets[number], hits_data(s, kit)
    parts = hits_breakdown(s, kit, number).parts
    lines = [
        Line(T("hornet_leader.table", "Hits needed, {part}").of(part=part), figure=str(amount))
        for part, amount in parts
    ]
    lines.append(Line(T("hornet_leader.table", "Victory Points"), Tone.GOOD, str(card.vp)))
    lines += [
        Line(TRAIT.of(trait=trait, meaning=meaning), Tone.INFO)
        for trait, meaning in traits_of(kit, number)
    ]
    return Inspection(
        title=kit.target_name(number),
        subtitle=T("hornet_leader.table", "{figure} · {flavor}").of(
            figure=hits.figure or hits.parts, flavor=say(card.flavor)
        ),
        face=target_counter_face(kit, s),
        lines=tuple(lines),
        rule="HL-6.7a",
    )


def _area(kit: Kit, s: State, area: str, picks: tuple[Target, ...]) -> Inspection:
    """Return who reaches an area at each Altitude, and what the picked Aircraft has to fear."""
    flight = s.flown.flying()
    picked = next((each for each in flight if f"pilot:{each.pilot}" in picks), None)
    aircraft = picked or next(iter(flight), None)
    title = kit.area_name(area)
    if aircraft is None:
        return Inspection(title, rule="HL-1.1b")
    moving = isinstance(s.steps[-1], MoveAircraft) if s.steps else False
    found = {
        level: threat(s, kit, aircraft.pilot, area, level, moving=moving) for level in (True, False)
    }
    lines = [
        Line(
            T("hornet_leader.table", "{altitude}: {enemies}").of(
                altitude=HIGH if level else LOW, enemies=fear_words(kit, found[level])
            ),
            Tone.BAD if found[level].enemies else Tone.GOOD,
            str(len(found[level].enemies)),
        )
        for level in (True, False)
    ]
    if aircraft.area:
        far = kit.distance(aircraft.area, area)
        words = T("hornet_leader.table", "Range from {pilot}")
        lines.append(Line(words.of(pilot=kit.callsign(aircraft.pilot)), figure=str(far)))
    heading = T("hornet_leader.table", "{pilot} here, {altitude}").of(
        pilot=kit.callsign(aircraft.pilot), altitude=HIGH if aircraft.high else LOW
    )
    return Inspection(
        title=title,
        lines=tuple(lines),
        heading=heading,
        note=T("hornet_leader.table", "In the enemy's next step, if nobody reacts"),
        odds=fear_bars(found[aircraft.high]),
        rule="HL-6.9d",
    )
