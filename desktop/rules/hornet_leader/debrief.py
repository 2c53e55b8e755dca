"""The Debriefing of a mission, chapter 8, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Choice, Refused, T, Target, Tell
from desktop.rules.hornet_leader import (
    changes_campaign,
    changes_flight,
    changes_pilots,
    debrief_rules,
)
from desktop.rules.hornet_leader.actions_campaign import BuyRest, FinishDebriefing
from desktop.rules.hornet_leader.effects import RunEffects
from desktop.rules.hornet_leader.effects_data import IfEffect
from desktop.rules.hornet_leader.records import INFRA, INTEL, PLAYER, RECON
from desktop.rules.hornet_leader.standing import improvements
from desktop.rules.hornet_leader.steps import CampaignStep, Phase

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_cards import TargetCard
    from desktop.rules.hornet_leader.state import State

REST_PROMPT = T("hornet_leader", "Debriefing. Buy Priority R&R for {cost} SO Points?")
CANNOT_PAY = T("hornet_leader", "Priority R&R costs {cost} SO Points; there are {so}")
CLOSE_PROMPT = T("hornet_leader", "Debriefing. Close it when you have read it")


class Debrief(CampaignStep, frozen=True):
    """HL-3.1g  Status and VP, cards and tracks, what cards give, Stress, Experience."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        judge(s, kit, tell)
        more = s.secondary and not s.flown.secondary
        s.then(
            *_card_effects(s, kit, kit.targets[s.flown.target]),
            TargetStress(),
            Experience(),
            LogMission(),
            *((Rest(),) if more else ()),
        )


def judge(s: State, kit: Kit, tell: Tell) -> None:
    """Score the mission, begin its log, and put its card where it belongs (HL-8.1 to HL-8.4)."""
    _score(s, kit, tell)
    changes_flight.log_flight(s)
    changes_campaign.log_mission(s, debrief_rules.status(s, kit), tell)
    _settle_card(s, kit, kit.targets[s.flown.target], tell)


def _score(s: State, kit: Kit, tell: Tell) -> None:
    """Score the Target, the Aircraft more or less than its number, and those lost."""
    mission, target = s.flown, str(s.flown.target)
    damaged = debrief_rules.status(s, kit) == "D"
    points = debrief_rules.points(s, kit)
    rule = "HL-9.8c" if damaged else "HL-8.1b"
    changes_campaign.score(s, points, "target", tell, rule, target)
    if damaged:
        changes_campaign.note_half_paid(s, mission.target)
    option = kit.options["one_more_less"]
    if mission.over_limit > 0:
        changes_campaign.score(s, option.more_vp, "one_more", tell, "HL-9.2b", target)
    elif mission.over_limit < 0 and mission.destroyed:
        gained = option.less_vp_if_destroyed
        changes_campaign.score(s, gained, "one_less", tell, "HL-9.2c", target)
    for aircraft in mission.flight:
        if aircraft.lost:
            lost = kit.tables.vp_losses.per_destroyed
            changes_campaign.score(s, lost, "lost", tell, "HL-8.4b", aircraft.pilot)


def _settle_card(s: State, kit: Kit, card: TargetCard, tell: Tell) -> None:
    """Move the card where it belongs, and note what it does to the tracks (HL-8.2, HL-8.3)."""
    number, mission = card.number, s.flown
    if mission.destroyed:
        changes = ((RECON, card.recon), (INTEL, card.intel), (INFRA, card.infra))
        for track, spaces in changes:
            changes_campaign.note_track(s, track, spaces)
        changes_campaign.strike_out(s, number, tell)
        if mission.night:
            gained = card.aircraft
            changes_campaign.change_so(s, gained, "night", tell, "HL-9.1d", str(number))
        return
    noted = debrief_rules.noted_hits(s, kit)
    if noted:
        changes_campaign.note_damaged(s, number, noted)
    if card.improvement:
        rule = "HL-9.8e" if noted else "HL-1.7i"
        changes_campaign.keep_in_play(s, number, tell, rule)
    else:
        changes_campaign.discard(s, number, tell, "HL-8.3b")


def _card_effects(s: State, kit: Kit, card: TargetCard) -> list[RunEffects]:
    """Return what Bonus, Overkill, Penalty and Improvements bring, in that order."""
    source, mission = f"target:{card.number}", s.flown
    found: list[RunEffects] = []
    if mission.destroyed:
        if card.bonus:
            found.append(RunEffects(card.bonus, "debrief", f"{source}:bonus", "HL-1.7c"))
        if card.overkill is not None and debrief_rules.overkill(s, kit):
            effects = card.overkill.effects
            found.append(RunEffects(effects, "debrief", f"{source}:overkill", "HL-1.7l"))
    elif card.penalty:
        found.append(RunEffects(card.penalty, "debrief", f"{source}:penalty", "HL-1.7p"))
    for number in improvements(s, kit):
        asked = tuple(e for e in kit.targets[number].improvement if isinstance(e, IfEffect))
        if asked:
            source = f"target:{number}:improvement"
            found.append(RunEffects(asked, "debrief", source, "HL-1.7h"))
    return found


class TargetStress(CampaignStep, frozen=True):
    """HL-8.5a  Every Pilot who took off and is not missing suffers the Target Stress."""

    def phase(self) -> Phase:
        return "debriefing"

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        amount = debrief_rules.stress(s, kit).total
        for record in s.flown.records:
            if record.sar != "missing":
                changes_pilots.change_stress(s, kit, record.pilot, amount, tell, "HL-8.5a")


class Experience(CampaignStep, frozen=True):
    """HL-8.10  Every Pilot who flew gains Experience."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        amount = debrief_rules.experience(s, kit).total
        for record in s.flown.records:
            if debrief_rules.flew(record):
                changes_pilots.gain_xp(s, record.pilot, amount, tell, "HL-8.10b")


class LogMission(CampaignStep, frozen=True):
    """HL-8.10a  What the mission has made of its Pilots is logged, and it is over."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_flight.log_flight(s)
        changes_campaign.end_mission(s)


class Rest(CampaignStep, frozen=True):
    """HL-8.7a  Priority R&R, once after every mission and after Down Time.

    It is asked even if it cannot be paid: the Debriefing is read before the game goes on.
    """

    def phase(self) -> Phase:
        return "debriefing"

    def decision(self, s: State, kit: Kit) -> Choice:
        cost = kit.tables.stress.priority_rr_cost
        if s.so < cost:
            return Choice(PLAYER, "HL-8.13a", CLOSE_PROMPT, (FinishDebriefing(),))
        both = (BuyRest(), FinishDebriefing())
        return Choice(PLAYER, "HL-8.7a", REST_PROMPT.of(cost=cost), both)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: BuyRest | FinishDebriefing, tell: Tell) -> None:
        if isinstance(action, FinishDebriefing):
            return
        cost = kit.tables.stress.priority_rr_cost
        changes_campaign.change_so(s, -cost, "rest", tell, "HL-8.7a")
        changes_campaign.log_rest(s, cost)
        for member in s.squadron:
            removed = debrief_rules.rested(kit, member)
            changes_pilots.change_stress(s, kit, member.pilot, -removed, tell, "HL-8.7a")

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if "button:buy_rest" not in picks:
            return None
        words = CANNOT_PAY.of(cost=kit.tables.stress.priority_rr_cost, so=s.so)
        return Refused("HL-2.6a", words)
