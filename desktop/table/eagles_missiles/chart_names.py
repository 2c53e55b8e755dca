"""Names on the map, on a halo that keeps them readable; none is shown too small to read."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CAP, CENTRE, LEFT, RIGHT, fitted_text, grown, text_width
from desktop.table.eagles_missiles.chart_plan import (
    LAND_EM,
    LAND_PIXELS,
    NAME_EM,
    NAME_PIXELS,
    Chart,
    ChartKey,
    FieldSpot,
    LandSpot,
    name_em,
    name_lines,
    name_strip,
)
from desktop.table.eagles_missiles.chart_tones import Tones
from desktop.table.eagles_missiles.layout import BACK

HALO = 0.12
"""Width of the halo of a name in em."""
SPACE = "\N{HAIR SPACE}"
"""Between the capitals of a territory."""
FAINT_HALO = 0.5
"""How strong it is round the names of waters and neighbours."""
ROOM = 1.04
FAINT_EM, FAINT_PIXELS = 22.0, 16.0
ALIGN = {"below": CENTRE, "above": CENTRE, "right": LEFT, "left": RIGHT}

Name = tuple[QPainterPath, QPainterPath]
"""The letters, and the halo round them."""


def paint_land_names(
    p: QPainter, exposed: QRectF, detail: float, colours: Tones, chart: Chart, key: ChartKey
) -> None:
    """Write the names of the exposed territories; with a battle they stand on its plate."""
    for land in chart.lands:
        if land.id not in key.battles and land.kind != "sea" and land.plate.intersects(exposed):
            name = land_letters(land, detail, conquered=land.id in key.conquered)
            _show(p, name, colours.ink, colours.halo)


@lru_cache(maxsize=128)
def land_letters(land: LandSpot, detail: float, *, conquered: bool = False) -> Name | None:
    """Return the name of a territory in the middle of its plate, or None if it is too small.

    On a conquered one it gives room to the card that lies there.
    """
    room = land.plate.adjusted(BACK[0] + 8 if conquered else 0, 0, 0, 0)
    em = name_em(detail, LAND_EM, LAND_PIXELS)
    lines = name_lines(land.name.upper())
    step = em * 1.08
    letters = QPainterPath()
    letters.setFillRule(Qt.FillRule.WindingFill)
    for number, line in enumerate(lines):
        top = land.y - step * len(lines) / 2 + number * step
        box = QRectF(room.left(), top, room.width(), step)
        path = fitted_text(detail, box, SPACE.join(line), em * CAP, weight=700)
        if path is None:
            return None
        letters.addPath(path)
    return letters, grown(letters, em * HALO).simplified()


def paint_field_name(
    p: QPainter, field: FieldSpot, detail: float, colours: Tones, *, ruined: bool
) -> bool:
    """Write the name of a city or an airfield; return whether it could be read."""
    name = field_letters(field, detail)
    if name is None:
        return False
    ink = mixed(colours.ink, colours.halo, 0.2).name() if ruined else colours.ink
    _show(p, name, ink, colours.halo)
    if ruined:
        box = name[0].boundingRect()
        p.setPen(QPen(glass(colours.ink, 0.7), max(1.0, 1.0 / detail)))
        y = box.center().y()
        p.drawLine(QPointF(box.left() - 3, y), QPointF(box.right() + 3, y))
        p.setPen(Qt.PenStyle.NoPen)
    return True


@lru_cache(maxsize=256)
def field_letters(field: FieldSpot, detail: float) -> Name | None:
    """Return the name of a field beside its sign, or None if it is too small."""
    em = name_em(detail, NAME_EM, NAME_PIXELS)
    strip = name_strip(field, text_width(field.name, em * CAP) * ROOM, em)
    letters = fitted_text(detail, strip, field.name, em * CAP, ALIGN[field.side])
    return None if letters is None else (letters, grown(letters, em * HALO).simplified())


def paint_faint_names(
    p: QPainter, exposed: QRectF, detail: float, colours: Tones, chart: Chart, *, sea: bool
) -> None:
    """Write the names of the sea and of lands that only surround the theatre."""
    em = name_em(detail, FAINT_EM, FAINT_PIXELS)
    for name, x, y in chart.neighbours:
        _faintly(p, exposed, detail, (name, x, y, em), colours)
    for land in chart.lands:
        if land.kind == "sea" and sea:
            _faintly(p, exposed, detail, (land.name, land.x, land.y, em * 1.5), colours)


def _faintly(
    p: QPainter,
    exposed: QRectF,
    detail: float,
    word: tuple[str, float, float, float],
    colours: Tones,
) -> None:
    name, x, y, em = word
    box = QRectF(x - 160, y - em / 2, 320, em)
    if not box.intersects(exposed):
        return
    found = faint_letters(name, x, y, em, detail)
    if found is not None:
        letters, rim = found
        p.fillPath(rim, glass(colours.halo, FAINT_HALO))
        p.fillPath(letters, QColor(colours.faint))


@lru_cache(maxsize=64)
def faint_letters(name: str, x: float, y: float, em: float, detail: float) -> Name | None:
    """Return a widely set name round a middle, or None if it is too small."""
    box = QRectF(x - 160, y - em / 2, 320, em)
    letters = fitted_text(detail, box, SPACE.join(name.upper()), em * CAP, weight=500)
    return None if letters is None else (letters, grown(letters, em * HALO).simplified())


def _show(p: QPainter, name: Name | None, ink: str, halo: str) -> None:
    if name is not None:
        letters, rim = name
        p.fillPath(rim, glass(halo, 0.84))
        p.fillPath(letters, QColor(ink))
