"""Loading ahead: when a game comes near, in parts, and each once."""

from __future__ import annotations

from importlib.util import find_spec

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.looks import AT_TABLE, LOOKS, modules_at_table
from desktop.windows import ahead as module
from desktop.windows.ahead import PARTS, Ahead
from desktop.windows.desk import Desk
from desktop.windows.home import HomePage
from desktop.windows.titles import TITLES

GAME = "daring_eagle"


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(module, "import_module", names.append)
    return names


def point_at(widget: QWidget) -> None:
    here = QPointF(5, 5)
    QApplication.sendEvent(widget, QEnterEvent(here, here, here))


def test_the_parts_are_loaded_one_after_the_other_and_then_the_game(
    desk: Desk, qtbot: QtBot, loaded: list[str]
) -> None:
    ahead = Ahead(desk)
    ahead.come_near(GAME)
    assert loaded == []
    qtbot.waitUntil(lambda: len(loaded) == 1)
    assert ahead.loading
    qtbot.waitUntil(lambda: not ahead.loading)
    assert loaded == [*PARTS, *modules_at_table(GAME)]
    assert all(find_spec(name) is not None for name in PARTS)


def test_all_games_know_what_their_tables_will_want() -> None:
    assert AT_TABLE.keys() == {key for key, _ in LOOKS}
    for key in AT_TABLE:
        assert all(find_spec(name) is not None for name in modules_at_table(key))


def test_a_game_that_came_near_before_is_not_loaded_again(
    desk: Desk, qtbot: QtBot, loaded: list[str]
) -> None:
    ahead = Ahead(desk)
    for _ in range(2):
        ahead.come_near(GAME)
        qtbot.waitUntil(lambda: not ahead.loading)
    ahead.come_near(GAME)
    assert not ahead.loading
    assert len(loaded) == len(PARTS) + len(modules_at_table(GAME))


def test_it_can_be_stopped(desk: Desk, qtbot: QtBot, loaded: list[str]) -> None:
    ahead = Ahead(desk)
    ahead.come_near(GAME)
    ahead.stop()
    assert not ahead.loading
    qtbot.wait(3 * module.PAUSE)
    assert loaded == []


def test_pointing_at_a_tile_brings_its_game_near(desk: Desk, qtbot: QtBot) -> None:
    home = HomePage(desk)
    qtbot.addWidget(home)
    near: list[object] = []
    home.approached.connect(near.append)
    for tile in home.tiles:
        point_at(tile)
    point_at(home.recent)
    assert near == [title.key for title in TITLES]
    QApplication.sendEvent(home.tiles[0], QEvent(QEvent.Type.Leave))
