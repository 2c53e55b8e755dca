"""The map in tiles: no seam shows where they meet, whatever the screen's scale."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.table.map_item import TILE, MapItem

SAND, GROUND = QColor("#c8b98a"), QColor("#000000")
BOUNDS = QRectF(-20, -20, 1000, 1000)
MARGIN = 12


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
