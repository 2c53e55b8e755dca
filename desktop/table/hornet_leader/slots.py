"""The buttons of the prompt row: what each decision offers beside the board and its panels."""

from __future__ import annotations

from msgspec.structs import replace

from desktop.rules.core import Action, Choice, Decision, T, Text
from desktop.rules.hornet_leader import actions_campaign as campaign
from desktop.rules.hornet_leader import actions_mission as mission
from desktop.rules.hornet_leader import arming_rules
from desktop.rules.hornet_leader.actions_mission import LeaveDisplay
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import View
from desktop.table.hornet_leader.target_draft import ATTACK
from desktop.table.look import Slot

Offered = tuple[type[Action], Text, str]

OTHERS: tuple[Offered, ...] = (
    (campaign.TakeDownTime, T("hornet_leader.table", "Down Time"), "D"),
    (campaign.BuyRest, T("hornet_leader.table", "Buy R&R"), "R"),
    (campaign.BuyRecon, T("hornet_leader.table", "Recon Priority"), "P"),
    (campaign.StopDrawing, T("hornet_leader.table", "Stop drawing"), "S"),
    (campaign.DeclineReplacement, T("hornet_leader.table", "Decline"), "N"),
    (mission.DropGround, T("hornet_leader.table", "Drop all Air to Ground"), "G"),
    (mission.LeaveDisplay, T("hornet_leader.table", "Leave the display"), "X"),
)
PRIMARY: tuple[Offered, ...] = (
    (campaign.FinishSquadron, T("hornet_leader.table", "Squadron complete"), ""),
    (campaign.FinishPromotions, T("hornet_leader.table", "Begin the campaign"), ""),
    (campaign.Fly, T("hornet_leader.table", "Fly"), "F"),
    (campaign.DrawTarget, T("hornet_leader.table", "Draw a Target"), "D"),
    (campaign.AcceptReplacement, T("hornet_leader.table", "Accept"), "Y"),
    (campaign.FinishAssigning, T("hornet_leader.table", "These Pilots fly"), ""),
    (campaign.FinishArming, T("hornet_leader.table", "Take off"), ""),
    (mission.MeetEvent, T("hornet_leader.table", "Meet the Event"), ""),
    (mission.FinishPlacing, T("hornet_leader.table", "Begin here"), ""),
    (mission.StandardOrder, T("hornet_leader.table", "In order"), ""),
    (mission.FinishMoving, T("hornet_leader.table", "End the movement"), ""),
    (mission.Done, T("hornet_leader.table", "Go on"), ""),
    (campaign.FinishDebriefing, T("hornet_leader.table", "Next"), ""),
)
"""What ends a decision, what its button says, and a key besides Enter."""
NOTHING: Offered = (mission.Done, T("hornet_leader.table", "None of them"), "N")


def slots(decision: Decision | None, *, drawn: bool = False) -> tuple[Slot, ...]:
    """Return the buttons from left to right, the one that Enter presses last.

    ``drawn``: a Target card was drawn today, so that to stop is as good as to draw on.
    """
    actions = decision.actions if isinstance(decision, Choice) else ()
    offered = {type(action): action for action in actions}
    moving = mission.FinishMoving in offered
    # Until it can be pressed the button is there and says why it cannot.
    if mission.Put in offered and not moving:
        offered.setdefault(mission.FinishPlacing, mission.FinishPlacing())
    if campaign.Enlist in offered or campaign.Dismiss in offered:
        offered.setdefault(campaign.FinishSquadron, campaign.FinishSquadron())
    if campaign.AssignPilot in offered:
        offered.setdefault(campaign.FinishAssigning, campaign.FinishAssigning())
    others = [_slot(offered, one, primary=False) for one in OTHERS if one[0] in offered]
    if campaign.SelectTargets in offered:
        return (*others, Slot(ATTACK, T("hornet_leader.table", "Attack"), primary=True))
    if mission.ChooseCounter in offered and mission.Done in offered:
        # To take nothing away is no default.
        return (*others, _slot(offered, NOTHING, primary=False))
    primary = [_slot(offered, one, primary=True) for one in PRIMARY if one[0] in offered]
    if drawn and campaign.DrawTarget in offered:
        primary = [replace(each, lit=False) for each in primary]
    return (*others, *primary[:1])


def _slot(offered: dict[type[Action], Action], one: Offered, *, primary: bool) -> Slot:
    kind, label, key = one
    return Slot(offered[kind].picks[0], label, key, primary=primary)


def confirmed(kit: Kit, action: Action, view: View) -> Text | None:
    """Return the question before what cannot be meant.

    That is to leave while the Target stands, and to take off with nothing on an Aircraft.
    """
    s = view.state
    if isinstance(action, campaign.FinishArming):
        bare = arming_rules.unarmed(s, kit)
        if bare:
            words = T("hornet_leader.table", "Take off? No weapons are loaded: {pilots}.")
            return words.of(pilots=", ".join(kit.callsign(pilot) for pilot in bare))
    if isinstance(action, LeaveDisplay) and s.mission is not None and not s.mission.destroyed:
        return T("hornet_leader.table", "Leave the display? {target} is not Destroyed yet.").of(
            target=kit.target_name(s.mission.target)
        )
    return None
