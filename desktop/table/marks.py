"""What is lit on the board: washes and discs under the counters, rings and pills above them.

All of it is made of Qt's own shape items: no Python runs while they are painted.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.drawing import CAP, outline, silhouette, text_width
from desktop.paint.theme import Theme
from desktop.table import counter_marks
from desktop.table.counter_marks import SMALL_PILL
from desktop.table.look import Mark
from desktop.table.mark_shapes import (
    INK,
    LIT,
    PALE,
    WASHED,
    arrow,
    cosmetic_pen,
    extent_of,
    ink_on,
    inset,
)
from desktop.table.outline_pictures import OutlinePictures
from desktop.table.places import Places

BELOW, ABOVE = 10.0, 40.0

Ground = tuple[Places, Theme, str]
"""What the marks are drawn by: where places lie, and the colours of the theme and the game."""


class Marks:
    """The marks shown at the moment; the items live as long as the two layers."""

    def __init__(self, below: QGraphicsItem, above: QGraphicsItem) -> None:
        self._below, self._above = below, above
        self._items: dict[Mark, list[QGraphicsItem]] = {}
        self._shown: tuple[Mark, ...] = ()
        self._ground: Ground | None = None
        self._drawn: list[QGraphicsItem] = []
        """The items of the mark that is being drawn."""
        self._pictures = OutlinePictures()
        self._pictured: set[Mark] = set()
        """The marks with items that show a picture of the present zoom."""

    @property
    def shown(self) -> tuple[Mark, ...]:
        """The marks that are lit."""
        return self._shown

    def items(self, mark: Mark) -> tuple[QGraphicsItem, ...]:
        """Return what a mark is made of, as long as it is lit."""
        return tuple(self._items.get(mark, ()))

    def set_scale(self, scale: float, ratio: float) -> None:
        """Put out what is a picture for another zoom; what is shown next is drawn for this one."""
        if self._pictures.set_scale(scale, ratio):
            for mark in tuple(self._pictured):
                self._remove(mark)
                self._shown = ()

    def show(self, marks: tuple[Mark, ...], places: Places, theme: Theme, accent: str) -> None:
        """Light these marks and no others; those that are lit already are left alone."""
        ground = (places, theme, accent)
        if ground != self._ground:
            self._forget_moved(ground)
        elif marks == self._shown:
            return
        self._shown = marks
        wanted = dict.fromkeys(marks)
        for gone in self._items.keys() - wanted.keys():
            self._remove(gone)
        for mark in wanted:
            if mark not in self._items:
                self._items[mark] = self._drawn = []
                self._add(mark, places, theme, accent)
                # Lines without words run under the pills of others, whichever came first.
                rank = RANK[mark.kind] + (SPOKEN if mark.text else 0)
                for item in self._drawn:
                    item.setZValue(rank)

    def _forget_moved(self, ground: Ground) -> None:
        """Put out what is to be drawn anew: the marks of counters that moved, or everything."""
        before, self._ground = self._ground, ground
        same = before is not None and before[1:] == ground[1:]
        if not (same and before and ground[0].keeps((), before[0])):
            self._pictures.clear()
        for mark in tuple(self._items):
            if not (same and before and ground[0].keeps((mark.place, mark.to), before[0])):
                self._remove(mark)

    def _remove(self, mark: Mark) -> None:
        self._pictured.discard(mark)
        for item in self._items.pop(mark):
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)

    def _add(self, mark: Mark, places: Places, theme: Theme, accent: str) -> None:
        box = places.outline(mark.place)
        if box.isEmpty():
            return
        if mark.kind in ("aim", "support"):
            counter_marks.draw_line(self, mark, places, theme)
            return
        if mark.kind in ("way", "sent"):
            draw = counter_marks.draw_way if mark.kind == "way" else counter_marks.draw_sent
            draw(self, mark, places, theme)
            return
        if places.is_counter(mark.place):
            counter_marks.draw_ring(self, mark, box, theme, accent)
            return
        if mark.to:
            end = places.centre(mark.to)
            start = places.centre(mark.place)
            if start is not None and end is not None:
                # From a wide panel to a small place it is no thicker than the place bears.
                extent = min(places.extent(mark.place), places.extent(mark.to))
                self._arrow(mark, start, end, extent, theme)
            return
        DRAWN[mark.kind](self, mark, box, theme, accent)

    @property
    def above(self) -> QGraphicsItem:
        """The layer over the counters."""
        return self._above

    def path(
        self, layer: QGraphicsItem, path: QPainterPath, pen: QPen | None, fill: QColor | None
    ) -> None:
        """Put a shape on a layer."""
        item = QGraphicsPathItem(path, layer)
        item.setPen(Qt.PenStyle.NoPen if pen is None else pen)
        item.setBrush(QBrush() if fill is None else fill)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._drawn.append(item)

    def _lines(self, mark: Mark, edge: QPainterPath, *pens: QPen) -> None:
        """Draw lines along an edge over the counters, the first one lowest."""
        item = self._pictures.item(mark, edge, pens, self._above)
        if item is None:
            for pen in pens:
                self.path(self._above, edge, pen, None)
            return
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._drawn.append(item)
        self._pictured.add(mark)

    def source(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw the soft glow of a piece that can act."""
        edge = inset(box, 0.06)
        self.path(self._below, edge, cosmetic_pen(glass(PALE, 0.16), 5), glass(PALE, 0.10))
        self.path(self._below, edge, cosmetic_pen(glass(PALE, 0.5), 1.6), None)

    def target(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw a place that can be chosen."""
        self._lit(box, QColor(mark.colour or theme.target), 0.13)
        self._word(mark, box, QColor(theme.target))

    def paid(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw a place that costs something, with the price."""
        colour = QColor(mark.colour or theme.info)
        self._lit(box, colour, 0.17 + 0.04 * len(mark.signs))
        if mark.signs:
            self._signs(mark.signs, box, QColor(INK if theme.dark else PALE))
            self._word(mark, box, colour)
        elif mark.text:
            middle = box.boundingRect().center()
            size = extent_of(box) * 0.17
            self.text(self._below, mark.text, middle, size, QColor(INK if theme.dark else PALE))

    def attack(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw a piece that can be attacked, with the points still needed."""
        colour = QColor(mark.colour or theme.threat)
        edge = inset(box, 0.06)
        self.path(self._below, edge, cosmetic_pen(glass(colour, 0.35), 7), glass(colour, 0.22))
        self.path(self._below, edge, cosmetic_pen(colour, 2), None)
        self._word(mark, box, colour)

    def threat(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw a place that is in danger."""
        path = QPainterPath()
        path.addPolygon(box)
        self.path(self._below, path, None, glass(mark.colour or theme.threat, WASHED))
        self._word(mark, box, QColor(theme.threat))

    def picked(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw the double ring of what is picked up."""
        edge, ring = inset(box, 0.08), cosmetic_pen(QColor(theme.selection), 2.6)
        self._lines(mark, edge, cosmetic_pen(QColor(INK), 5), ring)

    def located(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw the frame of what a line of the log or a panel speaks of."""
        edge, frame = inset(box, 0.03), cosmetic_pen(QColor(mark.colour or accent), 3)
        self._lines(mark, edge, cosmetic_pen(QColor(INK), 5), frame)
        self._word(mark, box, QColor(mark.colour or accent))

    def cursor(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw the dashed frame that the arrow keys move."""
        dark, dashed = cosmetic_pen(QColor(INK), 2.4), cosmetic_pen(QColor(PALE), 2)
        for pen in (dark, dashed):
            # Round corners of lines so thin are not seen, and take half of the time.
            pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        dashed.setDashPattern([4, 1])
        dashed.setDashOffset(0.5)
        self._lines(mark, inset(box, 0.02), dark, dashed)

    def refused(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw the ring with a slash over a place that cannot be chosen."""
        middle, size = box.boundingRect().center(), extent_of(box) * 0.44
        path = QPainterPath()
        path.addEllipse(middle, size, size)
        reach = size * 0.7
        path.moveTo(middle.x() - reach, middle.y() - reach)
        path.lineTo(middle.x() + reach, middle.y() + reach)
        self.path(self._above, path, cosmetic_pen(QColor(INK), 5), None)
        self.path(self._above, path, cosmetic_pen(QColor(theme.threat), 3), None)

    def forbidden(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Hatch a place that the rules keep free."""
        path = QPainterPath()
        path.addPolygon(box)
        item = QGraphicsPathItem(path, self._below)
        item.setPen(Qt.PenStyle.NoPen)
        item.setBrush(QBrush(glass(theme.threat, 0.6), Qt.BrushStyle.BDiagPattern))
        self._drawn.append(item)

    def zone(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw a place within somebody's reach: a dotted edge and a faint wash."""
        colour = QColor(mark.colour or theme.good)
        edge = inset(box, 0.045)
        self.path(self._below, edge, None, glass(colour, 0.13))
        self.path(self._below, edge, counter_marks.dotted_pen(glass(INK, 0.55), 4.5), None)
        self.path(self._below, edge, counter_marks.dotted_pen(colour, 2.6), None)
        self._word(mark, box, colour)

    def figure(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw nothing but the pill."""
        self._word(mark, box, QColor(mark.colour or accent))

    def line(self, mark: Mark, box: QPolygonF, theme: Theme, accent: str) -> None:
        """Draw nothing: an arrow needs its end."""

    def _lit(self, box: QPolygonF, disc: QColor, radius: float) -> None:
        edge = inset(box, 0.03)
        self.path(self._below, edge, cosmetic_pen(glass(PALE, 0.55), 2), glass(PALE, LIT))
        circle = QPainterPath()
        size = extent_of(box) * radius
        circle.addEllipse(box.boundingRect().center(), size, size)
        self.path(self._below, circle, None, disc)

    def _word(self, mark: Mark, box: QPolygonF, colour: QColor) -> None:
        """Put the pill with the mark's signs on the upper right corner."""
        if not mark.text:
            return
        if mark.at is not None:
            high = mark.high or SMALL_PILL
            counter_marks.pill(self, mark.text, QPointF(*mark.at), colour, high)
            return
        frame = box.boundingRect()
        high = mark.high or extent_of(box) * 0.26
        wide = max(high * 1.25, text_width(mark.text, high * 0.46, 700) + high * 0.7)
        middle = QPointF(frame.right() - wide * 0.4, frame.top() + high * 0.3)
        pill = QPainterPath()
        place = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        pill.addRoundedRect(place, high / 2, high / 2)
        self.path(self._above, pill, cosmetic_pen(QColor(PALE), 1.6), colour)
        self.text(self._above, mark.text, middle, high * 0.46, ink_on(colour))

    def text(
        self, layer: QGraphicsItem, text: str, middle: QPointF, cap: float, ink: QColor
    ) -> None:
        """Put signs on a layer, their capitals so many units high."""
        glyphs = outline(text, 700, fonts.CONDENSED)
        scale = cap / (100 * CAP)
        frame = glyphs.boundingRect()
        path = QPainterPath()
        path.addPath(glyphs)
        item = QGraphicsPathItem(path, layer)
        item.setPen(Qt.PenStyle.NoPen)
        item.setBrush(ink)
        item.setScale(scale)
        item.setPos(middle - frame.center() * scale)
        self._drawn.append(item)

    def _signs(self, signs: tuple[str, ...], box: QPolygonF, ink: QColor) -> None:
        """Draw silhouettes side by side in the middle of a place."""
        side = extent_of(box) * (0.26 if len(signs) == 1 else 0.42 / len(signs))
        middle = box.boundingRect().center()
        for number, name in enumerate(signs):
            body = silhouette(name)["body"]
            frame = body.boundingRect()
            scale = side / max(frame.width(), frame.height())
            item = QGraphicsPathItem(body, self._below)
            item.setPen(Qt.PenStyle.NoPen)
            item.setBrush(ink)
            item.setScale(scale)
            shift = (number - (len(signs) - 1) / 2) * side * 1.05
            item.setPos(middle + QPointF(shift, 0) - frame.center() * scale)
            self._drawn.append(item)

    def _arrow(self, mark: Mark, start: QPointF, end: QPointF, extent: float, theme: Theme) -> None:
        bold = mark.kind == "route"
        shown, wide, edge = (0.4, 0.03, 1.2) if mark.faint else (0.75, 0.05, 2)
        colour = glass(mark.colour or PALE, shown)
        if bold:
            colour, wide = QColor(mark.colour or PALE), 0.085
        shape = arrow(start, end, extent * wide)
        self.path(
            self._above if bold else self._below,
            shape,
            cosmetic_pen(glass(INK, 0.55 if bold else shown * 0.73), edge),
            colour,
        )
        if bold and mark.text:
            disc = QPainterPath()
            disc.addEllipse(start, extent * 0.17, extent * 0.17)
            self.path(self._above, disc, cosmetic_pen(QColor(PALE), 2), colour)
            self.text(self._above, mark.text, start, extent * 0.14, ink_on(colour))


Drawn = Callable[[Marks, Mark, QPolygonF, Theme, str], None]

DRAWN: dict[str, Drawn] = {
    "last_move": Marks.line,
    "threat": Marks.threat,
    "forbidden": Marks.forbidden,
    "zone": Marks.zone,
    "source": Marks.source,
    "target": Marks.target,
    "paid": Marks.paid,
    "attack": Marks.attack,
    "picked": Marks.picked,
    "route": Marks.line,
    "support": Marks.line,
    "aim": Marks.line,
    "sent": Marks.line,
    "way": Marks.line,
    "located": Marks.located,
    "cursor": Marks.cursor,
    "refused": Marks.refused,
    "figure": Marks.figure,
}
"""How each kind of mark is drawn, from the lowest to the topmost."""
RANK = {kind: float(rank) for rank, kind in enumerate(DRAWN)}
SPOKEN = 0.5
"""By how much a mark with words lies over those of its kind without."""
