"""What a list of games shows of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.rules.eagles_missiles import scoring

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


def brief(s: State, kit: Kit) -> dict[str, Any]:
    """Return the day, the score, cities destroyed, territories conquered, the fleet."""
    return {
        "day": s.day,
        "score": scoring.total(s, kit),
        "cities": s.cities_lost,
        "conquered": len(s.conquered),
        "fleet": s.fleet,
    }
