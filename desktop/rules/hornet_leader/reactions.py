"""An enemy attack on an Aircraft: Stealth, ECM Pod, Suppression, Evasion, and the roll (6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeVar

from desktop.rules.core import Band, Chance, Choice, Roll, Rolled, T, Tell, Text
from desktop.rules.hornet_leader import (
    changes_flight,
    changes_pilots,
    enemy_odds,
    enemy_rules,
)
from desktop.rules.hornet_leader import events_enemy as told
from desktop.rules.hornet_leader.actions_mission import Evade, StayCalm, TakeIt
from desktop.rules.hornet_leader.pilots import level_of
from desktop.rules.hornet_leader.records import PLAYER, Kind, Place
from desktop.rules.hornet_leader.steps import CampaignStep
from desktop.rules.hornet_leader.targets import Sum

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_weapons import Ecm
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


class AttackStep(CampaignStep):
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

    def passed_to(self, kind: type[Next]) -> Next:
        """Return the same attack at another step."""
        return kind(
            self.attacker,
            self.pilot,
            self.numbers,
            self.reacts,
            self.suppressible,
            self.place,
            self.modifier,
            self.rule,
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


class Assault(AttackStep):
    """Attacks one Aircraft that is picked already."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not s.flown.aircraft(self.pilot).flying:
            return
        tell(told.EnemyAttacked(self.rule, self.pilot, self.attacker))
        s.then(self.passed_to(StealthRoll if self.reacts else EnemyRoll))


class StealthRoll(AttackStep):
    """HL-10.1r  An F-35 may not be seen at all."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        needed = level_of(kit, s.member(self.pilot)).stealth
        if not needed:
            return None
        return Chance(
            "reaction_die",
            "HL-10.1r",
            T("hornet_leader", "{pilot}: Stealth").of(pilot=kit.callsign(self.pilot)),
            roll=Roll(1, 10, target=needed, subject=self.subject(kit)),
        )

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is not None and action.dice[0] >= level_of(kit, s.member(self.pilot)).stealth:
            tell(told.AttackFoiled("HL-10.1r", self.pilot, self.attacker, "stealth"))
        else:
            s.then(self.passed_to(EcmRoll))


class EcmRoll(AttackStep):
    """HL-10.4b  An ECM Pod may negate the attack."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        pod = ecm_pod(s, kit, self.pilot)
        if pod is None:
            return None
        return Chance(
            "reaction_die",
            "HL-10.4b",
            T("hornet_leader", "{pilot}: ECM Pod").of(pilot=kit.callsign(self.pilot)),
            roll=Roll(1, 10, target=pod.cancel, subject=self.subject(kit)),
        )

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        pod = ecm_pod(s, kit, self.pilot)
        if action is not None and pod is not None and action.dice[0] >= pod.cancel:
            tell(told.AttackFoiled("HL-10.4b", self.pilot, self.attacker, "ecm"))
        else:
            s.then(self.passed_to(Evasion))


class Evasion(AttackStep):
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


class EnemyRoll(AttackStep):
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
                10,
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
        match self._outcome(s, kit, total):
            case enemy_rules.NO_EFFECT:
                tell(told.AttackMissed("HL-6.11a", self.pilot, self.attacker, total))
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
        for face in range(1, 11):
            found = self._outcome(s, kit, face + modifier)
            if face == 10 or self._outcome(s, kit, face + 1 + modifier) != found:
                bands.append(Band(low, face, TITLES[found], _TONES[found]))
                low = face + 1
        return tuple(bands)


class EvadedRoll(EnemyRoll):
    """HL-6.10f  The attack is rolled with two dice, and the lower counts."""

    evading = True


def ecm_pod(s: State, kit: Kit, pilot: str) -> Ecm | None:
    """Return what the ECM Pod of an Aircraft does, if it carries one (HL-10.4b)."""
    pods = (kit.weapons[item].ecm for item in s.flown.aircraft(pilot).pods)
    return next((pod for pod in pods if pod is not None), None)


def evade_stress(s: State, kit: Kit, pilot: str) -> int:
    """Return the Stress of Evading (HL-6.10f, HL-10.4c)."""
    pod = ecm_pod(s, kit, pilot)
    return kit.tables.damage.evade_stress if pod is None else pod.evade_stress
