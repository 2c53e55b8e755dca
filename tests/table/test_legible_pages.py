"""The tables of all games, grabbed while they are measured: every word is read on its ground."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeName, load_theme
from desktop.rules.hornet_leader.arming import Arm
from desktop.rules.hornet_leader.records import Aircraft
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import campaign, mission
from tests.screens.grounds import Grounds, measured
from tests.table.eagles_missiles import playing as eagles
from tests.table.hornet_leader import playing as hornet
from tests.table.red_menace import playing as menace

THEMES: tuple[ThemeName, ...] = ("dark", "light")
EVERY = 70
"""How many decisions lie between two that are looked at."""


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[ThemeName]:
    """A theme, worn by everything."""
    name: ThemeName = request.param
    apply_theme(qapp, load_theme(name))
    yield name
    apply_theme(qapp, load_theme("dark"))


@pytest.fixture
def grounds() -> Iterator[Grounds]:
    """What measures all painting."""
    with measured() as grounds:
        yield grounds


def look(grounds: Grounds, page: TablePage, qtbot: QtBot) -> None:
    view = page.desk.view
    qtbot.waitUntil(lambda: view.at_rest or not view.isVisible())
    before = grounds.measured[True]
    grounds.grab(page)
    assert grounds.measured[True] > before + 20
    assert list(grounds.faint()) == []


@pytest.mark.parametrize("module", [menace, eagles], ids=["red_menace", "eagles_missiles"])
def test_a_game_that_is_played_can_be_read_all_along(
    qtbot: QtBot, grounds: Grounds, theme: ThemeName, module: Any
) -> None:
    played: Callable[..., Iterator[tuple[Any, Any]]] = module.played
    for s, _ in islice(played(most=3 * EVERY), 0, None, EVERY):
        page = module.page_at(qtbot, s, theme=theme)
        look(grounds, page, qtbot)
        page.close_game()
        page.hide()


def test_a_squadron_that_is_put_together_can_be_read(
    qtbot: QtBot, grounds: Grounds, theme: ThemeName
) -> None:
    page = hornet.new_game(qtbot, theme=theme)
    look(grounds, page, qtbot)
    page.close_game()


def test_a_hangar_can_be_read(qtbot: QtBot, grounds: Grounds, theme: ThemeName) -> None:
    s = campaign("libya_1984", options=("night", "damaging"))
    pilots = [Aircraft(pilot) for pilot in ("hunter", "bug", "static")]
    page = hornet.page_at(qtbot, mission(14, pilots, state=s, steps=[Arm()]), theme=theme)
    look(grounds, page, qtbot)
    page.close_game()
