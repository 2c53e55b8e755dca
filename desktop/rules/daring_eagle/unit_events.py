"""What happens to units, in movement and in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, Side, T, Target, Text
from desktop.rules.daring_eagle.notation import SQUARE_NAMES, Card, Cards, Square

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit


def _unit(kit: Kit, side: Side, division: int) -> Text:
    """Return a unit's name with its colour."""
    return T("daring_eagle", "{side} {unit}").of(
        side=kit.side_name(side), unit=kit.unit_name(division)
    )


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

    def reveals_to(self, side: Side) -> bool:
        # Where a defender goes is its owner's decision; an attacker goes back without one.
        return self.rule == "DE-8.11b" and side != self.side


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
        # Its own side sees whether the other can answer: an attack once confirmed stands.
        return True


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

    def reveals_to(self, side: Side) -> bool:
        return side != self.side


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

    def reveals_to(self, side: Side) -> bool:
        return side != self.side


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
