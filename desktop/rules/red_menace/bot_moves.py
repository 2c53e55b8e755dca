"""The autopilot in the air: where bombers fly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, T, Text
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_blue import Halt, Move
from desktop.rules.red_menace.components_map import HAVANA, MOSCOW
from desktop.rules.red_menace.victory import can_attack

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Reasoned = tuple[Action, Text]

SPREAD = 2.5
"""How much each bomber that has a goal keeps others from it."""
CAPITAL, CAPITAL_CROWD, CAPITAL_SHARE = 3.0, 1.5, 3
"""What Moscow is worth, more while fewer than three fly there."""
AD_COST, CITY_COST, BOMBED_COST, CORNER_COST = 0.9, 1.4, 0.4, 0.8
"""What a hex costs beyond its distance: SA-2s, interceptors, mobile SA-2s, a bad way on."""

Goals = dict[int, str]


def goals(s: State, kit: Kit) -> Goals:
    """Return the city that each bomber in flight should fly to, the nearest bombers first.

    It is worked out from where they began the turn, so that it stays the same while they move.
    """
    targets = theatre.red_targets(s, kit)
    places = {n: bomber.start or bomber.at for n, bomber in theatre.with_bombers(s, "flight")}
    sorted_by = sorted(places, key=lambda n: (_nearest(kit, places[n], targets), n))
    assigned: dict[str, int] = {}
    found: Goals = {}
    for number in sorted_by:
        unit = s.bombers[number].unit
        able = [city for city in targets if can_attack(kit, unit, city)]
        if able:
            here = places[number]
            city = min(able, key=lambda each: _cost(kit, here, each, assigned.get(each, 0)))
            assigned[city] = assigned.get(city, 0) + 1
            found[number] = city
    return found


def _nearest(kit: Kit, here: str, targets: tuple[str, ...]) -> int:
    return min((kit.distance(here, kit.cities[city].hex) for city in targets), default=0)


def _cost(kit: Kit, here: str, city: str, assigned: int) -> float:
    cost = kit.distance(here, kit.cities[city].hex) + SPREAD * assigned
    if city == MOSCOW:
        cost -= CAPITAL
        if assigned < CAPITAL_SHARE:
            cost -= CAPITAL_CROWD * assigned
    return cost


def move(s: State, kit: Kit, choice: Choice) -> Reasoned:
    """Move the next bomber a hex towards its goal, or stop it there."""
    wanted = goals(s, kit)
    halts = {each.numbers: each for each in choice.actions if isinstance(each, Halt)}
    for numbers, halt in halts.items():
        goal = wanted.get(numbers[0])
        if goal is not None and s.bombers[numbers[0]].at == kit.cities[goal].hex:
            words = T("red_menace", "They are over {city}.")
            return halt, words.of(city=kit.city_name(goal))
    moves: dict[tuple[int, ...], list[Move]] = {}
    for action in choice.actions:
        if isinstance(action, Move):
            moves.setdefault(action.numbers, []).append(action)
    numbers, ways = next(iter(moves.items()))
    goal = wanted.get(numbers[0])
    if goal is None:
        return ways[0], T("red_menace", "There is nothing left to attack.")
    action = min(ways, key=lambda each: (step_cost(s, kit, each.to, goal), each.to))
    words = T("red_menace", "Towards {city}, around what shoots.")
    return action, words.of(city=kit.city_name(goal))


def step_cost(s: State, kit: Kit, hex_id: str, goal: str) -> float:
    """Return what a hex costs as the next one on the way to a city: distance, and what shoots."""
    end = kit.cities[goal].hex
    cost = kit.distance(hex_id, end) + _danger(s, kit, hex_id, end)
    if hex_id != end:
        nearer = (
            each
            for each in kit.next_to[hex_id]
            if kit.distance(each, end) < kit.distance(hex_id, end)
        )
        if all(each != end and _danger(s, kit, each, end) for each in nearer):
            cost += CORNER_COST
    return cost


def _danger(s: State, kit: Kit, hex_id: str, end: str) -> float:
    if hex_id == end:
        return 0.0
    danger = AD_COST if kit.hexes[hex_id].ad else 0.0
    for city in kit.hexes[hex_id].cities:
        if kit.cities[city].side == "blue":
            continue
        if theatre.is_target(s, kit, city):
            danger += CITY_COST
        elif s.mobile_sa2 and city != HAVANA and not theatre.stands(s, city):
            danger += BOMBED_COST
    return danger
