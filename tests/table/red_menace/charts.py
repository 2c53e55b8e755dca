"""The shipped chart and table for the tests of their pictures, and how these are painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.table.red_menace.chart_plan import COUNTER, STAND, Chart, CitySpot, chart_of
from desktop.table.red_menace.layout import layout
from desktop.table.red_menace.sheet_facts import EventFact, FlightRow, SheetFacts
from tests.table.red_menace.kits import kit

Paint = Callable[[QPainter, QRectF], None]

COMPACT, FIT, WIDE, WHOLE, NEAR = 0.38, 0.49, 0.6, 1.0, 2.0
"""Pixels per unit at 1280x720, at 1600x1000, on a wide screen, unscaled and near."""
TINY = 0.28
"""The same at 1280x720 with texts of 200 percent: names have no room there."""
DETAILS = (COMPACT, FIT, WIDE, WHOLE, NEAR)


def chart() -> Chart:
    """Return the chart that the program ships, in English."""
    return chart_of(kit())


def city(name: str) -> CitySpot:
    """Return a city by its letter or number."""
    return chart().city(name)


def standing(x: float, y: float) -> QRectF:
    """Return where a counter lies that stands in the hex with this middle."""
    box = QRectF(0, 0, COUNTER, COUNTER)
    box.moveCenter(QRectF(x + STAND[0], y + STAND[1], 0, 0).center())
    return box


def table_box() -> QRectF:
    """Return the box of the whole table."""
    return QRectF(*layout().table)


def painted(paint: Paint, box: QRectF, detail: float, areas: tuple[QRectF, ...] = ()) -> QImage:
    """Return a picture of a box at so many pixels per unit, made at once or area by area."""
    wide, high = round(box.width() * detail), round(box.height() * detail)
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    for area in areas or (box,):
        p = QPainter(image)
        p.scale(detail, detail)
        p.translate(-box.topLeft())
        if areas:
            p.setClipRect(area)
        paint(p, area)
        p.end()
    return image


def facts() -> SheetFacts:
    """Return the sheets in the middle of a game."""
    rows = (
        FlightRow("flying", "3", ("H",)),
        FlightRow("flying", "5", ("S", "O", "Q"), lit=True),
        FlightRow("gone"),
        FlightRow("flying", "2", ("T", "J")),
        *(FlightRow(),) * 8,
    )
    event = EventFact(12, "Polar Tailwind", "All Soviet flights move one hex more this turn. " * 3)
    return SheetFacts(
        rows=rows,
        turn=7,
        phase=5,
        points=(21, 13),
        thresholds=(45, 30),
        sa2=6,
        bombers=17,
        nukes=19,
        events=14,
        city_cards=9,
        event=event,
        kept=(EventFact(8, "Genie"), EventFact(13, "Atomic Nike")),
        drawn=("3", "9"),
        su_aew="7",
        us_aew="A",
        us_tanker="C",
        atomic=1,
        sub_moves=1,
        polaris=2,
    )
