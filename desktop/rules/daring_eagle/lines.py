"""The straight lines on which units move."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State


def line_between(start: int, to: int) -> range:
    """Return the squares of a straight line beyond its start."""
    step = (to - start) // max(abs(to % 12 - start % 12), abs(to // 12 - start // 12))
    return range(start + step, to + step, step)


def free_moves(s: State, kit: Kit, square: int, division: int) -> list[int]:
    """Return where a unit on a square could go by an ordinary move without attack and cards."""
    found: list[int] = []
    for line in kit.lines[kit.allowance[division]][square]:
        for to, _ in line:
            if s.unit_on[to] >= 0 or s.emplacements[to]:
                break
            found.append(to)
    return found
