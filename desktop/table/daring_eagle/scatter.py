"""Where pebbles lie: numbers without a visible pattern, the same on every run."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")
FACTOR, STEP, BITS = 6364136223846793005, 1442695040888963407, 64


class Scatter:
    """A row of numbers from 0 to 1; drawing, not chance: no result of a game comes from here."""

    def __init__(self, seed: int) -> None:
        self._present = seed
        for _ in range(3):
            self.number()

    def number(self) -> float:
        """Return the next number."""
        self._present = (self._present * FACTOR + STEP) % 2**BITS
        return (self._present >> 32) / 2**32

    def between(self, low: float, high: float) -> float:
        """Return a number between two others."""
        return low + self.number() * (high - low)

    def one_of(self, choices: tuple[T, ...]) -> T:
        """Return one of the choices."""
        return choices[int(self.number() * len(choices))]
