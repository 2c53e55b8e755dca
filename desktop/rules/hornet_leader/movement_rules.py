"""Where Aircraft and Bandits can move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.enemy_rules import face_of, ignored, on_display
from desktop.rules.hornet_leader.pilots import type_of
from desktop.rules.hornet_leader.records import Aircraft, Counter

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


def reachable(kit: Kit, start: str) -> tuple[str, ...]:
    """Return the areas in which an Aircraft can end its movement, its own first (HL-6.12a)."""
    return (start, *kit.board.neighbours(start))


def is_last_turn(s: State) -> bool:
    """Return whether all Aircraft are removed at the end of this turn (HL-6.12d)."""
    return s.flown.turn >= s.flown.turn_limit


def holds(s: State, kit: Kit, bandit: Counter) -> bool:
    """Return whether a Bandit stays because an Aircraft is within its range (HL-6.13b)."""
    reach = face_of(kit, bandit).range
    for each in on_display(s):
        distance = kit.distance(bandit.area, each.area)
        if distance <= reach and not ignored(type_of(kit, each.pilot), distance):
            return True
    return False


def nearest(s: State, kit: Kit, area: str) -> list[Aircraft]:
    """Return the Aircraft that are closest to an area, as a Bandit there sees it (HL-6.13c).

    F-35s farther away than range 0 are not seen (HL-10.1q), so there may be none.
    """
    best: list[Aircraft] = []
    least = len(kit.areas)
    for each in on_display(s):
        distance = kit.distance(area, each.area)
        if distance > least or ignored(type_of(kit, each.pilot), distance):
            continue
        if distance < least:
            least = distance
            best.clear()
        best.append(each)
    return best


def steps_towards(kit: Kit, start: str, goal: str) -> tuple[str, ...]:
    """Return the first steps of all shortest ways; none at the goal (HL-6.13c, e)."""
    nearer = kit.distance(start, goal) - 1
    return tuple(a for a in kit.board.neighbours(start) if kit.distance(a, goal) == nearer)


def steps_away(kit: Kit, start: str, goal: str) -> tuple[str, ...]:
    """Return the adjacent areas that are farther from an area; there may be none."""
    farther = kit.distance(start, goal) + 1
    return tuple(a for a in kit.board.neighbours(start) if kit.distance(a, goal) == farther)
