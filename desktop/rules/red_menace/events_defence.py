"""What Soviet interceptors and SAMs of both sides do, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class DefendersCame(Event, frozen=True):
    """Interceptors fight the bombers of a hex (RM-10.2.1e)."""

    topic: ClassVar[str] = "fight"
    hex: str
    interceptors: tuple[str, ...]
    bombers: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{interceptors} against {bombers} at {place}.")
        return words.of(
            interceptors=kit.unit_names(self.interceptors),
            bombers=kit.unit_names(self.bombers),
            place=kit.hex_name(self.hex),
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class DefendersRolled(Event, frozen=True):
    """The dice of a fight with the player's bombers (RM-10.2b)."""

    topic: ClassVar[str] = "dice"
    hex: str
    faces: tuple[int, ...]
    hits: int

    def text(self, kit: Kit) -> Text:
        return _rolled(self.faces, self.hits)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class Su9Tested(Event, frozen=True):
    """The Su-9 tried to reach bombers at long range (RM-10.2.4b)."""

    topic: ClassVar[str] = "dice"
    hex: str
    face: int
    reached: bool

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The Su-9 does not reach {place}: {face}. It stays Ready.")
        if self.reached:
            words = T("red_menace", "The Su-9 reaches {place}: {face}.")
        return words.of(place=kit.hex_name(self.hex), face=self.face)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class SamFired(Event, frozen=True):
    """A SAM fired (RM-10.6)."""

    topic: ClassVar[str] = "dice"
    unit: str
    hex: str
    faces: tuple[int, ...]
    hits: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{unit} fires at {place}. {result}")
        return words.of(
            unit=kit.unit_name(self.unit),
            place=kit.hex_name(self.hex),
            result=_rolled(self.faces, self.hits),
        )

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class NikeArmed(Event, frozen=True):
    """The player fires a Nike with a nuclear missile (RM-10.6.3a)."""

    topic: ClassVar[str] = "card"
    unit: str
    hex: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The {unit} at {place} fires a nuclear missile.")
        return words.of(unit=kit.unit_name(self.unit), place=kit.hex_name(self.hex))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class SamTested(Event, frozen=True):
    """A SAM that missed stays or is out of the game (RM-10.6.1b, RM-10.6.2e)."""

    topic: ClassVar[str] = "dice"
    unit: str
    hex: str
    face: int
    stays: bool

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{face}: the {unit} at {place} is out of the game.")
        if self.stays:
            words = T("red_menace", "{face}: the {unit} at {place} stays.")
        name, place = kit.unit_name(self.unit), kit.hex_name(self.hex)
        return words.of(face=self.face, unit=name, place=place)

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class SamLost(Event, frozen=True):
    """A SAM falls with its city (RM-10.1.3c, RM-10.1.3d, RM-9.7)."""

    topic: ClassVar[str] = "fight"
    unit: str
    hex: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The {unit} at {place} is out of the game.")
        return words.of(unit=kit.unit_name(self.unit), place=kit.hex_name(self.hex))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class Sa2Searched(Event, frozen=True):
    """Whether an SA-2 appeared in a hex that bombers entered (RM-10.6.2a, RM-S4.0a)."""

    topic: ClassVar[str] = "dice"
    hex: str
    faces: tuple[int, ...]
    appears: bool

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "No SA-2 at {place}: {faces}.")
        if self.appears:
            words = T("red_menace", "An SA-2 appears at {place}: {faces}.")
        return words.of(place=kit.hex_name(self.hex), faces=_faces(self.faces))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (self.hex,)


class Sa2Returned(Event, frozen=True):
    """The SA-2s of module S come off the map (RM-S4.0b)."""

    hexes: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "SA-2s come off the map: {places}.")
        return words.of(places=kit.listed(kit.hex_name(each) for each in self.hexes))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return self.hexes


def _rolled(faces: tuple[int, ...], hits: int) -> Text:
    words = T("red_menace", "Rolled {faces}: {hits} hits.")
    if hits == 1:
        words = T("red_menace", "Rolled {faces}: 1 hit.")
    elif not hits:
        words = T("red_menace", "Rolled {faces}: no hit.")
    return words.of(faces=_faces(faces), hits=hits)


def _faces(faces: tuple[int, ...]) -> str:
    return ", ".join(map(str, faces))
