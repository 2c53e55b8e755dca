"""The markers of Eagles & Missiles: the fleet, ruins, points."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.face import Face
from desktop.paint.faces import hornet_marker, missiles_fleet
from desktop.paint.factions import faction
from desktop.rules.core import T
from desktop.table.eagles_missiles.faces import GAME

FLEET = T("eagles_missiles.table", "Fleet")
RUINS = T("eagles_missiles.table", "Ruins")
POINTS = T("eagles_missiles.table", "Points")
FLIPPED = 5
"""From this strength down the ship card shows its other side."""
OTHER_SIDE = "#5E1A1A"
RUIN, RUIN_INK = "#2E2B29", "#F0B27A"


def fleet_face(strength: int) -> Face:
    """Return the ship card; from 5 down it lies on its other side."""
    fill = faction(GAME, "russian").fill if strength > FLIPPED else OTHER_SIDE
    return missiles_fleet(str(strength), say(FLEET), fill)


def ruins_face() -> Face:
    """Return the marker of a field that is destroyed."""
    return Face(RUIN, RUIN_INK, say(RUINS), "ruins")


def points_face(points: int) -> Face:
    """Return the marker that counts Russia's points."""
    return hornet_marker(str(points), say(POINTS))
