"""The interpreter of effects: a list runs from left to right, each finished before the next.

What an operation does stands in the module of its subject; here stand the ways to get there: who
is picked, which list of several runs, and the table of operations (schema 6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.rules.core import Chance, Choice, Refused, Roll, Rolled, T, Target, Tell, Text
from desktop.rules.hornet_leader import (
    changes_campaign,
    effects_attack,
    effects_campaign,
    effects_display,
    effects_pilots,
)
from desktop.rules.hornet_leader import effects_data as ops
from desktop.rules.hornet_leader.actions_campaign import ChoosePilot
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.actions_mission import ChooseOption
from desktop.rules.hornet_leader.components_effects import is_by_hand
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.effects_data import AnyEffect
from desktop.rules.hornet_leader.effects_lasting import begin_lasting
from desktop.rules.hornet_leader.effects_scene import (
    Context,
    Handler,
    PilotHandler,
    holds,
    nothing,
)
from desktop.rules.hornet_leader.effects_select import eligible, picks_of
from desktop.rules.hornet_leader.records import PLAYER, Scene
from desktop.rules.hornet_leader.steps import CampaignStep, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

Picking = (
    ops.StressEffect
    | ops.XpEffect
    | ops.SaEffect
    | ops.AbortEffect
    | ops.DestroyAircraftEffect
    | ops.DropWeaponsEffect
    | ops.DropPodsEffect
    | ops.AltitudeEffect
    | ops.ForEachEffect
    | ops.RollEachEffect
)
"""The operations that pick Pilots."""
BY_HAND = T("hornet_leader", "{source}: carry out by hand: {operation}.")
SKILL_MODIFIERS = (-2, -1, 0, 1, 2, 3)
"""By skill, for the dice that count it (schema 6.4, ``roll_each``)."""


class RunEffects(CampaignStep, frozen=True):
    """Schema 6  A list of effects is carried out, for a Pilot in turn if there is one."""

    effects: tuple[AnyEffect, ...]
    scene: Scene
    source: str
    rule: str
    pilot: str = ""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not self.effects:
            return
        first, *rest = self.effects
        if rest:
            s.then(RunEffects(tuple(rest), self.scene, self.source, self.rule, self.pilot))
        context = Context(self.scene, self.source, self.rule, self.pilot)
        if is_by_hand(first):
            operation = str(type(first).__struct_config__.tag)
            words = BY_HAND.of(source=kit.source_name(self.source), operation=operation)
            changes_campaign.note(words, tell, self.rule)
        elif isinstance(first, Picking):
            s.then(PickPilots(first, context))
        else:
            HANDLERS[type(first)](s, kit, first, context, tell)


def run(effects: tuple[AnyEffect, ...], context: Context, pilot: str = "") -> RunEffects:
    """Return the step that runs a list within another, for a Pilot if he is its ``self``."""
    return RunEffects(effects, context.scene, context.source, context.rule, pilot or context.pilot)


class PickPilots(CampaignStep, frozen=True):
    """Schema 6.2  Pilots are picked: by chance, by the player, or by what they are."""

    effect: Picking
    context: Context
    picked: tuple[str, ...] = ()

    def decision(self, s: State, kit: Kit) -> Choice | Chance | None:
        _, offers = picks_of(s, kit, self.effect, self.context, self.picked)
        if not offers:
            return None
        source = kit.source_name(self.context.source)
        rule = self.context.rule
        if self.effect.who == "random":
            words = T("hornet_leader", "{source}: whom does it befall?").of(source=source)
            drawn = tuple(map(DrawnPilot, offers))
            return Chance("pilot", rule, words, drawn, (1,) * len(drawn))
        words = T("hornet_leader", "{source}: choose a Pilot").of(source=source)
        return Choice(PLAYER, rule, words, tuple(map(ChoosePilot, offers)))

    def carry_out(
        self, s: State, kit: Kit, action: ChoosePilot | DrawnPilot | None, tell: Tell
    ) -> None:
        if action is not None:
            s.then(PickPilots(self.effect, self.context, (*self.picked, action.pilot)))
            return
        certain, _ = picks_of(s, kit, self.effect, self.context, self.picked)
        chosen = {*self.picked, *certain}
        in_order = eligible(s, kit, self.effect, self.context)
        pilots = tuple(each for each in in_order if each in chosen)
        if pilots:
            ON_PILOTS[type(self.effect)](s, kit, self.effect, self.context, pilots, tell)
        else:
            nothing(kit, self.context, tell)

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilot = picked(picks, "pilot")
        if not pilot:
            return None
        words = T("hornet_leader", "{pilot} is not among those whom this card lets you choose")
        return Refused(self.context.rule, words.of(pilot=kit.callsign(pilot)))


# ------------------------------------------------------------------------- lists within lists


def choose(s: State, kit: Kit, effect: ops.ChooseEffect, context: Context, tell: Tell) -> None:
    """Let the player pick one of several lists."""
    step = ChooseList(effect, context)
    s.then(step)
    if not step.offers(s):
        nothing(kit, context, tell)


class ChooseList(CampaignStep, frozen=True):
    """Schema 6.4, choose  The player picks one list, none that the SO fund cannot pay."""

    effect: ops.ChooseEffect
    context: Context

    def offers(self, s: State) -> list[ChooseOption]:
        """Return the options that can be picked."""
        return [
            ChooseOption(number, label)
            for number, label in enumerate(self.effect.labels)
            if price(self.effect.options[number]) <= s.so
        ]

    def decision(self, s: State, kit: Kit) -> Choice | None:
        offers = self.offers(s)
        if len(offers) < 2:
            return None
        title: Text | str = kit.source_name(self.context.source)
        if self.context.pilot:
            pilot = kit.callsign(self.context.pilot)
            title = T("hornet_leader", "{source}, {pilot}").of(source=title, pilot=pilot)
        words = T("hornet_leader", "{source}: which?").of(source=title)
        return Choice(PLAYER, self.context.rule, words, tuple(offers))

    def carry_out(self, s: State, kit: Kit, action: ChooseOption | None, tell: Tell) -> None:
        for each in self.offers(s)[:1] if action is None else (action,):
            s.then(run(self.effect.options[each.option], self.context))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if not picked(picks, "option"):
            return None
        words = T("hornet_leader", "The fund holds {so} SO Points; this option asks for more")
        return Refused("HL-2.6a", words.of(so=s.so))


def price(effects: tuple[AnyEffect, ...]) -> int:
    """Return the SO Points that a list asks for (schema 6.4, ``choose``)."""
    return -sum(
        each.amount for each in effects if isinstance(each, ops.SoEffect) and each.amount < 0
    )


def branch(s: State, kit: Kit, effect: ops.IfEffect, context: Context, tell: Tell) -> None:
    """Run one list if something holds, else the other."""
    effects = effect.then if holds(s, kit, effect.cond) else effect.else_
    if not effects:
        nothing(kit, context, tell)
    s.then(run(effects, context))


def for_each(
    s: State,
    kit: Kit,
    effect: ops.ForEachEffect,
    context: Context,
    pilots: tuple[str, ...],
    tell: Tell,
) -> None:
    """Run a list for each of the Pilots."""
    s.then(*(run(effect.effects, context, pilot) for pilot in pilots))


def roll_each(
    s: State,
    kit: Kit,
    effect: ops.RollEachEffect,
    context: Context,
    pilots: tuple[str, ...],
    tell: Tell,
) -> None:
    """Roll a die for each of the Pilots; what it brings comes before the next die."""
    s.then(*(RollFor(effect, context, pilot) for pilot in pilots))


class RollFor(CampaignStep, frozen=True):
    """Schema 6.4, roll_each  One Pilot's die says which list runs for him."""

    effect: ops.RollEachEffect
    context: Context
    pilot: str

    def modifiers(self, s: State, kit: Kit) -> tuple[tuple[Text, int], ...]:
        """Return what the Pilot's skill adds to the die, if it counts."""
        skill = s.member(self.pilot).skill
        amount = SKILL_MODIFIERS[skill] if self.effect.skill_mod else 0
        return ((kit.skill_name(skill), amount),) if amount else ()

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("hornet_leader", "{source}: {pilot}").of(
            source=kit.source_name(self.context.source), pilot=kit.callsign(self.pilot)
        )
        modifiers = self.modifiers(s, kit)
        roll = Roll(1, SIDES, target=self.effect.at_least, modifiers=modifiers, subject=words)
        return Chance("event_die", self.context.rule, words, roll=roll)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        total = action.dice[0] + sum(amount for _, amount in self.modifiers(s, kit))
        passed = total >= self.effect.at_least
        s.then(run(self.effect.pass_ if passed else self.effect.fail, self.context, self.pilot))


# ------------------------------------------------------------------------------ the operations

ON_PILOTS: dict[type[Any], PilotHandler] = {
    ops.StressEffect: effects_pilots.stress,
    ops.XpEffect: effects_pilots.xp,
    ops.SaEffect: effects_pilots.sa,
    ops.AbortEffect: effects_pilots.abort,
    ops.DestroyAircraftEffect: effects_pilots.destroy,
    ops.DropWeaponsEffect: effects_pilots.drop_weapons,
    ops.DropPodsEffect: effects_pilots.drop_pods,
    ops.AltitudeEffect: effects_pilots.altitude,
    ops.ForEachEffect: for_each,
    ops.RollEachEffect: roll_each,
}
HANDLERS: dict[type[Any], Handler] = {
    ops.SpecialAttackEffect: effects_attack.special_attack,
    ops.TurnsEffect: effects_campaign.turns,
    ops.AttackModEffect: begin_lasting,
    ops.WeaponModEffect: begin_lasting,
    ops.ForbidEffect: begin_lasting,
    ops.StartAreasEffect: begin_lasting,
    ops.TargetModEffect: begin_lasting,
    ops.HitsEffect: begin_lasting,
    ops.HitsAllEffect: begin_lasting,
    ops.BombersAllEffect: begin_lasting,
    ops.SarModEffect: begin_lasting,
    ops.StressEachMissionEffect: begin_lasting,
    ops.ReconExtraEffect: begin_lasting,
    ops.RestrictWeaponEffect: begin_lasting,
    ops.AddSitesEffect: effects_display.add_sites,
    ops.AddBanditsEffect: effects_display.add_bandits,
    ops.RemoveSitesEffect: effects_display.remove_sites,
    ops.RemoveBanditsEffect: effects_display.remove_bandits,
    ops.SwapSitesEffect: effects_display.swap_sites,
    ops.MoveBanditsEffect: effects_display.move_bandits,
    ops.ScatterBanditsEffect: effects_display.scatter_bandits,
    ops.SoEffect: effects_campaign.so,
    ops.VpEffect: effects_campaign.vp,
    ops.TrackEffect: effects_campaign.track,
    ops.TankerFreeEffect: effects_campaign.tanker_free,
    ops.FreeSpecialEffect: effects_campaign.free_special,
    ops.RescueEffect: effects_campaign.rescue,
    ops.DiscardImprovementEffect: effects_campaign.discard_improvement,
    ops.EndCampaignEffect: effects_campaign.end_campaign,
    ops.BeginInPlayEffect: effects_campaign.begin_in_play,
    ops.ChooseEffect: choose,
    ops.IfEffect: branch,
}
