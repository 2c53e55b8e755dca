"""A combat while it lasts, chapter 6."""

from __future__ import annotations

import msgspec

ATTACKER = 0
DEFENDER = 1


class Fight(msgspec.Struct, array_like=True):
    """A combat while it lasts; index 0 is the attacker, 1 the defender."""

    units: list[int]
    """The two units."""
    square: int
    origin: int
    """Where the attacker came from."""
    totals: list[int]
    committed: list[list[int]]
    """Card kinds put in by each side, in order; cancelled ones too."""
    cancelled: list[list[int]]
    """Positions in ``committed`` of the cards that Anti-Aircraft took out."""
    to_act: int
    """0 or 1: the side that must answer."""
    tie: bool
    """Whether a tie is on offer to the side to act."""

    @property
    def lead_of_other(self) -> int:
        """The points by which the side to act is behind."""
        return self.totals[1 - self.to_act] - self.totals[self.to_act]

    @property
    def unit_to_act(self) -> int:
        """The unit of the side to act."""
        return self.units[self.to_act]

    @property
    def other_unit(self) -> int:
        """The unit of the side that waits."""
        return self.units[1 - self.to_act]
