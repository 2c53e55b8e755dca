"""What an attack will do, exactly: the chances of every number of Hits, and of a kill.

All dice of an attack are independent, so their distributions of Hits are simply folded together.
Distributions are tuples: the chance of 0, 1, 2... Hits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.hornet_leader.attack_dice import faces
from desktop.rules.hornet_leader.attack_results import Fire
from desktop.rules.hornet_leader.attack_rules import GUN, Purpose, other_bomber
from desktop.rules.hornet_leader.attack_target import hits_missing, objectives
from desktop.rules.hornet_leader.dice import chance
from desktop.rules.hornet_leader.phoenix import fires as phoenix_fires
from desktop.rules.hornet_leader.records import TARGET

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.actions_mission import Attack, Phoenix
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

Distribution = tuple[float, ...]
NO_HITS: Distribution = (1.0,)


class DieOdds(msgspec.Struct, frozen=True):
    """One die of an attack."""

    fire: Fire
    steps: tuple[int, ...]
    """The least faces that score one, two, three... Hits; empty if none can be scored."""

    @property
    def hit(self) -> float:
        """The chance of at least one Hit."""
        return chance(self.steps[0]) if self.steps else 0.0


class AttackOdds(msgspec.Struct, frozen=True):
    """What an attack does, by enemy."""

    dice: tuple[DieOdds, ...]
    kills: dict[str, float]
    """By enemy that is not the Target: the chance that the attack Destroys it."""
    hits: Distribution
    """Hits on the Target; certainly none if nothing is fired at it."""
    target: float
    """The chance that the Target is Destroyed by this attack; 0 if it is Destroyed already."""

    @property
    def mean_hits(self) -> float:
        """The Hits on the Target to be expected."""
        return sum(count * share for count, share in enumerate(self.hits))


def of_attack(s: State, kit: Kit, attack: Attack) -> AttackOdds:
    """Return the odds of a declared attack that is legal (HL-6.3i).

    Raises ``KeyError`` if the Pilot or an enemy is not there.
    """
    shots = [Fire(attack.pilot, shot.weapon, shot.enemy) for shot in attack.shots]
    fires = shots or [Fire(attack.pilot, GUN, attack.enemy)]
    return _odds(s, kit, fires, "attack", high=attack.high_stress)


def of_phoenix(s: State, kit: Kit, missiles: tuple[Phoenix, ...]) -> AttackOdds:
    """Return the odds of missiles declared in the Phoenix step (HL-5.7b)."""
    return _odds(s, kit, phoenix_fires(s, kit, missiles), "phoenix")


def of_die(steps: Sequence[int]) -> Distribution:
    """Return the chances of 0, 1, 2... Hits of a die with these least faces."""
    above = [1.0, *(chance(step) for step in steps), 0.0]
    return tuple(more - less for more, less in pairwise(above))


def folded(distributions: Iterable[Distribution]) -> Distribution:
    """Return the chances of all Hits together of dice that are rolled each for itself."""
    total = NO_HITS
    for each in distributions:
        sums = [0.0] * (len(total) + len(each) - 1)
        for i, a in enumerate(total):
            for j, b in enumerate(each):
                sums[i + j] += a * b
        total = tuple(sums)
    return total


def _odds(
    s: State, kit: Kit, fires: Sequence[Fire], purpose: Purpose, *, high: bool = False
) -> AttackOdds:
    dice = _dice(s, kit, fires, purpose, high=high)
    named = dict.fromkeys(fire.enemy for fire in fires)
    kills = {
        enemy: _kill([die for die in dice if die.fire.enemy == enemy])
        for enemy in named
        if enemy != TARGET
    }
    hits = folded(of_die(die.steps) for die in dice if die.fire.enemy == TARGET)
    return AttackOdds(dice, kills, hits, _target(s, kit, kills, hits))


def _dice(
    s: State, kit: Kit, fires: Sequence[Fire], purpose: Purpose, *, high: bool
) -> tuple[DieOdds, ...]:
    known: dict[Fire, DieOdds] = {}
    for fire in fires:
        if fire not in known:
            aircraft = s.flown.aircraft(fire.pilot)
            steps = faces(s, kit, aircraft, fire.arm, fire.enemy, purpose, high=high)
            known[fire] = DieOdds(fire, steps)
    return tuple(known[fire] for fire in fires)


def _kill(dice: Sequence[DieOdds]) -> float:
    return 1 - prod(1 - die.hit for die in dice)


def _target(s: State, kit: Kit, kills: dict[str, float], hits: Distribution) -> float:
    """Return the chance of all that is missing: the Hits, and every Objective (HL-1.7n)."""
    if s.flown.destroyed:
        return 0.0
    enough = sum(hits[hits_missing(s, kit) :])
    for key in objectives(s):
        enough *= kills.get(key, 0.0)
        if s.flown.counter(key).bombers > 1:
            enough *= kills.get(other_bomber(key), 0.0)
    return enough
