"""The names of everything, for labels and events; the component data mix this in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.rules.core import T, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.components_events import EventInfo
    from desktop.rules.red_menace.components_map import City, HexInfo
    from desktop.rules.red_menace.components_units import Marker, Unit

NATIONS = {
    "usa": T("red_menace", "American"),
    "canada": T("red_menace", "Canadian"),
    "uk": T("red_menace", "British"),
    "ussr": T("red_menace", "Soviet"),
    "cuba": T("red_menace", "Cuban"),
}


class Names:
    """Names of units, places and formations."""

    units: dict[str, Unit]
    markers: dict[str, Marker]
    hexes: dict[str, HexInfo]
    cities: dict[str, City]
    events: dict[int, EventInfo]

    def unit_name(self, unit: str) -> Text:
        """Return the type of a unit: "Tu-16"."""
        return self.units[unit].name

    def city_name(self, city: str) -> Text:
        """Return the name of a city: "Omaha"."""
        return self.cities[city].name

    def hex_name(self, hex_id: str) -> Text:
        """Return what a hex is called: its cities, else its number and name."""
        info = self.hexes[hex_id]
        if info.cities:
            return self.listed(self.city_name(city) for city in info.cities)
        return T("red_menace", "{hex} {name}").of(hex=hex_id, name=info.name)

    def flight_name(self, key: str) -> Text:
        """Return the name of a formation, for any place in a sentence (RM-9.2.1c, RM-9.2.5a)."""
        if key == "M50":
            return T("red_menace", "M-50")
        if key == "CUBA":
            return T("red_menace", "Cuba flight")
        return T("red_menace", "Formation {letter}").of(letter=key)

    def unit_names(self, units: Iterable[str]) -> Text:
        """Return a list of units with their numbers: "2 Tu-16 and 1 M-4"."""
        counts: dict[str, int] = {}
        for unit in units:
            counts[unit] = counts.get(unit, 0) + 1
        return self.listed(
            T("red_menace", "{count} {unit}").of(count=count, unit=self.unit_name(unit))
            for unit, count in counts.items()
        )

    def listed(self, names: Iterable[Text]) -> Text:
        """Return names as a list in words."""
        parts = list(names)
        if not parts:
            return T("red_menace", "nothing")
        words = parts[0]
        for part in parts[1:-1]:
            words = T("red_menace", "{first}, {second}").of(first=words, second=part)
        if len(parts) > 1:
            words = T("red_menace", "{first} and {second}").of(first=words, second=parts[-1])
        return words
