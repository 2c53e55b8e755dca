"""Dice: one die with its number or a question mark, and the ruler of all faces."""

from __future__ import annotations

from enum import Enum
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPixmap, QPolygonF

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CENTRE, draw_text, hatch, round_pen, text_width
from desktop.paint.style_parts import rounded
from desktop.paint.theme import Theme, Tone

Sides = Literal[6, 10]

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class DieMark(Enum):
    """What a die says besides its number."""

    NONE = "none"
    HIT = "hit"
    """A tick and an edge in the good colour."""
    MISS = "miss"
    """A cross, and the die at 55 %."""
    HARM = "harm"
    """A tick and an edge in the bad colour: it has come, and it hurts."""
    IGNORED = "ignored"
    """A die that does not count, at 40 %."""


class Die(msgspec.Struct, frozen=True):
    """A die to be drawn; without a number it is not yet thrown."""

    sides: Sides
    number: int | None = None
    fill: str = "#f4f1e8"
    ink: str = "#1d2127"
    mark: DieMark = DieMark.NONE
    edge: str = ""
    """The colour of a ring round it."""


OPACITY = {DieMark.MISS: 0.55, DieMark.IGNORED: 0.4}


def paint_die(p: QPainter, box: QRectF, die: Die, theme: Theme) -> None:
    """Draw a die in the middle of a box."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(box.width(), box.height())
    p.translate(box.center())
    p.scale(side / 100, side / 100)
    p.save()
    p.setOpacity(p.opacity() * OPACITY.get(die.mark, 1.0))
    edge = {DieMark.HIT: theme.good, DieMark.HARM: theme.bad}.get(die.mark, die.edge)
    if die.sides == 6:
        _paint_cube(p, die, edge)
    else:
        _paint_ten(p, die, edge)
    p.restore()
    if die.mark in (DieMark.HIT, DieMark.HARM, DieMark.MISS):
        colour = theme.good if die.mark is DieMark.HIT else theme.bad
        _paint_mark(p, theme, colour, ticked=die.mark is not DieMark.MISS)
    p.restore()


def die_pixmap(die: Die, size: float, ratio: float, theme: Theme) -> QPixmap:
    """Return a die as a pixmap."""
    side = round(size * ratio)
    result = QPixmap(side, side)
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    p = QPainter(result)
    paint_die(p, QRectF(0, 0, side / ratio, side / ratio), die, theme)
    p.end()
    return result


def _paint_cube(p: QPainter, die: Die, edge: str) -> None:
    """Draw a six-sided die with pips."""
    body = QRectF(-40, -41, 80, 80)
    for spread, alpha in ((10.0, 0.05), (7.0, 0.07), (4.0, 0.10), (1.0, 0.14)):
        path = rounded(body.translated(0, 2.4), 18)
        p.strokePath(path, QPen(glass("#000000", alpha), spread))
    light = QLinearGradient(body.topLeft(), body.bottomRight())
    light.setColorAt(0, mixed(die.fill, "#ffffff", 0.6))
    light.setColorAt(0.5, QColor(die.fill))
    light.setColorAt(1, mixed(die.fill, "#000000", 0.2))
    p.fillPath(rounded(body, 18), QBrush(light))
    p.strokePath(rounded(body.adjusted(3, 3, -3, -3), 15), QPen(glass("#ffffff", 0.4), 1.6))
    p.strokePath(rounded(body, 18), QPen(mixed(die.fill, "#000000", 0.5), 1.6))
    if edge:
        p.strokePath(rounded(body.adjusted(-2, -2, 2, 2), 20), QPen(QColor(edge), 4))
    if die.number is None:
        draw_text(p, body, "?", 40, die.ink, CENTRE, 700)
        return
    p.setPen(Qt.PenStyle.NoPen)
    for x, y in PIPS[die.number]:
        centre = QPointF(x * 21, y * 21 - 1)
        p.setBrush(glass("#ffffff", 0.45))
        p.drawEllipse(centre + QPointF(0.8, 1.2), 8.6, 8.6)
        p.setBrush(QColor(die.ink))
        p.drawEllipse(centre, 8.4, 8.4)


def _paint_ten(p: QPainter, die: Die, edge: str) -> None:
    """Draw a ten-sided die: the kite of the upper face and the sides that fall away from it."""
    top, low = QPointF(0, -46), QPointF(0, 46)
    left, right = QPointF(-46, -4), QPointF(46, -4)
    near_left, near_right, tip = QPointF(-27, 12), QPointF(27, 12), QPointF(0, 28)
    outer_left, outer_right = QPointF(-45, 9), QPointF(45, 9)
    outline = QPolygonF([top, right, outer_right, low, outer_left, left])
    p.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((1.08, 0.06), (1.05, 0.08), (1.02, 0.12)):
        p.setBrush(glass("#000000", alpha))
        p.drawPolygon(QPolygonF([point * grow + QPointF(0, 4) for point in outline.toList()]))
    faces = (
        (0.02, (top, near_left, left)),
        (-0.16, (top, right, near_right)),
        (-0.12, (left, near_left, tip, low, outer_left)),
        (-0.34, (right, near_right, tip, low, outer_right)),
        (0.5, (top, near_right, tip, near_left)),
    )
    for shade, points in faces:
        colour = mixed(die.fill, "#ffffff" if shade > 0 else "#000000", abs(shade))
        p.setBrush(colour)
        p.setPen(QPen(mixed(colour, "#000000", 0.22), 0.8))
        p.drawPolygon(QPolygonF(list(points)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(edge or mixed(die.fill, "#000000", 0.5), 3.4 if edge else 1.4))
    p.drawPolygon(outline)
    p.setPen(Qt.PenStyle.NoPen)
    words = "?" if die.number is None else str(die.number)
    draw_text(p, QRectF(-24, -24, 48, 46), words, 27, die.ink, CENTRE, 700)


def _paint_mark(p: QPainter, theme: Theme, colour: str, *, ticked: bool) -> None:
    """Draw a tick or a cross over the upper right corner."""
    p.setBrush(QColor(theme.base))
    p.setPen(QPen(QColor(colour), 3))
    p.drawEllipse(QPointF(36, -36), 13, 13)
    p.setPen(round_pen(colour, 4))
    if ticked:
        p.drawPolyline([QPointF(30, -36), QPointF(34.4, -31.4), QPointF(42, -40.6)])
    else:
        p.drawLine(QPointF(31.4, -40.6), QPointF(40.6, -31.4))
        p.drawLine(QPointF(31.4, -31.4), QPointF(40.6, -40.6))
    p.setPen(Qt.PenStyle.NoPen)


class RulerFace(msgspec.Struct, frozen=True):
    """One face on the ruler and what it would bring."""

    number: int
    tone: Tone = Tone.PLAIN
    """Good faces are ticked besides their colour; plain ones stand back."""
    worst: bool = False
    """Hatched besides its colour, as a loss is everywhere."""


class RulerBand(msgspec.Struct, frozen=True):
    """The name of a stretch of faces that have one outcome."""

    low: int
    high: int
    title: str


def paint_ruler(
    p: QPainter,
    box: QRectF,
    faces: tuple[RulerFace, ...],
    theme: Theme,
    rolled: int | None = None,
    bands: tuple[RulerBand, ...] = (),
) -> None:
    """Draw all faces in a row, the good ones ticked, a ring round the one that was rolled.

    Bands are named below their faces instead of the ticks; a name may be wider than its faces.
    """
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    step = box.width() / len(faces)
    high = box.height() * (0.52 if bands else 0.6)
    for i, face in enumerate(faces):
        cell = QRectF(box.left() + i * step + 1.5, box.top() + 2, step - 3, high)
        plain = face.tone is Tone.PLAIN
        colour = theme.muted if plain else theme.tone(face.tone)
        p.setBrush(glass(colour, 0.08 if plain else 0.28))
        p.setPen(QPen(glass(colour, 0.35 if plain else 0.9), 1))
        p.drawRoundedRect(cell, 4, 4)
        if face.worst:
            p.save()
            p.setClipPath(rounded(cell, 4))
            hatch(p, cell, glass(colour, 0.5), 6, 1.4)
            p.restore()
        ink = theme.muted if plain else theme.text
        draw_text(p, cell, str(face.number), high * 0.36, ink, CENTRE, 600)
        if face.number == rolled:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(theme.text), 2))
            p.drawRoundedRect(cell.adjusted(-1, -1, 1, 1), 5, 5)
        if face.tone is Tone.GOOD and not bands:
            _paint_small_tick(p, QPointF(cell.center().x(), cell.bottom() + 8), colour)
    _paint_bands(p, box, faces, bands, theme, high + 2)
    p.restore()


def _paint_bands(
    p: QPainter,
    box: QRectF,
    faces: tuple[RulerFace, ...],
    bands: tuple[RulerBand, ...],
    theme: Theme,
    below: float,
) -> None:
    """Write the names of stretches under their faces, each as near as the one before lets it."""
    step = box.width() / len(faces)
    first = faces[0].number
    tones = {face.number: face.tone for face in faces}
    cap = (box.height() - below) * 0.4
    right = box.left()
    for number, band in enumerate(bands):
        tone = tones[band.low]
        colour = theme.muted if tone is Tone.PLAIN else theme.tone(tone)
        left = box.left() + (band.low - first) * step + 3
        wide = (band.high - band.low + 1) * step - 6
        p.fillRect(QRectF(left, box.top() + below + 2, wide, 2), QColor(colour))
        words = text_width(band.title, cap) + 4
        left_over = sum(text_width(each.title, cap) + 10 for each in bands[number + 1 :])
        at = min(left + (wide - words) / 2, box.right() - words - left_over)
        at = max(at, right)
        room = QRectF(at, box.top() + below + 5, words, box.height() - below - 5)
        draw_text(p, room, band.title, cap, theme.text, CENTRE, 600)
        right = at + words + 6


def _paint_small_tick(p: QPainter, at: QPointF, colour: str) -> None:
    p.setPen(round_pen(colour, 1.6))
    p.drawPolyline([at + QPointF(-4, 0), at + QPointF(-1.2, 2.8), at + QPointF(4, -3)])
