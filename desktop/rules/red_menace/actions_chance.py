"""What dice and draws answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class DrawnEvent(Action, frozen=True):
    """The event card of the turn (RM-8.0a)."""

    number: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"event:{self.number}",)

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "Event {number}: {title}")
        return words.of(number=self.number, title=kit.events[self.number].title)


class DrawnBase(Action, frozen=True):
    """The city card of a formation's launch base (RM-9.2.1a)."""

    city: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"card:{self.city}",)

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "City card {number}, {city}")
        return words.of(number=self.city, city=kit.city_name(self.city))


class DrawnBomber(Action, frozen=True):
    """A bomber from the cup (RM-9.2.4e)."""

    unit: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"cup:{self.unit}",)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "Drew {unit}").of(unit=kit.unit_name(self.unit))


class DrawnCounter(Action, frozen=True):
    """A nuclear counter from the cup (RM-10.1.3e)."""

    marker: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"cup:{self.marker}",)

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "Drew the counter {counter}")
        return words.of(counter=kit.markers[self.marker].name)
