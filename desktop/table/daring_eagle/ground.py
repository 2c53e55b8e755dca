"""The ground of both board sides: sand with ripples and pebbles, grass with tufts and bushes.

Where everything lies comes from a fixed seed, so that each tile of the map fits its neighbours.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Literal, NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.paint.colours import glass
from desktop.paint.drawing import round_pen
from desktop.table.daring_eagle.scatter import Scatter

SideKey = Literal["gold", "green"]
ORIGIN, CELL, COUNT = 44.0, 76.0, 12
EXTENT = CELL * COUNT
FIELD = QRectF(ORIGIN, ORIGIN, EXTENT, EXTENT)
FINE = 0.55
"""Pixels per unit from which fine strokes are drawn."""
PARTS = 6
"""Into so many parts the strokes are divided each way."""


class Tones(msgspec.Struct, frozen=True):
    """The colours of one side of the board by day or by night."""

    light: str
    dark: str
    grid: str
    shade: str
    shine: str
    detail: str


DAY: dict[SideKey, Tones] = {
    "gold": Tones("#E8D5A0", "#DDC68B", "#A98F4E", "#8A6A2C", "#FFF6DC", "#7D6A45"),
    "green": Tones("#BFD0A2", "#B0C491", "#74895A", "#4C6B3A", "#EEF6DD", "#56713F"),
}
NIGHT: dict[SideKey, Tones] = {
    "gold": Tones("#84744C", "#786840", "#4D4224", "#33290F", "#C9B684", "#3C3219"),
    "green": Tones("#5D714D", "#536743", "#36472B", "#203019", "#A4BB8C", "#25351B"),
}


def tones(side: SideKey, *, dark: bool) -> Tones:
    """Return the colours of a board side for a theme."""
    return (NIGHT if dark else DAY)[side]


def paint_ground(
    p: QPainter, exposed: QRectF, detail: float, side: SideKey, colours: Tones
) -> None:
    """Paint the squares and what grows and lies on them."""
    p.fillRect(FIELD, QColor(colours.light))
    p.fillPath(_checker(), glass(colours.dark, 0.8))
    _paint_patches(p, exposed, side, colours)
    width = 1.3 if detail >= FINE else 1.0 / detail
    if detail >= FINE / 2:
        strength = min(1.0, detail / FINE)
        shine = round_pen(glass(colours.shine, 0.20 * strength), width)
        shade = round_pen(glass(colours.shade, 0.26 * strength), width)
        near = [part for part in _strokes(side) if part.box.intersects(exposed)]
        for part in near:
            p.strokePath(part.pale, shine)
        for part in near:
            p.strokePath(part.dark, shade)
    if detail >= FINE:
        p.fillPath(_specks(side), glass(colours.detail, 0.30))
    _paint_grid(p, colours)


@cache
def _checker() -> QPainterPath:
    path = QPainterPath()
    for row in range(COUNT):
        for column in range(row % 2, COUNT, 2):
            path.addRect(QRectF(ORIGIN + column * CELL, ORIGIN + row * CELL, CELL, CELL))
    return path


def _paint_grid(p: QPainter, colours: Tones) -> None:
    path = QPainterPath()
    for line in range(COUNT + 1):
        at = ORIGIN + line * CELL
        path.moveTo(at, FIELD.top())
        path.lineTo(at, FIELD.bottom())
        path.moveTo(FIELD.left(), at)
        path.lineTo(FIELD.right(), at)
    p.strokePath(path, QPen(glass(colours.grid, 0.75), 1.2))


@cache
def _patches(side: SideKey) -> tuple[tuple[float, float, float, bool], ...]:
    """Return middle, radius and kind of wide spots of a darker or lighter tone."""
    rng = Scatter(11 + len(side))
    return tuple(
        (
            ORIGIN + rng.number() * EXTENT,
            ORIGIN + rng.number() * EXTENT,
            70 + rng.number() * 120,
            rng.number() < 0.5,
        )
        for _ in range(46)
    )


def _paint_patches(p: QPainter, exposed: QRectF, side: SideKey, colours: Tones) -> None:
    p.save()
    p.setClipRect(FIELD, Qt.ClipOperation.IntersectClip)
    for x, y, radius, is_shade in _patches(side):
        box = QRectF(x - radius, y - radius * 0.62, 2 * radius, 1.24 * radius)
        if not box.intersects(exposed):
            continue
        colour = colours.shade if is_shade else colours.shine
        p.save()
        p.translate(x, y)
        p.scale(1, 0.62)
        glow = QRadialGradient(QPointF(0, 0), radius)
        glow.setColorAt(0, glass(colour, 0.16))
        glow.setColorAt(0.55, glass(colour, 0.09))
        glow.setColorAt(1, glass(colour, 0))
        p.fillRect(QRectF(-radius, -radius, 2 * radius, 2 * radius), glow)
        p.restore()
    p.restore()


class Strokes(NamedTuple):
    """The fine strokes of a part of the board, and the lighter ones beside them."""

    box: QRectF
    dark: QPainterPath
    pale: QPainterPath


@cache
def _strokes(side: SideKey) -> tuple[Strokes, ...]:
    """Return the strokes in parts of a few squares, so that a tile draws only those it shows."""
    rng = Scatter(23 + len(side))
    parts = [(QPainterPath(), QPainterPath()) for _ in range(PARTS * PARTS)]
    for square in range(COUNT * COUNT):
        column, row = square % COUNT, square // COUNT
        dark, pale = parts[row * PARTS // COUNT * PARTS + column * PARTS // COUNT]
        left, top = ORIGIN + column * CELL, ORIGIN + row * CELL
        for _ in range(rng.one_of((0, 1, 1, 2))):
            x = left + 8 + rng.number() * (CELL - 34)
            y = top + 10 + rng.number() * (CELL - 24)
            if side == "gold":
                _add_ripples(rng, dark, pale, x, y)
            else:
                _add_tuft(rng, dark, pale, x, y)
    return tuple(
        Strokes(dark.boundingRect().united(pale.boundingRect()).adjusted(-3, -3, 3, 3), dark, pale)
        for dark, pale in parts
    )


def _add_ripples(rng: Scatter, dark: QPainterPath, pale: QPainterPath, x: float, y: float) -> None:
    """Add wind ripples in the sand: short waves, one above the other."""
    long = 20 + rng.number() * 22
    for number in range(rng.one_of((2, 3, 3, 4))):
        inset = number * (2 + rng.number() * 4)
        line = y + number * 4.2
        wide = long - inset
        if wide < 8:
            break
        for path, down in ((dark, 0.0), (pale, 1.5)):
            path.moveTo(x + inset, line + down)
            path.cubicTo(
                *(x + inset + wide * 0.3, line - 2.4 + down),
                *(x + inset + wide * 0.6, line + 2.2 + down),
                *(x + inset + wide, line - 0.6 + down),
            )


def _add_tuft(rng: Scatter, dark: QPainterPath, pale: QPainterPath, x: float, y: float) -> None:
    """Add tufts of grass: a few blades from one root each."""
    for _ in range(rng.one_of((1, 2, 3))):
        root_x, root_y = x + rng.number() * 24, y + rng.number() * 14
        for lean in (-0.75, -0.3, 0.1, 0.5, 0.85):
            high = 4.5 + rng.number() * 4
            tip = QPointF(root_x + lean * high, root_y - high * math.cos(lean))
            bend = QPointF(root_x + lean * high * 0.3, root_y - high * 0.6)
            path = pale if lean == 0.1 else dark
            path.moveTo(root_x + lean, root_y)
            path.quadTo(bend, tip)


@cache
def _specks(side: SideKey) -> QPainterPath:
    """Return pebbles in the sand, or the leaves of low bushes."""
    rng = Scatter(37 + len(side))
    path = QPainterPath()
    for _ in range(150 if side == "gold" else 70):
        x, y = ORIGIN + 4 + rng.number() * (EXTENT - 8), ORIGIN + 4 + rng.number() * (EXTENT - 8)
        for _ in range(1 if side == "gold" else 4):
            wide = 0.9 + rng.number() * 1.3
            path.addEllipse(QPointF(x + rng.number() * 6, y + rng.number() * 4), wide, wide * 0.7)
    return path
