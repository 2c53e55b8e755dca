"""The panels of Russia: pool, sorties, cards, losses and the score."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from desktop.models.say import say
from desktop.paint.colours import glass
from desktop.paint.drawing import CENTRE, LEFT, RIGHT, hatch
from desktop.paint.faces import signed
from desktop.paint.factions import faction
from desktop.paint.style_parts import rounded
from desktop.table.eagles_missiles.layout import Box, Layout
from desktop.table.eagles_missiles.panel_facts import PanelFacts, ScoreRow, Taken
from desktop.table.eagles_missiles.panel_left import paint_card_place
from desktop.table.eagles_missiles.panel_parts import FIGURE_EM, GAME, HEAD_EM, ROW_EM, Pen, of
from desktop.table.eagles_missiles.panel_words import (
    BOMBERS,
    FIGHTERS,
    PROSPECT,
    SORTIES,
    TITLES,
    TOTAL,
    WINS,
)

PANELS = (
    *("russian_pool", "russian_icons", "russian_deck", "russian_seen", "russian_spent"),
    *("russian_cards", "russian_losses", "score"),
)
CARDS = ("russian_deck", "russian_seen", "russian_spent")
SIDE = "russian"
CELL = 26.0
"""Width of one icon of a squadron that may fly."""
PARTS_TOP = 72.0
"""From the top of the score to its parts: room for the total."""
NAMES, FIGURES = 96.0, 72.0
"""Room for the name of a row of icons at its left, and for its figures at its right."""


def paint_right(pen: Pen, layout: Layout, facts: PanelFacts) -> None:
    """Paint the exposed panels of Russia."""
    figures = {
        "russian_pool": str(sum(facts.pool)),
        "russian_deck": str(facts.russian_deck),
        "russian_seen": str(facts.seen or ""),
        "russian_spent": str(facts.russian_spent),
        "russian_cards": str(facts.drawn or ""),
        "russian_losses": str(facts.russian_losses),
    }
    for name in PANELS:
        box = layout.boxes[name]
        if not pen.sees(box):
            continue
        pen.frame(box, TITLES[name], SIDE, figures.get(name, ""))
        if name in CARDS:
            paint_card_place(pen, box)
        elif name == "russian_pool":
            _paint_pool(pen, box, facts.pool)
        elif name == "russian_icons":
            _paint_sorties(pen, box, facts)
        elif name == "score":
            _paint_score(pen, box, facts)


def _paint_pool(pen: Pen, box: Box, pool: tuple[int, ...]) -> None:
    """Paint a place for each type, and below it how many of it are there."""
    for number, count in enumerate(pool):
        place, row = pool_place(box, number), pool_figure(box, number)
        if pen.shows(place | row):
            pen.well(place)
            pen.pill(row, str(count))


def pool_place(box: Box, number: int) -> QRectF:
    """Return where a type lies in the pool."""
    field = of(box.field)
    place = QRectF(0, 0, 64, 64)
    across = field.left() + (number + 0.5) * field.width() / box.capacity
    place.moveCenter(QPointF(across, field.center().y()))
    return place


def pool_figure(box: Box, number: int) -> QRectF:
    """Return where it is written how many squadrons of a type there are."""
    place = pool_place(box, number)
    return QRectF(place.left() + 8, of(box.field).bottom() + 5, place.width() - 16, 28)


def _paint_sorties(pen: Pen, box: Box, facts: PanelFacts) -> None:
    """Paint the icons for fighters and for bombers: full when taken, hollow when free."""
    rows = ((FIGHTERS, "su27", facts.fighters), (BOMBERS, "su24", facts.bombers))
    for number, (title, shape, taken) in enumerate(rows):
        row = sorties_row(box, number)
        if not pen.shows(row):
            continue
        words = QRectF(row.left(), row.top(), NAMES - 4, row.height())
        pen.words(words, say(title), ROW_EM, pen.theme.text, LEFT, 600)
        _paint_icons(pen, row.adjusted(NAMES, 0, -FIGURES, 0), shape, taken)
        figure = say(SORTIES.of(taken=taken.taken, allowed=taken.allowed))
        place = QRectF(row.right() - FIGURES + 4, row.top(), FIGURES - 4, row.height())
        pen.words(place, figure, HEAD_EM, pen.theme.muted, RIGHT, 700)


def sorties_row(box: Box, number: int) -> QRectF:
    """Return where the icons of fighters (0) or bombers (1) are."""
    field = of(box.field).adjusted(16, 0, -12, -8)
    high = field.height() / 2
    return QRectF(field.left(), field.top() + number * high, field.width(), high)


def _paint_icons(pen: Pen, row: QRectF, shape: str, taken: Taken) -> None:
    colour = faction(GAME, SIDE).fill
    step = min(CELL, (row.width() - CELL) / max(1, taken.allowed - 1))
    for number in range(taken.allowed):
        box = QRectF(row.left() + number * step, row.top(), CELL, row.height())
        used = number < taken.taken
        ink = QColor(pen.theme.bad) if used else glass(pen.theme.text, 0.32)
        pen.shape(box.adjusted(1.5, 8, -1.5, -8), shape, ink, 180)
    if not taken.allowed:
        pen.p.setPen(QPen(glass(colour, 0.6), 2))
        y = row.center().y()
        pen.p.drawLine(QPointF(row.left(), y), QPointF(row.left() + 16, y))
        pen.p.setPen(Qt.PenStyle.NoPen)


def _paint_score(pen: Pen, box: Box, facts: PanelFacts) -> None:
    """Paint the total as a bar of points, then each part with what is missing for the next."""
    if pen.shows(score_head(box)):
        _paint_total(pen, box, facts)
    for number, row in enumerate(facts.score):
        place = score_row(box, number, len(facts.score))
        if pen.shows(place):
            _paint_part(pen, place, row)


def score_head(box: Box) -> QRectF:
    """Return where the total is, above what it is made of."""
    at = of(box.rect)
    at.setBottom(of(box.field).top() + PARTS_TOP)
    return at


def score_row(box: Box, number: int, count: int) -> QRectF:
    """Return where a part of the score is written."""
    field = of(box.field).adjusted(16, 0, -14, -8)
    top = field.top() + PARTS_TOP
    high = (field.bottom() - top) / max(1, count)
    return QRectF(field.left(), top + number * high, field.width(), high)


def _paint_total(pen: Pen, box: Box, facts: PanelFacts) -> None:
    """Paint the total as a bar of points, and the words about it."""
    field = of(box.field).adjusted(16, 0, -14, -8)
    total = say(TOTAL.of(points=facts.points, limit=facts.limit))
    at = of(box.rect)
    head = QRectF(at.left() + 180, at.top() + 3, at.width() - 194, 34)
    pen.words(head, total, FIGURE_EM, pen.theme.text, RIGHT, 700)
    _paint_bar(pen, QRectF(field.left(), field.top() + 4, field.width(), 28), facts)
    words = say(WINS.of(limit=facts.limit))
    if facts.prospect != facts.points:
        words = say(PROSPECT.of(points=facts.prospect))
    line = QRectF(field.left(), field.top() + 38, field.width(), 26)
    pen.words(line, words, HEAD_EM, pen.theme.muted, LEFT, 500)


def _paint_bar(pen: Pen, bar: QRectF, facts: PanelFacts) -> None:
    """Paint a cell for each point up to the limit: what is held, what open assaults would bring."""
    step = bar.width() / facts.limit
    for number in range(facts.limit):
        cell = QRectF(bar.left() + number * step + 1.5, bar.top(), step - 3, bar.height())
        held, hoped = number < facts.points, number < facts.prospect
        path = rounded(cell, 4)
        pen.p.fillPath(path, QColor(pen.theme.bad) if held else glass(pen.theme.text, 0.10))
        if hoped and not held:
            hatch(pen.p, cell.adjusted(1, 1, -1, -1), glass(pen.theme.bad, 0.75), 8, 2.4)
        pen.p.strokePath(path, QPen(QColor(pen.theme.line2), 1.2))


def _paint_part(pen: Pen, row: QRectF, part: ScoreRow) -> None:
    """Write what is counted, how much of it there is, and the points it makes."""
    pen.p.fillRect(QRectF(row.left(), row.top(), row.width(), 1), QColor(pen.theme.line))
    none = not (part.points or part.count)
    ink = pen.theme.muted if none else pen.theme.text
    words = QRectF(row.left(), row.top(), row.width() - 122, row.height())
    pen.words(words, part.title, ROW_EM, ink, LEFT, 500)
    count = f"{part.count}/{part.per}" if part.per > 1 else str(part.count)
    middle = QRectF(row.right() - 118, row.center().y() - 14, 58, 28)
    if part.count:
        pen.pill(middle, count, HEAD_EM)
    figure = QRectF(row.right() - 54, row.top(), 54, row.height())
    text = signed(part.points) if part.points else "0"
    pen.words(figure, text, FIGURE_EM - 4, ink, RIGHT, 700)
    if part.prospect != part.points:
        more = QRectF(row.right() - 66, row.top() + 2, 28, 18)
        pen.words(more, signed(part.prospect - part.points), 16, pen.theme.bad, CENTRE, 700)
