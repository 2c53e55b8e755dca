"""Putting the squadron together: chosen or drawn Pilots, and promotions before the campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, T, Target, Tell, Text
from desktop.rules.hornet_leader import changes_campaign, changes_pilots, recruits
from desktop.rules.hornet_leader.actions_campaign import (
    Dismiss,
    Enlist,
    FinishPromotions,
    FinishSquadron,
    Promote,
)
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.records import ACE, PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep, Phase, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


class Squadron(CampaignStep, frozen=True):
    """HL-2.8  Pilots are enlisted for every skill, and dismissed, until the squadron is right.

    The fund may be below 0 on the way, but not at the end (HL-2.8f).
    """

    def phase(self) -> Phase:
        return "squadron"

    def decision(self, s: State, kit: Kit) -> Choice:
        skills = [skill for skill, left in enumerate(recruits.slots_left(s, kit)) if left]
        actions: list[Action] = []
        if skills:
            free = recruits.candidates(s, kit)
            actions += [Enlist(pilot, skill) for skill in skills for pilot in free]
        actions += [Dismiss(member.pilot) for member in s.squadron]
        if _unfinished(s, kit) is None:
            actions.append(FinishSquadron())
        return Choice(
            PLAYER,
            recruits.SIZES[s.terms.length],
            T("hornet_leader", "Choose the Pilots of your squadron"),
            tuple(actions),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(
        self, s: State, kit: Kit, action: Enlist | Dismiss | FinishSquadron, tell: Tell
    ) -> None:
        match action:
            case Enlist():
                _enlist(s, kit, action.pilot, action.skill, tell, "HL-2.8d")
            case Dismiss():
                changes_pilots.dismiss(s, action.pilot, tell, "HL-2.8f")
                changes_campaign.cancel_so(s, "aircraft", action.pilot, tell, "HL-2.8f")
            case FinishSquadron():
                return
        s.then(Squadron())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if "button:finish_squadron" in picks:
            return _unfinished(s, kit)
        pilot = picked(picks, "pilot")
        if not pilot:
            return None
        name = kit.callsign(pilot)
        inside = any(member.pilot == pilot for member in s.squadron)
        if "button:dismiss" in picks and not inside:
            words = T("hornet_leader", "{pilot} is not in the squadron")
            return Refused("HL-2.8f", words.of(pilot=name))
        if inside:
            words = T("hornet_leader", "{pilot} is in the squadron already")
            return Refused("HL-2.8d", words.of(pilot=name))
        return recruits.barred(kit, s.terms, pilot) or _full(s, kit, picked(picks, "skill"))


def _full(s: State, kit: Kit, skill: str) -> Refused | None:
    """Return why no Pilot of a skill (empty: of any) is wanted any more."""
    rule = recruits.SIZES[s.terms.length]
    left = recruits.slots_left(s, kit)
    if not any(left):
        return Refused(rule, T("hornet_leader", "The squadron is complete"))
    if skill and not left[int(skill)]:
        words = T("hornet_leader", "The squadron has all its Pilots of the level {skill}")
        return Refused(rule, words.of(skill=kit.skill_name(int(skill))))
    return None


def _unfinished(s: State, kit: Kit) -> Refused | None:
    """Return why the squadron cannot be finished."""
    left = sum(recruits.slots_left(s, kit))
    if left:
        words = T("hornet_leader", "{left} Pilots are still to be chosen")
        return Refused(recruits.SIZES[s.terms.length], words.of(left=left))
    if s.so < 0:
        words = T("hornet_leader", "The squadron costs {so} SO Points more than there are")
        return Refused("HL-2.8f", words.of(so=-s.so))
    return None


def _enlist(s: State, kit: Kit, pilot: str, skill: int, tell: Tell, rule: str) -> None:
    changes_pilots.enlist(s, pilot, skill, tell, rule)
    cost = recruits.price(kit, s.terms, pilot)
    changes_campaign.enter_so(s, -cost, "aircraft", tell, "HL-1.5e", pilot)


class RandomSquadron(CampaignStep, frozen=True):
    """HL-9.3a  Pilots are drawn slot by slot, from Newbie upwards.

    If the fund is below 0 after the draw, all are drawn again (HL-9.3b).
    """

    def phase(self) -> Phase:
        return "squadron"

    def decision(self, s: State, kit: Kit) -> Chance | None:
        skill = _next_skill(s, kit)
        if skill is None:
            return None
        found = recruits.candidates(s, kit)
        return Chance(
            "pilot",
            "HL-9.3a",
            T("hornet_leader", "Draw a Pilot: {skill}").of(skill=kit.skill_name(skill)),
            tuple(map(DrawnPilot, found)),
            (1,) * len(found),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return _next_skill(s, kit) is not None

    def carry_out(self, s: State, kit: Kit, action: DrawnPilot | None, tell: Tell) -> None:
        skill = _next_skill(s, kit)
        if action is not None and skill is not None:
            _enlist(s, kit, action.pilot, skill, tell, "HL-9.3a")
        elif s.so >= 0:
            return
        else:
            for pilot in [member.pilot for member in s.squadron]:
                changes_pilots.dismiss(s, pilot, tell, "HL-9.3b")
                changes_campaign.cancel_so(s, "aircraft", pilot, tell, "HL-9.3b")
        s.then(RandomSquadron())


def _next_skill(s: State, kit: Kit) -> int | None:
    left = recruits.slots_left(s, kit)
    return next((skill for skill, number in enumerate(left) if number), None)


class Promotions(CampaignStep, frozen=True):
    """HL-2.8g  Pilots are promoted for SO Points before the campaign begins."""

    def phase(self) -> Phase:
        return "promotions"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        price = recruits.promotion_price(s, kit)
        if price > s.so:
            return None
        able = [member for member in s.squadron if member.skill < ACE]
        return Choice(
            PLAYER,
            "HL-2.8g",
            T("hornet_leader", "Promote Pilots for {price} SO Points each, or begin").of(
                price=price
            ),
            (*(Promote(member.pilot) for member in able), FinishPromotions()),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return recruits.promotion_price(s, kit) <= s.so

    def carry_out(
        self, s: State, kit: Kit, action: Promote | FinishPromotions | None, tell: Tell
    ) -> None:
        if not isinstance(action, Promote):
            return
        price = recruits.promotion_price(s, kit)
        changes_campaign.change_so(s, -price, "promotion", tell, "HL-2.8g", action.pilot)
        changes_pilots.promote(s, kit, action.pilot, 0, tell, "HL-2.8g")
        s.then(Promotions())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilot = picked(picks, "pilot")
        member = next((each for each in s.squadron if each.pilot == pilot), None)
        if member is not None and member.skill >= ACE:
            words: Text = T("hornet_leader", "{pilot} is an Ace; there is no higher level")
            return Refused("HL-2.8g", words.of(pilot=kit.callsign(pilot)))
        if pilot and member is None:
            words = T("hornet_leader", "{pilot} is not in the squadron")
            return Refused("HL-2.8g", words.of(pilot=kit.callsign(pilot)))
        return None
