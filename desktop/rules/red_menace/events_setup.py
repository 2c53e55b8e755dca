"""What the player places before the first turn, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class NikePlaced(Event, frozen=True):
    """The field Nike stands on the map (RM-6.9)."""

    topic: ClassVar[str] = "move"
    hex: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The Nike stands at {place}.")
        return words.of(place=kit.hex_name(self.hex))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class BombersPlaced(Event, frozen=True):
    """Bombers are on the ground at a base (RM-6.12)."""

    topic: ClassVar[str] = "move"
    city: str
    units: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "On the ground at {city}: {units}.")
        return words.of(city=kit.city_name(self.city), units=kit.unit_names(self.units))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class BomberLifted(Event, frozen=True):
    """A bomber is set aside again (RM-6.12)."""

    topic: ClassVar[str] = "move"
    unit: str
    city: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The {unit} at {city} is set aside again.")
        return words.of(unit=kit.unit_name(self.unit), city=kit.city_name(self.city))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class HexTaken(Event, frozen=True):
    """A die put a formation where another one is already: it is rolled again (RM-6.1)."""

    topic: ClassVar[str] = "dice"
    hex: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "Another formation is at {place}: the die is rolled again.")
        return words.of(place=kit.hex_name(self.hex))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)
