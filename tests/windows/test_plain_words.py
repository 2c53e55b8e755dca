"""What people and files write is shown letter by letter, never taken for HTML."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.play.seats import Seat
from desktop.rules.core import Setup
from desktop.store.errors import DamagedGame
from desktop.store.keeping import create_session
from desktop.windows.desk import Desk
from desktop.windows.main_window import MainWindow
from desktop.windows.told import tell_error
from tests.screens.room import troubles

TAG = "<h1>Ann"


def taken_for_html(window: QWidget) -> list[str]:
    """Return the words of a person that Qt would look for tags in."""
    found = [
        label.text()
        for label in window.findChildren(QLabel)
        if TAG in label.text() and label.textFormat() != Qt.TextFormat.PlainText
    ]
    return found + [
        each.toolTip() for each in window.findChildren(QWidget) if TAG in each.toolTip()
    ]


@pytest.fixture
def window(qtbot: QtBot, desk: Desk) -> Iterator[MainWindow]:
    game = desk.shelf.game("daring_eagle")
    seats = (Seat("gold", "person", f"{TAG} 1"), Seat("green", "person", f"{TAG} 2"))
    setup = Setup("", ("gold", "green"), {"first": "gold"})
    create_session(desk.library, game, setup, seats, title=TAG, seed=1)
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: not window.home.recent.examining)
    yield window
    window.leave_game()
    window.close()


def test_names_and_titles_with_tags_are_shown_as_they_were_typed(
    window: MainWindow, desk: Desk
) -> None:
    window.home.refresh()
    assert taken_for_html(window) == []
    window.open_game(desk.library.games()[0].id)
    game = window.table.game
    assert game is not None
    assert taken_for_html(window) == []
    game.page.passage.page.opened.emit()
    assert taken_for_html(window) == []
    game.page.toggle_timeline()
    assert taken_for_html(window) == []


def test_a_message_about_a_title_with_tags_shows_them(window: MainWindow) -> None:
    shown = []

    def read() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        shown.extend(taken_for_html(box))
        box.accept()

    QTimer.singleShot(0, window, read)
    tell_error(window, DamagedGame(TAG, 3))
    assert shown == []


def test_a_long_message_with_tags_goes_on_in_the_next_line(window: MainWindow) -> None:
    found: list[object] = []

    def read() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        found.extend(troubles(box))
        assert box.width() < window.width()
        box.accept()

    QTimer.singleShot(0, window, read)
    tell_error(window, DamagedGame(f"{TAG} and the long way down the river " * 3, 3))
    assert found == []
