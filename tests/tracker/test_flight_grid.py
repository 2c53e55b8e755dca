"""The grid of who flew: what each key does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.logbook.day_draft import MissionDraft
from desktop.paint.theme import ThemeSource, load_theme
from desktop.rules.hornet_leader.book_entries import FlightEntry
from desktop.tracker.flight_grid import FlightGrid
from desktop.tracker.flight_grid_model import Column, GridRow
from tests.tracker.forms import shown

Key = Qt.Key
PILOTS = ("teflon", "banzai", "pluto")


@pytest.fixture
def grid(qtbot: QtBot) -> FlightGrid:
    grid = FlightGrid(ThemeSource(load_theme("dark")))
    shown(qtbot, grid)
    draft = MissionDraft(rows={pilot: FlightEntry(pilot=pilot) for pilot in PILOTS})
    rows = tuple(
        GridRow(pilot, pilot.title(), "F-14", "f14", 2, "Unfit" if pilot == "pluto" else "")
        for pilot in PILOTS
    )
    grid.show_mission(draft, rows)
    grid.setFocus(Qt.FocusReason.TabFocusReason)
    return grid


def entry(grid: FlightGrid, row: int = 0) -> FlightEntry:
    return grid.flight.entry(row)


def at(grid: FlightGrid) -> tuple[int, int]:
    return grid.currentIndex().row(), grid.currentIndex().column()


def test_tab_comes_to_the_stress_of_the_first_pilot(grid: FlightGrid) -> None:
    assert at(grid) == (0, Column.STRESS)
    assert grid.flight.draft.flew == set()


def test_space_ticks_and_unticks(grid: FlightGrid) -> None:
    QTest.keyClick(grid, Key.Key_Space)
    assert grid.flight.draft.flew == {"teflon"}
    QTest.keyClick(grid, Key.Key_Space)
    assert grid.flight.draft.flew == set()


def test_digits_fill_the_stress_and_tick(grid: FlightGrid) -> None:
    QTest.keyClicks(grid, "12")
    assert (entry(grid).stress, grid.flight.draft.flew) == (12, {"teflon"})
    QTest.keyClicks(grid, "3")
    assert entry(grid).stress == 3
    QTest.keyClicks(grid, "-")
    assert entry(grid).stress == -3
    QTest.keyClicks(grid, "5")
    assert entry(grid).stress == -35
    QTest.keyClick(grid, Key.Key_Backspace)
    assert entry(grid).stress == 0


def test_enter_goes_one_row_down_in_the_same_column_and_at_last_on(
    grid: FlightGrid, qtbot: QtBot
) -> None:
    QTest.keyClicks(grid, "1")
    QTest.keyClick(grid, Key.Key_Return)
    QTest.keyClicks(grid, "2")
    QTest.keyClick(grid, Key.Key_Enter)
    assert at(grid) == (2, Column.STRESS)
    assert [entry(grid, row).stress for row in range(3)] == [1, 2, 0]
    with qtbot.waitSignal(grid.passed):
        QTest.keyClick(grid, Key.Key_Return)


def test_letters_act_on_the_row(grid: FlightGrid) -> None:
    QTest.keyClicks(grid, "da")
    assert (entry(grid).damaged, entry(grid).aborted) == (True, True)
    QTest.keyClicks(grid, "da")
    assert (entry(grid).damaged, entry(grid).aborted) == (False, False)
    seen = []
    for _ in range(4):
        QTest.keyClicks(grid, "l")
        seen.append(entry(grid).lost)
    assert seen == ["target_bound", "over_target", "home_bound", ""]


def test_x_and_k_go_to_their_columns(grid: FlightGrid) -> None:
    QTest.keyClicks(grid, "x2")
    assert at(grid) == (0, Column.XP)
    QTest.keyClicks(grid, "-k1")
    assert (entry(grid).xp_extra, entry(grid).kills) == (-2, 1)
    QTest.keyClicks(grid, "-s4")
    assert (entry(grid).kills, entry(grid).stress) == (1, 4)


def test_a_note_is_written_in_its_cell(grid: FlightGrid, qtbot: QtBot) -> None:
    QTest.keyClick(grid, Key.Key_F2)
    editor = grid.findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "dove low")
    QTest.keyClick(editor, Key.Key_Return)
    qtbot.waitUntil(grid.hasFocus)
    assert (entry(grid).note, at(grid)) == ("dove low", (0, Column.NOTE))
    QTest.keyClick(grid, Key.Key_Delete)
    assert entry(grid).note == ""


def test_letters_in_the_column_of_notes_are_words(grid: FlightGrid) -> None:
    grid.setCurrentIndex(grid.flight.index(1, Column.NOTE))
    QTest.keyClicks(grid, "d")
    assert not entry(grid, 1).damaged
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "d"
    QTest.keyClick(editor, Key.Key_Escape)
    assert entry(grid, 1).note == ""


def test_keys_of_others_are_left_to_them(grid: FlightGrid) -> None:
    told: list[bool] = []
    grid.changed.connect(lambda: told.append(True))
    QTest.keyClick(grid, Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(grid, Key.Key_P)
    assert (told, entry(grid).damaged) == ([], False)


def test_one_leader_only(grid: FlightGrid) -> None:
    grid.show_further(shown=True)
    for row in (0, 1):
        grid.setCurrentIndex(grid.flight.index(row, Column.LEADER))
        QTest.keyClick(grid, Key.Key_Space)
    assert [entry(grid, row).leader for row in range(3)] == [False, True, False]


def test_the_mouse_ticks(grid: FlightGrid) -> None:
    _click(grid, 1, Column.FLEW)
    _click(grid, 1, Column.DAMAGED)
    _click(grid, 1, Column.LOST)
    assert grid.flight.draft.flew == {"banzai"}
    assert (entry(grid, 1).damaged, entry(grid, 1).lost) == (True, "target_bound")
    _click(grid, 2, Column.STRESS)
    assert at(grid) == (2, Column.STRESS)
    assert grid.flight.draft.flew == {"banzai"}


def _click(grid: FlightGrid, row: int, column: Column) -> None:
    at: QPoint = grid.visualRect(grid.flight.index(row, column)).center()
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_what_a_cell_says_aloud(grid: FlightGrid) -> None:
    QTest.keyClicks(grid, "3dl")
    role = Qt.ItemDataRole.AccessibleTextRole
    index = grid.flight.index(0, Column.LOST)
    assert index.data(role) == "Teflon, Lost: Way in"
    assert grid.flight.index(0, Column.DAMAGED).data() == "D"
    assert grid.flight.index(1, Column.STRESS).data() == "\N{EN DASH}"
    assert grid.flight.index(0, Column.XP).data() == ""


def test_further_columns_come_and_go(grid: FlightGrid) -> None:
    widths = [grid.columnWidth(column) for column in (Column.SITES, Column.HITS)]
    assert widths == [0, 0]
    grid.show_further(shown=True)
    grid.setCurrentIndex(grid.flight.index(0, Column.SITES))
    QTest.keyClicks(grid, "2")
    assert entry(grid).sites == 2


def test_a_row_who_should_not_fly_says_so(grid: FlightGrid) -> None:
    before = grid.grab().toImage()
    rows = tuple(
        GridRow(each.pilot, each.callsign, each.kind, each.picture, each.stress, "")
        for each in grid.flight.pilots
    )
    grid.show_mission(grid.flight.draft, rows)
    assert grid.grab().toImage() != before


def test_letters_belong_to_the_grid_before_the_keys_of_a_page_around_it(qtbot: QtBot) -> None:
    page = QWidget()
    grid = FlightGrid(ThemeSource(load_theme("dark")), page)
    shown(qtbot, page)
    taken: list[bool] = []
    shortcut = QShortcut(QKeySequence("D"), page)
    shortcut.activated.connect(lambda: taken.append(True))
    draft = MissionDraft(rows={"teflon": FlightEntry(pilot="teflon")})
    grid.show_mission(draft, (GridRow("teflon", "Teflon", "F-14", "f14", 2, ""),))
    grid.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(grid, Key.Key_D)
    assert (taken, grid.flight.entry(0).damaged) == ([], True)
    page.setFocus()
    QTest.keyClick(page, Key.Key_D)
    assert taken == [True]


def test_a_name_and_a_heading_that_find_no_room_are_told_whole(grid: FlightGrid) -> None:
    grid.resize(260, 200)
    told = Qt.ItemDataRole.ToolTipRole
    assert grid.model().index(2, Column.PILOT).data(told) == "Pluto. F-14. Unfit"
    heading = grid.model().headerData(Column.STRESS, Qt.Orientation.Horizontal, told)
    assert heading == "Stress +"


def test_headings_take_the_room_that_a_note_can_spare(grid: FlightGrid) -> None:
    # As wide as the form is in a window of 1280.
    grid.resize(534, 300)
    head = grid.horizontalHeader()
    shown_ones = [each for each in Column if not grid.isColumnHidden(each)]
    cut = [each for each in shown_ones if head.sectionSize(each) < head.sectionSizeHint(each)]
    assert cut == []
    assert sum(head.sectionSize(each) for each in shown_ones) == grid.viewport().width()


def test_a_note_gives_its_room_up_before_its_heading_is_out_of_sight(grid: FlightGrid) -> None:
    grid.resize(440, grid.height())
    head = grid.horizontalHeader()
    assert head.length() == grid.viewport().width()
    assert head.sectionSize(Column.NOTE) >= head.sectionSizeHint(Column.NOTE)
    grid.resize(300, grid.height())
    assert head.length() > grid.viewport().width(), "other columns give nothing up"
