"""Pilots who come back after they were missing (HL-7.2e), and their replacements (HL-9.7e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Choice, T, Tell
from desktop.rules.hornet_leader import changes_pilots
from desktop.rules.hornet_leader.actions_campaign import ChoosePilot
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


class Rescue(CampaignStep, frozen=True):
    """HL-7.2e  A missing Pilot is rescued; a replacement of his raises a question."""

    pilot: str
    rule: str

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes_pilots.rescue(s, kit, self.pilot, tell, self.rule)


def doubles(s: State) -> list[tuple[str, str]]:
    """Return the Pilots who are back although replaced, each with his replacement (HL-9.7e).

    A replacement who is missing himself is no double.
    """
    here = {each.pilot for each in s.squadron if each.here}
    return [
        (each.pilot, each.replaced_by)
        for each in s.squadron
        if each.pilot in here and each.replaced_by in here
    ]


class KeepOne(CampaignStep, frozen=True):
    """HL-9.7e  Of a rescued Pilot and his replacement one stays, when the Day's flying is over."""

    rescued: str
    other: str

    def decision(self, s: State, kit: Kit) -> Choice:
        both = (ChoosePilot(self.rescued), ChoosePilot(self.other))
        return Choice(PLAYER, "HL-9.7e", T("hornet_leader", "Which of the two stays?"), both)

    def carry_out(self, s: State, kit: Kit, action: ChoosePilot, tell: Tell) -> None:
        leaves = self.other if action.pilot == self.rescued else self.rescued
        changes_pilots.remove(s, leaves, tell, "HL-9.7e")
