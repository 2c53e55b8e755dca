"""Where bombers can fly this turn, and by which hexes (RM-9.3.3a, RM-9.8a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.red_menace.batteries import met_at
from desktop.rules.red_menace.blue_movement import why_not_move
from desktop.rules.red_menace.components_map import HEADINGS
from desktop.table.red_menace.marks import rolls_on_entry

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

Ways = dict[str, tuple[str, ...]]
"""By hex: the hexes that are entered on the way there, it the last."""
KEYS: dict[str, str] = {"Q": "NW", "W": "NE", "A": "W", "S": "E", "Z": "SW", "X": "SE"}
"""The keys of the six directions, as they lie on the keyboard."""
MET, ROLLED = 1.0, 0.6
"""What it costs to cross a hex where bombers are met, or dice tell whether they are."""


def ways_of(s: State, kit: Kit, numbers: tuple[int, ...]) -> Ways:
    """Return the hexes that bombers of one hex can reach together.

    Of the ways to a hex it is the shortest, and of these the one past the fewest defences.
    """
    bombers = [s.bombers[number] for number in numbers]
    here, starts = bombers[0].at, {bomber.start for bomber in bombers}
    found: Ways = {}
    edge: dict[str, tuple[float, tuple[str, ...]]] = {here: (0.0, ())}
    for _ in range(min(bomber.moves for bomber in bombers)):
        after: dict[str, tuple[float, tuple[str, ...]]] = {}
        for place, (cost, path) in edge.items():
            passed = cost + (_cost(s, kit, place, numbers) if path else 0.0)
            for way in kit.next_to[place]:
                if way == here or way in found:
                    continue
                if way not in after or passed < after[way][0]:
                    after[way] = passed, (*path, way)
        found |= {place: path for place, (_, path) in after.items()}
        edge = after
    return {
        place: path
        for place, path in found.items()
        if place not in starts
        and (len(path) > 1 or all(why_not_move(s, kit, each, place) is None for each in numbers))
    }


def _cost(s: State, kit: Kit, hex_id: str, numbers: tuple[int, ...]) -> float:
    if met_at(s, kit, hex_id, numbers):
        return MET
    return ROLLED if rolls_on_entry(kit, s, hex_id) else 0.0


def neighbour(kit: Kit, hex_id: str, key: str) -> str:
    """Return the hex in the direction of a key; empty where the map ends."""
    return kit.hexes[hex_id].neighbours[HEADINGS.index(KEYS[key])]
