"""The covers: they fill any tile and carry its title."""

import pytest
from PySide6.QtCore import QRect, QSizeF
from PySide6.QtWidgets import QApplication

from desktop.paint.colours import contrast
from desktop.paint.covers import COVERS, cover_image

SIZES = ((374.0, 390.0), (290.0, 270.0), (200.0, 300.0), (520.0, 260.0))


@pytest.mark.parametrize("game", COVERS)
@pytest.mark.parametrize("size", SIZES)
def test_a_cover_fills_its_tile(qapp: QApplication, game: str, size: tuple[float, float]) -> None:
    picture = cover_image(game, QSizeF(*size), 1.0)
    assert [picture.width(), picture.height()] == [round(side) for side in size]
    corners = [(0, 0), (picture.width() - 1, 0), (0, picture.height() - 1)]
    assert all(picture.pixelColor(x, y).alpha() == 255 for x, y in corners)


@pytest.mark.parametrize("game", COVERS)
def test_a_white_title_can_be_read_on_the_foot(qapp: QApplication, game: str) -> None:
    picture = cover_image(game, QSizeF(374, 390), 1.0)
    for x in range(0, 370, 12):
        for y in range(338, 390, 6):
            spot = picture.copy(QRect(x, y, 12, 6)).scaled(1, 1).pixelColor(0, 0)
            assert contrast("#ffffff", spot) >= 4.5


@pytest.mark.parametrize("game", COVERS)
def test_the_upper_corners_are_round(qapp: QApplication, game: str) -> None:
    picture = cover_image(game, QSizeF(374, 390), 1.0, radius=8)
    right, low = picture.width() - 1, picture.height() - 1
    assert [picture.pixelColor(x, 0).alpha() for x in (0, right)] == [0, 0]
    assert [picture.pixelColor(x, low).alpha() for x in (0, right)] == [255, 255]


def test_no_two_covers_are_alike(qapp: QApplication) -> None:
    small = [cover_image(game, QSizeF(60, 60), 1.0) for game in COVERS]
    assert all(a != b for i, a in enumerate(small) for b in small[:i])
