"""What happens when the enemy attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import T, Target, Text
from desktop.rules.hornet_leader.events_pilots import PilotEvent

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

Foil = Literal["stealth", "ecm", "suppressed"]


class EnemyEvent(PilotEvent, frozen=True):
    """An event about an attack on a Pilot."""

    topic = "fight"
    attacker: str
    """Key of the counter; empty for an Event."""

    def places(self, kit: Kit) -> tuple[Target, ...]:
        own = (f"pilot:{self.pilot}",)
        return (f"enemy:{self.attacker}", *own) if self.attacker else own


class EnemyAttacked(EnemyEvent, frozen=True):
    """A Site, a Bandit or an Event attacks an Aircraft."""

    def text(self, kit: Kit) -> Text:
        pilot = kit.callsign(self.pilot)
        if not self.attacker:
            return T("hornet_leader", "{pilot} is attacked.").of(pilot=pilot)
        return T("hornet_leader", "{enemy} attacks {pilot}.").of(
            enemy=kit.enemy_name(self.attacker), pilot=pilot
        )


class AttackFoiled(EnemyEvent, frozen=True):
    """An attack is cancelled before it is rolled."""

    how: Foil

    def text(self, kit: Kit) -> Text:
        pilot = kit.callsign(self.pilot)
        if self.how == "stealth":
            return T("hornet_leader", "{pilot} is not seen: the attack is cancelled.").of(
                pilot=pilot
            )
        if self.how == "ecm":
            return T("hornet_leader", "The ECM Pod of {pilot} negates the attack.").of(pilot=pilot)
        return T("hornet_leader", "{enemy} is Suppressed: {pilot} is not attacked.").of(
            enemy=kit.enemy_name(self.attacker), pilot=pilot
        )


class FoilFailed(EnemyEvent, frozen=True):
    """Stealth or an ECM Pod was rolled for in vain."""

    topic = "dice"
    how: Literal["stealth", "ecm"]
    face: int

    def text(self, kit: Kit) -> Text:
        if self.how == "stealth":
            words = T("hornet_leader", "{pilot} is seen in spite of Stealth ({face}).")
        else:
            words = T("hornet_leader", "The ECM Pod of {pilot} does not help ({face}).")
        return words.of(pilot=kit.callsign(self.pilot), face=self.face)


class SuppressionTried(EnemyEvent, frozen=True):
    """A Pilot tries to Suppress the attacker."""

    def text(self, kit: Kit) -> Text:
        words = T("hornet_leader", "{pilot} tries to Suppress {enemy}.")
        return words.of(pilot=kit.callsign(self.pilot), enemy=kit.enemy_name(self.attacker))


class SuppressionFailed(EnemyEvent, frozen=True):
    """A Suppression does not cancel the attack."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} does not Suppress {enemy}.").of(
            pilot=kit.callsign(self.pilot), enemy=kit.enemy_name(self.attacker)
        )


class Evaded(EnemyEvent, frozen=True):
    """A Pilot Evades."""

    def text(self, kit: Kit) -> Text:
        return T("hornet_leader", "{pilot} Evades.").of(pilot=kit.callsign(self.pilot))


class AttackRolled(EnemyEvent, frozen=True):
    """The dice of an enemy attack, and what they come to."""

    topic = "dice"
    dice: tuple[int, ...]
    total: int
    """The die that counts, with all modifiers."""
    outcome: Text

    def text(self, kit: Kit) -> Text:
        pilot = kit.callsign(self.pilot)
        if self.attacker:
            subject = T("hornet_leader", "{enemy} at {pilot}").of(
                enemy=kit.enemy_name(self.attacker), pilot=pilot
            )
        else:
            subject = T("hornet_leader", "The attack on {pilot}").of(pilot=pilot)
        faces = ", ".join(map(str, self.dice))
        words = T("hornet_leader", "{attack}: {faces}, modified {total}: {outcome}.")
        return words.of(attack=subject, faces=faces, total=self.total, outcome=self.outcome)
