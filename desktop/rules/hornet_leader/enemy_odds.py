"""Exact chances of enemy attacks, and how much an Aircraft has to fear in an area."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.hornet_leader import enemy_rules
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.enemy_rules import DAMAGED, DESTROYED, NO_EFFECT, STRESS

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.reactions import AttackStep
    from desktop.rules.hornet_leader.state import State


class Odds(msgspec.Struct, frozen=True):
    """Chances of the results of an attack, from 0 to 1; their sum is 1."""

    none: float
    stress: float
    damaged: float
    destroyed: float

    @property
    def harm(self) -> float:
        """The chance that the Aircraft is Damaged or Destroyed."""
        return self.damaged + self.destroyed


@lru_cache(maxsize=4096)
def odds(
    numbers: tuple[int, int, int],
    modifier: int,
    dice: int = 1,
    low_harrier: bool = False,
    twice: bool = False,
) -> Odds:
    """Return the chances of an attack whose lowest die counts (HL-6.10f, HL-6.11)."""
    chances = [0.0, 0.0, 0.0, 0.0]
    for face in range(1, SIDES + 1):
        lowest = (SIDES + 1 - face) ** dice - (SIDES - face) ** dice
        found = enemy_rules.outcome(numbers, face + modifier, low_harrier=low_harrier, twice=twice)
        chances[found] += lowest / SIDES**dice
    return Odds(chances[NO_EFFECT], chances[STRESS], chances[DAMAGED], chances[DESTROYED])


def attack_odds(s: State, kit: Kit, attack: AttackStep, *, evading: bool) -> Odds:
    """Return the chances of an attack that is going on, if it is neither foiled nor Suppressed."""
    dice = kit.tables.damage.evade_dice if evading else 1
    return odds(
        attack.numbers,
        attack.die_modifiers(s, kit).total,
        dice,
        attack.hugs_ground(s, kit),
        s.flown.aircraft(attack.pilot).damaged,
    )
