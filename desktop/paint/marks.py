"""The marks of the sides: plain shapes, no national emblems."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

POLYGONS: dict[str, tuple[tuple[float, float], ...]] = {
    "chevron": ((0, 0.62), (0.5, 0.12), (1, 0.62), (1, 0.95), (0.5, 0.45), (0, 0.95)),
    "cross": (
        *((0.36, 0), (0.64, 0), (0.64, 0.36), (1, 0.36), (1, 0.64), (0.64, 0.64)),
        *((0.64, 1), (0.36, 1), (0.36, 0.64), (0, 0.64), (0, 0.36), (0.36, 0.36)),
    ),
    "diamond": ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
    "shield": (
        *((0.04, 0.04), (0.96, 0.04), (0.96, 0.5), (0.78, 0.78)),
        *((0.5, 1), (0.22, 0.78), (0.04, 0.5)),
    ),
    "hexagon": ((0.25, 0.06), (0.75, 0.06), (1, 0.5), (0.75, 0.94), (0.25, 0.94), (0, 0.5)),
    "triangle": ((0.5, 0.02), (1, 0.94), (0, 0.94)),
    "star": (
        *((0.5, 0), (0.62, 0.36), (1, 0.37), (0.7, 0.6), (0.81, 0.96)),
        *((0.5, 0.75), (0.19, 0.96), (0.3, 0.6), (0, 0.37), (0.38, 0.36)),
    ),
}


def mark(name: str, box: QRectF) -> QPainterPath:
    """Return the mark of that name, filling the box."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if name in POLYGONS:
        _polygon(path, box, POLYGONS[name])
    elif name == "stripe":
        for left in (0.0, 0.5):
            _polygon(path, box, ((left + 0.24, 0), (left + 0.5, 0), (left + 0.26, 1), (left, 1)))
    elif name == "ring":
        path.setFillRule(Qt.FillRule.OddEvenFill)
        path.addEllipse(box)
        inset_x, inset_y = box.width() * 0.27, box.height() * 0.27
        path.addEllipse(box.adjusted(inset_x, inset_y, -inset_x, -inset_y))
    elif name == "bars":
        for left in (0.06, 0.4, 0.74):
            wide = box.width()
            path.addRect(QRectF(box.x() + left * wide, box.y(), wide * 0.2, box.height()))
    elif name == "wave":
        _wave(path, box)
    else:
        raise ValueError(f"there is no mark {name!r}")
    return path


def _polygon(path: QPainterPath, box: QRectF, points: tuple[tuple[float, float], ...]) -> None:
    for i, (a, b) in enumerate(points):
        x, y = box.x() + a * box.width(), box.y() + b * box.height()
        if i:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    path.closeSubpath()


def _wave(path: QPainterPath, box: QRectF) -> None:
    x, w, h = box.x(), box.width(), box.height()
    y = box.y() - 0.13 * h
    path.moveTo(x, y + h * 0.62)
    path.cubicTo(x + w * 0.2, y + h * 0.1, x + w * 0.3, y + h * 0.1, x + w * 0.5, y + h * 0.5)
    path.cubicTo(x + w * 0.7, y + h * 0.9, x + w * 0.8, y + h * 0.9, x + w, y + h * 0.38)
    path.lineTo(x + w, y + h * 0.66)
    path.cubicTo(x + w * 0.8, y + h * 1.16, x + w * 0.7, y + h * 1.16, x + w * 0.5, y + h * 0.76)
    path.cubicTo(x + w * 0.3, y + h * 0.38, x + w * 0.2, y + h * 0.38, x, y + h * 0.9)
    path.closeSubpath()
