"""The covers of the home screen: after the window, one at a time, there while one resizes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.windows.desk import Desk
from desktop.windows.home import HomePage
from desktop.windows.late_covers import LateCovers

GAME, OTHER = "daring_eagle", "red_menace"
SIZE = QSize(200, 160)


@pytest.fixture
def covers(qtbot: QtBot) -> Iterator[LateCovers]:
    covers = LateCovers(0.0)
    yield covers
    covers.stop()


def drawn(covers: LateCovers, size: QSize = SIZE, game: str = GAME) -> tuple[bool, QPixmap]:
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.white)
    p = QPainter(picture)
    was_there = covers.draw(p, game, size, 1.0)
    p.end()
    return was_there, picture


def is_blank(picture: QPixmap) -> bool:
    image = picture.toImage()
    points = [(x, y) for x in range(5, image.width(), 25) for y in range(5, image.height(), 25)]
    return all(image.pixelColor(x, y) == QColor("white") for x, y in points)


def test_a_cover_comes_after_it_was_asked_for(covers: LateCovers, qtbot: QtBot) -> None:
    was_there, picture = drawn(covers)
    assert not was_there
    assert is_blank(picture)
    with qtbot.waitSignal(covers.painted) as told:
        assert covers.waiting
    assert told.args == [GAME]
    was_there, picture = drawn(covers)
    assert was_there
    assert not is_blank(picture)
    assert not covers.waiting


def test_covers_come_one_at_a_time(covers: LateCovers, qtbot: QtBot) -> None:
    drawn(covers)
    drawn(covers, game=OTHER)
    with qtbot.waitSignal(covers.painted):
        pass
    assert [drawn(covers)[0], drawn(covers, game=OTHER)[0]] == [True, False]
    with qtbot.waitSignal(covers.painted) as told:
        pass
    assert told.args == [OTHER]


@pytest.mark.parametrize("size", [QSize(320, 160), QSize(120, 300), QSize(60, 40)])
def test_while_resizing_the_cover_there_is_fills_the_tile(
    covers: LateCovers, qtbot: QtBot, size: QSize
) -> None:
    drawn(covers)
    qtbot.waitUntil(lambda: not covers.waiting)
    was_there, picture = drawn(covers, size)
    assert was_there
    assert not is_blank(picture)
    assert picture.toImage().pixelColor(size.width() - 2, 2) != QColor("white")
    qtbot.waitUntil(lambda: not covers.waiting)
    assert drawn(covers, size)[1].toImage() != picture.toImage()


def test_a_size_that_was_passed_through_is_not_painted(covers: LateCovers, qtbot: QtBot) -> None:
    drawn(covers)
    qtbot.waitUntil(lambda: not covers.waiting)
    told: list[object] = []
    covers.painted.connect(told.append)
    drawn(covers, QSize(300, 160))
    drawn(covers)
    assert not covers.waiting
    qtbot.wait(150)
    assert told == []


def test_a_tile_without_room_asks_for_nothing(covers: LateCovers) -> None:
    p = QPainter()
    assert not covers.draw(p, GAME, QSize(0, 20), 1.0)
    assert not covers.waiting


def test_the_home_page_is_painted_before_its_covers_and_then_shows_them(
    qtbot: QtBot, desk: Desk
) -> None:
    home = HomePage(desk)
    qtbot.addWidget(home)
    home.resize(1280, 720)
    ground = home.grab().toImage()
    home.show()
    assert home.covers.waiting
    qtbot.waitUntil(lambda: not home.covers.waiting)
    QApplication.processEvents()
    for tile in home.tiles:
        at = tile.mapTo(home, tile.rect().center())
        above = at.y() - tile.height() // 4
        row = [(x, above) for x in range(at.x() - 60, at.x() + 60, 6)]
        seen = home.grab().toImage()
        assert any(seen.pixelColor(x, y) != ground.pixelColor(x, y) for x, y in row)


def test_nothing_is_painted_for_a_page_that_nobody_sees(qtbot: QtBot, desk: Desk) -> None:
    home = HomePage(desk)
    qtbot.addWidget(home)
    home.resize(1280, 720)
    home.show()
    home.grab()
    assert home.covers.waiting
    home.hide()
    assert not home.covers.waiting
