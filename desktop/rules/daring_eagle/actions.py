"""Everything that can be decided in Daring Eagle.

Squares are indexes 0 (A1) to 143 (L12); cards are the kinds 0 to 14 in the order of the data
file; a set of cards is a sorted tuple of kinds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Side, T, Target, Text
from desktop.rules.daring_eagle.notation import (
    AA,
    DRAW,
    EMP,
    ENG,
    FREE,
    LIFT,
    QUADRANT_IDS,
    SF,
    SQUARE_NAMES,
    Card,
    Cards,
    QuadrantNumber,
    Square,
    card_target,
)

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit


class FirstPlayer(Action, frozen=True):
    """DE-4.2  Chance names the first player."""

    side: Side

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"side:{self.side}",)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} goes first").of(side=kit.side_name(self.side))


class Draw(Action, frozen=True):
    """DE-4.6b  Chance names the card drawn."""

    card: Card

    @property
    def picks(self) -> tuple[Target, ...]:
        return (card_target(self.card),)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "The card drawn is {card}").of(card=kit.card_name(self.card))


class Steal(Action, frozen=True):
    """DE-8.15a  Chance names the card taken from the hand."""

    card: Card

    @property
    def picks(self) -> tuple[Target, ...]:
        return (card_target(self.card),)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "The card taken is {card}").of(card=kit.card_name(self.card))


class ChooseQuadrant(Action, frozen=True):
    """DE-4.3b  A free quadrant, 0 to 3 for SW, NW, NE, SE."""

    quadrant: QuadrantNumber

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"quadrant:{QUADRANT_IDS[self.quadrant]}",)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Take the {quadrant} quadrant").of(
            quadrant=kit.quadrants[self.quadrant].name
        )


class PlaceEmplacement(Action, frozen=True):
    """DE-4.4a  One piece on the green side before play."""

    square: Square

    @property
    def picks(self) -> tuple[Target, ...]:
        return (SQUARE_NAMES[self.square],)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Emplacement on {square}").of(square=SQUARE_NAMES[self.square])


class Deploy(Action, frozen=True):
    """DE-4.5a  A square for every unit."""

    divisions: tuple[Square, ...]
    brigades: tuple[Square, ...]
    template: str = ""
    """The name of the template this is; empty if arranged by hand."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:deploy",)

    def label(self, kit: Kit) -> Text:
        for template in kit.templates:
            if template.key == self.template:
                return T("daring_eagle", "Deploy: {template}").of(template=template.title)
        return T("daring_eagle", "Deploy: own arrangement")


class DiscardDown(Action, frozen=True):
    """DE-5.2a  The cards that go."""

    cards: Cards

    @property
    def picks(self) -> tuple[Target, ...]:
        return tuple(map(card_target, self.cards))

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Discard {cards}").of(cards=kit.card_list(self.cards))


class Move(Action, frozen=True):
    """DE-5.3a  The unit on one square goes to another, or attacks there; cards follow."""

    start: Square
    to: Square

    @property
    def picks(self) -> tuple[Target, ...]:
        return (SQUARE_NAMES[self.start], SQUARE_NAMES[self.to])

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Move {start} to {to}").of(
            start=SQUARE_NAMES[self.start], to=SQUARE_NAMES[self.to]
        )


class EmplacementCard(Action, frozen=True):
    """DE-8.6a  Defensive Emplacement on this square."""

    square: Square

    @property
    def picks(self) -> tuple[Target, ...]:
        return (card_target(EMP), SQUARE_NAMES[self.square])

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "{card}: build on {square}").of(
            card=kit.card_name(EMP), square=SQUARE_NAMES[self.square]
        )


class RemoveEmplacement(Action, frozen=True):
    """DE-8.7a  Engineering Resource removes the piece on this square."""

    square: Square

    @property
    def picks(self) -> tuple[Target, ...]:
        return (card_target(ENG), SQUARE_NAMES[self.square])

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "{card}: clear {square}").of(
            card=kit.card_name(ENG), square=SQUARE_NAMES[self.square]
        )


class DrawTwo(Action, frozen=True):
    """DE-8.12  Draw two cards."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (card_target(DRAW),)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Play {card}").of(card=kit.card_name(DRAW))


class FreeMove(Action, frozen=True):
    """DE-8.13a  One more move this turn."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (card_target(FREE),)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Play {card}").of(card=kit.card_name(FREE))


class SpecialForces(Action, frozen=True):
    """DE-8.15a  Take a card of this side."""

    side: Side

    @property
    def picks(self) -> tuple[Target, ...]:
        return (card_target(SF), f"side:{self.side}")

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "{card} against {side}").of(
            card=kit.card_name(SF), side=kit.side_name(self.side)
        )


class AirliftMove(Action, frozen=True):
    """DE-8.9a  Fly the unit on this square, as the move."""

    square: Square

    @property
    def picks(self) -> tuple[Target, ...]:
        return (card_target(LIFT), SQUARE_NAMES[self.square])

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "{card} for the unit on {square}").of(
            card=kit.card_name(LIFT), square=SQUARE_NAMES[self.square]
        )


class EndTurn(Action, frozen=True):
    """DE-5.3d  End the turn, or pass."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:end_turn",)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "End the turn")


class Attack(Action, frozen=True):
    """DE-6.2a  The combat cards of the initial attack."""

    cards: Cards

    @property
    def picks(self) -> tuple[Target, ...]:
        return (*map(card_target, self.cards), "button:attack")

    def label(self, kit: Kit) -> Text:
        if not self.cards:
            return T("daring_eagle", "Attack without cards")
        return T("daring_eagle", "Attack with {cards}").of(cards=kit.card_list(self.cards))


class Counter(Action, frozen=True):
    """DE-6.3b  Combat cards that bring the total above the other's."""

    cards: Cards

    @property
    def picks(self) -> tuple[Target, ...]:
        return (*map(card_target, self.cards), "button:counter")

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Counter with {cards}").of(cards=kit.card_list(self.cards))


class Match(Action, frozen=True):
    """DE-6.3c  Combat cards that make the totals equal."""

    cards: Cards

    @property
    def picks(self) -> tuple[Target, ...]:
        return (*map(card_target, self.cards), "button:match")

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Offer a tie with {cards}").of(cards=kit.card_list(self.cards))


class AcceptTie(Action, frozen=True):
    """DE-6.3d  Accept the tie on offer."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:accept",)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Accept the tie")


class AirliftOut(Action, frozen=True):
    """DE-8.9c  Leave the combat by Airlift."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:airlift",)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Leave by {card}").of(card=kit.card_name(LIFT))


class RetreatTo(Action, frozen=True):
    """DE-8.10  Leave the combat by Retreat, to this square."""

    square: Square

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:retreat", SQUARE_NAMES[self.square])

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Retreat to {square}").of(square=SQUARE_NAMES[self.square])


class ForceBack(Action, frozen=True):
    """DE-8.11  Drive the other unit out by Forced Retreat."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:force_back",)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Drive the other unit out")


class Surrender(Action, frozen=True):
    """DE-6.3f  Give the unit up."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:surrender",)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Surrender the unit")


class CancelCard(Action, frozen=True):
    """DE-8.8a  Answer with Anti-Aircraft."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:cancel",)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Cancel it with {card}").of(card=kit.card_name(AA))


class LetPass(Action, frozen=True):
    """DE-8.8a  Do not answer."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:let_pass",)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "Let it pass")


class ChooseSquare(Action, frozen=True):
    """DE-8.9, DE-8.11b  Where the unit goes."""

    square: Square

    @property
    def picks(self) -> tuple[Target, ...]:
        return (SQUARE_NAMES[self.square],)

    def label(self, kit: Kit) -> Text:
        return T("daring_eagle", "To {square}").of(square=SQUARE_NAMES[self.square])


AnyAction = (
    FirstPlayer
    | Draw
    | Steal
    | ChooseQuadrant
    | PlaceEmplacement
    | Deploy
    | DiscardDown
    | Move
    | EmplacementCard
    | RemoveEmplacement
    | DrawTwo
    | FreeMove
    | SpecialForces
    | AirliftMove
    | EndTurn
    | Attack
    | Counter
    | Match
    | AcceptTie
    | AirliftOut
    | RetreatTo
    | ForceBack
    | Surrender
    | CancelCard
    | LetPass
    | ChooseSquare
)
