"""The board at rest: whatever went before, each tile that is seen is of the present zoom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.theme import Theme, load_theme
from desktop.table.scene import BoardScene
from desktop.table.zoom_view import ZoomView
from tests.table.toy_look import ToyLook
from tests.toy.race import Race, RaceView
from tests.toy.table import AGAINST_BOT, opened

EDGE, EVERY = 3, 9
STEPS = 14
ROUNDING = 2


def colour_of(detail: float) -> QColor:
    """Return a colour that no other scale has."""
    return QColor(Random(f"{detail:.4f}").randrange(0x1000000) | 0xFF000000)


class ShadedLook(ToyLook):
    """A map whose colour says at which scale it was painted."""

    side = 1600.0

    def bounds(self, view: RaceView) -> QRectF:
        return QRectF(-24, -24, self.side, self.side * 0.8)

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Any
    ) -> None:
        painter.fillRect(exposed.adjusted(-1, -1, 1, 1), colour_of(detail))


@pytest.fixture
def view(qtbot: QtBot) -> ZoomView:
    session = opened(AGAINST_BOT)
    assert isinstance(session.game, Race)
    shown = ZoomView()
    qtbot.addWidget(shown)
    look = ShadedLook(session.game)
    shown.show_scene(BoardScene(look, session.view("north"), load_theme("dark"), shown))
    shown.resize(900, 640)
    shown.show()
    return shown


def picture_at_rest(qtbot: QtBot, view: ZoomView) -> QImage:
    """Return what is seen once nothing more is painted."""

    def rested() -> bool:
        QApplication.processEvents()
        return view.at_rest

    qtbot.waitUntil(rested)
    for chip in view.findChildren(QPushButton):
        chip.hide()
    QApplication.processEvents()
    # What stands on the screen: a widget that is grabbed would paint itself anew.
    return view.screen().grabWindow(view.winId()).toImage()


def sheet_of(view: ZoomView) -> QRect:
    """Return where the sheet is seen, without its border."""
    board = view.board
    assert board is not None
    sheet = view.mapFromScene(board.bounds).boundingRect()
    return sheet.adjusted(EDGE, EDGE, -EDGE, -EDGE).intersected(view.viewport().rect())


def step(view: ZoomView, rng: Random) -> None:
    """Do one thing that changes what is seen of the board."""
    size = (rng.randrange(300, 1500), rng.randrange(300, 1000))
    match rng.randrange(7):
        case 0:
            view.resize(*size)
        case 1:
            view.zoom_by(rng.choice((0.25, 0.5, 1 / 1.2, 1.2, 2.0, 4.0)), QPointF(*size) / 2)
        case 2:
            view.fit()
        case 3:
            view.horizontalScrollBar().setValue(size[0] - 700)
            view.verticalScrollBar().setValue(size[1] - 500)
        case 4:
            view.hide()
            view.resize(*size)
            view.show()
        case 5:
            view.grab()
        case _:
            for _ in range(rng.randrange(4)):
                QApplication.processEvents()


@pytest.mark.parametrize("seed", range(8))
def test_at_rest_every_tile_that_is_seen_is_of_the_present_scale(
    qtbot: QtBot, view: ZoomView, seed: int
) -> None:
    rng = Random(seed)
    for _ in range(STEPS):
        step(view, rng)
    picture, sheet = picture_at_rest(qtbot, view), sheet_of(view)
    wanted = colour_of(view.transform().m11())
    seen = {
        picture.pixelColor(x, y).rgb()
        for x in range(sheet.left(), sheet.right(), EVERY)
        for y in range(sheet.top(), sheet.bottom(), EVERY)
    }
    assert seen
    for pixel in map(QColor, seen):
        off = (pixel.red() - wanted.red(), pixel.green() - wanted.green())
        assert max(map(abs, (*off, pixel.blue() - wanted.blue()))) <= ROUNDING


def test_the_board_is_not_at_rest_during_a_gesture_nor_while_tiles_are_missing(
    qtbot: QtBot, view: ZoomView
) -> None:
    picture_at_rest(qtbot, view)
    view.zoom_by(1.2, QPointF(100, 100))
    rests = [view.at_rest]
    view.settle()
    rests.append(view.at_rest)
    view.viewport().repaint()
    rests.append(view.at_rest)
    picture_at_rest(qtbot, view)
    assert [*rests, view.at_rest] == [False, False, False, True]


@pytest.mark.parametrize("high", range(641, 649))
def test_the_ground_beside_the_sheet_has_no_seam(qtbot: QtBot, view: ZoomView, high: int) -> None:
    view.resize(1300, high)
    view.fit()
    # What was there before shines through wherever the ground does not cover.
    picture = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
    picture.fill(QColor("#ff00ff"))
    flags = QWidget.RenderFlag.DrawChildren
    view.viewport().render(picture, QPoint(), QRegion(), flags)
    ground = view.backgroundBrush().color()
    assert {picture.pixelColor(2, y).name() for y in range(high)} == {ground.name()}
