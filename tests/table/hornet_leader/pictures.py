"""How pictures are made and compared in these tests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

Paint = Callable[[QPainter, QRectF], None]


def painted(paint: Paint, box: QRectF, detail: float, areas: tuple[QRectF, ...] = ()) -> QImage:
    """Return a map at so many pixels per unit, made at once or area by area like tiles."""
    image = QImage(
        round(box.width() * detail), round(box.height() * detail), QImage.Format.Format_RGB32
    )
    image.fill(QColor("#000000"))
    for area in areas or (box,):
        p = QPainter(image)
        p.scale(detail, detail)
        if areas:
            p.setClipRect(area)
        paint(p, area)
        p.end()
    return image


def quarters(box: QRectF) -> tuple[QRectF, ...]:
    """Return the four quarters of a box."""
    wide, high = box.width() / 2, box.height() / 2
    return tuple(QRectF(x * wide, y * high, wide, high) for x in (0, 1) for y in (0, 1))


def apart(a: QImage, b: QImage) -> int:
    """Return by how much one channel of one pixel differs at most."""
    assert (a.size(), a.format()) == (b.size(), b.format())
    one, other = bytes(a.constBits()), bytes(b.constBits())
    return max((abs(x - y) for x, y in zip(one, other, strict=True) if x != y), default=0)


def greyscale(image: QImage) -> QImage:
    """Return what is left of a picture without its colours."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def lightness(image: QImage) -> float:
    """Return how light a picture is on the average, from 0 to 255."""
    return float(image.scaled(1, 1).pixelColor(0, 0).lightness())
