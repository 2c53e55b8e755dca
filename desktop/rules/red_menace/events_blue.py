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


class LastLaunches(Event, frozen=True):
    """The last red formation is gone: this take-off phase is the last (RM-9.3.2d)."""

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "No formation is left: your bombers take off for the last time.")


class LateLaunches(Event, frozen=True):
    """Event 1 lets bombers take off once more (RM-9.3.2e)."""

    count: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "Up to {count} bombers may take off this turn, for the last time.")
        return words.of(count=self.count)


class BombersTookOff(Event, frozen=True):
    """Bombers of one base took off (RM-9.3.2b)."""

    topic: ClassVar[str] = "move"
    city: str
    units: tuple[str, ...]
    numbers: tuple[int, ...]

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "Take-off from {city}: {units}.")
        return words.of(city=kit.city_name(self.city), units=kit.unit_names(self.units))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class BombersMoved(Event, frozen=True):
    """Bombers of the player moved one hex together (RM-9.3.3a)."""

    topic: ClassVar[str] = "move"
    start: str
    to: str
    units: tuple[str, ...]
    numbers: tuple[int, ...]

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "To {place}: {units}.")
        return words.of(place=kit.hex_name(self.to), units=kit.unit_names(self.units))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return self.start, self.to


class BombersHalted(Event, frozen=True):
    """Fast bombers do not use all their movement (RM-9.3.3a)."""

    topic: ClassVar[str] = "move"
    place: str
    units: tuple[str, ...]
    numbers: tuple[int, ...]

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The move ends at {place}: {units}.")
        return words.of(place=kit.hex_name(self.place), units=kit.unit_names(self.units))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.place,)


class CityAttacked(Event, frozen=True):
    """A squadron attacks the city below it, or is told not to (RM-10.1.2c)."""

    topic: ClassVar[str] = "fight"
    city: str
    units: tuple[str, ...]
    """What attacks; nothing when the squadron is told not to."""

    def text(self, kit: Kit) -> Text:
        if not self.units:
            words = T("red_menace", "No attack on {city}.")
            return words.of(city=kit.city_name(self.city))
        words = T("red_menace", "Attack on {city}: {units}.")
        return words.of(city=kit.city_name(self.city), units=kit.unit_names(self.units))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class StrikeRolled(Event, frozen=True):
    """The die of a bomber that attacks a city (RM-10.0)."""

    topic: ClassVar[str] = "dice"
    city: str
    unit: str
    face: int
    needs: int
    """The least face that succeeds."""

    def text(self, kit: Kit) -> Text:
        words = T(
            "red_menace", "{unit} over {city} needs {needs} and rolls {face}: it is shot down."
        )
        if self.face >= self.needs:
            words = T("red_menace", "{unit} over {city} needs {needs} and rolls {face}: it hits.")
        return words.of(
            unit=kit.unit_name(self.unit),
            city=kit.city_name(self.city),
            needs=self.needs,
            face=self.face,
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class BomberLanded(Event, frozen=True):
    """A bomber that has attacked landed at a base (RM-10.1.3i)."""

    topic: ClassVar[str] = "move"
    city: str
    unit: str
    number: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{unit} lands in {city}.")
        return words.of(unit=kit.unit_name(self.unit), city=kit.city_name(self.city))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class NoBase(Event, frozen=True):
    """A bomber that has attacked finds no base (RM-10.1.3i, RM-10.1.3j)."""

    topic: ClassVar[str] = "fight"
    unit: str
    place: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{unit} has no base left to land at.")
        return words.of(unit=kit.unit_name(self.unit))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.place,)


class SubmarineSailed(Event, frozen=True):
    """The submarine moved (RM-9.6b)."""

    topic: ClassVar[str] = "move"
    start: str
    to: str
    left: int
    """Moves that it still has in the game."""

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The submarine sails to {place}; moves left: {left}.")
        return words.of(place=kit.hex_name(self.to), left=self.left)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return self.start, self.to


class SubmarineHeld(Event, frozen=True):
    """The submarine stayed where it is (RM-9.6a)."""

    place: str

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "The submarine holds its position.")

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.place,)


class PolarisFired(Event, frozen=True):
    """The submarine fired a missile at a city (RM-10.5.1c)."""

    topic: ClassVar[str] = "fight"
    city: str
    place: str
    left: int
    """Missiles that it still has."""

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The submarine fires at {city}; missiles left: {left}.")
        return words.of(city=kit.city_name(self.city), left=self.left)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return self.place, kit.cities[self.city].hex


class PolarisMissed(Event, frozen=True):
    """The missile of the submarine did not hit (RM-10.5.1a)."""

    topic: ClassVar[str] = "dice"
    city: str

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "The missile misses {city}.").of(city=kit.city_name(self.city))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class SubmarineLost(Event, frozen=True):
    """The submarine is out of the game (RM-8.7a)."""

    topic: ClassVar[str] = "fight"
    place: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "Your submarine is sunk at {place}.")
        return words.of(place=kit.hex_name(self.place))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.place,)


class MissileAdded(Event, frozen=True):
    """The submarine may fire once more (RM-8.10a)."""

    left: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "Your submarine has one missile more: {missiles} in all.")
        return words.of(missiles=self.left)
