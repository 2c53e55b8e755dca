"""What event cards do, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit

IDLE = {
    "sub_in_play and missiles_left > 0": T(
        "red_menace", "Your submarine is out of the game or has no missile left."
    ),
    "sub_in_play": T("red_menace", "Your submarine is out of the game."),
    "us_aew_base_left": T("red_menace", "The cities A, B and C are destroyed."),
    "aam_uses < 2": T("red_menace", "The nuclear missile was used twice."),
    "nike_on_map > 0": T("red_menace", "No Nike is left."),
    "soviet_pool > 0": T("red_menace", "All formations have taken off."),
    "bombers_on_ground > 0": T("red_menace", "You have no bomber on the ground."),
    "destroyed_us_uk_bombers > 0": T("red_menace", "None of your bombers is destroyed."),
    "destroyed_us_canada_cities >= 3": T(
        "red_menace", "Fewer than three American and Canadian cities are destroyed."
    ),
    "soviet_base": T("red_menace", "No Soviet city stands to take off from."),
    "tu126_base": T("red_menace", "No base is left for the Tu-126."),
}
"""Why a card has no effect, by the condition that fails."""


class EventDrawn(Event, frozen=True):
    """The card of the turn (RM-8.0a)."""

    topic: ClassVar[str] = "card"
    number: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "Event {number}: {title}.")
        return words.of(number=self.number, title=kit.events[self.number].title)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"event:{self.number}",)


class NoEvent(Event, frozen=True):
    """The event deck is empty (RM-8.0c)."""

    topic: ClassVar[str] = "card"

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "The event deck is empty: no event happens.")


class EventIdle(Event, frozen=True):
    """A card has no effect; ``why`` is the condition that fails."""

    topic: ClassVar[str] = "card"
    number: int
    why: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "Event {number} has no effect. {why}")
        return words.of(number=self.number, why=IDLE[self.why])


class EventInForce(Event, frozen=True):
    """A card holds for this turn or from now on."""

    topic: ClassVar[str] = "card"
    number: int

    def text(self, kit: Kit) -> Text:
        return kit.events[self.number].text


class EventKept(Event, frozen=True):
    """The player keeps a card (RM-8.8a, RM-8.13a)."""

    topic: ClassVar[str] = "card"
    number: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "You keep event {number}, {title}, until you want to use it.")
        return words.of(number=self.number, title=kit.events[self.number].title)


class EventReturned(Event, frozen=True):
    """A card goes back into the deck (RM-8.8b, RM-8.19d)."""

    topic: ClassVar[str] = "card"
    number: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "Event {number} is shuffled into the deck again.")
        return words.of(number=self.number)


class BomberReturned(Event, frozen=True):
    """A destroyed bomber of the player comes back (RM-8.9a)."""

    topic: ClassVar[str] = "card"
    unit: str
    city: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "A {unit} comes back on the ground at {city}.")
        return words.of(unit=kit.unit_name(self.unit), city=kit.city_name(self.city))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class NoBaseLeft(Event, frozen=True):
    """Destroyed bombers stay destroyed: none has a base to come back to (RM-8.9a)."""

    topic: ClassVar[str] = "card"

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "No other destroyed bomber has a base to come back to.")


class SubmarineHunted(Event, frozen=True):
    """The Soviet hunt for the player's submarine failed (RM-8.7a)."""

    topic: ClassVar[str] = "dice"

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "Your submarine is hunted and gets away.")


class SovietMissile(Event, frozen=True):
    """A Soviet submarine fired (RM-8.15); ``hit`` says whether a city is to be rolled for."""

    topic: ClassVar[str] = "dice"
    hit: bool

    def text(self, kit: Kit) -> Text:
        if self.hit:
            return T("red_menace", "A Soviet submarine fires, and its missile hits.")
        return T("red_menace", "The Soviet submarines do not hit.")
