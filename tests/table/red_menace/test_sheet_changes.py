"""A table that is mended looks like one that is painted anew."""

from __future__ import annotations

import pytest
from msgspec.structs import fields, replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.paint.theme import load_theme
from desktop.table.map_item import MapItem
from desktop.table.red_menace.chart_plan import ChartKey
from desktop.table.red_menace.layout import layout
from desktop.table.red_menace.sheet_changes import BOXES, changed_parts
from desktop.table.red_menace.sheet_facts import FlightRow, SheetFacts, TableKey
from desktop.table.red_menace.sheet_state import table_key
from desktop.table.scene_map import MapPainter
from tests.table.hornet_leader.pictures import apart
from tests.table.red_menace.charts import FIT, chart, facts, table_box
from tests.table.red_menace.playing import game, look, played

MIDDLE = TableKey(ChartKey(destroyed=("9",)), facts())
ELSEWHERE = {"rows", "phase", "points", "thresholds"}
"""Facts that are seen in more than one box."""
ROUNDING, FINE = 4, 16
LONG, SOME = 260, 20
"""Actions of a war, and how often they change the table."""
SMALL = 0.03
FORMATION = FlightRow("flying", "3", ("H", "K"))


class Sheet:
    """The map item of a table, and what it shows."""

    def __init__(self, qtbot: QtBot, key: TableKey) -> None:
        self._qtbot = qtbot
        self.key = key
        self.item = MapItem(table_box(), self._painter(key), 1.0, QColor("#000000"))

    def become(self, key: TableKey) -> bool:
        """Mend the map; return whether that is possible."""
        changes = look().map_changes(self.key, key)
        if changes is not None:
            self.item.change(self._painter(key), changes)
            self.key = key
        return changes is not None

    def picture(self) -> QImage:
        """Return the whole table in its tiles."""
        self._shown()
        self._qtbot.waitUntil(lambda: not self.item.busy)
        return self._shown()

    def _shown(self) -> QImage:
        box, option = table_box(), QStyleOptionGraphicsItem()
        option.exposedRect = box
        size = (box.size() * FIT).toSize()
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(0)
        p = QPainter(image)
        p.scale(FIT, FIT)
        p.translate(-box.topLeft())
        self.item.paint(p, option)
        p.end()
        return image

    def _painter(self, key: TableKey) -> MapPainter:
        return MapPainter(look(), load_theme("dark"), key)


def same(one: QImage, other: QImage) -> bool:
    """Return whether pictures are alike up to the rounding of colours that shine through."""
    return apart(one, other) <= ROUNDING


def blurred(image: QImage) -> QImage:
    """Return a picture without fine lines: dashes depend on where painting is clipped."""
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaledToWidth(image.width() // FINE, smooth)


def test_a_war_that_is_mended_looks_like_one_painted_anew(qtbot: QtBot) -> None:
    mended, times = None, 0
    for s, _ in played(most=LONG):
        key = table_key(game().kit, s)
        if mended is None:
            mended = Sheet(qtbot, key)
            mended.picture()
        elif key != mended.key:
            times += mended.become(key)
    assert mended is not None
    assert mended.key.chart.destroyed
    assert times > SOME
    assert same(*map(blurred, (mended.picture(), Sheet(qtbot, mended.key).picture())))


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 8},
        {"phase": 0},
        {"phase": 12},
        {"points": (22, 13)},
        {"points": (73, 73)},
        {"sa2": 0},
        {"bombers": 0},
        {"nukes": 0},
        {"events": 0},
        {"city_cards": 0},
        {"event": None},
        {"kept": ()},
        {"drawn": ("3",)},
        {"su_aew": ""},
        {"us_aew": "B"},
        {"us_tanker": ""},
        {"atomic": 2},
        {"sub_moves": 2},
        {"polaris": -1},
        {"rows": (FORMATION, *MIDDLE.facts.rows[1:])},
        {"rows": MIDDLE.facts.rows[::-1]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_fact_is_mended_where_it_shows(qtbot: QtBot, change: dict[str, object]) -> None:
    sheet = Sheet(qtbot, MIDDLE)
    before = sheet.picture()
    after = TableKey(MIDDLE.chart, replace(MIDDLE.facts, **change))
    assert sheet.become(after)
    mended = sheet.picture()
    assert mended != before
    assert same(mended, Sheet(qtbot, after).picture())


def test_a_destroyed_city_is_mended_on_chart_sheet_and_rows(qtbot: QtBot) -> None:
    sheet = Sheet(qtbot, MIDDLE)
    before = sheet.picture()
    assert not same(blurred(before), blurred(Sheet(qtbot, TableKey(facts=MIDDLE.facts)).picture()))
    after = TableKey(ChartKey(destroyed=("9", "H", "3", "A")), MIDDLE.facts)
    assert sheet.become(after)
    assert same(*map(blurred, (sheet.picture(), Sheet(qtbot, after).picture())))


@pytest.mark.parametrize(
    "after",
    [
        TableKey(replace(MIDDLE.chart, skin="period"), MIDDLE.facts),
        TableKey(replace(MIDDLE.chart, numbers=False), MIDDLE.facts),
        TableKey(MIDDLE.chart, replace(MIDDLE.facts, thresholds=(44, 30))),
        "another key",
    ],
)
def test_what_shows_everywhere_is_painted_anew(after: TableKey | str) -> None:
    assert look().map_changes(MIDDLE, after) is None


def test_little_is_painted_for_a_little_change() -> None:
    after = TableKey(MIDDLE.chart, replace(MIDDLE.facts, points=(22, 13), bombers=16))
    parts = changed_parts(layout(), chart(), MIDDLE, after)
    assert parts is not None
    size = sum(part.width() * part.height() for part in parts)
    assert 0 < size < SMALL * table_box().width() * table_box().height()


def test_every_fact_has_a_place() -> None:
    assert {*BOXES, *ELSEWHERE} == {field.name for field in fields(SheetFacts)}
