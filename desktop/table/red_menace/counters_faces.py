"""The faces of counters as they are at the moment, made once for each: most stay as they are."""

from __future__ import annotations

from functools import lru_cache

from desktop.models.say import say
from desktop.paint.face import Face, State
from desktop.paint.face_shades import rested
from desktop.rules.core import Text
from desktop.rules.red_menace.components_units import Marker, Unit
from desktop.rules.red_menace.records import Box
from desktop.table.red_menace import faces, faces_markers

CAPITAL = 10
"""What a capital is worth besides its die (RM-10.1.3b)."""


def bomber(unit: Unit, *, ground: bool = False, moves: int = -1, moved: bool = False) -> Face:
    """Return a bomber; ``moves`` of 0 and more are shown on a die, ``moved`` is ticked."""
    return _bomber(unit, _named(unit.name), ground, moves, moved)


def interceptor(unit: Unit, box: Box = "ready") -> Face:
    """Return an interceptor in a box."""
    return _interceptor(unit, _named(unit.name), box)


def other(unit: Unit, *, base: str = "", fired: bool = False, moves: int = -1) -> Face:
    """Return a SAM, a radar aircraft or tanker with its base, or the submarine."""
    return _other(unit, _named(unit.name), base, fired, moves)


@lru_cache(maxsize=64)
def flight(key: str, *, revealed: bool, left: int, resting: bool = False) -> Face:
    """Return the counter of a formation; ``resting`` while it waits or once it is gone."""
    face = faces_markers.flight_face(key, revealed=revealed or resting, bombers=left)
    return rested(face) if resting else face


def _named(name: Text) -> str:
    # The language is part of what a face was made for.
    return say(name) + say(faces.RADAR)


@lru_cache(maxsize=256)
def _bomber(unit: Unit, spoken: str, ground: bool, moves: int, moved: bool) -> Face:
    face = faces.bomber_face(unit, ground=ground, moves_left=None if moves < 0 else moves)
    return face.marked(State.MOVED) if moved else face


@lru_cache(maxsize=128)
def _interceptor(unit: Unit, spoken: str, box: Box) -> Face:
    return faces.interceptor_face(unit, box=box)


@lru_cache(maxsize=128)
def _other(unit: Unit, spoken: str, base: str, fired: bool, moves: int) -> Face:
    match unit.role:
        case "aew" | "tanker":
            return faces.support_face(unit, base=base)
        case "submarine":
            return faces.submarine_face(unit, moves_left=None if moves < 0 else moves)
        case _:
            return faces.sam_face(unit, fired=fired)


def ruin(marker: Marker, points: int) -> Face:
    """Return the nuclear counter of a destroyed city with what it was worth."""
    if marker.points.isdigit():
        return faces_markers.nuke_face(marker)
    more = CAPITAL if "+" in marker.points else 0
    return faces_markers.nuke_face(marker, die=points - more)
