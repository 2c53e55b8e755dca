"""What tells Cadet, Colonel and General from one another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from desktop.rules.core import Action
from desktop.rules.daring_eagle import actions, movement
from desktop.rules.daring_eagle.bot_combat import Answers
from desktop.rules.daring_eagle.bot_landing import best_flight
from desktop.rules.daring_eagle.bot_plan import Plan, Rated
from desktop.rules.daring_eagle.bot_playout import Playout
from desktop.rules.daring_eagle.bot_reading import EVEN, HOARDED
from desktop.rules.daring_eagle.bot_search import Search
from desktop.rules.daring_eagle.bot_values import CARD_VALUES, cards_value
from desktop.rules.daring_eagle.notation import EMP

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.daring_eagle.state import View

Stop = Callable[[], bool]

MISJUDGED: Final = {2: 0.6, 3: 0.12, 4: 0.09}
"""How far a Colonel misjudges moves, by the number of players; the standard deviation."""

EAGERNESS: Final = 0.7
"""A Cadet's weight of the prize in an attack."""
THRIFT: Final = 0.5
"""A Cadet's weight of the cards an attack takes, and of dangers."""
ADVANCE: Final = 0.06
"""A Cadet's worth of a step towards the enemy."""
WHIM: Final = 0.3
"""How far a Cadet's judgement is chance."""
NERVE: Final = 0.8
"""How often a Cadet counters when it can."""

IN_DANGER: Final = 0.25
"""The danger from which on a General thinks of building."""
GAIN: Final = 0.05
"""What an emplacement must save besides its card."""


class Level(ABC):
    """A way to judge moves and to fight."""

    habits: ClassVar[tuple[int, ...]] = EVEN
    """How likely it thinks players are to hold each kind of card."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    @abstractmethod
    def rate(self, plan: Plan, moves: Sequence[actions.Move]) -> list[Rated]:
        """Return moves with what they promise in the eyes of this level."""

    def best_move(
        self, view: View, plan: Plan, offered: Sequence[Action], stop: Stop
    ) -> Rated | None:
        """Return the best move of those on offer, if there are any."""
        moves = [action for action in offered if isinstance(action, actions.Move)]
        return max(self.rate(plan, moves), key=lambda one: one.score, default=None)

    def answer(self, answers: Answers, among: Sequence[Action]) -> Action:
        """Return what to do in a combat."""
        return answers.best(among)

    def build(self, plan: Plan, offered: Sequence[Action]) -> Action | None:
        """Return an emplacement to build, if one is worth its card."""
        return None


class Cadet(Level):
    """A beginner: eager, blind to half of the dangers, and not always sure in a combat."""

    def rate(self, plan: Plan, moves: Sequence[actions.Move]) -> list[Rated]:
        outlook = plan.outlook
        s, kit = outlook.s, outlook.kit
        unpaid = [
            move for move in moves if not any(movement.cost(s, kit, s.unit_on[move.start], move.to))
        ]
        return [self._rated(plan, move) for move in unpaid or moves]

    def _rated(self, plan: Plan, move: actions.Move) -> Rated:
        outlook, s = plan.outlook, plan.outlook.s
        unit, enemy = s.unit_on[move.start], s.unit_on[move.to]
        score = WHIM * self.rng.random()
        if enemy >= 0:
            cards = outlook.cheapest(s.division[unit], enemy) or ()
            score += EAGERNESS * outlook.prize(enemy) - THRIFT * cards_value(cards)
        else:
            score += ADVANCE * (outlook.nearest(move.start) - outlook.nearest(move.to))
        if self.rng.random() < 0.5:
            score -= THRIFT * (outlook.risk_if(unit, move.to) - plan.risk)
        return Rated(move, unit, move.to, score, enemy >= 0)

    def answer(self, answers: Answers, among: Sequence[Action]) -> Action:
        attacks = [one for one in among if isinstance(one, actions.Attack)]
        counters = [one for one in among if isinstance(one, actions.Counter)]
        if attacks or (counters and self.rng.random() < NERVE):
            return min(attacks or counters, key=lambda one: cards_value(one.cards))
        for kind in _WAYS_OUT:
            ways = [one for one in among if isinstance(one, kind)]
            if ways and self.rng.random() < 0.5:
                return self.rng.choice(ways)
        # The last answer is always to surrender, or to accept a tie.
        return among[-1]


_WAYS_OUT: Final = (
    actions.AirliftOut,
    actions.RetreatTo,
    actions.ForceBack,
    actions.Match,
    actions.AcceptTie,
)


class Colonel(Level):
    """A sound player without foresight, who misjudges a move now and then."""

    def rate(self, plan: Plan, moves: Sequence[actions.Move]) -> list[Rated]:
        sigma = MISJUDGED[len(plan.outlook.s.sides)]
        return [one.changed(self.rng.gauss(0.0, sigma)) for one in plan.rate(moves)]


class General(Level):
    """A player who knows what others keep, and tries the best moves out before making one."""

    habits = HOARDED

    def rate(self, plan: Plan, moves: Sequence[actions.Move]) -> list[Rated]:
        return plan.rate(moves)

    def best_move(
        self, view: View, plan: Plan, offered: Sequence[Action], stop: Stop
    ) -> Rated | None:
        outlook = plan.outlook
        moves = [action for action in offered if isinstance(action, actions.Move)]
        rated = self.rate(plan, moves)
        flights = [action for action in offered if isinstance(action, actions.AirliftMove)]
        if flights:
            rated += [best_flight(plan, one) for one in self._worth_flying(plan, flights)]
        if not rated:
            return None
        playout = Playout(outlook.kit, outlook.reading.chances, outlook.seat)
        return Search(playout, view, self.rng).best(plan, rated, stop)

    def _worth_flying(
        self, plan: Plan, flights: Sequence[actions.AirliftMove]
    ) -> list[actions.AirliftMove]:
        """Return the flight of the unit most in danger, and any other."""
        outlook, s = plan.outlook, plan.outlook.s

        def danger(flight: actions.AirliftMove) -> float:
            return outlook.risk(flight.square, s.division[s.unit_on[flight.square]])

        likely = [max(flights, key=danger), self.rng.choice(flights)]
        return likely[:1] if likely[0] == likely[1] else likely

    def build(self, plan: Plan, offered: Sequence[Action]) -> Action | None:
        sites = [action for action in offered if isinstance(action, actions.EmplacementCard)]
        if not sites or plan.risk < IN_DANGER:
            return None
        outlook, walls = plan.outlook, plan.outlook.s.emplacements

        def danger(site: actions.EmplacementCard) -> float:
            walls[site.square] = 1
            left = outlook.total_risk()
            walls[site.square] = 0
            return left

        best = min(sites, key=danger)
        return best if plan.risk - danger(best) > CARD_VALUES[EMP] + GAIN else None
