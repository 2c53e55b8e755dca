"""The US sheet: bombers on the ground, fighters, submarine, phases, points, losses."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from desktop.models.say import say
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CENTRE, LEFT, RIGHT, hatch, round_pen
from desktop.paint.factions import faction
from desktop.paint.style_parts import rounded
from desktop.table.red_menace.chart_cities import paint_badge
from desktop.table.red_menace.chart_plan import Chart
from desktop.table.red_menace.layout import Box, Layout
from desktop.table.red_menace.sheet_facts import SheetFacts
from desktop.table.red_menace.sheet_parts import (
    GAME,
    HEAD_EM,
    NAME_EM,
    RADIUS,
    SECOND_EM,
    TIGHT,
    Pen,
    block,
    middle_box,
    of,
)
from desktop.table.red_menace.sheet_shared import paint_fighters, paint_lead, paint_pile
from desktop.table.red_menace.sheet_words import (
    DESTROYED,
    NEEDS,
    PHASES,
    SCORE,
    SETUP,
    TITLES,
    TURN,
)

BADGE = (34.0, 33.0)
CUBE = 22.0
LAP = 60
"""Fields of the points track; a cube that passes them begins again with a plus sign."""
SIDES = ("usa", "ussr")
"""Blue and red, in the order of the points."""


def paint_us(
    pen: Pen, layout: Layout, chart: Chart, facts: SheetFacts, gone: tuple[str, ...]
) -> None:
    """Paint the exposed part of the sheet within its frame."""
    if pen.sees(block(layout, "dep_title", "dep_C")):
        pen.heading(of(layout.boxes["dep_title"].rect), TITLES["dep_title"])
        for box in layout.holders:
            if box.kind == "base":
                _paint_base(pen, box, chart, gone)
    paint_pile(pen, layout, "us_aside")
    paint_fighters(pen, layout, chart, "us", (("us", "usa"), ("ca", "canada"), ("uk", "uk")))
    paint_lead(pen, layout, "us_aew", badge=facts.us_aew)
    paint_lead(pen, layout, "us_tanker", badge=facts.us_tanker)
    _paint_ticks(pen, layout, "aam_boxes", facts.atomic)
    _paint_ticks(pen, layout, "sub_moves", facts.sub_moves)
    _paint_missiles(pen, layout, facts.polaris)
    if pen.sees(block(layout, "phase_title", "turn_no", "phase_15")):
        _paint_phases(pen, layout, facts)
    if pen.sees(block(layout, "points_title", "pt_59")):
        _paint_points(pen, layout, facts)
    paint_pile(pen, layout, "lost_blue")


def _paint_base(pen: Pen, box: Box, chart: Chart, gone: tuple[str, ...]) -> None:
    """Paint a base: its letter and name before the place of its bombers; hatched if destroyed."""
    whole = of(box.rect)
    if not pen.sees(whole):
        return
    city = chart.city(box.id.removeprefix("dep_"))
    lost = city.id in gone
    pen.raised(whole)
    field = of(box.field).adjusted(0, 2, -2, -2)
    pen.slot(field)
    badge = QRectF(whole.left() + 9, whole.top() + 2, *BADGE)
    paint_badge(pen.p, badge, city.id, city.side, gone=lost)
    name = QRectF(whole.left() + 9, whole.bottom() - 27, box.lead - 14, 24)
    ink = pen.theme.muted if lost else pen.theme.text
    pen.words(name, city.name, NAME_EM, ink, LEFT, 600)
    if lost:
        pen.p.save()
        pen.p.setClipPath(rounded(field, RADIUS), Qt.ClipOperation.IntersectClip)
        hatch(pen.p, field, glass(pen.theme.bad, 0.40), 13, 3)
        pen.p.restore()
        word = middle_box(field, 116, 28)
        room = word.adjusted(6, 0, -6, 0)
        if pen.reads(room, DESTROYED, HEAD_EM):
            pen.panel(word, pen.theme.base, glass(pen.theme.bad, 0.6), 1.2, 4)
            pen.words(room, DESTROYED, HEAD_EM, pen.theme.bad, CENTRE)


def _cells(box: Box) -> list[QRectF]:
    """Return the cells of a field, side by side."""
    field = of(box.field)
    wide = field.width() / box.capacity
    return [
        QRectF(field.left() + number * wide, field.top(), wide, field.height())
        for number in range(box.capacity)
    ]


def _paint_ticks(pen: Pen, layout: Layout, box_id: str, done: int) -> None:
    """Paint boxes that are ticked off one by one."""
    box = layout.boxes[box_id]
    if not pen.sees(of(box.rect)):
        return
    paint_lead(pen, layout, box_id)
    for number, cell in enumerate(_cells(box)):
        square = middle_box(cell, 30, 30)
        on = number < done
        pen.panel(square, pen.accent if on else pen.theme.raised, pen.theme.line2, 1.8, 5)
        if on:
            tick = QPainterPath(square.topLeft() + QPointF(7, 16))
            tick.lineTo(square.topLeft() + QPointF(13, 22))
            tick.lineTo(square.topLeft() + QPointF(23, 9))
            pen.p.strokePath(tick, round_pen(pen.theme.on_accent, 3.4))


def _paint_missiles(pen: Pen, layout: Layout, left: int) -> None:
    """Paint the track of the submarine's missiles."""
    box = layout.boxes["polaris_track"]
    if not pen.sees(of(box.rect)):
        return
    paint_lead(pen, layout, "polaris_track")
    for number, cell in enumerate(_cells(box)):
        lit = number == left
        square = cell.adjusted(3, 5, -5, -5)
        if lit:
            pen.panel(square, glass(pen.accent, 0.22), pen.accent, 2.2, 5)
        ink = pen.theme.text if lit else pen.theme.muted
        pen.words(square, str(number), 30, ink, CENTRE, 700 if lit else 500)


def _paint_phases(pen: Pen, layout: Layout, facts: SheetFacts) -> None:
    """Paint the turn and its phases, the present one lit, those done pale."""
    theme = pen.theme
    pen.heading(of(layout.boxes["phase_title"].rect), TITLES["phase_title"])
    chip = of(layout.boxes["turn_no"].rect)
    words, room = TURN.of(turn=facts.turn) if facts.phase else SETUP, chip.adjusted(6, 0, -6, 0)
    if pen.reads(room, words, NAME_EM):
        pen.panel(chip, mixed(theme.base, pen.accent, 0.16), glass(pen.accent, 0.5), 1.2, 5)
        pen.words(room, words, NAME_EM, pen.accent, CENTRE, 700)
    for number, name in enumerate(PHASES, start=1):
        box = of(layout.boxes[f"phase_{number}"].rect)
        if not pen.sees(box):
            continue
        lit, done = number == facts.phase, number < facts.phase
        fill = pen.accent if lit else theme.base if done else theme.raised
        pen.panel(box, fill, pen.accent if lit else theme.line2 if not done else theme.line)
        ink = theme.on_accent if lit else theme.muted if done else theme.text
        figure = QRectF(box.left() + 2, box.top(), 23, box.height())
        pen.words(figure, str(number), SECOND_EM, ink if lit else theme.muted, CENTRE, 700)
        room = QRectF(box.left() + 27, box.top(), box.width() - 30, box.height())
        weight = 700 if lit else 500
        pen.words(room, name, SECOND_EM, ink, LEFT, weight, TIGHT)


def _paint_points(pen: Pen, layout: Layout, facts: SheetFacts) -> None:
    """Paint the points track with a cube for each side and a flag where a turn is the last."""
    theme = pen.theme
    title = of(layout.boxes["points_title"].rect)
    blue, red = facts.points
    pen.heading(title.adjusted(0, 0, -360, 0), TITLES["points_title"])
    score = QRectF(title.right() - 100, title.top(), 100, title.height())
    pen.words(score, SCORE.of(blue=blue, red=red), 26, None, RIGHT, 700)
    if all(facts.thresholds):
        needs = NEEDS.of(blue=facts.thresholds[0], red=facts.thresholds[1])
        room = QRectF(title.right() - 352, title.top(), 240, title.height())
        pen.words(room, say(needs), SECOND_EM, theme.muted, RIGHT, 500)
    for number in range(LAP):
        box = of(layout.boxes[f"pt_{number}"].rect)
        if not pen.sees(box):
            continue
        fives = number % 5 == 0
        pen.panel(box, theme.raised if fives else theme.base, theme.line2, 1.2, 4)
        weight = 700 if fives else 500
        cell = box.adjusted(4, 0, -4, 0)
        pen.words(cell, str(number), SECOND_EM, theme.muted, CENTRE, weight)
        for side, goal in zip(SIDES, facts.thresholds, strict=True):
            if goal and goal % LAP == number:
                _paint_flag(pen, box, side)
    _paint_cubes(pen, layout, facts.points)


def _paint_flag(pen: Pen, box: QRectF, side: str) -> None:
    """Paint the flag of a side in its corner of a field: upper left blue, lower right red."""
    at, size = (box.topLeft(), 14.0) if side == "usa" else (box.bottomRight(), -14.0)
    flag = QPainterPath()
    flag.addPolygon(QPolygonF([at, at + QPointF(size, 0), at + QPointF(0, size)]))
    flag.closeSubpath()
    fill = faction(GAME, side).fill
    pen.p.fillPath(flag, mixed(fill, "#FFFFFF", 0.25 if pen.theme.dark else 0.0))


def _paint_cubes(pen: Pen, layout: Layout, points: tuple[int, int]) -> None:
    """Paint the cubes of both sides; on one field they lie side by side."""
    together = points[0] % LAP == points[1] % LAP
    for place, (side, count) in enumerate(zip(SIDES, points, strict=True)):
        box = of(layout.boxes[f"pt_{count % LAP}"].rect)
        cube = middle_box(box, CUBE + 6, CUBE + 2)
        if together:
            half = box.width() / 2
            cube = middle_box(
                QRectF(box.left() + place * half, box.top(), half, box.height()), half - 1, CUBE + 2
            )
        colours = faction(GAME, side)
        pen.panel(cube.translated(0.5, 2), "#000000", "#000000", 1, 4)
        pen.panel(
            cube, mixed(colours.fill, "#FFFFFF", 0.12), mixed(colours.fill, "#000000", 0.5), 1.6, 4
        )
        if count >= LAP:
            pen.words(cube, "+", NAME_EM, QColor(colours.ink), CENTRE, 700)
        else:
            sign = middle_box(cube, 12, 12)
            pen.sign(sign, side, colours.ink)
