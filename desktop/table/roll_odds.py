"""Exact chances of a roll: every outcome is counted, none is sampled."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from fractions import Fraction

from desktop.rules.core import Band, Die, Roll

LARGEST = 200
"""So many faces in all dice together are worked out at most; no game rolls more at once."""


def bonus(roll: Roll) -> int:
    """Return the sum of the modifiers."""
    return sum(value for _, value in roll.modifiers)


def counted(roll: Roll, dice: Sequence[int]) -> int:
    """Return what dice that were rolled together come to: their sum, or the lowest."""
    return min(dice) if roll.lowest else sum(dice)


def succeeds(roll: Roll, total: int) -> bool | None:
    """Return whether what the dice come to succeeds; ``None`` if the roll has no success."""
    if roll.successes:
        return total in roll.successes
    if roll.target is None:
        return None
    return total + bonus(roll) >= roll.target


def needed(roll: Roll) -> int | None:
    """Return the least total that succeeds, if a least one does it."""
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


def ways(roll: Roll) -> dict[int, int]:
    """Return in how many ways the dice come to each total."""
    if not roll.lowest:
        return sums(roll.count, roll.sides)
    faces, count = range(1, roll.sides + 1), roll.count
    above = [(roll.sides + 1 - face) ** count for face in range(1, roll.sides + 2)]
    return {face: above[face - 1] - above[face] for face in faces}


def chance(roll: Roll) -> Fraction | None:
    """Return the exact chance of success; ``None`` if the roll has no success."""
    if (roll.target is None and not roll.successes) or roll.count * roll.sides > LARGEST:
        return None
    good = sum(number for total, number in ways(roll).items() if succeeds(roll, total))
    return Fraction(good, roll.sides**roll.count)


# --- one die with several outcomes ----------------------------------------------------------------


def band_at(roll: Roll, total: int) -> Band | None:
    """Return the outcome that a total brings; ``None`` for one that no stretch covers."""
    return next((band for band in roll.bands if band.low <= total <= band.high), None)


def shares(roll: Roll) -> tuple[tuple[Band, Fraction], ...]:
    """Return the outcomes of a roll with several, and the exact chance of each."""
    found = ways(roll)
    every = roll.sides**roll.count
    return tuple(
        (band, Fraction(sum(found.get(face, 0) for face in range(band.low, band.high + 1)), every))
        for band in roll.bands
    )


# --- two dice against each other ------------------------------------------------------------------


def lead(roll: Roll, dice: Sequence[int] = ()) -> int:
    """Return by how much the first side leads, with these dice or before any."""
    own, other = (sum(value for _, value in die.modifiers) for die in roll.parts)
    return own - other + (dice[0] - dice[1] if dice else 0)


def opposed(roll: Roll) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances that the first side wins, draws and loses."""
    faces, before = range(1, roll.sides + 1), lead(roll)
    ends = [before + own - other for own in faces for other in faces]
    win, draw = sum(end > 0 for end in ends), ends.count(0)
    every = len(ends)
    return Fraction(win, every), Fraction(draw, every), Fraction(every - win - draw, every)


# --- a batch of dice, each for itself -------------------------------------------------------------


def hits(die: Die, face: int) -> int:
    """Return the Hits that a face of a die of a batch scores."""
    return sum(face >= step for step in die.steps)


def hit_chance(die: Die, sides: int) -> Fraction:
    """Return the chance that a die of a batch scores at all."""
    return Fraction(sum(hits(die, face) > 0 for face in range(1, sides + 1)), sides)


def alike(parts: tuple[Die, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the dice of a batch by their places, those together that are rolled for the same."""
    places: dict[Die, list[int]] = {}
    for place, die in enumerate(parts):
        places.setdefault(die, []).append(place)
    return tuple(tuple(found) for found in places.values())


def total_hits(roll: Roll) -> tuple[Fraction, ...]:
    """Return the chances of 0, 1, 2... Hits of all dice of a batch together."""
    total: Tally[int] = Tally({0: 1})
    for die in roll.parts:
        step: Tally[int] = Tally(hits(die, face) for face in range(1, roll.sides + 1))
        mixed: Tally[int] = Tally()
        # Ways are counted, and divided only at the end: sums of fractions take ten times as long.
        for before, ways in total.items():
            for more, number in step.items():
                mixed[before + more] += ways * number
        total = mixed
    whole = roll.sides ** len(roll.parts)
    return tuple(Fraction(total[count], whole) for count in range(max(total) + 1))
