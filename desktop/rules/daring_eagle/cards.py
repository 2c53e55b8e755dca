"""The cards of the own turn, chapter 8: what each allows, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Step, T, Tell
from desktop.rules.daring_eagle import changes
from desktop.rules.daring_eagle.actions import (
    AirliftMove,
    CancelCard,
    ChooseSquare,
    Draw,
    DrawTwo,
    EmplacementCard,
    FreeMove,
    RemoveEmplacement,
    SpecialForces,
    Steal,
)
from desktop.rules.daring_eagle.combat import (
    ANSWER_AIRLIFT_PROMPT,
    LANDING_PROMPT,
    ask_for_answer,
    landings,
)
from desktop.rules.daring_eagle.notation import (
    CARD_IDS,
    DRAW,
    EMP,
    ENG,
    FREE,
    LIFT,
    SF,
    SQUARE_NAMES,
)

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State

DRAWS = tuple(Draw(kind) for kind in range(len(CARD_IDS)))
STEALS = tuple(Steal(kind) for kind in range(len(CARD_IDS)))
BUILDS = tuple(EmplacementCard(square) for square in range(len(SQUARE_NAMES)))
REMOVALS = tuple(RemoveEmplacement(square) for square in range(len(SQUARE_NAMES)))
FLIGHTS = tuple(AirliftMove(square) for square in range(len(SQUARE_NAMES)))
DRAW_TWO = DrawTwo()
FREE_MOVE = FreeMove()

DRAW_PROMPT = T("daring_eagle", "Draw a card")
STEAL_PROMPT = T("daring_eagle", "Take a card at random")


def list_plays(s: State, kit: Kit, seat: int, squares: list[int], actions: list[Action]) -> None:
    """Add every card that a seat with units on these squares can play in its own turn."""
    hand = s.hands[seat]
    if not any(hand[EMP:]):
        return
    if hand[EMP] and s.supply:
        actions.extend(BUILDS[square] for square in _nearby(kit, squares) if s.is_empty(square))
    if hand[ENG]:
        actions.extend(
            REMOVALS[square]
            for square in _nearby(kit, squares)
            if s.emplacements[square] == changes.PIECE
        )
    if hand[DRAW] and (s.pile.size or any(s.discard)):
        actions.append(DRAW_TWO)
    if hand[FREE]:
        actions.append(FREE_MOVE)
    if hand[SF]:
        actions.extend(
            SpecialForces(s.sides[other])
            for other in s.order
            if other != seat and any(s.hands[other])
        )
    if hand[LIFT] and s.moves:
        actions.extend(FLIGHTS[square] for square in squares)


def _nearby(kit: Kit, squares: list[int]) -> list[int]:
    """Return the squares next to these, in order."""
    return sorted({near for square in squares for near in kit.neighbours[square]})


def play(s: State, kit: Kit, action: Action, tell: Tell) -> None:
    """Play a card of the own turn."""
    seat = s.active
    match action:
        case EmplacementCard(square):
            changes.play_card(s, seat, EMP, tell, "DE-8.6a")
            changes.place_emplacement(s, seat, square, tell, "DE-8.6a")
        case RemoveEmplacement(square):
            changes.play_card(s, seat, ENG, tell, "DE-8.7a")
            changes.remove_emplacement(s, seat, square, tell)
        case DrawTwo():
            changes.play_card(s, seat, DRAW, tell, "DE-8.12")
            s.then(Drawing(seat, 2, "DE-8.12"))
        case FreeMove():
            changes.play_card(s, seat, FREE, tell, "DE-8.13a")
            changes.grant_move(s, tell)
        case SpecialForces(side):
            changes.play_card(s, seat, SF, tell, "DE-8.15a")
            s.then(Theft(seat, s.sides.index(side)))
        case AirliftMove(square):
            changes.play_card(s, seat, LIFT, tell, "DE-8.9a")
            unit = s.unit_on[square]
            s.then(*(AirliftAnswer(unit, other) for other in s.opponents()), Landing(unit))
        case _:
            raise TypeError(f"{action!r} is not a card of the own turn.")


class Drawing(Step, frozen=True):
    """DE-4.6b  A seat draws cards; an empty draw pile is filled from the discards first."""

    seat: int
    count: int
    rule: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        outcomes = s.pile.outcomes()
        # DE-7.5b: who has lost the last unit draws nothing.
        if not outcomes or not s.is_in(self.seat):
            return None
        kinds, weights = zip(*outcomes, strict=True)
        return Chance(
            "draw",
            self.rule,
            DRAW_PROMPT,
            outcomes=tuple([DRAWS[kind] for kind in kinds]),
            weights=weights,
            # Which kinds are in the pile tells which are in the hands.
            offered=() if s.rules.open_hands else DRAWS,
            learns=None if s.rules.open_hands else (s.sides[self.seat],),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return s.pile.size > 0 and s.is_in(self.seat)

    def carry_out(self, s: State, kit: Kit, action: Draw | None, tell: Tell) -> None:
        if action is not None:
            changes.draw(s, self.seat, action.card, tell, self.rule)
            if self.count > 1:
                s.then(Drawing(self.seat, self.count - 1, self.rule))
        elif not s.is_in(self.seat):
            return
        elif any(s.discard):
            changes.reshuffle(s, tell)
            s.then(self)
        else:
            changes.skip_draw(s, self.seat, tell)


class AirliftAnswer(Step, frozen=True):
    """DE-8.8c  An opponent may cancel an Airlift that is played as a move."""

    unit: int
    seat: int

    def decision(self, s: State, kit: Kit) -> Choice | None:
        return ask_for_answer(s, self.seat, ANSWER_AIRLIFT_PROMPT)

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        if isinstance(action, CancelCard):
            changes.cancel_played(s, self.seat, s.active, LIFT, tell)
            # The first to cancel ends the question, and the unit stays where it is.
            while isinstance(s.steps.pop(), AirliftAnswer):
                pass


class Landing(Step, frozen=True):
    """DE-8.9a  The unit that is flown lands on an empty square."""

    unit: int

    def decision(self, s: State, kit: Kit) -> Choice:
        return Choice(s.sides[s.active], "DE-8.9a", LANDING_PROMPT, landings(s))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: ChooseSquare, tell: Tell) -> None:
        changes.airlift_unit(s, self.unit, action.square, tell)


class Theft(Step, frozen=True):
    """DE-8.15a  A card is taken at random from another hand."""

    thief: int
    victim: int

    def decision(self, s: State, kit: Kit) -> Chance:
        held = [(kind, count) for kind, count in enumerate(s.hands[self.victim]) if count]
        return Chance(
            "steal",
            "DE-8.15a",
            STEAL_PROMPT,
            outcomes=tuple(STEALS[kind] for kind, _ in held),
            weights=tuple(count for _, count in held),
            offered=() if s.rules.open_hands else STEALS,
            learns=None if s.rules.open_hands else (s.sides[self.thief], s.sides[self.victim]),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Steal, tell: Tell) -> None:
        changes.steal(s, self.thief, self.victim, action.card, tell)
