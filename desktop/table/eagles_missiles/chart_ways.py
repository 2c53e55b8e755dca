"""The four invasions: broad arrows, solid as far as they got, pale where they still lead."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from desktop.paint.card_text import legible
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CAP, CENTRE, draw_text, round_pen
from desktop.table.eagles_missiles.chart_plan import Advance, Chart, ChartKey

Way = tuple[tuple[float, float], ...]
GOLD, EDGE, INK = "#F2C230", "#7A5A00", "#241A02"
STOPPED, STOPPED_EDGE = "#8B8F94", "#3B4046"
GOOD, BAD = "#1F7A4D", "#B3261E"
TAIL, NECK = 9.0, 15.0
"""Half the width of an arrow at its beginning and at its head."""
BARB, HEAD = 31.0, 52.0
"""Half the width of a head, and its length."""
DISC = 25.0
PIECES = 18
"""Pieces of an arrow between two territories."""


def paint_ways(p: QPainter, exposed: QRectF, chart: Chart, key: ChartKey) -> None:
    """Paint the exposed arrows, and over them the discs at which they begin."""
    shown = [
        (name, way, advance)
        for (name, way), advance in zip(chart.ways, key.advances, strict=True)
        if way_box(way).intersects(exposed)
    ]
    for _, way, advance in shown:
        _paint_way(p, way, advance)
    for name, way, advance in shown:
        _paint_disc(p, QPointF(*way[0]), name, advance)


@lru_cache(maxsize=8)
def way_box(way: Way) -> QRectF:
    """Return the box round an arrow and its disc."""
    return arrow(way, 0.0, 1.0).boundingRect().adjusted(-40, -40, 40, 40)


def _paint_way(p: QPainter, way: Way, advance: Advance) -> None:
    blocked = advance.state == "blocked"
    fill, edge = (STOPPED, STOPPED_EDGE) if blocked else (GOLD, EDGE)
    front = reached(way, advance)
    if front < 1:
        ahead = arrow(way, front, 1.0)
        p.fillPath(ahead, glass(fill, 0.42))
        p.strokePath(ahead, QPen(glass(edge, 0.75), 2.0))
    if front > 0:
        behind = arrow(way, 0.0, front)
        p.fillPath(behind.translated(2, 4), glass("#000000", 0.25))
        box = behind.boundingRect()
        body = QLinearGradient(box.topLeft(), box.bottomLeft())
        body.setColorAt(0, mixed(fill, "#FFFFFF", 0.16))
        body.setColorAt(1, mixed(fill, edge, 0.16))
        p.fillPath(behind, body)
        p.strokePath(behind, round_pen(edge, 2.2))


def reached(way: Way, advance: Advance) -> float:
    """Return how much of an arrow lies behind the front."""
    if advance.state == "done":
        return 1.0
    return min(advance.reached, len(way) - 1) / (len(way) - 1)


@lru_cache(maxsize=64)
def arrow(way: Way, start: float, end: float) -> QPainterPath:
    """Return the outline of a part of an arrow, which ends in a head."""
    middle = spine(way)
    last = len(middle) - 1
    first, final = round(start * last), round(end * last)
    neck = final
    while neck > first + 1 and _length(middle[neck], middle[final]) < HEAD:
        neck -= 1
    left: list[QPointF] = []
    right: list[QPointF] = []
    for at in range(first, neck + 1):
        half = TAIL + (NECK - TAIL) * at / last
        across = _across(middle, at) * half
        left.append(middle[at] + across)
        right.append(middle[at] - across)
    barb = _across(middle, neck) * BARB * (0.86 if end < 1 else 1.0)
    corners = [*left, middle[neck] + barb, middle[final], middle[neck] - barb, *reversed(right)]
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


@lru_cache(maxsize=8)
def spine(way: Way) -> tuple[QPointF, ...]:
    """Return the points of a smooth line through those of an invasion."""
    points = [QPointF(*point) for point in way]
    points = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    found = []
    for at in range(len(way) - 1):
        a, b, c, d = points[at : at + 4]
        for piece in range(PIECES):
            t = piece / PIECES
            found.append(
                (
                    b * 2
                    + (c - a) * t
                    + (a * 2 - b * 5 + c * 4 - d) * (t * t)
                    + (b * 3 - a - c * 3 + d) * (t * t * t)
                )
                * 0.5
            )
    return (*found, points[-2])


def _across(middle: tuple[QPointF, ...], at: int) -> QPointF:
    """Return the direction across an arrow, one unit long."""
    a, b = middle[max(0, at - 1)], middle[min(len(middle) - 1, at + 1)]
    length = _length(a, b) or 1.0
    return QPointF(-(b.y() - a.y()) / length, (b.x() - a.x()) / length)


def _length(a: QPointF, b: QPointF) -> float:
    return math.hypot(b.x() - a.x(), b.y() - a.y())


def _paint_disc(p: QPainter, at: QPointF, name: str, advance: Advance) -> None:
    """Paint the number of an invasion, with a tick when it is complete, a cross when stopped."""
    blocked = advance.state == "blocked"
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glass("#000000", 0.28))
    p.drawEllipse(at + QPointF(1, 3), DISC + 1.5, DISC + 1.5)
    p.setPen(QPen(QColor(STOPPED_EDGE if blocked else EDGE), 2.6))
    p.setBrush(QColor(STOPPED if blocked else GOLD))
    p.drawEllipse(at, DISC, DISC)
    p.setPen(QPen(glass("#FFFFFF", 0.5), 1.4))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawEllipse(at, DISC - 3, DISC - 3)
    p.setPen(Qt.PenStyle.NoPen)
    box = QRectF(at.x() - DISC, at.y() - DISC, 2 * DISC, 2 * DISC)
    draw_text(p, box, name, legible(p, 32 * CAP, 40 * CAP), INK, CENTRE, 700)
    if advance.state != "open":
        _paint_verdict(p, at + QPointF(DISC * 0.82, DISC * 0.82), done=not blocked)


def _paint_verdict(p: QPainter, at: QPointF, *, done: bool) -> None:
    p.setPen(QPen(QColor("#FFFFFF"), 2.0))
    p.setBrush(QColor(GOOD if done else BAD))
    p.drawEllipse(at, 13, 13)
    p.setPen(round_pen("#FFFFFF", 3.2))
    if done:
        p.drawPolyline([at + QPointF(*c) for c in ((-6, 0.5), (-1.6, 5), (6.4, -5))])
    else:
        for slope in (-1, 1):
            p.drawLine(at + QPointF(-5, -5 * slope), at + QPointF(5, 5 * slope))
    p.setPen(Qt.PenStyle.NoPen)
