"""Watches what is painted: words that are cut short."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsView, QWidget

from tests.screens.found import Found, is_told, path_of, place_of


class Line(NamedTuple):
    """Words that found no room where they were painted."""

    words: str
    place: str
    """The line of the program that paints them."""
    widget: QWidget | None
    at: QPoint
    by: str


class Watch:
    """Notes what is cut short while it is painted."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._short: dict[str, str] = {}

    def shortened(self, words: str, short: str) -> None:
        """Note that words are about to be painted with an ellipsis."""
        if short != words:
            self._short[short] = words

    def drawn(self, painter: QPainter, arguments: tuple[Any, ...]) -> None:
        """Look at words that are painted into a box."""
        box = arguments[0]
        text = arguments[-1] if isinstance(arguments[-1], str) else ""
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

    def _note(self, painter: QPainter, words: str, box: Any, by: str) -> None:
        middle = QRectF(box).center() if isinstance(box, QRect | QRectF) else QPointF(0, 0)
        at = painter.combinedTransform().map(middle).toPoint()
        device = painter.device()
        # Pictures go when they are painted; a widget stays while its picture is taken.
        widget = device if isinstance(device, QWidget) else None
        self.lines.append(Line(words, place_of(sys._getframe(3)), widget, at, by))

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
