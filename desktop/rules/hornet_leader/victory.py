"""How a campaign is evaluated, HL-8.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

from desktop.rules.core import Tell
from desktop.rules.hornet_leader import changes_campaign
from desktop.rules.hornet_leader.pilots import SHAKEN, UNFIT, status
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


def figures(s: State, kit: Kit) -> dict[str, float]:
    """Return what a finished campaign came to, by name: the evaluation (1 or 0), VP, missions."""
    flown = [each for each in s.missions if each.target]
    here = [each for each in s.squadron if each.here]
    worn = [status(kit, each) for each in here]
    found = {f"evaluated {grade}": float(s.evaluation == grade) for grade in get_args(Grade)}
    return found | {
        "Victory Points": float(s.vp),
        "missions": float(len(flown)),
        "Secondary missions": float(sum(each.secondary for each in flown)),
        "Targets Destroyed": float(sum(each.status == "X" for each in flown)),
        "Aircraft lost": float(s.lost_aircraft),
        "Pilots missing": float(sum(each.missing for each in s.squadron)),
        "Pilots Shaken at the end": float(worn.count(SHAKEN)),
        "Pilots Unfit at the end": float(worn.count(UNFIT)),
        "SO Points left": float(s.so),
    }


class CampaignEnd(CampaignStep, frozen=True):
    """HL-8.4  Missing Pilots cost VP, then the total is evaluated."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        cost = kit.tables.vp_losses.per_missing[s.terms.length]
        for member in s.squadron:
            if member.missing and not member.removed:
                changes_campaign.score(s, cost, "missing", tell, "HL-8.4c", member.pilot)
        grade = evaluation(kit, s.terms, s.vp)
        changes_campaign.end_campaign(s, grade, tell, "HL-8.4a")
