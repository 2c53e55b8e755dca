"""How a campaign is evaluated, HL-8.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Tell
from desktop.rules.hornet_leader import changes_campaign
from desktop.rules.hornet_leader.records import Terms
from desktop.rules.hornet_leader.steps import CampaignStep

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

Grade = Literal["great", "good", "adequate", "poor", "dismal"]


def evaluation(kit: Kit, terms: Terms, vp: int) -> Grade:
    """Return the evaluation for so many Victory Points (HL-8.4a, HL-8.4d)."""
    bounds = kit.campaigns[terms.campaign].lengths[terms.length].vp
    if vp >= bounds.great:
        return "great"
    if vp >= bounds.good:
        return "good"
    if vp >= bounds.adequate:
        return "adequate"
    return "poor" if vp >= bounds.poor else "dismal"


class CampaignEnd(CampaignStep):
    """HL-8.4  Missing Pilots cost VP, then the total is evaluated."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        cost = kit.tables.vp_losses.per_missing[s.terms.length]
        for member in s.squadron:
            if member.missing and not member.removed:
                changes_campaign.score(s, cost, "missing", tell, "HL-8.4c", member.pilot)
        grade = evaluation(kit, s.terms, s.vp)
        changes_campaign.end_campaign(s, grade, tell, "HL-8.4a")
