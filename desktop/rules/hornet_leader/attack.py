"""The attacks of the Fast and Slow steps (HL-6.2 to HL-6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, Roll, Rolled, T, Target, Tell
from desktop.rules.hornet_leader import (
    attack_checks,
    changes_campaign,
    changes_flight,
    changes_table,
)
from desktop.rules.hornet_leader.actions_mission import Attack, EndAttacks, Shot
from desktop.rules.hornet_leader.attack_listing import can_anyone, listed
from desktop.rules.hornet_leader.attack_results import (
    Fire,
    dice_of,
    fire_all,
    friendly_fire,
    strike,
)
from desktop.rules.hornet_leader.attack_rules import GUN, counter_of, is_air
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep, Phase

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

END = EndAttacks()
FAST_PROMPT = T("hornet_leader", "Fast attacks: choose an Aircraft, an enemy and weapons")
SLOW_PROMPT = T("hornet_leader", "Slow attacks: choose an Aircraft, an enemy and weapons")
NO_FAST = T("hornet_leader", "No Aircraft can attack in the Fast step.")
NO_SLOW = T("hornet_leader", "No Aircraft can attack in the Slow step.")
ROLL_PROMPT = T("hornet_leader", "Roll for the attack")


class AircraftAttacks(CampaignStep, frozen=True):
    """HL-6.2a  Aircraft attack one at a time, in the order you like, until you end the step."""

    fast: bool
    begun: bool = False
    """Whether an attack of this step has been made."""

    def phase(self) -> Phase:
        return "fast" if self.fast else "slow"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        attacks = listed(s, kit, self.fast)
        if not attacks:
            return None
        prompt = FAST_PROMPT if self.fast else SLOW_PROMPT
        return Choice(PLAYER, "HL-6.2a", prompt, (*attacks, END), open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        return can_anyone(s, kit, self.fast)

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        if not isinstance(action, Attack):
            raise Refused("HL-6.2a", T("core", "That is not among the possible actions."))
        found = attack_checks.why_not(s, kit, action, self.fast)
        if found:
            raise found

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        return attack_checks.explain(s, kit, picks, self.fast)

    def concede(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, Attack):
            items = (shot.weapon for shot in action.shots)
            changes_table.have_items(s, kit, action.pilot, items)
            if action.payer:
                changes_table.have_sa(s, action.payer)

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        if isinstance(action, Attack):
            self._declare(s, kit, action, tell)
        elif action is None and not self.begun:
            changes_campaign.note(NO_FAST if self.fast else NO_SLOW, tell, "HL-6.0a")

    def _declare(self, s: State, kit: Kit, attack: Attack, tell: Tell) -> None:
        if attack.payer:
            changes_flight.spend_sa(s, attack.payer, attack.pilot, tell, "HL-6.2e")
        if attack.high_stress:
            changes_flight.take_high_stress(s, kit, attack.pilot, tell)
        changes_flight.note_attack(s, attack.pilot, fast=self.fast, free=not attack.payer)
        s.then(
            AttackRoll(attack.pilot, attack.enemy, attack.shots),
            AircraftAttacks(self.fast, begun=True),
        )


class AttackRoll(CampaignStep, frozen=True):
    """HL-6.4a, HL-6.5a  The dice of a declared attack, one for each counter or one for Guns."""

    pilot: str
    enemy: str
    shots: tuple[Shot, ...]

    def decision(self, s: State, kit: Kit) -> Chance:
        dice = dice_of(s, kit, self._fires(), "attack")
        subject = Attack(self.pilot, self.enemy, self.shots).label(kit)
        roll = Roll(len(dice), SIDES, subject=subject, parts=dice)
        rule = "HL-6.4a" if is_air(counter_of(s, self.enemy)) else "HL-6.5a"
        return Chance("die", rule, ROLL_PROMPT, roll=roll)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        shown = fire_all(s, kit, self._fires(), action.dice, "attack", tell)
        strike(s, kit, shown, tell)
        friendly_fire(s, kit, shown, tell)

    def _fires(self) -> list[Fire]:
        if not self.shots:
            return [Fire(self.pilot, GUN, self.enemy)]
        return [Fire(self.pilot, shot.weapon, shot.enemy) for shot in self.shots]
