"""What interceptors do, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text
from desktop.rules.red_menace.records import Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class InterceptorUsed(Event, frozen=True):
    """Interceptors of a type went to their box after a fight (RM-9.4c)."""

    topic: ClassVar[str] = "fight"
    unit: str
    reach: Reach
    count: int = 1

    def text(self, kit: Kit) -> Text:
        if self.reach == "long":
            words = T("red_menace", "To the Long box: {count} {unit}.")
        else:
            words = T("red_menace", "To the Normal box: {count} {unit}.")
        return words.of(count=self.count, unit=kit.unit_name(self.unit))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"plane:{self.unit}",)


class InterceptorReady(Event, frozen=True):
    """An interceptor that was set aside joins its Ready box (RM-6.4, RM-8.2)."""

    topic: ClassVar[str] = "card"
    unit: str

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "{unit} joins the Ready box.").of(unit=kit.unit_name(self.unit))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"plane:{self.unit}",)


class InterceptorsShifted(Event, frozen=True):
    """Interceptors moved one box on at the end of the turn (RM-7.14)."""

    ready: tuple[str, ...]
    normal: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        if not self.normal:
            words = T("red_menace", "Ready again: {ready}.")
        elif not self.ready:
            words = T("red_menace", "From Long to Normal: {normal}.")
        else:
            words = T("red_menace", "Ready again: {ready}; from Long to Normal: {normal}.")
        ready, normal = kit.unit_names(self.ready), kit.unit_names(self.normal)
        return words.of(ready=ready, normal=normal)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return tuple(f"plane:{unit}" for unit in dict.fromkeys((*self.ready, *self.normal)))


class InterceptorPosted(Event, frozen=True):
    """A Ready interceptor stands in a city of its own (RM-10.2.7b)."""

    topic: ClassVar[str] = "move"
    unit: str
    city: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{unit} stands Ready at {city}.")
        return words.of(unit=kit.unit_name(self.unit), city=kit.city_name(self.city))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class InterceptorLost(Event, frozen=True):
    """An interceptor leaves the game (RM-10.1.3c, RM-10.2.7c)."""

    topic: ClassVar[str] = "fight"
    unit: str

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "{unit} leaves the game.").of(unit=kit.unit_name(self.unit))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"plane:{self.unit}",)


class InterceptorsSent(Event, frozen=True):
    """Interceptors were assigned to a formation (RM-10.2.1a)."""

    topic: ClassVar[str] = "fight"
    key: str
    hex: str
    units: tuple[str, ...]
    nuclear: str = ""

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{planes} against {flight} at {place}.")
        if self.nuclear:
            words = T("red_menace", "{planes} with a nuclear missile against {flight} at {place}.")
        return words.of(
            planes=kit.unit_names(self.units),
            flight=kit.flight_name(self.key),
            place=kit.hex_name(self.hex),
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class TookOffInTime(Event, frozen=True):
    """Tests for the long range: who takes off and who stays Ready (RM-10.2.5a)."""

    topic: ClassVar[str] = "dice"
    unit: str
    dice: tuple[int, ...]
    passed: int

    def text(self, kit: Kit) -> Text:
        words = T(
            "red_menace", "{unit}, test for the long range ({dice}): {passed} of {all} fight."
        )
        return words.of(
            unit=kit.unit_name(self.unit),
            dice=", ".join(map(str, self.dice)),
            passed=self.passed,
            all=len(self.dice),
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"plane:{self.unit}",)


class InterceptorsFired(Event, frozen=True):
    """Dice of interceptors, or the extra die of the AEW, against a formation (RM-10.2b)."""

    topic: ClassVar[str] = "dice"
    key: str
    hex: str
    units: tuple[str, ...]
    dice: tuple[int, ...]
    hits: int
    extra: bool = False
    """Whether this is the extra die of the EC-121 (RM-11.3.1b)."""

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{planes} at {flight} ({dice}): {hits} hits.")
        if self.hits == 1:
            words = T("red_menace", "{planes} at {flight} ({dice}): 1 hit.")
        if self.extra:
            words = T("red_menace", "The extra die at {flight} ({dice}) misses.")
            if self.hits:
                words = T("red_menace", "The extra die at {flight} ({dice}) hits.")
        return words.of(
            planes=kit.unit_names(self.units),
            flight=kit.flight_name(self.key),
            dice=", ".join(map(str, self.dice)),
            hits=self.hits,
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class MissileFired(Event, frozen=True):
    """The nuclear missile of card 8 was fired: which formations it destroys (RM-10.2.8b)."""

    topic: ClassVar[str] = "dice"
    unit: str
    hex: str
    die: int
    destroyed: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        if not self.destroyed:
            words = T("red_menace", "The nuclear missile of the {unit} misses ({die}).")
            return words.of(unit=kit.unit_name(self.unit), die=self.die)
        words = T("red_menace", "The nuclear missile of the {unit} ({die}) destroys {flights}.")
        return words.of(
            unit=kit.unit_name(self.unit),
            die=self.die,
            flights=kit.listed(map(kit.flight_name, self.destroyed)),
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)
