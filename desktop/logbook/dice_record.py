"""Dice and kills of a campaign, read from its record: what was rolled here or told (HL-T6.2b)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from desktop.play.change import BY_HAND
from desktop.play.history import replayed
from desktop.rules import engine
from desktop.rules.core import Chance, Rolled
from desktop.rules.hornet_leader.dice import SIDES, chance, hits_of
from desktop.rules.hornet_leader.events_attack import Fired
from desktop.rules.hornet_leader.events_display import BomberDestroyed, CounterDestroyed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from desktop.play.session import Session
    from desktop.rules.core import Event, Roll
    from desktop.rules.hornet_leader.state import State

ATTACK = "die"
"""The kind of chance that decides an attack of yours."""


class DiceRecord(msgspec.Struct):
    """What dice have shown, and what they have done."""

    faces: list[int] = msgspec.field(default_factory=lambda: [0] * SIDES)
    """How often 1, 2, ... 10 came."""
    told: int = 0
    """How many of these dice were rolled at the table and told."""
    attack_dice: int = 0
    hits: int = 0
    """Hits that the dice of attacks scored."""
    expected: float = 0.0
    """Hits that they score in the mean."""
    kills: Counter[str] = msgspec.field(default_factory=Counter)
    """Sites, Bandits and Bombers Destroyed, by weapon or ``gun``."""

    @property
    def count(self) -> int:
        """How many dice there were."""
        return sum(self.faces)

    @property
    def mean(self) -> float:
        """What a die has shown in the mean; 0 without dice."""
        shown = sum(face * count for face, count in enumerate(self.faces, start=1))
        return shown / self.count if self.count else 0.0

    @property
    def luck(self) -> float:
        """Hits of attacks beyond what could be expected."""
        return self.hits - self.expected

    def add(self, other: DiceRecord) -> None:
        """Add the dice of another campaign."""
        self.faces = [a + b for a, b in zip(self.faces, other.faces, strict=True)]
        self.told += other.told
        self.attack_dice += other.attack_dice
        self.hits += other.hits
        self.expected += other.expected
        self.kills.update(other.kills)


def dice_record(session: Session[State]) -> DiceRecord:
    """Return the dice of everything that counts in a campaign; of entries only, none.

    The record is played again from its beginning, or from where today's rules lead.
    """
    found = DiceRecord()
    base = session.base
    entries = [session.entry_at(ply) for ply in range(base, session.ply)]
    if not any(isinstance(entry.action, Rolled) for entry in entries):
        return found
    game, state = session.game, session.at(base)
    played = replayed(game, state, entries)
    for entry in entries:
        if isinstance(entry.action, Rolled):
            asked = engine.decision(game, state)
            if isinstance(asked, Chance) and asked.roll is not None:
                _note(found, asked.kind, asked.roll, entry.action.dice)
                found.told += len(entry.action.dice) * (entry.by == BY_HAND)
        found.kills.update(weapons_that_killed(next(played)))
    return found


def _note(found: DiceRecord, kind: str, roll: Roll, dice: Sequence[int]) -> None:
    for face in dice:
        found.faces[face - 1] += 1
    if kind != ATTACK:
        return
    for part, face in zip(roll.parts, dice, strict=True):
        found.attack_dice += 1
        found.hits += hits_of(face, part.steps)
        found.expected += sum(chance(step) for step in part.steps)


def weapons_that_killed(told: Iterable[Event]) -> list[str]:
    """Return the weapon (or ``gun``) of each kill among the events of one action."""
    struck: dict[str, str] = {}
    found: list[str] = []
    for event in told:
        if isinstance(event, Fired):
            if event.hits:
                struck.setdefault(event.enemy, event.arm)
        elif isinstance(event, CounterDestroyed | BomberDestroyed) and event.key in struck:
            found.append(struck[event.key])
    return found
