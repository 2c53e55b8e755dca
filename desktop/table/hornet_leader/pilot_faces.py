"""Cards of pilots from the components: at any level and any Stress."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.card import Card, Stress
from desktop.paint.face import Status
from desktop.paint.pictures import picture_of
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_pilots import Stats
from desktop.rules.hornet_leader.pilots import type_of
from desktop.rules.hornet_leader.records import Member
from desktop.table.hornet_leader.card_faces import PilotNumbers, pilot_card

STATUS_KEYS: tuple[Status, Status, Status] = ("okay", "shaken", "unfit")
"""By the number that the rules give a status."""
SPEEDS: dict[str, Text] = {
    "fast": T("hornet_leader.table", "Fast"),
    "slow": T("hornet_leader.table", "Slow"),
}
TYPE_AND_SKILL = T("hornet_leader.table", "{type} · {skill}")


def silhouette_of(kit: Kit, pilot: str) -> str:
    """Return the silhouette of a Pilot's Aircraft."""
    return picture_of("hornet_leader", "aircraft", kit.pilots[pilot].aircraft)


def type_and_skill(kit: Kit, pilot: str, skill: int) -> str:
    """Return the short name of the Aircraft and the level: "F-14 - Skilled"."""
    short, level = type_of(kit, pilot).short, kit.skill_name(skill)
    return say(TYPE_AND_SKILL.of(type=short, skill=level))


def stress_of(kit: Kit, pilot: str, skill: int, now: int) -> Stress:
    """Return a Stress with the borders of a Pilot at a level."""
    level = kit.pilots[pilot].levels[skill]
    return Stress(now, level.okay_max, level.shaken_max)


def member_stress(kit: Kit, member: Member) -> Stress:
    """Return the Stress of a Pilot of the squadron with its borders."""
    return stress_of(kit, member.pilot, member.skill, member.stress)


def pilot_face(kit: Kit, pilot: str, skill: int, *, stress: int = 0, xp: int = 0) -> Card:
    """Return the card of a Pilot at a level."""
    level = kit.pilots[pilot].levels[skill]
    return pilot_card(
        kit.callsign(pilot),
        type_and_skill(kit, pilot, skill),
        silhouette_of(kit, pilot),
        _numbers(level.okay),
        _numbers(level.shaken),
        stress_of(kit, pilot, skill, stress),
        sa=level.sa,
        cool=level.cool,
        xp=xp,
        xp_needed=level.xp,
    )


def _numbers(stats: Stats) -> PilotNumbers:
    return PilotNumbers(say(SPEEDS[stats.speed]), stats.ata, stats.atg)
