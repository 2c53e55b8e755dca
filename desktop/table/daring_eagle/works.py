"""Fortified works: a pit behind a ring of sandbags on trodden ground, printed on the board."""

from __future__ import annotations

import math
from functools import cache, lru_cache

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import round_pen
from desktop.table.daring_eagle.scatter import Scatter

FINE = 0.5
RING = 29.5
"""Half the side of the ring of bags, to the middle of the bags."""
BAG = 15.5
REACH = 38.0
"""From the middle to where the trodden ground ends, in both directions."""
SCALES = 6
"""Stamps that are kept: those of the sheet, of a view, of a thumbnail, in two themes."""


class WorksTones(msgspec.Struct, frozen=True):
    """The colours of works by day or by night."""

    earth: str
    pit: str
    board: str
    bag: str


DAY = WorksTones("#7A5B2E", "#4A3720", "#8A6B3F", "#EAD9AE")
NIGHT = WorksTones("#2C2110", "#1B140A", "#4C3B21", "#B7A67C")


def paint_works(p: QPainter, middle: QPointF, detail: float, *, dark: bool) -> None:
    """Paint one emplacement that belongs to the board.

    All look alike, so each is a copy of one picture, laid on whole pixels.
    """
    to_device = p.deviceTransform()
    if to_device.isRotating():
        p.save()
        p.translate(middle)
        _paint_all(p, detail, dark=dark)
        p.restore()
        return
    stamp = _stamp(to_device.m11(), detail, dark)
    at = to_device.map(middle) - QPointF(stamp.width(), stamp.height()) / 2
    p.save()
    p.resetTransform()
    p.drawImage(QPoint(round(at.x()), round(at.y())), stamp)
    p.restore()


@lru_cache(maxsize=SCALES)
def _stamp(scale: float, detail: float, dark: bool) -> QImage:
    """Return the picture of an emplacement, its middle in the middle."""
    side = 2 * math.ceil(REACH * scale)
    stamp = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    stamp.fill(Qt.GlobalColor.transparent)
    p = QPainter(stamp)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(side / 2, side / 2)
    p.scale(scale, scale)
    _paint_all(p, detail, dark=dark)
    p.end()
    return stamp


def _paint_all(p: QPainter, detail: float, *, dark: bool) -> None:
    """Paint the emplacement round the origin."""
    colours = NIGHT if dark else DAY
    _paint_berm(p, colours)
    _paint_pit(p, colours, detail)
    for x, y, angle, shade in _bags():
        _paint_bag(p, (x, y, angle), mixed(colours.bag, colours.earth, shade), detail)


def _paint_berm(p: QPainter, colours: WorksTones) -> None:
    """Paint the earth thrown up around the pit."""
    p.setPen(Qt.PenStyle.NoPen)
    glow = QRadialGradient(QPointF(0, 2), 47)
    glow.setColorAt(0.45, glass(colours.earth, 0.75))
    glow.setColorAt(0.75, glass(colours.earth, 0.40))
    glow.setColorAt(1, glass(colours.earth, 0))
    p.fillRect(QRectF(-REACH, -REACH, 2 * REACH, 2 * REACH), glow)


def _paint_pit(p: QPainter, colours: WorksTones, detail: float) -> None:
    side = RING - 2
    pit = QRectF(-side, -side, 2 * side, 2 * side)
    path = QPainterPath()
    path.addRoundedRect(pit, 6, 6)
    p.fillPath(path, QColor(colours.pit))
    if detail >= FINE:
        _paint_duckboards(p, colours)
    for depth, alpha in ((13, 0.18), (10, 0.20), (7.5, 0.22)):
        wall = QPainterPath(path)
        floor = QPainterPath()
        floor.addRoundedRect(pit.adjusted(depth, depth + 1.5, -depth + 2, -depth + 3), 4, 4)
        p.fillPath(wall.subtracted(floor), glass("#000000", alpha))


def _paint_duckboards(p: QPainter, colours: WorksTones) -> None:
    """Paint the planks on the floor."""
    p.setPen(Qt.PenStyle.NoPen)
    for number in range(5):
        plank = QRectF(-17, -17 + number * 7, 34, 5.4)
        tone = mixed(colours.board, colours.pit, 0.28 if number % 2 else 0.14)
        p.setBrush(tone)
        p.drawRoundedRect(plank, 0.8, 0.8)
    p.setBrush(glass(colours.pit, 0.7))
    for x in (-11, 9):
        p.drawRect(QRectF(x, -17, 1.6, 33.4))
    p.setBrush(Qt.BrushStyle.NoBrush)


def _paint_bag(
    p: QPainter, place: tuple[float, float, float], colour: QColor, detail: float
) -> None:
    x, y, angle = place
    p.save()
    p.translate(x, y)
    p.rotate(angle)
    body = _bag()
    p.fillPath(body.translated(0.4, 1.5), glass("#000000", 0.34))
    p.fillPath(body, colour)
    low = QPainterPath()
    low.addRect(QRectF(-BAG, 0.8, 2 * BAG, 6))
    p.fillPath(body.intersected(low), glass("#000000", 0.17))
    p.strokePath(body, QPen(mixed(colour, "#2A1C08", 0.62), 0.9))
    if detail >= FINE:
        p.setPen(round_pen(glass("#FFFFFF", 0.42), 1))
        p.drawLine(QPointF(-BAG * 0.3, -2.4), QPointF(BAG * 0.26, -2.4))
        p.setPen(round_pen(mixed(colour, "#2A1C08", 0.5), 0.8))
        p.drawLine(QPointF(BAG * 0.4, -2), QPointF(BAG * 0.4, 2))
    p.restore()


@cache
def _bag() -> QPainterPath:
    """Return the outline of a sandbag seen from above: full in the middle, tied at its ends."""
    half, high = BAG / 2 + 0.4, 4.1
    path = QPainterPath(QPointF(-half, -high * 0.5))
    path.cubicTo(-half * 0.7, -high * 1.15, half * 0.7, -high * 1.15, half, -high * 0.55)
    path.cubicTo(half * 1.14, -high * 0.2, half * 1.14, high * 0.3, half, high * 0.6)
    path.cubicTo(half * 0.7, high * 1.12, -half * 0.7, high * 1.12, -half, high * 0.55)
    path.cubicTo(-half * 1.14, high * 0.25, -half * 1.14, -high * 0.25, -half, -high * 0.5)
    path.closeSubpath()
    return path


@cache
def _bags() -> tuple[tuple[float, float, float, float], ...]:
    """Return middle, angle and shade of each bag, the back row first."""
    rng = Scatter(7)
    bags: list[tuple[float, float, float, float]] = []
    step = 2 * RING / 4
    for side in range(4):
        for number in range(4):
            along = -RING + (number + 0.5) * step
            x, y = ((along, -RING), (RING, along), (-along, RING), (-RING, -along))[side]
            angle = (0, 90, 0, 90)[side] + rng.between(-5, 5)
            bags.append((x + rng.between(-0.5, 0.5), y + rng.between(-0.5, 0.5), angle,
                         rng.between(0, 0.16)))  # fmt: skip
    return tuple(sorted(bags, key=lambda bag: bag[1]))
