"""The campaign sheet as plain data, and where its words have room."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Literal

import msgspec
from PySide6.QtCore import QRectF

from desktop.paint.drawing import CAP, text_width

Box = tuple[float, float, float, float]
"""Left, top, width and height: thousands of places are tried, and plain numbers are quick."""
NOWHERE: Box = (0.0, 0.0, 0.0, 0.0)
SpotState = Literal["open", "candidate", "in_play", "damaged", "destroyed"]

DISC = 25.0
"""Radius of the disc of a Target."""
NAME_EM, FACTS_EM = 17.0, 15.0
CLEAR = 9.0
"""Units that a plate keeps off discs, borders of bands and the edge of the sheet."""
STEP = 14.0
"""How finely places for a plate are tried."""
FACTS_GAP = "   "


class SheetBand(msgspec.Struct, frozen=True):
    """A band: a ring around the carrier, clipped to the sheet."""

    name: str
    inner: float
    outer: float
    facts: tuple[str, ...] = ()
    """Penalty, Stress and bonus in the person's language: "−1 WP", "Stress 2"."""
    secured: bool = False
    """Whether every Target of the band is destroyed."""


class SheetSpot(msgspec.Struct, frozen=True):
    """A Target on the sheet."""

    number: int
    x: float
    y: float
    state: SpotState = "open"


class CampaignSheet(msgspec.Struct, frozen=True):
    """Everything that the painted sheet depends on, in design units with y downwards."""

    width: float
    height: float
    origin: tuple[float, float]
    """The carrier, around which the bands lie; it may be off the sheet."""
    bands: tuple[SheetBand, ...]
    spots: tuple[SheetSpot, ...]
    coast: str = ""
    """The outline of the theatre under ``art/outlines``; open sea if there is none."""

    @property
    def box(self) -> QRectF:
        """The whole sheet."""
        return QRectF(0, 0, self.width, self.height)


def spot_at(sheet: CampaignSheet, x: float, y: float) -> int | None:
    """Return the number of the Target whose disc lies at a point, if there is one."""
    for spot in sheet.spots:
        if math.hypot(spot.x - x, spot.y - y) <= DISC:
            return spot.number
    return None


def plate_size(band: SheetBand) -> tuple[float, float]:
    """Return how wide and high the words of a band are, with their margins."""
    name = text_width(band.name.upper(), NAME_EM * CAP, 700)
    facts = text_width(FACTS_GAP.join(band.facts), FACTS_EM * CAP, 600)
    return max(name + (22 if band.secured else 0), facts) + 20, NAME_EM + FACTS_EM + 13


def plates(sheet: CampaignSheet) -> tuple[QRectF, ...]:
    """Return where the words of each band lie: in their band, off every disc and one another.

    A band that leaves no room at all gets the place that fits it best beside the discs.
    """
    discs = tuple((spot.x, spot.y) for spot in sheet.spots)
    return _placed(sheet.width, sheet.height, sheet.origin, sheet.bands, discs)


@lru_cache(maxsize=16)
def _placed(
    width: float,
    height: float,
    origin: tuple[float, float],
    bands: tuple[SheetBand, ...],
    discs: tuple[tuple[float, float], ...],
) -> tuple[QRectF, ...]:
    inside = (CLEAR, CLEAR, width - 2 * CLEAR, height - 2 * CLEAR)
    taken: list[Box] = []
    for band in bands:
        free = (box for box in best_first(inside, origin, band) if _is_free(box, discs, taken))
        taken.append(next(free, NOWHERE))
    return tuple(QRectF(*box) for box in taken)


def best_first(inside: Box, origin: tuple[float, float], band: SheetBand) -> Iterator[Box]:
    """Yield the places of a plate by their strain: few have to be held against every disc.

    The strain of a place is worked out when it may be the least one, not before.
    """
    middle = (band.inner + band.outer) / 2
    reached = _places(inside, origin, band)
    hoped = sorted((abs(far - middle), number, box) for number, (far, box) in enumerate(reached))
    known: list[tuple[float, int, Box]] = []
    for least, number, box in hoped:
        while known and known[0][0] < least:
            yield heappop(known)[2]
        heappush(known, (strain(origin, band, box, least), number, box))
    while known:
        yield heappop(known)[2]


def _is_free(box: Box, discs: tuple[tuple[float, float], ...], taken: list[Box]) -> bool:
    """Return whether a plate would lie off every disc and off those that lie already."""
    if any(_apart(box, *disc) < DISC + CLEAR for disc in discs):
        return False
    return not any(QRectF(*box).intersects(QRectF(*other)) for other in taken)


def _places(
    inside: Box, origin: tuple[float, float], band: SheetBand
) -> Iterator[tuple[float, Box]]:
    """Yield every place for a plate whose middle lies in its band, and how far out that is."""
    wide, high = plate_size(band)
    left, top, room, tall = inside
    for column in range(int((room - wide) // STEP) + 1):
        x = left + column * STEP
        for row in range(int((tall - high) // STEP) + 1):
            y = top + row * STEP
            reach = math.hypot(x + wide / 2 - origin[0], y + high / 2 - origin[1])
            if band.inner < reach < band.outer:
                yield reach, (x, y, wide, high)


def strain(origin: tuple[float, float], band: SheetBand, box: Box, aside: float) -> float:
    """Return how far a plate sticks out of its band, then how far it lies from its middle."""
    x, y = origin
    left, top, wide, high = box
    far = math.hypot(max(x - left, left + wide - x), max(y - top, top + high - y))
    out = max(0.0, far + CLEAR - band.outer) + max(0.0, band.inner + CLEAR - _apart(box, x, y))
    return 100 * out + aside


def _apart(box: Box, x: float, y: float) -> float:
    """Return how far a point lies outside a box."""
    left, top, wide, high = box
    across = max(left - x, 0.0, x - (left + wide))
    down = max(top - y, 0.0, y - (top + high))
    return math.hypot(across, down)
