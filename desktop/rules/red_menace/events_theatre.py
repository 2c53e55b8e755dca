"""Points, cities and turns, as they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, Side, T, Target, Text
from desktop.rules.red_menace.records import BLUE, Means

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit

SIDES = {
    "blue": T("red_menace", "The United States"),
    "red": T("red_menace", "The Soviet Union"),
}


class TurnBegan(Event, frozen=True):
    """A turn began (chapter 7)."""

    turn: int

    def text(self, kit: Kit) -> Text:
        return T("red_menace", "Turn {turn}.").of(turn=self.turn)


class PointsScored(Event, frozen=True):
    """A side scored (RM-10.1.3a)."""

    side: Side
    points: int
    total: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{side}: {points} points, {total} in all.")
        if self.points == 1:
            words = T("red_menace", "{side}: 1 point, {total} in all.")
        return words.of(side=SIDES[self.side], points=self.points, total=self.total)


class PointsTaken(Event, frozen=True):
    """The player pays for a nuclear missile (RM-10.2.8c, RM-10.6.3a)."""

    points: int
    total: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The nuclear missile costs you {points}: {total} points are left.")
        return words.of(points=self.points, total=self.total)


class ThresholdReached(Event, frozen=True):
    """A side has the points that end the game (RM-12.1a)."""

    side: Side
    threshold: int

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{side} has the {points} points that end the game.")
        return words.of(side=SIDES[self.side], points=self.threshold)


class CityDestroyed(Event, frozen=True):
    """A city is destroyed (RM-10.1.3a)."""

    topic: ClassVar[str] = "fight"
    city: str
    by: Side
    means: Means

    def text(self, kit: Kit) -> Text:
        if self.means == "submarine":
            words = T("red_menace", "{city} is destroyed by a submarine.")
        elif self.by == BLUE:
            words = T("red_menace", "Your bombers destroy {city}.")
        else:
            words = T("red_menace", "Soviet bombers destroy {city}.")
        return words.of(city=kit.city_name(self.city))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.city].hex,)


class SupportDeployed(Event, frozen=True):
    """An AEW or tanker is in the air (RM-11.1a)."""

    topic: ClassVar[str] = "card"
    unit: str
    base: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The {unit} flies from {city}.")
        return words.of(unit=kit.unit_name(self.unit), city=kit.city_name(self.base))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.base].hex,)


class SupportLost(Event, frozen=True):
    """An AEW or tanker is lost with its base (RM-11.1b)."""

    topic: ClassVar[str] = "fight"
    unit: str
    base: str

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "The {unit} is lost with its base, {city}.")
        return words.of(unit=kit.unit_name(self.unit), city=kit.city_name(self.base))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (kit.cities[self.base].hex,)


class GameEnded(Event, frozen=True):
    """The game is over (chapter 12)."""

    victor: str

    def text(self, kit: Kit) -> Text:
        return {
            "blue": T("red_menace", "The game is over: the United States wins."),
            "red": T("red_menace", "The game is over: the Soviet Union wins."),
            "draw": T("red_menace", "The game is over: a draw."),
        }[self.victor]
