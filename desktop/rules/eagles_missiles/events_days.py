"""Set-up, days and phases, as they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Event, T, Target, Text

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit


class AaPlaced(Event, frozen=True):
    """A blue AA unit stands where Poland wants it (EM-III.3b)."""

    unit: str
    territory: str

    def text(self, kit: Kit) -> Text:
        words = T("eagles_missiles", "{unit} stands in {place}.")
        return words.of(unit=kit.aa_name(self.unit), place=kit.territory_name(self.territory))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"aa:{self.unit}",)


class DayBegan(Event, frozen=True):
    """A day of four phases begins (EM-IV.0)."""

    day: int

    def text(self, kit: Kit) -> Text:
        return T("eagles_missiles", "Day {day} begins.").of(day=self.day)


class NatoAlarmed(Event, frozen=True):
    """NATO sends all its squadrons, as its soil is attacked (EM-IX.3)."""

    squadrons: tuple[str, ...]

    def text(self, kit: Kit) -> Text:
        if not self.squadrons:
            return T("eagles_missiles", "NATO is attacked: all its squadrons fly already.")
        words = T("eagles_missiles", "NATO is attacked, and sends {squadrons}.")
        return words.of(squadrons=kit.listed(map(kit.squadron_name, self.squadrons)))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return tuple(f"squadron:{each}" for each in self.squadrons)
