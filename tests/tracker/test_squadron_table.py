"""The squadron in the tracker: Stress by Day with letters, kills, who is gone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from desktop.paint.theme import ThemeSource
from desktop.rules.hornet_leader.book_entries import FlightEntry, MemberEntry
from desktop.rules.hornet_leader.records import AVERAGE
from desktop.tracker.squadron_data import SquadronRow, squadron_rows
from desktop.tracker.squadron_delegate import HEAT, KILLS, XP
from desktop.tracker.squadron_table import SquadronModel, SquadronTable
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME

HEADS = ("Pilot", "Skill", "Stress by Day", "Stress now", "Status", "Experience", "Kills")


def rows() -> tuple[SquadronRow, ...]:
    """Return a squadron after two of three Days, the first of which nobody knows."""
    left = MemberEntry(pilot="hunter", skill=AVERAGE, missing=True, removed=True)
    s = tracked(standing(left, "teflon", "banzai", "pluto", day=1))
    over = GAME.kit.pilots["teflon"].levels[AVERAGE].shaken_max + 4
    flight = (
        FlightEntry(pilot="teflon", stress=over, kills=2),
        FlightEntry(pilot="banzai", lost="home_bound"),
    )
    log(s, day(flown(10, *flight)))
    return squadron_rows(s, GAME.kit)


def test_heat_cells_have_letters_besides_their_colours() -> None:
    teflon, banzai, pluto, left = rows()
    assert [cell.letter for cell in teflon.heat] == ["", "U", ""]
    assert [cell.words for cell in teflon.heat] == ["?", str(teflon.stress.now), ""]
    assert [cell.words for cell in banzai.heat] == ["?", "M", ""]
    assert [cell.letter for cell in pluto.heat] == ["", "O", ""]
    assert [cell.words for cell in left.heat] == ["?", "R", ""]


def test_who_is_not_here_says_so_and_who_left_stands_last() -> None:
    teflon, banzai, pluto, left = rows()
    assert (teflon.status_word, teflon.kills) == ("Unfit", 2)
    assert (banzai.status_word, banzai.here) == ("Missing", False)
    assert (pluto.status_word, pluto.here) == ("Okay", True)
    assert (left.callsign, left.status_word) == ("Hunter", "Left")


def test_the_model_is_a_proper_one_and_speaks(qtbot: QtBot) -> None:
    model = SquadronModel()
    tester = QAbstractItemModelTester(model)
    model.show_rows(rows(), HEADS)
    assert (model.rowCount(), model.columnCount()) == (4, len(HEADS))
    said = [model.index(0, column).data() for column in range(len(HEADS))]
    stress = model.rows[0].stress.now
    assert said[HEAT] == f"?, {stress} U"
    assert (said[0], said[KILLS], model.index(1, KILLS).data()) == ("Teflon", "2", "–")
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Pilot"
    tester.deleteLater()


def test_a_pilot_is_selected_and_opened_with_the_keyboard(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    table = SquadronTable(themes)
    qtbot.addWidget(table)
    table.resize(900, 400)
    table.show_rows(rows(), HEADS)
    table.show()
    with qtbot.waitSignal(table.pilot_selected):
        table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.pilot == "banzai"
    with qtbot.waitSignal(table.pilot_opened) as opened:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert opened.args == ["banzai"]
    table.show_rows(rows()[1:], HEADS)
    assert table.pilot == "banzai"


@pytest.mark.parametrize("width", [560, 900, 1400])
def test_the_columns_fill_the_table(qtbot: QtBot, themes: ThemeSource, width: int) -> None:
    table = SquadronTable(themes)
    qtbot.addWidget(table)
    table.show_rows(rows(), HEADS)
    table.resize(width, table.height())
    table.show()
    wide = sum(table.columnWidth(column) for column in range(len(HEADS)))
    assert wide == table.viewport().width()


def test_long_headings_at_the_right_take_the_room_of_the_bar_of_stress(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    table = SquadronTable(themes)
    qtbot.addWidget(table)
    table.resize(640, 200)
    table.show_rows(rows(), (*HEADS[:-2], "Experience of all", "Shot down by all"))
    head = table.horizontalHeader()
    parts = [head.sectionSize(column) for column in range(len(HEADS))]
    wanted = [head.sectionSizeHint(column) for column in range(len(HEADS))]
    assert parts[XP] >= wanted[XP]
    assert parts[KILLS] >= wanted[KILLS]
    assert sum(parts) == table.viewport().width()
