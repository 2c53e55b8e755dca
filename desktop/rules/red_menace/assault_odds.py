"""What becomes of the player's bombers over a city, from their arrival to the fall of the city."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.red_menace import defenders_odds, theatre
from desktop.rules.red_menace.defenders_odds import Defence
from desktop.rules.red_menace.defenders_plan import Squadrons
from desktop.rules.red_menace.strike_odds import best_first, strike_odds
from desktop.rules.red_menace.victory import can_attack

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


class Assault(msgspec.Struct, frozen=True):
    """Phases 10 to 12 for the bombers over one city."""

    defence: Defence
    """Who comes, and who is left."""
    falls: float
    """The chance that the city is destroyed by those that are left."""
    points: float
    """The points to be expected."""


def assault(
    s: State, kit: Kit, city: str, squadrons: Squadrons | None = None, *, entering: bool = False
) -> Assault:
    """Return what the bombers over a city achieve if they attack it.

    ``squadrons`` and ``entering`` are those of :func:`defenders_odds.of_hex`. Raises ``KeyError``
    if no bomber is there.
    """
    hex_id = kit.cities[city].hex
    defence = defenders_odds.of_hex(s, kit, hex_id, squadrons, entering=entering)
    jammed = theatre.soviet_aew(s) and not s.now.first_strike
    falls = points = 0.0
    for left, share in defence.survivors.items():
        units = [unit for unit in left if can_attack(kit, unit, city)]
        first = best_first(kit, units) if jammed and units else ""
        found = strike_odds(s, kit, city, units, first=first)
        falls += share * found.falls
        points += share * found.points
    return Assault(defence, falls, points)
