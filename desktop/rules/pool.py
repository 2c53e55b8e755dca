"""Draw piles: how many cards of each kind, and nothing about an order that nobody knows."""

from __future__ import annotations

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]


class Pool(msgspec.Struct, array_like=True):
    """A pile, cup or bag of cards, each of a kind numbered from 0.

    A shuffled order is never stored, so no secret of the future is in the state: a draw is
    a Chance over `outcomes()`, and its answer is taken out with `take`. Looking at the top
    cards is taking them and putting them back on top.
    """

    counts: list[Count]
    """How many cards of each kind lie shuffled, below the known ones."""
    known_top: list[Count] = msgspec.field(default_factory=list)
    """The kinds on top whose order is known, the next one first."""

    @classmethod
    def empty(cls, kinds: int) -> Pool:
        """Return a pile for that many kinds without any card, such as new discards."""
        return cls([0] * kinds)

    @property
    def size(self) -> int:
        """The number of cards."""
        return sum(self.counts) + len(self.known_top)

    def count(self, kind: int) -> int:
        """Return how many cards of a kind there are, known or shuffled."""
        self._check(kind)
        return self.counts[kind] + self.known_top.count(kind)

    def outcomes(self) -> tuple[tuple[int, int], ...]:
        """Return the kinds that can be drawn next, each with its weight; none if empty."""
        if self.known_top:
            return ((self.known_top[0], 1),)
        return tuple((kind, count) for kind, count in enumerate(self.counts) if count)

    def take(self, kind: int) -> None:
        """Draw a card that is among the outcomes."""
        self._check(kind)
        if self.known_top:
            if self.known_top[0] != kind:
                raise ValueError(
                    f"Kind {kind} cannot be drawn: kind {self.known_top[0]} lies on top."
                )
            del self.known_top[0]
        elif self.counts[kind]:
            self.counts[kind] -= 1
        else:
            raise ValueError(f"Kind {kind} cannot be drawn: the pile has no card of it left.")

    def put(self, kind: int) -> None:
        """Shuffle a card in among those that are not known."""
        self._check(kind)
        self.counts[kind] += 1

    def put_on_top(self, kind: int) -> None:
        """Lay a card on top, where it is known."""
        self._check(kind)
        self.known_top.insert(0, kind)

    def shuffle(self) -> None:
        """Forget what is known of the order."""
        for kind in self.known_top:
            self.counts[kind] += 1
        self.known_top.clear()

    def refill(self, discards: Pool) -> None:
        """Shuffle all cards of another pile into this one; the other is empty afterwards."""
        if discards is self:
            raise ValueError("A pile cannot be refilled from itself.")
        if len(discards.counts) != len(self.counts):
            raise ValueError(
                f"A pile of {len(self.counts)} kinds cannot be refilled"
                f" from one of {len(discards.counts)} kinds."
            )
        self.shuffle()
        discards.shuffle()
        for kind, count in enumerate(discards.counts):
            self.counts[kind] += count
            discards.counts[kind] = 0

    def _check(self, kind: int) -> None:
        if not 0 <= kind < len(self.counts):
            raise ValueError(
                f"This pile has no kind {kind}; its kinds run from 0 to {len(self.counts) - 1}."
            )
