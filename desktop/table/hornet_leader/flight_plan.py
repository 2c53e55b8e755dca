"""What the card of a pilot in the flight shows, and where each part lies at any width."""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.card import Stress
from desktop.paint.face import Altitude, Status
from desktop.paint.faces import signed
from desktop.rules.core import T
from desktop.table.hornet_leader.chips import ChipData, chip_wide, grouped, width_of
from desktop.table.hornet_leader.faces import Speed

NARROW = 218.0
"""Below this many pixels, at a text scale of 100 %, the card takes its compact form."""
STACKED = 110.0
"""Below this one the name stands under the aircraft, not beside it."""
LEAST_WIDE = 128.0
FLAT = 120.0
"""From this width on a low card has status and Stress on one line."""
IN_WORDS, FIELD = 250.0, 0.2
"""Between the margins of such a card: the width from which on a status is told in words, and the
share of it that each has. In a narrower one it is told by letters."""

AIR = T("hornet_leader.table", "AtA {value}")
GROUND = T("hornet_leader.table", "AtG {value}")
WEIGHT = T("hornet_leader.table", "WP {carried} / {limit}")
FAST = T("hornet_leader.table", "Fast")
SLOW = T("hornet_leader.table", "Slow")


class FlightData(msgspec.Struct, frozen=True):
    """Everything on the card of a pilot, in the person's language."""

    key: str
    """What choosing the card means."""
    callsign: str
    kind: str
    """The short name of the type: "F/A-18C"."""
    skill: str
    picture: str
    altitude: Altitude
    status: Status
    statuses: tuple[str, str, str]
    """The words for Okay, Shaken and Unfit."""
    stress: Stress
    speed: Speed
    air: int
    ground: int
    carried: int
    limit: int
    """Weight Points carried, and how many the aircraft may carry on this mission."""
    chips: tuple[ChipData, ...] = ()
    number: str = ""
    """The key that selects the aircraft."""
    leader: str = ""
    """The word, if the pilot leads the flight."""
    sa: int = 0
    """Situational Awareness left."""
    sa_label: str = "SA"
    damaged: bool = False
    selected: bool = False
    attacked: bool = False
    spoken: str = ""
    """Everything in words, for screen readers and the tooltip."""


class Words(NamedTuple):
    """A short text in its place in the foot of the card."""

    box: QRectF
    text: str


class FlightPlan(NamedTuple):
    """Where each part of a card lies, in pixels from its upper left corner."""

    compact: bool
    key: QRectF
    tile: QRectF
    name: QRectF
    second: QRectF
    leader: QRectF
    stars: QRectF
    sa_label: QRectF
    """Under the stars; none in the compact form."""
    statuses: tuple[QRectF, QRectF, QRectF]
    stress: QRectF
    figure: QRectF
    chips: tuple[QRectF, ...]
    shown: tuple[ChipData, ...]
    """The chips in those boxes: where there is little room, those alike lie together."""
    plain_chips: bool
    """Whether chips leave out picture and weight."""
    foot: tuple[Words, ...]
    height: float


class Head(NamedTuple):
    """The boxes at the top of a card."""

    tile: QRectF
    name: QRectF
    second: QRectF
    leader: QRectF
    stars: QRectF
    sa_label: QRectF


class Rows(NamedTuple):
    """Chips laid in rows."""

    boxes: tuple[QRectF, ...]
    shown: tuple[ChipData, ...]
    plain: bool
    bottom: float


class Fonts(NamedTuple):
    """The fonts of a card in one of its two forms."""

    name: QFont
    second: QFont
    small: QFont
    figure: QFont
    foot: QFont


def card_fonts(*, compact: bool) -> Fonts:
    """Return the fonts of a card; the compact form uses the narrow ones only."""
    return Fonts(
        name=fonts.condensed(16, 700) if compact else fonts.interface(16, 600),
        second=fonts.condensed(13, 500) if compact else fonts.interface(13),
        small=fonts.condensed(12, 600),
        figure=fonts.condensed(15 if compact else 18, 700),
        foot=fonts.condensed(13, 600),
    )


def is_compact(width: float) -> bool:
    """Return whether a card of that width takes the compact form."""
    return width < NARROW * fonts.text_scale()


def foot_words(data: FlightData, *, compact: bool) -> tuple[str, ...]:
    """Return the short texts of the foot; in the compact form the tile alone tells the speed."""
    values = (say(AIR.of(value=signed(data.air))), say(GROUND.of(value=signed(data.ground))))
    speed = say(FAST if data.speed == "fast" else SLOW)
    weight = say(WEIGHT.of(carried=data.carried, limit=data.limit))
    return (*values, weight) if compact else (*values, speed, weight)


def shape_of(data: FlightData) -> Hashable:
    """Return all that the height of a card follows from; cards of one shape are equally high.

    Most changes leave it as it is: what can be chosen next, Altitude, Stress.
    """
    head = (data.callsign, bool(data.number), data.leader, data.sa, data.sa_label)
    foot = (data.air, data.ground, data.speed, data.carried, data.limit)
    chips = [tuple(map(width_of, shown)) for shown in (data.chips, grouped(data.chips))]
    return (head, foot, *chips)


def arrange(data: FlightData, width: float, height: float = 0.0) -> FlightPlan:
    """Return where everything lies on a card of that width, and how high it has to be at least.

    On a card that is not high enough for two lines status and Stress have one. On a card that is
    higher than it has to be the foot lies at its bottom.
    """
    plan = _arranged(data, width, height)
    if plan.height <= height or width < FLAT * fonts.text_scale():
        return plan
    return _arranged(data, width, height, flat=True)


def _arranged(data: FlightData, width: float, height: float, *, flat: bool = False) -> FlightPlan:
    compact = is_compact(width)
    scale, used = fonts.text_scale(), card_fonts(compact=compact)
    pad, gap = (8.0, 5.0) if compact else (10.0, 6.0)
    inner = QRectF(pad, pad, max(width - 2 * pad, 20.0), 0)
    key = QRectF(3, 3, 18 * scale, 16 * scale) if data.number else QRectF()
    head = _head(data, inner, used, compact=compact)
    y = max(head.tile.bottom(), head.second.bottom()) + gap
    high = 18 * scale
    field = (inner.width() - 2 * 4) / 3
    if flat:
        field = FIELD * inner.width() if inner.width() >= IN_WORDS * scale else high
    first, middle, last = (QRectF(inner.left() + i * (field + 4), y, field, high) for i in range(3))
    figure_wide = QFontMetricsF(used.figure).horizontalAdvance("00") + 2
    line, left = QFontMetricsF(used.figure).height() * 0.8, inner.left()
    if flat:
        left, line = last.right() + gap + 2, max(line, high)
    else:
        y += high + gap
    figure = QRectF(inner.right() - figure_wide, y, figure_wide, line)
    bar = 12 * min(scale, 1.5)
    stress = QRectF(left, y + (line - bar) / 2, figure.left() - 4 - left, bar)
    chips = chip_rows(data.chips, inner, y + line + gap, compact=compact)
    foot, bottom = _foot(data, inner, chips.bottom + gap, used.foot, compact=compact)
    needed = bottom + pad - 2
    spare = max(0.0, height - needed)
    return FlightPlan(
        *(compact, key, *head, (first, middle, last), stress, figure),
        *(chips.boxes, chips.shown, chips.plain),
        tuple(words._replace(box=words.box.translated(0, spare)) for words in foot),
        needed,
    )


def second_line(data: FlightData, room: float, font: QFont) -> str:
    """Return type and skill, or the type alone where there is no room for both."""
    both = f"{data.kind} \N{MIDDLE DOT} {data.skill}"
    return both if QFontMetricsF(font).horizontalAdvance(both) <= room + 1 else data.kind


def _head(data: FlightData, inner: QRectF, used: Fonts, *, compact: bool) -> Head:
    """Return the boxes of aircraft, name, type and skill, leader, and awareness."""
    scale = fonts.text_scale()
    side = (30 if compact else 40) * scale
    tile = QRectF(inner.left(), inner.top() + (4 if data.number else 0), side, side)
    tall, low = QFontMetricsF(used.name).height(), QFontMetricsF(used.second).height()
    left = tile.right() + (6 if compact else 9)
    if inner.width() < STACKED * scale:
        half = QSizeF(inner.right() - left, tile.height() / 2)
        upper = QRectF(QPointF(left, tile.top()), half)
        lower = QRectF(QPointF(left, tile.center().y()), half)
        name = QRectF(inner.left(), tile.bottom() + 2, inner.width(), tall)
        second = QRectF(inner.left(), name.bottom(), inner.width(), low)
        leader, stars = _signs(data, upper, lower, used, compact=compact)
        return Head(tile, name, second, leader, stars, QRectF())
    top = tile.top() + (tile.height() - tall - low) / 2 if compact else tile.top() - 3
    name = QRectF(left, top, inner.right() - left, tall)
    second = QRectF(left, name.bottom(), name.width(), low)
    signs = (18 * bool(data.leader) + 30 * bool(data.sa)) * scale
    beside = QFontMetricsF(used.name).horizontalAdvance(data.callsign) + signs <= name.width()
    row = name if beside or not compact else second
    leader, stars = _signs(data, name, row, used, compact=compact)
    label = QRectF()
    if data.sa and not compact:
        wide = QFontMetricsF(used.small).horizontalAdvance(data.sa_label) + 2
        label = QRectF(inner.right() - wide, second.top(), wide, low)
        second.setRight(label.left() - 4)
    return Head(tile, name, second, leader, stars, label)


def _signs(
    data: FlightData, name: QRectF, row: QRectF, used: Fonts, *, compact: bool
) -> tuple[QRectF, QRectF]:
    """Return the boxes of leader and awareness, cut off the right ends of their rows."""
    scale = fonts.text_scale()
    star = 13 * scale
    small = QFontMetricsF(used.small)
    leader, stars = QRectF(), QRectF()
    if data.sa:
        figure = small.horizontalAdvance(str(data.sa)) + 3
        wide = star + figure if compact else data.sa * (star + 2)
        stars = QRectF(row.right() - wide, row.center().y() - star / 2, wide, star)
        row.setRight(stars.left() - 4)
    if data.leader:
        word = small.horizontalAdvance(data.leader) + 14 * scale
        wide, high = (star, star) if compact else (word, 18 * scale)
        leader = QRectF(name.right() - wide, name.center().y() - high / 2, wide, high)
        name.setRight(leader.left() - 4)
    return leader, stars


def chip_rows(chips: tuple[ChipData, ...], inner: QRectF, top: float, *, compact: bool) -> Rows:
    """Return the chips in full, plain, or laid together: the first way that takes one row."""
    ways: tuple[tuple[tuple[ChipData, ...], bool], ...] = ((chips, True), (grouped(chips), True))
    if not compact:
        ways = ((chips, False), *ways)
    found: list[Rows] = []
    for shown, plain in ways:
        found.append(_in_rows(shown, inner, top, plain=plain))
        if found[-1].bottom <= top + 20.0 * fonts.text_scale():
            break  # Nothing is lower than one row, and layouts ask at many widths.
    return min(found, key=lambda way: way.bottom)


def _in_rows(shown: tuple[ChipData, ...], inner: QRectF, top: float, *, plain: bool) -> Rows:
    """Return the chips in rows; the room of one row is kept if there are none."""
    gap = 4.0
    boxes: list[QRectF] = []
    scale = fonts.text_scale()
    x, y, high = inner.left(), top, 20.0 * scale
    for chip in shown:
        wide = min(float(chip_wide(chip, scale, compact=plain)), inner.width())
        if x > inner.left() and x + wide > inner.right() + 0.5:
            x, y = inner.left(), y + high + gap
        boxes.append(QRectF(x, y, wide, high))
        x += wide + gap
    return Rows(tuple(boxes), shown, plain, y + high)


def _foot(
    data: FlightData, inner: QRectF, top: float, font: QFont, *, compact: bool
) -> tuple[tuple[Words, ...], float]:
    """Return the short texts: on one line with the last ones right, or on as many as it takes."""
    metrics, gap = QFontMetricsF(font), 8.0 * fonts.text_scale()
    texts = foot_words(data, compact=compact)
    wides = [math.ceil(metrics.horizontalAdvance(text)) + 1 for text in texts]
    spare = inner.width() - sum(wides) - gap * (len(wides) - 1)
    words: list[Words] = []
    x, y, high = inner.left(), top, metrics.height()
    for i, (wide, text) in enumerate(zip(wides, texts, strict=True)):
        if i == 2 and spare > 0:
            x += spare
        elif x > inner.left() and x + wide > inner.right():
            x, y = inner.left(), y + high
        words.append(Words(QRectF(x, y, min(wide, inner.width()), high), text))
        x += wide + gap
    return tuple(words), y + high
