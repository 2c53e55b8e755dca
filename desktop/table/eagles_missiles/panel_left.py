"""The panels of Poland and NATO."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from desktop.models.say import say
from desktop.paint.counter_roles import paint_role
from desktop.paint.drawing import DARK, GOLD, LEFT
from desktop.paint.marks import mark
from desktop.table.eagles_missiles.layout import Box, Layout
from desktop.table.eagles_missiles.panel_facts import PanelFacts
from desktop.table.eagles_missiles.panel_parts import HEAD_EM, ROW_EM, Pen, of
from desktop.table.eagles_missiles.panel_words import LEGEND, NOTHING, OWNERS, STAR, TITLES

PANELS = (
    *("nato_pool", "nato_uncommitted", "polish_reserve", "aa_off", "air"),
    *("nato_deck", "nato_card", "polish_deck", "polish_hand", "polish_played"),
    *("allied_losses", "today", "legend"),
)
STEP = 28.0
"""From line to line of words."""
CARDS = ("nato_deck", "nato_card", "polish_deck", "polish_played")
CARD = (100.0, 140.0)


def paint_left(pen: Pen, layout: Layout, facts: PanelFacts) -> None:
    """Paint the exposed panels of Poland and NATO."""
    figures = {
        "nato_deck": str(facts.nato_deck),
        "polish_deck": str(facts.polish_deck),
        "polish_hand": str(facts.hand),
        "polish_played": str(facts.polish_spent),
        "allied_losses": str(facts.allied_losses),
    }
    for name in PANELS:
        box = layout.boxes[name]
        if not pen.sees(box):
            continue
        pen.frame(box, TITLES[name], OWNERS.get(name, "polish"), figures.get(name, ""))
        if name in CARDS:
            paint_card_place(pen, box)
        elif name == "today":
            _paint_today(pen, box, facts.today)
        elif name == "legend":
            _paint_legend(pen, box)


def paint_card_place(pen: Pen, box: Box) -> None:
    """Paint the place of a pile of cards."""
    place = QRectF(0, 0, *CARD)
    place.moveCenter(of(box.field).center())
    line = QPen(QColor(pen.theme.line2), 1.4)
    line.setDashPattern([5, 4])
    pen.p.setPen(line)
    pen.p.setBrush(Qt.BrushStyle.NoBrush)
    pen.p.drawRoundedRect(place, 6, 6)
    pen.p.setPen(Qt.PenStyle.NoPen)


def _paint_today(pen: Pen, box: Box, lines: tuple[str, ...]) -> None:
    """Write what holds today, as many lines as there is room for."""
    field = of(box.field).adjusted(16, 0, -12, 0)
    room = int(field.height() / STEP)
    colour = pen.theme.text if lines else pen.theme.muted
    for number, line in enumerate((lines or (say(NOTHING),))[:room]):
        row = QRectF(field.left(), field.top() + number * STEP, field.width(), STEP)
        pen.words(row, line, ROW_EM, colour, LEFT, 500)


def _paint_legend(pen: Pen, box: Box) -> None:
    """Explain the signs on counters."""
    field = of(box.field).adjusted(9, 2, -3, -8)
    wide, high = field.width() / len(LEGEND), field.height() / 2
    for number, (role, words) in enumerate(LEGEND):
        at = QRectF(field.left() + number * wide, field.top(), wide, high)
        paint_role(pen.p, QPointF(at.left() + 15, at.center().y()), 14.0, role)
        pen.words(at.adjusted(36, 0, -4, 0), say(words), HEAD_EM, pen.theme.text, LEFT, 500)
    row = QRectF(field.left(), field.top() + high, field.width(), high)
    star = mark("star", QRectF(row.left() + 3, row.center().y() - 12, 24, 24))
    pen.p.strokePath(star, QPen(QColor(DARK), 2))
    pen.p.fillPath(star, QColor(GOLD))
    pen.words(row.adjusted(36, 0, -4, 0), say(STAR), HEAD_EM, pen.theme.text, LEFT, 500)
