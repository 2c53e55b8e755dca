"""What the inspector says of an enemy: its numbers, whom it reaches, and its back side."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.faces import signed
from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.enemy_odds import odds
from desktop.rules.hornet_leader.enemy_rules import die_modifiers, face_of, hugs_ground, victims
from desktop.rules.hornet_leader.records import Counter
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.counters import enemy_face
from desktop.table.hornet_leader.words import joined, reach_words
from desktop.table.look import Inspection, Line, Odds

NO_BANDIT = T("hornet_leader.table", "No Bandit")
DEFENSE = T("hornet_leader.table", "Added to your die against it")
AIMS_AT = T("hornet_leader.table", "It can attack {pilots} now")
AIMS_AT_NOBODY = T("hornet_leader.table", "It can attack nobody now")
CHANCES = T("hornet_leader.table", "If it attacks {pilot}")
NOTE = T("hornet_leader.table", "One die, {modifiers}; without Suppression and Evasion")
NO_MODIFIERS = T("hornet_leader.table", "no modifiers")
MODIFIER = T("hornet_leader.table", "{name} {amount}")


def enemy_inspection(kit: Kit, s: State, enemy: Counter) -> Inspection:
    """Return what there is to say of a counter of the enemy."""
    if enemy.kind == "bomber":
        return _bomber(kit, enemy)
    found = victims(s, kit, enemy)
    names = joined([kit.callsign(each.pilot) for each in found])
    aims = AIMS_AT_NOBODY if names is None else AIMS_AT.of(pilots=names)
    lines = (
        *_numbers(kit, enemy),
        Line(aims, Tone.PLAIN if names is None else Tone.BAD),
        *_back(kit, enemy),
        *_objective(enemy),
    )
    shown = Inspection(
        title=kit.face_name(enemy.face),
        subtitle=_subtitle(kit, enemy),
        face=enemy_face(kit, enemy),
        lines=lines,
        rule="HL-1.3c",
    )
    if not found:
        return shown
    return _with_chances(kit, s, shown, enemy, found[0].pilot)


def _subtitle(kit: Kit, enemy: Counter) -> Text:
    area = kit.area_name(enemy.area)
    if enemy.kind == "site":
        return T("hornet_leader.table", "{name} · {area}").of(
            name=kit.sites[enemy.face].long, area=area
        )
    return T("hornet_leader.table", "Bandit · {area}").of(area=area)


def _numbers(kit: Kit, enemy: Counter) -> tuple[Line, ...]:
    face = face_of(kit, enemy)
    stress, damaged, destroyed = face.attack
    lines = [
        Line(T("hornet_leader.table", "Stress from a roll of"), Tone.WARN, str(stress)),
        Line(T("hornet_leader.table", "Damaged from a roll of"), Tone.BAD, str(damaged)),
        Line(T("hornet_leader.table", "Destroyed from a roll of"), Tone.BAD, str(destroyed)),
        Line(T("hornet_leader.table", "Range"), figure=str(face.range)),
    ]
    if enemy.kind == "site":
        site = kit.sites[enemy.face]
        lines.append(Line(reach_words(site.altitude)))
        if site.radar:
            lines.append(Line(T("hornet_leader.table", "Radar (R)"), Tone.INFO))
        if site.soft:
            lines.append(Line(T("hornet_leader.table", "Soft (S)"), Tone.INFO))
    lines.append(Line(DEFENSE, figure=signed(face.defense)))
    return tuple(lines)


def _back(kit: Kit, enemy: Counter) -> tuple[Line, ...]:
    """Return the other face of a counter from the cup (HL-4.3b)."""
    if enemy.row < 0:
        return ()
    row = kit.cup[enemy.row]
    if enemy.kind == "site":
        back = kit.bandits[row.bandit].name if row.bandit else NO_BANDIT
    else:
        back = kit.sites[row.site].name
    return (Line(T("hornet_leader.table", "On its back: {face}").of(face=back), Tone.INFO),)


def _objective(enemy: Counter) -> tuple[Line, ...]:
    if not enemy.objective:
        return ()
    words = T("hornet_leader.table", "Objective: it has to be Destroyed for the Target")
    return (Line(words, Tone.ACCENT),)


def _bomber(kit: Kit, enemy: Counter) -> Inspection:
    kind = next(each for each in kit.bomber_kinds if each.id == enemy.face)
    return Inspection(
        title=kind.name,
        subtitle=T("hornet_leader.table", "{name} · {area}").of(
            name=kind.long, area=kit.area_name(enemy.area)
        ),
        face=enemy_face(kit, enemy),
        lines=(
            Line(T("hornet_leader.table", "Bombers left"), figure=str(enemy.bombers)),
            Line(DEFENSE, figure=signed(kind.defense)),
            Line(T("hornet_leader.table", "It never attacks")),
            *_objective(enemy),
        ),
        rule="HL-1.3k",
    )


def _with_chances(kit: Kit, s: State, shown: Inspection, enemy: Counter, pilot: str) -> Inspection:
    """Return the inspection with the exact chances of an attack on the first it could attack."""
    added = die_modifiers(s, kit, enemy.kind, pilot, "over_target")
    low_harrier = hugs_ground(kit, pilot, s.flown.aircraft(pilot).high)
    twice = s.flown.aircraft(pilot).damaged
    found = odds(face_of(kit, enemy).attack, added.total, 1, low_harrier, twice)
    parts = [say(MODIFIER.of(name=name, amount=signed(n))) for name, n in added.parts]
    modifiers = ", ".join(parts) or NO_MODIFIERS
    return Inspection(
        title=shown.title,
        subtitle=shown.subtitle,
        face=shown.face,
        lines=shown.lines,
        heading=CHANCES.of(pilot=kit.callsign(pilot)),
        note=NOTE.of(modifiers=modifiers),
        odds=(
            Odds(T("hornet_leader.table", "No effect"), found.none, Tone.GOOD),
            Odds(T("hornet_leader.table", "Stress"), found.stress, Tone.WARN),
            Odds(T("hornet_leader.table", "Damaged"), found.damaged, Tone.BAD),
            Odds(T("hornet_leader.table", "Destroyed"), found.destroyed, Tone.BAD),
        ),
        rule="HL-6.11a",
    )
