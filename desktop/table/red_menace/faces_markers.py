"""The markers of Red Menace: flights, nuclear counters, cubes and flags of the points, the turn."""

from __future__ import annotations

from typing import Literal

from desktop.models.say import say
from desktop.paint.face import Face, State
from desktop.paint.faces import (
    hornet_marker,
    menace_cube,
    menace_flag,
    menace_flight,
    menace_nuke,
)
from desktop.rules.core import T, Text
from desktop.rules.red_menace.components_units import Marker
from desktop.rules.red_menace.records import CUBA

CUBA_NAME = T("red_menace.table", "Cuba")
TURN = T("red_menace.table", "Turn")
CAPITALS: dict[str, Text] = {
    "nuke_moscow": T("red_menace.table", "Moscow"),
    "nuke_dc": T("red_menace.table", "Washington"),
}
"""The cities that have a nuclear counter of their own, by its id."""
LAP = 60
"""Fields on the track of points; the cube goes round again (second lap: +60)."""

PointsSide = Literal["blue", "red"]
NATIONS: dict[PointsSide, str] = {"blue": "usa", "red": "ussr"}


def flight_face(key: str, *, revealed: bool, bombers: int) -> Face:
    """Return a Soviet flight ``A`` to ``J`` or ``CUBA``; the M-50 has the face of a bomber.

    ``bombers`` is how many are left; it shows on the pips once the flight is revealed.
    """
    left = bombers if revealed else None
    if key == CUBA:
        return menace_flight("cuba", say(CUBA_NAME), left)
    return menace_flight("ussr", key, left)


def nuke_face(marker: Marker, *, die: int = 0) -> Face:
    """Return a nuclear counter: its points, or what it is worth once its ``die`` (1 to 6) fell.

    Then the die is shown, too; those of the capitals carry their names.
    """
    title = say(CAPITALS[marker.id]) if marker.id in CAPITALS else ""
    if not die:
        return menace_nuke(marker.points, title)
    fixed, plus, _ = marker.points.rpartition("+")
    worth = die + (int(fixed) if plus else 0)
    return menace_nuke(str(worth), title, die)


def nuke_back() -> Face:
    """Return the back of the nuclear counters in their cup."""
    front = menace_nuke("")
    return Face(front.fill, front.ink, states=frozenset({State.HIDDEN}))


def points_cube(side: PointsSide, points: int) -> Face:
    """Return the cube of a side on the track of points; on later laps it says what to add."""
    lap = points // LAP * LAP
    return menace_cube(NATIONS[side], f"+{lap}" if lap > 0 else "")


def threshold_flag(side: PointsSide) -> Face:
    """Return the flag at the points that a side needs (RM-12.1a)."""
    return menace_flag(NATIONS[side])


def turn_face(turn: int) -> Face:
    """Return the marker that counts the turns."""
    return hornet_marker(str(turn), say(TURN))
