"""The end of a Day: tracks, recovery, promotions and Secured bands (HL-2.2d, HL-8.2, 8.6, 8.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.hornet_leader import changes_campaign, changes_pilots, debrief_rules
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.pilots import level_of
from desktop.rules.hornet_leader.records import INFRA, INTEL, RECON
from desktop.rules.hornet_leader.rescue import KeepOne, doubles
from desktop.rules.hornet_leader.steps import CampaignStep, Phase

if TYPE_CHECKING:
    from collections.abc import Collection

    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

TRACKS = (RECON, INTEL, INFRA)


class Recovery(CampaignStep, frozen=True):
    """HL-8.6  The Day's track changes, then Cool for everybody; R&R and the rest follow."""

    def phase(self) -> Phase:
        return "debriefing"

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        recover(s, kit, tell)
        s.then(*(KeepOne(rescued, other) for rescued, other in doubles(s)), Rest())


def recover(s: State, kit: Kit, tell: Tell) -> None:
    """Move the tracks and let everybody recover (HL-8.2a, HL-8.6)."""
    if s.resting:
        moves, rule = (-1, -1, -1), "HL-2.9b"
    else:
        moves, rule = changes_campaign.take_pending_tracks(s), "HL-8.2a"
    for track, spaces in zip(TRACKS, moves, strict=True):
        changes_campaign.move_track(s, kit, track, spaces, tell, rule)
    for member in s.squadron:
        if not member.stress:
            continue
        less = debrief_rules.cooled(kit, member, level_of(kit, member).cool)
        if less:
            reason = "HL-8.6a" if member.flew else "HL-8.6b"
            changes_pilots.change_stress(s, kit, member.pilot, -less, tell, reason)
    if s.resting:
        changes_campaign.log_down_time(s)


class CloseDay(CampaignStep, frozen=True):
    """HL-8.12, HL-2.2d  Promotions after all Stress is settled, then Secured bands."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        close_day(s, kit, tell)


def close_day(s: State, kit: Kit, tell: Tell) -> None:
    """Promote whoever has the Experience, and open bands (HL-8.12, HL-2.2d)."""
    for member in s.squadron:
        needed = changes_pilots.xp_needed(kit, member)
        while member.here and needed and member.xp >= needed:
            changes_pilots.promote(s, kit, member.pilot, needed, tell, "HL-8.12a")
            needed = changes_pilots.xp_needed(kit, member)
    while next_band_opens(s, kit):
        changes_campaign.open_band(s, kit, tell)


def is_secured(s: State, kit: Kit, band: int) -> bool:
    """Return whether at least half of a band's Targets are Destroyed (HL-2.2d)."""
    return secured_with(kit.campaigns[s.terms.campaign].bands[band].targets, s.destroyed)


def secured_with(targets: Collection[int], destroyed: Collection[int]) -> bool:
    """Return whether at least half of the Targets of a band are Destroyed (HL-2.2d)."""
    return 2 * sum(target in destroyed for target in targets) >= len(targets)


def next_band_opens(s: State, kit: Kit) -> bool:
    """Return whether the farthest open band is Secured and another lies behind it (HL-2.2e)."""
    more = s.bands_open < len(kit.campaigns[s.terms.campaign].bands)
    return more and is_secured(s, kit, s.bands_open - 1)
