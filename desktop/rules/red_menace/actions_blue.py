"""What the player decides for bombers and submarine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


def bombers_named(kit: Kit, numbers: tuple[int, ...]) -> Text:
    """Return "B-52" for one bomber and "2 B-52 and 1 B-47" for several."""
    if len(numbers) == 1:
        return kit.unit_name(kit.blue_bombers[numbers[0]])
    return kit.unit_names(kit.blue_bombers[number] for number in numbers)


def _bombers(numbers: tuple[int, ...]) -> tuple[Target, ...]:
    return tuple(f"bomber:{number}" for number in numbers)


def numbers_in(picks: tuple[Target, ...]) -> tuple[int, ...]:
    """Return the numbers of the bombers among picks, ascending; other picks are left out."""
    found = {pick.removeprefix("bomber:") for pick in picks if pick.startswith("bomber:")}
    return tuple(sorted(int(each) for each in found if each.isdecimal()))


class Launch(Action, frozen=True):
    """Bombers of one base take off (RM-9.3.2a)."""

    numbers: tuple[int, ...]
    """Ascending."""
    base: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (*_bombers(self.numbers), f"city:{self.base}")

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "Take-off from {city}: {bombers}")
        return words.of(city=kit.city_name(self.base), bombers=bombers_named(kit, self.numbers))


class EndLaunches(Action, frozen=True):
    """No more bombers take off this turn (RM-9.3.2a)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:done",)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "End the take-offs")


class Move(Action, frozen=True):
    """Bombers of one hex move one hex (RM-9.3.3a)."""

    numbers: tuple[int, ...]
    """Ascending."""
    to: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (*_bombers(self.numbers), self.to)

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "{bombers} to {place}")
        return words.of(bombers=bombers_named(kit, self.numbers), place=kit.hex_name(self.to))


class Halt(Action, frozen=True):
    """Fast bombers of one hex do not move on (RM-9.3.3a)."""

    numbers: tuple[int, ...]
    """Ascending."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return (*_bombers(self.numbers), "button:halt")

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "End of move: {bombers}")
        return words.of(bombers=bombers_named(kit, self.numbers))


class Attack(Action, frozen=True):
    """All bombers over a city attack it (RM-10.1.2c)."""

    city: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"city:{self.city}", "button:attack")

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "Attack {city}").of(city=kit.city_name(self.city))


class Pass(Action, frozen=True):
    """The bombers over a city do not attack it this turn (RM-10.1.2c)."""

    city: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"city:{self.city}", "button:pass")

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "Leave {city} alone").of(city=kit.city_name(self.city))


class RollFirst(Action, frozen=True):
    """The bomber that takes the -1 of the Soviet AEW (RM-11.3.2)."""

    number: int

    @property
    def picks(self) -> tuple[Target, ...]:
        return _bombers((self.number,))

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "{bomber} attacks first, at -1")
        return words.of(bomber=bombers_named(kit, (self.number,)))


class Rebase(Action, frozen=True):
    """A bomber that has attacked lands (RM-10.1.3i)."""

    number: int
    city: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (*_bombers((self.number,)), f"city:{self.city}")

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "{bomber} lands in {city}")
        return words.of(bomber=bombers_named(kit, (self.number,)), city=kit.city_name(self.city))


class SailTo(Action, frozen=True):
    """The submarine moves one hex (RM-9.6b)."""

    hex: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (self.hex,)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "Submarine to {place}").of(place=kit.hex_name(self.hex))


class FirePolaris(Action, frozen=True):
    """The submarine fires a missile at a city (RM-10.5.1a)."""

    city: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (f"city:{self.city}",)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "Fire a missile at {city}").of(city=kit.city_name(self.city))


class Hold(Action, frozen=True):
    """The submarine stays where it is (RM-9.6a)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:hold",)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "The submarine holds its position")
