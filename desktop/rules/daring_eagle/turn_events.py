"""What happens around the turns: who goes first, who is out, who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event, Side, T, Target, Text
from desktop.rules.daring_eagle.notation import QUADRANT_IDS, Cards

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit


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
        return T("daring_eagle", "{side} passes: no unit can move freely.").of(
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


class PlayerEliminated(Event, frozen=True):
    """A side lost its last unit; its hand went to the discard pile."""

    side: Side
    cards: Cards

    def text(self, kit: Kit) -> Text:
        return T("daring_eagle", "{side} has no unit left and is out; discarded: {cards}.").of(
            side=kit.side_name(self.side), cards=kit.card_list(self.cards)
        )

    def reveals_to(self, side: Side) -> bool:
        return side != self.side


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
            return T("daring_eagle", "{side} wins. Captures: {captures}.").of(
                side=kit.side_name(self.winners[0]), captures=self.captures
            )
        return T("daring_eagle", "{sides} share the victory with {captures} captures each.").of(
            sides=kit.side_list(self.winners), captures=self.captures
        )
