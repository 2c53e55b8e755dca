"""The ten-sided die (HL-1.2): its faces, and what they score against ascending numbers."""

from __future__ import annotations

from collections.abc import Sequence

SIDES = 10


def face_of(shown: int) -> int:
    """Return the result of a physical die by what it shows: 0 counts as 10 (HL-1.2a).

    Raises ``ValueError`` for what no die of ten sides shows.
    """
    if not 0 <= shown <= SIDES:
        raise ValueError(f"A die shows 0 to {SIDES}, not {shown}; type what it shows.")
    return shown or SIDES


def hits_of(face: int, steps: Sequence[int]) -> int:
    """Return the Hits of a die by the least faces that score one, two, three... Hits."""
    return sum(face >= step for step in steps)


def chance(least: int) -> float:
    """Return the chance that one die shows at least this face."""
    return min(max(SIDES + 1 - least, 0), SIDES) / SIDES
