"""What happens in the Russian phase, as it is told (EM-IV.A); all of it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, Side, T, Target, Text
from desktop.rules.eagles_missiles.components_map import SEA

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit


class CardEvent(Event, frozen=True):
    """Something that befalls a Russian card."""

    topic: ClassVar[str] = "card"
    card: str

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"rcard:{self.card}",)


class RussianCardDrawn(CardEvent, frozen=True):
    """Russia drew a card (EM-IV.A1b, EM-IV.A2a)."""

    side: Side

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{side} draws {card}.")
        return words.of(side=kit.side_name(self.side), card=kit.card_title(self.card))


class DrawingStopped(Event, frozen=True):
    """A commander draws no additional card any more (EM-IV.A2a)."""

    topic: ClassVar[str] = "card"
    side: Side
    extra: int
    """Additional cards of today so far."""

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{side} stops drawing; additional cards: {count}.")
        return words.of(side=kit.side_name(self.side), count=self.extra)


class CardHandedOver(CardEvent, frozen=True):
    """A Russian commander hands a card to the other (EM-XIII.b3)."""

    side: Side

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} is handed to {side}.")
        return words.of(side=kit.side_name(self.side), card=kit.card_title(self.card))


class AssaultLaid(CardEvent, frozen=True):
    """An assault card lies on a line (EM-IV.A3a)."""

    line: str
    territory: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} on line {line} attacks {place}.")
        card, place = kit.card_title(self.card), kit.territory_name(self.territory)
        return words.of(card=card, line=self.line, place=place)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return f"rcard:{self.card}", self.territory


class MissileLaid(CardEvent, frozen=True):
    """A missile card lies on a territory (EM-IV.A3g)."""

    territory: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} is aimed at {place}.")
        place = kit.territory_name(self.territory)
        return words.of(card=kit.card_title(self.card), place=place)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return f"rcard:{self.card}", self.territory


class CardLifted(CardEvent, frozen=True):
    """A card was taken off the board again."""

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} is taken back.")
        return words.of(card=kit.card_title(self.card))


class CardLeftOver(CardEvent, frozen=True):
    """A card for which there is no place leaves the game (EM-IV.A3f, EM-XI.1)."""

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "There is no place for {card}: it leaves the game.")
        return words.of(card=kit.card_title(self.card))


class SquadronPlaced(Event, frozen=True):
    """A Russian squadron has its place for the day (EM-IV.A5a)."""

    topic: ClassVar[str] = "move"
    squadron: str
    role: str
    place: str
    """A territory; of a support the card."""

    def text(self, kit: Kit) -> Text:
        squadron = kit.squadron_name(self.squadron)
        if self.role == "support":
            words = T("eagles_missiles", "{squadron} supports {card}.")
            return words.of(squadron=squadron, card=kit.card_title(self.place))
        words = T("eagles_missiles", "{squadron} escorts in {place}.")
        if self.place == SEA:
            words = T("eagles_missiles", "{squadron} escorts the Baltic Fleet.")
        elif self.role == "raid":
            words = T("eagles_missiles", "{squadron} raids {place}.")
        return words.of(squadron=squadron, place=kit.territory_name(self.place))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        place = f"rcard:{self.place}" if self.role == "support" else self.place
        return f"squadron:{self.squadron}", place


class PlacementEnded(Event, frozen=True):
    """A commander has placed his squadrons for good (EM-IV.A5d), or could place none."""

    side: Side
    squadrons: int

    def text(self, kit: Kit) -> Text:
        side = kit.side_name(self.side)
        if not self.squadrons:
            return T("eagles_missiles", "{side} sends no squadron.").of(side=side)
        words = T("eagles_missiles", "{side} has sent squadrons: {count}.")
        return words.of(side=side, count=self.squadrons)
