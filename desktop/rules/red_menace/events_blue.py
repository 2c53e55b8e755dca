"""What the player's bombers and submarine do, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class BlueBombersLost(Event, frozen=True):
    """Bombers of the player are destroyed; ``place`` is their hex or, on the ground, their city."""

    topic: ClassVar[str] = "fight"
    place: str
    units: tuple[str, ...]
    numbers: tuple[int, ...]
    grounded: bool = False

    def text(self, kit: Kit) -> Text:
        if self.grounded:
            words = T("red_menace", "Lost on the ground in {place}: {units}.")
            name = kit.city_name(self.place)
        else:
            words = T("red_menace", "Lost at {place}: {units}.")
            name = kit.hex_name(self.place)
        return words.of(place=name, units=kit.unit_names(self.units))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.place].hex if self.grounded else self.place,)


class Recalled(Event, frozen=True):
    """Bombers are called home (RM-12.2.3b)."""

    topic: ClassVar[str] = "move"
    units: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "Called home, with nothing left to attack: {units}.")
        return words.of(units=kit.unit_names(self.units))
