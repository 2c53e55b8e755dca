"""Special Event Attacks: attacks are bought off, then each picks its Aircraft (HL-1.6e, f)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, T, Target, Tell
from desktop.rules.hornet_leader import changes_campaign, changes_flight
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.actions_mission import Done, Expend
from desktop.rules.hornet_leader.effects_base import Payment
from desktop.rules.hornet_leader.effects_data import SpecialAttackEffect
from desktop.rules.hornet_leader.effects_scene import PLACES, Context, nothing
from desktop.rules.hornet_leader.reactions import Assault
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.steps import CampaignStep, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

EXPEND_PROMPT = T("hornet_leader", "Attacks to come: {attacks}. Expend counters against them?")
VICTIM_PROMPT = T("hornet_leader", "Whom does the Event attack?")
NO_MORE = T("hornet_leader", "No attack is left.")


# -------------------------------------------------------------------------- what is paid


def worth(kit: Kit, pay: Payment, item: str) -> int:
    """Return what a counter counts when attacks are bought off; 0 if it cannot be expended."""
    weapon = kit.weapons[item]
    match pay:
        case "none":
            return 0
        case "any_counter":
            return int(weapon.kind != "pod")
        case "ata_counter":
            return int(weapon.kind == "ata")
        case "atg_counter":
            return int(weapon.kind == "atg")
        case "atg_weight":
            return weapon.weight if weapon.kind == "atg" else 0


def is_exact(spent: Sequence[int], cost: int, attacks: int) -> bool:
    """Return whether no counter is wasted: giving back even the lightest costs an attack."""
    return not spent or _exact(sum(spent), min(spent), cost, attacks)


def can_be_exact(spent: Sequence[int], others: Sequence[int], cost: int, attacks: int) -> bool:
    """Return whether some of the other counters make a payment one that wastes nothing."""
    for least in sorted({*spent, *others}):
        if least > min(spent):
            return False
        sums = {sum(spent)}
        for value in others:
            if value >= least:
                sums |= {each + value for each in sums if each < attacks * cost}
        if any(_exact(each, least, cost, attacks) for each in sums):
            return True
    return False


def _exact(total: int, least: int, cost: int, attacks: int) -> bool:
    return min((total - least) // cost, attacks) < min(total // cost, attacks)


# -------------------------------------------------------------------------------- the attack


def special_attack(
    s: State, kit: Kit, effect: SpecialAttackEffect, context: Context, tell: Tell
) -> None:
    """Attack Aircraft on the mission; counters may buy attacks off if the card lets them."""
    flying = 0 if s.mission is None else len(s.mission.flying())
    if not flying or not context.in_flight:
        nothing(kit, context, tell)
        return
    attacks = flying if effect.attacks == "each" else effect.attacks
    s.then(BuyOff(effect, context, attacks))


class BuyOff(CampaignStep, frozen=True):
    """HL-1.6f  The number of attacks is settled: counters may be expended, none in vain."""

    effect: SpecialAttackEffect
    context: Context
    attacks: int
    """As many as the card says."""
    spent: tuple[int, ...] = ()
    """What each counter expended so far counts."""

    @property
    def left(self) -> int:
        """The attacks that still come."""
        cost = self.effect.reduce.cost
        return max(self.attacks - sum(self.spent) // cost, 0) if cost else self.attacks

    def actions(self, s: State, kit: Kit) -> list[Action]:
        """Return what can be done: expend a counter that is not in vain, or go on."""
        pay, cost = self.effect.reduce.pay, self.effect.reduce.cost
        found: list[Action] = []
        flying = s.flown.flying() if self.left else []
        values = [
            value for each in flying for item in each.loads if (value := worth(kit, pay, item))
        ]
        useful = {value for value in set(values) if self._useful(value, values)}
        found += [
            Expend(each.pilot, item)
            for each in flying
            for item in dict.fromkeys(each.loads)
            if worth(kit, pay, item) in useful
        ]
        if is_exact(self.spent, cost, self.attacks):
            found.append(Done())
        return found

    def _useful(self, value: int, values: list[int]) -> bool:
        others = list(values)
        others.remove(value)
        return can_be_exact((*self.spent, value), others, self.effect.reduce.cost, self.attacks)

    def decision(self, s: State, kit: Kit) -> Choice | None:
        found = self.actions(s, kit)
        if len(found) < 2:
            return None
        words = EXPEND_PROMPT.of(attacks=self.left)
        return Choice(PLAYER, "HL-1.6f", words, tuple(found))

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        if action is None:
            action = self.actions(s, kit)[0]
        if isinstance(action, Expend):
            spent = (*self.spent, worth(kit, self.effect.reduce.pay, action.item))
            changes_flight.expend(s, action.pilot, (action.item,), tell, "HL-1.6f")
            s.then(BuyOff(self.effect, self.context, self.attacks, spent))
        elif not self.left:
            changes_campaign.note(NO_MORE, tell, "HL-1.6f")
        elif self.effect.who == "each":
            flying = s.flown.flying()[: self.left]
            s.then(*(assault(self.effect, self.context, each.pilot) for each in flying))
        else:
            s.then(EventAttacks(self.effect, self.context, self.left))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pay, item = self.effect.reduce.pay, picked(picks, "item")
        if item and not worth(kit, pay, item):
            words = T("hornet_leader", "{weapon} does not help against this Event")
            return Refused("HL-1.6f", words.of(weapon=kit.weapon_name(item)))
        total = sum(self.spent) + (worth(kit, pay, item) if item else 0)
        if not total:
            return None
        if pay == "atg_weight":
            words = T("hornet_leader", "{total} Weight Points would buy no more than fewer do")
            return Refused("HL-1.6f", words.of(total=total))
        words = T("hornet_leader", "{total} counters would buy no more than fewer do")
        return Refused("HL-1.6f", words.of(total=total))


class EventAttacks(CampaignStep, frozen=True):
    """HL-1.6f  The attacks come one by one, each on a random Aircraft then on the mission."""

    effect: SpecialAttackEffect
    context: Context
    left: int

    def decision(self, s: State, kit: Kit) -> Chance | None:
        flying = s.flown.flying()
        if not self.left or len(flying) < 2:
            return None
        pilots = tuple(DrawnPilot(each.pilot) for each in flying)
        return Chance("pilot", "HL-1.6f", VICTIM_PROMPT, pilots, (1,) * len(pilots))

    def carry_out(self, s: State, kit: Kit, action: DrawnPilot | None, tell: Tell) -> None:
        flying = s.flown.flying()
        if not self.left or not flying:
            return
        pilot = flying[0].pilot if action is None else action.pilot
        again = EventAttacks(self.effect, self.context, self.left - 1)
        s.then(assault(self.effect, self.context, pilot), again)


def assault(effect: SpecialAttackEffect, context: Context, pilot: str) -> Assault:
    """Return the attack on one Aircraft: it reacts only where attacks can be bought off."""
    reacts = effect.reduce.pay != "none"
    place = PLACES[context.scene]
    return Assault("", pilot, effect.numbers, reacts, False, place, 0, "HL-1.6e")
