"""What a mission is worth, chapter 8: status, Victory Points, Stress and Experience, with parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.attack_target import hits_on_target
from desktop.rules.hornet_leader.effects_data import StressEachMissionEffect
from desktop.rules.hornet_leader.pilots import level_of
from desktop.rules.hornet_leader.standing import in_force_from
from desktop.rules.hornet_leader.targets import Sum, hits_needed

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import FlightRecord, Member
    from desktop.rules.hornet_leader.state import State

Status = Literal["X", "D", "O"]

BAND = T("hornet_leader", "range band")
CARD = T("hornet_leader", "Target card")
NOT_NEGATIVE = T("hornet_leader", "at least 0")
FLEW = T("hornet_leader", "flew")
CLEAN = T("hornet_leader", "Destroyed without loss")
LONG_RANGE = T("hornet_leader", "long range")


def status(s: State, kit: Kit) -> Status:
    """Return the Target's status: X Destroyed, D Damaged (HL-9.8b, once per card), O neither."""
    mission = s.flown
    if mission.destroyed:
        return "X"
    if not s.has_option("damaging") or mission.target in s.damaged_hits:
        return "O"
    return "D" if 0 < hits_needed(s, kit, mission.target) <= 2 * mission.hits else "O"


def noted_hits(s: State, kit: Kit) -> int:
    """Return the Hits noted on a Target that is not Destroyed; 0 for none (HL-9.8b, d).

    On the next mission they count for at most one Hit less than needed (``hits_on_target``).
    """
    mission = s.flown
    return mission.hits if status(s, kit) == "D" or mission.noted else 0


def overkill(s: State, kit: Kit) -> bool:
    """Return whether the Target is Destroyed with the printed number of Hits for more (HL-1.7l)."""
    extra = kit.targets[s.flown.target].overkill
    return s.flown.destroyed and extra is not None and hits_on_target(s, kit) >= extra.hits


def points(s: State, kit: Kit) -> int:
    """Return the VP of the Target (HL-8.1b): all, half rounded down, or the other half."""
    card = kit.targets[s.flown.target]
    match status(s, kit):
        case "X":
            paid = card.vp // 2 if card.number in s.half_paid else 0
            return card.vp - paid
        case "D":
            return card.vp // 2
        case _:
            return 0


def stress(s: State, kit: Kit) -> Sum:
    """Return the Target Stress of each Pilot who took off (HL-8.5a); not below 0."""
    return stress_of(s, kit, s.flown.target)


def stress_of(s: State, kit: Kit, target: int) -> Sum:
    """Return the Target Stress of a mission against any Target, as things stand (HL-8.5a)."""
    campaign = kit.campaigns[s.terms.campaign]
    parts: list[tuple[Text, int]] = [
        (BAND, campaign.bands[campaign.band_of(target)].stress),
        (CARD, kit.targets[target].stress),
    ]
    adjustments = [kit.adjustments[each] for each in s.terms.adjustments]
    parts += [(each.title, each.mission_stress) for each in adjustments]
    for source, effect in in_force_from(s, kit, StressEachMissionEffect):
        parts.append((kit.source_name(source), effect.amount))
    total = sum(amount for _, amount in parts)
    if total < 0:
        parts.append((NOT_NEGATIVE, -total))
    return Sum(max(total, 0), tuple(part for part in parts if part[1]))


def experience(s: State, kit: Kit) -> Sum:
    """Return the Experience of each Pilot who flew (HL-8.10b, c, HL-8.11a)."""
    mission, table = s.flown, kit.tables.xp
    clean = mission.destroyed and not any(each.lost for each in mission.flight)
    band = kit.campaigns[s.terms.campaign].bands[mission.band]
    parts: list[tuple[Text, int]] = [
        (FLEW, table.flew),
        (CLEAN, table.success_no_loss * clean),
        (LONG_RANGE, band.bonus_xp * mission.destroyed),
    ]
    return Sum(sum(amount for _, amount in parts), tuple(part for part in parts if part[1]))


def flew(record: FlightRecord) -> bool:
    """Return whether a Pilot flew the mission: not aborted, and not missing (HL-8.10b)."""
    return not record.aborted and record.sar != "missing"


def rested(kit: Kit, member: Member) -> int:
    """Return by how much Priority R&R lowers a Pilot's Stress (HL-8.7a)."""
    if not member.here:
        return 0
    return min(member.stress, kit.tables.stress.priority_rr_remove + level_of(kit, member).cool)


def cooled(kit: Kit, member: Member, cool: int) -> int:
    """Return by how much a Pilot's Stress falls at the end of the Day (HL-8.6).

    ``cool`` is that of his level. A rescued Pilot comes back with his Stress as it is (HL-7.2e).
    """
    if member.rescued or not member.here:
        return 0
    return min(member.stress, cool + (0 if member.flew else kit.tables.stress.rest_bonus))
