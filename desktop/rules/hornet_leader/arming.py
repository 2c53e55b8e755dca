"""Arming, HL-4.5: counters, tanker, night and leader, freely until everything is paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, T, Target, Tell
from desktop.rules.hornet_leader import (
    arming_rules,
    changes_campaign,
    changes_flight,
    changes_pilots,
)
from desktop.rules.hornet_leader.actions_campaign import (
    FinishArming,
    FlyAtNight,
    FlyByDay,
    Load,
    NameLeader,
    ReturnTanker,
    TakeTanker,
    Unload,
)
from desktop.rules.hornet_leader.pilots import level_of, type_of
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

PROMPT = T("hornet_leader", "Arm the Aircraft; {price} of {so} SO Points")
NEEDS_TANKER = T("hornet_leader", "{pilot} is too heavy without the tanker")
NOT_LEADER = T("hornet_leader", "The most skilled Pilot leads the flight")
NO_NIGHT = T("hornet_leader", "This Target cannot be flown at night")
NO_OPTION = T("hornet_leader", "Night missions are not among the options of this campaign")
NOT_CARRIED = T("hornet_leader", "{pilot} does not carry {item}")


class Arm(CampaignStep):
    """HL-4.5g  Fixed loads go on first (HL-10.1j), then the player arms."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not s.flown.flight:
            return
        for aircraft in s.flown.flight:
            for fixed in type_of(kit, aircraft.pilot).flags.fixed_load:
                count = min(fixed.count, arming_rules.supply_left(kit, s.flown, fixed.weapon))
                if count:
                    items = (fixed.weapon,) * count
                    changes_flight.load(s, kit, aircraft.pilot, items, tell, "HL-10.1j")
        best = max(arming_rules.leaders(s, kit), key=lambda each: level_of(kit, s.member(each)).sa)
        changes_flight.name_leader(s, best, tell)
        s.then(Arming(), TakeOff())


class Arming(CampaignStep):
    """HL-4.5  One change at a time, until ``FinishArming``."""

    def decision(self, s: State, kit: Kit) -> Choice:
        price = arming_rules.price(s, kit).total
        actions = (*_loads(s, kit), *_unloads(s, kit), *_priorities(s, kit), FinishArming())
        return Choice(PLAYER, "HL-4.5g", PROMPT.of(price=price, so=s.so), actions)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Action, tell: Tell) -> None:
        match action:
            case Load(pilot=pilot, item=item):
                changes_flight.load(s, kit, pilot, (item,), tell, "HL-4.5a")
            case Unload(pilot=pilot, item=item):
                changes_flight.unload(s, kit, pilot, item, tell)
            case TakeTanker():
                changes_flight.set_tanker(s, "free" if s.tanker_free else "paid")
            case ReturnTanker():
                changes_flight.set_tanker(s, "")
            case FlyAtNight() | FlyByDay():
                changes_flight.set_night(s, night=isinstance(action, FlyAtNight))
            case NameLeader(pilot=pilot):
                changes_flight.name_leader(s, pilot, tell)
            case _:
                return
        s.then(Arming())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        picked = dict(pick.split(":", 1) for pick in picks if ":" in pick)
        if picked.get("button") == "return_tanker":
            return _why_not_return(s, kit)
        if picked.get("button") == "fly_at_night":
            return _why_not_night(s, kit)
        flight = [each for each in s.flown.flight if each.pilot == picked.get("pilot")]
        if not flight:
            return None
        if picked.get("load") in kit.weapons:
            return arming_rules.why_not_load(s, kit, flight[0], picked["load"])
        if picked.get("unload") in kit.weapons:
            return _why_not_unload(kit, flight[0], picked["unload"])
        return Refused("HL-4.5e", NOT_LEADER) if "button" in picked else None


class TakeOff(CampaignStep):
    """HL-2.6e  What was loaded is paid; SA counters are dealt, a night begins with Stress."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        price = arming_rules.price(s, kit)
        changes_campaign.change_so(s, -price.weapons, "weapons", tell, "HL-2.6e")
        changes_campaign.change_so(s, -price.jdam, "jdam", tell, "HL-10.3f")
        changes_campaign.change_so(s, -price.tanker, "tanker", tell, "HL-4.5f")
        changes_campaign.use_free(s)
        changes_flight.take_off(s, kit)
        if s.flown.night:
            amount = kit.options["night"].start_stress
            for aircraft in s.flown.flight:
                changes_pilots.change_stress(s, kit, aircraft.pilot, amount, tell, "HL-9.1c")


def _loads(s: State, kit: Kit) -> Iterator[Load]:
    for aircraft in s.flown.flight:
        for item in type_of(kit, aircraft.pilot).weapons:
            if arming_rules.why_not_load(s, kit, aircraft, item) is None:
                yield Load(aircraft.pilot, item)


def _unloads(s: State, kit: Kit) -> Iterator[Unload]:
    for aircraft in s.flown.flight:
        if not type_of(kit, aircraft.pilot).flags.fixed_load:
            for item in dict.fromkeys((*aircraft.loads, *aircraft.pods)):
                yield Unload(aircraft.pilot, item)


def _priorities(s: State, kit: Kit) -> Iterator[Action]:
    mission = s.flown
    if mission.tanker:
        if _why_not_return(s, kit) is None:
            yield ReturnTanker()
    elif arming_rules.price(s, kit, tanker=True).total <= s.so:
        yield TakeTanker()
    if mission.night:
        yield FlyByDay()
    elif _why_not_night(s, kit) is None:
        yield FlyAtNight()
    for pilot in arming_rules.leaders(s, kit):
        if pilot != mission.leader:
            yield NameLeader(pilot)


def _why_not_return(s: State, kit: Kit) -> Refused | None:
    for aircraft in s.flown.flight:
        limit = arming_rules.weight_limit(s, kit, aircraft.pilot, tanker=False)
        if arming_rules.carried_weight(kit, aircraft) > limit:
            return Refused("HL-4.5f", NEEDS_TANKER.of(pilot=kit.callsign(aircraft.pilot)))
    return None


def _why_not_night(s: State, kit: Kit) -> Refused | None:
    if not s.has_option("night"):
        return Refused("HL-9.1a", NO_OPTION)
    return None if kit.targets[s.flown.target].night else Refused("HL-9.1a", NO_NIGHT)


def _why_not_unload(kit: Kit, aircraft: Aircraft, item: str) -> Refused:
    kind = type_of(kit, aircraft.pilot)
    if kind.flags.fixed_load:
        return Refused("HL-10.1j", arming_rules.FIXED.of(aircraft=kind.name))
    words = NOT_CARRIED.of(pilot=kit.callsign(aircraft.pilot), item=kit.weapon_name(item))
    return Refused("HL-4.5g", words)
