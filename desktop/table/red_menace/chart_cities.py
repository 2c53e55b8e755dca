"""Cities on the chart: icons by side, names with a halo, and what is left of destroyed ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.paint.card_text import legible
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import (
    CAP,
    CENTRE,
    draw_shape,
    draw_text,
    fitted_text,
    grown,
    hatch,
    round_pen,
)
from desktop.paint.style_parts import rounded
from desktop.table.red_menace.chart_plan import WORDS, CitySpot, name_box, name_em
from desktop.table.red_menace.chart_tones import Tones

CitySide = Literal["blue", "red"]
FILLS: dict[CitySide, tuple[str, str, str]] = {
    "blue": ("#F4C534", "#2A1E00", "#2A1E00"),
    "red": ("#CB2B2B", "#FFFFFF", "#3B0606"),
}
"""Fill, letter and edge by side."""
GONE = ("#77736C", "#FFFFFF", "#26231F")
ROUND: dict[CitySide, float] = {"blue": 0.27, "red": 0.10}
"""Radius of the corners, as a share of the height: the sides differ in shape, too."""
SCORCH = 52.0
HALO = 0.13
"""Width of the halo of a name in em."""


def paint_scorch(p: QPainter, city: CitySpot, *, dark: bool) -> None:
    """Paint burnt ground, with a glow by night."""
    at = city.icon.center()
    burn = QRadialGradient(at, SCORCH)
    burn.setColorAt(0, glass("#1A0D06", 0.85))
    burn.setColorAt(0.34, glass("#2B140A", 0.66))
    burn.setColorAt(0.55, glass("#D9641C" if dark else "#8A3D14", 0.46))
    burn.setColorAt(0.78, glass("#F0A63C" if dark else "#6B3A1C", 0.20))
    burn.setColorAt(1, glass("#F0A63C" if dark else "#6B3A1C", 0.0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(burn)
    p.drawEllipse(at, SCORCH, SCORCH)


def paint_city(p: QPainter, city: CitySpot, *, gone: bool) -> None:
    """Paint the icon of a city."""
    paint_badge(p, city.icon, city.id, city.side, gone=gone)
    if city.capital and not gone:
        at = QPointF(city.icon.right() - 2.5, city.icon.top() + 2.5)
        p.setPen(QPen(QColor(FILLS[city.side][2]), 1.2))
        p.setBrush(QColor("#FFFFFF"))
        p.drawEllipse(at, 8.4, 8.4)
        p.setPen(Qt.PenStyle.NoPen)
        box = QRectF(0, 0, 12, 12)
        box.moveCenter(at)
        draw_shape(p, box, "star", "#20150F")


def paint_badge(p: QPainter, box: QRectF, sign: str, side: CitySide, *, gone: bool = False) -> None:
    """Paint the letter or number of a city in the shape and colour of its side.

    A destroyed one is grey and crossed out.
    """
    fill, ink, edge = GONE if gone else FILLS[side]
    radius = box.height() * ROUND[side]
    unit = box.height() / 33
    p.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((2.6, 0.14), (1.2, 0.24)):
        p.fillPath(
            rounded(
                box.translated(0.5 * unit, 1.8 * unit).adjusted(-grow, -grow, grow, grow),
                radius + grow,
            ),
            glass("#000000", alpha),
        )
    sheen = QLinearGradient(box.topLeft(), box.bottomLeft())
    sheen.setColorAt(0, mixed(fill, "#FFFFFF", 0.20))
    sheen.setColorAt(0.5, QColor(fill))
    sheen.setColorAt(1, mixed(fill, "#000000", 0.12))
    body = rounded(box, radius)
    p.fillPath(body, sheen)
    p.strokePath(body, QPen(QColor(edge), 1.8 * unit))
    inner = rounded(box.adjusted(1.9 * unit, 1.9 * unit, -1.9 * unit, -1.9 * unit), radius - unit)
    p.strokePath(inner, QPen(glass("#FFFFFF", 0.35), 0.9 * unit))
    if gone:
        hatch(
            p, box.adjusted(unit, unit, -unit, -unit), glass("#000000", 0.3), 6 * unit, 1.4 * unit
        )
        p.setPen(round_pen(glass("#1A1512", 0.75), 2.2 * unit))
        p.drawLine(box.bottomLeft() + QPointF(3, -3) * unit, box.topRight() + QPointF(-3, 3) * unit)
        p.setPen(Qt.PenStyle.NoPen)
    cap = legible(p, 24 * unit * CAP, box.height() * CAP)
    draw_text(p, box, sign, cap, ink, CENTRE, 700)


def paint_name(p: QPainter, city: CitySpot, detail: float, colours: Tones, *, gone: bool) -> bool:
    """Paint the name of a city on its halo; return whether it could be read."""
    if detail < WORDS:
        return False
    name = _name(city, detail)
    if name is None:
        return False
    letters, halo = name
    p.fillPath(halo, glass(colours.halo, 0.86))
    p.fillPath(letters, mixed(colours.ink, colours.halo, 0.30) if gone else QColor(colours.ink))
    return True


@lru_cache(maxsize=256)
def _name(city: CitySpot, detail: float) -> tuple[QPainterPath, QPainterPath] | None:
    """Return the letters of a name and the halo round them, or None if they would be too small."""
    em = name_em(detail)
    letters = fitted_text(detail, name_box(city, detail), city.name, em * CAP, weight=700)
    return None if letters is None else (letters, grown(letters, em * HALO))
