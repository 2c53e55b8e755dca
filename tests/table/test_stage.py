"""Pages of a game stand in the place of the board in the positions they belong to."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.rules.core import T
from desktop.table.look import Panel
from desktop.table.stage import Stage


def panel(key: str, area: str, view: str) -> Panel:
    return Panel(
        key,
        T("toy", "A page"),
        QLabel(key),
        "center" if area == "center" else "left",
        stands=lambda seen: bool(seen == view),
    )


def test_a_page_takes_the_place_of_the_board_in_its_positions(qtbot: QtBot) -> None:
    board = QLabel("board")
    hangar, ready = panel("hangar", "center", "arming"), panel("ready", "center", "briefing")
    stage = Stage(board)
    stage.add_pages((hangar, ready, panel("fund", "left", "arming")))
    qtbot.addWidget(stage)
    stage.follow("arming")
    assert stage.page == "hangar"
    stage.follow("briefing")
    assert stage.page == "ready"
    stage.follow("flying")
    assert stage.page == ""
    assert stage.currentWidget() is board
