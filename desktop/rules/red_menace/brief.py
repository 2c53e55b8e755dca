"""What a list of games shows of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.rules.red_menace.records import BLUE, RED

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State


def brief(s: State) -> dict[str, Any]:
    """Return turn, points and destroyed cities of both sides."""
    return {
        "turn": s.turn,
        "points": list(s.points),
        "cities": [s.cities_destroyed(BLUE), s.cities_destroyed(RED)],
    }
