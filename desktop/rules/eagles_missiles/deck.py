"""The Russian deck, of whose order Poland may know something (EM-N.7)."""

from __future__ import annotations

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]


class Deck(msgspec.Struct, array_like=True):
    """Shuffled cards by kind; known ones lie above them, one that was put down below them.

    No secret of the future is in it: what is drawn from the shuffled part is a Chance over
    ``outcomes``, and the answer is taken out.
    """

    counts: list[Count]
    """By kind: cards of which nobody knows the order."""
    top: list[Count] = msgspec.field(default_factory=list)
    """Kinds that lie on top, the next one first."""
    bottom: list[Count] = msgspec.field(default_factory=list)
    """Kinds that lie at the bottom, the last one last."""

    @property
    def size(self) -> int:
        """The number of cards."""
        return len(self.top) + sum(self.counts) + len(self.bottom)

    @property
    def is_empty(self) -> bool:
        """Whether there is no card."""
        return not (any(self.counts) or self.top or self.bottom)

    def outcomes(self) -> tuple[tuple[int, int], ...]:
        """Return the kinds that can be drawn next, each with its weight; none if empty."""
        if self.top:
            return ((self.top[0], 1),)
        shuffled = tuple((kind, count) for kind, count in enumerate(self.counts) if count)
        return shuffled or tuple((kind, 1) for kind in self.bottom[:1])

    def take(self, kind: int) -> None:
        """Draw a card that is among the outcomes."""
        if self.top:
            drawn = self.top.pop(0)
        elif self.counts[kind]:
            self.counts[kind] -= 1
            drawn = kind
        else:
            drawn = self.bottom.pop(0)
        if drawn != kind:
            raise ValueError(f"Kind {kind} cannot be drawn: kind {drawn} comes first.")

    def put_on_top(self, kind: int) -> None:
        """Lay a card on top, where it is known."""
        self.top.insert(0, kind)

    def put_below(self, kind: int) -> None:
        """Lay a card at the bottom."""
        self.bottom.append(kind)

    def unknown(self) -> list[int]:
        """Return the kinds of all cards as somebody counts them who knows no order."""
        counts = list(self.counts)
        for kind in (*self.top, *self.bottom):
            counts[kind] += 1
        return counts
