"""How the game ends (chapter 12), and phase 15."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Outcome, Tell
from desktop.rules.red_menace import changes_blue, changes_theatre, theatre
from desktop.rules.red_menace import events_theatre as told
from desktop.rules.red_menace.components_map import HAVANA
from desktop.rules.red_menace.records import BLUE, PLAYER
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

LAST_TURN = 60
"""RM-12.3."""

Victor = Literal["blue", "red", "draw"]


class Phase15(WarStep, frozen=True):
    """RM-7.15  Whether the game ends with this turn, in the order of the checks."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        lead = s.lead
        decided = s.now.reached and not s.terms.sudden_death
        if abs(lead) >= kit.rolls.lead_in_cities_to_win and not decided:
            end(s, "blue" if lead > 0 else "red", tell, "RM-12.2.1")
        elif out_of_bombers(s):
            end(s, "red", tell, "RM-12.2.2")
        elif decided:
            by_points(s, tell, "RM-12.1b")
        elif _sky_is_empty(s, kit, tell):
            by_points(s, tell, "RM-12.2.3")
        elif s.turn >= LAST_TURN:
            by_points(s, tell, "RM-12.3")


class CheckSky(WarStep, frozen=True):
    """RM-12.2.3  After phases 11 and 12: an empty sky after the last red formation ends it.

    The last take-off phase is over by then: it was phase 8 of this turn or an earlier one, or no
    further one follows (RM-9.3.2d).
    """

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if theatre.last_flight_done(s) and not any(theatre.with_bombers(s, "flight")):
            by_points(s, tell, "RM-12.2.3")


def out_of_bombers(s: State) -> bool:
    """Return whether the player has no bomber left while red formations do (RM-12.2.2)."""
    for bomber in s.bombers:
        if bomber.where in ("ground", "flight"):
            return False
    return not theatre.last_flight_done(s)


def _sky_is_empty(s: State, kit: Kit, tell: Tell) -> bool:
    """Call home who has nothing to attack; return whether nobody is left in flight then."""
    if not theatre.last_flight_done(s):
        return False
    idle = _idle(s, kit)
    if idle:
        changes_blue.recall(s, idle, tell, "RM-12.2.3b")
    return not any(theatre.with_bombers(s, "flight"))


def _idle(s: State, kit: Kit) -> list[int]:
    """Return the bombers in flight that have nothing left to attack."""
    if theatre.any_soviet_base(s):
        return []
    targets = theatre.red_targets(s, kit)
    return [
        number
        for number, bomber in theatre.with_bombers(s, "flight")
        if not any(can_attack(kit, bomber.unit, city) for city in targets)
    ]


def can_attack(kit: Kit, unit: str, city: str) -> bool:
    """Return whether a bomber of this type may attack a city at all (RM-9.3.5)."""
    return city != HAVANA or kit.units[unit].faction != "uk"


def by_points(s: State, tell: Tell, rule: str) -> None:
    """End the game for the side with more points, landings in Cuba added (RM-12.1b)."""
    blue, red = totals(s)
    victor: Victor = "draw"
    if blue != red:
        victor = "blue" if blue > red else "red"
    end(s, victor, tell, rule)


def totals(s: State) -> tuple[int, int]:
    """Return the points of both sides as if the game ended now (RM-8.5b)."""
    return s.points[0], s.points[1] + sum(s.in_cuba.values())


def end(s: State, victor: Victor, tell: Tell, rule: str) -> None:
    """End the game."""
    changes_theatre.end(s, victor)
    s.outcome = Outcome((PLAYER,) if victor == BLUE else (), rule)
    tell(told.GameEnded(rule, victor))
