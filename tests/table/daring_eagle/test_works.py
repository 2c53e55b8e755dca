"""Emplacements of the board: copies of one picture, whole wherever a tile is cut through them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.table.daring_eagle.works import paint_works

pytestmark = pytest.mark.usefixtures("qapp")
SIDE = 240


def painted(
    *middles: tuple[float, float],
    scale: float = 1.0,
    shift: float = 0.0,
    turn: float = 0.0,
    dark: bool = False,
) -> QImage:
    """Return what is painted of works, the sheet moved left and up by so many units."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(scale, scale)
    p.translate(-shift, -shift)
    p.rotate(turn)
    for x, y in middles:
        paint_works(p, QPointF(x, y), scale, dark=dark)
    p.end()
    return image


@pytest.mark.parametrize("scale", [0.288, 0.9, 1.2])
def test_all_works_look_alike(scale: float) -> None:
    step = 100 / scale
    image = painted((50 / scale, 50 / scale), (50 / scale + step, 50 / scale), scale=scale)
    here, there = image.copy(0, 0, 100, 100), image.copy(100, 0, 100, 100)
    assert here.pixelColor(50, 50).alpha() == 255
    assert here == there


@pytest.mark.parametrize("scale", [0.7, 1.0, 1.37])
def test_two_tiles_meet_within_works(scale: float) -> None:
    middle, cut = 130 / scale, 130
    whole = painted((middle, middle), scale=scale)
    beyond = painted((middle, middle), scale=scale, shift=cut / scale)
    rest = SIDE - cut
    assert beyond.copy(0, 0, rest, rest) == whole.copy(cut, cut, rest, rest)
    assert whole.pixelColor(cut + 5, cut + 5).alpha() == 255


def test_by_night_they_are_darker() -> None:
    day, night = (painted((120, 120), dark=dark).pixelColor(120, 91) for dark in (False, True))
    assert night.lightness() < day.lightness()


def test_a_turned_painter_gets_turned_works() -> None:
    turned = painted((150, 0), turn=45)
    corner = round(150 / 2**0.5)
    # A corner of the ring of bags points up, where an upright square has the middle of a side.
    assert turned.pixelColor(corner, corner - 38).alpha() > 200


def test_the_painter_is_left_as_it_was(qapp: QApplication) -> None:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    p = QPainter(image)
    p.scale(2, 2)
    before = p.transform()
    paint_works(p, QPointF(60, 60), 2.0, dark=False)
    assert p.transform() == before
    p.end()
