"""Changes of formations and Soviet bombers: the only functions that assign to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_red as told
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.records import FLIGHT_ORDER, Fate, Flight

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


def add(s: State, flight: Flight) -> None:
    """Put a formation into play, in its place in the order; it leaves the pool."""
    if flight.key in s.pool:
        s.pool.remove(flight.key)
    s.flights.append(flight)
    s.flights.sort(key=lambda each: FLIGHT_ORDER.index(each.key))


def set_target(s: State, flight: Flight, city: str, tier: int, tell: Tell, rule: str) -> None:
    """Give a formation its target."""
    flight.targets.append(city)
    flight.tier = tier
    tell(told.TargetSet(rule, flight.key, city, tier))


def draw_bomber(s: State, kit: Kit, flight: Flight, unit: str) -> None:
    """Put a bomber from the cup into a formation."""
    s.cup.take(kit.cup_kinds.index(unit))
    flight.bombers = theatre.in_hit_order(kit, [*flight.bombers, unit])


def reveal(s: State, flight: Flight, tell: Tell, rule: str) -> None:
    """Turn a formation face up with the bombers it has drawn."""
    flight.revealed = True
    tell(told.FlightRevealed(rule, flight.key, flight.hex, tuple(flight.bombers)))


def step(s: State, flight: Flight, hex_id: str, tell: Tell) -> None:
    """Move a formation one hex."""
    tell(told.FlightMoved("RM-9.2.3a", flight.key, flight.hex, hex_id))
    flight.hex = hex_id
    flight.moves -= 1
    flight.passed += (hex_id,)


def discard(s: State, unit: str) -> None:
    """Put a Soviet or Cuban bomber out of the game."""
    s.red_lost[unit] = s.red_lost.get(unit, 0) + 1


def lose(s: State, flight: Flight, units: Iterable[str], tell: Tell, rule: str) -> None:
    """Take bombers out of a revealed formation; without any it is shot down (RM-10.2b)."""
    lost = tuple(units)
    if not lost:
        return
    for unit in lost:
        flight.bombers.remove(unit)
        discard(s, unit)
    tell(told.RedBombersLost(rule, flight.key, flight.hex, lost))
    if not flight.bombers:
        remove(s, flight, "shot_down", tell, rule)


def wipe_out(s: State, hex_id: str, tell: Tell, rule: str) -> None:
    """Shoot down all formations of a hex with a nuclear missile (RM-10.2.8b, RM-10.6.3a)."""
    for flight in theatre.flights_in(s, hex_id):
        if flight.bombers:
            lose(s, flight, tuple(flight.bombers), tell, rule)
        else:
            remove(s, flight, "shot_down", tell, rule)


def leave(s: State, flight: Flight, unit: str) -> None:
    """Take a bomber that has attacked from one hex away out of its formation (RM-10.1.1c)."""
    flight.bombers.remove(unit)
    discard(s, unit)


def land_in_cuba(s: State, unit: str) -> None:
    """Stack a bomber that has attacked and left the game in Cuba (RM-8.5b)."""
    s.red_lost[unit] -= 1
    s.in_cuba[unit] = s.in_cuba.get(unit, 0) + 1


def set_moves(s: State, flight: Flight, moves: int, *, seen: bool) -> None:
    """Give a formation its moves of the turn; ``seen`` if it begins where it is detected."""
    flight.moves = moves
    flight.passed = (flight.hex,) if seen else ()


def note_handled(flight: Flight) -> None:
    """Note that phase 7 has dealt with a formation (RM-7.7)."""
    flight.handled = True


def ground_pool(s: State, tell: Tell) -> None:
    """Give up the formations that cannot take off any more (RM-9.2.1f)."""
    for key in s.pool:
        s.finished[key] = "grounded"
    s.pool = []
    tell(told.PoolGrounded("RM-9.2.1f"))


def draw_base(s: State, kit: Kit, city: str, tell: Tell) -> bool:
    """Take a city card; one of a destroyed city leaves the game. Return whether it stays."""
    s.city_deck.take(kit.city_kinds.index(city))
    if theatre.stands(s, city):
        s.now.bases_drawn.append(city)
        return True
    tell(told.BaseGone("RM-9.2.1a", city))
    return False


def return_bases(s: State, kit: Kit) -> None:
    """Shuffle the city cards of this turn back into the deck (RM-9.2.1d)."""
    for city in s.now.bases_drawn:
        s.city_deck.put(kit.city_kinds.index(city))
    s.now.bases_drawn = []


def take_from_cup(s: State, kit: Kit, unit: str, tell: Tell, rule: str) -> None:
    """Destroy a bomber of the cup on the ground (RM-13.5a, RM-S2.0)."""
    s.cup.take(kit.cup_kinds.index(unit))
    discard(s, unit)
    tell(told.CaughtOnGround(rule, unit))


def remove(s: State, flight: Flight, fate: Fate, tell: Tell, rule: str) -> None:
    """Take a formation and what is left of it out of the game (RM-10.1.3h, RM-9.2.2e)."""
    for unit in flight.bombers:
        discard(s, unit)
    flight.bombers = []
    s.flights.remove(flight)
    s.finished[flight.key] = fate
    tell(told.FlightGone(rule, flight.key, flight.hex, fate))
