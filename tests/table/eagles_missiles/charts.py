"""The shipped map and table for the tests of their pictures, and how these are painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.paint.theme import ThemeName, load_theme
from desktop.rules.space import Point
from desktop.table.eagles_missiles.board_art import paint_table
from desktop.table.eagles_missiles.chart_plan import SHEET, Advance, Chart, ChartKey, chart_of
from desktop.table.eagles_missiles.layout import AA, Layout, layout
from desktop.table.eagles_missiles.panel_facts import PanelFacts, ScoreRow, TableKey, Taken
from tests.rules.eagles_missiles.positions import KIT

LOW, COMPACT, FIT, WIDE, WHOLE, NEAR = 0.34, 0.45, 0.53, 0.6, 1.0, 2.0
"""Pixels per unit at 1280x720, in a small window, at 1600x1000, on a wide screen, unscaled and
near."""
TINY = 0.245
"""The same at 1280x720 with texts of 200 percent: names have no room there."""
DETAILS = (LOW, COMPACT, FIT, WIDE, WHOLE, NEAR)
THEMES: tuple[ThemeName, ...] = ("dark", "light")

FACTS = PanelFacts(
    pool=(3, 2, 1, 4, 0),
    fighters=Taken(2, 4),
    bombers=Taken(1, 3),
    russian_deck=21,
    russian_spent=9,
    drawn=4,
    nato_deck=19,
    polish_deck=13,
    hand=4,
    allied_losses=7,
    russian_losses=4,
    today=("Poland has +1 in duels",),
    score=(ScoreRow("Cities destroyed", 3, 1, 3, 4), ScoreRow("Units destroyed", 7, 3, 2, 2)),
)
CHART = ChartKey(
    advances=(Advance(0, "blocked"), Advance(1), Advance(2), Advance(4, "done")),
    conquered=("WAR", "PDL", "MAZ"),
    ruins=("OLSZTYN", "MINSK"),
    battles=("GPM", "LDZ"),
    fleet=7,
)
WAR = TableKey(CHART, FACTS)
"""A table in the middle of a war."""


def chart() -> Chart:
    """Return the map that the program ships, in English."""
    return chart_of(KIT)


def places() -> Layout:
    """Return the table that the program ships."""
    return layout()


def table_box() -> QRectF:
    """Return the box of the whole table."""
    return QRectF(*layout().table)


def aa_box(land: str) -> QRectF:
    """Return the room for the AA units of a territory."""
    return around(Point(*(layout().lands[land].aa or (0, 0))), *AA)


def around(middle: Point, wide: float, high: float) -> QRectF:
    """Return a box round its middle."""
    return QRectF(middle.x - wide / 2, middle.y - high / 2, wide, high)


def table_paint(
    key: TableKey = WAR, detail: float = FIT, theme: ThemeName = "dark"
) -> Callable[[QPainter, QRectF], None]:
    """Return what paints a part of the table."""
    shown = load_theme(theme)
    return lambda p, area: paint_table(p, area, detail, shown, layout(), chart(), key)


def painted(
    key: TableKey = WAR,
    theme: ThemeName = "dark",
    box: QRectF = SHEET,
    detail: float = FIT,
    areas: tuple[QRectF, ...] = (),
) -> QImage:
    """Return a picture of a part of the table, made at once or area by area."""
    wide, high = round(box.width() * detail), round(box.height() * detail)
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    paint = table_paint(key, detail, theme)
    for area in areas or (box,):
        p = QPainter(image)
        p.scale(detail, detail)
        p.translate(-box.topLeft())
        if areas:
            p.setClipRect(area)
        paint(p, area)
        p.end()
    return image
