"""What formations threaten, exactly: where they fly next, when they arrive, what falls then."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.intercept_odds import spared
from desktop.rules.red_menace.records import CUBA
from desktop.rules.red_menace.red_movement import movement, seen_in, way_to_fly

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Flight
    from desktop.rules.red_menace.state import State

MOVE, ATTACK = 3, 7
"""Phases in which formations move and attack."""
Misses = tuple[float, ...]
"""By kind of the cup: the chance that a bomber that is still to be drawn destroys nothing."""


class Raid(msgspec.Struct, frozen=True):
    """The next attack phase of a formation, if nobody stops it before."""

    key: str
    city: str
    """Its target."""
    turn: int
    """The turn of that phase."""
    way: tuple[str, ...]
    """The hexes it enters before; none if it has moved this turn."""
    hex: str
    """Where it is then."""
    chance: float
    """The chance that it destroys its target then; 0 if it is not in range."""


def raids(s: State, kit: Kit) -> tuple[Raid, ...]:
    """Return what every formation in flight does next, in their order."""
    return tuple(_raid(s, kit, flight) for flight in s.flights if flight.target)


def falls(s: State, kit: Kit, coming: Iterable[Raid]) -> dict[str, float]:
    """Return by city the chance that it falls to these raids together, unopposed.

    Formations that are not revealed draw from one cup, so that their bombers depend on each other.
    """
    found: dict[str, list[Raid]] = {}
    for raid in coming:
        if raid.chance:
            found.setdefault(raid.city, []).append(raid)
    return {
        city: 1 - _spared(s, kit, [(theatre.flight(s, each.key), each.hex) for each in there])
        for city, there in found.items()
    }


def overhead(s: State, kit: Kit, flight: Flight) -> float:
    """Return the chance that a formation destroys its target once it is over it, unopposed."""
    return 1 - _spared(s, kit, [(flight, kit.cities[flight.target].hex)])


def hidden(s: State, kit: Kit) -> tuple[tuple[str, float], ...]:
    """Return the chance of each type that a bomber drawn from the cup now has (RM-9.2.4e)."""
    size = s.cup.size
    counted = ((unit, s.cup.count(index)) for index, unit in enumerate(kit.cup_kinds))
    return tuple((unit, count / size) for unit, count in counted if count)


def arrivals(s: State, kit: Kit, flight: Flight) -> tuple[tuple[str, int], ...]:
    """Return the hexes that a formation will enter, each with the turn in which it does."""
    turn, left = _next_move(s, kit, flight)
    usual = movement(s, kit, flight) - _wind(s, flight)
    found = []
    for hex_id in way_to_fly(s, kit, flight):
        if not left:
            turn, left = turn + 1, usual
        found.append((hex_id, turn))
        left -= 1
    return tuple(found)


def _next_move(s: State, kit: Kit, flight: Flight) -> tuple[int, int]:
    """Return the turn of its next move, and how far that goes."""
    if s.phase == MOVE and flight.moves:
        return s.turn, flight.moves
    if s.phase < MOVE:
        return s.turn, movement(s, kit, flight)
    return s.turn + 1, movement(s, kit, flight) - _wind(s, flight)


def _wind(s: State, flight: Flight) -> int:
    """Return what this turn's event adds to a move (RM-8.12)."""
    return 0 if flight.key == CUBA else s.now.wind


def _raid(s: State, kit: Kit, flight: Flight) -> Raid:
    turn, far = _next_move(s, kit, flight)
    if turn > s.turn and s.phase <= ATTACK and not flight.handled:
        now = _chance(s, kit, flight, ())
        if now:
            return Raid(flight.key, flight.target, s.turn, (), flight.hex, now)
    way = way_to_fly(s, kit, flight)[:far]
    there = way[-1] if way else flight.hex
    chance = _chance(s, kit, flight, way)
    return Raid(flight.key, flight.target, turn, way, there, chance)


def _chance(s: State, kit: Kit, flight: Flight, way: tuple[str, ...]) -> float:
    """Return the chance that it destroys its target at the end of a way.

    Formations that nobody sees on it do not attack: they have drawn no bombers.
    """
    seen = flight.revealed or any(seen_in(s, kit, flight, each) for each in (flight.hex, *way))
    return 1 - _spared(s, kit, [(flight, way[-1] if way else flight.hex)]) if seen else 0.0


def _spared(s: State, kit: Kit, attacks: Iterable[tuple[Flight, str]]) -> float:
    """Return the chance that formations, each in a hex, all spare their targets."""
    known = 1.0
    drawn: list[Misses] = []
    for flight, hex_id in attacks:
        away = kit.distance(hex_id, kit.cities[flight.target].hex)
        known *= spared(kit, tuple(flight.bombers), away)
        if not flight.revealed:
            misses = tuple(spared(kit, (unit,), away) for unit in kit.cup_kinds)
            if min(misses) < 1:
                # Whoever is out of range draws, too, but that tells nothing of the others.
                drawn += [misses] * (theatre.CUP_HAND - len(flight.bombers))
    counts = tuple(s.cup.count(index) for index in range(len(kit.cup_kinds)))
    return known * _drawn(counts, tuple(drawn))


@lru_cache(maxsize=20_000)
def _drawn(counts: tuple[int, ...], misses: tuple[Misses, ...]) -> float:
    """Return the chance that bombers drawn one after the other all destroy nothing."""
    size = sum(counts)
    if not misses or not size:
        return 1.0
    total = 0.0
    for kind, count in enumerate(counts):
        if count and misses[0][kind]:
            left = (*counts[:kind], count - 1, *counts[kind + 1 :])
            total += count / size * misses[0][kind] * _drawn(left, misses[1:])
    return total
