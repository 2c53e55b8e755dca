"""The small print of the polar chart: numbers of hexes and latitudes, on halos of their own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.paint.colours import glass
from desktop.paint.drawing import CAP, fitted_text, grown
from desktop.table.red_menace.chart_ground import PARALLELS
from desktop.table.red_menace.chart_plan import Chart, HexSpot, bearing
from desktop.table.red_menace.chart_tones import Tones

NUMBER_EM, DEGREE_EM = 9.0, 10.0
NUMBERS_FROM, DEGREES_FROM = 1.2, 0.9
"""Pixels per unit from which they can be read."""
HALO, STRENGTH = 0.17, 0.62
"""How wide halos are, in em, and how strong: weaker than those of cities."""

Print = tuple[QRectF, QPainterPath, QPainterPath]
"""A place, the figures in it and the halo round them."""


def paint_numbers(
    p: QPainter, exposed: QRectF, detail: float, colours: Tones, chart: Chart
) -> None:
    """Number the exposed hexes at their upper corner, where there is room for small print."""
    if detail >= NUMBERS_FROM:
        _paint(p, exposed, colours, _numbers(chart.hexes))


def paint_degrees(
    p: QPainter, exposed: QRectF, detail: float, colours: Tones, chart: Chart
) -> None:
    """Write the latitudes along the meridians that run between the lands."""
    if detail >= DEGREES_FROM:
        _paint(p, exposed, colours, _degrees(chart))


def _paint(p: QPainter, exposed: QRectF, colours: Tones, prints: tuple[Print, ...]) -> None:
    halo, ink = glass(colours.halo, STRENGTH), QColor(colours.faint)
    for box, figures, rim in prints:
        if box.intersects(exposed):
            p.fillPath(rim, halo)
            p.fillPath(figures, ink)


@lru_cache(maxsize=2)
def _numbers(hexes: tuple[HexSpot, ...]) -> tuple[Print, ...]:
    """Return the number of every hex."""
    result: list[Print] = []
    for spot in hexes:
        box = QRectF(spot.x - 20, spot.y - 48, 40, NUMBER_EM)
        result += _print(NUMBERS_FROM, box, spot.id, NUMBER_EM, 600)
    return tuple(result)


@lru_cache(maxsize=2)
def _degrees(chart: Chart) -> tuple[Print, ...]:
    """Return the latitudes on both meridians."""
    result: list[Print] = []
    for longitude in (-30, 150):
        along = bearing(chart, longitude)
        for north in PARALLELS:
            at = QPointF(*chart.pole) + along * chart.degree * (90 - north)
            box = QRectF(at.x() + 3, at.y() - 13, 30, 12)
            result += _print(DEGREES_FROM, box, f"{north}°", DEGREE_EM, 500)
    return tuple(result)


def _print(detail: float, box: QRectF, words: str, em: float, weight: int) -> Iterator[Print]:
    """Yield figures in a box, if they can be read from a scale on."""
    figures = fitted_text(detail, box, words, em * CAP, weight=weight)
    if figures is not None:
        yield box, figures, grown(figures, em * HALO).simplified()
