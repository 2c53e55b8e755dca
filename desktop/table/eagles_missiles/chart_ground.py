"""What the map is printed on: the sea, lands in the colours of their lines, relief, rivers.

All of it is the same throughout a war.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import hairline
from desktop.table.eagles_missiles.chart_lands import Patches, Relief, lands
from desktop.table.eagles_missiles.chart_plan import SHEET, Chart
from desktop.table.eagles_missiles.chart_tones import PARTS, Tones

HEIGHTS: tuple[Relief, ...] = ("low", "mid", "high", "peak")
LIT: tuple[Relief, ...] = ("lit", "lit2", "lit3")
SHADED: tuple[Relief, ...] = ("shade", "shade2", "shade3")
GLOW = (0.22, 0.13, 0.05)
"""How strong the soft edge round Poland is, from the frontier outwards."""
LINE = 4.0
"""Units that a line may reach beside its outline."""
GRID = 155.0
"""Units between the lines over the sea: about 90 km."""


def paint_ground(p: QPainter, exposed: QRectF, colours: Tones, chart: Chart, *, dark: bool) -> None:
    """Paint everything below signs and names."""
    _paint_sea(p, exposed, colours, dark=dark)
    _paint_neighbours(p, exposed, colours)
    _paint_poland(p, exposed, colours, chart, dark=dark)
    _paint_relief(p, exposed, colours)
    _fill(p, exposed, lands().streams, QColor(colours.water))
    _paint_borders(p, exposed, colours, chart, dark=dark)


def _paint_sea(p: QPainter, exposed: QRectF, colours: Tones, *, dark: bool) -> None:
    """Paint the water, shallower towards the coast, with the lines of a sea chart."""
    water = QLinearGradient(SHEET.topLeft(), SHEET.bottomLeft())
    water.setColorAt(0, mixed(colours.sea, "#000000", 0.14 if dark else 0.05))
    water.setColorAt(0.35, QColor(colours.sea))
    p.fillRect(SHEET & exposed, water)
    for depth, colour in zip(lands().depths, colours.depths, strict=True):
        if _seen(exposed, depth):
            p.fillPath(depth, QColor(colour))
            p.strokePath(depth, hairline(p, glass(colours.faint, 0.20 if dark else 0.26)))
    p.setPen(hairline(p, glass(colours.faint, 0.12 if dark else 0.18)))
    p.drawLines(_grid())
    p.setPen(Qt.PenStyle.NoPen)


@cache
def _grid() -> list[QLineF]:
    """Return the lines over the sea; the lands hide what lies below them."""
    low = SHEET.top() + 420
    across = [
        QLineF(SHEET.left(), SHEET.top() + n * GRID, SHEET.right(), SHEET.top() + n * GRID)
        for n in range(1, 3)
    ]
    down = [
        QLineF(SHEET.left() + n * GRID, SHEET.top(), SHEET.left() + n * GRID, low)
        for n in range(1, 11)
    ]
    return across + down


def _paint_neighbours(p: QPainter, exposed: QRectF, colours: Tones) -> None:
    outlines = lands()
    for key, path in outlines.neighbours.items():
        if _seen(exposed, path):
            p.fillPath(path, QColor(colours.neighbours[PARTS.get(key, "neutral")]))
    for key in ("DEU", "CZE"):
        if _seen(exposed, outlines.territories[key]):
            p.fillPath(outlines.territories[key], QColor(colours.neighbours[PARTS[key]]))


def _paint_poland(
    p: QPainter, exposed: QRectF, colours: Tones, chart: Chart, *, dark: bool
) -> None:
    """Paint the territories on a soft shadow that lifts the country off its neighbours."""
    for band, strength in zip(lands().bands, GLOW, strict=True):
        if _seen(exposed, band):
            p.fillPath(band, glass("#000000", strength * (1.5 if dark else 0.8)))
    for land in chart.lands:
        if land.kind == "polish" and _seen(exposed, lands().territories[land.id]):
            p.fillPath(lands().territories[land.id], QColor(colours.lines[land.line]))


def _paint_relief(p: QPainter, exposed: QRectF, colours: Tones) -> None:
    """Paint higher ground warmer, level upon level, and slopes in light and shade."""
    relief = lands().relief
    tint, strength = colours.heights
    for level in HEIGHTS:
        _fill(p, exposed, relief[level], glass(tint, strength))
    light, shade = colours.light
    for level in LIT:
        _fill(p, exposed, relief[level], glass("#FFFFFF", light))
    for level in SHADED:
        _fill(p, exposed, relief[level], glass("#000000", shade))


def _paint_borders(
    p: QPainter, exposed: QRectF, colours: Tones, chart: Chart, *, dark: bool
) -> None:
    outlines = lands()
    for path in outlines.neighbours.values():
        if _seen(exposed, path):
            p.strokePath(path, hairline(p, glass(colours.coast, 0.65)))
    for land in chart.lands:
        if land.kind == "nato" and _seen(exposed, outlines.territories[land.id]):
            p.strokePath(outlines.territories[land.id], hairline(p, glass(colours.coast, 0.65)))
    _fill(p, exposed, outlines.borders, glass(colours.border, 0.8 if dark else 0.65))
    if _seen(exposed, outlines.frontier):
        p.fillPath(outlines.frontier, glass(colours.frontier, 0.72 if dark else 0.85))


def _seen(exposed: QRectF, path: QPainterPath) -> bool:
    """Return whether anything of an outline can be exposed, its line counted."""
    box = path.controlPointRect()
    return box.adjusted(-LINE, -LINE, LINE, LINE).intersects(exposed)


def _fill(p: QPainter, exposed: QRectF, patches: Patches, colour: QColor) -> None:
    """Fill what is exposed of something spread over the map."""
    for box, path in patches:
        if box.intersects(exposed):
            p.fillPath(path, colour)


def land_box(key: str) -> QRectF:
    """Return the box round a territory."""
    return lands().territories[key].boundingRect()
