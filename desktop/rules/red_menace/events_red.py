"""What formations do, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class FlightTookOff(Event, frozen=True):
    """A formation took off (RM-9.2.1c)."""

    topic: ClassVar[str] = "move"
    key: str
    base: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{flight} takes off from {city}.")
        return words.of(flight=kit.flight_name(self.key), city=kit.city_name(self.base))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.base].hex,)


class FlightAppeared(Event, frozen=True):
    """A formation is in flight when the game begins (RM-6.1)."""

    topic: ClassVar[str] = "move"
    key: str
    hex: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{flight} is already at {place}.")
        return words.of(flight=kit.flight_name(self.key), place=kit.hex_name(self.hex))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class TargetSet(Event, frozen=True):
    """A formation has a target: its first, or the next one (RM-9.2.1b, RM-9.2.2)."""

    topic: ClassVar[str] = "move"
    key: str
    target: str
    tier: int

    def text(self, kit: Kit) -> Text:
        words = (
            T("red_menace", "{flight} flies to {city}, its primary target."),
            T("red_menace", "{flight} flies to {city}, its secondary target."),
            T("red_menace", "{flight} flies to {city}, its tertiary target."),
        )[self.tier - 1]
        return words.of(flight=kit.flight_name(self.key), city=kit.city_name(self.target))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.target].hex,)


class FlightMoved(Event, frozen=True):
    """A formation moved one hex (RM-9.2.3a)."""

    topic: ClassVar[str] = "move"
    key: str
    start: str
    to: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{flight} moves to {place}.")
        return words.of(flight=kit.flight_name(self.key), place=kit.hex_name(self.to))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return self.start, self.to


class FlightRevealed(Event, frozen=True):
    """The bombers of a formation are known (RM-9.2.4e)."""

    topic: ClassVar[str] = "card"
    key: str
    hex: str
    bombers: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{flight} is detected: {bombers}.")
        return words.of(flight=kit.flight_name(self.key), bombers=kit.unit_names(self.bombers))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class RedBombersLost(Event, frozen=True):
    """Bombers of a formation are out of the game."""

    topic: ClassVar[str] = "fight"
    key: str
    hex: str
    bombers: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{flight} loses {bombers}.")
        return words.of(flight=kit.flight_name(self.key), bombers=kit.unit_names(self.bombers))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class FlightGone(Event, frozen=True):
    """A formation leaves the game."""

    topic: ClassVar[str] = "fight"
    key: str
    hex: str
    fate: str

    def text(self, kit: Kit) -> Text:
        words = {
            "attacked": T("red_menace", "{flight} has attacked and leaves the game."),
            "shot_down": T("red_menace", "{flight} is shot down."),
            "left": T("red_menace", "{flight} has nothing left to attack with or no target left."),
        }[self.fate]
        return words.of(flight=kit.flight_name(self.key))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class LandedInCuba(Event, frozen=True):
    """A bomber landed in Cuba, or did not (RM-8.5a)."""

    topic: ClassVar[str] = "dice"
    unit: str
    landed: bool

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "A {unit} does not reach Cuba.")
        if self.landed:
            words = T("red_menace", "A {unit} lands in Cuba: 1 Soviet point at the end.")
        return words.of(unit=kit.unit_name(self.unit))


class PoolGrounded(Event, frozen=True):
    """No formation takes off any more (RM-9.2.1f)."""

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "No more Soviet formations can take off.")


class BaseGone(Event, frozen=True):
    """The card of a destroyed base leaves the game (RM-9.2.1a)."""

    topic: ClassVar[str] = "card"
    city: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The card of {city} leaves the game: the city is destroyed.")
        return words.of(city=kit.city_name(self.city))


class CaughtOnGround(Event, frozen=True):
    """A Soviet bomber is destroyed before it took off (RM-13.5a)."""

    topic: ClassVar[str] = "fight"
    unit: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{unit} is caught on the ground and destroyed.")
        return words.of(unit=kit.unit_name(self.unit))


class RolledAgain(Event, frozen=True):
    """A rolled city cannot be the target: the die is rolled again (RM-9.2.2d)."""

    topic: ClassVar[str] = "dice"
    city: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{city} is no target any more: rolled again.")
        return words.of(city=kit.city_name(self.city))


class CityAttacked(Event, frozen=True):
    """Bombers of a formation rolled against their target (RM-10.1.2a)."""

    topic: ClassVar[str] = "fight"
    key: str
    city: str
    through: tuple[str, ...]
    failed: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        if not self.through:
            words = T("red_menace", "{flight} fails over {city}: {failed} lost.")
        elif not self.failed:
            words = T("red_menace", "{flight} bombs {city}: {through} came through.")
        else:
            words = T("red_menace", "{flight} bombs {city}: {through} came through, {failed} lost.")
        return words.of(
            flight=kit.flight_name(self.key),
            city=kit.city_name(self.city),
            through=kit.unit_names(self.through),
            failed=kit.unit_names(self.failed),
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)
