"""The General's search: the best moves are tried out on many deals of the hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from desktop.rules.daring_eagle import knowledge, movement
from desktop.rules.daring_eagle.bot_playout import Deal, Playout
from desktop.rules.daring_eagle.bot_values import CARD_VALUES
from desktop.rules.daring_eagle.lines import free_moves
from desktop.rules.daring_eagle.notation import DRAW, SF

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.daring_eagle.bot_plan import Plan, Rated
    from desktop.rules.daring_eagle.state import State, View

SAMPLES: Final = 30
WIDTH: Final = 10
"""Moves that are tried out."""
SURVIVORS: Final = 3
"""Moves that are always tried out to the end."""
FORESIGHT: Final = 0.5
"""The weight of the estimate beside the samples."""
LOOPHOLE: Final = 0.05
"""What it costs to leave a square to which one of the last enemies could escape."""
LAST_FEW: Final = 2
PASSED_OVER: Final = 2
"""Cards that a player has given up for each hand that it holds."""
KEEPING: Final = tuple(
    0.0 if kind in (DRAW, SF) else value for kind, value in enumerate(CARD_VALUES)
)
"""What makes a player keep a card; those that are played at once are not kept."""


class Search:
    """The moves of one position, tried out."""

    def __init__(self, playout: Playout, view: View, rng: Random) -> None:
        self.playout = playout
        self.view = view
        self.rng = rng

    def best(self, plan: Plan, rated: Sequence[Rated], stop: Callable[[], bool]) -> Rated:
        """Return the best move, from as many samples as there is time for."""
        scores = {one: one.score - self._loopholes(plan, one) for one in rated}
        tried = sorted(rated, key=scores.__getitem__, reverse=True)[:WIDTH]
        weight = FORESIGHT * (1 + 2 * plan.impatience)
        sums = dict.fromkeys(tried, 0.0)

        def merit(one: Rated, samples: int) -> float:
            return sums[one] / samples + weight * scores[one]

        done = 0
        while done < SAMPLES and len(tried) > 1 and not stop():
            deal = self._deal()
            for one in tried:
                sums[one] += self.playout.value(deal, one)
            done += 1
            if done in (SAMPLES // 4, SAMPLES // 2):
                tried.sort(key=lambda one: merit(one, done), reverse=True)
                del tried[max(SURVIVORS, len(tried) * 2 // 3) :]
        return max(tried, key=lambda one: merit(one, done)) if done else tried[0]

    def _deal(self) -> Deal:
        """Return the position with the hidden cards dealt."""
        dealt = knowledge.guess(self.view, self.playout.kit, self.rng)
        for seat in range(len(dealt.sides)):
            if seat != self.view.seat:
                self._hoard(dealt, seat)
        pile = dealt.pile.counts
        kinds = range(len(pile))
        drawn = self.rng.choices(kinds, pile)[0] if any(pile) else -1
        return self.playout.deal(dealt, drawn)

    def _hoard(self, dealt: State, seat: int) -> None:
        """Let a seat with a full hand exchange its worst cards, as it will have done before."""
        hand, pile = dealt.hands[seat], dealt.pile.counts
        is_open = any(self.view.state.hands[seat])
        if is_open or sum(hand) < self.playout.kit.hand_limit or sum(pile) < PASSED_OVER:
            return
        seen = [
            kind
            for holder, knower, kind in self.view.state.known
            if holder == seat and knower == self.view.seat
        ]
        for _ in range(PASSED_OVER):
            drawn = self.rng.choices(range(len(pile)), pile)[0]
            pile[drawn] -= 1
            hand[drawn] += 1
        for _ in range(PASSED_OVER):
            loose = [kind for kind, count in enumerate(hand) if count > seen.count(kind)]
            worst = min(loose, key=KEEPING.__getitem__)
            hand[worst] -= 1
            pile[worst] += 1

    def _loopholes(self, plan: Plan, one: Rated) -> float:
        """Return the cost of the squares to which the last units of an enemy could still go."""
        outlook = plan.outlook
        s = outlook.s
        if one.is_attack or len(outlook.others) > 1:
            return 0.0
        enemy = outlook.others[0]
        hunted = s.units_of(enemy)
        if len(hunted) > LAST_FEW:
            return 0.0
        start = s.at[one.unit]
        s.unit_on[start], s.unit_on[one.to], s.at[one.unit] = -1, one.unit, one.to
        covered = movement.threat_map(s, outlook.kit, enemy)
        holes = sum(
            not covered[square]
            for unit in hunted
            for square in free_moves(s, outlook.kit, s.at[unit], s.division[unit])
        )
        s.unit_on[one.to], s.unit_on[start], s.at[one.unit] = -1, one.unit, start
        return LOOPHOLE * holes
