"""The cover of Red Menace: a polar chart, the beam of a radar, Tu-95 against F-102."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from desktop.paint.colours import glass
from desktop.paint.drawing import draw_shape, draw_silhouette, lands, round_pen

POLE = QPointF(494.4, 614.8)
"""The North Pole in the units of the outline."""
CENTRE = QPointF(212, 206)
SCALE = 0.56
GRID = "#7fd8cc"

LAND = {
    "ussr": ("#6e2a2a", "#d9685a"),
    "usa": ("#2c5a52", "#7fd8cc"),
    "canada": ("#275148", "#7fd8cc"),
    "greenland": ("#5d8a86", "#bfe9e2"),
    "uk": ("#2c5a52", "#7fd8cc"),
    "other": ("#1f443f", "#5aa79c"),
    "cuba": ("#6e2a2a", "#d9685a"),
}


def paint_red_menace(p: QPainter) -> None:
    """Draw the cover on a canvas of 400 x 420."""
    whole = QRectF(-200, -200, 800, 640)
    water = QRadialGradient(CENTRE, 330)
    water.setColorAt(0, QColor("#12514e"))
    water.setColorAt(0.45, QColor("#0c3537"))
    water.setColorAt(1, QColor("#06191d"))
    p.fillRect(whole, water)
    _paint_ice(p)
    _paint_lands(p)
    _paint_graticule(p)
    _paint_beam(p, whole)
    _paint_bombers(p)
    _paint_interceptors(p)


def _chart() -> QTransform:
    return QTransform(
        SCALE, 0, 0, SCALE, CENTRE.x() - POLE.x() * SCALE, CENTRE.y() - POLE.y() * SCALE
    )


def _paint_ice(p: QPainter) -> None:
    """Draw the pack ice as an uneven pale sheet round the pole."""
    path = QPainterPath()
    for i in range(73):
        angle = math.radians(i * 5)
        r = 62 + 9 * math.sin(3 * angle + 0.6) + 5 * math.sin(7 * angle) + 3 * math.sin(13 * angle)
        point = CENTRE + QPointF(math.cos(angle) * r, math.sin(angle) * r * 0.96)
        if i:
            path.lineTo(point)
        else:
            path.moveTo(point)
    ice = QRadialGradient(CENTRE, 78)
    ice.setColorAt(0, glass("#d9fbf4", 0.34))
    ice.setColorAt(1, glass("#9fe3d8", 0.12))
    p.fillPath(path, ice)
    p.strokePath(path, QPen(glass("#d9fbf4", 0.25), 0.8))


def _paint_lands(p: QPainter) -> None:
    chart = _chart()
    for owner, path in lands("arctic").items():
        fill, coast = LAND[owner]
        shape = chart.map(path)
        p.strokePath(shape, QPen(glass(coast, 0.2), 4))
        p.fillPath(shape, QColor(fill))
        p.strokePath(shape, QPen(glass(coast, 0.75), 0.8))


def _paint_graticule(p: QPainter) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(1, 8):
        r = 44.0 * i
        p.setPen(QPen(glass(GRID, 0.34 if i % 2 else 0.18), 0.8))
        p.drawEllipse(CENTRE, r, r)
    p.setPen(QPen(glass(GRID, 0.18), 0.7))
    for degrees in range(0, 360, 30):
        along = QPointF(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
        p.drawLine(CENTRE + along * 12, CENTRE + along * 520)
    for degrees in range(0, 360, 5):
        along = QPointF(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
        reach = 7.0 if degrees % 30 == 0 else 3.5
        p.setPen(QPen(glass(GRID, 0.5), 0.8))
        p.drawLine(CENTRE + along * 176, CENTRE + along * (176 - reach))
    p.setPen(Qt.PenStyle.NoPen)


def _paint_beam(p: QPainter, whole: QRectF) -> None:
    """Draw the radar's beam with its fading trace."""
    heading = 158.0
    trace = QConicalGradient(CENTRE, heading)
    trace.setColorAt(0, glass("#6ff5e2", 0.62))
    trace.setColorAt(0.05, glass("#45c7b8", 0.32))
    trace.setColorAt(0.17, glass("#45c7b8", 0))
    trace.setColorAt(0.999, glass("#45c7b8", 0))
    trace.setColorAt(1, glass("#6ff5e2", 0.62))
    p.fillRect(whole, trace)
    along = QPointF(math.cos(math.radians(heading)), -math.sin(math.radians(heading)))
    p.setPen(round_pen(glass("#b8fff4", 0.9), 1.4))
    p.drawLine(CENTRE, CENTRE + along * 520)
    p.setPen(Qt.PenStyle.NoPen)
    glow = QRadialGradient(CENTRE, 14)
    glow.setColorAt(0, glass("#e4fffa", 0.95))
    glow.setColorAt(1, glass("#6ff5e2", 0))
    p.setBrush(glow)
    p.drawEllipse(CENTRE, 14, 14)


def _paint_bombers(p: QPainter) -> None:
    """Draw three Tu-95 coming over the pole, with their trails."""
    turn = 196.0
    for x, y, size in ((176.0, 106.0, 112.0), (92.0, 66.0, 84.0), (262.0, 58.0, 84.0)):
        _paint_trails(p, QPointF(x, y), size, turn, "#ffb3a3", (-0.28, -0.14, 0.14, 0.28))
        box = QRectF(x - size / 2, y - size / 2, size, size)
        draw_shape(p, box.translated(5, 8), "tu95", glass("#020c0e", 0.5), turn)
        draw_silhouette(p, box, "tu95", "#f0563f", "#6b160e", turn)


def _paint_interceptors(p: QPainter) -> None:
    """Draw three F-102 climbing to meet them, each with a dashed course."""
    turn = 22.0
    for x, y, size in ((262.0, 262.0, 70.0), (322.0, 238.0, 54.0), (214.0, 316.0, 54.0)):
        _paint_trails(p, QPointF(x, y), size, turn, "#e9fffb", (0.0,))
        along = QPointF(math.sin(math.radians(turn)), -math.cos(math.radians(turn)))
        pen = round_pen(glass("#dffcf7", 0.6), 1.1)
        pen.setDashPattern([3, 4])
        p.setPen(pen)
        p.drawLine(QPointF(x, y) + along * size * 0.6, QPointF(x, y) + along * (size * 0.6 + 46))
        p.setPen(Qt.PenStyle.NoPen)
        box = QRectF(x - size / 2, y - size / 2, size, size)
        draw_shape(p, box.translated(4, 6), "f102", glass("#020c0e", 0.5), turn)
        draw_silhouette(p, box, "f102", "#f3faf8", "#4d7d78", turn)


def _paint_trails(
    p: QPainter, at: QPointF, size: float, turn: float, colour: str, engines: tuple[float, ...]
) -> None:
    p.save()
    p.translate(at)
    p.rotate(turn)
    for x in engines:
        trail = QPainterPath(QPointF(x * size - 0.7, 0))
        trail.lineTo(x * size - 2.6, size * 2.3)
        trail.lineTo(x * size + 2.6, size * 2.3)
        trail.lineTo(x * size + 0.7, 0)
        fade = QRadialGradient(QPointF(x * size, 0), size * 2.3)
        fade.setColorAt(0, glass(colour, 0.5))
        fade.setColorAt(1, glass(colour, 0))
        p.fillPath(trail, fade)
    p.restore()
