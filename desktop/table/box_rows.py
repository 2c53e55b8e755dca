"""Counters in a box beside the map: row by row, and closer together once there are too many."""

from __future__ import annotations

from math import ceil

import msgspec

from desktop.rules.space import Point

MARGIN = 3.0
"""Units that counters keep off the edge of their box."""
GAP = 1.0
"""Units between counters that lie side by side."""
LEAST = 31 / 56
"""From row to row, as a share of a counter's height: counters of a full box move together first,
and the name at the upper edge of each is seen."""
DEEP = 4
"""Counters of a stack that are seen; the rest lie under the last."""


class Rows(msgspec.Struct, frozen=True):
    """A field that is filled from the left, row by row; lengths are design units."""

    width: float
    height: float
    """The room inside the margin."""
    piece: tuple[float, float]
    """Width and height of what lies there."""

    def place(self, n: int, of: int) -> Point:
        """Return where the n-th of so many lies, seen from the middle; counting begins with 0."""
        wide, high = self.piece
        if of == 1 and self.width < 2 * wide and self.height < 2 * high:
            return Point(0.0, 0.0)
        columns, rows = _fitting(self.width, wide), _fitting(self.height, high)
        across, down = wide + GAP, high + GAP
        if of > columns * rows:
            rows = max(rows, _fitting(self.height, high, LEAST * high))
            columns = ceil(of / rows)
            across = min(across, (self.width - wide) / max(1, columns - 1))
        used = ceil(of / columns)
        down = min(down, (self.height - high) / max(1, used - 1))
        row, column = divmod(n, columns)
        return Point(
            column * across - (self.width - wide) / 2,
            (row - (used - 1) / 2) * down,
        )


def _fitting(room: float, side: float, pitch: float = 0.0) -> int:
    """Return how many pieces lie in a row of this length, at least one."""
    return max(1, int((room - side) / (pitch or side + GAP) + 1e-6) + 1)
