"""An enemy attack on an Aircraft: Stealth, ECM Pod, Suppression, Evasion, and the roll (6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeVar

from desktop.rules.core import (
    Action,
    Band,
    Chance,
    Choice,
    Refused,
    Roll,
    Rolled,
    T,
    Target,
    Tell,
    Text,
)
from desktop.rules.hornet_leader import (
    changes_flight,
    changes_pilots,
    changes_table,
    enemy_odds,
    enemy_rules,
)
from desktop.rules.hornet_leader import events_enemy as told
from desktop.rules.hornet_leader.actions_mission import (
    Evade,
    NoSuppression,
    StayCalm,
    Suppress,
    TakeIt,
)
from desktop.rules.hornet_leader.attack_checks import GUNS_ALONE
from desktop.rules.hornet_leader.attack_results import (
    Fire,
    dice_of,
    fire_all,
    friendly_fire,
)
from desktop.rules.hornet_leader.attack_rules import GUN
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.reactions_rules import (
    can_suppress,
    ecm_pod,
    evade_stress,
    refusal,
    stealth,
    suppressions,
)
from desktop.rules.hornet_leader.records import PLAYER, Kind, Place
from desktop.rules.hornet_leader.steps import CampaignStep, picked
from desktop.rules.hornet_leader.targets import Sum

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

CALM = 10
"""The percentage of :class:`StayCalm` that is offered."""
TITLES = (
    T("hornet_leader", "No effect"),
    T("hornet_leader", "Stress"),
    T("hornet_leader", "Damaged"),
    T("hornet_leader", "Destroyed"),
)
_TONES: tuple[Literal["good", "warn", "bad", "worst"], ...] = ("good", "warn", "bad", "worst")

Next = TypeVar("Next", bound="AttackStep")


class AttackStep(CampaignStep, frozen=True):
    """An enemy attack on an Aircraft, somewhere between its beginning and its end."""

    attacker: str
    """Key of the counter; empty for an Event."""
    pilot: str
    numbers: tuple[int, int, int]
    """The modified rolls from which on it is Stress, Damaged, Destroyed; 99 cannot happen."""
    reacts: bool
    """Whether Stealth, ECM Pod, jammers and Evasion count: not for some Events (HL-1.6e)."""
    suppressible: bool
    place: Place
    modifier: int
    """A further modifier of the die; jammers, difficulty and lasting effects come by themselves."""
    rule: str

    def passed_to(self, kind: type[Next], *more: str | tuple[str, ...]) -> Next:
        """Return the same attack at another step, with what that step needs to know more."""
        return kind(
            self.attacker,
            self.pilot,
            self.numbers,
            self.reacts,
            self.suppressible,
            self.place,
            self.modifier,
            self.rule,
            *more,
        )

    def kind(self, s: State) -> Kind | None:
        """Return whether a Site or a Bandit attacks; None is an Event."""
        return s.flown.counter(self.attacker).kind if self.attacker else None

    def die_modifiers(self, s: State, kit: Kit) -> Sum:
        """Return what is added to the enemy's die, and why (HL-6.11a)."""
        found = Sum(0, ())
        if self.reacts:
            found = enemy_rules.die_modifiers(s, kit, self.kind(s), self.pilot, self.place)
        if not self.modifier:
            return found
        parts = (*found.parts, (T("hornet_leader", "This attack"), self.modifier))
        return Sum(found.total + self.modifier, parts)

    def hugs_ground(self, s: State, kit: Kit) -> bool:
        """Return whether Damaged is Stress (HL-10.1d); never in an Event attack."""
        high = s.flown.aircraft(self.pilot).high
        return bool(self.attacker) and enemy_rules.hugs_ground(kit, self.pilot, high)

    def subject(self, kit: Kit) -> Text:
        """Return who attacks whom."""
        pilot = kit.callsign(self.pilot)
        if not self.attacker:
            return T("hornet_leader", "The attack on {pilot}").of(pilot=pilot)
        return T("hornet_leader", "{enemy} at {pilot}").of(
            enemy=kit.enemy_name(self.attacker), pilot=pilot
        )

    def is_serious(self, s: State, kit: Kit) -> bool:
        """Return whether the attack is worth a question.

        It is not when it cannot even reach Stress, nor while the player stays calm about it.
        """
        found = enemy_odds.attack_odds(s, kit, self, evading=False)
        if self.attacker and 100 * found.harm < s.flown.calm:
            return False
        return found.none < 1


class Assault(AttackStep, frozen=True):
    """Attacks one Aircraft that is picked already."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not s.flown.aircraft(self.pilot).flying:
            return
        tell(told.EnemyAttacked(self.rule, self.pilot, self.attacker))
        s.then(self.passed_to(StealthRoll if self.reacts else EnemyRoll))


class StealthRoll(AttackStep, frozen=True):
    """HL-10.1r  An F-35 may not be seen at all."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        needed = stealth(s, kit, self.pilot)
        if not needed:
            return None
        return Chance(
            "reaction_die",
            "HL-10.1r",
            T("hornet_leader", "{pilot}: Stealth").of(pilot=kit.callsign(self.pilot)),
            roll=Roll(1, SIDES, target=needed, subject=self.subject(kit)),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(stealth(s, kit, self.pilot))

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is not None and action.dice[0] >= stealth(s, kit, self.pilot):
            tell(told.AttackFoiled("HL-10.1r", self.pilot, self.attacker, "stealth"))
            return
        if action is not None:
            face = action.dice[0]
            tell(told.FoilFailed("HL-10.1r", self.pilot, self.attacker, "stealth", face))
        s.then(self.passed_to(EcmRoll))


class EcmRoll(AttackStep, frozen=True):
    """HL-10.4b  An ECM Pod may negate the attack."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        pod = ecm_pod(s, kit, self.pilot)
        if pod is None:
            return None
        return Chance(
            "reaction_die",
            "HL-10.4b",
            T("hornet_leader", "{pilot}: ECM Pod").of(pilot=kit.callsign(self.pilot)),
            roll=Roll(1, SIDES, target=pod.cancel, subject=self.subject(kit)),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return ecm_pod(s, kit, self.pilot) is not None

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        pod = ecm_pod(s, kit, self.pilot)
        if action is not None and pod is not None and action.dice[0] >= pod.cancel:
            tell(told.AttackFoiled("HL-10.4b", self.pilot, self.attacker, "ecm"))
            return
        if action is not None:
            tell(told.FoilFailed("HL-10.4b", self.pilot, self.attacker, "ecm", action.dice[0]))
        s.then(self.passed_to(Suppression if self.suppressible else Evasion))


class Suppression(AttackStep, frozen=True):
    """HL-6.10a  Any one Aircraft on the display may try to Suppress the attacker.

    What is listed uses Guns or one counter; several counters and High Stress are admitted too.
    """

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.is_serious(s, kit):
            return None
        found = suppressions(s, kit, self.attacker)
        if not found:
            return None
        return Choice(
            PLAYER,
            "HL-6.10a",
            T("hornet_leader", "{attack}: Suppress it?").of(attack=self.subject(kit)),
            (*(each.action for each in found), NoSuppression()),
            open=True,
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return self.is_serious(s, kit) and can_suppress(s, kit, self.attacker)

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        if not isinstance(action, Suppress):
            raise Refused("HL-6.10a", T("hornet_leader", "Suppress the attacker, or do not"))
        found = refusal(s, kit, action, self.attacker)
        if found is not None:
            raise found

    def concede(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, Suppress):
            changes_table.have_items(s, kit, action.pilot, action.weapons)

    def carry_out(
        self, s: State, kit: Kit, action: Suppress | NoSuppression | None, tell: Tell
    ) -> None:
        if not isinstance(action, Suppress):
            s.then(self.passed_to(Evasion))
            return
        if action.high_stress:
            changes_flight.take_high_stress(s, kit, action.pilot, tell)
        tell(told.SuppressionTried("HL-6.10a", action.pilot, self.attacker))
        changes_flight.note_roll(s, action.pilot)
        s.then(self.passed_to(SuppressionRoll, action.pilot, action.weapons))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilot, item = picked(picks, "pilot"), picked(picks, "item")
        if not pilot:
            return None
        items = (item.partition("@")[0],) if item else ()
        if not items and GUN not in picks:
            return None
        if items and GUN in picks:
            return GUNS_ALONE
        enemy = item.partition("@")[2] or picked(picks, "enemy")
        if enemy and enemy != self.attacker:
            words = T("hornet_leader", "Only the attacking {enemy} can be Suppressed now")
            return Refused("HL-6.10a", words.of(enemy=kit.enemy_name(self.attacker)))
        return refusal(s, kit, Suppress(pilot, items), self.attacker)


class SuppressionRoll(AttackStep, frozen=True):
    """HL-6.10b  The Suppression is rolled; one Hit cancels the attack."""

    by: str
    weapons: tuple[str, ...]
    """The counters that are expended for it, whatever comes of it; none for Guns (HL-6.10e)."""

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("hornet_leader", "{pilot} suppresses {enemy}").of(
            pilot=kit.callsign(self.by), enemy=kit.enemy_name(self.attacker)
        )
        parts = dice_of(s, kit, self._fires(), "suppress")
        roll = Roll(len(parts), SIDES, subject=words, parts=parts)
        return Chance("reaction_die", "HL-6.10b", words, roll=roll)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        shown = fire_all(s, kit, self._fires(), action.dice, "suppress", tell)
        if any(each.hits for each in shown):
            tell(told.AttackFoiled("HL-6.10c", self.pilot, self.attacker, "suppressed"))
        else:
            tell(told.SuppressionFailed("HL-6.10d", self.by, self.attacker))
            s.then(self.passed_to(Evasion))
        friendly_fire(s, kit, shown, tell)

    def _fires(self) -> list[Fire]:
        return [Fire(self.by, arm, self.attacker) for arm in self.weapons or (GUN,)]


class Evasion(AttackStep, frozen=True):
    """HL-6.10f  The attacked Pilot may Evade, which costs Stress."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.is_serious(s, kit):
            return None
        calm = (StayCalm(CALM),) if self.attacker else ()
        return Choice(
            PLAYER,
            "HL-6.10f",
            T("hornet_leader", "{attack}: Evade?").of(attack=self.subject(kit)),
            (Evade(), TakeIt(), *calm),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return self.is_serious(s, kit)

    def carry_out(
        self, s: State, kit: Kit, action: Evade | TakeIt | StayCalm | None, tell: Tell
    ) -> None:
        if isinstance(action, StayCalm):
            changes_flight.stay_calm(s, action.percent)
        if not isinstance(action, Evade):
            s.then(self.passed_to(EnemyRoll))
            return
        tell(told.Evaded("HL-6.10f", self.pilot, self.attacker))
        stress = evade_stress(s, kit, self.pilot)
        changes_pilots.change_stress(s, kit, self.pilot, stress, tell, "HL-6.10f")
        s.then(self.passed_to(EvadedRoll))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if not (GUN in picks or picked(picks, "item")):
            return None
        if not self.suppressible:
            return Refused("HL-1.6e", T("hornet_leader", "An Event cannot be Suppressed"))
        words = T("hornet_leader", "There is one try to Suppress an attack, and it is over")
        return Refused("HL-6.10d", words)


class EnemyRoll(AttackStep, frozen=True):
    """HL-6.11a  The attack is rolled."""

    evading = False

    def decision(self, s: State, kit: Kit) -> Chance:
        found = self.die_modifiers(s, kit)
        return Chance(
            "enemy_die",
            "HL-6.11a",
            self.subject(kit),
            roll=Roll(
                kit.tables.damage.evade_dice if self.evading else 1,
                SIDES,
                modifiers=found.parts,
                subject=self.subject(kit),
                bands=self._bands(s, kit, found.total),
                lowest=self.evading,
            ),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        total = min(action.dice) + self.die_modifiers(s, kit).total
        found = self._outcome(s, kit, total)
        words, dice = TITLES[found], action.dice
        tell(told.AttackRolled("HL-6.11a", self.pilot, self.attacker, dice, total, words))
        match found:
            case enemy_rules.NO_EFFECT:
                pass
            case enemy_rules.STRESS:
                stress = kit.tables.damage.stress_result
                changes_pilots.change_stress(s, kit, self.pilot, stress, tell, "HL-6.11b")
            case enemy_rules.DAMAGED:
                changes_flight.damage(s, kit, self.pilot, self.place, tell, "HL-6.11c")
            case _:
                twice = total < self.numbers[2]
                rule = "HL-6.11d" if twice else "HL-6.11e"
                changes_flight.destroy(s, self.pilot, self.place, tell, rule)

    def _outcome(self, s: State, kit: Kit, total: int) -> int:
        return enemy_rules.outcome(
            self.numbers,
            total,
            low_harrier=self.hugs_ground(s, kit),
            twice=s.flown.aircraft(self.pilot).damaged,
        )

    def _bands(self, s: State, kit: Kit, modifier: int) -> tuple[Band, ...]:
        bands: list[Band] = []
        low = 1
        for face in range(1, SIDES + 1):
            found = self._outcome(s, kit, face + modifier)
            if face == SIDES or self._outcome(s, kit, face + 1 + modifier) != found:
                bands.append(Band(low, face, TITLES[found], _TONES[found]))
                low = face + 1
        return tuple(bands)


class EvadedRoll(EnemyRoll, frozen=True):
    """HL-6.10f  The attack is rolled with two dice, and the lower counts."""

    evading = True
