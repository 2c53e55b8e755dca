"""Figures beside their yardsticks and goals, and the table they are printed in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """Something measured, and what is asked of it."""

    goal: str
    """Such as ``G2``."""
    what: str
    measured: str
    yardstick: str = ""
    """What was measured beside it in the same minute."""
    judged: float
    """The number that is compared with the bound: a ratio, milliseconds, mebibytes."""
    unit: str
    bound: float
    stretch: float
    better: Literal["less", "more"] = "less"

    @property
    def verdict(self) -> str:
        """How the number stands to the goal."""
        if self._reaches(self.stretch):
            return "stretch"
        if self._reaches(self.bound):
            return "met"
        return "MISSED"

    def _reaches(self, limit: float) -> bool:
        return self.judged <= limit if self.better == "less" else self.judged >= limit

    @property
    def aim(self) -> str:
        """The goal in words."""
        sign = "<=" if self.better == "less" else ">="
        return f"{sign} {number(self.bound)}{self.unit}"


HEADS = ("goal", "what", "measured", "yardstick", "judged", "goal is", "")


def table(figures: Sequence[Figure]) -> str:
    """Return the figures as lines of text in columns."""
    rows = [HEADS, *(_row(figure) for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join([lines[0], "-" * max(map(len, lines)), *lines[1:]])


def _row(figure: Figure) -> tuple[str, ...]:
    return (
        figure.goal,
        figure.what,
        figure.measured,
        figure.yardstick,
        f"{number(figure.judged)}{figure.unit}",
        figure.aim,
        figure.verdict,
    )


def number(value: float) -> str:
    """Return a number in three figures: 33,400, 1.27, 0.031."""
    if value == 0 or abs(value) >= 100:
        return f"{value:,.0f}"
    if abs(value) >= 10:
        return f"{value:.1f}"
    return f"{value:.2f}" if abs(value) >= 0.1 else f"{value:.3f}"
