"""Where each part of an Aircraft's card on the bench lies, at any width."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from desktop.paint import fonts
from desktop.table.hornet_leader.arming_data import BenchData
from desktop.table.hornet_leader.chips import ChipData
from desktop.table.hornet_leader.load_chip import LoadChip

LEAST_WIDE = 186
"""The least width of a card, at a text scale of 100 %."""
PAD, GAP = 12.0, 4.0
DECK = 0.62
"""The height of the deck ground as a share of its width, where the window is low."""
DECK_LEAST, DECK_MOST = 84.0, 240.0


class BenchPlan(NamedTuple):
    """The parts of a card, in pixels from its upper left corner."""

    key: QRectF
    name: QRectF
    second: QRectF
    role: QRectF
    deck: QRectF
    weight: QRectF
    bar: QRectF
    chips: tuple[QRectF, ...]
    foot: QRectF
    height: float
    """How high the card has to be at least."""


def chips_of(data: BenchData) -> tuple[ChipData, ...]:
    """Return the counters of a card as chips."""
    return tuple(
        ChipData(item, name, kind)
        for item, name, kind in zip(data.loads, data.names, data.kinds, strict=True)
    )


def arrange(data: BenchData, width: float, height: float, role_wide: float) -> BenchPlan:
    """Return where everything lies; what a card is higher than it has to be goes to the deck."""
    return _arranged(data, width, height, role_wide, fonts.text_scale())


@lru_cache(maxsize=64)
def _arranged(
    data: BenchData, width: float, height: float, role_wide: float, scale: float
) -> BenchPlan:
    # A layout asks for the height again and again.
    left, inner = PAD, max(width - 2 * PAD, 60.0)
    name_font, second_font = fonts.interface(18, 700), fonts.interface(13)
    tall, low = QFontMetricsF(name_font).height(), QFontMetricsF(second_font).height()
    key_side = 20 * scale if data.number else 0.0
    key = QRectF(left, PAD + 1, key_side, key_side)
    at = left + key_side + (8 if data.number else 0)
    role = QRectF(left + inner - role_wide, PAD, role_wide, 24 * scale)
    name = QRectF(at, PAD - 2, role.left() - at - 6, tall)
    second = QRectF(at, name.bottom(), left + inner - at, low)
    deck = QRectF(left, second.bottom() + 8, inner, _deck(inner))
    rest, rows = _below(data, left, inner)
    needed = deck.bottom() + rest
    spare = min(max(0.0, height - needed), max(0.0, DECK_MOST * scale - deck.height()))
    deck.setHeight(deck.height() + spare)
    weight = QRectF(left, deck.bottom() + 6, inner, 18 * scale)
    bar = QRectF(left, weight.bottom() + 3, inner, 11 * min(scale, 1.5))
    chips = tuple(box.translated(0, bar.bottom() + 8) for box in rows)
    foot_high = 18 * scale
    foot = QRectF(left, max(height, needed) - PAD - foot_high + 4, inner, foot_high)
    return BenchPlan(key, name, second, role, deck, weight, bar, chips, foot, needed)


def _deck(inner: float) -> float:
    return min(max(inner * DECK, DECK_LEAST), DECK_MOST * fonts.text_scale())


def _below(data: BenchData, left: float, inner: float) -> tuple[float, list[QRectF]]:
    """Return how much lies below the deck, and the chips in rows from 0."""
    scale = fonts.text_scale()
    boxes: list[QRectF] = []
    x, y, high = left, 0.0, 20.0 * scale
    for chip in chips_of(data):
        size = LoadChip.size_of(chip, fixed=bool(data.fixed))
        wide = min(float(size.width()), inner)
        if x > left and x + wide > left + inner + 0.5:
            x, y = left, y + high + GAP
        boxes.append(QRectF(x, y, wide, high))
        x += wide + GAP
    bar = 6 + 18 * scale + 3 + 11 * min(scale, 1.5)
    return bar + 8 + y + high + 6 + 18 * scale + PAD - 4, boxes
