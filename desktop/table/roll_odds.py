"""Exact chances of a roll: every outcome is counted, none is sampled."""

from __future__ import annotations

from collections import Counter as Tally
from fractions import Fraction

from desktop.rules.core import Roll

LARGEST = 200
"""So many faces in all dice together are worked out at most; no game rolls more at once."""


def bonus(roll: Roll) -> int:
    """Return the sum of the modifiers."""
    return sum(value for _, value in roll.modifiers)


def succeeds(roll: Roll, total: int) -> bool | None:
    """Return whether a sum of dice succeeds; ``None`` if the roll has no success."""
    if roll.successes:
        return total in roll.successes
    if roll.target is None:
        return None
    return total + bonus(roll) >= roll.target


def needed(roll: Roll) -> int | None:
    """Return the least sum of dice that succeeds, if a least one does it."""
    if roll.target is None or roll.successes:
        return None
    return roll.target - bonus(roll)


def sums(count: int, sides: int) -> dict[int, int]:
    """Return in how many ways each sum comes about."""
    ways = Tally({0: 1})
    for _ in range(count):
        step: Tally[int] = Tally()
        for total, number in ways.items():
            for face in range(1, sides + 1):
                step[total + face] += number
        ways = step
    return dict(ways)


def chance(roll: Roll) -> Fraction | None:
    """Return the exact chance of success; ``None`` if the roll has no success."""
    if (roll.target is None and not roll.successes) or roll.count * roll.sides > LARGEST:
        return None
    ways = sums(roll.count, roll.sides)
    good = sum(number for total, number in ways.items() if succeeds(roll, total))
    return Fraction(good, roll.sides**roll.count)
