"""Everything that happens in Daring Eagle, as log and animation are told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

import msgspec

from desktop.rules.core import Event, Side, T, Target, Text
from desktop.rules.daring_eagle.notation import QUADRANT_IDS, SQUARE_NAMES, Card, Cards, Square

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit

HIDDEN = -1
"""The kind of a card as those see it who do not learn it."""


def _unit(kit: Kit, side: Side, division: int) -> Text:
    """Return a unit's name with its colour."""
    return T("daring_eagle", "{side} {unit}").of(
        side=kit.side_name(side), unit=kit.unit_name(division)
    )


class FirstPlayerSet(Event, frozen=True):
    """Who goes first is known."""

    side: Side

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} goes first.").of(side=kit.side_name(self.side))


class QuadrantChosen(Event, frozen=True):
    """A side has its quadrant."""

    side: Side
    quadrant: int

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} takes the {quadrant} quadrant.").of(
            side=kit.side_name(self.side), quadrant=kit.quadrants[self.quadrant].name
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"quadrant:{QUADRANT_IDS[self.quadrant]}",)


class TurnOrderSet(Event, frozen=True):
    """The order of the turns is fixed."""

    sides: tuple[Side, ...]

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "Order of turns: {sides}.").of(sides=kit.side_list(self.sides))


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


class UnitsDeployed(Event, frozen=True):
    """A side has deployed all its units."""

    topic: ClassVar[str] = "move"
    side: Side
    units: tuple[int, ...]
    squares: tuple[Square, ...]

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} deploys {units} units.").of(
            side=kit.side_name(self.side), units=len(self.units)
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return tuple(SQUARE_NAMES[square] for square in self.squares)


class TurnStarted(Event, frozen=True):
    """A side's turn begins."""

    side: Side
    turn: int

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "Turn {turn}: {side}.").of(
            turn=self.turn, side=kit.side_name(self.side)
        )


class TurnPassed(Event, frozen=True):
    """A side ends its turn without a move, because it had none."""

    side: Side

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} passes: no unit can move.").of(
            side=kit.side_name(self.side)
        )


class TurnEnded(Event, frozen=True):
    """A side's turn is over."""

    side: Side
    turn: int

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} ends turn {turn}.").of(
            side=kit.side_name(self.side), turn=self.turn
        )


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
        return side != self.side


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


class UnitMoved(Event, frozen=True):
    """A unit moved to an empty square."""

    topic: ClassVar[str] = "move"
    side: Side
    unit: int
    division: int
    start: Square
    to: Square

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{unit} moves from {start} to {to}.").of(
            unit=_unit(kit, self.side, self.division),
            start=SQUARE_NAMES[self.start],
            to=SQUARE_NAMES[self.to],
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (SQUARE_NAMES[self.start], SQUARE_NAMES[self.to])


class UnitAirlifted(UnitMoved, frozen=True):
    """A unit was flown to another square."""

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{unit} is flown from {start} to {to}.").of(
            unit=_unit(kit, self.side, self.division),
            start=SQUARE_NAMES[self.start],
            to=SQUARE_NAMES[self.to],
        )


class UnitRetreated(UnitMoved, frozen=True):
    """A unit left a combat by Retreat."""

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{unit} retreats from {start} to {to}.").of(
            unit=_unit(kit, self.side, self.division),
            start=SQUARE_NAMES[self.start],
            to=SQUARE_NAMES[self.to],
        )


class UnitForcedBack(UnitMoved, frozen=True):
    """A unit was driven out of a combat."""

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{unit} is driven from {start} to {to}.").of(
            unit=_unit(kit, self.side, self.division),
            start=SQUARE_NAMES[self.start],
            to=SQUARE_NAMES[self.to],
        )


class AttackDeclared(Event, frozen=True):
    """A unit moved into an enemy's square."""

    topic: ClassVar[str] = "fight"
    side: Side
    unit: int
    division: int
    start: Square
    to: Square
    enemy: Side
    enemy_unit: int
    enemy_division: int

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{unit} attacks {enemy} on {square}.").of(
            unit=_unit(kit, self.side, self.division),
            enemy=_unit(kit, self.enemy, self.enemy_division),
            square=SQUARE_NAMES[self.to],
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (SQUARE_NAMES[self.start], SQUARE_NAMES[self.to])


class CardsCommitted(Event, frozen=True):
    """A side put combat cards into a combat."""

    topic: ClassVar[str] = "fight"
    side: Side
    cards: Cards
    total: int
    other: int

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} commits {cards}: {total} against {other}.").of(
            side=kit.side_name(self.side),
            cards=kit.card_list(self.cards),
            total=self.total,
            other=self.other,
        )

    def reveals_to(self, side: Side) -> bool:
        return side != self.side


class CardCancelled(Event, frozen=True):
    """A card was answered with Anti-Aircraft."""

    topic: ClassVar[str] = "fight"
    side: Side
    """Who cancelled it."""
    owner: Side
    card: Card

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} cancels the {card} of {owner}.").of(
            side=kit.side_name(self.side),
            card=kit.card_name(self.card),
            owner=kit.side_name(self.owner),
        )

    def reveals_to(self, side: Side) -> bool:
        return side != self.side


class TieOffered(Event, frozen=True):
    """A side offers the other a tie."""

    topic: ClassVar[str] = "fight"
    side: Side
    total: int

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} offers a tie at {total}.").of(
            side=kit.side_name(self.side), total=self.total
        )


class TieAccepted(Event, frozen=True):
    """A tie was accepted; whether it had to be, only the side itself is told (DE-6.3h)."""

    topic: ClassVar[str] = "fight"
    side: Side
    forced: bool

    def text(self, kit: Kit) -> Text:
        name = kit.side_name(self.side)
        if self.forced:
            return T("daring_eagle", "{side} can do nothing but accept the tie.").of(side=name)
        return T("daring_eagle", "{side} accepts the tie.").of(side=name)

    def seen_by(self, side: Side | None) -> Event:
        return self if side == self.side else TieAccepted("DE-6.3d", self.side, forced=False)


class Surrendered(Event, frozen=True):
    """A side gave its unit up; whether it had to, only the side itself is told (DE-6.3h)."""

    topic: ClassVar[str] = "fight"
    side: Side
    forced: bool

    def text(self, kit: Kit) -> Text:
        name = kit.side_name(self.side)
        if self.forced:
            return T("daring_eagle", "{side} can do nothing but surrender.").of(side=name)
        return T("daring_eagle", "{side} surrenders.").of(side=name)

    def seen_by(self, side: Side | None) -> Event:
        return self if side == self.side else Surrendered("DE-6.3f", self.side, forced=False)


class UnitCaptured(Event, frozen=True):
    """A unit was captured."""

    topic: ClassVar[str] = "fight"
    side: Side
    """Whose unit it was."""
    unit: int
    division: int
    square: Square
    captor: Side
    captures: int
    """How many the captor has now."""

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{captor} captures {unit} on {square} and has {captures}.").of(
            captor=kit.side_name(self.captor),
            unit=_unit(kit, self.side, self.division),
            square=SQUARE_NAMES[self.square],
            captures=self.captures,
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (SQUARE_NAMES[self.square],)


class CombatEnded(Event, frozen=True):
    """A combat is over, and its cards lie on the discard pile."""

    topic: ClassVar[str] = "fight"
    square: Square
    holder: Side | None
    """Whose unit holds the square; ``None`` after a tie."""
    cards: Cards
    result: str
    """``attacker_won``, ``defender_won``, ``tie`` or ``left``."""

    def text(self, kit: Kit) -> Text:
        square = SQUARE_NAMES[self.square]
        if self.holder is None:
            return T("daring_eagle", "The combat ends in a tie; {square} is empty.").of(
                square=square
            )
        return T("daring_eagle", "The combat is over; {side} holds {square}.").of(
            side=kit.side_name(self.holder), square=square
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (SQUARE_NAMES[self.square],)


class PlayerEliminated(Event, frozen=True):
    """A side lost its last unit; its hand went to the discard pile."""

    side: Side
    cards: Cards

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} has no unit left and is out; discarded: {cards}.").of(
            side=kit.side_name(self.side), cards=kit.card_list(self.cards)
        )


class StalemateReached(Event, frozen=True):
    """Too many turns went by without a capture."""

    turns: int

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "Stalemate: {turns} turns in a row without a capture.").of(
            turns=self.turns
        )


class TurnLimitReached(Event, frozen=True):
    """The agreed number of rounds has been played."""

    rounds: int

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "The limit of {rounds} rounds is reached.").of(rounds=self.rounds)


class GameWon(Event, frozen=True):
    """The game is over."""

    winners: tuple[Side, ...]
    captures: int
    """Of each winner."""

    def text(self, kit: Kit) -> Text:
        if len(self.winners) == 1:
            return T("daring_eagle", "{side} wins with {captures} captures.").of(
                side=kit.side_name(self.winners[0]), captures=self.captures
            )
        return T("daring_eagle", "{sides} share the victory with {captures} captures each.").of(
            sides=kit.side_list(self.winners), captures=self.captures
        )
