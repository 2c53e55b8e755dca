"""The illustration zone of cards: a ground, silhouettes with a soft shadow, a large figure."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from desktop.paint.colours import Colour, glass
from desktop.paint.drawing import draw_shape, draw_silhouette

Scene = Literal["desert", "field", "sky", "night", "dusk", "sea", "polar", "chart"]
Picture = tuple[str, float, float, float, float]
"""Silhouette, x and y as a share of the zone, size, turn."""

INK: dict[Scene, tuple[str, str]] = {
    "desert": ("#3B2712", "#E2B475"),
    "field": ("#1F2E22", "#B9CFA8"),
    "sky": ("#F7FAFC", "#5E93C0"),
    "night": ("#E9F0F6", "#223850"),
    "dusk": ("#FFF1E2", "#8E4540"),
    "sea": ("#16242F", "#A9C9DB"),
    "polar": ("#E6F6F3", "#14403F"),
    "chart": ("#E8F2FB", "#173A5C"),
}
"""The colour of silhouettes on each scene and of the seams in them."""


def gradient(p: QPainter, box: QRectF, *colours: Colour) -> None:
    """Fill the box with a gradient from top to bottom."""
    g = QLinearGradient(box.topLeft(), box.bottomLeft())
    for i, colour in enumerate(colours):
        g.setColorAt(i / (len(colours) - 1), QColor(colour))
    p.fillRect(box, g)


def ridge(box: QRectF, heights: tuple[float, ...]) -> QPainterPath:
    """Return a soft ridge along the bottom of the box."""
    step = box.width() / (len(heights) - 1)
    path = QPainterPath(QPointF(box.left(), box.bottom()))
    path.lineTo(box.left(), box.bottom() - heights[0] * box.height())
    for i, high in enumerate(heights[1:], 1):
        x, y = box.left() + i * step, box.bottom() - high * box.height()
        last = path.currentPosition()
        path.cubicTo(last.x() + step / 2, last.y(), x - step / 2, y, x, y)
    path.lineTo(box.right(), box.bottom())
    path.closeSubpath()
    return path


def paint_pictures(p: QPainter, box: QRectF, scene: Scene, pictures: tuple[Picture, ...]) -> None:
    """Draw the scene and its silhouettes."""
    p.save()
    p.setClipRect(box, Qt.ClipOperation.IntersectClip)
    p.setPen(Qt.PenStyle.NoPen)
    _paint_ground(p, box, scene)
    ink, seams = INK[scene]
    for name, x, y, size, turn in pictures:
        size *= min(1.25, box.height() / 87)  # scenes grow where a card leaves its words out
        place = QRectF(0, 0, size, size)
        place.moveCenter(QPointF(box.left() + x * box.width(), box.top() + y * box.height()))
        draw_shape(p, place.translated(1.2, 2.0), name, glass("#000000", 0.2), turn)
        draw_silhouette(p, place, name, ink, seams, turn)
    p.restore()


def _paint_ground(p: QPainter, box: QRectF, scene: Scene) -> None:
    match scene:
        case "desert":
            gradient(p, box, "#F0CD92", "#F6DDAF", "#EAB974")
            sun = QPointF(box.left() + box.width() * 0.78, box.top() + box.height() * 0.3)
            for r, alpha in ((17.0, 0.16), (13.0, 0.22), (9.0, 0.8)):
                p.setBrush(glass("#FFF6DF", alpha))
                p.drawEllipse(sun, r, r)
            p.fillPath(ridge(box, (0.3, 0.46, 0.34, 0.5, 0.4)), QColor("#D99F58"))
            p.fillPath(ridge(box, (0.2, 0.18, 0.3, 0.2, 0.26)), QColor("#C08442"))
            p.fillPath(ridge(box, (0.06, 0.12, 0.08, 0.1, 0.05)), QColor("#A76F34"))
        case "field":
            gradient(p, box, "#BFDAE8", "#EAF1E4")
            p.fillPath(ridge(box, (0.36, 0.5, 0.4, 0.56, 0.42)), QColor("#9DB98A"))
            p.fillPath(ridge(box, (0.26, 0.2, 0.32, 0.22, 0.28)), QColor("#6F9463"))
            p.fillPath(ridge(box, (0.1, 0.13, 0.07, 0.12, 0.06)), QColor("#567A4C"))
        case "sky":
            gradient(p, box, "#3E78B0", "#BFDDEE")
            _paint_clouds(p, box)
        case "night":
            gradient(p, box, "#14202E", "#2B4560")
            _paint_stars(p, box)
            p.fillPath(ridge(box, (0.14, 0.22, 0.16, 0.26, 0.18)), QColor("#0E1720"))
        case "dusk":
            gradient(p, box, "#55252B", "#E2875A")
            p.fillPath(ridge(box, (0.34, 0.3, 0.42, 0.3, 0.36)), QColor("#6E2C2A"))
            p.fillPath(ridge(box, (0.16, 0.2, 0.14, 0.22, 0.18)), QColor("#3C1719"))
        case "sea":
            gradient(p, box, "#8FB9D2", "#D9E9EF")
            water = QRectF(box)
            water.setTop(box.top() + box.height() * 0.66)
            gradient(p, water, "#3C779B", "#255674")
        case "polar":
            low = QPointF(box.center().x(), box.bottom() + box.height() * 0.5)
            _paint_rings(p, box, low, ("#1D5A58", "#0C2426", "#9FE3D8"))
        case "chart":
            _paint_rings(p, box, box.center(), ("#21507A", "#0C1C2E", "#8CC4EE"))


def _paint_clouds(p: QPainter, box: QRectF) -> None:
    p.setBrush(glass("#FFFFFF", 0.34))
    for x, y, w in ((0.12, 0.72, 0.5), (0.5, 0.84, 0.6), (0.62, 0.3, 0.34), (0.02, 0.24, 0.26)):
        left, top = box.left() + x * box.width(), box.top() + y * box.height()
        p.drawRoundedRect(QRectF(left, top, w * box.width(), 5), 2.5, 2.5)


def _paint_stars(p: QPainter, box: QRectF) -> None:
    p.setBrush(glass("#FFFFFF", 0.6))
    for i in range(26):
        x = box.left() + (i * 37 % 101) / 101 * box.width()
        y = box.top() + (i * 53 % 67) / 67 * box.height() * 0.7
        r = 0.4 + i % 3 * 0.12
        p.drawEllipse(QPointF(x, y), r, r)


def _paint_rings(p: QPainter, box: QRectF, centre: QPointF, colours: tuple[str, ...]) -> None:
    glow = QRadialGradient(centre, box.width() * 0.9)
    glow.setColorAt(0, QColor(colours[0]))
    glow.setColorAt(1, QColor(colours[1]))
    p.fillRect(box, glow)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(glass(colours[2], 0.35), 0.6))
    for r in range(14, 150, 14):
        p.drawEllipse(centre, r, r)
    for degrees in range(0, 360, 30):
        p.drawLine(centre, centre + QTransform().rotate(degrees).map(QPointF(160, 0)))
    p.setPen(Qt.PenStyle.NoPen)
