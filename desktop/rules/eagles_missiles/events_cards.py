"""Cards of Poland and NATO, as they are told; what Russia may not know is left out for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from desktop.rules.core import Event, Side, T, Target, Text
from desktop.rules.eagles_missiles.picking import pick_name
from desktop.rules.eagles_missiles.records import POLES

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit


class CardEvent(Event, frozen=True):
    """Something about one card."""

    topic: ClassVar[str] = "card"
    card: str
    """Its kind; empty for who may not know it."""


class CardDrawn(CardEvent, frozen=True):
    """A Polish commander draws a card, which only the Polish side sees (EM-IV.B3b)."""

    side: Side

    def text(self, kit: Kit) -> Text:
        if not self.card:
            words = T("eagles_missiles", "{side} draws a card.")
            return words.of(side=kit.side_name(self.side))
        words = T("eagles_missiles", "{side} draws {card}.")
        return words.of(side=kit.side_name(self.side), card=kit.card_title(self.card))

    def seen_by(self, side: Side | None) -> Event:
        return self if side in POLES else msgspec.structs.replace(self, card="")

    def reveals_to(self, side: Side) -> bool:
        return side in POLES


class CardPlayed(CardEvent, frozen=True):
    """A Polish commander plays a card (EM-IV.B3c)."""

    side: Side
    targets: tuple[Target, ...]

    def text(self, kit: Kit) -> Text:
        side, title = kit.side_name(self.side), kit.card_title(self.card)
        if not self.targets:
            words = T("eagles_missiles", "{side} plays {card}.")
            return words.of(side=side, card=title)
        words = T("eagles_missiles", "{side} plays {card}: {target}.")
        return words.of(side=side, card=title, target=pick_name(kit, self.targets[0]))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return self.targets


class NatoRevealed(CardEvent, frozen=True):
    """A NATO card is turned up (EM-IV.B2)."""

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "NATO card: {card}.")
        return words.of(card=kit.card_title(self.card))


class NothingHappens(CardEvent, frozen=True):
    """A NATO card has no effect, or none that is possible (EM-IV.B2, EM-N.12)."""

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} has no effect.")
        return words.of(card=kit.card_title(self.card))


class EffectForToday(CardEvent, frozen=True):
    """A NATO card is in force until the end of the day, or on the next (EM-N.3, EM-N.8)."""

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{card} is in force. {text}")
        card = kit.nato_cards[self.card]
        return words.of(card=card.title, text=card.text)


class NatoJoins(Event, frozen=True):
    """A NATO squadron enters the NATO pool (EM-N.1, EM-IX.1)."""

    topic: ClassVar[str] = "card"
    squadron: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} joins the NATO pool.")
        return words.of(squadron=kit.squadron_name(self.squadron))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}",)


class AssaultWeakened(Event, frozen=True):
    """Cards take strength from an assault today (EM-N.5, EM-P.4)."""

    topic: ClassVar[str] = "card"
    territory: str
    amount: int

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "The assault on {place} loses {amount} today.")
        return words.of(place=kit.territory_name(self.territory), amount=self.amount)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.territory,)


class EscortLured(Event, frozen=True):
    """An escort protects nothing today (EM-P.12)."""

    topic: ClassVar[str] = "card"
    squadron: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} protects nothing today.")
        return words.of(squadron=kit.squadron_name(self.squadron))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}",)


class FewerBombers(Event, frozen=True):
    """Russia may take fewer bombers today (EM-P.13)."""

    topic: ClassVar[str] = "card"
    count: int

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "Bombers that Russia may take less today: {count}.")
        return words.of(count=self.count)


class SquadronSaved(Event, frozen=True):
    """A squadron that lost a duel goes home instead of being destroyed (EM-P.11)."""

    topic: ClassVar[str] = "card"
    squadron: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} makes a crash landing and is not destroyed.")
        return words.of(squadron=kit.squadron_name(self.squadron))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}",)


class DieRolledAgain(Event, frozen=True):
    """A die of a fight is rolled again; the new result stands (EM-P.2, EM-P.3)."""

    topic: ClassVar[str] = "dice"
    allied: bool
    before: int
    after: int

    def text(self, kit: Kit) -> Text:
        words = T(
            "eagles_missiles", "The Russian die is rolled again: {after} instead of {before}."
        )
        if self.allied:
            words = T(
                "eagles_missiles", "The allied die is rolled again: {after} instead of {before}."
            )
        return words.of(after=self.after, before=self.before)


class CardsSeen(Event, frozen=True):
    """Poland has looked at the top cards of the Russian deck (EM-N.7)."""

    topic: ClassVar[str] = "card"
    cards: tuple[str, ...]
    """Empty for who may not know them."""
    count: int
    below: str
    """The card put at the bottom, for who may know it."""
    moved: bool

    def text(self, kit: Kit) -> Text:
        if not self.cards:
            words = T("eagles_missiles", "Poland looks at Russian cards: {count}.")
            if self.moved:
                words = T(
                    "eagles_missiles",
                    "Poland looks at Russian cards: {count}; one goes to the bottom.",
                )
            return words.of(count=self.count)
        seen = kit.listed(kit.card_title(card) for card in self.cards)
        if not self.moved:
            words = T("eagles_missiles", "The next Russian cards: {cards}.")
            return words.of(cards=seen)
        words = T("eagles_missiles", "The next Russian cards were {cards}; {below} goes below.")
        return words.of(cards=seen, below=kit.card_title(self.below))

    def seen_by(self, side: Side | None) -> Event:
        return self if side in POLES else msgspec.structs.replace(self, cards=(), below="")

    def reveals_to(self, side: Side) -> bool:
        return side in POLES
