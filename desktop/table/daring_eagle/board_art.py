"""The board of Daring Eagle, painted: frame, ground, home zones, quadrants and works."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CAP, CENTRE, draw_text, hatch
from desktop.paint.factions import faction
from desktop.paint.theme import Theme
from desktop.rules.core import Side
from desktop.table.daring_eagle.ground import (
    CELL,
    COUNT,
    EXTENT,
    FIELD,
    ORIGIN,
    SideKey,
    Tones,
    paint_ground,
    tones,
)
from desktop.table.daring_eagle.works import paint_works

SHEET = QRectF(0, 0, 1000, 1000)
INSIDE = FIELD.adjusted(10, 10, -10, -10)
"""The field without the shadow of the frame."""
FILES = "ABCDEFGHIJKL"
LEAST_LABEL = 11.0
"""Pixels of the em below which map labels do not go."""
TINT, HATCH, EDGE = 0.30, 0.22, 4.5
# The home zones of SW, NW, NE, SE with the board unturned, in squares from the upper left.
ZONES = (QRectF(0, 10, 6, 2), QRectF(0, 0, 2, 6), QRectF(6, 0, 6, 2), QRectF(10, 6, 2, 6))


class Sheet(msgspec.Struct, frozen=True):
    """What the painted board depends on."""

    side: SideKey
    owners: tuple[Side, ...]
    """The owner of each quadrant, SW first, clockwise; empty for a free one."""
    works: tuple[tuple[float, float], ...]
    """Where the printed emplacements lie on the sheet."""
    turn: int
    """Quarter turns clockwise."""


def paint_board(p: QPainter, exposed: QRectF, detail: float, theme: Theme, sheet: Sheet) -> None:
    """Paint the exposed part of the board."""
    colours = tones(sheet.side, dark=theme.dark)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Most tiles lie within the field, and show nothing of what is painted round it.
    at_edge = not INSIDE.contains(exposed)
    if at_edge:
        _paint_frame(p, theme)
    if exposed.intersects(FIELD):
        p.save()
        p.setClipRect(FIELD, Qt.ClipOperation.IntersectClip)
        paint_ground(p, exposed, detail, sheet.side, colours)
        _paint_borders(p, colours, detail)
        for quadrant, owner in enumerate(sheet.owners):
            _paint_zone(p, zone(quadrant, sheet.turn), owner, theme)
        for x, y in sheet.works:
            if exposed.intersects(QRectF(x - CELL / 2, y - CELL / 2, CELL, CELL)):
                paint_works(p, QPointF(x, y), detail, dark=theme.dark)
        p.restore()
    if at_edge:
        _paint_rim(p, theme)
        _paint_labels(p, exposed, detail, theme, sheet.turn)


def zone(quadrant: int, turn: int) -> QRectF:
    """Return the home zone of a quadrant on the sheet."""
    box = ZONES[(quadrant + turn) % 4]
    return QRectF(
        ORIGIN + box.x() * CELL, ORIGIN + box.y() * CELL, box.width() * CELL, box.height() * CELL
    )


def _paint_frame(p: QPainter, theme: Theme) -> None:
    """Paint the frame: dark wood with a thin inlay."""
    wood, light = ("#33291A", "#4A3C26") if theme.dark else ("#5A4728", "#7C6438")
    fill = QLinearGradient(SHEET.topLeft(), SHEET.bottomRight())
    fill.setColorAt(0, QColor(light))
    fill.setColorAt(0.5, QColor(wood))
    fill.setColorAt(1, mixed(wood, "#000000", 0.25))
    body = QPainterPath()
    body.addRoundedRect(SHEET.adjusted(1, 1, -1, -1), 16, 16)
    p.fillPath(body, fill)
    p.strokePath(body, QPen(mixed(wood, "#000000", 0.5), 2))
    inner = QPainterPath()
    inner.addRoundedRect(SHEET.adjusted(4, 4, -4, -4), 13, 13)
    p.strokePath(inner, QPen(glass("#FFFFFF", 0.10), 1.4))


def _paint_rim(p: QPainter, theme: Theme) -> None:
    """Paint the edge between frame and field, and the frame's shadow on the field."""
    brass = "#8F7639" if theme.dark else "#C9A95A"
    for wide, alpha in ((9, 0.05), (6, 0.07), (3, 0.10)):
        p.setPen(QPen(glass("#000000", alpha), wide))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(FIELD.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2))
    p.setPen(QPen(mixed(brass, "#000000", 0.55), 5))
    p.drawRect(FIELD.adjusted(-2.5, -2.5, 2.5, 2.5))
    p.setPen(QPen(QColor(brass), 1.6))
    p.drawRect(FIELD.adjusted(-3, -3, 3, 3))
    p.setPen(Qt.PenStyle.NoPen)


def _paint_zone(p: QPainter, box: QRectF, owner: Side, theme: Theme) -> None:
    """Tint, hatch and outline a home zone in its owner's colour; a free one gets a thin line."""
    inner = box.adjusted(EDGE / 2, EDGE / 2, -EDGE / 2, -EDGE / 2)
    p.setBrush(Qt.BrushStyle.NoBrush)
    if not owner:
        pen = QPen(glass("#FFFFFF" if theme.dark else "#3B2F14", 0.22), 1.6)
        pen.setDashPattern([4, 4])
        p.setPen(pen)
        p.drawRect(inner)
        p.setPen(Qt.PenStyle.NoPen)
        return
    fill = QColor(faction("daring_eagle", owner).fill)
    p.fillRect(box, glass(fill, TINT))
    ink = mixed(fill, "#FFFFFF" if theme.dark else "#000000", 0.25)
    hatch(p, box, glass(ink, HATCH), 11, 1.6)
    p.setPen(QPen(mixed(fill, "#000000", 0.4), EDGE + 1.6))
    p.drawRect(inner)
    p.setPen(QPen(mixed(fill, "#FFFFFF", 0.18 if theme.dark else 0.0), EDGE - 1))
    p.drawRect(inner)
    p.setPen(Qt.PenStyle.NoPen)


def _paint_borders(p: QPainter, colours: Tones, detail: float) -> None:
    """Paint the dashed lines between the quadrants."""
    wide = max(2.4, 1.2 / detail)
    middle = ORIGIN + EXTENT / 2
    for colour, width in ((glass(colours.shade, 0.7), wide + 1.6), (colours.shine, wide)):
        pen = QPen(QColor(colour), width)
        pen.setDashPattern([9 * wide / width, 6 * wide / width])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        p.setPen(pen)
        p.drawLine(QPointF(middle, FIELD.top()), QPointF(middle, FIELD.bottom()))
        p.drawLine(QPointF(FIELD.left(), middle), QPointF(FIELD.right(), middle))
    p.setPen(Qt.PenStyle.NoPen)


def _paint_labels(p: QPainter, exposed: QRectF, detail: float, theme: Theme, turn: int) -> None:
    """Paint letters and figures upright on all four sides, as they lie after turning."""
    ink = "#D8C79C" if theme.dark else "#F1E4C4"
    cap = min(19.0, max(13.5, LEAST_LABEL * CAP / detail))
    columns, rows = labels(turn)
    for place in range(COUNT):
        at = ORIGIN + place * CELL
        for near in (3.0, 959.0):
            for box, label in (
                (QRectF(at, near, CELL, 38), columns[place]),
                (QRectF(near, at, 38, CELL), rows[place]),
            ):
                if box.intersects(exposed):
                    draw_text(p, box, label, cap, ink, CENTRE, 700)


def labels(turn: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the labels of the columns from the left and of the rows from the top."""
    letters = tuple(FILES)
    figures = tuple(str(rank) for rank in range(1, COUNT + 1))
    return (
        (letters, figures[::-1]),
        (figures, letters),
        (letters[::-1], figures),
        (figures[::-1], letters[::-1]),
    )[turn % 4]
