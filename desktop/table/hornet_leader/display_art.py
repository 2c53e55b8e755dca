"""The tactical display, painted: four rings as a radar chart, names, gates and rivets."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CAP, CENTRE, draw_text, round_pen
from desktop.paint.theme import Theme
from desktop.table.hornet_leader.display_plan import (
    EXTENT,
    SHEET,
    Display,
    DisplayArea,
    DisplaySide,
    label_of,
    ring_box,
)
from desktop.table.hornet_leader.display_tones import Tones, tones

MIDDLE = SHEET.center()
FINE = 0.5
"""Pixels per unit from which ticks, circles and bearings are drawn."""
WORDS = 0.3
"""Pixels per unit from which names are drawn; a smaller map is a thumbnail."""
CIRCLES, SPOKES = 80, 30
SWEEP, TAIL = 62.0, 34.0
"""Where the still sweep of the radar points, in degrees from north, and how wide its tail is."""
LIT: dict[DisplaySide, float] = {"north": 0.05, "west": 0.025, "east": -0.03, "south": -0.06}
"""How much the light from the upper left brightens each side of the rings."""
GATE, RIVET = 13.0, 16.0


def paint_display(
    p: QPainter, exposed: QRectF, detail: float, theme: Theme, display: Display
) -> None:
    """Paint the exposed part of the display."""
    colours = tones(dark=theme.dark)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    field = ring_box(display, 3)
    _paint_frame(p, colours, field, detail)
    for area in display.areas:
        path = outline(area.outline)
        if path.boundingRect().intersects(exposed):
            p.fillPath(path, _ground(area, colours))
    p.save()
    p.setClipRect(field, Qt.ClipOperation.IntersectClip)
    _paint_steps(p, colours, display)
    _paint_radar(p, colours, detail, ring_box(display, 0))
    p.restore()
    _paint_borders(p, colours, display, field, detail)
    for spot in display.rivets:
        _paint_rivet(p, QPointF(*spot), colours)
    for spot in display.gates:
        _paint_gate(p, QPointF(*spot), colours, detail)
    if detail >= WORDS:
        for area in display.areas:
            paint_label(p, area, detail, colours)


@lru_cache(maxsize=64)
def outline(corners: tuple[tuple[float, float], ...]) -> QPainterPath:
    """Return the outline of an area."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    path.closeSubpath()
    return path


def _ground(area: DisplayArea, colours: Tones) -> QColor:
    """Return the tint of an area: that of its ring, and the light on its side."""
    lit = LIT.get(area.side, 0.0)
    return mixed(colours.rings[area.ring], colours.light if lit > 0 else colours.shade, abs(lit))


def paint_label(p: QPainter, area: DisplayArea, detail: float, colours: Tones) -> bool:
    """Paint the name of an area along its ring; return whether it could be read there."""
    label = label_of(area, detail)
    p.save()
    p.translate(label.middle)
    p.rotate(label.turn)
    box = QRectF(-label.room / 2, -label.em / 2, label.room, label.em)
    weight = 600 if area.ring == 2 else 700
    drawn = draw_text(p, box, area.label.upper(), label.em * CAP, colours.label, CENTRE, weight)
    p.restore()
    return drawn


def _paint_frame(p: QPainter, colours: Tones, field: QRectF, detail: float) -> None:
    """Paint the rim with its bearings from the middle, as on a plotting board."""
    body = QPainterPath()
    body.addRoundedRect(SHEET.adjusted(1, 1, -1, -1), 14, 14)
    fill = QLinearGradient(SHEET.topLeft(), SHEET.bottomRight())
    fill.setColorAt(0, mixed(colours.frame, colours.rim, 0.35))
    fill.setColorAt(1, QColor(colours.frame))
    p.fillPath(body, fill)
    p.strokePath(body, QPen(QColor(colours.rim), 1.6))
    if detail < FINE:
        return
    for degrees in range(0, 360, 5):
        long = 9.0 if degrees % 30 == 0 else 6.0 if degrees % 15 == 0 else 3.5
        near = _on_square(degrees, field.width() / 2 + 2.5)
        far = _on_square(degrees, field.width() / 2 + 2.5 + long)
        p.setPen(QPen(glass(colours.border, 0.75), 1.2 if long > 4 else 0.8))
        p.drawLine(near, far)
        if degrees % 90 == 0 and detail >= 2 * FINE:
            _paint_bearing(p, degrees, field, colours)
    p.setPen(Qt.PenStyle.NoPen)


def _paint_bearing(p: QPainter, degrees: int, field: QRectF, colours: Tones) -> None:
    """Write a bearing beside its tick."""
    at = _on_square(degrees, field.width() / 2 + 9.5)
    p.save()
    p.translate(at)
    p.rotate({90: 90, 270: -90}.get(degrees, 0))
    draw_text(
        p, QRectF(4, -6, 30, 12), f"{degrees:03}", 7.0, colours.label, Qt.AlignmentFlag.AlignLeft
    )
    p.restore()


def _on_square(degrees: float, half: float) -> QPointF:
    """Return where a bearing from the middle meets the square of that half width."""
    radians = math.radians(degrees)
    x, y = math.sin(radians), -math.cos(radians)
    reach = half / max(abs(x), abs(y))
    return MIDDLE + QPointF(x * reach, y * reach)


def _paint_steps(p: QPainter, colours: Tones, display: Display) -> None:
    """Paint a soft edge outside each ring, so that the rings rise towards the Center."""
    # Lines along the pixels are as smooth without, at a third of the cost.
    p.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for ring in (0, 1, 2):
        box = ring_box(display, ring)
        for wide in range(2, 24, 3):
            p.setPen(QPen(glass(colours.shade, 0.03), wide))
            p.drawRect(box.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2))
        p.setPen(QPen(glass(colours.light, 0.10), 3))
        p.drawRect(box.adjusted(2.5, 2.5, -2.5, -2.5))
    p.setPen(Qt.PenStyle.NoPen)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_radar(p: QPainter, colours: Tones, detail: float, centre: QRectF) -> None:
    """Paint circles and spokes, the still sweep, and the reticle of the Target."""
    glow = QRadialGradient(MIDDLE, EXTENT * 0.5)
    glow.setColorAt(0, glass(colours.glow, 0.10))
    glow.setColorAt(1, glass(colours.glow, 0.0))
    p.fillRect(SHEET, glow)
    sweep = QConicalGradient(MIDDLE, 90 - SWEEP)
    sweep.setColorAt(0, glass(colours.glow, 0.20))
    sweep.setColorAt(TAIL / 360, glass(colours.glow, 0.0))
    sweep.setColorAt(0.999, glass(colours.glow, 0.0))
    sweep.setColorAt(1, glass(colours.glow, 0.20))
    p.fillRect(SHEET, QBrush(sweep))
    if detail < FINE:
        return
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(glass(colours.glow, 0.13), max(0.9, 0.7 / detail)))
    for radius in range(CIRCLES, round(EXTENT * 0.66), CIRCLES):
        p.drawEllipse(MIDDLE, radius, radius)
    for degrees in range(0, 360, SPOKES):
        p.drawLine(_on_square(degrees, CIRCLES), _on_square(degrees, EXTENT * 0.48))
    _paint_reticle(p, colours, centre.width() * 0.36)
    p.setPen(Qt.PenStyle.NoPen)


def _paint_reticle(p: QPainter, colours: Tones, radius: float) -> None:
    """Paint the sight over the Target."""
    p.setPen(QPen(glass(colours.glow, 0.30), 1.4))
    p.drawEllipse(MIDDLE, radius, radius)
    for degrees in (0, 90, 180, 270):
        x, y = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
        p.drawLine(MIDDLE + QPointF(x, y) * (radius - 9), MIDDLE + QPointF(x, y) * (radius + 9))


def _paint_borders(
    p: QPainter, colours: Tones, display: Display, field: QRectF, detail: float
) -> None:
    """Paint the lines between areas, never thinner than a pixel, and the outer edge."""
    wide = min(2.2, max(1.0, 1.5 * detail)) / detail
    path = QPainterPath()
    for area in display.areas:
        path.addPath(outline(area.outline))
    p.strokePath(path, round_pen(glass(colours.border, 0.9), wide))
    edge = QPainterPath()
    edge.addRect(field)
    p.strokePath(edge, QPen(QColor(colours.edge), 1.6 * wide))


def _paint_rivet(p: QPainter, at: QPointF, colours: Tones) -> None:
    """Paint a dark rivet: nothing goes across here."""
    p.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((3.5, 0.12), (2.0, 0.2)):
        p.setBrush(glass("#000000", alpha))
        p.drawEllipse(at + QPointF(0.8, 1.4), RIVET + grow, RIVET + grow)
    metal = QRadialGradient(at - QPointF(4, 5), RIVET * 1.7)
    metal.setColorAt(0, QColor("#7D8B99"))
    metal.setColorAt(0.55, QColor("#3A4652"))
    metal.setColorAt(1, QColor("#1B232B"))
    p.setBrush(metal)
    p.setPen(QPen(mixed(colours.border, "#10161C", 0.45), 1.8))
    p.drawEllipse(at, RIVET, RIVET)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(glass("#000000", 0.35), 1.2))
    p.drawEllipse(at, RIVET * 0.62, RIVET * 0.62)
    p.setPen(Qt.PenStyle.NoPen)


def _paint_gate(p: QPainter, at: QPointF, colours: Tones, detail: float) -> None:
    """Paint a yellow ring with a cross: here four areas touch."""
    wide = max(2.6, 1.3 / detail)
    p.setBrush(QColor(colours.gate_ground))
    p.setPen(QPen(glass(colours.gate, 0.22), wide + 5))
    p.drawEllipse(at, GATE, GATE)
    p.setPen(QPen(QColor(colours.gate), wide))
    p.drawEllipse(at, GATE, GATE)
    arm = GATE * 0.52
    p.setPen(round_pen(colours.gate, wide))
    p.drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0))
    p.drawLine(at - QPointF(0, arm), at + QPointF(0, arm))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(Qt.BrushStyle.NoBrush)
