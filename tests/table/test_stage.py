"""Pages of a game stand in the place of the board in the positions they belong to."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsView, QLabel
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
    board = QGraphicsView()
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


def test_a_note_and_the_dice_lie_over_a_page_that_comes_after_them(qtbot: QtBot) -> None:
    stage = Stage(QGraphicsView())
    note = Panel("note", T("toy", "A note"), QLabel("note"), "note")
    stage.add_pages((panel("hangar", "center", "arming"), note))
    stage.tray = QLabel("dice", stage)
    qtbot.addWidget(stage)
    stage.resize(600, 400)
    stage.show()
    for widget, left in ((note.widget, 400), (stage.tray, 200)):
        widget.setGeometry(left, 50, 150, 100)
        widget.show()
        widget.raise_()
    for position in ("arming", "flying", "arming"):
        stage.follow(position)
        assert stage.childAt(450, 80) is note.widget
        assert stage.childAt(250, 80) is stage.tray
