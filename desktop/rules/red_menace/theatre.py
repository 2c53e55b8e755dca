"""What stands where: questions about the state that many rules ask."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING

from desktop.rules.red_menace.components_map import (
    BLUE_CITIES,
    HAVANA,
    LONDON,
    RED_CITIES,
    SOVIET_CITIES,
)
from desktop.rules.red_menace.records import Bomber, Flight, Interceptor

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.components_cards import Scenario
    from desktop.rules.red_menace.state import State

PERHAPS_NEUTRAL = (LONDON, HAVANA)
"""The cities that do not always take part."""
CUP_HAND = 3
"""Bombers of a formation (RM-9.2.3f)."""


def scenario(s: State, kit: Kit) -> Scenario:
    """Return the scenario with its values; those of module S if it is in force (RM-S7.0)."""
    return (kit.companions if s.terms.module_s else kit.scenarios)[s.terms.scenario]


# ---------------------------------------------------------------------------------- cities


def stands(s: State, city: str) -> bool:
    """Return whether a city is not destroyed."""
    return city not in s.ruins


def in_play(s: State, kit: Kit, city: str) -> bool:
    """Return whether a city takes part: London may not (RM-6.1a), Havana not yet (RM-8.1c)."""
    if city == LONDON:
        return scenario(s, kit).uk_in_play
    return city != HAVANA or s.cuba_in_war


def is_target(s: State, kit: Kit, city: str) -> bool:
    """Return whether a city can be attacked: it stands and takes part."""
    return city not in s.ruins and (city not in PERHAPS_NEUTRAL or in_play(s, kit, city))


def standing_in(s: State, kit: Kit, hex_id: str) -> tuple[str, ...]:
    """Return the cities of a hex that stand and take part."""
    return tuple([city for city in kit.hexes[hex_id].cities if is_target(s, kit, city)])


def soviet_bases(s: State) -> tuple[str, ...]:
    """Return the Soviet cities, 1 to 11, that stand."""
    return tuple([city for city in SOVIET_CITIES if stands(s, city)])


def any_soviet_base(s: State) -> bool:
    """Return whether a Soviet city, 1 to 11, stands."""
    return any(city not in s.ruins for city in SOVIET_CITIES)


def blue_cities(s: State, kit: Kit) -> tuple[str, ...]:
    """Return the cities A to U that stand and take part."""
    return tuple([city for city in BLUE_CITIES if is_target(s, kit, city)])


def red_targets(s: State, kit: Kit) -> tuple[str, ...]:
    """Return the cities 1 to 12 that can be attacked."""
    return tuple([city for city in RED_CITIES if is_target(s, kit, city)])


def protects(s: State, kit: Kit, nation: str, city: str) -> bool:
    """Return whether a nation's interceptors protect a city, which must stand (RM-9.4b)."""
    return city in kit.zones[nation] and is_target(s, kit, city)


def protected_in(s: State, kit: Kit, nation: str, hex_id: str) -> tuple[str, ...]:
    """Return the standing cities of a hex that a nation's interceptors protect."""
    return tuple([city for city in kit.hexes[hex_id].cities if protects(s, kit, nation, city)])


def protected_near(s: State, kit: Kit, nation: str, hex_id: str, reach: int) -> tuple[str, ...]:
    """Return the standing cities of a nation at exactly this distance, at most 2, from a hex."""
    return tuple([city for city in kit.near[nation, hex_id][reach] if is_target(s, kit, city)])


# ------------------------------------------------------------------------------ formations


def flight(s: State, key: str) -> Flight:
    """Return a formation in flight; raises ``KeyError`` for any other."""
    for each in s.flights:
        if each.key == key:
            return each
    raise KeyError(f"Formation {key} is not in flight.")


def found(s: State, key: str) -> Flight | None:
    """Return a formation; ``None`` if it is not in flight."""
    for each in s.flights:
        if each.key == key:
            return each
    return None


def flying(s: State, key: str) -> bool:
    """Return whether a formation is in flight."""
    return found(s, key) is not None


def flights_in(s: State, hex_id: str) -> list[Flight]:
    """Return the formations of a hex in their order (RM-7.7)."""
    return [each for each in s.flights if each.hex == hex_id]


def in_hit_order(kit: Kit, units: Iterable[str]) -> list[str]:
    """Return bombers in the order in which hits take them (RM-10.2.3)."""
    return sorted(units, key=lambda unit: kit.units[unit].hit_order)


def last_flight_done(s: State) -> bool:
    """Return whether no red formation is in play and none is to come (RM-9.3.2d)."""
    return not s.flights and not to_come(s)


def to_come(s: State) -> bool:
    """Return whether formations of the pool can still take off (RM-9.2.1f)."""
    return bool(s.pool and s.cup.size and any_soviet_base(s))


# ------------------------------------------------------------------------- the player's units


def bombers_in(s: State, hex_id: str) -> list[int]:
    """Return the numbers of the player's bombers in flight in a hex."""
    return [
        number
        for number, each in enumerate(s.bombers)
        if each.where == "flight" and each.at == hex_id
    ]


def bomber_in(s: State, hex_id: str) -> bool:
    """Return whether a bomber of the player is in flight in a hex."""
    return hex_id in [each.at for each in s.bombers if each.where == "flight"]


def grounded_at(s: State, city: str) -> list[int]:
    """Return the numbers of the bombers on the ground in a city."""
    return [
        number
        for number, each in enumerate(s.bombers)
        if each.where == "ground" and each.at == city
    ]


def squadrons(s: State, within: Container[str] | None = None) -> dict[str, list[int]]:
    """Return the bombers in flight by hex, hexes ascending; all of them or ``within`` some."""
    found: dict[str, list[int]] = {}
    for number, each in enumerate(s.bombers):
        if each.where == "flight":
            at = each.at
            if at in found:
                found[at].append(number)
            elif within is None or at in within:
                found[at] = [number]
    if len(found) < 2:
        return found
    return {hex_id: found[hex_id] for hex_id in sorted(found)}


def with_bombers(s: State, where: str) -> Iterator[tuple[int, Bomber]]:
    """Yield the bombers in one kind of place with their numbers."""
    for number, each in enumerate(s.bombers):
        if each.where == where:
            yield number, each


def victim_order(s: State, kit: Kit, numbers: Iterable[int]) -> list[int]:
    """Return bombers in the order in which hits take them (RM-10.2.3b)."""
    return sorted(numbers, key=lambda n: (kit.units[s.bombers[n].unit].hit_order, n))


def in_box(s: State, unit: str, box: str = "ready") -> list[Interceptor]:
    """Return the interceptors of a type in a box."""
    return [each for each in s.interceptors if each.unit == unit and each.box == box]


def numbers_in_box(s: State, unit: str, box: str = "ready") -> list[int]:
    """Return the numbers of the interceptors of a type in a box."""
    return [
        number
        for number, each in enumerate(s.interceptors)
        if each.unit == unit and each.box == box
    ]


def nike_hexes(s: State) -> frozenset[str]:
    """Return the hexes where a Nike stands, Washington's included (RM-9.2.3c)."""
    return frozenset(
        [each.hex for each in s.sams if each.where == "map" and each.unit in ("nike", "nike_dc")]
    )


def nike_in(s: State, hex_id: str) -> bool:
    """Return whether a Nike stands in a hex."""
    for each in s.sams:
        if each.hex == hex_id and each.where == "map" and each.unit in ("nike", "nike_dc"):
            return True
    return False


def support_base(s: State, unit: str) -> str:
    """Return the base of an AEW or tanker in the air; empty if it is not."""
    for each in s.support:
        if each.unit == unit and each.where == "launched":
            return each.base
    return ""


def us_aew(s: State) -> bool:
    """Return whether the EC-121 is in the air."""
    return bool(support_base(s, "ec121"))


def soviet_aew(s: State) -> bool:
    """Return whether the Tu-126 is in the air."""
    return bool(support_base(s, "tu126"))


def tanker(s: State) -> bool:
    """Return whether the KC-135 is in the air."""
    return bool(support_base(s, "kc135"))


def bomber_moves(kit: Kit, unit: str, *, tanker: bool) -> int:
    """Return how far a bomber of the player flies in a turn (RM-11.4)."""
    return kit.bomber_moves[tanker][unit]
