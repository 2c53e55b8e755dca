"""The buttons over the board hide nothing of the table, however little ground there is (look)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from pytestqt.qtbot import QtBot

from desktop.table.eagles_missiles.layout import layout
from tests.table.conftest import SetScale
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import page_at

SMALL = (1280, 720)


@pytest.mark.parametrize(("size", "scale"), [((1600, 1000), 100), (SMALL, 100), (SMALL, 150)])
def test_the_buttons_lie_over_no_panel(
    qtbot: QtBot, set_scale: SetScale, size: tuple[int, int], scale: int
) -> None:
    set_scale(scale)
    page = page_at(qtbot, scenes.sent(), size=size)
    view, tools = page.desk.view, page.tools
    qtbot.waitUntil(lambda: view.fitted and tools.isVisible())
    buttons = QRect(view.viewport().mapFrom(view, tools.pos()), tools.size())
    for box in layout().boxes.values():
        lies = view.mapFromScene(QRectF(*box.rect)).boundingRect()
        assert not buttons.intersects(lies)


def test_at_1280_by_720_the_board_is_as_large_beside_every_panel(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.sent(), size=SMALL)
    details = page.frame.docks["details"]
    for wide in (344, 366):
        page.frame.resizeDocks([details], [wide], Qt.Orientation.Horizontal)
        qtbot.wait(20)
        assert page.desk.view.viewportMargins().top() == 0
