"""What the player decides about defences: nuclear Nike, target of a SAM, city of the F-106."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit

NUCLEAR_NIKE = 13
"""The event card that a Nike may fire (RM-8.13a)."""


class FireNike(Action, frozen=True):
    """A Nike fires, with the nuclear missile of card 13 or without (RM-10.6.3a)."""

    nuclear: bool

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"event:{NUCLEAR_NIKE}",) if self.nuclear else ("button:fire",)

    def label(self, kit: Kit) -> Text:
        if self.nuclear:
            return T("red_menace", "Fire the nuclear missile and use up the card")
        return T("red_menace", "Fire without the nuclear missile")


class AimSam(Action, frozen=True):
    """A SAM fires at a bomber of this formation (RM-10.6.1a)."""

    flight: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"flight:{self.flight}",)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "Fire at: {flight}").of(flight=kit.flight_name(self.flight))


class PostF106(Action, frozen=True):
    """The F-106 is Ready and goes to this city (RM-10.2.7b)."""

    city: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"city:{self.city}",)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "F-106 to {city}").of(city=kit.city_name(self.city))
