"""Changes of points and cities: the only functions that assign to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Side, Tell
from desktop.rules.red_menace import events_theatre as told
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.records import BLUE, Means, Ruin, TurnNow

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


def score(s: State, kit: Kit, side: Side, points: int, tell: Tell, rule: str) -> None:
    """Add points to a side's track and note when its threshold is reached (RM-12.1a)."""
    index = 0 if side == BLUE else 1
    s.points[index] += points
    tell(told.PointsScored(rule, side, points, s.points[index]))
    scenario = theatre.scenario(s, kit)
    threshold = scenario.points_blue if side == BLUE else scenario.points_red
    if s.points[index] >= threshold and not s.reached[index]:
        s.reached[index] = True
        s.now.reached = True
        tell(told.ThresholdReached("RM-12.1a", side, threshold))


def penalty(s: State, points: int, tell: Tell, rule: str) -> None:
    """Take points off the player's track, never below 0 (RM-10.2.8c)."""
    taken = min(points, s.points[0])
    s.points[0] -= taken
    tell(told.PointsTaken(rule, taken, s.points[0]))


def destroy(s: State, city: str, by: Side, means: Means, tell: Tell, rule: str) -> None:
    """Mark a city as destroyed; its counter follows."""
    s.ruins[city] = Ruin(city, by, means, s.turn)
    tell(told.CityDestroyed(rule, city, by, means))


def lay_counter(s: State, kit: Kit, city: str, marker: str, points: int) -> None:
    """Lay a nuclear counter on a destroyed city; without one the cup is empty (RM-10.1.3f)."""
    if marker in kit.nuke_kinds:
        s.nukes.take(kit.nuke_kinds.index(marker))
    ruin = s.ruins[city]
    ruin.counter, ruin.points = marker, points


def begin_turn(s: State) -> None:
    """Begin the next turn: what held for the last one is over."""
    s.turn += 1
    s.now = TurnNow()
    s.event, s.event_worked, s.extra_launch = 0, False, 0
    for flight in s.flights:
        flight.moves, flight.met, flight.passed, flight.handled = 0, (), (), False
    for bomber in s.bombers:
        if bomber.start:  # No other was given a movement.
            bomber.moves, bomber.start, bomber.moved, bomber.fought = 0, "", False, ()
    for interceptor in s.interceptors:
        interceptor.tried = interceptor.fresh = False
    for sam in s.sams:
        sam.fired = False


def begin_phase(s: State, number: int) -> None:
    """Begin a phase of the turn."""
    s.phase = number


def note_last_launch(s: State) -> None:
    """Note that this turn had the last take-off phase (RM-9.3.2d)."""
    s.last_launch = s.turn


def end(s: State, victor: Literal["blue", "red", "draw"]) -> None:
    """Note who won."""
    s.victor = victor
