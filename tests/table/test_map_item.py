"""The map in tiles: no seam shows where they meet, whatever the screen's scale."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.table.map_item import TILE, MapItem
from tests.table.hornet_leader.pictures import apart

SAND, GROUND = QColor("#c8b98a"), QColor("#000000")
BOUNDS = QRectF(-20, -20, 1000, 1000)
MARGIN = 12
CHANGED = QRectF(300.3, 610.7, 222.2, 55.5)


def paint_sand(painter: QPainter, exposed: QRectF, detail: float) -> None:
    painter.fillRect(exposed.adjusted(-1, -1, 1, 1), SAND)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("shift", [0.0, 0.3, 5.9])
def test_no_seam_shows_between_the_tiles(qtbot: QtBot, ratio: float, shift: float) -> None:
    scale = 0.83
    item = MapItem(BOUNDS, paint_sand, ratio, GROUND)
    image = QImage(round(860 * ratio), round(860 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    option = QStyleOptionGraphicsItem()
    option.exposedRect = BOUNDS

    def paint() -> None:
        image.fill(GROUND)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(17 + shift, 17 + shift)
        painter.scale(scale, scale)
        item.paint(painter, option)
        painter.end()

    paint()
    qtbot.waitUntil(lambda: not item.busy)
    paint()
    assert item.tile_count >= (BOUNDS.width() * scale * ratio // TILE) ** 2
    first, last = round((17 + MARGIN) * ratio), round((830 - MARGIN) * ratio)
    across = [image.pixelColor(x, last) for x in range(first, last)]
    down = [image.pixelColor(last, y) for y in range(first, last)]
    # A step of one is the rounding of half-covered pixels inside a tile.
    assert max(SAND.red() - pixel.red() for pixel in across + down) <= 1


def paint_stripes(painter: QPainter, exposed: QRectF, detail: float) -> None:
    painter.fillRect(exposed.adjusted(-1, -1, 1, 1), SAND)
    for x in range(int(BOUNDS.left()), int(BOUNDS.right()), 8):
        painter.fillRect(QRectF(x, BOUNDS.top(), 4, BOUNDS.height()), GROUND)


def test_the_whole_sheet_stays_at_hand_for_the_way_back(qtbot: QtBot) -> None:
    item = MapItem(BOUNDS, paint_stripes, 1.0, GROUND)

    def paint(scale: float, area: QRectF) -> QImage:
        image = QImage(1000, 1000, QImage.Format.Format_RGB32)
        image.fill(GROUND)
        option = QStyleOptionGraphicsItem()
        option.exposedRect = area
        painter = QPainter(image)
        painter.scale(scale, scale)
        painter.translate(-area.topLeft())
        item.paint(painter, option)
        painter.end()
        return image

    def rest(scale: float, area: QRectF) -> QImage:
        paint(scale, area)
        qtbot.waitUntil(lambda: not item.busy)
        return paint(scale, area)

    sharp = rest(1.0, BOUNDS)
    for down in range(-20, 380, 40):
        rest(4.0, QRectF(-20, down, 400, 60))
    assert item.tile_count <= item.cap
    item.set_zooming(True)
    assert paint(1.0, BOUNDS) == sharp


def shown(qtbot: QtBot, item: MapItem, scale: float) -> QImage:
    """Return the whole sheet at a scale, its tiles made."""
    image = QImage(1000, 1000, QImage.Format.Format_RGB32)
    option = QStyleOptionGraphicsItem()
    option.exposedRect = BOUNDS

    def paint() -> None:
        image.fill(GROUND)
        painter = QPainter(image)
        painter.scale(scale, scale)
        painter.translate(-BOUNDS.topLeft())
        item.paint(painter, option)
        painter.end()

    paint()
    qtbot.waitUntil(lambda: not item.busy)
    paint()
    return image


def test_what_changes_is_painted_anew_at_every_scale_and_nothing_else(qtbot: QtBot) -> None:
    seen: list[QRectF] = []

    def paint_changed(painter: QPainter, exposed: QRectF, detail: float) -> None:
        seen.append(exposed)
        paint_stripes(painter, exposed, detail)
        painter.fillRect(exposed & CHANGED, SAND)

    item, fresh = (MapItem(BOUNDS, paint, 1.0, GROUND) for paint in (paint_stripes, paint_changed))
    for scale in (0.4, 1.0, 0.7):
        shown(qtbot, item, scale)
    item.change(paint_changed, (CHANGED,))
    qtbot.waitUntil(lambda: not item.busy)
    assert all(CHANGED.adjusted(-4, -4, 4, 4).contains(exposed) for exposed in seen[1:])
    for scale in (0.4, 1.0, 0.7):
        assert apart(shown(qtbot, item, scale), shown(qtbot, fresh, scale)) <= 1


def test_neighbours_are_painted_in_one_go(qtbot: QtBot) -> None:
    painted: list[QRectF] = []

    def paint(painter: QPainter, exposed: QRectF, detail: float) -> None:
        painted.append(exposed)

    item = MapItem(BOUNDS, paint, 1.0, GROUND)
    shown(qtbot, item, 0.5)
    assert item.tile_count == 1
    painted.clear()
    row = tuple(QRectF(100 + 50 * place, 100, 60, 40) for place in (0, 2, 1, 3))
    item.change(paint, (*row, QRectF(800, 800, 10, 10)))
    qtbot.waitUntil(lambda: len(painted) == 2)
    shown(qtbot, item, 0.5)
    # The sketch follows when there is time.
    assert len(painted) == 4


def test_the_sketch_follows_once_when_all_is_quiet(qtbot: QtBot) -> None:
    painted: list[QRectF] = []

    def paint(painter: QPainter, exposed: QRectF, detail: float) -> None:
        painted.append(exposed)

    item = MapItem(BOUNDS, paint, 1.0, GROUND)
    shown(qtbot, item, 0.5)
    painted.clear()
    for _ in range(3):
        item.change(paint, (CHANGED,))
        QApplication.processEvents()
    qtbot.waitUntil(lambda: bool(painted))
    # Nothing was painted three times, only to be painted over.
    assert len(painted) == 1
    assert item.busy
    shown(qtbot, item, 0.5)
    assert len(painted) == 2


def test_at_another_scale_nothing_is_shown_as_it_was(qtbot: QtBot) -> None:
    def paint_changed(painter: QPainter, exposed: QRectF, detail: float) -> None:
        painter.fillRect(exposed, GROUND)

    item, fresh = (MapItem(BOUNDS, paint, 1.0, GROUND) for paint in (paint_sand, paint_changed))
    shown(qtbot, item, 0.5)
    item.change(paint_changed, (BOUNDS,))
    # Before the areas of the former scale were painted anew.
    assert apart(shown(qtbot, item, 1.0), shown(qtbot, fresh, 1.0)) <= 1
    assert apart(shown(qtbot, item, 0.5), shown(qtbot, fresh, 0.5)) <= 1


def test_a_sketch_left_behind_is_mended_when_the_map_is_seen_again(qtbot: QtBot) -> None:
    item = MapItem(BOUNDS, paint_sand, 1.0, GROUND)
    shown(qtbot, item, 0.5)
    item.change(paint_sand, (CHANGED,))
    item.rest()
    assert item.busy
    shown(qtbot, item, 0.5)
    assert not item.busy


def test_what_lies_in_many_tiles_is_painted_once_and_other_scales_later(qtbot: QtBot) -> None:
    painted: list[QRectF] = []

    def paint_changed(painter: QPainter, exposed: QRectF, detail: float) -> None:
        painted.append(exposed)
        paint_stripes(painter, exposed, detail)
        painter.fillRect(exposed & middle, SAND)

    middle = QRectF(430.3, 430.7, 90.2, 90.5)
    item, fresh = (MapItem(BOUNDS, paint, 1.0, GROUND) for paint in (paint_stripes, paint_changed))
    for scale in (0.7, 1.0):
        shown(qtbot, item, scale)
    painted.clear()
    item.change(paint_changed, (middle,))
    # The frame that shows the change elsewhere does not wait for it.
    assert painted == []
    qtbot.waitUntil(lambda: len(painted) == 1)
    assert apart(shown(qtbot, item, 1.0), shown(qtbot, fresh, 1.0)) <= 1
    item.change(paint_stripes, (middle,))
    old = MapItem(BOUNDS, paint_stripes, 1.0, GROUND)
    # What has not followed yet is not shown as it was.
    assert apart(shown(qtbot, item, 0.7), shown(qtbot, old, 0.7)) <= 1


def test_a_sketch_that_is_there_is_taken_and_painted_anew_in_time(qtbot: QtBot) -> None:
    painted: list[QRectF] = []

    def paint(painter: QPainter, exposed: QRectF, detail: float) -> None:
        painted.append(exposed)
        paint_stripes(painter, exposed, detail)

    fresh = MapItem(BOUNDS, paint, 1.0, GROUND).sketch
    assert fresh is not None
    odd = QPixmap(fresh.size())
    odd.fill(SAND)
    painted.clear()
    item = MapItem(BOUNDS, paint, 1.0, GROUND, odd)
    assert painted == []
    # A start does not wait for it.
    assert not item.busy
    assert item.sketch is odd
    qtbot.waitUntil(lambda: len(painted) == 4)
    assert apart(odd.toImage(), fresh.toImage()) <= 1
    QTest.qWait(50)
    assert len(painted) == 4


def test_a_sketch_of_another_size_is_not_taken(qtbot: QtBot) -> None:
    other = QPixmap(20, 20)
    item = MapItem(BOUNDS, paint_sand, 1.0, GROUND, other)
    assert item.sketch is not None
    assert item.sketch.size() == QSize(512, 512)


def test_no_sketch_is_given_away_that_is_behind_or_painted_for_another_screen(
    qtbot: QtBot,
) -> None:
    item = MapItem(BOUNDS, paint_sand, 1.0, GROUND)

    def is_given() -> bool:
        return item.sketch is not None

    item.change(paint_sand, (CHANGED,))
    assert not is_given()
    qtbot.waitUntil(is_given)
    item.set_ratio(2.0)
    assert not is_given()


def test_the_sketch_of_another_extent_is_painted_only_where_it_reaches_further(
    qtbot: QtBot,
) -> None:
    known = MapItem(BOUNDS, paint_stripes, 1.0, GROUND)
    wider = BOUNDS.adjusted(0, 0, 0, 0.2 * BOUNDS.height())
    painted: list[QRectF] = []

    def paint(painter: QPainter, exposed: QRectF, detail: float) -> None:
        painted.append(exposed)
        paint_stripes(painter, exposed, detail)

    fresh = MapItem(wider, paint_stripes, 1.0, GROUND).sketch
    assert fresh is not None
    item = MapItem(wider, paint, 1.0, GROUND, known.sketch_in(wider))
    sketch = item.sketch
    assert painted == []
    assert sketch is not None
    # It is all there, but below: that follows, and is not taken for the map in the meantime.
    low = sketch.height() * 9 // 10
    assert sketch.toImage().pixelColor(100, low) == GROUND
    assert item.is_renewing
    qtbot.waitUntil(lambda: not item.is_renewing)
    assert apart(sketch.toImage(), fresh.toImage()) <= 1


def test_no_sketch_comes_of_one_that_is_behind(qtbot: QtBot) -> None:
    item = MapItem(BOUNDS, paint_sand, 1.0, GROUND)
    item.change(paint_sand, (CHANGED,))
    assert item.sketch_in(BOUNDS) is None


def test_a_tile_that_others_stand_in_for_is_painted_part_by_part(qtbot: QtBot) -> None:
    painted: list[QRectF] = []

    def paint(painter: QPainter, exposed: QRectF, detail: float) -> None:
        painted.append(exposed)
        paint_stripes(painter, exposed, detail)

    item = MapItem(BOUNDS, paint, 1.0, GROUND)
    painted.clear()
    shown(qtbot, item, 1.0)
    first, others = item.tile_count, len(painted)
    # Nothing else could be shown for these but the sketch: each is painted at once.
    assert first == others
    painted.clear()
    zoomed = shown(qtbot, item, 0.7)
    count = item.tile_count - first
    assert count > 0
    assert len(painted) == 4 * count
    assert apart(zoomed, shown(qtbot, MapItem(BOUNDS, paint_stripes, 1.0, GROUND), 0.7)) <= 1


def test_a_tile_that_was_begun_on_another_map_is_not_gone_on_with(qtbot: QtBot) -> None:
    item = MapItem(BOUNDS, paint_stripes, 1.0, GROUND)
    shown(qtbot, item, 1.0)
    key = (0.7, 0, 0)
    assert not item._make(key)
    item.change(paint_sand, (BOUNDS,))
    for _ in range(3):
        assert not item._make(key)
    assert item._make(key)
    sand = MapItem(BOUNDS, paint_sand, 1.0, GROUND)
    sand._make(key)
    assert apart(item._tiles[key].toImage(), sand._tiles[key].toImage()) == 0
    item.rest()
