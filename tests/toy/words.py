"""The actions and events of the race."""

from __future__ import annotations

from typing import Any, ClassVar

from desktop.rules.core import Action, Event, Rolled, Side, T, Target, Text

SIDES = {"north": T("toy", "North"), "south": T("toy", "South")}


# Actions


class DrawCard(Action, frozen=True):
    card: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"card:{self.card}",)

    def label(self, kit: Any) -> Text:
        return T("toy", "Draw {card}").of(card=self.card)


class LayTraps(Action, frozen=True):
    areas: tuple[int, ...]

    @property
    def picks(self) -> tuple[Target, ...]:
        return (*(f"A{area}" for area in self.areas), "button:lay")

    def label(self, kit: Any) -> Text:
        return T("toy", "Lay traps at {areas}").of(areas=", ".join(map(str, self.areas)))


class Walk(Action, frozen=True):
    to: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"A{self.to}",)

    def label(self, kit: Any) -> Text:
        return T("toy", "Walk to {area}").of(area=self.to)


class Sprint(Action, frozen=True):
    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:sprint",)

    def label(self, kit: Any) -> Text:
        return T("toy", "Sprint")


class ShowCard(Action, frozen=True):
    card: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"card:{self.card}",)

    def label(self, kit: Any) -> Text:
        return T("toy", "Show {card}").of(card=self.card)


class EndTurn(Action, frozen=True):
    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:end_turn",)

    def label(self, kit: Any) -> Text:
        return T("toy", "End the turn")


AnyAction = DrawCard | LayTraps | Walk | Sprint | ShowCard | EndTurn | Rolled


# Events


class TurnBegan(Event, frozen=True):
    side: Side
    turn: int

    def text(self, kit: Any) -> Text:
        return T("toy", "Turn {turn}: {side}").of(turn=self.turn, side=SIDES[self.side])


class CardDrawn(Event, frozen=True):
    topic: ClassVar[str] = "card"
    side: Side
    card: str
    """Empty for those who did not see it."""

    def text(self, kit: Any) -> Text:
        if not self.card:
            return T("toy", "{side} draws a card").of(side=SIDES[self.side])
        return T("toy", "{side} draws {card}").of(side=SIDES[self.side], card=self.card)

    def seen_by(self, side: Side | None) -> CardDrawn:
        return self if side == self.side else CardDrawn(self.rule, self.side, "")


class TrapsLaid(Event, frozen=True):
    topic: ClassVar[str] = "move"
    side: Side
    areas: tuple[int, ...]
    """Empty for those who did not see it."""

    def text(self, kit: Any) -> Text:
        return T("toy", "{side} lays traps").of(side=SIDES[self.side])

    def seen_by(self, side: Side | None) -> TrapsLaid:
        return self if side == self.side else TrapsLaid(self.rule, self.side, ())


class Moved(Event, frozen=True):
    topic: ClassVar[str] = "move"
    side: Side
    to: int

    def text(self, kit: Any) -> Text:
        return T("toy", "{side} comes to {area}").of(side=SIDES[self.side], area=self.to)

    def places(self, kit: Any) -> tuple[Target, ...]:
        return (f"A{self.to}",)


class Tried(Event, frozen=True):
    topic: ClassVar[str] = "dice"
    side: Side
    die: int

    def text(self, kit: Any) -> Text:
        return T("toy", "{side} rolls {die}").of(side=SIDES[self.side], die=self.die)


class CardShown(Event, frozen=True):
    topic: ClassVar[str] = "card"
    side: Side
    card: str

    def text(self, kit: Any) -> Text:
        return T("toy", "{side} shows {card}").of(side=SIDES[self.side], card=self.card)

    def reveals_to(self, side: Side) -> bool:
        return side != self.side


class TrapSprung(Event, frozen=True):
    topic: ClassVar[str] = "fight"
    side: Side
    area: int

    def text(self, kit: Any) -> Text:
        return T("toy", "{side} steps into a trap at {area}").of(
            side=SIDES[self.side], area=self.area
        )

    def reveals_to(self, side: Side) -> bool:
        return side == self.side
