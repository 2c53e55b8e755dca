"""Home-Bound, chapter 7: Search and Rescue, and the display is cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, Roll, Rolled, T, Target, Tell
from desktop.rules.hornet_leader import (
    changes_display,
    changes_flight,
    changes_pilots,
    changes_table,
    sar,
)
from desktop.rules.hornet_leader.actions_mission import Done, Expend, RescueNext
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep, Phase, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

NEXT_PROMPT = T("hornet_leader", "Search and Rescue: for whom first?")
ONLY_GROUND = T("hornet_leader", "Only Air to Ground weapons of Aircraft that still fly count")
ROLL_PROMPT = T("hornet_leader", "Search and Rescue for {pilot}")


class SearchAndRescue(CampaignStep, frozen=True):
    """HL-7.2a  Each Aircraft Destroyed on this mission rolls once, in the player's order."""

    def phase(self) -> Phase:
        return "home"

    def waiting(self, s: State) -> list[str]:
        """Return the Pilots for whom nobody has searched yet."""
        return [each.pilot for each in s.flown.flight if each.lost and not each.sar_done]

    def decision(self, s: State, kit: Kit) -> Choice | None:
        waiting = self.waiting(s)
        if len(waiting) < 2:
            return None
        return Choice(PLAYER, "HL-7.2a", NEXT_PROMPT, tuple(map(RescueNext, waiting)))

    def carry_out(self, s: State, kit: Kit, action: RescueNext | None, tell: Tell) -> None:
        waiting = self.waiting(s)
        if waiting:
            pilot = waiting[0] if action is None else action.pilot
            s.then(SarExpending(pilot), SearchAndRescue())


class SarExpending(CampaignStep, frozen=True):
    """HL-7.2g  Air to Ground counters are expended for the roll that follows."""

    pilot: str
    weight: int = 0
    """Weight Points expended so far."""

    def phase(self) -> Phase:
        return "home"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        return sar.expending(s, kit, self.pilot, self.weight)

    def concede(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, Expend):
            changes_table.have_items(s, kit, action.pilot, (action.item,))

    def carry_out(self, s: State, kit: Kit, action: Expend | Done | None, tell: Tell) -> None:
        if not isinstance(action, Expend):
            s.then(SarRoll(self.pilot, self.weight))
            return
        changes_flight.expend(s, action.pilot, (action.item,), tell, "HL-7.2g")
        s.then(SarExpending(self.pilot, self.weight + kit.weapons[action.item].sar_value))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        return Refused("HL-7.2g", ONLY_GROUND) if picked(picks, "pilot") else None


class SarRoll(CampaignStep, frozen=True):
    """HL-7.2b to HL-7.2d  The die says how a Pilot is recovered, or that he is missing."""

    pilot: str
    weight: int

    def phase(self) -> Phase:
        return "home"

    def decision(self, s: State, kit: Kit) -> Chance:
        prompt = ROLL_PROMPT.of(pilot=kit.callsign(self.pilot))
        modifiers = sar.modifiers(s, kit, self.pilot, self.weight)
        roll = Roll(
            1,
            sar.FACES,
            modifiers=modifiers.parts,
            subject=prompt,
            bands=sar.bands(kit, modifiers.total),
        )
        return Chance("sar_die", "HL-7.2a", prompt, roll=roll)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        total = action.dice[0] + sar.modifiers(s, kit, self.pilot, self.weight).total
        row = sar.result(kit, total)
        changes_flight.note_rescue(s, self.pilot, row.result, action.dice[0], total)
        if row.result == "missing":
            changes_pilots.go_missing(s, self.pilot, tell)
            return
        rule = "HL-7.2b" if row.result == "quick_recovery" else "HL-7.2c"
        changes_pilots.recover(self.pilot, row.result, tell, rule)
        changes_pilots.change_stress(s, kit, self.pilot, row.stress, tell, rule)


class ClearDisplay(CampaignStep, frozen=True):
    """HL-7.2i  Counters return to cup and supply; unused SA counters are gone (HL-6.2h)."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_flight.land(s)
        changes_display.clear(s)
