"""What the player decides before the first turn (RM-6.4, RM-6.9, RM-6.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class PlaceNike(Action, frozen=True):
    """The hex of the field Nike (RM-6.9)."""

    hex: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (self.hex,)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "The Nike stands at {place}").of(place=kit.hex_name(self.hex))


class PlaceBomber(Action, frozen=True):
    """A bomber is put on the ground; ``number`` is its index in the state (RM-6.12)."""

    number: int
    city: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return f"bomber:{self.number}", f"city:{self.city}"

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "{unit} to {city}")
        unit = kit.unit_name(kit.blue_bombers[self.number])
        return words.of(unit=unit, city=kit.city_name(self.city))


class LiftBomber(Action, frozen=True):
    """A bomber is taken off its base again, as long as bombers are placed (RM-6.12)."""

    number: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return f"bomber:{self.number}", "button:lift"

    def label(self, kit: Kit) -> Text:
        unit = kit.unit_name(kit.blue_bombers[self.number])
        return T("red_menace", "Take the {unit} off its base again").of(unit=unit)


class DefaultDeployment(Action, frozen=True):
    """All bombers that are still aside get a base (RM-6.12)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:default_deployment",)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "Place all other bombers for me")


class FinishDeployment(Action, frozen=True):
    """All bombers stand as they shall (RM-6.12)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:finish_deployment",)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "All bombers stand as they shall")
