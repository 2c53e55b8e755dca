"""What the player decides about interceptors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Target, Text
from desktop.rules.red_menace.records import Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit

Planes = tuple[tuple[str, Reach, int], ...]
"""Interceptors of a fight: type, range, how many."""


def plane(unit: str, reach: Reach) -> Target:
    """Return the target of an interceptor that is sent at a range."""
    return f"plane:{unit}" if reach == "normal" else f"plane:{unit}:long"


class Intercept(Action, frozen=True):
    """Send interceptors against a formation (RM-10.2.1a)."""

    flight: str
    planes: Planes
    """With the one that carries the nuclear missile."""
    nuclear: str = ""
    """The type of which one carries the nuclear missile of card 8 (RM-10.2.8a)."""
    aew: str = ""
    """The American type whose values the extra die of the AEW has (RM-11.3.1b)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        loaded = self.nuclear, self.nuclear_reach
        sent = [
            plane(unit, reach)
            for unit, reach, count in self.planes
            for _ in range(count - ((unit, reach) == loaded))
        ]
        extra = [f"plane:{self.nuclear}:nuclear"] if self.nuclear else []
        if self.aew:
            extra.append(f"plane:{self.aew}:aew")
        return (f"flight:{self.flight}", *sent, *extra)

    @property
    def nuclear_reach(self) -> Reach:
        """At which range the one with the missile fights; that of the others may be longer."""
        ranges = {reach for unit, reach, _ in self.planes if unit == self.nuclear}
        return "normal" if "normal" in ranges else "long"

    def label(self, kit: Kit) -> Text:
        words = T("red_menace", "Against {flight}: {planes}")
        text = words.of(flight=kit.flight_name(self.flight), planes=self._planes(kit))
        if self.nuclear:
            words = T("red_menace", "{order}; a nuclear missile on the {unit}")
            text = words.of(order=text, unit=kit.unit_name(self.nuclear))
        if self.aew:
            words = T("red_menace", "{order}; the extra die as {unit}")
            text = words.of(order=text, unit=kit.unit_name(self.aew))
        return text

    def _planes(self, kit: Kit) -> Text:
        normal = T("red_menace", "{count} {unit}")
        long = T("red_menace", "{count} {unit} at long range")
        return kit.listed(
            (normal if reach == "normal" else long).of(count=count, unit=kit.unit_name(unit))
            for unit, reach, count in self.planes
        )


class EndInterceptions(Action, frozen=True):
    """Send no (more) interceptors (RM-10.2.1a)."""

    @property
    def picks(self) -> tuple[Target, ...]:
        return ("button:done",)

    def label(self, kit: Kit) -> Text:
        return T("red_menace", "No more interceptors")


InterceptAction = Intercept | EndInterceptions
