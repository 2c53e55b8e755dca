"""Looks at what lies below words and signs at the moment they are painted, and at the contrast."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from types import FrameType
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QWidget

from desktop.paint import icons
from desktop.paint.colours import contrast, laid_over
from desktop.paint.drawing import CAP, grown
from tests.screens.found import Found, path_of, place_of

WORDS, LARGE, SIGNS = 4.5, 3.0, 3.0
"""The contrasts that WCAG asks for."""
WEAK = 2.6
"""What the themes ask for words of what cannot be used; painting says so by its opacity."""
SCENERY = ("paint/card_scenes.py", "paint/cover_")
"""Illustrations: what they show is said in words beside them."""
SEEN = 0.7
"""Words are measured if at least so much of their box is in sight."""
RIM = 1.5
"""How far from an outlined letter its ground reaches, in pixels: a halo is not wider."""
SHARE = 0.3
"""How much of the ground may be too near to the words: a line below them, a seam, a texture."""
LETTERS = {
    "draw_text": "path",
    "_show": "letters",
    "_faintly": "letters",
    "paint_name": "letters",
    "_paint": "figures",
}
"""The functions that fill the outlines of letters, and what they call these."""
PICTURE = "draw_silhouette"


class Grounds:
    """Measures everything that is painted; ``grab`` takes the picture of a window meanwhile."""

    def __init__(self) -> None:
        self._paper: QImage | None = None
        self._found: dict[tuple[str, str, str], Found] = {}
        self.measured: Counter[bool] = Counter()
        """How often the ground was opaque, and how often it was still to be laid on another."""

    def grab(self, window: QWidget) -> QPixmap:
        """Return the picture of a window, measured while it is painted."""
        window.ensurePolished()
        image = QImage(window.size(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        self._paper = image
        try:
            window.render(image)
        finally:
            self._paper = None
        self._labels(window, image)
        return QPixmap.fromImage(image)

    def faint(self) -> Iterator[Found]:
        """Yield what was hard to tell from what it was painted on; forgets it."""
        found, self._found = self._found, {}
        yield from found.values()

    # --- what is painted --------------------------------------------------------------------------

    def words(self, painter: QPainter, arguments: tuple[Any, ...]) -> None:
        """Look below words that are about to be painted into a box."""
        box, text = arguments[0], arguments[-1]
        if not isinstance(box, QRect | QRectF) or not isinstance(text, str) or not text.strip():
            return
        flags = int(arguments[1]) if len(arguments) == 3 else 0
        room = painter.boundingRect(QRectF(box), flags, text)
        least = LARGE if is_large(painter.font(), _scale(painter)) else WORDS
        self._measure(painter, room, painter.pen().color(), least, text, sys._getframe(2))

    def path(self, painter: QPainter, path: QPainterPath, brush: Any) -> None:
        """Look below letters and silhouettes that are about to be filled."""
        frame: FrameType | None = sys._getframe(2)
        name = frame.f_code.co_name if frame is not None else ""
        if frame is None:
            return
        box, mine = path.boundingRect(), frame.f_locals
        if name == PICTURE and QColor(mine["ink"]) == QColor(brush):
            self._measure(painter, box, QColor(brush), SIGNS, f"sign {mine['name']}", frame)
        if name not in LETTERS or mine.get(LETTERS[name]) is not path:
            return
        high = mine.get("cap", 0) / CAP * _scale(painter)
        large = high >= 24 or (high >= 19 and mine.get("weight", 400) >= 700)
        text = str(mine.get("text", mine.get("name", "letters")))
        least = LARGE if large else WORDS
        self._measure(painter, box, QColor(brush), least, text, frame, path)

    def icon(self, painter: QPainter, box: QRectF, name: str, colour: Any) -> None:
        """Look below an icon that is about to be painted."""
        self._measure(painter, box, QColor(colour), SIGNS, f"icon {name}", sys._getframe(3))

    def _measure(
        self,
        painter: QPainter,
        box: QRectF,
        ink: QColor,
        least: float,
        words: str,
        frame: FrameType | None,
        letters: QPainterPath | None = None,
    ) -> None:
        device, place = painter.device(), place_of(frame)
        if isinstance(device, QWidget) and not device.isEnabled():
            return
        if any(each.startswith(SCENERY) for each in place.split(" < ")):
            return
        if painter.opacity() < 1:
            least = min(least, WEAK)
        colour = QColor(ink)
        colour.setAlphaF(colour.alphaF() * painter.opacity())
        at = painter.deviceTransform().mapRect(box).toAlignedRect()
        ground = self._ground(painter, device, at)
        if ground is None or not colour.alpha():
            return
        seen = weigh(ground, colour, least)
        if letters is not None and seen is not None and seen[0] > SHARE:
            shape = painter.deviceTransform().map(letters).translated(-at.left(), -at.top())
            seen = weigh(_near(ground, shape), colour, least)
        self.measured[seen is not None] += 1
        if seen is not None and seen[0] > SHARE:
            share, below, ratio = seen
            by = f"{ratio:.2f} < {least} {colour.name()} on {below.name()}, {100 * share:.0f} %"
            key = (place, colour.name(), below.name())
            self._found.setdefault(key, Found("faint", place, words[:40], by))

    def _ground(self, painter: QPainter, device: Any, at: QRect) -> QImage | None:
        """Return what is below a box of a device, if most of it is in sight."""
        image = device if isinstance(device, QImage | QPixmap) else self._paper
        if image is None or at.isEmpty() or not isinstance(device, QImage | QPixmap | QWidget):
            return None
        seen = QRect(QPoint(0, 0), image.size())
        if isinstance(device, QWidget):
            by = painter.deviceTransform().map(QPoint(0, 0))
            by -= painter.combinedTransform().map(QPoint(0, 0))
            seen &= device.visibleRegion().boundingRect().translated(by)
        if painter.hasClipping():
            clip = painter.deviceTransform().mapRect(painter.clipBoundingRect())
            seen &= clip.toAlignedRect()
        inside = at & seen
        if inside.width() * inside.height() < SEEN * at.width() * at.height():
            return None
        below = image.copy(at)
        return below.toImage() if isinstance(below, QPixmap) else below

    def _labels(self, window: QWidget, image: QImage) -> None:
        for label in window.findChildren(QLabel):
            if label.isVisible() and label.isEnabled() and label.text():
                seen = label.visibleRegion().boundingRect()
                if seen.height() < SEEN * label.height():
                    continue
                box = seen.translated(label.mapTo(window, QPoint(0, 0)))
                colour = label.palette().color(label.foregroundRole())
                least = LARGE if is_large(label.font()) else WORDS
                ground = image.copy(box.intersected(image.rect()))
                common = most_common(ground)
                if common is not None and contrast(laid_over(colour, common), common) < least:
                    ratio = contrast(laid_over(colour, common), common)
                    by = f"{ratio:.2f} {colour.name()} on {common.name()}"
                    found = Found("faint", path_of(label), label.text()[:40], by)
                    self._found[(found.where, colour.name(), common.name())] = found


def _near(ground: QImage, letters: QPainterPath) -> QImage:
    """Return a ground without what is not close to letters."""
    result = ground.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    p = QPainter(result)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    mask = QImage(result.size(), QImage.Format.Format_ARGB32_Premultiplied)
    mask.fill(Qt.GlobalColor.transparent)
    q = QPainter(mask)
    q.fillPath(grown(letters, RIM), QColor("#000000"))
    q.end()
    p.drawImage(0, 0, mask)
    p.end()
    return result


def _samples(image: QImage) -> Iterator[QColor]:
    """Yield the opaque colours of up to some hundred points of an image."""
    for y in range(0, image.height(), max(1, image.height() // 12)):
        for x in range(0, image.width(), max(1, image.width() // 32)):
            if image.pixelColor(x, y).alpha() > 250:
                yield image.pixelColor(x, y)


def most_common(image: QImage) -> QColor | None:
    """Return the colour that most of an image has."""
    counted = Counter(each.rgb() for each in _samples(image))
    return QColor.fromRgb(counted.most_common(1)[0][0]) if counted else None


def weigh(ground: QImage, ink: QColor, least: float) -> tuple[float, QColor, float] | None:
    """Return for which share of a ground an ink is too near, where, and how near it is there.

    Nothing is returned for a ground that is to be laid over something else.
    """
    counted = Counter(each.rgb() for each in _samples(ground))
    whole = counted.total()
    if not whole:
        return None
    near = {each: _contrast(ink.rgba(), each) for each in counted}
    weak = [each for each in counted if near[each] < least]
    if not weak:
        return 0.0, QColor(), 0.0
    worst = max(weak, key=lambda each: counted[each])
    return sum(counted[each] for each in weak) / whole, QColor.fromRgb(worst), near[worst]


@lru_cache(maxsize=100_000)
def _contrast(ink: int, ground: int) -> float:
    below = QColor.fromRgb(ground)
    return contrast(laid_over(QColor.fromRgba(ink), below), below)


def is_large(font: QFont, scale: float = 1.0) -> bool:
    """Return whether letters are large in the sense of WCAG."""
    high = font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * 96 / 72
    return bool(high * scale >= 24 or (high * scale >= 18.66 and font.weight() >= 700))


def _scale(painter: QPainter) -> float:
    ratio = painter.device().devicePixelRatio()
    return float(abs(painter.deviceTransform().determinant()) ** 0.5 / ratio)


@contextmanager
def measured() -> Iterator[Grounds]:
    """Measure all painting."""
    grounds = Grounds()
    draw, fill = QPainter.drawText, QPainter.fillPath
    stamp, svg = icons.icon, QSvgRenderer.render

    def drawing(painter: QPainter, *arguments: Any) -> Any:
        grounds.words(painter, arguments)
        return draw(painter, *arguments)

    def filling(painter: QPainter, path: QPainterPath, brush: Any) -> Any:
        grounds.path(painter, path, brush)
        return fill(painter, path, brush)

    def stamping(name: Any, colour: Any, *others: Any) -> Any:
        frame = sys._getframe(1)
        if frame.f_code.co_name == "stamp_icon":
            grounds.icon(frame.f_locals["p"], frame.f_locals["box"], name, colour)
        return stamp(name, colour, *others)

    def rendering(renderer: QSvgRenderer, painter: QPainter, *others: Any) -> Any:
        frame = sys._getframe(1)
        if frame.f_code.co_name == "draw_icon":
            mine = frame.f_locals
            grounds.icon(painter, mine["box"], mine["name"], mine["tint"])
        return svg(renderer, painter, *others)

    with ExitStack() as stack:
        stack.enter_context(patch.object(QPainter, "drawText", drawing))
        stack.enter_context(patch.object(QPainter, "fillPath", filling))
        stack.enter_context(patch.object(icons, "icon", stamping))
        stack.enter_context(patch.object(QSvgRenderer, "render", rendering))
        yield grounds


def unread(paint: Callable[[], object]) -> list[str]:
    """Return what cannot be read of what is painted; there must be words."""
    with measured() as grounds:
        paint()
    assert grounds.measured[True]
    return [f"{each.words}: {each.by}" for each in grounds.faint()]
