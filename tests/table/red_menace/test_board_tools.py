"""The buttons at the board: all of them are seen, and none lies on the sheets."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.table.board_tools import OVER
from tests.table.red_menace.playing import page_at
from tests.table.red_menace.scenes import turn_seven

SIZES = ((900, 600), (1000, 640), (1100, 700), (1280, 720), (1440, 900), (1600, 1000), (1920, 1080))


@pytest.mark.parametrize("size", SIZES)
def test_they_keep_to_the_ground_of_the_board(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = page_at(qtbot, turn_seven(), size=size)
    # Room that is kept above the board comes with the layout.
    for _ in range(3):
        QApplication.processEvents()
    view, tools = page.desk.view, page.tools.geometry()
    sheets = view.mapFromScene(page.desk.scene.bounds).boundingRect()
    sheets.translate(view.viewport().pos())
    assert not sheets.adjusted(OVER, OVER, -OVER, -OVER).intersects(tools)
    assert view.rect().contains(tools)
