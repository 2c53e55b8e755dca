"""The cover of Daring Eagle: a low sun over dunes, an eagle, two formations facing each other."""

from __future__ import annotations

import math
from itertools import pairwise

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from desktop.paint import faces
from desktop.paint.colours import glass, mixed
from desktop.paint.counters import paint_face
from desktop.paint.drawing import round_pen
from desktop.paint.face import Face

SUN = QPointF(262, 214)


def paint_daring_eagle(p: QPainter) -> None:
    """Draw the cover on a canvas of 400 x 420."""
    _paint_sky(p)
    _paint_dunes(p)
    _paint_units(p)
    _paint_eagle(p)


def _paint_sky(p: QPainter) -> None:
    sky = QLinearGradient(0, -160, 0, 320)
    for at, colour in (
        (0.0, "#1d1733"),
        (0.28, "#3b2347"),
        (0.50, "#7c3a4a"),
        (0.68, "#c8633f"),
        (0.82, "#eda14e"),
        (1.0, "#fbd590"),
    ):
        sky.setColorAt(at, QColor(colour))
    p.fillRect(QRectF(-200, -200, 800, 640), sky)
    _paint_clouds(p)
    for r, alpha in ((230.0, 0.55), (120.0, 0.5), (72.0, 0.55)):
        glow = QRadialGradient(SUN, r)
        glow.setColorAt(0, glass("#ffd98c", alpha))
        glow.setColorAt(1, glass("#ffb35c", 0))
        p.fillRect(QRectF(-200, -200, 800, 640), glow)
    disc = QRadialGradient(SUN, 46)
    disc.setColorAt(0, QColor("#fffbe9"))
    disc.setColorAt(0.8, QColor("#fff1c4"))
    disc.setColorAt(1, QColor("#ffe1a0"))
    p.setBrush(disc)
    p.drawEllipse(SUN, 46, 46)


def _paint_clouds(p: QPainter) -> None:
    """Draw long thin clouds lit from below."""
    for x, y, w, h, alpha in (
        (-40, 150, 210, 7, 0.20),
        (60, 166, 150, 5, 0.26),
        (250, 128, 220, 8, 0.16),
        (-60, 104, 160, 6, 0.12),
        (300, 172, 160, 4, 0.30),
        (130, 78, 190, 6, 0.10),
        (-30, 196, 120, 4, 0.28),
    ):
        band = QLinearGradient(x, 0, x + w, 0)
        band.setColorAt(0, glass("#ffb98a", 0))
        band.setColorAt(0.5, glass("#ffcf9e", alpha))
        band.setColorAt(1, glass("#ffb98a", 0))
        p.setBrush(band)
        p.drawEllipse(QRectF(x, y, w, h))


def _paint_dunes(p: QPainter) -> None:
    """Draw ranges of dunes from far and hazy to near and dark, each with a lit side."""
    for base, crests, light, shade in (
        (244, ((-40, 7), (38, 12), (120, 9), (214, 6), (330, 12), (420, 8)), "#e39a58", "#c47443"),
        (262, ((-70, 13), (84, 19), (196, 12), (306, 20), (430, 14)), "#d08445", "#a35a34"),
        (296, ((-20, 18), (150, 26), (282, 15), (410, 26)), "#b56b34", "#78402a"),
        (340, ((-60, 22), (70, 34), (262, 26), (440, 36)), "#874c25", "#4a2716"),
    ):
        _paint_range(p, base, crests, light, shade)


def _paint_range(
    p: QPainter, base: float, crests: tuple[tuple[float, float], ...], light: str, shade: str
) -> None:
    """Draw dunes with sharp crests: a long slope towards the wind, a steep one behind."""
    ridge = QPainterPath(QPointF(-200, base))
    hollows = [-200.0, *((a + b) / 2 + 12 for (a, _), (b, _) in pairwise(crests)), 600.0]
    for (x, high), (start, end) in zip(crests, pairwise(hollows), strict=True):
        ridge.cubicTo(start + (x - start) * 0.5, base, x - 30, base - high + 3, x, base - high)
        ridge.cubicTo(x + 14, base - high + 2, x + (end - x) * 0.45, base, end, base)
    body = QPainterPath(ridge)
    body.lineTo(600, 480)
    body.lineTo(-200, 480)
    body.closeSubpath()
    ground = QLinearGradient(0, base - 30, 0, base + 80)
    ground.setColorAt(0, QColor(light))
    ground.setColorAt(1, QColor(shade))
    p.fillPath(body, ground)
    p.save()
    p.setClipPath(body, Qt.ClipOperation.IntersectClip)
    for x, high in crests:
        _paint_lee(p, x, base - high, high, shade)
    p.restore()
    crest = QLinearGradient(-60, 0, 480, 0)
    crest.setColorAt(0, glass("#ffdf9f", 0.06))
    crest.setColorAt((SUN.x() + 60) / 540, glass("#fff0c4", 0.8))
    crest.setColorAt(1, glass("#ffdf9f", 0.1))
    p.strokePath(ridge, QPen(QBrush(crest), 1.2))


def _paint_lee(p: QPainter, x: float, top: float, high: float, shade: str) -> None:
    """Draw the side of a dune away from the sun, behind its winding crest."""
    side = -1 if x < SUN.x() else 1
    deep = 30 + high * 2.4
    lee = QPainterPath(QPointF(x, top))
    lee.cubicTo(
        *(x - 12 * side, top + deep * 0.3),
        *(x + 18 * side, top + deep * 0.55),
        *(x - 6 * side, top + deep),
    )
    lee.lineTo(x + 120 * side, top + deep)
    lee.cubicTo(
        *(x + 80 * side, top + deep * 0.5),
        *(x + 40 * side, top + high * 0.4),
        *(x, top - 2),
    )
    dark = QLinearGradient(x, top, x + 96 * side, top + deep * 0.5)
    dark.setColorAt(0, glass(mixed(shade, "#2a1220", 0.25), 0.85))
    dark.setColorAt(1, glass(shade, 0))
    p.fillPath(lee, dark)


def _paint_units(p: QPainter) -> None:
    gold, blue = "gold", "blue"
    for face, x, y, size, turn in (
        (faces.eagle_unit(gold, "X", 5, 3), 34.0, 258.0, 34.0, -4.0),
        (faces.eagle_unit(gold, "X", 5, 3), 126.0, 262.0, 34.0, 5.0),
        (faces.eagle_unit(gold, "XX", 15, 2), 70.0, 250.0, 44.0, -1.0),
        (faces.eagle_unit(blue, "X", 5, 3), 352.0, 262.0, 32.0, 6.0),
        (faces.eagle_unit(blue, "XX", 15, 2), 300.0, 254.0, 40.0, 2.0),
    ):
        _paint_unit(p, face, QPointF(x, y), size, turn)


def _paint_unit(p: QPainter, face: Face, at: QPointF, size: float, turn: float) -> None:
    """Draw a counter standing on the sand with its long evening shadow."""
    face = msgspec.structs.replace(face, bottom=())
    unit = size / 48
    wide, high = face.width * unit, face.height * unit
    away = -1 if at.x() < SUN.x() else 1
    shadow = QPainterPath(QPointF(at.x() + 2, at.y() + high))
    shadow.lineTo(at.x() + wide - 2, at.y() + high)
    shadow.lineTo(at.x() + wide + 40 * away, at.y() + high + 22)
    shadow.lineTo(at.x() + 40 * away, at.y() + high + 22)
    shadow.closeSubpath()
    fade = QLinearGradient(0, at.y() + high, 0, at.y() + high + 22)
    fade.setColorAt(0, glass("#1a0c06", 0.6))
    fade.setColorAt(1, glass("#1a0c06", 0))
    p.fillPath(shadow, fade)
    p.save()
    p.translate(at.x() + wide / 2, at.y() + high)
    p.rotate(turn)
    p.scale(unit, unit)
    p.translate(-face.width / 2, -face.height)
    paint_face(p, face, size)
    p.restore()


def _paint_eagle(p: QPainter) -> None:
    p.save()
    p.translate(150, 110)
    p.rotate(-9)
    p.scale(1.12, 1.12)
    other_wing = QTransform(-0.94, 0, 0, 1.04, 0, 0).map(_wing())
    body = _wing().united(other_wing).united(_trunk()).united(_tail())
    plumage = QLinearGradient(0, -40, 40, 60)
    plumage.setColorAt(0, QColor("#160d1c"))
    plumage.setColorAt(1, QColor("#2c1620"))
    p.fillPath(body, plumage)
    # The sun stands below to the right and draws a warm edge along the feathers.
    p.setClipPath(body, Qt.ClipOperation.IntersectClip)
    p.strokePath(body.translated(-0.7, -0.9), round_pen(glass("#ff9d55", 0.6), 1.5))
    _paint_plumage(p)
    p.restore()


def _paint_plumage(p: QPainter) -> None:
    """Draw the pale head and the rows of coverts, so faint that the shape stays one."""
    head = QRadialGradient(QPointF(4, -26), 15)
    head.setColorAt(0, glass("#ffcf9a", 0.42))
    head.setColorAt(1, glass("#ffcf9a", 0))
    p.fillRect(QRectF(-14, -42, 36, 32), head)
    for side in (-1, 1):
        for row, alpha in ((0.0, 0.16), (9.0, 0.12)):
            coverts = QPainterPath(QPointF(9 * side, -6 + row))
            coverts.cubicTo(28 * side, -17 + row, 48 * side, -20 + row, 78 * side, -17 + row)
            p.strokePath(coverts, round_pen(glass("#ffb27a", alpha), 1.1))


def _wing() -> QPainterPath:
    """Return the right wing: a strong arm, the hand with its spread primaries."""
    path = QPainterPath(QPointF(0, -12))
    path.cubicTo(18, -22, 34, -34, 58, -35)
    path.cubicTo(70, -35, 80, -32, 88, -29)
    notch = QPointF(88, -29)
    feathers = ((-17, 56), (-7, 60), (4, 60), (15, 57), (27, 51), (40, 43))
    wrist = QPointF(66, -20)
    for i, (angle, length) in enumerate(feathers):
        along = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
        across = QPointF(-along.y(), along.x())
        tip = wrist + along * length
        path.cubicTo(
            notch + along * 8,
            tip - along * 16 - across * 3.4,
            tip,
        )
        notch = wrist + along * (27 - i * 1.3) + across * 5.5
        path.cubicTo(tip - along * 10 + across * 3.6, notch + along * 12, notch)
    path.cubicTo(72, 16, 58, 12, 50, 14)
    path.cubicTo(38, 16, 22, 16, 8, 22)
    path.lineTo(0, 22)
    path.closeSubpath()
    return path


def _trunk() -> QPainterPath:
    """Return head, beak and body."""
    path = QPainterPath(QPointF(-6, -20))
    path.cubicTo(-6, -30, 2, -33, 6, -29)
    path.cubicTo(10, -28, 12, -25, 11.5, -21.5)
    path.cubicTo(10, -23.5, 8, -24, 6.5, -22)
    path.cubicTo(9, -8, 10, 10, 6, 30)
    path.lineTo(-6, 30)
    path.cubicTo(-11, 10, -10, -8, -6, -20)
    path.closeSubpath()
    return path


def _tail() -> QPainterPath:
    """Return the fan of the tail with its notched edge."""
    path = QPainterPath(QPointF(-5, 22))
    ends = ((-21, 50), (-14, 56), (-6, 59), (2, 60), (10, 58), (17, 54), (22, 48))
    path.lineTo(*ends[0])
    for (x0, y0), (x1, y1) in pairwise(ends):
        path.quadTo((x0 + x1) / 2 * 0.94, (y0 + y1) / 2 - 3.4, x1, y1)
    path.lineTo(5, 22)
    path.closeSubpath()
    return path
