"""The cover of Eagles & Missiles: Poland as a map in relief, four thrusts, three aircraft."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import draw_shape, draw_silhouette, lands, round_pen

MAP_CORNERS = ((300.0, 0.0), (1320.0, 0.0), (1320.0, 1000.0), (300.0, 1000.0))
VIEW_CORNERS = ((70.0, 120.0), (356.0, 110.0), (440.0, 372.0), (-44.0, 388.0))
"""Where the corners of the map lie on the canvas: it leans back, away from the reader."""

THICK = 9
ARROW = "#c5352a"

THRUSTS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((1010, -30), (860, 60), (700, 150), (520, 300)),
    ((1220, 230), (1060, 260), (900, 300), (730, 380)),
    ((1330, 430), (1180, 440), (960, 480), (640, 540)),
    ((1340, 760), (1180, 690), (980, 680), (700, 770)),
)
"""Centre lines of the four thrusts on the map, from tail to point."""


def paint_eagles_missiles(p: QPainter) -> None:
    """Draw the cover on a canvas of 400 x 420."""
    _paint_sky(p)
    view = _view()
    _paint_sea(p, view)
    _paint_lands(p, view)
    for line in THRUSTS:
        _paint_thrust(p, view, line)
    _paint_aircraft(p)


def _view() -> QTransform:
    there = QPolygonF([QPointF(*corner) for corner in MAP_CORNERS])
    here = QPolygonF([QPointF(*corner) for corner in VIEW_CORNERS])
    return QTransform.quadToQuad(there, here)  # type: ignore[return-value]  # the stub names only the form that returns a bool


def _paint_sky(p: QPainter) -> None:
    sky = QLinearGradient(0, -120, 0, 420)
    for at, colour in (
        (0.0, "#1b232d"),
        (0.34, "#4a5866"),
        (0.46, "#8b8f92"),
        (0.52, "#5a646d"),
        (1.0, "#1d242c"),
    ):
        sky.setColorAt(at, QColor(colour))
    p.fillRect(QRectF(-200, -200, 800, 640), sky)
    glow = QRadialGradient(QPointF(330, 96), 240)
    glow.setColorAt(0, glass("#ffb9a0", 0.42))
    glow.setColorAt(1, glass("#ff8a70", 0))
    p.fillRect(QRectF(-200, -200, 800, 640), glow)


def _paint_sea(p: QPainter, view: QTransform) -> None:
    """Draw the water under the map with a grid that shows how it leans."""
    table = QPainterPath()
    table.addRect(QRectF(-900, -60, 3400, 1700))
    water = QLinearGradient(0, 96, 0, 400)
    water.setColorAt(0, QColor("#50687a"))
    water.setColorAt(0.5, QColor("#33495a"))
    water.setColorAt(1, QColor("#1c2a36"))
    p.fillPath(view.map(table), water)
    p.setPen(QPen(glass("#dfeaf2", 0.10), 0.8))
    for x in range(-800, 2500, 100):
        p.drawLine(view.map(QPointF(x, -60)), view.map(QPointF(x, 1640)))
    for y in range(0, 1640, 100):
        p.drawLine(view.map(QPointF(-900, y)), view.map(QPointF(2500, y)))
    p.setPen(Qt.PenStyle.NoPen)


def _paint_lands(p: QPainter, view: QTransform) -> None:
    shapes = {name: view.map(path) for name, path in lands("poland").items()}
    neighbours = shapes.pop("neighbours")
    p.fillPath(neighbours, QColor("#4c5660"))
    p.strokePath(neighbours, round_pen(glass("#aeb9c2", 0.45), 0.8))
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for shape in shapes.values():
        whole.addPath(shape)
    p.fillPath(whole.translated(8, THICK + 9), glass("#05080b", 0.42))
    for depth in range(THICK, 0, -1):
        p.fillPath(whole.translated(0, depth), mixed("#6d6347", "#3c3627", depth / THICK))
    tints = ("#d9d2b4", "#cbd0b2", "#e2d6b6", "#c3c9ae", "#d3c9a6")
    for i, shape in enumerate(shapes.values()):
        box = shape.boundingRect()
        relief = QLinearGradient(box.topLeft(), box.bottomRight())
        relief.setColorAt(0, mixed(tints[i % 5], "#ffffff", 0.16))
        relief.setColorAt(1, mixed(tints[i % 5], "#5d5a40", 0.2))
        p.fillPath(shape, relief)
    for shape in shapes.values():
        p.strokePath(shape, round_pen(glass("#5d5233", 0.75), 0.8))
    rim = round_pen(glass("#fffbe8", 0.5), 1.0)
    p.strokePath(whole.simplified(), rim)


def _paint_thrust(p: QPainter, view: QTransform, line: tuple[tuple[float, float], ...]) -> None:
    """Draw a broad arrow that lies over the map, growing towards its point."""
    arrow = view.map(_arrow(line))
    p.fillPath(arrow.translated(3, 6), glass("#1c0503", 0.42))
    box = arrow.boundingRect()
    body = QLinearGradient(box.topRight(), box.bottomLeft())
    body.setColorAt(0, mixed(ARROW, "#5a0f0a", 0.55))
    body.setColorAt(0.4, QColor(ARROW))
    body.setColorAt(1, mixed(ARROW, "#ff8a70", 0.35))
    p.fillPath(arrow, body)
    p.strokePath(arrow, round_pen("#5c120c", 1.1))
    p.strokePath(arrow.translated(0, -0.8), round_pen(glass("#ffd9cf", 0.3), 0.7))


def _arrow(line: tuple[tuple[float, float], ...]) -> QPainterPath:
    a, b, c, d = (QPointF(*point) for point in line)
    spine = QPainterPath(a)
    spine.cubicTo(b, c, d)
    left: list[QPointF] = []
    right: list[QPointF] = []
    for i in range(25):
        share = i / 24 * 0.84
        at = spine.pointAtPercent(share)
        ahead = spine.pointAtPercent(min(1.0, share + 0.02))
        across = _across(at, ahead)
        half = 17 + 13 * share
        left.append(at + across * half)
        right.append(at - across * half)
    base = spine.pointAtPercent(0.82)
    across = _across(base, d)
    outline = [*left, base + across * 62, d, base - across * 62, *reversed(right)]
    path = QPainterPath()
    path.addPolygon(QPolygonF(outline))
    path.closeSubpath()
    return path


def _across(a: QPointF, b: QPointF) -> QPointF:
    """Return the unit vector across the way from a to b."""
    dx, dy = b.x() - a.x(), b.y() - a.y()
    length = math.hypot(dx, dy) or 1.0
    return QPointF(-dy / length, dx / length)


def _paint_aircraft(p: QPainter) -> None:
    for name, x, y, size, turn, ink, seams in (
        ("f16c", 126.0, 118.0, 112.0, 62.0, "#f4f5f2", "#6e7780"),
        ("f16c", 54.0, 196.0, 84.0, 62.0, "#f4f5f2", "#6e7780"),
        ("su27", 330.0, 250.0, 132.0, 244.0, "#330c0d", "#e8a396"),
    ):
        _paint_vapour(p, QPointF(x, y), size, turn)
        box = QRectF(x - size / 2, y - size / 2, size, size)
        draw_shape(p, box.translated(size * 0.12, size * 0.24), name, glass("#05080b", 0.34), turn)
        for edge in (-0.9, 0.9):
            rim = "#ffffff" if name == "f16c" else "#ff9d8c"
            draw_shape(p, box.translated(edge, edge * 0.8), name, glass(rim, 0.35), turn)
        draw_silhouette(p, box, name, ink, seams, turn)


def _paint_vapour(p: QPainter, at: QPointF, size: float, turn: float) -> None:
    p.save()
    p.translate(at)
    p.rotate(turn)
    for x in (-0.24, 0.24):
        trail = QLinearGradient(0, size * 0.16, 0, size * 1.7)
        trail.setColorAt(0, glass("#ffffff", 0.5))
        trail.setColorAt(1, glass("#ffffff", 0))
        p.fillRect(QRectF(x * size - 1, size * 0.16, 2, size * 1.6), trail)
    p.restore()
