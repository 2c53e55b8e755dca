"""Effects on Pilots and their Aircraft, once they are picked (schema 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Choice, Refused, T, Target, Tell
from desktop.rules.hornet_leader import changes_flight, changes_pilots
from desktop.rules.hornet_leader.actions_mission import Expend
from desktop.rules.hornet_leader.effects_data import (
    AbortEffect,
    AltitudeEffect,
    DestroyAircraftEffect,
    DropPodsEffect,
    DropWeaponsEffect,
    SaEffect,
    StressEffect,
    XpEffect,
)
from desktop.rules.hornet_leader.effects_lasting import begin_lasting
from desktop.rules.hornet_leader.effects_scene import PLACES, Context, aboard, nothing
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State


def stress(
    s: State, kit: Kit, effect: StressEffect, context: Context, pilots: tuple[str, ...], tell: Tell
) -> None:
    """Add Stress, or take some off; the status is re-read at once."""
    for pilot in pilots:
        changes_pilots.change_stress(s, kit, pilot, effect.amount, tell, context.rule)


def xp(
    s: State, kit: Kit, effect: XpEffect, context: Context, pilots: tuple[str, ...], tell: Tell
) -> None:
    """Give Experience; promotions come at the Debriefing."""
    for pilot in pilots:
        changes_pilots.gain_xp(s, pilot, effect.amount, tell, context.rule)


def sa(
    s: State, kit: Kit, effect: SaEffect, context: Context, pilots: tuple[str, ...], tell: Tell
) -> None:
    """Give SA counters for this mission, or take some."""
    for aircraft in _aboard(s, kit, context, pilots, tell):
        changes_flight.change_sa(s, aircraft.pilot, effect.amount, tell, context.rule)


def abort(
    s: State, kit: Kit, effect: AbortEffect, context: Context, pilots: tuple[str, ...], tell: Tell
) -> None:
    """Send Aircraft home as if they had aborted (HL-5.2b)."""
    for aircraft in _aboard(s, kit, context, pilots, tell):
        changes_flight.abort(s, aircraft.pilot, tell)


def destroy(
    s: State,
    kit: Kit,
    effect: DestroyAircraftEffect,
    context: Context,
    pilots: tuple[str, ...],
    tell: Tell,
) -> None:
    """Destroy Aircraft; the place, for Search and Rescue, is that of the Event."""
    for aircraft in _aboard(s, kit, context, pilots, tell):
        changes_flight.destroy(s, aircraft.pilot, PLACES[context.scene], tell, context.rule)


def drop_weapons(
    s: State,
    kit: Kit,
    effect: DropWeaponsEffect,
    context: Context,
    pilots: tuple[str, ...],
    tell: Tell,
) -> None:
    """Let the player take weapon counters off; an Aircraft may carry none of that kind."""
    aircraft = _aboard(s, kit, context, pilots, tell)
    if aircraft and not any(droppable(kit, effect, each) for each in aircraft):
        nothing(kit, context, tell)
    s.then(*(DropWeapons(effect, context, each.pilot) for each in aircraft))


def drop_pods(
    s: State,
    kit: Kit,
    effect: DropPodsEffect,
    context: Context,
    pilots: tuple[str, ...],
    tell: Tell,
) -> None:
    """Take Pods off."""
    dropped = False
    for aircraft in aboard(s, context, pilots):
        pods = aircraft.pods[: effect.amount]
        if pods:
            changes_flight.expend(s, aircraft.pilot, pods, tell, context.rule)
            dropped = True
    if not dropped:
        nothing(kit, context, tell)


def altitude(
    s: State,
    kit: Kit,
    effect: AltitudeEffect,
    context: Context,
    pilots: tuple[str, ...],
    tell: Tell,
) -> None:
    """Hold Aircraft at an Altitude; those on the display change at once."""
    begin_lasting(s, kit, effect, context, tell, pilots)


def _aboard(
    s: State, kit: Kit, context: Context, pilots: tuple[str, ...], tell: Tell
) -> list[Aircraft]:
    found = aboard(s, context, pilots)
    if not found:
        nothing(kit, context, tell)
    return found


# ---------------------------------------------------------------------------- weapons dropped


def droppable(kit: Kit, effect: DropWeaponsEffect, aircraft: Aircraft) -> list[str]:
    """Return the weapon counters of the kind that an effect takes off an Aircraft."""
    return [item for item in aircraft.loads if effect.kind in ("any", kit.weapons[item].kind)]


class DropWeapons(CampaignStep, frozen=True):
    """Schema 6.4, drop_weapons  One counter after the other, until the amount is reached."""

    effect: DropWeaponsEffect
    context: Context
    pilot: str
    dropped: int = 0
    """Counters, or their Weight Points, dropped so far."""

    def offers(self, s: State, kit: Kit) -> list[str]:
        """Return what can be dropped next, each type once; nothing when enough has been."""
        if self.dropped >= self.effect.amount:
            return []
        aircraft = s.flown.aircraft(self.pilot)
        return list(dict.fromkeys(droppable(kit, self.effect, aircraft)))

    def decision(self, s: State, kit: Kit) -> Choice | None:
        offers = self.offers(s, kit)
        if len(offers) < 2:
            return None
        words = T("hornet_leader", "{pilot} loses weapons: {dropped} of {amount}").of(
            pilot=kit.callsign(self.pilot), dropped=self.dropped, amount=self.effect.amount
        )
        actions = tuple(Expend(self.pilot, item) for item in offers)
        return Choice(PLAYER, self.context.rule, words, actions)

    def carry_out(self, s: State, kit: Kit, action: Expend | None, tell: Tell) -> None:
        offers = self.offers(s, kit)
        if not offers:
            return
        item = offers[0] if action is None else action.item
        changes_flight.expend(s, self.pilot, (item,), tell, self.context.rule)
        lost = kit.weapons[item].weight if self.effect.unit == "weight" else 1
        s.then(DropWeapons(self.effect, self.context, self.pilot, self.dropped + lost))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilot, item = picked(picks, "pilot"), picked(picks, "item")
        if pilot and pilot != self.pilot:
            words = T("hornet_leader", "It is {pilot} who loses weapons")
            return Refused(self.context.rule, words.of(pilot=kit.callsign(self.pilot)))
        if item:
            words = T("hornet_leader", "{weapon} is not among the weapons that can be lost")
            return Refused(self.context.rule, words.of(weapon=kit.weapon_name(item)))
        return None
