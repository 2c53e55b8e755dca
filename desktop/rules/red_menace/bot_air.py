"""The autopilot against formations: interceptors, Nikes, the F-106."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, T, Text
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_defence import AimSam, FireNike, PostF106
from desktop.rules.red_menace.actions_intercept import EndInterceptions, Intercept, Planes
from desktop.rules.red_menace.interception_checks import legal
from desktop.rules.red_menace.interception_offers import Offer, offers
from desktop.rules.red_menace.interception_sets import best_lender, reachable
from desktop.rules.red_menace.records import Flight, Reach
from desktop.rules.red_menace.red_movement import way_to_fly

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Reasoned = tuple[Action, Text]

UNKNOWN_DANGER = 1.5
"""What an unrevealed formation is counted as: three bombers of mean quality."""
ENOUGH = 0.9
"""Expected hits beyond the number of bombers."""
DEMAND = 1.4
"""Interceptors that each bomber over a city will call for next turn. More would keep too many on
the ground: with 2.2 the player wins 44 % of scenario 1 instead of 55 %, the others as before."""
FIGHTERS = ("f102", "f89h")
ALWAYS = ("f106", "arrow", "lightning")
"""Interceptors that are spent at long range whenever they can."""
AMERICANS = ("f102", "f89h", "f106")
SOUTH = 8
"""Map row from which a formation has crossed the Pole."""
MIDDLE = "K"
"""The city from which the F-106 reaches most."""
CROWD = 2
"""Bombers for which Washington's Nike fires its nuclear missile."""


def intercept(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Send enough against who attacks now, then against others over a city, then far out."""
    end = next(each for each in choice.actions if isinstance(each, EndInterceptions))
    passing = s.phase == 3
    met = [each.flight for each in choice.actions if isinstance(each, Intercept)]
    flights = [each for each in s.flights if each.key in met]
    if not passing:
        open_now = {each.key for each in reachable(s, kit)}
        flights = [each for each in flights if each.key in open_now]
    for flight in sorted(flights, key=lambda each: _order(kit, each)):
        planes = _planes(s, kit, flight, flights, passing=passing)
        if not planes:
            continue
        action = Intercept(flight.key, planes, aew=_aew(s, kit, planes))
        words = T("red_menace", "{flight} is the most dangerous one in reach.")
        return action, words.of(flight=kit.flight_name(flight.key))
    return end, T("red_menace", "The others are kept for the next turn.")


def attacks_now(kit: Kit, flight: Flight) -> bool:
    """Return whether a formation will attack in phase 7."""
    away = kit.distance(flight.hex, kit.cities[flight.target].hex)
    return away == 0 or (away == 1 and "tu95k" in flight.bombers)


def danger(kit: Kit, flight: Flight) -> float:
    """Return how many hits a formation would score."""
    if not flight.revealed:
        return UNKNOWN_DANGER
    return sum((7 - kit.units[unit].A) / 6 for unit in flight.bombers)


def size(flight: Flight) -> int:
    """Return how many bombers a formation has, or is taken to have."""
    return len(flight.bombers) if flight.revealed else theatre.CUP_HAND


def _order(kit: Kit, flight: Flight) -> tuple[bool, float, str]:
    return not attacks_now(kit, flight), -danger(kit, flight), flight.key


def _planes(s: State, kit: Kit, flight: Flight, flights: list[Flight], *, passing: bool) -> Planes:
    found = [
        each for each in offers(s, kit, flight, passing=passing) if each.reach and not each.nuclear
    ]
    near = [each for each in found if each.reach == "normal"]
    far = [each for each in found if each.reach == "long"]
    party = _Party(s, kit, flight, passing=passing)
    party.add(near, _share(s, kit, flight, flights))
    party.add([each for each in far if each.unit in ALWAYS], len(ALWAYS))
    if not near or attacks_now(kit, flight):
        party.add([each for each in far if each.unit in FIGHTERS], _spare(s, kit))
    return party.planes


class _Party:
    """Interceptors for one formation: added until enough hits are to be expected."""

    def __init__(self, s: State, kit: Kit, flight: Flight, *, passing: bool) -> None:
        self._s, self._kit, self._key, self._passing = s, kit, flight.key, passing
        self._sent: dict[tuple[str, Reach], int] = {}
        self._need = size(flight) + ENOUGH

    @property
    def planes(self) -> Planes:
        """Types, ranges and numbers."""
        return tuple((unit, reach, n) for (unit, reach), n in self._sent.items() if n)

    def add(self, found: list[Offer], fighters: int) -> None:
        """Add interceptors, the surest first, no more than so many F-102 and F-89H."""
        for offer in sorted(found, key=lambda each: (self._kit.units[each.unit].A, each.unit)):
            chance = max(0, 7 - offer.needs) / 6
            if offer.reach == "long" and self._kit.units[offer.unit].red_long_range:
                chance /= 2
            limited = offer.unit in FIGHTERS
            for _ in range(min(offer.count, fighters) if limited else offer.count):
                if self._need <= 0 or not self._one_more(offer.unit, offer.reach or "normal"):
                    break
                self._need -= chance
                fighters -= limited

    def _one_more(self, unit: str, reach: Reach) -> bool:
        """Add one if the limits of the turn allow it."""
        key = unit, reach
        self._sent[key] = self._sent.get(key, 0) + 1
        action = Intercept(self._key, self.planes)
        if legal(self._s, self._kit, action, passing=self._passing) is None:
            return True
        self._sent[key] -= 1
        return False


def _share(s: State, kit: Kit, flight: Flight, flights: list[Flight]) -> int:
    """Return how many F-102 and F-89H a formation may get beside others that attack (RM-10.2)."""
    rivals = [
        each
        for each in flights
        if attacks_now(kit, each) and theatre.protected_in(s, kit, "usa", each.hex)
    ]
    ready = sum(len(theatre.in_box(s, unit)) for unit in FIGHTERS)
    if len(rivals) < 2 or flight not in rivals:
        return ready
    return max(1, round(ready * size(flight) / sum(size(each) for each in rivals)))


def _spare(s: State, kit: Kit) -> int:
    """Return how many F-102 and F-89H are not wanted over cities next turn."""
    ready = sum(len(theatre.in_box(s, unit)) for unit in FIGHTERS)
    wanted = 0.0
    for flight in s.flights:
        way = way_to_fly(s, kit, flight)
        here = flight.hex if not way else way[0]
        if way and theatre.protected_in(s, kit, "usa", here):
            wanted += DEMAND * size(flight)
    return max(0, ready - ceil(wanted))


def _aew(s: State, kit: Kit, planes: Planes) -> str:
    if s.now.aew_used or not theatre.us_aew(s):
        return ""
    if not any(unit in AMERICANS for unit, _, _ in planes):
        return ""
    return best_lender(kit, planes)


# --------------------------------------------------------------------------- Nikes, the F-106


def aim(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Aim at the most dangerous formation."""
    offered = [each for each in choice.actions if isinstance(each, AimSam)]
    action = max(offered, key=lambda each: danger(kit, theatre.flight(s, each.flight)))
    return action, T("red_menace", "The most dangerous formation of the hex.")


def fire_nike(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Fire the nuclear missile only over Washington, at two bombers or more."""
    washington = kit.cities["I"].hex
    crowd = sum(size(flight) for flight in theatre.flights_in(s, washington))
    nuclear = crowd >= CROWD
    action = next(
        each for each in choice.actions if isinstance(each, FireNike) and each.nuclear == nuclear
    )
    if nuclear:
        return action, T("red_menace", "Washington is worth a few points.")
    return action, T("red_menace", "The missile is kept for Washington.")


def post_f106(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Post the F-106 where the next formation arrives."""
    posts = {each.city: each for each in choice.actions if isinstance(each, PostF106)}
    coming = [
        (kit.hexes[flight.hex].row < SOUTH, len(way_to_fly(s, kit, flight)), flight.target)
        for flight in s.flights
        if flight.target in posts
    ]
    words = T("red_menace", "The next formation flies to {city}.")
    if coming:
        city = min(coming)[2]
        return posts[city], words.of(city=kit.city_name(city))
    action = posts.get(MIDDLE) or next(iter(posts.values()))
    return action, T("red_menace", "From the middle of the continent it reaches most.")
