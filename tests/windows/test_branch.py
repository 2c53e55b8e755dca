"""One table after another in the same window, as when a game is branched."""

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from desktop.windows.desk import Desk
from desktop.windows.guide import guided_game
from desktop.windows.main_window import MainWindow
from desktop.windows.open_game import OpenGame


def opened(window: MainWindow) -> OpenGame:
    assert window.table.game is not None
    return window.table.game


def test_a_branch_is_played_on_after_the_table_it_came_from_is_gone(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.preferences.use(replace(desk.preferences.settings, animation_speed=0))
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    window.open_game(window.table.create(guided_game()))
    first = opened(window)
    first.page.desk.pick("quadrant:NW")
    qtbot.waitUntil(lambda: first.model.choice is not None and first.session.ply >= 2)
    with qtbot.waitSignal(first.page.destroyed):
        first.page.sides.timeline.branched.emit(0)
    branch = opened(window)
    assert branch.id != first.id
    branch.page.desk.view.hovered.emit("A1")
    branch.page.desk.pick("quadrant:SW")
    qtbot.waitUntil(lambda: branch.session.ply >= 2)
    assert window.stack.currentWidget() is branch.page
    window.leave_game()
    window.close()
