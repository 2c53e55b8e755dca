"""What the inspector says of a Pilot and his Aircraft: every number, and what he has to fear."""

from __future__ import annotations

from desktop.paint.faces import signed
from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader import pilots
from desktop.rules.hornet_leader.arming_rules import carried_weight, weight_limit
from desktop.rules.hornet_leader.attack_dice import dogfight_weight
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.enemy_odds import Threat, foil_chance, threat
from desktop.rules.hornet_leader.records import Aircraft, Member
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.counters import aircraft_face
from desktop.table.hornet_leader.words import HIGH, LOW, about_pilot, joined
from desktop.table.look import Inspection, Line, Odds

FEARS = T("hornet_leader.table", "In the enemy's next step here, if nobody reacts")
CALM = T("hornet_leader.table", "No enemy can attack here now")


def pilot_inspection(kit: Kit, s: State, member: Member) -> Inspection:
    """Return what there is to say of a Pilot of the squadron who flies no mission."""
    card = kit.pilots[member.pilot]
    return Inspection(
        title=T("hornet_leader.table", "{pilot}, {aircraft}").of(
            pilot=card.callsign, aircraft=kit.type_name(member.pilot)
        ),
        subtitle=_standing(kit, member),
        lines=_skills(kit, member),
        note=about_pilot(kit, member.pilot),
        rule="HL-1.5h",
    )


def aircraft_inspection(kit: Kit, s: State, aircraft: Aircraft) -> Inspection:
    """Return what there is to say of an Aircraft on the mission."""
    member = s.member(aircraft.pilot)
    lines = (*_skills(kit, member), *_aboard(kit, s, aircraft))
    heading: Text | None = None
    note: Text | None = None
    bars: tuple[Odds, ...] = ()
    if aircraft.area and aircraft.flying:
        found = threat(s, kit, aircraft.pilot, aircraft.area, aircraft.high)
        heading = FEARS
        note = fear_words(kit, found)
        bars = fear_bars(found)
    return Inspection(
        title=T("hornet_leader.table", "{pilot}, {aircraft}, {altitude}").of(
            pilot=kit.callsign(aircraft.pilot),
            aircraft=kit.type_name(aircraft.pilot),
            altitude=HIGH if aircraft.high else LOW,
        ),
        subtitle=_standing(kit, member),
        face=aircraft_face(kit, s, aircraft),
        lines=lines,
        heading=heading,
        note=note,
        odds=bars,
        rule="HL-6.9d" if heading is not None else "HL-1.5h",
    )


def fear_words(kit: Kit, found: Threat) -> Text:
    """Return who may attack, and the Stress to expect."""
    names = joined([kit.enemy_name(key) for key in found.enemies])
    if names is None:
        return CALM
    return T("hornet_leader.table", "{enemies}. Expected Stress: {stress}").of(
        enemies=names, stress=f"{found.stress:.1f}"
    )


def fear_bars(found: Threat) -> tuple[Odds, ...]:
    """Return the chances to be Damaged and to be Destroyed."""
    if not found.enemies:
        return ()
    return (
        Odds(T("hornet_leader.table", "Damaged"), found.damaged, Tone.WARN),
        Odds(T("hornet_leader.table", "Destroyed"), found.lost, Tone.BAD),
    )


def _standing(kit: Kit, member: Member) -> Text:
    level = pilots.level_of(kit, member)
    return T(
        "hornet_leader.table",
        "{skill} · {status} · Stress {stress} (Okay to {okay}, Shaken to {shaken})",
    ).of(
        skill=kit.skill_name(member.skill),
        status=kit.status_name(pilots.status(kit, member)),
        stress=member.stress,
        okay=level.okay_max,
        shaken=level.shaken_max,
    )


def _skills(kit: Kit, member: Member) -> tuple[Line, ...]:
    level, stats = pilots.level_of(kit, member), pilots.stats(kit, member)
    speed = (
        T("hornet_leader.table", "Fast: attacks before the enemy")
        if stats.fast
        else T("hornet_leader.table", "Slow: attacks after the enemy")
    )
    experience = f"{member.xp} / {level.xp}" if level.xp else str(member.xp)
    return (
        Line(speed, Tone.GOOD if stats.fast else Tone.PLAIN),
        Line(T("hornet_leader.table", "Air to Air skill"), figure=signed(stats.ata)),
        Line(T("hornet_leader.table", "Air to Ground skill"), figure=signed(stats.atg)),
        Line(T("hornet_leader.table", "Cool"), figure=str(level.cool)),
        Line(T("hornet_leader.table", "Experience"), figure=experience),
    )


def _aboard(kit: Kit, s: State, aircraft: Aircraft) -> tuple[Line, ...]:
    carried, limit = carried_weight(kit, aircraft), weight_limit(s, kit, aircraft.pilot)
    lines = [
        Line(T("hornet_leader.table", "SA counters"), figure=str(aircraft.sa)),
        Line(T("hornet_leader.table", "Weight Points"), figure=f"{carried} / {limit}"),
        Line(kit.load_text([*aircraft.loads, *aircraft.pods])),
    ]
    weight = dogfight_weight(kit, aircraft)
    penalty = kit.tables.dogfight.penalty(weight)
    if penalty:
        words = T("hornet_leader.table", "Dogfight, carrying {weight} Air to Ground")
        lines.append(Line(words.of(weight=weight), Tone.WARN, signed(penalty)))
    foiled = foil_chance(s, kit, aircraft.pilot)
    if foiled:
        words = T("hornet_leader.table", "An attack is foiled by Stealth or ECM Pod")
        lines.append(Line(words, Tone.GOOD, f"{round(100 * foiled)} %"))
    if aircraft.damaged:
        lines.append(Line(T("hornet_leader.table", "Damaged: again is Destroyed"), Tone.BAD))
    return tuple(lines)
