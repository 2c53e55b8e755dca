"""Poland and NATO send their squadrons (EM-IV.B6a-g, EM-VI.3b, EM-XIII.a3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, Side, T, Target, Tell, Text
from desktop.rules.eagles_missiles import changes_deploy, deploy_refusals, theatre, windows
from desktop.rules.eagles_missiles import events_polish as told
from desktop.rules.eagles_missiles.actions_polish import (
    ConfirmDeployment,
    HandBack,
    PlayCard,
    Recall,
    Send,
)
from desktop.rules.eagles_missiles.deploy_survey import can_send, sends, survey
from desktop.rules.eagles_missiles.records import FLEET, Squadron
from desktop.rules.eagles_missiles.steps import NOT_AMONG, WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

CONFIRM = ConfirmDeployment()
PROMPT = T("eagles_missiles", "Send squadrons.")
NOT_YET = T("eagles_missiles", "Send squadrons. {escort} over {place} is not engaged yet.")

DeployAction = Send | Recall | ConfirmDeployment | HandBack | PlayCard


class Deployment(WarStep, frozen=True):
    """EM-IV.B6a  Each commander sends his squadrons; then they are off."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        s.then(*(Deploy(side) for side in s.hands), Departure())


class Deploy(WarStep, frozen=True):
    """EM-IV.B6a  A commander sends his squadrons one by one, until he confirms.

    Orders are taken back while the choice is open; only what can still become legal is listed, so
    that every deployment comes to an end.
    """

    side: Side

    def asks(self, s: State, kit: Kit) -> bool:
        return (
            self._has_sent(s, kit)
            or self._stays_open(s)
            or can_send(s, kit, self.side)
            or windows.can_play(s, kit, self.side, "deploy")
        )

    def decision(self, s: State, kit: Kit) -> Choice | None:
        there = survey(s, kit)
        cards = windows.plays(s, kit, self.side, "deploy")
        orders = sends(s, kit, there, self.side)
        if not (orders or cards or self._stays_open(s) or self._has_sent(s, kit)):
            return None
        missing = there.missing
        actions: list[Action] = [*orders, *cards]
        if not missing or len(missing) <= there.spare(self.side, later=True):
            actions.append(CONFIRM)
        # Without a squadron to send, a quick answer would tell that there is no card for it.
        discreet = s.terms.discreet and not orders
        prompt = _prompt(kit, missing)
        return Choice(self.side, "EM-IV.B6a", prompt, tuple(actions), open=True, discreet=discreet)

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        refused: Refused | None
        match action:
            case Send(squadron, target) if target:
                refused = deploy_refusals.sending(s, kit, self.side, squadron, target)
            case Recall():
                refused = deploy_refusals.recalling(s, kit, self.side, action.squadron)
            case ConfirmDeployment():
                refused = deploy_refusals.confirming(s, kit, self.side)
            case HandBack():
                refused = deploy_refusals.handing_back(s, self.side)
            case PlayCard():
                refused = windows.why_not(s, kit, self.side, "deploy", action.picks)
                refused = refused or Refused("EM-IV.B3d", NOT_AMONG)
            case _:
                refused = Refused("EM-IV.B6a", NOT_AMONG)
        if refused is not None:
            raise refused

    def carry_out(self, s: State, kit: Kit, action: DeployAction | None, tell: Tell) -> None:
        if isinstance(action, Send):
            squadron = theatre.squadron_of(s, kit, action.squadron)
            changes_deploy.send(s, squadron, action.target)
        elif isinstance(action, Recall):
            changes_deploy.recall(s, s.squadron(action.squadron))
        elif isinstance(action, PlayCard):
            windows.play(s, kit, self.side, action, tell)
            changes_deploy.drop_lost_targets(s)
        elif isinstance(action, HandBack):
            s.then(*(Deploy(side) for side in s.hands))
            return
        else:
            return
        s.then(self)

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        if not picks:
            return None
        if picks[0] in CONFIRM.picks:
            return deploy_refusals.confirming(s, kit, self.side)
        if picks[0].startswith("card:"):
            return windows.why_not(s, kit, self.side, "deploy", picks)
        key = picks[0].removeprefix("squadron:")
        if key not in kit.squadrons:
            return None
        target = picks[1] if len(picks) > 1 else ""
        return deploy_refusals.sending(s, kit, self.side, key, target)

    def _stays_open(self, s: State) -> bool:
        return s.terms.discreet and bool(s.hands[self.side])

    def _has_sent(self, s: State, kit: Kit) -> bool:
        for each in theatre.allied(s, kit):
            if each.target and theatre.commander_of(s, kit, each) == self.side:
                return True
        return False


class Departure(WarStep, frozen=True):
    """EM-IV.B6a  The squadrons are off: what each was sent against is told."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        for each in theatre.allied(s, kit):
            target = each.target
            if target:
                place = theatre.territory_against(s, kit, target)
                pick = target if target == FLEET or ":" in target else f"squadron:{target}"
                tell(told.SquadronSent("EM-IV.B6a", each.id, pick, place))


def _prompt(kit: Kit, missing: list[tuple[Squadron, str]]) -> Text:
    if not missing:
        return PROMPT
    escort, place = missing[0]
    return NOT_YET.of(escort=kit.squadron_name(escort.id), place=kit.territory_name(place))
