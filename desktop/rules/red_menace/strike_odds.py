"""What attacks of bombers and of the submarine bring, worked out before they are made.

All chances are exact: the dice of RM-10.0, the -1 of RM-11.3.2, the counters in the cup.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.cities import CAPITAL_POINTS, CAPITALS
from desktop.rules.red_menace.strike import AEW_PENALTY, attackers

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Means
    from desktop.rules.red_menace.state import State

FACES = 6
MEAN_DIE = 3.5


class StrikeOdds(msgspec.Struct, frozen=True):
    """What an attack on a city brings."""

    falls: float
    """The chance that the city is destroyed, 0 to 1."""
    losses: tuple[float, ...]
    """The chance of losing none, one, two and so on of the bombers that attack."""
    points: float
    """The points to be expected."""

    @property
    def expected_losses(self) -> float:
        """The bombers that are lost on average."""
        return sum(lost * chance for lost, chance in enumerate(self.losses))


def success(kit: Kit, unit: str, modifier: int = 0) -> float:
    """Return the chance that a bomber's die succeeds, 0 to 1 (RM-10.0)."""
    return min(FACES, max(0, FACES + 1 - kit.units[unit].A + modifier)) / FACES


def strike_odds(
    s: State, kit: Kit, city: str, units: Sequence[str], *, first: str = ""
) -> StrikeOdds:
    """Return what an attack of these bombers on a city brings.

    ``first`` is the type of the bomber that takes the -1 of the Soviet AEW; empty without it.
    """
    chances = [success(kit, unit) for unit in units]
    if first:
        chances[units.index(first)] = success(kit, first, AEW_PENALTY)
    losses = [1.0]
    misses = 1.0
    for chance in chances:
        lost = 1 - chance
        misses *= lost
        losses = [
            stay * chance + more * lost
            for stay, more in zip((*losses, 0.0), (0.0, *losses), strict=True)
        ]
    falls = 1 - misses
    return StrikeOdds(falls, tuple(losses), falls * mean_points(s, kit, city, "air"))


def squadron_odds(s: State, kit: Kit, city: str) -> StrikeOdds:
    """Return what an attack now of the bombers over a city brings, the -1 best placed."""
    units = [s.bombers[number].unit for number in attackers(s, kit, city)]
    if not units or not theatre.soviet_aew(s) or s.now.first_strike:
        return strike_odds(s, kit, city, units)
    return strike_odds(s, kit, city, units, first=best_first(kit, units))


def best_first(kit: Kit, units: Sequence[str]) -> str:
    """Return the type that takes the -1 with the least harm to the attack: the highest A.

    A miss grows by a sixth in any case, which weighs least where misses are likely anyway.
    """
    return max(units, key=lambda unit: (kit.units[unit].A, -kit.units[unit].hit_order))


def polaris_odds(s: State, kit: Kit, city: str) -> tuple[float, float]:
    """Return the chance that a missile destroys a city, and the points expected (RM-10.5.1a)."""
    chance = (FACES + 1 - kit.rolls.sub_attack) / FACES
    return chance, chance * mean_points(s, kit, city, "submarine")


def mean_points(s: State, kit: Kit, city: str, means: Means) -> float:
    """Return what a city is worth on average (RM-10.1.3b, RM-10.1.3e, RM-10.1.3f)."""
    if means == "air" and city in CAPITALS:
        return CAPITAL_POINTS + MEAN_DIE
    drawn = s.nukes.outcomes()
    if not drawn:
        return MEAN_DIE
    total = sum(weight * _worth(kit, kit.nuke_kinds[kind]) for kind, weight in drawn)
    return total / sum(weight for _, weight in drawn)


def _worth(kit: Kit, marker: str) -> float:
    points = kit.markers[marker].points
    return float(points) if points.isdecimal() else MEAN_DIE
