"""Where the answers of dice and decks come from: a seed, a list, or a person's own dice."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import TYPE_CHECKING, Protocol

from desktop.rules.core import Rolled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.core import Action, Chance


class ChanceSource(Protocol):
    """Something that can answer for dice and decks."""

    def answer(self, chance: Chance, ply: int) -> Action | None:
        """Return the outcome, or ``None`` if a person has to tell it."""


def derived_seed(*parts: int | str) -> int:
    """Return a seed of 63 bits that depends on all parts, the same on every machine."""
    # Loaded here: it brings OpenSSL along, and whoever starts into a game does not roll at once.
    import hashlib

    digest = hashlib.sha256(":".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


class SeededChance:
    """Chance whose outcome depends on nothing but the seed and the ply.

    So neither undo nor a reload can roll again.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def answer(self, chance: Chance, ply: int) -> Action:
        """Return an outcome, each exactly as likely as its weight says."""
        rng = Random(derived_seed(self._seed, ply))
        roll = chance.roll
        if roll is not None:
            return Rolled(tuple(rng.randint(1, roll.sides) for _ in range(roll.count)))
        left = rng.randrange(sum(chance.weights))
        for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("randrange gave a number beyond the sum of the weights")


class ScriptedChance:
    """Chance that answers with the actions of a list, one after the other."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._left = deque(actions)

    def answer(self, chance: Chance, ply: int) -> Action | None:
        """Return the next action of the list; a person has to tell once it has run out."""
        return self._left.popleft() if self._left else None


class ByHand:
    """Chance that a person answers, with real dice or a real deck."""

    def answer(self, chance: Chance, ply: int) -> None:
        """Return ``None``: a person has to tell."""


class MixedChance:
    """Chance of which some kinds are told by a person; which ones may change in mid-game."""

    def __init__(self, source: ChanceSource, by_hand: Iterable[str] = ()) -> None:
        self._source = source
        self.by_hand = frozenset(by_hand)

    def answer(self, chance: Chance, ply: int) -> Action | None:
        """Return the outcome unless a person tells this kind; one without alternative is clear."""
        if chance.roll is None and len(chance.outcomes) == 1:
            return chance.outcomes[0]
        return None if chance.kind in self.by_hand else self._source.answer(chance, ply)
