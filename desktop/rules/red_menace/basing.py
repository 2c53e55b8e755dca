"""Which bomber may stand where on the ground (RM-9.3.1, RM-10.1.3i, RM-8.9a)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.components_map import GREENLAND, LONDON

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

LONDON_ROOM = 3
"""The most bombers on the ground in London after the start (RM-10.1.3i)."""
TYPES = 2
"""The most types of bombers at a base (RM-9.3.1c)."""
V_BOMBER = "v"


def type_of(kit: Kit, unit: str) -> str:
    """Return the type of a bomber; the three V-bombers are one (RM-9.3.1c)."""
    return V_BOMBER if kit.units[unit].faction == "uk" else unit


def third_type(s: State, kit: Kit, unit: str, city: str) -> Refused | None:
    """Return why a bomber would be one type too many at a base (RM-9.3.1c)."""
    there = [s.bombers[number].unit for number in theatre.grounded_at(s, city)]
    if len({type_of(kit, each) for each in (*there, unit)}) <= TYPES:
        return None
    words = T("red_menace", "{city} holds {bombers}: a base takes two types at most")
    return Refused("RM-9.3.1c", words.of(city=kit.city_name(city), bombers=kit.unit_names(there)))


# ------------------------------------------------------------------------------- at the start


def why_not_start(s: State, kit: Kit, unit: str, city: str) -> Refused | None:
    """Return why a bomber may not begin on the ground in a city (RM-6.12, RM-9.3.1)."""
    return (
        _no_start(s, kit, unit, city) or _over_limit(s, kit, city) or third_type(s, kit, unit, city)
    )


def _no_start(s: State, kit: Kit, unit: str, city: str) -> Refused | None:
    info = kit.cities[city]
    if kit.units[unit].faction == "uk":
        if info.uk_base:
            return None
        return Refused("RM-9.3.1b", T("red_menace", "V-bombers start in London only"))
    if info.us_start_base:
        return None
    if city not in GREENLAND:
        words = T("red_menace", "American bombers start in the cities A, D and H to S")
        return Refused("RM-9.3.1a", words)
    if theatre.scenario(s, kit).us_greenland_start:
        return None
    words = T("red_menace", "No bomber starts in Greenland in this scenario")
    if s.terms.module_s:
        words = T("red_menace", "With the companion rules no bomber starts in Greenland")
    return Refused("RM-S7.0a" if s.terms.module_s else "RM-9.3.1d", words)


def _over_limit(s: State, kit: Kit, city: str) -> Refused | None:
    if start_room(s, kit, city):
        return None
    words = T("red_menace", "{city} is full: this scenario begins with {limit} bombers at a base")
    rule = "RM-S1.0a" if s.terms.module_s else "RM-9.3.1c"
    return Refused(rule, words.of(city=kit.city_name(city), limit=_limit(s, kit, city)))


def _limit(s: State, kit: Kit, city: str) -> int:
    scenario = theatre.scenario(s, kit)
    return scenario.stack_uk if city == LONDON else scenario.stack_us


def start_room(s: State, kit: Kit, city: str) -> int:
    """Return how many more bombers may begin in a city, whatever their type."""
    return _limit(s, kit, city) - len(theatre.grounded_at(s, city))


def start_bases(s: State, kit: Kit, unit: str) -> tuple[str, ...]:
    """Return the cities in which a bomber may begin now."""
    british = kit.units[unit].faction == "uk"
    able = _start_cities(kit, british, theatre.scenario(s, kit).us_greenland_start)
    there: dict[str, list[str]] = {}
    for _, bomber in theatre.with_bombers(s, "ground"):
        there.setdefault(bomber.at, []).append(bomber.unit)
    return tuple(
        [
            city
            for city in able
            if city not in there
            or (
                len(there[city]) < _limit(s, kit, city)
                and len({type_of(kit, each) for each in (*there[city], unit)}) <= TYPES
            )
        ]
    )


@cache
def _start_cities(kit: Kit, british: bool, greenland: bool) -> tuple[str, ...]:
    """Return the cities where bombers may begin as long as nobody is there."""
    return tuple(
        city.id
        for city in kit.cities.values()
        if (city.uk_base if british else city.us_start_base or (greenland and city.id in GREENLAND))
    )
