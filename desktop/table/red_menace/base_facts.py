"""What the panels say of bases: who stands there, who is coming, how far the enemy is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import T, Text
from desktop.rules.red_menace import raid_odds, theatre

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Coming = tuple[tuple[str, int], ...]
"""Formations with the turns in which they arrive, the next one first."""


def coming_to(s: State, kit: Kit) -> dict[str, Coming]:
    """Return by city the formations that fly there."""
    found: dict[str, list[tuple[str, int]]] = {}
    for flight in s.flights:
        if flight.target:
            way = raid_odds.arrivals(s, kit, flight)
            found.setdefault(flight.target, []).append((flight.key, way[-1][1] if way else s.turn))
    return {
        city: tuple(sorted(flights, key=lambda each: each[1])) for city, flights in found.items()
    }


def coming_words(s: State, kit: Kit, coming: Coming) -> Text | None:
    """Return who is coming and when, in words; ``None`` if nobody is."""
    if not coming:
        return None
    return kit.listed(_one(s, kit, *each) for each in coming)


def _one(s: State, kit: Kit, key: str, turn: int) -> Text:
    words = {
        0: T("red_menace.table", "{flight} is over it"),
        1: T("red_menace.table", "{flight} arrives next turn"),
    }.get(turn - s.turn, T("red_menace.table", "{flight} arrives in turn {turn}"))
    return words.of(flight=kit.flight_name(key), turn=turn)


def grounded_words(s: State, kit: Kit, city: str) -> Text | None:
    """Return the bombers on the ground in a city; ``None`` if there are none."""
    there = [s.bombers[number].unit for number in theatre.grounded_at(s, city)]
    return kit.unit_names(there) if there else None


def nearest_words(s: State, kit: Kit, hex_id: str) -> Text | None:
    """Return the nearest Soviet city that stands, and how far it is; ``None`` if none is left."""
    targets = theatre.red_targets(s, kit)
    if not targets:
        return None
    city = min(targets, key=lambda each: kit.distance(hex_id, kit.cities[each].hex))
    return far_words(kit, hex_id, city)


def far_words(kit: Kit, hex_id: str, city: str) -> Text:
    """Return a city with its distance from a hex: "Tiksi 5 hexes away"."""
    far = kit.distance(hex_id, kit.cities[city].hex)
    words = {
        0: T("red_menace.table", "over {city}"),
        1: T("red_menace.table", "{city} 1 hex away"),
    }.get(far, T("red_menace.table", "{city} {far} hexes away"))
    return words.of(city=kit.city_name(city), far=far)


def away_words(kit: Kit, hex_id: str, city: str) -> Text:
    """Return how far a city is from a hex: "5 hexes away"."""
    far = kit.distance(hex_id, kit.cities[city].hex)
    words = {
        0: T("red_menace.table", "here"),
        1: T("red_menace.table", "1 hex away"),
    }.get(far, T("red_menace.table", "{far} hexes away"))
    return words.of(far=far)
