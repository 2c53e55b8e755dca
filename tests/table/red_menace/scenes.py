"""A war in its seventh turn, to look at."""

from __future__ import annotations

from desktop.rules.red_menace import raid_odds
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.positions import KIT, fly, ground, inbound, war


def turn_seven(phase: int = 5) -> State:
    """Return a position with formations near and far, bombers in flight, ruins on both sides."""
    s = war(2, turn=7, phase=phase, ruins="S T 9")
    for city, marker, points in (("S", "nuke_5", 5), ("T", "nuke_3", 3), ("9", "nuke_4", 4)):
        s.ruins[city].counter, s.ruins[city].points = marker, points
    s.points = [4, 8]
    inbound(s, "A", before("H", 2), "H", "tu95k tu95 tu16", base="3")
    inbound(s, "B", before("K", 4), "K")
    inbound(s, "C", KIT.cities["E"].hex, "E", "tu16 tu16 m4")
    inbound(s, "D", before("P", 1), "P", base="5")
    s.pool = [key for key in s.pool if key not in "ABCDE"]
    s.finished["E"] = "shot_down"
    fly(s, "b58", "0606")
    ground(s, "b47 b47", "P")
    s.kept, s.event, s.event_worked = [8], 12, True
    return s


def before(city: str, away: int) -> str:
    """Return the lowest hex from which a formation enters a city's hex after so many moves."""
    s = war()
    for hex_id in KIT.hexes:
        s.flights.clear()
        flight = inbound(s, "J", hex_id, city)
        if len(raid_odds.arrivals(s, KIT, flight)) == away:
            return hex_id
    raise LookupError(f"No way of {away} hexes leads to {city}.")
