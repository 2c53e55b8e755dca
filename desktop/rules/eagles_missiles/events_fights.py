"""What fights, conquest and raids do to units and places, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit


class SquadronEvent(Event, frozen=True):
    """Something that befalls a squadron."""

    squadron: str

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}",)


class SquadronLost(SquadronEvent, frozen=True):
    """A squadron is destroyed (EM-VI.1d)."""

    topic: ClassVar[str] = "fight"
    russian: bool

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} is destroyed.")
        return words.of(squadron=kit.squadron_name(self.squadron))


class SquadronReturned(SquadronEvent, frozen=True):
    """A Russian squadron goes back to its pool (EM-VII.1, EM-IV.C4)."""

    topic: ClassVar[str] = "move"

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} returns to the Russian pool.")
        return words.of(squadron=kit.squadron_name(self.squadron))


class RussiansReturned(Event, frozen=True):
    """All Russian squadrons that are left go back to their pool (EM-IV.C4)."""

    topic: ClassVar[str] = "move"
    squadrons: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadrons} return to the Russian pool.")
        if len(self.squadrons) == 1:
            words = T("eagles_missiles", "{squadrons} returns to the Russian pool.")
        return words.of(squadrons=kit.listed(kit.squadron_name(key) for key in self.squadrons))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return tuple(f"squadron:{key}" for key in self.squadrons)


class SquadronLanded(SquadronEvent, frozen=True):
    """A Polish squadron lands on another airfield (EM-IV.C1c, EM-XI.4)."""

    topic: ClassVar[str] = "move"
    airfield: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{squadron} lands at {airfield}.")
        squadron, airfield = kit.squadron_name(self.squadron), kit.field_name(self.airfield)
        return words.of(squadron=squadron, airfield=airfield)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"squadron:{self.squadron}", f"field:{self.airfield}")


class FieldDestroyed(Event, frozen=True):
    """A city or an airfield lies in ruins (EM-IV.C2b, EM-IV.C3a, EM-XI.3)."""

    topic: ClassVar[str] = "fight"
    field: str
    how: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "The airfield of {field} is in ruins.")
        if self.field in kit.cities:
            words = T("eagles_missiles", "{field} is in ruins: 1 point for Russia.")
        return words.of(field=kit.field_name(self.field))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"field:{self.field}",)


class FieldRepaired(Event, frozen=True):
    """An airfield is intact again (EM-N.10, EM-P.9)."""

    topic: ClassVar[str] = "card"
    field: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "The airfield of {field} is intact again.")
        return words.of(field=kit.field_name(self.field))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"field:{self.field}",)


class AaLost(Event, frozen=True):
    """An AA unit is destroyed (EM-XII.2)."""

    topic: ClassVar[str] = "fight"
    unit: str
    territory: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} in {place} is destroyed.")
        return words.of(unit=kit.aa_name(self.unit), place=kit.territory_name(self.territory))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.territory,)


class AaMoved(Event, frozen=True):
    """An AA unit goes to another territory (EM-V.3a, EM-IV.D1)."""

    topic: ClassVar[str] = "move"
    unit: str
    origin: str
    territory: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit}: from {origin} to {place}.")
        return words.of(
            unit=kit.aa_name(self.unit),
            origin=kit.territory_name(self.origin),
            place=kit.territory_name(self.territory),
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"aa:{self.unit}", self.territory)


class FleetHurt(Event, frozen=True):
    """The Baltic Fleet is weakened for good (EM-X.3b)."""

    topic: ClassVar[str] = "fight"
    amount: int
    left: int

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "The Baltic Fleet loses {amount}: strength {left}.")
        return words.of(amount=self.amount, left=self.left)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return ("fleet",)


class FleetSunk(Event, frozen=True):
    """The Baltic Fleet is destroyed (EM-X.4)."""

    topic: ClassVar[str] = "fight"

    def text(self, kit: Kit) -> Text:
        return T("eagles_missiles", "The Baltic Fleet is destroyed; no more landings.")

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return ("fleet",)


class TerritoryConquered(Event, frozen=True):
    """A territory falls (EM-IV.C2a)."""

    topic: ClassVar[str] = "fight"
    territory: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{place} is conquered.")
        return words.of(place=kit.territory_name(self.territory))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.territory,)
