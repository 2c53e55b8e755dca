"""Watches what is painted: words that are cut short, or that are too faint to be read."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsView, QLabel, QWidget

from desktop.paint.colours import contrast, laid_over
from tests.screens.found import Found, is_told, path_of

WORDS, LARGE = 4.5, 3.0
"""The contrasts that WCAG asks for."""
LEFT_TOP = 0
TOP = Path(__file__).resolve().parent.parent.parent


class Line(NamedTuple):
    """Words that found no room where they were painted."""

    words: str
    place: str
    """The line of the program that paints them."""
    widget: QWidget | None
    at: QPoint
    by: str


class Ink(NamedTuple):
    """Words that are painted, and how."""

    words: str
    place: str
    widget: QWidget
    box: QRect
    colour: QColor
    large: bool
    """As WCAG says: 24 pixels high, or 19 if they are bold."""


class Watch:
    """Notes what is cut short while it is painted, and the colours of all words."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.inks: list[Ink] = []
        self._short: dict[str, str] = {}

    def shortened(self, words: str, short: str) -> None:
        """Note that words are about to be painted with an ellipsis."""
        if short != words:
            self._short[short] = words

    def drawn(self, painter: QPainter, arguments: tuple[Any, ...]) -> None:
        """Look at words that are painted into a box."""
        box = arguments[0]
        text = arguments[-1] if isinstance(arguments[-1], str) else ""
        self._note_ink(painter, box, text)
        if not isinstance(box, QRect | QRectF):
            text = next((each for each in arguments if isinstance(each, str)), "")
            if text in self._short:
                self._note(painter, self._short.pop(text), box, "…")
            return
        if text in self._short:
            self._note(painter, self._short.pop(text), box, "…")
        elif len(arguments) == 3 and text:
            flags = arguments[1]
            needs = painter.boundingRect(QRectF(box), int(flags), text)
            if needs.width() > box.width() + 2:
                self._note(painter, text, box, f"{needs.width():.0f} > {box.width():.0f} wide")
            elif (
                not int(flags) & int(Qt.TextFlag.TextDontClip)
                and needs.height() > box.height() + 0.3 * painter.fontMetrics().height()
            ):
                self._note(painter, text, box, f"{needs.height():.0f} > {box.height():.0f} high")

    def _note_ink(self, painter: QPainter, box: Any, text: str) -> None:
        widget = painter.device()
        if not isinstance(box, QRect | QRectF) or not isinstance(widget, QWidget) or not text:
            return
        colour, font = QColor(painter.pen().color()), painter.font()
        colour.setAlphaF(colour.alphaF() * painter.opacity())
        room = painter.boundingRect(QRectF(box), LEFT_TOP, text)
        room.moveCenter(QRectF(box).center())
        at = painter.deviceTransform().mapRect(room).toRect()
        place = _place(sys._getframe(3))
        self.inks.append(Ink(text, place, widget, at, colour, is_large(font)))

    def faint(self, window: QWidget, picture: QPixmap) -> Iterator[Found]:
        """Yield the words that are hard to read on what they were painted on; forgets all."""
        inks, self.inks = self.inks, []
        image = picture.toImage()
        for ink in inks:
            if ink.widget.isEnabled() and ink.widget.isVisible():
                at = ink.box.translated(ink.widget.mapTo(window, QPoint(0, 0)))
                yield from too_faint(image, at, ink.colour, ink.words, ink.place, large=ink.large)
        for label in window.findChildren(QLabel):
            if label.isVisible() and label.isEnabled() and label.text():
                box = label.rect().translated(label.mapTo(window, QPoint(0, 0)))
                colour = label.palette().color(label.foregroundRole())
                large = is_large(label.font())
                yield from too_faint(image, box, colour, label.text(), path_of(label), large=large)

    def _note(self, painter: QPainter, words: str, box: Any, by: str) -> None:
        middle = QRectF(box).center() if isinstance(box, QRect | QRectF) else QPointF(0, 0)
        at = painter.deviceTransform().map(middle).toPoint()
        device = painter.device()
        # Pictures go when they are painted; a widget stays while its picture is taken.
        widget = device if isinstance(device, QWidget) else None
        self.lines.append(Line(words, _place(sys._getframe(3)), widget, at, by))

    def troubles(self) -> Iterator[Found]:
        """Yield what no tooltip says whole; forgets all."""
        lines, self.lines = self.lines, []
        for line in lines:
            widget = line.widget
            if widget is not None:
                if isinstance(widget.parentWidget(), QGraphicsView):
                    yield Found("cut on the board", line.place, line.words, line.by)
                elif not is_told(widget, line.at, line.words):
                    yield Found("cut", f"{line.place} in {path_of(widget)}", line.words, line.by)
            else:
                yield Found("cut in a picture", line.place, line.words, line.by)


def is_large(font: QFont) -> bool:
    """Return whether words count as large."""
    high = font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() / 0.75
    return high >= 24 or (high >= 18.6 and font.weight() >= QFont.Weight.Bold)


def too_faint(
    image: QImage, box: QRect, colour: QColor, words: str, place: str, *, large: bool
) -> Iterator[Found]:
    """Yield words whose contrast with the colour that most of their box has is too weak."""
    ratio = image.devicePixelRatio()
    inside = box.intersected(QRect(0, 0, int(image.width() / ratio), int(image.height() / ratio)))
    if inside.width() < 4 or inside.height() < 4:
        return
    grounds = Counter(
        image.pixel(int(x * ratio), int(y * ratio))
        for x in range(inside.left(), inside.right(), max(1, inside.width() // 40))
        for y in range(inside.top(), inside.bottom(), max(1, inside.height() // 12))
    )
    ground = QColor.fromRgb(grounds.most_common(1)[0][0])
    seen = contrast(laid_over(colour, ground), ground)
    if seen < (LARGE if large else WORDS):
        by = f"{seen:.2f} {colour.name()} on {ground.name()}"
        yield Found("faint", place, words[:40], by)


def _place(frame: FrameType | None) -> str:
    """Return the line of the program that is furthest in but not a shared way to paint."""
    names: list[str] = []
    while frame is not None and len(names) < 3:
        file = Path(frame.f_code.co_filename)
        if "desktop" in file.parts:
            names.append(f"{file.relative_to(TOP / 'desktop')}:{frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(names)


@contextmanager
def watched() -> Iterator[Watch]:
    """Watch all painting."""
    watch = Watch()
    draw: Callable[..., Any] = QPainter.drawText

    def drawing(painter: QPainter, *arguments: Any) -> Any:
        watch.drawn(painter, arguments)
        return draw(painter, *arguments)

    with ExitStack() as stack:
        stack.enter_context(patch.object(QPainter, "drawText", drawing))
        for kind in (QFontMetrics, QFontMetricsF):
            stack.enter_context(patch.object(kind, "elidedText", _cutting(kind, watch)))
        yield watch


def _cutting(kind: type[QFontMetrics | QFontMetricsF], watch: Watch) -> Callable[..., str]:
    usual: Callable[..., str] = kind.elidedText

    def cut(metrics: Any, text: str, *others: Any) -> str:
        short = usual(metrics, text, *others)
        watch.shortened(text, short)
        return short

    return cut
