"""What a computer player can tell about hidden hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from desktop.rules.daring_eagle.notation import AA, CARD_IDS, FRET, LIFT, RET
from desktop.rules.daring_eagle.odds import Odds

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import View

EXITS: Final = (LIFT, RET, FRET)
"""The cards that end a combat without a loss."""

EVEN: Final = (1,) * len(CARD_IDS)
"""A hand as if every unseen card were equally likely in it."""

_KEPT: Final = {
    **dict.fromkeys(("AIR", "ARM", "DIV", "LIFT", "FRET"), 6),
    **dict.fromkeys(("RET",), 5),
    **dict.fromkeys(("BDE", "FREE"), 4),
    **dict.fromkeys(("RES", "AA", "ENG", "PLUS", "EMP"), 3),
    **dict.fromkeys(("DRAW", "SF"), 1),
}
HOARDED: Final = tuple(_KEPT[card_id] for card_id in CARD_IDS)
"""How likely each kind is in a hand: players keep what is good, and some cards they play at once.

Counted in games between computer players, where hands held that many fourths of an even share.
"""


class Chances:
    """Odds about cards nobody knows of, remembered: a search asks the same thousands of times.

    Full hands have been chosen from more cards; what is in smaller ones is as it was drawn.
    """

    def __init__(self, kit: Kit, unseen: Sequence[int], habits: Sequence[int]) -> None:
        self._limit = kit.hand_limit
        self._drawn = Odds(kit, unseen)
        self._kept = Odds(kit, [a * b for a, b in zip(unseen, habits, strict=True)])
        self._at_least: dict[tuple[int, int], float] = {}
        self._no_escape: dict[int, float] = {}

    def _odds(self, cards: int) -> Odds:
        return self._drawn if cards < self._limit else self._kept

    def at_least(self, cards: int, points: int) -> float:
        """Return the chance that so many unseen cards hold these combat points or more."""
        if points <= 0:
            return 1.0
        key = (cards, points)
        chance = self._at_least.get(key)
        if chance is None:
            chance = self._at_least[key] = self._odds(cards).at_least(cards, points)
        return chance

    def no_escape(self, cards: int) -> float:
        """Return the chance that none of so many unseen cards takes a unit out of a combat."""
        chance = self._no_escape.get(cards)
        if chance is None:
            chance = self._no_escape[cards] = self._odds(cards).no_escape(cards)
        return chance

    def flak(self, cards: int) -> float:
        """Return the chance that Anti-Aircraft is among so many unseen cards."""
        return self._odds(cards).holds(cards, AA)


class Reading:
    """What a seat can tell about the hands of the others."""

    def __init__(self, chances: Chances, sizes: Sequence[int], limit: int) -> None:
        self.chances = chances
        self._unknown = list(sizes)
        self._points = [0] * len(sizes)
        self._can_leave = [False] * len(sizes)
        self._has_flak = [False] * len(sizes)
        self._limit = limit

    def knows(self, holder: int, kind: int, points: int) -> None:
        """Take into account that a seat holds a card."""
        self._unknown[holder] -= 1
        self._points[holder] += points
        if kind in EXITS:
            self._can_leave[holder] = True
        if kind == AA:
            self._has_flak[holder] = True

    def reaches(self, seat: int, points: int) -> float:
        """Return the chance that a seat's cards bring these combat points or more."""
        return self.chances.at_least(self._unknown[seat], points - self._points[seat])

    def will_reach(self, seat: int, points: int) -> float:
        """Return the same for the seat's next turn, when it has discarded down."""
        cards = min(self._limit, self._unknown[seat])
        return self.chances.at_least(cards, points - self._points[seat])

    def holds_flak(self, seat: int) -> float:
        """Return the chance that a seat holds Anti-Aircraft."""
        return 1.0 if self._has_flak[seat] else self.chances.flak(self._unknown[seat])

    def cannot_leave(self, seat: int) -> float:
        """Return the chance that a seat has no card to leave a combat by."""
        return 0.0 if self._can_leave[seat] else self.chances.no_escape(self._unknown[seat])


def read(view: View, kit: Kit, habits: Sequence[int]) -> Reading:
    """Return what the seat of a view can tell, with how likely players are to hold each kind."""
    unseen = list(view.unseen)
    glimpsed = list(_glimpsed(view))
    for _, kind in glimpsed:
        unseen[kind] -= 1
    reading = Reading(Chances(kit, unseen, habits), view.hand_sizes, kit.hand_limit)
    for holder, kind in (*glimpsed, *_open(view)):
        reading.knows(holder, kind, kit.card_points[kind])
    return reading


def _glimpsed(view: View) -> Iterator[tuple[int, int]]:
    """Yield the holders and kinds of the cards in hidden hands that the seat has seen."""
    s = view.state
    for holder, knower, kind in s.known:
        if knower == view.seat and not any(s.hands[holder]):
            yield holder, kind


def _open(view: View) -> Iterator[tuple[int, int]]:
    """Yield the holders and kinds of the cards in other hands that lie open."""
    for seat, hand in enumerate(view.state.hands):
        if seat != view.seat:
            for kind, count in enumerate(hand):
                for _ in range(count):
                    yield seat, kind
