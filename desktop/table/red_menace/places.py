"""What picks on the table mean: a city stands in its hex, and may have a base on the US sheet."""

from __future__ import annotations

from desktop.rules.core import Target
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.components_units import Nation, Unit
from desktop.table.red_menace.layout import PREFIX, layout

CITY, BASE, FLIGHT = "city:", "base:", "flight:"
BOMBER, PLANE, CARD = "bomber:", "plane:", "event:"
"""What targets begin with: cities, bases, formations; the player's bombers, interceptors, cards."""
DEPLOYED = PREFIX + "dep_"
"""What the boxes of bases begin with."""
SUBMARINE = "submarine"
"""The target of the player's submarine; its counter has the same id."""
BLOCKS: dict[Nation, str] = {"usa": "us", "canada": "ca", "uk": "uk", "ussr": "su", "cuba": "cu"}
"""How the boxes of a nation's interceptors begin."""


def city_of(target: Target) -> str:
    """Return the city that a target means by itself, its base or the box of it; else nothing."""
    for prefix in (CITY, BASE, DEPLOYED):
        if target.startswith(prefix):
            return target.removeprefix(prefix)
    return ""


def has_base(city: str) -> bool:
    """Return whether a city has a box on the US sheet."""
    return f"dep_{city}" in layout().boxes


def meanings(kit: Kit, target: Target) -> tuple[Target, ...]:
    """Return what else a pick can mean: a city, its base, its hex; a hex, the cities in it."""
    city = city_of(target)
    if city in kit.cities:
        return (CITY + city, BASE + city, kit.cities[city].hex)
    if target in kit.hexes:
        cities = kit.hexes[target].cities
        return (*(CITY + each for each in cities), *(BASE + each for each in cities))
    return ()


def interceptor_box(unit: Unit, state: str) -> Target:
    """Return the box of an interceptor that is "ready", or made ready: "normal" or "long"."""
    return f"{PREFIX}{BLOCKS[unit.faction]}_int_{state}"
