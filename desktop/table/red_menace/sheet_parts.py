"""What the sheets are made of: panels, slots for counters, headings, words that keep their room."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.models.say import say
from desktop.paint.card_text import legible, wrap
from desktop.paint.colours import Colour, glass, mixed
from desktop.paint.drawing import (
    CAP,
    LEFT,
    NARROWEST,
    draw_text,
    hatch,
    readable,
    text_width,
)
from desktop.paint.factions import faction
from desktop.paint.marks import mark
from desktop.paint.style_parts import rounded
from desktop.paint.theme import Theme
from desktop.rules.core import Text
from desktop.rules.space import Rect
from desktop.table.red_menace.layout import Layout

GAME = "red_menace"
RADIUS = 6.0
OUT_OF_BOX = 6.0
"""How far what is painted for a box may stick out of it: edges, shadows, large letters."""
HEAD_EM, NAME_EM, SECOND_EM, FIGURE_EM = 20.0, 22.0, 19.0, 38.0
"""Em of headings, of names, of second words and of large figures. What is to be read when the whole
table is seen takes 19 units."""
LEADING = 1.16
ENLARGED = 1.26
"""How much larger words become in a small window, where they could not be read otherwise."""
TIGHT = 0.7
"""How narrow words are set that have little room in every language."""
ELLIPSIS = "…"


class Pen:
    """A painter with the theme it paints in: what every part of a sheet needs."""

    def __init__(self, painter: QPainter, exposed: QRectF, theme: Theme) -> None:
        self.p = painter
        self.theme = theme
        self.accent = theme.accent(GAME)
        self._exposed = exposed

    def sees(self, box: QRectF) -> bool:
        """Return whether a part is exposed, with what sticks out of it."""
        return self._exposed.intersects(
            box.adjusted(-OUT_OF_BOX, -OUT_OF_BOX, OUT_OF_BOX, OUT_OF_BOX)
        )

    def words(
        self,
        box: QRectF,
        text: Text | str,
        em: float,
        colour: Colour | None = None,
        align: Qt.AlignmentFlag = LEFT,
        weight: int = 600,
        narrowest: float = NARROWEST,
    ) -> bool:
        """Write one line, if it is exposed; return whether it could be read."""
        if not self.sees(box):
            return True
        line = text if isinstance(text, str) else say(text)
        ink = colour or self.theme.text
        cap = legible(self.p, em * CAP, ENLARGED * em * CAP)
        return draw_text(self.p, box, line, cap, ink, align, weight, narrowest=narrowest)

    def reads(self, box: QRectF, text: Text, em: float) -> bool:
        """Return whether `words` would write this: a plate without its words says nothing."""
        return readable(self.p, box, say(text), legible(self.p, em * CAP, ENLARGED * em * CAP))

    def panel(
        self, box: QRectF, fill: Colour, edge: Colour, wide: float = 1.0, radius: float = RADIUS
    ) -> None:
        """Paint a filled box with an edge inside it, if it is exposed."""
        if not self.sees(box):
            return
        half = wide / 2
        path = rounded(box.adjusted(half, half, -half, -half), radius)
        self.p.fillPath(path, QColor(fill))
        self.p.strokePath(path, QPen(QColor(edge), wide))

    def raised(self, box: QRectF, *, lit: bool = False) -> None:
        """Paint the ground of a row."""
        if lit:
            fill = mixed(self.theme.raised, self.accent, 0.16)
            self.panel(box, fill, self.accent, 2.4)
        else:
            self.panel(box, self.theme.raised, self.theme.line)

    def slot(self, box: QRectF) -> None:
        """Paint a place for counters, sunk into the sheet."""
        self.panel(box, slot_colour(self.theme), self.theme.line2)

    def blank(self, box: QRectF) -> None:
        """Paint a place where nothing ever lies."""
        self.p.save()
        self.p.setClipPath(rounded(box, RADIUS), Qt.ClipOperation.IntersectClip)
        hatch(self.p, box, glass(self.theme.text, 0.07), 12, 2)
        self.p.restore()

    def heading(self, box: QRectF, text: Text | str) -> None:
        """Write a heading in small capitals, with a line to the end of its room."""
        line = (text if isinstance(text, str) else say(text)).upper()
        self.words(box, line, HEAD_EM, self.theme.muted, LEFT, 700)
        left = box.left() + min(box.width(), text_width(line, HEAD_EM * CAP, 700)) + 10
        if left < box.right():
            y = box.center().y()
            self.p.setPen(QPen(QColor(self.theme.line2), 1.2))
            self.p.drawLine(QPointF(left, y), QPointF(box.right(), y))
            self.p.setPen(Qt.PenStyle.NoPen)

    def lines(self, box: QRectF, texts: tuple[Text | str, ...], *, second: Colour) -> None:
        """Write a name and second words below it, in the middle of the height of a box."""
        ems = (NAME_EM, *(SECOND_EM for _ in texts[1:]))
        top = box.center().y() - sum(ems) * LEADING / 2
        for number, (text, em) in enumerate(zip(texts, ems, strict=True)):
            row = QRectF(box.left(), top, box.width(), em * LEADING)
            colour = self.theme.text if number == 0 else second
            weight = 600 if number == 0 else 500
            self.words(row, text, em, colour, LEFT, weight, TIGHT)
            top += em * LEADING

    def paragraph(self, box: QRectF, text: str, em: float, colour: Colour) -> None:
        """Write as many lines as the box holds; the last ends with dots if more would follow."""
        for number, line in enumerate(shortened(text, box.width(), box.height(), em)):
            row = QRectF(box.left(), box.top() + number * em * LEADING, box.width(), em * LEADING)
            self.words(row, line, em, colour, LEFT, 500)

    def sign(self, box: QRectF, side: str, colour: Colour) -> None:
        """Paint the mark of a nation."""
        self.p.fillPath(mark(faction(GAME, side).mark, box), QColor(colour))


@lru_cache(maxsize=128)
def shortened(text: str, width: float, height: float, em: float) -> tuple[str, ...]:
    """Return the lines of a text that a box holds."""
    lines = wrap(text, width, em)
    most = max(1, int(height / (em * LEADING)))
    if len(lines) <= most:
        return lines
    # Even lines would leave room unused: break anew what is to be cut.
    words = text.split()
    while words and len(wrap(" ".join(words) + ELLIPSIS, width, em)) > most:
        words.pop()
    return wrap(" ".join(words).rstrip(" ,;:.") + ELLIPSIS, width, em)


def slot_colour(theme: Theme) -> QColor:
    """Return the ground of places for counters."""
    return mixed(theme.base, theme.sunk, 0.6)


def of(rect: Rect) -> QRectF:
    """Return a rectangle of the layout for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def block(layout: Layout, *boxes: str) -> QRectF:
    """Return the rectangle round boxes and all that lies between them."""
    found = QRectF()
    for box in boxes:
        found = found.united(of(layout.boxes[box].rect))
    return found


def middle_box(box: QRectF, width: float, height: float) -> QRectF:
    """Return a box of this size in the middle of another."""
    inner = QRectF(0, 0, width, height)
    inner.moveCenter(box.center())
    return inner
