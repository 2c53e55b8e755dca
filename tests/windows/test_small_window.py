"""A game in a small window with large text: everything stays inside, docks scroll."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.cli_tour_games import at_answer, at_deployment, never, play_until
from desktop.paint.style import apply_theme
from desktop.table.scrolled import Claiming
from desktop.windows.desk import Desk
from desktop.windows.dressing import Dressing
from desktop.windows.main_window import MainWindow

POSITIONS = {"deployment": at_deployment, "combat": at_answer, "end": never}


@pytest.fixture(params=[100, 150])
def dressed(qapp: QApplication, desk: Desk, request: pytest.FixtureRequest) -> Iterator[Dressing]:
    settings = replace(desk.preferences.settings, text_scale=request.param, animation_speed=0)
    desk.preferences.use(settings)
    yield Dressing(qapp, desk.preferences, desk.themes, desk.languages)
    desk.preferences.use(replace(desk.preferences.settings, theme="dark", text_scale=100))


@pytest.mark.parametrize("position", POSITIONS)
def test_the_table_needs_no_more_than_the_window_has(
    qtbot: QtBot, desk: Desk, dressed: Dressing, position: str
) -> None:
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.open_game(play_until(desk.library, desk.shelf, POSITIONS[position], title="Small"))
    assert window.table.game is not None
    page = window.table.game.page
    for _ in range(3):
        QApplication.processEvents()
    least = page.table.minimumSizeHint()
    assert (window.width(), window.height()) == (1280, 720)
    assert (least.width() <= page.width(), least.height() <= page.height()) == (True, True)
    window.leave_game()
    window.close()


@pytest.mark.parametrize("position", POSITIONS)
def test_the_panel_of_the_moment_is_seen_whole(
    qtbot: QtBot, desk: Desk, qapp: QApplication, position: str
) -> None:
    desk.preferences.use(replace(desk.preferences.settings, animation_speed=0))
    apply_theme(qapp, desk.themes.theme)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    # 1280 x 720 less a frame.
    window.resize(1278, 690)
    window.show()
    window.open_game(play_until(desk.library, desk.shelf, POSITIONS[position], title="Small"))
    assert window.table.game is not None
    areas = window.table.game.page.findChildren(Claiming)
    (area,) = [each for each in areas if each.isVisible()]
    bars = area.horizontalScrollBar(), area.verticalScrollBar()
    qtbot.waitUntil(lambda: [bar.maximum() for bar in bars] == [0, 0])
    window.leave_game()
    window.close()


def test_the_buttons_beside_the_board_leave_its_frame_free(
    qtbot: QtBot, desk: Desk, qapp: QApplication
) -> None:
    usual = desk.preferences.settings
    desk.preferences.use(replace(usual, text_scale=200, animation_speed=0))
    dressing = Dressing(qapp, desk.preferences, desk.themes, desk.languages)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.open_game(play_until(desk.library, desk.shelf, at_answer, title="Small"))
    assert window.table.game is not None
    page = window.table.game.page
    page.sides.show_timeline(shown=True)
    view, board = page.desk.view, page.desk.scene.bounds
    qtbot.wait(50)
    assert view.fitted
    assert page.tools.geometry().right() < view.mapFromScene(board).boundingRect().left()
    window.leave_game()
    window.close()
    dressing.deleteLater()
    desk.preferences.use(replace(usual, text_scale=100))
