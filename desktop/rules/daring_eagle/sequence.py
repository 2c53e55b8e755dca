"""The turn, chapter 5: discard, move and play cards, draw."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Step, T, Tell
from desktop.rules.daring_eagle import cards, changes, movement, victory
from desktop.rules.daring_eagle.actions import DiscardDown, EndTurn, Move

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State

END_TURN = EndTurn()
MOVE_PROMPT = T("daring_eagle", "Move a unit")
FREE_MOVE_PROMPT = T("daring_eagle", "One more move is free: make it, play cards or end the turn")
MOVED_PROMPT = T("daring_eagle", "Move made: play cards or end the turn")
STUCK_PROMPT = T("daring_eagle", "No unit can move freely: attack, play cards or pass")


class TurnStart(Step, frozen=True):
    """DE-5.1  A player's turn: discard, move and play cards, draw."""

    seat: int

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes.begin_turn(s, self.seat, tell)
        s.then(
            Discarding(),
            MoveAndPlay(),
            cards.Drawing(self.seat, kit.draw_at_turn_end, "DE-5.4a"),
            TurnEnd(len(s.captor) - s.captor.count(-1)),
        )


class Discarding(Step, frozen=True):
    """DE-5.2a  A hand above the limit is discarded down to it before anything else."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.asks(s, kit):
            return None
        hand = s.hands[s.active]
        surplus = sum(hand) - kit.hand_limit
        prompt = T("daring_eagle", "Cards to discard: {cards}").of(cards=surplus)
        sets = discards(hand, surplus)
        return Choice(s.sides[s.active], "DE-5.2a", prompt, tuple(map(DiscardDown, sets)))

    def asks(self, s: State, kit: Kit) -> bool:
        hand = s.hands[s.active]
        cards = sum(hand)
        # With one kind only, or the whole hand to go, there is one way to do it.
        return 0 < kit.hand_limit < cards and max(hand) < cards

    def carry_out(self, s: State, kit: Kit, action: DiscardDown | None, tell: Tell) -> None:
        hand = s.hands[s.active]
        surplus = sum(hand) - kit.hand_limit
        if surplus > 0:
            gone = discards(hand, surplus)[0] if action is None else action.cards
            changes.discard(s, s.active, gone, tell)


class MoveAndPlay(Step, frozen=True):
    """DE-5.3b  One move must be made and any number of cards may be played, in any order."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        seat = s.active
        units = s.units_of(seat)
        if not units:
            return None
        actions: list[Action] = []
        if s.moves:
            movement.list_moves(s, kit, seat, units, actions)
        cards.list_plays(s, kit, seat, [s.at[unit] for unit in units], actions)
        if s.moved:
            actions.append(END_TURN)
            prompt = FREE_MOVE_PROMPT if s.moves else MOVED_PROMPT
        elif movement.can_step(s, kit, units):
            prompt = MOVE_PROMPT
        else:
            actions.append(END_TURN)
            prompt = STUCK_PROMPT
        return Choice(s.sides[seat], "DE-5.3b", prompt, tuple(actions))

    def asks(self, s: State, kit: Kit) -> bool:
        return s.has_units(s.active)

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        match action:
            case None:
                # DE-7.5b: the last unit was lost in the own turn.
                pass
            case EndTurn():
                if not s.moved:
                    changes.pass_turn(s, tell)
            case Move():
                s.then(self)
                movement.make(s, kit, action, tell)
            case _:
                s.then(self)
                cards.play(s, kit, action, tell)


class TurnEnd(Step, frozen=True):
    """DE-5.1  The turn goes to the next player who has units."""

    captures: int
    """Units captured by anybody before this turn."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes.end_turn(s, self.captures, tell)
        place = s.order.index(s.active)
        later = [seat for seat in s.order[place + 1 :] if s.is_in(seat)]
        victory.check_limits(s, tell, round_is_over=not later)
        if later:
            s.then(TurnStart(later[0]))
        else:
            changes.begin_round(s)
            s.then(TurnStart(next(seat for seat in s.order if s.is_in(seat))))


def discards(hand: list[int], surplus: int) -> list[tuple[int, ...]]:
    """Return every set of so many cards of a hand, each once."""
    kinds = [kind for kind, count in enumerate(hand) if count]
    return [
        tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))
        for counts in product(*(range(min(hand[kind], surplus) + 1) for kind in kinds))
        if sum(counts) == surplus
    ]
