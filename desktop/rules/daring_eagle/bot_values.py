"""What units and cards are worth to a computer player, in units of one Brigade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from desktop.rules.daring_eagle.notation import CARD_IDS, COMBAT

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.state import State

UNIT_VALUES: Final = (1.0, 1.5)
"""A Brigade and a Division."""
DECISIVE: Final = 3.0
"""What a capture is worth besides the unit if it ends the game."""

_CARD_VALUES: Final = {
    "ARM": 0.52,
    "AIR": 0.50,
    "DRAW": 0.40,
    "DIV": 0.38,
    "LIFT": 0.36,
    "FRET": 0.34,
    "FREE": 0.30,
    "RET": 0.28,
    "BDE": 0.22,
    "SF": 0.22,
    "RES": 0.15,
    "AA": 0.13,
    "ENG": 0.12,
    "PLUS": 0.12,
    "EMP": 0.10,
}
CARD_VALUES: Final = tuple(_CARD_VALUES[card_id] for card_id in CARD_IDS)
"""What holding a card is worth, by kind."""

SECOND_COPY: Final = 0.6
"""The share that a further copy of a card without combat points is worth."""
SURPLUS: Final = 0.2
"""The share that cards above the hand limit are worth."""


def unit_value(division: int) -> float:
    """Return what a kind of unit is worth."""
    return UNIT_VALUES[division]


def cards_value(cards: Sequence[int]) -> float:
    """Return what a set of cards is worth."""
    return sum([CARD_VALUES[kind] for kind in cards])


def hand_value(hand: Sequence[int], limit: int) -> float:
    """Return what a hand, given as counts by kind, is worth with only so many cards to keep."""
    values = [CARD_VALUES[kind] for kind, count in enumerate(hand) for _ in range(count)]
    values.sort(reverse=True)
    return sum(values[:limit]) + SURPLUS * sum(values[limit:])


def kept_value(hand: Sequence[int], gone: Sequence[int]) -> float:
    """Return what a hand is worth without some of its cards, further copies counting less."""
    total = 0.0
    for kind, held in enumerate(hand):
        count = held - gone.count(kind)
        if count > 0:
            further = 1.0 if kind in COMBAT else SECOND_COPY
            total += CARD_VALUES[kind] * (1 + (count - 1) * further)
    return total


def discard_down(hand: list[int], limit: int) -> None:
    """Take the least valuable cards out of a hand until it is within the limit."""
    for _ in range(sum(hand) - limit):
        held = [kind for kind, count in enumerate(hand) if count]
        hand[max(held, key=lambda kind: kept_value(hand, (kind,)))] -= 1


def is_decisive(s: State, owner: int, captor: int) -> bool:
    """Return whether the game ends when one seat captures a unit of another."""
    if s.captor.count(captor) + 1 >= s.rules.captures:
        return True
    left = [
        seat for seat, square in zip(s.owner, s.at, strict=True) if square >= 0 and seat != captor
    ]
    return left == [owner]
