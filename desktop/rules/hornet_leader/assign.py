"""Assigning Pilots to the Day's missions (HL-4.4), after replacements came (HL-9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import (
    Action,
    Band,
    Chance,
    Choice,
    Refused,
    Roll,
    Rolled,
    T,
    Target,
    Tell,
)
from desktop.rules.hornet_leader import (
    assign_rules,
    changes_campaign,
    changes_flight,
    changes_pilots,
    flights,
)
from desktop.rules.hornet_leader.actions_campaign import (
    AcceptReplacement,
    AssignPilot,
    DeclineReplacement,
    FinishAssigning,
    TryReplacement,
    UnassignPilot,
)
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.actions_mission import Done
from desktop.rules.hornet_leader.pilots import is_fit, type_of
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep, Phase, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_options import Replacement
    from desktop.rules.hornet_leader.state import State


# ------------------------------------------------------------------------------- replacements


class Replacements(CampaignStep, frozen=True):
    """HL-9.7a  For each missing Pilot a replacement can be asked for once."""

    def phase(self) -> Phase:
        return "assign"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.asks(s, kit):
            return None
        return Choice(
            PLAYER,
            "HL-9.7a",
            T("hornet_leader", "Ask for the replacement of a missing Pilot?"),
            (*map(TryReplacement, _replaceable(s, kit)), Done()),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(_replaceable(s, kit))

    def carry_out(
        self, s: State, kit: Kit, action: TryReplacement | Done | None, tell: Tell
    ) -> None:
        if isinstance(action, TryReplacement):
            s.then(ReplacementPilot(action.pilot), Replacements())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilot = picked(picks, "pilot")
        member = next((each for each in s.squadron if each.pilot == pilot), None)
        if member is None:
            return None
        name = kit.callsign(pilot)
        if not member.missing:
            words = T("hornet_leader", "{pilot} is not missing")
            return Refused("HL-9.7a", words.of(pilot=name))
        if member.replacement_tried:
            words = T("hornet_leader", "A replacement of {pilot} was asked for before")
            return Refused("HL-9.7d", words.of(pilot=name))
        words = T("hornet_leader", "No other {aircraft} Pilot is left")
        return Refused("HL-9.7b", words.of(aircraft=kit.type_name(pilot)))


class ReplacementPilot(CampaignStep, frozen=True):
    """HL-9.7b  A Pilot of the same Aircraft type is drawn."""

    pilot: str
    """The missing one."""

    def decision(self, s: State, kit: Kit) -> Chance:
        found = _substitutes(s, kit, self.pilot)
        return Chance(
            "pilot",
            "HL-9.7b",
            T("hornet_leader", "Who comes for {pilot}?").of(pilot=kit.callsign(self.pilot)),
            tuple(map(DrawnPilot, found)),
            (1,) * len(found),
        )

    def carry_out(self, s: State, kit: Kit, action: DrawnPilot, tell: Tell) -> None:
        s.then(ReplacementRoll(self.pilot, action.pilot))


class ReplacementRoll(CampaignStep, frozen=True):
    """HL-9.7c  A die says how skilled the Pilot is, and what he costs."""

    pilot: str
    by: str

    def decision(self, s: State, kit: Kit) -> Chance:
        subject = T("hornet_leader", "Skill of {pilot}").of(pilot=kit.callsign(self.by))
        return Chance(
            "replacement_die",
            "HL-9.7c",
            T("hornet_leader", "Roll for the skill of {pilot}").of(pilot=kit.callsign(self.by)),
            roll=Roll(1, 10, subject=subject, bands=_skill_bands(kit)),
        )

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        row = next(each for each in kit.replacements if each.min <= action.dice[0] <= each.max)
        skill = kit.skills.index(row.skill)
        changes_pilots.offer_replacement(s, self.pilot, self.by, skill, row.so, tell)
        s.then(ReplacementOffer(self.pilot, self.by, skill))


def _skill_bands(kit: Kit) -> tuple[Band, ...]:
    """Return what each face of the die brings: a skill and its price."""
    words = T("hornet_leader", "{skill}, {so} SO")
    bands = []
    for row in kit.replacements:
        skill = kit.skill_name(kit.skills.index(row.skill))
        bands.append(Band(row.min, row.max, words.of(skill=skill, so=row.so)))
    return tuple(bands)


class ReplacementOffer(CampaignStep, frozen=True):
    """HL-9.7d  The Pilot is taken and paid, or declined.

    It is asked even if he cannot be paid: nobody should miss who came.
    """

    pilot: str
    by: str
    skill: int

    def decision(self, s: State, kit: Kit) -> Choice:
        row = self._row(kit)
        actions: tuple[Action, ...] = (DeclineReplacement(),)
        if row.so <= s.so:
            actions = (AcceptReplacement(), *actions)
        return Choice(
            PLAYER,
            "HL-9.7d",
            T("hornet_leader", "Take {pilot} ({skill}) for {price} SO Points?").of(
                pilot=kit.callsign(self.by), skill=kit.skill_name(self.skill), price=row.so
            ),
            actions,
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(
        self, s: State, kit: Kit, action: AcceptReplacement | DeclineReplacement, tell: Tell
    ) -> None:
        if isinstance(action, DeclineReplacement):
            changes_pilots.decline_replacement(self.pilot, tell)
            return
        price = self._row(kit).so
        changes_campaign.change_so(s, -price, "replacement", tell, "HL-9.7d", self.by)
        changes_pilots.enlist(s, self.by, self.skill, tell, "HL-9.7d")
        changes_pilots.try_replacement(s, self.pilot, self.by)

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        price = self._row(kit).so
        if "button:accept_replacement" in picks and price > s.so:
            words = T("hornet_leader", "{pilot} costs {price} SO Points; there are {so}")
            return Refused("HL-2.6a", words.of(pilot=kit.callsign(self.by), price=price, so=s.so))
        return None

    def _row(self, kit: Kit) -> Replacement:
        skill = kit.skills[self.skill]
        return next(row for row in kit.replacements if row.skill == skill)


def _replaceable(s: State, kit: Kit) -> list[str]:
    """Return the missing Pilots for whom a replacement may be asked now."""
    if not s.has_option("replacements"):
        return []
    waiting = (each for each in s.squadron if each.missing and not each.replacement_tried)
    return [each.pilot for each in waiting if _substitutes(s, kit, each.pilot)]


def _substitutes(s: State, kit: Kit, pilot: str) -> list[str]:
    """Return the Pilots of the same type who never were in the squadron (HL-9.7b)."""
    inside, kind = {member.pilot for member in s.squadron}, type_of(kit, pilot)
    return [one for one in kit.pilots if one not in inside and type_of(kit, one) is kind]


# --------------------------------------------------------------------------------- the flight


class AssignPilots(CampaignStep, frozen=True):
    """HL-4.4a  The Pilots of the Primary and of the Secondary are assigned together (HL-1.7t).

    Before the Secondary is flown, those who can no longer fly stay at home (HL-1.7u). The flight
    stays empty if it cannot be legal.
    """

    def phase(self) -> Phase:
        return "assign"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if s.flown.secondary:
            return None
        fit = flights.fit_pilots(s, kit)
        if not (s.flown.flight or s.second_flight or flights.counts(kit, fit)):
            return None
        primary = assign_rules.open_to(s, kit, fit, secondary=False)
        second = assign_rules.open_to(s, kit, fit, secondary=True)
        actions: list[Action] = [
            AssignPilot(pilot, secondary)
            for pilot in fit
            for secondary, takes in ((False, primary), (True, second))
            if pilot in takes
        ]
        for secondary in (False, True):
            actions += map(UnassignPilot, assign_rules.assigned(s, secondary=secondary))
        if assign_rules.incomplete(s, kit) is None:
            actions.append(FinishAssigning())
        limit = assign_rules.most(s, kit, s.flown.target)
        return Choice(
            PLAYER,
            "HL-4.4a",
            T("hornet_leader", "Assign up to {limit} Aircraft").of(limit=limit),
            tuple(actions),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        if s.flown.secondary:
            return False
        chosen = s.flown.flight or s.second_flight
        return bool(chosen or flights.counts(kit, flights.fit_pilots(s, kit)))

    def carry_out(
        self,
        s: State,
        kit: Kit,
        action: AssignPilot | UnassignPilot | FinishAssigning | None,
        tell: Tell,
    ) -> None:
        match action:
            case AssignPilot():
                changes_flight.assign(s, action.pilot, tell, secondary=action.secondary)
                s.then(AssignPilots())
                return
            case UnassignPilot():
                changes_flight.unassign(s, action.pilot, tell)
                s.then(AssignPilots())
                return
            case None:
                _fly_second(s, kit, tell)
            case FinishAssigning():
                pass
        changes_flight.note_limit(s, assign_rules.over_limit(s, kit))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if "button:finish_assigning" in picks:
            return assign_rules.incomplete(s, kit)
        pilot = picked(picks, "pilot")
        if not pilot:
            return None
        if "mission:none" in picks:
            words = T("hornet_leader", "{pilot} is not assigned")
            return Refused("HL-4.4a", words.of(pilot=kit.callsign(pilot)))
        secondary = "mission:secondary" in picks
        return assign_rules.unassignable(s, kit, pilot, secondary=secondary)


def _fly_second(s: State, kit: Kit, tell: Tell) -> None:
    """Let the Pilots of the Secondary fly who still can; all stay if that is no legal flight."""
    fit = [pilot for pilot in s.second_flight if is_fit(kit, s.member(pilot))]
    if not flights.counts(kit, fit):
        fit.clear()
    for pilot in list(s.second_flight):
        if pilot in fit:
            changes_flight.fly_second(s, pilot, tell)
        else:
            changes_flight.unassign(s, pilot, tell, "HL-1.7u")
