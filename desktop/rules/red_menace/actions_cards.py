"""What the player decides when an event is drawn (chapter 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class BaseSupport(Action, frozen=True):
    """The base of the EC-121 or the KC-135 (RM-11.1a)."""

    unit: str
    city: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"city:{self.city}",)

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "Base the {unit} at {city}")
        return words.of(unit=kit.unit_name(self.unit), city=kit.city_name(self.city))


class ReturnBomber(Action, frozen=True):
    """A destroyed bomber comes back; ``number`` is its index in the state (RM-8.9a)."""

    number: int
    city: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return f"bomber:{self.number}", f"city:{self.city}"

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "A {unit} comes back at {city}")
        unit = kit.unit_name(kit.blue_bombers[self.number])
        return words.of(unit=unit, city=kit.city_name(self.city))
