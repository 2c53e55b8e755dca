"""What your dice show when you attack or Suppress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event, T, Target, Text
from desktop.rules.hornet_leader.attack_words import die_name

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


class Fired(Event, frozen=True):
    """One die of a weapon counter or of Guns."""

    topic = "dice"
    pilot: str
    arm: str
    enemy: str
    area: str
    """Where the enemy is."""
    face: int
    modified: int
    hits: int
    """After all that the Target's traits take off."""

    def text(self, kit: Kit) -> Text:
        if self.hits == 0:
            words = T("hornet_leader", "{pilot}, {shot}: {face}, modified {modified}: no Hit.")
        elif self.hits == 1:
            words = T("hornet_leader", "{pilot}, {shot}: {face}, modified {modified}: a Hit.")
        else:
            words = T("hornet_leader", "{pilot}, {shot}: {face}, modified {modified}: {hits} Hits.")
        return words.of(
            pilot=kit.callsign(self.pilot),
            shot=die_name(kit, self.arm, self.enemy),
            face=self.face,
            modified=self.modified,
            hits=self.hits,
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.area,)
