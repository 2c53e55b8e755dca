"""How a counter changes its colours so that its words stay legible: spent, or not in play."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace
from PySide6.QtGui import QColor

from desktop.paint.colours import Colour, luminance, mixed, readable_on
from desktop.paint.face import Face

SHEEN_LIGHT, SHEEN_DARK = 0.13, 0.12
"""How much lighter and darker than its fill a body is at its two corners."""
GREY, VEIL, REST = "#8A9099", "#20262D", "#3A4048"
SPENT_GREY, RESTING, ABSENT = 0.28, 0.62, 0.6
PAPER_RESTING = 0.80
"""Pale counters that are not in play become as dark as the others."""
WEAKER = 0.7
"""How much less than the fill the ink of a counter fades that is not in play."""


def tone(face: Face) -> float:
    """Return how strongly bars darken the body."""
    if not _is_dark(face.ink, face.fill):
        return 0.22
    return 0.10 if luminance(face.fill) > 0.5 else 0.06


def grounds(face: Face) -> tuple[QColor, ...]:
    """Return all that the words of a counter stand on: its body, and bars at its corners."""
    fill, dark = QColor(face.fill), tone(face)
    return fill, *(mixed(each, "#000000", dark) for each in (sheen_light(fill), sheen_dark(fill)))


def second_ink(face: Face, strength: float) -> QColor:
    """Return the ink of second words, weaker than that of first ones where it can be."""
    return readable_on(mixed(face.fill, face.ink, strength), *grounds(face))


def sheen_light(fill: Colour) -> QColor:
    """Return a fill where the light falls on it."""
    return mixed(fill, "#FFFFFF", SHEEN_LIGHT)


def sheen_dark(fill: Colour) -> QColor:
    """Return a fill where it lies in the shade."""
    return mixed(fill, "#000000", SHEEN_DARK)


def absent(fill: Colour) -> QColor:
    """Return the fill of the tile of an Aircraft or a Pilot that is not there."""
    return mixed(fill, GREY, ABSENT)


@lru_cache(maxsize=512)
def worn(face: Face) -> Face:
    """Return a counter that has done its part for now: a greyer, darker body."""
    veil = 0.34
    if _is_dark(face.ink, face.fill):
        veil = 0.14 if luminance(face.fill) > 0.5 else 0.0
    fill = mixed(mixed(face.fill, GREY, SPENT_GREY), VEIL, veil)
    return _legible(face, fill, QColor(face.ink))


@lru_cache(maxsize=512)
def rested(face: Face) -> Face:
    """Return a counter that is not in play: its colours fade."""
    paper = _is_dark(face.ink, face.fill)
    fill = mixed(face.fill, REST, PAPER_RESTING if paper else RESTING)
    ink = mixed("#FFFFFF" if paper else face.ink, REST, RESTING * WEAKER)
    return _legible(face, fill, ink)


def _legible(face: Face, fill: QColor, ink: QColor) -> Face:
    """Return a face in other colours, the ink no paler than its words can be read."""
    changed = replace(face, fill=fill.name(), ink=ink.name())
    below = (*grounds(changed), sheen_light(fill))
    return replace(changed, ink=readable_on(ink, *below).name())


def _is_dark(ink: Colour, fill: Colour) -> bool:
    return luminance(ink) < luminance(fill)
