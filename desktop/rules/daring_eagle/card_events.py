"""What happens to cards and emplacements."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

import msgspec

from desktop.rules.core import Event, Side, T, Target, Text
from desktop.rules.daring_eagle.notation import LIFT, SQUARE_NAMES, Card, Cards, Square

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit

HIDDEN = -1
"""The kind of a card as those see it who do not learn it."""


class EmplacementPlaced(Event, frozen=True):
    """An emplacement piece came onto the board."""

    topic: ClassVar[str] = "card"
    side: Side
    square: Square

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} builds an emplacement on {square}.").of(
            side=kit.side_name(self.side), square=SQUARE_NAMES[self.square]
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (SQUARE_NAMES[self.square],)


class EmplacementRemoved(Event, frozen=True):
    """An emplacement piece went back to the supply."""

    topic: ClassVar[str] = "card"
    side: Side
    square: Square

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} clears the emplacement on {square}.").of(
            side=kit.side_name(self.side), square=SQUARE_NAMES[self.square]
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (SQUARE_NAMES[self.square],)


class CardsDiscarded(Event, frozen=True):
    """Cards went from a hand to the discard pile without effect."""

    topic: ClassVar[str] = "card"
    side: Side
    cards: Cards

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} discards {cards}.").of(
            side=kit.side_name(self.side), cards=kit.card_list(self.cards)
        )

    def reveals_to(self, side: Side) -> bool:
        return side != self.side


class MoveCardsPaid(Event, frozen=True):
    """Cards were paid with a move."""

    topic: ClassVar[str] = "card"
    side: Side
    cards: Cards

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} pays {cards} for the move.").of(
            side=kit.side_name(self.side), cards=kit.card_list(self.cards)
        )

    def reveals_to(self, side: Side) -> bool:
        return side != self.side


class CardPlayed(Event, frozen=True):
    """A card was played for its effect, and lies on the discard pile."""

    topic: ClassVar[str] = "card"
    side: Side
    card: Card

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} plays {card}.").of(
            side=kit.side_name(self.side), card=kit.card_name(self.card)
        )

    def reveals_to(self, side: Side) -> bool:
        # Whoever plays an Airlift sees whether it is answered.
        return side != self.side or self.card == LIFT


class CardDrawn(Event, frozen=True):
    """A side drew a card; only those that learn it see which."""

    topic: ClassVar[str] = "card"
    side: Side
    card: int
    learns: tuple[Side, ...] | None
    """``None`` is everybody."""

    def text(self, kit: Kit) -> Text:
        name = kit.side_name(self.side)
        if self.card == HIDDEN:
            return T("daring_eagle", "{side} draws a card.").of(side=name)
        return T("daring_eagle", "{side} draws {card}.").of(
            side=name, card=kit.card_name(self.card)
        )

    def seen_by(self, side: Side | None) -> Self:
        if self.learns is None or side in self.learns:
            return self
        return msgspec.structs.replace(self, card=HIDDEN)


class CardsReshuffled(Event, frozen=True):
    """The discard pile became the draw pile."""

    topic: ClassVar[str] = "card"
    cards: int

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "The {cards} discards are shuffled into a new draw pile.").of(
            cards=self.cards
        )


class DrawSkipped(Event, frozen=True):
    """There was no card left to draw."""

    topic: ClassVar[str] = "card"
    side: Side

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} draws nothing: both piles are empty.").of(
            side=kit.side_name(self.side)
        )


class CardStolen(Event, frozen=True):
    """A card went from one hand to another; only those that learn it see which."""

    topic: ClassVar[str] = "card"
    side: Side
    victim: Side
    card: int
    learns: tuple[Side, ...] | None
    """``None`` is everybody."""

    def text(self, kit: Kit) -> Text:
        names = {"side": kit.side_name(self.side), "victim": kit.side_name(self.victim)}
        if self.card == HIDDEN:
            return T("daring_eagle", "{side} takes a card of {victim}.").of(**names)
        return T("daring_eagle", "{side} takes {card} of {victim}.").of(
            card=kit.card_name(self.card), **names
        )

    def seen_by(self, side: Side | None) -> Self:
        if self.learns is None or side in self.learns:
            return self
        return msgspec.structs.replace(self, card=HIDDEN)


class FreeMoveGranted(Event, frozen=True):
    """A side has one more move this turn."""

    topic: ClassVar[str] = "card"
    side: Side

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} may make one more move.").of(side=kit.side_name(self.side))
