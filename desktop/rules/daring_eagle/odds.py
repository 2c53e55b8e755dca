"""Chances about hidden hands, exact, from the cards that somebody has not seen."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import TYPE_CHECKING

from desktop.rules.daring_eagle.notation import COMBAT

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit


class Odds:
    """Chances about so many cards, each unseen card equally likely to be among them.

    Players keep good cards, so a real hand is better than that.
    """

    def __init__(self, kit: Kit, unseen: Sequence[int]) -> None:
        self._kit = kit
        self._unseen = tuple(unseen)
        self._total = sum(unseen)
        self._sums: dict[int, dict[int, float]] = {}
        self._exits = tuple(kind for kind, card in enumerate(kit.cards) if card.leaves_combat)

    def at_least(self, cards: int, points: int) -> float:
        """Return the chance that so many unseen cards hold these combat points or more."""
        if points <= 0:
            return 1.0
        return sum(chance for total, chance in self.sums(cards).items() if total >= points)

    def sums(self, cards: int) -> dict[int, float]:
        """Return the chance of every sum of combat points that so many unseen cards can hold."""
        cards = min(cards, self._total)
        if cards not in self._sums:
            self._sums[cards] = self._spread(cards)
        return self._sums[cards]

    def holds(self, cards: int, *kinds: int) -> float:
        """Return the chance that a card of these kinds is among so many unseen cards."""
        cards = min(cards, self._total)
        others = self._total - sum(self._unseen[kind] for kind in kinds)
        return 1 - comb(others, cards) / comb(self._total, cards)

    def no_escape(self, cards: int) -> float:
        """Return the chance that none of so many unseen cards takes a unit out of a combat."""
        return 1 - self.holds(cards, *self._exits)

    def _spread(self, cards: int) -> dict[int, float]:
        """Count the hands kind by kind: by cards taken and points so far."""
        ways = {(0, 0): 1}
        for kind in COMBAT:
            worth = self._kit.card_points[kind]
            grown: dict[tuple[int, int], int] = {}
            for (taken, points), count in ways.items():
                for more in range(min(self._unseen[kind], cards - taken) + 1):
                    key = (taken + more, points + more * worth)
                    grown[key] = grown.get(key, 0) + count * comb(self._unseen[kind], more)
            ways = grown
        others = self._total - sum(self._unseen[kind] for kind in COMBAT)
        hands = comb(self._total, cards)
        chances: dict[int, float] = {}
        for (taken, points), count in ways.items():
            part = count * comb(others, cards - taken) / hands
            if part:
                chances[points] = chances.get(points, 0.0) + part
        return chances
