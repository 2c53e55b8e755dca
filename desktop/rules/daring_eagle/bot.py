"""The computer players: every decision of the game, answered from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.rules.core import Action, Bot, Choice, Text
from desktop.rules.daring_eagle import actions, bot_setup, bot_words, movement
from desktop.rules.daring_eagle.bot_combat import Answers
from desktop.rules.daring_eagle.bot_estimate import Outlook, look
from desktop.rules.daring_eagle.bot_landing import best_square
from desktop.rules.daring_eagle.bot_levels import Cadet, Colonel, General, Level, Stop
from desktop.rules.daring_eagle.bot_plan import Plan
from desktop.rules.daring_eagle.bot_values import CARD_VALUES, kept_value
from desktop.rules.daring_eagle.cards import AirliftAnswer, Landing
from desktop.rules.daring_eagle.combat import (
    DrivenOut,
    EscapeAnswer,
    EscapeLanding,
    Exchange,
    InitialAttack,
    StrikeAnswer,
)
from desktop.rules.daring_eagle.notation import AA, FREE
from desktop.rules.daring_eagle.sequence import Discarding, MoveAndPlay
from desktop.rules.daring_eagle.setup import Deploying, Placing, QuadrantChoice

if TYPE_CHECKING:
    from random import Random

    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.game import DaringEagle
    from desktop.rules.daring_eagle.state import View

Reasoned = tuple[Action, Text]

LEVELS: Final[dict[str, type[Level]]] = {"cadet": Cadet, "colonel": Colonel, "general": General}
END_TURN: Final = actions.EndTurn()
CANCEL: Final = actions.CancelCard()
SECOND_MOVE: Final = 0.8
"""The share of Free Move's worth that a second move must promise."""


def make_bot(level: str, rng: Random, game: DaringEagle) -> Bot:
    """Return a computer player of the given strength."""
    return Officer(game.kit, LEVELS[level](rng), rng)


class Officer(Bot):
    """A computer player; its level decides how it judges moves and how it fights."""

    def __init__(self, kit: Kit, level: Level, rng: Random) -> None:
        self._kit = kit
        self._level = level
        self._rng = rng

    def choose(self, view: View, choice: Choice, stop: Stop) -> Reasoned:
        if len(choice.actions) == 1 and not choice.open:
            return choice.actions[0], bot_words.NOTHING_ELSE
        match view.state.steps[-1]:
            case QuadrantChoice() | Placing() | Deploying():
                return self._set_up(view, choice)
            case Discarding():
                return _discard(view, choice)
            case MoveAndPlay():
                return self._turn(view, choice, stop)
            case InitialAttack() | Exchange():
                return self._fight(view, choice)
            case StrikeAnswer() | EscapeAnswer() | AirliftAnswer():
                return _flak(view)
            case Landing() | EscapeLanding() | DrivenOut():
                return best_square(self._look(view), choice.actions), bot_words.LANDING
            case step:
                raise TypeError(f"No computer player can answer {step!r}.")

    def _look(self, view: View) -> Outlook:
        return look(view, self._kit, self._level.habits)

    def _set_up(self, view: View, choice: Choice) -> Reasoned:
        s, kit, rng, among = view.state, self._kit, self._rng, choice.actions
        match s.steps[-1]:
            case QuadrantChoice():
                return bot_setup.quadrant(s, among, rng), bot_words.QUADRANT
            case Placing():
                return bot_setup.emplacement(s, kit, view.seat, among, rng), bot_words.EMPLACEMENT
            case _:
                return bot_setup.deployment(s, kit, view.seat, among, rng), bot_words.DEPLOYMENT

    def _fight(self, view: View, choice: Choice) -> Reasoned:
        outlook, fight = self._look(view), view.state.fight
        assert fight is not None
        answer = self._level.answer(Answers(outlook, fight), choice.actions)
        return answer, bot_words.answer(outlook, fight, answer)

    # ---------------------------------------------------------------------------- the turn

    def _turn(self, view: View, choice: Choice, stop: Stop) -> Reasoned:
        """Play cards that bring cards, then the best move, then what helps after it."""
        offered = choice.actions
        for action in offered:
            if isinstance(action, actions.DrawTwo):
                return action, bot_words.DRAW_TWO
        raids = [action for action in offered if isinstance(action, actions.SpecialForces)]
        if raids:
            return max(raids, key=lambda raid: _loot(view, raid)), bot_words.RAID
        plan = Plan(self._look(view))
        if view.state.moves:
            best = self._level.best_move(view, plan, offered, stop)
            if best is not None and (END_TURN not in offered or best.score > 0):
                return best.action, bot_words.move(plan, best)
        elif self._wants_second_move(view, plan):
            return actions.FreeMove(), bot_words.FREE_MOVE
        site = self._level.build(plan, offered)
        return (END_TURN, bot_words.END) if site is None else (site, bot_words.BUILD)

    def _wants_second_move(self, view: View, plan: Plan) -> bool:
        s, seat = view.state, view.seat
        if not s.hands[seat][FREE]:
            return False
        listed: list[Action] = []
        movement.list_moves(s, self._kit, seat, s.units_of(seat), listed)
        moves = [action for action in listed if isinstance(action, actions.Move)]
        least = SECOND_MOVE * CARD_VALUES[FREE]
        # Without the errors of the level: the best of many errors would always be enough.
        return any(one.score >= least for one in plan.rate(moves))


def _discard(view: View, choice: Choice) -> Reasoned:
    """Give up the cards that are worth least."""
    hand = view.state.hands[view.seat]

    def kept(action: Action) -> float:
        assert isinstance(action, actions.DiscardDown)
        return kept_value(hand, action.cards)

    return max(choice.actions, key=kept), bot_words.DISCARD


def _flak(view: View) -> Reasoned:
    """Cancel what is played in a combat, and what the leader flies."""
    s = view.state
    others = [seat for seat in range(len(s.sides)) if seat != view.seat and s.is_in(seat)]
    leads = all(s.captures(s.active) >= s.captures(seat) for seat in others)
    if s.fight is not None or leads or s.hands[view.seat][AA] > 1:
        return CANCEL, bot_words.CANCEL
    return actions.LetPass(), bot_words.SAVE_FLAK


def _loot(view: View, raid: actions.SpecialForces) -> tuple[int, int]:
    """Return by what an opponent is chosen for Special Forces: captures, then cards."""
    seat = view.state.sides.index(raid.side)
    return view.state.captures(seat), view.hand_sizes[seat]
