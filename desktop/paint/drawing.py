"""What counters, cards and covers are drawn with: fitted text and silhouettes.

Text is drawn as glyph outlines, so that it fits exactly and looks alike at every scale.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTransform,
)

from desktop import resources
from desktop.paint import fonts
from desktop.paint.colours import Colour, glass

CAP = 0.7
"""Cap height of Barlow in em."""
LEAST_TEXT = 9.0
"""Text with a smaller em than this many pixels on the screen is left out."""
NARROWEST = 0.78

GOLD, AMBER, RED, GREEN = "#FFD257", "#E8B23A", "#D2402B", "#3FA873"
DARK, PALE = "#14181D", "#FFFFFF"
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def round_pen(colour: Colour, width: float) -> QPen:
    """Return a pen with round ends and corners."""
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, join)


def zoom(p: QPainter) -> float:
    """Return how many device-independent pixels one unit of the painter takes."""
    return math.sqrt(abs(p.worldTransform().determinant()))


def grown(path: QPainterPath, by: float) -> QPainterPath:
    """Return a shape that reaches so much further: to fill it is far quicker than to stroke."""
    stroker = QPainterPathStroker(round_pen("#000000", 2 * by))
    rim = stroker.createStroke(path)
    rim.addPath(path)
    rim.setFillRule(Qt.FillRule.WindingFill)
    return rim


def hairline(p: QPainter, colour: QColor, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Return a pen of one pixel of the screen: lines of many points are slow if they are wider."""
    return QPen(colour, 1 / zoom(p), style)


@lru_cache(maxsize=2048)
def outline(text: str, weight: int, family: str) -> QPainterPath:
    """Return the glyph outlines at an em of 100, the baseline at 0."""
    fonts.load_fonts()
    font = QFont(family)
    font.setPixelSize(100)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("tnum"), 1)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path


def text_width(text: str, cap: float, weight: int = 600, family: str = fonts.CONDENSED) -> float:
    """Return the width of a line whose capitals are cap units high."""
    return outline(text, weight, family).boundingRect().width() * cap / (100 * CAP)


def draw_text(
    p: QPainter,
    box: QRectF,
    text: str,
    cap: float,
    colour: Colour,
    align: Qt.AlignmentFlag = CENTRE,
    weight: int = 600,
    family: str = fonts.CONDENSED,
    narrowest: float = NARROWEST,
) -> bool:
    """Draw one line with capitals cap units high, narrowed and then shrunk to fit the box.

    Return whether it was drawn: text that would be too small to read is left out.
    """
    path = fitted_text(zoom(p), box, text, cap, align, weight, family, narrowest)
    if path is None:
        return False
    p.fillPath(path, QColor(colour))
    return True


def readable(
    p: QPainter,
    box: QRectF,
    text: str,
    cap: float,
    weight: int = 600,
    narrowest: float = NARROWEST,
) -> bool:
    """Return whether `draw_text` would draw this: what lies below it says nothing without it."""
    path = fitted_text(zoom(p), box, text, cap, weight=weight, narrowest=narrowest)
    return path is not None


def fitted_text(
    scale: float,
    box: QRectF,
    text: str,
    cap: float,
    align: Qt.AlignmentFlag = CENTRE,
    weight: int = 600,
    family: str = fonts.CONDENSED,
    narrowest: float = NARROWEST,
) -> QPainterPath | None:
    """Return the glyphs of a line fitted into a box, or None if they would be too small to read.

    ``scale`` is how many device-independent pixels one unit takes.
    """
    path = outline(text, weight, family)
    wide = path.boundingRect()
    if not wide.width():
        return QPainterPath()
    size = cap / (100 * CAP)
    narrow = min(1.0, box.width() / (wide.width() * size))
    if narrow < narrowest:
        size *= narrow / narrowest
        narrow = narrowest
    if size * 100 * scale < LEAST_TEXT - 0.05:
        return None
    width = wide.width() * size * narrow
    if align & LEFT:
        x = box.left()
    elif align & RIGHT:
        x = box.right() - width
    else:
        x = box.center().x() - width / 2
    y = box.center().y() + 100 * CAP * size / 2
    place = QTransform(size * narrow, 0, 0, size, x - wide.left() * size * narrow, y)
    return place.map(path)


@lru_cache(maxsize=256)
def silhouette(name: str) -> dict[str, QPainterPath]:
    """Return the layers of one silhouette (body, shade, line, glass) on its 100 x 100 canvas."""
    return read_paths("svg", name)


@lru_cache(maxsize=8)
def lands(name: str) -> dict[str, QPainterPath]:
    """Return the named shapes of a map outline (poland, arctic) in its own units."""
    return read_paths("outlines", name)


def read_paths(folder: str, name: str) -> dict[str, QPainterPath]:
    """Return the paths of one of our SVG files by their ids."""
    svg = resources.path("art", folder, f"{name}.svg").read_text(encoding="utf-8")
    return {
        layer: path_from_data(data)
        for layer, data in re.findall(r'<path id="(\w+)"[^>]* d="([^"]*)"', svg)
    }


def path_from_data(data: str) -> QPainterPath:
    """Return the path of SVG data that uses absolute M, L, C and Z only."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for letter, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", data):
        v = [float(n) for n in numbers.replace(",", " ").split()]
        if letter == "M":
            path.moveTo(v[0], v[1])
        elif letter == "L":
            path.lineTo(v[0], v[1])
        elif letter == "C":
            path.cubicTo(v[0], v[1], v[2], v[3], v[4], v[5])
        else:
            path.closeSubpath()
    return path


def draw_silhouette(
    p: QPainter,
    box: QRectF,
    name: str,
    ink: Colour,
    ground: Colour,
    turn: float = 0,
) -> None:
    """Draw a silhouette in the middle of a box; seams and canopy in the colour of the ground."""
    layers = silhouette(name)
    p.save()
    _place(p, box, layers["body"].boundingRect(), turn)
    p.fillPath(layers["body"], QColor(ink))
    if "shade" in layers:
        p.save()
        p.setClipPath(layers["body"], Qt.ClipOperation.IntersectClip)
        p.fillPath(layers["shade"], glass("#000000", 0.17))
        p.restore()
    if "line" in layers:
        p.strokePath(layers["line"], round_pen(glass(ground, 0.55), 1.2))
    if "glass" in layers:
        p.fillPath(layers["glass"], QColor(ground))
    p.restore()


def draw_shape(p: QPainter, box: QRectF, name: str, ink: Colour, turn: float = 0) -> None:
    """Draw only the outline shape of a silhouette, as a shadow or on very small counters."""
    body = silhouette(name)["body"]
    p.save()
    _place(p, box, body.boundingRect(), turn)
    p.fillPath(body, QColor(ink))
    p.restore()


def _place(p: QPainter, box: QRectF, shape: QRectF, turn: float) -> None:
    wide, high = shape.width(), shape.height()
    if turn % 180 == 90:
        wide, high = high, wide
    # Large types stay a little larger than the box alone would make them.
    scale = min(box.width() / wide, box.height() / high) * (max(wide, high) / 95) ** 0.4
    p.translate(box.center())
    p.rotate(turn)
    p.scale(scale, scale)
    p.translate(-shape.center())


def hatch(p: QPainter, box: QRectF, colour: Colour, step: float = 6, width: float = 1.6) -> None:
    """Draw diagonal hatching over the box (set a clip for other shapes)."""
    p.save()
    p.setClipRect(box, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(QColor(colour), width))
    reach = box.height()
    x = box.left() - reach
    while x < box.right():
        p.drawLine(QPointF(x, box.bottom()), QPointF(x + reach, box.top()))
        x += step
    p.restore()
