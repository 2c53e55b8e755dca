"""How a war will end, as seen between two days: the score to expect, and the chance that it wins.

The weights are those of a straight line laid through the days of 850 wars between players of the
normal level: what was still to come of the final score, by what either side had left for how long.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING, Final

from desktop.rules.eagles_missiles import bot_worth, scoring, theatre

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

PER_DAY: Final = 5
"""Cards that leave the Russian deck on an average day."""
ROUNDED: Final = -0.12
"""What rounding down parts of the score costs Russia."""
WHOLE_DECK: Final = 7.9
"""What a whole Russian deck still brings, however the war stands."""
FRONTS: Final = 0.99
"""What comes of each point that a front is worth."""
LOSSES: Final = {"SU24": 0.41, "SU25": 0.29, "TU22M": 0.82}
"""What each Russian bomber brings in the time that is left."""
FLEET_THERE: Final = -2.12
FLEET_POINT: Final = 0.28
ALLIES: Final = {"F16C": -1.98, "MIG29": -1.24, "SU22": -1.24}
"""What each Polish squadron prevents, a NATO one on call, an AA unit, a card in hand."""
NATO: Final = -1.83
AA: Final = -0.05
CARD: Final = -0.31
LAST_OF_LINE: Final = 0.11
COAST: Final = {1: 0.58, 2: 0.63}
"""What it promises that only so many territories of the coast are free."""
CONQUERED: Final = -0.65
"""What is taken already cannot be won again."""
SURE: Final = 0.35
"""How far the score is off at the end of the war, and how much more with a whole deck to come."""
OPEN: Final = 4.5


def chance(s: State, kit: Kit) -> float:
    """Return how likely Russia wins."""
    if s.outcome is not None:
        return float(s.victor == "russian")
    left = time_left(s, kit)
    limit: int = kit.rules.scoring["russian_wins_above"]
    above = score(s, kit, left) - limit - 0.5
    return 0.5 + 0.5 * erf(above / (SURE + OPEN * left) / sqrt(2))


def time_left(s: State, kit: Kit) -> float:
    """Return how much of the Russian deck is still to come before the war ends."""
    left = s.russian_deck.size
    if s.terms.day_limit:
        left = min(left, PER_DAY * (s.terms.day_limit - s.day + 1))
    return left / len(kit.russian_cards)


def score(s: State, kit: Kit, left: float) -> float:
    """Return the score to expect with so much of the deck to come."""
    return _so_far(s, kit) + ROUNDED + left * _to_come(s, kit)


def _so_far(s: State, kit: Kit) -> float:
    """Return the score in fractions."""
    return sum(part.count / part.per * part.each for part in scoring.parts(s, kit) if _full(part))


def _full(part: scoring.Part) -> bool:
    """Return whether a part counts: borders do only as a whole."""
    return part.rule not in ("EM-XII.3", "EM-XII.4") or part.count == part.per


def _to_come(s: State, kit: Kit) -> float:
    active = theatre.active_lines(s, kit)
    fronts = [theatre.front(s, kit, line) for line in active]
    worth = WHOLE_DECK + FRONTS * sum(bot_worth.fall(s, kit, place) for place in fronts)
    for each in s.squadrons:
        if each.where not in ("lost", "outside", "reserve"):
            side = kit.squadrons[each.id].side
            kinds = LOSSES if side == "russian" else ALLIES
            worth += NATO if side == "nato" else kinds.get(each.type, 0.0)
    worth += AA * sum(bool(unit.at) for unit in s.aa)
    worth += CARD * sum(map(len, s.hands.values()))
    if s.fleet:
        worth += FLEET_THERE + FLEET_POINT * s.fleet
    for line in kit.lines.values():
        worth += LAST_OF_LINE * (sum(place not in s.conquered for place in line.path) == 1)
    free = theatre.free_polish(s, kit)
    coast = sum(kit.territories[place].sea_coast for place in free)
    return worth + COAST.get(coast, 0.0) + CONQUERED * len(s.conquered)
