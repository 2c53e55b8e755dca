"""What the panels beside the map are made of: frames with a head, words, figures, places."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.models.say import say
from desktop.paint.card_text import legible
from desktop.paint.colours import Colour, glass, mixed
from desktop.paint.drawing import CAP, CENTRE, LEFT, RIGHT, draw_shape, draw_text, readable
from desktop.paint.factions import faction
from desktop.paint.marks import mark
from desktop.paint.style_parts import rounded
from desktop.paint.theme import Theme
from desktop.rules.core import Text
from desktop.rules.space import Rect
from desktop.table.eagles_missiles.layout import Box

GAME = "eagles_missiles"
RADIUS = 8.0
HIGH = 35.0
"""Of the line with the title."""
REACH = 3.0
"""Units that lines and letters reach out of their places."""
NARROW = 150.0
"""Panels less wide than this have no room for the mark of their side beside the title."""
HEAD_EM, ROW_EM, FIGURE_EM = 19.0, 20.0, 30.0
"""Em of titles, of words in rows and of large figures: readable where all of the table is seen."""
ENLARGED = 1.47
"""How much larger words become in a small window, where they could not be read otherwise."""
TIGHT = 0.66
"""How narrow words are set that have little room in every language."""


def of(rect: Rect) -> QRectF:
    """Return a rectangle of the layout for Qt."""
    return QRectF(*rect)


def title(box: Box) -> QRectF:
    """Return where the title of a panel is written, and the figure beside it."""
    at = of(box.rect)
    return QRectF(at.left(), at.top(), at.width(), HIGH)


class Pen:
    """A painter with the theme it paints in."""

    def __init__(self, painter: QPainter, exposed: QRectF, theme: Theme) -> None:
        self.p = painter
        self.theme = theme
        self._exposed = exposed

    def sees(self, box: Box) -> bool:
        """Return whether a panel is exposed, with its shadow."""
        return self._exposed.intersects(of(box.rect).adjusted(-6, -6, 6, 8))

    def shows(self, part: QRectF) -> bool:
        """Return whether a part of a panel is exposed, with its lines."""
        return self._exposed.intersects(part.adjusted(-REACH, -REACH, REACH, REACH))

    def frame(self, box: Box, title: Text, side: str, figure: str = "") -> None:
        """Paint a panel: the mark and the colour of its side, its title, a figure at the right."""
        at, colours = of(box.rect), faction(GAME, side)
        path = rounded(at.adjusted(0.7, 0.7, -0.7, -0.7), RADIUS)
        self.p.fillPath(path.translated(0, 2.4), glass("#000000", 0.16))
        self.p.fillPath(path, QColor(self.theme.base))
        self.p.save()
        self.p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        self.p.fillRect(QRectF(at.left(), at.top(), 5, at.height()), QColor(colours.fill))
        self.p.restore()
        self.p.strokePath(path, QPen(QColor(self.theme.line2), 1.4))
        narrow = at.width() < NARROW
        left = at.left() + (13 if narrow else 40)
        room = (42 if narrow else 58) if figure else 8
        if not narrow:
            self._sign(QRectF(at.left() + 13, at.top() + 10, 17, 17), side)
        words = QRectF(left, at.top() + 3, at.right() - room - left, HIGH - 3)
        self.words(words, say(title).upper(), HEAD_EM, self.theme.muted, LEFT, 700)
        if figure:
            place = QRectF(at.right() - room, at.top() + 3, room - 9, HIGH - 3)
            self.words(place, figure, HEAD_EM + 5, self.theme.text, RIGHT, 700)

    def _sign(self, box: QRectF, side: str) -> None:
        """Paint the mark of a side on its colour."""
        colours = faction(GAME, side)
        self.p.setPen(QPen(glass("#000000", 0.35), 1.0))
        self.p.setBrush(QColor(colours.fill))
        self.p.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 5, 5)
        self.p.setPen(Qt.PenStyle.NoPen)
        self.p.fillPath(mark(colours.mark, box.adjusted(2.5, 2.5, -2.5, -2.5)), QColor(colours.ink))

    def words(
        self,
        box: QRectF,
        text: str,
        em: float,
        colour: Colour | None = None,
        align: Qt.AlignmentFlag = LEFT,
        weight: int = 600,
    ) -> bool:
        """Write one line; return whether it could be read."""
        cap = legible(self.p, em * CAP, ENLARGED * em * CAP)
        ink = colour or self.theme.text
        return draw_text(self.p, box, text, cap, ink, align, weight, narrowest=TIGHT)

    def pill(self, middle: QRectF, text: str, em: float = ROW_EM) -> None:
        """Write a figure on a small plate, where it can be read."""
        cap = legible(self.p, em * CAP, ENLARGED * em * CAP)
        if not readable(self.p, middle, text, cap, 700, TIGHT):
            return
        self.p.fillPath(rounded(middle, middle.height() / 2), glass(self.theme.text, 0.12))
        self.words(middle, text, em, self.theme.text, CENTRE, 700)

    def well(self, box: QRectF) -> None:
        """Paint a place for counters or cards, sunk into its panel."""
        path = rounded(box, 6)
        self.p.fillPath(path, mixed(self.theme.base, self.theme.sunk, 0.7))
        self.p.strokePath(path, QPen(QColor(self.theme.line), 1.2))

    def shape(self, box: QRectF, name: str, colour: Colour, turn: float = 0) -> None:
        """Paint a silhouette."""
        draw_shape(self.p, box, name, colour, turn)
