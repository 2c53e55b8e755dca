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
from desktop.rules.hornet_leader.steps import CampaignStep, Phase, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

PROMPT = T("hornet_leader", "Arm the Aircraft; {price} of {so} SO Points")
NOT_LEADER = T("hornet_leader", "The most skilled Pilot leads the flight")
LEADS = T("hornet_leader", "This Pilot leads the flight already")
NOT_FLYING = T("hornet_leader", "Only Aircraft of this flight are armed")
NOT_CARRIED = T("hornet_leader", "{pilot} does not carry {item}")
BUTTONS = {
    "take_tanker": arming_rules.why_not_tanker,
    "return_tanker": arming_rules.why_not_return,
    "fly_at_night": arming_rules.why_not_night,
}
"""Who knows why a button of the step cannot be pressed."""


class Arm(CampaignStep, frozen=True):
    """HL-4.5g  Fixed loads go on first (HL-10.1j), then the player arms."""

    def phase(self) -> Phase:
        return "arm"

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not s.flown.flight:
            return
        for aircraft in s.flown.flight:
            for fixed in type_of(kit, aircraft.pilot).flags.fixed_load:
                count = min(fixed.count, arming_rules.supply_left(s, kit, fixed.weapon))
                if count:
                    items = (fixed.weapon,) * count
                    changes_flight.load(s, kit, aircraft.pilot, items, tell, "HL-10.1j")
        best = max(arming_rules.leaders(s, kit), key=lambda each: level_of(kit, s.member(each)).sa)
        changes_flight.name_leader(s, best, tell)
        s.then(Arming(), TakeOff())


class Arming(CampaignStep, frozen=True):
    """HL-4.5  One change at a time, until ``FinishArming``."""

    def phase(self) -> Phase:
        return "arm"

    def decision(self, s: State, kit: Kit) -> Choice:
        bench = arming_rules.bench_of(s, kit)
        loads = _loads(s, kit, bench)
        actions = (*loads, *_unloads(s, kit), *_priorities(s, kit, bench), FinishArming())
        prompt = PROMPT.of(price=bench.price(s, kit).total, so=s.so)
        return Choice(PLAYER, "HL-4.5g", prompt, actions)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Action, tell: Tell) -> None:
        match action:
            case Load(pilot=pilot, item=item):
                changes_flight.load(s, kit, pilot, (item,), tell, "HL-4.5a")
            case Unload(pilot=pilot, item=item):
                changes_flight.unload(s, kit, pilot, item, tell)
            case TakeTanker():
                changes_flight.set_tanker(s, "free" if s.tanker_free else "paid", tell)
            case ReturnTanker():
                changes_flight.set_tanker(s, "", tell)
            case FlyAtNight() | FlyByDay():
                changes_flight.set_night(s, tell, night=isinstance(action, FlyAtNight))
            case NameLeader(pilot=pilot):
                changes_flight.name_leader(s, pilot, tell)
            case _:
                return
        s.then(Arming())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        for button, why_not in BUTTONS.items():
            if f"button:{button}" in picks:
                return why_not(s, kit)
        pilot = picked(picks, "pilot")
        aircraft = next((each for each in s.flown.flight if each.pilot == pilot), None)
        if aircraft is None:
            return Refused("HL-4.5g", NOT_FLYING) if pilot else None
        if "button:leader" in picks:
            return Refused("HL-4.5e", LEADS if pilot == s.flown.leader else NOT_LEADER)
        load, unload = picked(picks, "load"), picked(picks, "unload")
        if load:
            return arming_rules.why_not_load(s, kit, aircraft, load)
        return _why_not_unload(kit, aircraft, unload) if unload else None


class TakeOff(CampaignStep, frozen=True):
    """HL-2.6e  What was loaded is paid; SA counters are dealt, a night begins with Stress."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        price = arming_rules.price(s, kit)
        changes_campaign.change_so(s, -price.weapons, "weapons", tell, "HL-2.6e")
        changes_campaign.change_so(s, -price.jdam, "jdam", tell, "HL-10.3f")
        changes_campaign.change_so(s, -price.tanker, "tanker", tell, "HL-4.5f")
        changes_campaign.use_free(s)
        changes_flight.take_off(s, kit, tell)
        if s.flown.night:
            amount = kit.options["night"].start_stress
            for aircraft in s.flown.flight:
                changes_pilots.change_stress(s, kit, aircraft.pilot, amount, tell, "HL-9.1c")


def _loads(s: State, kit: Kit, bench: arming_rules.Bench) -> list[Load]:
    stock = arming_rules.stock_of(s, kit, bench)
    return [
        Load(aircraft.pilot, item)
        for aircraft in s.flown.flight
        for item in arming_rules.loadable(kit, aircraft, bench, stock)
    ]


def _unloads(s: State, kit: Kit) -> Iterator[Unload]:
    for aircraft in s.flown.flight:
        if not type_of(kit, aircraft.pilot).flags.fixed_load:
            for item in dict.fromkeys((*aircraft.loads, *aircraft.pods)):
                yield Unload(aircraft.pilot, item)


def _priorities(s: State, kit: Kit, bench: arming_rules.Bench) -> Iterator[Action]:
    mission = s.flown
    if mission.tanker:
        if arming_rules.why_not_return(s, kit) is None:
            yield ReturnTanker()
    elif arming_rules.why_not_tanker(s, kit, bench) is None:
        yield TakeTanker()
    if mission.night:
        yield FlyByDay()
    elif arming_rules.why_not_night(s, kit) is None:
        yield FlyAtNight()
    for pilot in arming_rules.leaders(s, kit):
        if pilot != mission.leader:
            yield NameLeader(pilot)


def _why_not_unload(kit: Kit, aircraft: Aircraft, item: str) -> Refused:
    kind = type_of(kit, aircraft.pilot)
    if kind.flags.fixed_load:
        return Refused("HL-10.1j", arming_rules.FIXED.of(aircraft=kind.name))
    words = NOT_CARRIED.of(pilot=kit.callsign(aircraft.pilot), item=kit.weapon_name(item))
    return Refused("HL-4.5g", words)
