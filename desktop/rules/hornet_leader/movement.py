"""The movement steps: Aircraft, then Bandits (HL-6.12, HL-6.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, T, Target, Tell
from desktop.rules.hornet_leader import (
    changes_campaign,
    changes_display,
    changes_flight,
    movement_rules,
)
from desktop.rules.hornet_leader.actions_chance import DrawnPilot, PickedArea
from desktop.rules.hornet_leader.actions_mission import FinishMoving, LeaveDisplay, Put
from desktop.rules.hornet_leader.enemy_rules import in_order, on_display
from desktop.rules.hornet_leader.placing import puts
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.standing import altitudes, altitudes_of_all
from desktop.rules.hornet_leader.steps import CampaignStep, Phase, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft
    from desktop.rules.hornet_leader.state import State

NO_MOVE = T("hornet_leader", "No Bandit moves.")

# ------------------------------------------------------------------------------------- Aircraft


class MoveAircraft(CampaignStep, frozen=True):
    """HL-6.12a  Each Aircraft may move one area and change its Altitude, or all leave.

    Until the step is finished an Aircraft may be put anew, from where it stood at its beginning.
    """

    begun: bool = False

    def phase(self) -> Phase:
        return "move"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.begun:
            return None
        moves: list[Action] = []
        placed = on_display(s)
        levels = altitudes_of_all(s, kit, [each.pilot for each in placed])
        for each in placed:
            areas = movement_rules.reachable(kit, each.start)
            moves += puts(each, areas, levels[each.pilot])
        return Choice(
            PLAYER,
            "HL-6.12a",
            T("hornet_leader", "Move your Aircraft"),
            (*moves, FinishMoving(), LeaveDisplay()),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return self.begun

    def carry_out(
        self, s: State, kit: Kit, action: Put | FinishMoving | LeaveDisplay | None, tell: Tell
    ) -> None:
        match action:
            case None:
                self._begin(s, tell)
            case Put():
                rule = "HL-6.12a"
                if action.area == s.flown.aircraft(action.pilot).area:
                    rule = "HL-6.12b"
                changes_flight.put(s, action.pilot, action.area, action.high, tell, rule)
                s.then(MoveAircraft(True))
            case LeaveDisplay():
                changes_flight.leave_display(s, tell, "HL-6.12c")
            case FinishMoving():
                pass

    def _begin(self, s: State, tell: Tell) -> None:
        if not on_display(s):
            return
        if movement_rules.is_last_turn(s):
            changes_flight.leave_display(s, tell, "HL-6.12d")
            return
        changes_flight.begin_moving(s)
        s.then(MoveAircraft(True))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilot = picked(picks, "pilot")
        aircraft = next((each for each in on_display(s) if each.pilot == pilot), None)
        if aircraft is None:
            words = T("hornet_leader", "Only Aircraft that are on the display can move")
            return Refused("HL-6.12a", words) if pilot else None
        name = kit.callsign(pilot)
        for area in (each for each in picks if each in kit.areas):
            if area not in movement_rules.reachable(kit, aircraft.start):
                words = T("hornet_leader", "{pilot} can move one area at most, from {area}")
                return Refused("HL-6.12a", words.of(pilot=name, area=kit.area_name(aircraft.start)))
        for high in (True, False):
            if f"altitude:{'high' if high else 'low'}" in picks:
                if high not in altitudes(s, kit, pilot):
                    words = T("hornet_leader", "An Event holds {pilot} at the other Altitude")
                    return Refused("HL-6.12b", words.of(pilot=name))
                words = T("hornet_leader", "{pilot} stands there already")
                return Refused("HL-6.12a", words.of(pilot=name))
        return None


# -------------------------------------------------------------------------------------- Bandits


class MoveBandits(CampaignStep, frozen=True):
    """HL-6.13a  Every Bandit without an Aircraft in its range moves towards the closest one."""

    def phase(self) -> Phase:
        return "bandits"

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not on_display(s):
            return
        bandits = in_order(s, kit, "bandit")
        moving = [each for each in bandits if not movement_rules.holds(s, kit, each)]
        if not moving:
            changes_campaign.note(NO_MOVE, tell, "HL-6.0a")
        s.then(*(BanditMove(each.key, False, "HL-6.13c") for each in moving))


class BanditMove(CampaignStep, frozen=True):
    """HL-6.13d  A Bandit moves one area towards the closest Aircraft, or away from it.

    Equally close Aircraft: one is picked at random. It is not asked for where all of them are in
    one area, because then it makes no difference.
    """

    enemy: str
    away: bool
    rule: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        found = self._nearest(s, kit)
        if not _apart(found):
            return None
        words = (
            T("hornet_leader", "{enemy}: from whom does it move away?")
            if self.away
            else T("hornet_leader", "{enemy}: to whom does it move?")
        )
        return Chance(
            "pick",
            "HL-6.13d",
            words.of(enemy=kit.enemy_name(self.enemy)),
            tuple(DrawnPilot(each.pilot) for each in found),
            (1,) * len(found),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return _apart(self._nearest(s, kit))

    def _nearest(self, s: State, kit: Kit) -> list[Aircraft]:
        return movement_rules.nearest(s, kit, s.flown.counter(self.enemy).area)

    def carry_out(self, s: State, kit: Kit, action: DrawnPilot | None, tell: Tell) -> None:
        if action is not None:
            goal = s.flown.aircraft(action.pilot).area
        else:
            found = self._nearest(s, kit)
            if not found:
                return
            goal = found[0].area
        start = s.flown.counter(self.enemy).area
        ways = movement_rules.steps_away if self.away else movement_rules.steps_towards
        s.then(BanditPath(self.enemy, ways(kit, start, goal), self.rule))


def _apart(aircraft: list[Aircraft]) -> bool:
    """Return whether they are in several areas."""
    return len({each.area for each in aircraft}) > 1


class BanditPath(CampaignStep, frozen=True):
    """HL-6.13e  A Bandit moves into one of some areas, picked at random; without any it stays."""

    enemy: str
    areas: tuple[str, ...]
    rule: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if len(self.areas) < 2:
            return None
        return Chance(
            "pick",
            "HL-6.13e",
            T("hornet_leader", "{enemy}: where does it move?").of(enemy=kit.enemy_name(self.enemy)),
            tuple(map(PickedArea, self.areas)),
            (1,) * len(self.areas),
        )

    def carry_out(self, s: State, kit: Kit, action: PickedArea | None, tell: Tell) -> None:
        for area in self.areas[:1] if action is None else (action.area,):
            changes_display.move(s, s.flown.counter(self.enemy), area, tell, self.rule)
