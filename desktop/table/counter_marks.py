"""Marks of counters that are targets of their own: rings around them, and lines between them.

A ring lies over the counters, because many of them may share one place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from desktop.paint.colours import glass
from desktop.paint.drawing import text_width
from desktop.paint.theme import Theme
from desktop.table.look import Mark
from desktop.table.mark_shapes import INK, PALE, cosmetic_pen, ink_on
from desktop.table.places import Places

if TYPE_CHECKING:
    from desktop.table.marks import Marks

OUTSIDE, ROUND = 2.5, 6.0
"""Units that a ring lies outside its counter, and the radius of its corners."""
PILL, SMALL_PILL = 22.0, 18.0
"""Heights of pills, in units of the board: on lines and counters, and in places."""
HEAD = 15.0
BEND = 0.16
"""How far a bent line leaves the straight one, as a share of its length, times two."""
DASHES, DOTS = [4.0, 2.6], [0.1, 2.4]
DOT, DOTS_APART = 7.0, 9.0
"""Units of the radius of the end of a way, and pixels from dot to dot."""


def draw_ring(marks: Marks, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
    """Draw the ring around a counter that a mark means, and its pill."""
    frame = box.boundingRect()
    ring = QPainterPath()
    out = OUTSIDE
    ring.addRoundedRect(frame.adjusted(-out, -out, out, out), ROUND, ROUND)
    colour = _ring_colour(mark, theme, accent)
    if mark.kind == "cursor":
        dashed = cosmetic_pen(QColor(PALE), 2)
        dashed.setDashPattern([3, 2])
        marks.path(marks.above, ring, cosmetic_pen(QColor(INK), 2.4), None)
        marks.path(marks.above, ring, dashed, None)
        return
    if mark.kind in ("source", "target"):
        marks.path(marks.above, ring, cosmetic_pen(glass(colour, 0.4), 6), None)
        marks.path(marks.above, ring, cosmetic_pen(colour, 1.8), None)
    else:
        marks.path(marks.above, ring, cosmetic_pen(QColor(INK), 5.5), None)
        marks.path(marks.above, ring, cosmetic_pen(colour, 3), None)
    if mark.kind == "refused":
        slash = QPainterPath(frame.bottomLeft())
        slash.lineTo(frame.topRight())
        marks.path(marks.above, slash, cosmetic_pen(colour, 3), None)
    if mark.text:
        foot = QPointF(frame.center().x(), frame.bottom() + out)
        pill(marks, mark.text, foot, colour, mark.high or PILL)


def _ring_colour(mark: Mark, theme: Theme, accent: str) -> QColor:
    usual = {
        "source": PALE,
        "target": theme.target,
        "paid": theme.selection,
        "picked": theme.selection,
        "located": accent,
    }
    return QColor(mark.colour or usual.get(mark.kind, theme.threat))


def draw_line(marks: Marks, mark: Mark, places: Places, theme: Theme) -> None:
    """Draw the line of an attack, dashed and with a head, or of a support, dotted."""
    start, end = places.outline(mark.place), places.outline(mark.to)
    if start.isEmpty() or end.isEmpty():
        return
    line = between(start.boundingRect(), end.boundingRect())
    aims = mark.kind == "aim"
    colour = QColor(mark.colour or (theme.threat if aims else theme.good))
    path = QPainterPath(line.p1())
    path.lineTo(line.p2())
    marks.path(marks.above, path, _line_pen(glass(INK, 0.7), 5.5, None), None)
    marks.path(marks.above, path, _line_pen(colour, 3, DASHES if aims else DOTS), None)
    if aims:
        head = _head(line)
        marks.path(marks.above, head, cosmetic_pen(QColor(INK), 1.6), colour)
    if mark.text:
        pill(marks, mark.text, line.center(), colour, mark.high or PILL)


def draw_sent(marks: Marks, mark: Mark, places: Places, theme: Theme) -> None:
    """Draw the thin bent line from somebody who was sent out, with a head and a pill half way."""
    start, end = places.outline(mark.place), places.outline(mark.to)
    if start.isEmpty() or end.isEmpty():
        return
    line = between(start.boundingRect(), end.boundingRect())
    middle, aside = line.center(), line.normalVector()
    bow = middle + QPointF(aside.dx(), aside.dy()) * BEND
    path = QPainterPath(line.p1())
    path.quadTo(bow, line.p2())
    colour = QColor(mark.colour or PALE)
    marks.path(marks.above, path, _line_pen(glass(INK, 0.65 * colour.alphaF()), 5, None), None)
    marks.path(marks.above, path, _line_pen(colour, 2.2, None), None)
    edge = cosmetic_pen(glass(INK, colour.alphaF()), 1.4)
    marks.path(marks.above, _head(QLineF(bow, line.p2())), edge, colour)
    if mark.text:
        pill(marks, mark.text, (middle + bow) / 2, colour, mark.high or PILL)


def draw_way(marks: Marks, mark: Mark, places: Places, theme: Theme) -> None:
    """Draw a step of a way from middle to middle, dotted, and a dot or its signs at the end."""
    start, end = places.centre(mark.place), places.centre(mark.to)
    if start is None or end is None:
        return
    colour = QColor(mark.colour or theme.threat)
    line = QLineF(start, end)
    # What stands at either end is not dotted over.
    gap = min(0.4, ((mark.high or 2 * DOT) / 2 + DOT) / max(1.0, line.length()))
    path = QPainterPath(line.pointAt(gap))
    path.lineTo(line.pointAt(1 - gap))
    marks.path(marks.above, path, dotted_pen(glass(INK, 0.7), 7), None)
    marks.path(marks.above, path, dotted_pen(colour, 4), None)
    if mark.text:
        pill(marks, mark.text, end, colour, mark.high or PILL)
        return
    dot = QPainterPath()
    dot.addEllipse(end, DOT, DOT)
    marks.path(marks.above, dot, cosmetic_pen(QColor(INK), 1.6), colour)


def dotted_pen(colour: QColor, width: float) -> QPen:
    """Return a pen of dots, as close at every width."""
    return _line_pen(colour, width, [0.1, DOTS_APART / width])


def between(start: QRectF, end: QRectF) -> QLineF:
    """Return the line between two boxes, from edge to edge."""
    whole = QLineF(start.center(), end.center())
    back = QLineF(end.center(), start.center())
    return QLineF(_leaving(whole, start), _leaving(back, end))


def _leaving(line: QLineF, box: QRectF) -> QPointF:
    """Return where a line from the middle of a box leaves it."""
    reach = [
        half / abs(step)
        for half, step in ((box.width() / 2, line.dx()), (box.height() / 2, line.dy()))
        if step
    ]
    return line.pointAt(min(min(reach, default=0.0), 0.5))


def _head(line: QLineF) -> QPainterPath:
    """Return the head of an arrow at the end of a line."""
    path = QPainterPath()
    if line.length() < 1:
        return path
    along = QPointF(line.dx(), line.dy()) / line.length()
    side = QPointF(-along.y(), along.x())
    size = min(HEAD, line.length())
    neck = line.p2() - along * size
    path.addPolygon(QPolygonF([line.p2(), neck + side * size * 0.55, neck - side * size * 0.55]))
    path.closeSubpath()
    return path


def pill(marks: Marks, text: str, middle: QPointF, colour: QColor, high: float = PILL) -> None:
    """Put signs on a pill around a point."""
    cap = high * 0.52
    wide = max(high * 1.2, text_width(text, cap, 700) + high * 0.7)
    box = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    shape = QPainterPath()
    shape.addRoundedRect(box, high / 2, high / 2)
    marks.path(marks.above, shape, cosmetic_pen(QColor(INK), 1.6), colour)
    marks.text(marks.above, text, middle, cap, ink_on(colour))


def _line_pen(colour: QColor, width: float, dashes: list[float] | None) -> QPen:
    pen = cosmetic_pen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dashes is not None:
        pen.setDashPattern(dashes)
    return pen
