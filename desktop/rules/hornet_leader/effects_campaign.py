"""Effects on the campaign: accounts, tracks, cards, missing Pilots, turns (schema 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Refused, Roll, Rolled, T, Target, Tell
from desktop.rules.hornet_leader import changes_campaign, changes_flight
from desktop.rules.hornet_leader.actions_campaign import ChooseCard, ChoosePilot
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.effects_data import (
    BeginInPlayEffect,
    DiscardImprovementEffect,
    EndCampaignEffect,
    FreeSpecialEffect,
    RescueEffect,
    SoEffect,
    TankerFreeEffect,
    TrackEffect,
    TurnsEffect,
    VpEffect,
)
from desktop.rules.hornet_leader.effects_scene import Context, nothing
from desktop.rules.hornet_leader.records import INFRA, INTEL, PLAYER, RECON
from desktop.rules.hornet_leader.rescue import Rescue
from desktop.rules.hornet_leader.steps import CampaignStep, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

TURNS = T("hornet_leader", "The mission has {turns} turns Over Target.")
TRACK_WAITS = T("hornet_leader", "{track} {spaces} at the end of the Day.")
TANKER = T("hornet_leader", "Tanker Priority costs nothing on {missions} missions to come.")
SPECIAL = T("hornet_leader", "{amount} Weight Points of Special Weapons cost nothing next time.")
CARD_PROMPT = T("hornet_leader", "Which Improvement card is discarded?")
RESCUE_PROMPT = T("hornet_leader", "Which missing Pilot is rescued?")
LUCK_PROMPT = T("hornet_leader", "Is {pilot} found?")
NOT_FOUND = T("hornet_leader", "{pilot} is not found.")


# ------------------------------------------------------------------------------------ accounts


def so(s: State, kit: Kit, effect: SoEffect, context: Context, tell: Tell) -> None:
    """Give SO Points, or take some: the fund stops at 0, except while it is being set up."""
    change = changes_campaign.enter_so if context.scene == "setup" else changes_campaign.change_so
    before = s.so
    change(s, effect.amount, "effect", tell, context.rule, context.source)
    if s.so == before:
        nothing(kit, context, tell)


def vp(s: State, kit: Kit, effect: VpEffect, context: Context, tell: Tell) -> None:
    """Give Victory Points, or take some; the total may be negative."""
    changes_campaign.score(s, effect.amount, "effect", tell, context.rule, context.source)


def track(s: State, kit: Kit, effect: TrackEffect, context: Context, tell: Tell) -> None:
    """Move tracks at once; what cards do to them waits for the end of the Day (HL-1.7v)."""
    before = list(s.tracks)
    for index, spaces in ((RECON, effect.recon), (INTEL, effect.intel), (INFRA, effect.infra)):
        if not spaces:
            continue
        if context.scene == "debrief":
            changes_campaign.note_track(s, index, spaces)
            shown = f"{spaces:+d}".replace("-", "\N{MINUS SIGN}")
            words = TRACK_WAITS.of(track=kit.track_name(index), spaces=shown)
            changes_campaign.note(words, tell, context.rule)
        else:
            changes_campaign.move_track(s, kit, index, spaces, tell, context.rule)
    if s.tracks == before and context.scene != "debrief":
        nothing(kit, context, tell)


def tanker_free(s: State, kit: Kit, effect: TankerFreeEffect, context: Context, tell: Tell) -> None:
    """Make Tanker Priority free on the next missions flown."""
    changes_campaign.give_free(s, tankers=effect.missions)
    changes_campaign.note(TANKER.of(missions=s.tanker_free), tell, context.rule)


def free_special(
    s: State, kit: Kit, effect: FreeSpecialEffect, context: Context, tell: Tell
) -> None:
    """Make Weight Points of Special Weapons free on the next mission."""
    changes_campaign.give_free(s, special=effect.amount)
    changes_campaign.note(SPECIAL.of(amount=s.free_special), tell, context.rule)


# ------------------------------------------------------------------------- cards and the end


def begin_in_play(
    s: State, kit: Kit, effect: BeginInPlayEffect, context: Context, tell: Tell
) -> None:
    """Put Target cards in play."""
    for target in effect.targets:
        changes_campaign.keep_in_play(s, target, tell, context.rule)


def end_campaign(
    s: State, kit: Kit, effect: EndCampaignEffect, context: Context, tell: Tell
) -> None:
    """End the Campaign at once, Dismal."""
    changes_campaign.end_campaign(s, "dismal", tell, "HL-1.7q")


def turns(s: State, kit: Kit, effect: TurnsEffect, context: Context, tell: Tell) -> None:
    """Set the turns of the mission, or change them: 1 to all that the display has."""
    if not context.in_flight:
        nothing(kit, context, tell)
        return
    wanted = s.flown.turn_limit + (effect.add or 0) if effect.set is None else effect.set
    changes_flight.limit_turns(s, min(max(wanted, 1), kit.display.turns))
    changes_campaign.note(TURNS.of(turns=s.flown.turn_limit), tell, context.rule)


def discard_improvement(
    s: State, kit: Kit, effect: DiscardImprovementEffect, context: Context, tell: Tell
) -> None:
    """Let the player discard Improvement cards in play."""
    found = discardable(s, kit)
    if not found:
        nothing(kit, context, tell)
    s.then(*(DiscardImprovement() for _ in found[: effect.count]))


def discardable(s: State, kit: Kit) -> list[int]:
    """Return the Improvement cards in play; the Secondary still to be flown is none of them."""
    return [each for each in s.in_play if kit.targets[each].improvement and each != s.secondary]


class DiscardImprovement(CampaignStep, frozen=True):
    """HL-1.7k  An Improvement card in play goes to the discards; it is not Destroyed."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        found = discardable(s, kit)
        if len(found) < 2:
            return None
        return Choice(PLAYER, "HL-1.7k", CARD_PROMPT, tuple(map(ChooseCard, found)))

    def carry_out(self, s: State, kit: Kit, action: ChooseCard | None, tell: Tell) -> None:
        for target in discardable(s, kit)[:1] if action is None else (action.target,):
            changes_campaign.discard(s, target, tell, "HL-1.7k")

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if not picked(picks, "card"):
            return None
        words = T("hornet_leader", "Only an Improvement card in play can be discarded")
        return Refused("HL-1.7k", words)


# ------------------------------------------------------------------------------ missing Pilots


def rescue(s: State, kit: Kit, effect: RescueEffect, context: Context, tell: Tell) -> None:
    """Bring missing Pilots back; a die may have to find them."""
    found = missing(s)
    if not found:
        nothing(kit, context, tell)
    s.then(*((RescuePick(effect.count, effect.roll),) if found else ()))


def missing(s: State) -> list[str]:
    """Return the Pilots who can be rescued, in squadron order (HL-7.2e)."""
    return [each.pilot for each in s.squadron if each.missing and not each.removed]


class RescuePick(CampaignStep, frozen=True):
    """HL-7.2e  The player chooses missing Pilots, who are rescued one after the other."""

    count: int
    roll: int
    """The die that finds a Pilot; 0 needs none."""
    tried: tuple[str, ...] = ()

    def offers(self, s: State) -> list[str]:
        """Return the missing Pilots who have not been searched for by this effect."""
        if len(self.tried) >= self.count:
            return []
        return [each for each in missing(s) if each not in self.tried]

    def decision(self, s: State, kit: Kit) -> Choice | None:
        found = self.offers(s)
        if len(found) < 2:
            return None
        return Choice(PLAYER, "HL-7.2e", RESCUE_PROMPT, tuple(map(ChoosePilot, found)))

    def carry_out(self, s: State, kit: Kit, action: ChoosePilot | None, tell: Tell) -> None:
        for pilot in self.offers(s)[:1] if action is None else (action.pilot,):
            search = RescueRoll(pilot, self.roll) if self.roll else Rescue(pilot, "HL-7.2e")
            s.then(search, RescuePick(self.count, self.roll, (*self.tried, pilot)))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilot = picked(picks, "pilot")
        if not pilot:
            return None
        words = T("hornet_leader", "{pilot} is not Missing in Action")
        return Refused("HL-7.2e", words.of(pilot=kit.callsign(pilot)))


class RescueRoll(CampaignStep, frozen=True):
    """HL-7.2e  A die says whether a missing Pilot is found."""

    pilot: str
    at_least: int

    def decision(self, s: State, kit: Kit) -> Chance:
        words = LUCK_PROMPT.of(pilot=kit.callsign(self.pilot))
        roll = Roll(1, SIDES, target=self.at_least, subject=words)
        return Chance("event_die", "HL-7.2e", words, roll=roll)

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        if action.dice[0] >= self.at_least:
            s.then(Rescue(self.pilot, "HL-7.2e"))
        else:
            words = NOT_FOUND.of(pilot=kit.callsign(self.pilot))
            changes_campaign.note(words, tell, "HL-7.2e")
