"""What both sheets have: title, the table of fighters, boxes with words before or above them."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CENTRE
from desktop.paint.factions import faction
from desktop.table.red_menace.chart_cities import CitySide, paint_badge
from desktop.table.red_menace.chart_plan import Chart
from desktop.table.red_menace.layout import Layout
from desktop.table.red_menace.sheet_parts import (
    GAME,
    HEAD_EM,
    NAME_EM,
    SECOND_EM,
    Pen,
    block,
    middle_box,
    of,
)
from desktop.table.red_menace.sheet_words import LEADS, NATIONS, STATES, TITLES

BADGE = (33.0, 29.0)
TITLE_EM = 25.0


def paint_frame(pen: Pen, layout: Layout, sheet: str, title: str, nation: str) -> None:
    """Paint the ground of a sheet and its title in the colour of its side."""
    colours = faction(GAME, nation)
    theme = pen.theme
    pen.panel(of(layout.boxes[sheet].rect), theme.base, theme.line2, 1.6, 12)
    box = of(layout.boxes[title].rect)
    if not pen.sees(box):
        return
    pen.panel(box, colours.fill, mixed(colours.fill, "#000000", 0.3), 1.2)
    pen.sign(
        middle_box(QRectF(box.left() + 6, box.top(), 26, box.height()), 17, 17), nation, "#FFF"
    )
    words = box.adjusted(42, 0, -12, 0)
    pen.words(words, TITLES[title], TITLE_EM, colours.ink, weight=700)


def paint_fighters(
    pen: Pen, layout: Layout, chart: Chart, sheet: str, nations: tuple[tuple[str, str], ...]
) -> None:
    """Paint the status of interceptors: a row for each nation, a column for each state."""
    zones = dict(chart.zones)
    title = f"{sheet}_int_title"
    if not pen.sees(block(layout, title, f"{nations[-1][0]}_int_nation")):
        return
    box = of(layout.boxes[title].rect)
    box.setWidth(of(layout.boxes[f"{sheet}_int_nation"].rect).width() + 50)
    pen.words(box, TITLES[title], SECOND_EM, pen.theme.muted, weight=700)
    for state, words in STATES.items():
        head = of(layout.boxes[f"{sheet}_int_{state}_head"].rect)
        pen.words(head, words, SECOND_EM, pen.theme.muted, CENTRE)
    for prefix, nation in nations:
        _paint_nation(pen, of(layout.boxes[f"{prefix}_int_nation"].rect), nation, zones[nation])
        for state in STATES:
            if slot := layout.boxes.get(f"{prefix}_int_{state}"):
                pen.slot(of(slot.rect))


def _paint_nation(pen: Pen, box: QRectF, nation: str, zone: str) -> None:
    """Paint a nation's name and the cities that its interceptors protect."""
    if not pen.sees(box):
        return
    colours = faction(GAME, nation)
    pen.panel(box, colours.fill, mixed(colours.fill, "#000000", 0.3))
    tall = box.height() > 100
    top = box.center().y() - (44 if tall else 25)
    if tall:
        sign = QRectF(box.center().x() - 11, top, 22, 22)
        pen.sign(sign, nation, glass(colours.ink, 0.85))
        top += 30
    name = QRectF(box.left() + 5, top, box.width() - 10, 25)
    pen.words(name, NATIONS[nation], NAME_EM, colours.ink, CENTRE, 700)
    pen.words(name.translated(0, 25), zone, SECOND_EM, colours.ink, CENTRE, 500)


def paint_lead(
    pen: Pen, layout: Layout, box_id: str, *, badge: str = "", side: CitySide = "blue"
) -> None:
    """Paint a box with two lines of words before its field, and perhaps a base after them."""
    box = layout.boxes[box_id]
    whole = of(box.rect)
    if not pen.sees(whole):
        return
    pen.raised(whole)
    pen.slot(of(box.field).adjusted(0, 2, -2, -2))
    words = QRectF(whole.left() + 10, whole.top(), box.lead - 16, whole.height())
    if badge:
        place = QRectF(words.right() - BADGE[0] + 2, 0, *BADGE)
        place.moveTop(whole.center().y() - BADGE[1] / 2)
        paint_badge(pen.p, place, badge, side)
        words.setRight(place.left() - 4)
    pen.lines(words, LEADS[box_id], second=pen.theme.muted)


def paint_pile(pen: Pen, layout: Layout, box_id: str) -> None:
    """Paint a box with its title above, or before, its field."""
    box = layout.boxes[box_id]
    whole = of(box.rect)
    if not pen.sees(whole):
        return
    if box.lead:
        pen.raised(whole)
        pen.slot(of(box.field).adjusted(0, 2, -2, -2))
        words = QRectF(whole.left() + 10, whole.top(), box.lead - 16, whole.height())
        pen.words(words, TITLES[box_id], HEAD_EM, pen.theme.muted)
        return
    pen.slot(whole)
    head = QRectF(whole.left() + 9, whole.top() + 2, whole.width() - 18, box.head)
    pen.words(head, TITLES[box_id], SECOND_EM, pen.theme.muted)
