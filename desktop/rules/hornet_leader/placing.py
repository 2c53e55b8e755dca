"""Who goes home, where the others begin, and what they drop (HL-5.2, HL-5.3, HL-6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, T, Target, Tell
from desktop.rules.hornet_leader import changes_flight
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    ChooseSide,
    Done,
    DropGround,
    Expend,
    FinishPlacing,
    Put,
)
from desktop.rules.hornet_leader.effects_data import StartAreasEffect
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.standing import altitudes, altitudes_of_all, in_force
from desktop.rules.hornet_leader.steps import CampaignStep, Phase, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

ABORT_PROMPT = T("hornet_leader", "Anybody going home?")
PLACE_PROMPT = T("hornet_leader", "Place the Aircraft: {placed} of {all}")
SIDE_PROMPT = T("hornet_leader", "From which side of the display?")
JETTISON_PROMPT = T("hornet_leader", "Jettison anything before the turn?")
SIDES = ("north", "east", "south", "west")
ONLY_STAND_OFF = T("hornet_leader", "Aircraft begin in a Stand-Off Area")
ONE_SIDE = T("hornet_leader", "All Aircraft begin on one side of the display")
NOT_ALL = T("hornet_leader", "Every Aircraft needs a place before the flight begins")
HELD = T("hornet_leader", "An Event holds {pilot} at the other Altitude")
GONE = T("hornet_leader", "{pilot} is not on the mission any more")
NOT_CARRIED = T("hornet_leader", "{pilot} does not carry that")


class AbortDecision(CampaignStep, frozen=True):
    """HL-5.2a  None, some or all Aircraft may abort after the Event."""

    def phase(self) -> Phase:
        return "bound"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        flying = s.flown.flying()
        if not flying:
            return None
        home = tuple(Abort(each.pilot) for each in flying)
        return Choice(PLAYER, "HL-5.2a", ABORT_PROMPT, (*home, Done()))

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(s.flown.flying())

    def carry_out(self, s: State, kit: Kit, action: Abort | Done | None, tell: Tell) -> None:
        if isinstance(action, Abort):
            changes_flight.abort(s, action.pilot, tell)
            s.then(AbortDecision())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        return _why_gone(s, kit, picked(picks, "pilot"), "HL-5.2a")


class PlaceAircraft(CampaignStep, frozen=True):
    """HL-5.3a  Each Aircraft begins in a Stand-Off Area, High or Low; confirmed together."""

    side: str = ""
    """The side to which an Event holds all of them, once it is chosen."""

    def phase(self) -> Phase:
        return "bound"

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(s.flown.flying())

    def decision(self, s: State, kit: Kit) -> Choice | None:
        flying = s.flown.flying()
        if not flying:
            return None
        if not self.side and one_side(s, kit):
            sides = tuple(map(ChooseSide, SIDES))
            return Choice(PLAYER, "HL-5.3a", SIDE_PROMPT, sides)
        placed = sum([bool(each.area) for each in flying])
        entries = [
            area.id
            for area in kit.areas.values()
            if area.entry and (not self.side or area.side == self.side)
        ]
        actions: list[Action] = []
        levels = altitudes_of_all(s, kit, [each.pilot for each in flying])
        for each in flying:
            actions += puts(each, entries, levels[each.pilot])
        if placed == len(flying):
            actions.append(FinishPlacing())
        prompt = PLACE_PROMPT.of(placed=placed, all=len(flying))
        return Choice(PLAYER, "HL-5.3a", prompt, tuple(actions))

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        match action:
            case Put(pilot=pilot, area=area, high=high):
                changes_flight.put(s, pilot, area, high, tell, "HL-5.3a")
                s.then(PlaceAircraft(self.side))
            case ChooseSide(side=side):
                s.then(PlaceAircraft(side))
            case _:
                pass  # All stand where they begin.

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if "button:finish_placing" in picks:
            return Refused("HL-5.3a", NOT_ALL)
        pilot = picked(picks, "pilot")
        gone = _why_gone(s, kit, pilot, "HL-5.2c")
        if gone:
            return gone
        area = next((kit.areas[pick] for pick in picks if pick in kit.areas), None)
        if area is not None and not area.entry:
            return Refused("HL-5.3a", ONLY_STAND_OFF)
        if area is not None and self.side and area.side != self.side:
            return Refused("HL-5.3a", ONE_SIDE)
        for high in (True, False) if pilot else ():
            named = f"altitude:{'high' if high else 'low'}" in picks
            if named and high not in altitudes(s, kit, pilot):
                return Refused("HL-5.3a", HELD.of(pilot=kit.callsign(pilot)))
        return None


def puts(aircraft: Aircraft, areas: Sequence[str], levels: Sequence[bool]) -> list[Put]:
    """Return how an Aircraft can be put into some areas, but for where it stands now."""
    pilot, present, present_high = aircraft.pilot, aircraft.area, aircraft.high
    return [
        Put(pilot, area, high)
        for area in areas
        for high in levels
        if area != present or high != present_high
    ]


def _why_gone(s: State, kit: Kit, pilot: str, rule: str) -> Refused | None:
    """Return why a Pilot has nothing to decide: he has gone home or was shot down."""
    if not pilot or any(each.pilot == pilot for each in s.flown.flying()):
        return None
    return Refused(rule, GONE.of(pilot=kit.callsign(pilot)))


def one_side(s: State, kit: Kit) -> bool:
    """Return whether an Event holds all Aircraft to one side of the display."""
    return any(effect.same_side for effect in in_force(s, kit, StartAreasEffect))


class Jettison(CampaignStep, frozen=True):
    """HL-6.1a  Before each turn any Aircraft may drop any of its counters, Pods too."""

    def phase(self) -> Phase:
        return "jettison"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        drops = tuple(
            Expend(each.pilot, item)
            for each in s.flown.flying()
            for item in dict.fromkeys((*each.loads, *each.pods))
        )
        if not drops:
            return None
        ground = (DropGround(),) if _ground_loads(s, kit) else ()
        return Choice(PLAYER, "HL-6.1a", JETTISON_PROMPT, (Done(), *drops, *ground))

    def asks(self, s: State, kit: Kit) -> bool:
        return any(each.loads or each.pods for each in s.flown.flying())

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        match action:
            case Expend(pilot=pilot, item=item):
                changes_flight.expend(s, pilot, (item,), tell, "HL-6.1a")
            case DropGround():
                for pilot, items in _ground_loads(s, kit).items():
                    changes_flight.expend(s, pilot, items, tell, "HL-6.1a")
            case _:
                return
        s.then(Jettison())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilot = picked(picks, "pilot")
        if not pilot:
            return None
        gone = _why_gone(s, kit, pilot, "HL-6.1a")
        return gone or Refused("HL-6.1a", NOT_CARRIED.of(pilot=kit.callsign(pilot)))


def _ground_loads(s: State, kit: Kit) -> dict[str, list[str]]:
    """Return the Air to Ground counters of every Aircraft that carries some."""
    loads = {
        each.pilot: [item for item in each.loads if kit.weapons[item].kind == "atg"]
        for each in s.flown.flying()
    }
    return {pilot: items for pilot, items in loads.items() if items}
