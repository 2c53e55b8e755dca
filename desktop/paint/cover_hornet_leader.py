"""The cover of Hornet Leader: a carrier from above with its wake, two F/A-18 passing over it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.paint.colours import glass
from desktop.paint.drawing import draw_shape, draw_silhouette, round_pen

COURSE = 24.0
"""Degrees east of north."""

HULL = (
    *((-5, -208), (6, -208), (22, -186), (28, -150), (30, -96)),
    *((44, -84), (46, -20), (45, 54), (36, 66), (34, 150)),
    *((30, 186), (22, 198), (-20, 198), (-27, 184), (-30, 96)),
    *((-46, 72), (-46, 6), (-36, -52), (-24, -112), (-20, -168)),
)


def paint_hornet_leader(p: QPainter) -> None:
    """Draw the cover on a canvas of 400 x 420."""
    _paint_sea(p)
    p.save()
    p.translate(286, 186)
    p.rotate(COURSE)
    p.scale(1.06, 0.94)
    _paint_wake(p)
    _paint_hull(p)
    _paint_deck(p)
    _paint_island(p)
    _paint_parked(p)
    p.restore()
    _paint_flight(p)


def _paint_sea(p: QPainter) -> None:
    whole = QRectF(-200, -200, 800, 640)
    deep = QLinearGradient(0, -100, 120, 440)
    deep.setColorAt(0, QColor("#2c6f9c"))
    deep.setColorAt(0.45, QColor("#174d78"))
    deep.setColorAt(1, QColor("#0a2744"))
    p.fillRect(whole, deep)
    shine = QRadialGradient(QPointF(60, -20), 330)
    shine.setColorAt(0, glass("#9fd4ee", 0.4))
    shine.setColorAt(1, glass("#9fd4ee", 0))
    p.fillRect(whole, shine)
    p.save()
    p.translate(200, 210)
    p.rotate(COURSE - 78)
    for i in range(700):
        # A fixed sequence spreads the waves without looking regular.
        x = (i * 197.3) % 900 - 450
        y = (i * 83.7 + i * i * 0.37) % 900 - 450
        long = 7 + (i * 31 % 17)
        tint = ("#cfeaf7", "#7fb9d8", "#082038")[i % 3]
        p.setPen(round_pen(glass(tint, (0.30, 0.24, 0.30)[i % 3]), 0.8 + i % 2 * 0.5))
        path = QPainterPath(QPointF(x, y))
        path.quadTo(x + long / 2, y - 2.4, x + long, y)
        p.drawPath(path)
    p.setPen(Qt.PenStyle.NoPen)
    p.restore()


def _paint_wake(p: QPainter) -> None:
    """Draw the churned water astern and the bow waves."""
    for spread, alpha in ((96.0, 0.10), (62.0, 0.16), (36.0, 0.30)):
        wake = QPainterPath(QPointF(-22, 190))
        wake.cubicTo(-24, 260, -spread, 360, -spread * 1.2, 480)
        wake.lineTo(spread * 1.2, 480)
        wake.cubicTo(spread, 360, 24, 260, 24, 190)
        foam = QLinearGradient(0, 190, 0, 470)
        foam.setColorAt(0, glass("#f2fbff", min(1.0, alpha * 2.2)))
        foam.setColorAt(1, glass("#bfe3f2", 0))
        p.fillPath(wake, foam)
    for side in (-1, 1):
        for reach, alpha in ((70.0, 0.30), (104.0, 0.16)):
            wave = QPainterPath(QPointF(0, -206))
            wave.cubicTo(34 * side, -170, 46 * side, -80, reach * side, 60)
            wave.cubicTo(58 * side, -60, 40 * side, -140, 0, -206)
            p.fillPath(wave, glass("#eefaff", alpha))
    for i in range(90):
        y = 200 + (i * 53 % 230)
        x = math.sin(i * 2.3) * (14 + (y - 200) * 0.24)
        p.setBrush(glass("#ffffff", 0.36 - (y - 200) / 900))
        p.drawEllipse(QPointF(x, y), 1.6 + i % 3 * 0.8, 1.1 + i % 2)


def _hull_path() -> QPainterPath:
    path = QPainterPath(QPointF(*HULL[0]))
    for x, y in HULL[1:]:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _paint_hull(p: QPainter) -> None:
    hull = _hull_path()
    p.fillPath(hull.translated(10, 8), glass("#03101d", 0.5))
    p.strokePath(hull, round_pen(glass("#eefaff", 0.5), 5))
    deck = QLinearGradient(-46, -200, 46, 200)
    deck.setColorAt(0, QColor("#5a636d"))
    deck.setColorAt(0.5, QColor("#454d57"))
    deck.setColorAt(1, QColor("#363d46"))
    p.fillPath(hull, deck)
    p.strokePath(hull, round_pen("#1b2027", 2.2))
    p.save()
    p.setClipPath(hull, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(glass("#ffffff", 0.04), 1))
    for y in range(-204, 204, 12):
        p.drawLine(QPointF(-60, y), QPointF(60, y))
    p.setPen(Qt.PenStyle.NoPen)
    p.restore()


def _paint_deck(p: QPainter) -> None:
    """Draw the angled landing strip, catapults and lifts."""
    p.save()
    p.setClipPath(_hull_path(), Qt.ClipOperation.IntersectClip)
    p.save()
    p.translate(4, 190)
    p.rotate(-9)
    p.fillRect(QRectF(-21, -280, 42, 290), glass("#20262d", 0.42))
    for x in (-21.0, 21.0):
        p.fillRect(QRectF(x - 0.9, -280, 1.8, 290), glass("#f4f6f8", 0.85))
    for i in range(18):
        p.fillRect(QRectF(-0.8, -270 + i * 16, 1.6, 9), QColor("#f0c64f"))
    p.setPen(QPen(glass("#11161b", 0.8), 1))
    for y in (-56.0, -43.0, -30.0, -17.0):
        p.drawLine(QPointF(-20, y), QPointF(20, y))
    p.restore()
    for x, y, turn in ((-7.0, -100.0, -1.5), (14.0, -96.0, 2.0)):
        p.save()
        p.translate(x, y)
        p.rotate(turn)
        p.fillRect(QRectF(-1.4, -100, 2.8, 104), glass("#14181d", 0.6))
        p.fillRect(QRectF(-0.5, -100, 1.0, 104), glass("#e9edf1", 0.75))
        p.fillRect(QRectF(-8, 6, 16, 3.4), glass("#14181d", 0.6))
        p.restore()
    for box in (QRectF(30, -72, 14, 28), QRectF(31, 22, 14, 28), QRectF(-45, 20, 13, 28)):
        p.setBrush(glass("#2a3139", 0.9))
        p.setPen(QPen(glass("#f0c64f", 0.6), 0.9))
        p.drawRect(box)
    p.setPen(Qt.PenStyle.NoPen)
    p.restore()


def _paint_island(p: QPainter) -> None:
    for depth in range(7, 0, -1):
        p.fillRect(QRectF(28 + depth, -26 + depth * 0.8, 15, 40), glass("#03080d", 0.14))
    base = QLinearGradient(26, 0, 44, 0)
    base.setColorAt(0, QColor("#aab4be"))
    base.setColorAt(1, QColor("#6d7781"))
    p.setBrush(base)
    p.setPen(QPen(QColor("#22282f"), 1))
    p.drawRoundedRect(QRectF(28, -28, 14, 40), 2.5, 2.5)
    p.setBrush(QColor("#c8d0d7"))
    p.drawRoundedRect(QRectF(30, -24, 10, 12), 2, 2)
    p.setBrush(QColor("#2f4254"))
    p.drawRect(QRectF(30, -27.4, 10, 2.8))
    p.setBrush(QColor("#8d97a1"))
    p.drawEllipse(QPointF(35, -4), 3.6, 3.6)
    p.drawRect(QRectF(31, 3, 8, 6))
    p.setPen(round_pen("#e6ebef", 1))
    p.drawLine(QPointF(31, -4), QPointF(39, -4))
    p.setPen(Qt.PenStyle.NoPen)


def _paint_parked(p: QPainter) -> None:
    places = (
        *((37.0, 62.0, -70.0), (33.0, 88.0, -62.0), (29.0, 112.0, -60.0), (26.0, 136.0, -56.0)),
        *((20.0, -58.0, -28.0), (21.0, -34.0, -34.0), (-35.0, -18.0, 40.0), (-8.0, -118.0, 0.0)),
        *((-22.0, 172.0, 60.0),),
    )
    for x, y, turn in places:
        box = QRectF(x - 9, y - 9, 18, 18)
        name = "e2c" if (x, y) == (26.0, 136.0) else "fa18c"
        draw_shape(p, box.translated(1.6, 1.4), name, glass("#03080d", 0.5), turn)
        draw_silhouette(p, box, name, "#c9d3dc", "#59636d", turn)


def _paint_flight(p: QPainter) -> None:
    """Draw two aircraft on a climb across the deck, with shadows far below them."""
    for x, y, size, turn in ((98.0, 132.0, 158.0, 31.0), (48.0, 268.0, 104.0, 31.0)):
        box = QRectF(x - size / 2, y - size / 2, size, size)
        _paint_vapour(p, QPointF(x, y), size, turn)
        far = box.translated(size * 0.26, size * 0.3)
        draw_shape(p, far, "fa18c", glass("#020a12", 0.34), turn)
        draw_silhouette(p, box, "fa18c", "#eef3f7", "#7f909f", turn)


def _paint_vapour(p: QPainter, at: QPointF, size: float, turn: float) -> None:
    """Draw the trails of the wing tips and the glow of two engines."""
    p.save()
    p.translate(at)
    p.rotate(turn)
    for x in (-0.33, 0.33):
        trail = QLinearGradient(0, size * 0.12, 0, size * 1.4)
        trail.setColorAt(0, glass("#ffffff", 0.55))
        trail.setColorAt(1, glass("#ffffff", 0))
        p.fillRect(QRectF(x * size - 1, size * 0.12, 2, size * 1.3), trail)
    for x in (-0.035, 0.035):
        flame = QRadialGradient(QPointF(x * size, size * 0.47), size * 0.12)
        flame.setColorAt(0, glass("#ffe9b0", 0.95))
        flame.setColorAt(0.4, glass("#ff9d45", 0.55))
        flame.setColorAt(1, glass("#ff7a2a", 0))
        p.setBrush(flame)
        p.drawEllipse(QPointF(x * size, size * 0.49), size * 0.04, size * 0.13)
    p.restore()
