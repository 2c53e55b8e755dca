"""The rows of the log: measured once, at home under the keys, at their end while a game goes on."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.models.log_model import LogLine, LogModel
from desktop.paint import fonts
from desktop.paint.theme import ThemeSource
from desktop.rules.core import T
from desktop.table.log_delegate import LogDelegate
from desktop.table.log_dock import LogPanel

LONG = "The runner from the north walks on and on, past every house and every tree of the way"


def line(ply: int, words: str = "North walks") -> LogLine:
    return LogLine("event", "move", 1, ply, T("toy", "{words}").of(words=words), "TOY-4")


@pytest.fixture
def model(qapp: object) -> LogModel:
    return LogModel(None)


@pytest.fixture
def panel(model: LogModel, themes: ThemeSource, qtbot: QtBot) -> LogPanel:
    """A log of forty lines, at its end."""
    panel = LogPanel(model, themes)
    qtbot.addWidget(panel)
    panel.resize(300, 240)
    model.show([line(ply) for ply in range(1, 41)])
    panel.show()
    panel.show_end()
    return panel


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rows whose height was asked for."""
    rows: list[int] = []
    usual: Callable[[LogDelegate, QModelIndex | QPersistentModelIndex, int], int]
    usual = LogDelegate.height

    def height(delegate: LogDelegate, index: QModelIndex | QPersistentModelIndex, wide: int) -> int:
        rows.append(index.row())
        return usual(delegate, index, wide)

    monkeypatch.setattr(LogDelegate, "height", height)
    return rows


def test_what_is_pointed_at_on_the_board_lights_its_lines(
    panel: LogPanel, model: LogModel, measured: list[int]
) -> None:
    here = replace(line(2), places=("A1", "A2"))
    model.show([line(1), here, replace(line(3), places=("B1",)), line(4)])
    measured.clear()

    def lit() -> list[int]:
        return [row for row in range(4) if model.index(row).data(LogModel.Role.LIT)]

    told: list[int] = []
    model.dataChanged.connect(lambda first, _: told.append(first.row()))
    model.light("A2")
    assert (lit(), told) == ([1], [1])
    model.light("B1")
    assert (lit(), told) == ([2], [1, 1, 2])
    model.light(None)
    assert lit() == []
    assert measured == []


def test_only_a_line_that_is_new_is_measured(
    panel: LogPanel, model: LogModel, measured: list[int]
) -> None:
    model.show([line(ply) for ply in range(1, 43)])
    assert measured == [40, 41]


def test_lines_that_come_before_the_panel_is_seen_are_measured_once(
    model: LogModel, themes: ThemeSource, measured: list[int], qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    panel = LogPanel(model, themes, window)
    column.addWidget(panel)
    window.resize(300, 240)
    window.show()
    model.show([line(ply) for ply in range(1, 41)])
    QApplication.processEvents()
    bar = panel.list.verticalScrollBar()
    assert (bar.value(), bar.maximum() > 0) == (bar.maximum(), True)
    assert sorted(measured) == list(range(40))


def test_only_lines_that_another_viewer_reads_otherwise_are_measured(
    panel: LogPanel, model: LogModel, measured: list[int]
) -> None:
    lines = [line(ply) for ply in range(1, 41)]
    lines[3:5] = [line(4, "North draws"), line(5, "South draws")]
    lines[9] = line(10, "North draws")
    model.show(lines)
    assert measured == [3, 4, 9]
    assert panel.list.model().index(4, 0).data() == "South draws"


def test_the_rows_of_short_lines_have_their_height_before_they_are_measured(
    panel: LogPanel, model: LogModel
) -> None:
    model.show([line(ply) for ply in range(1, 43)])
    usual = panel.list.verticalHeader().defaultSectionSize()
    assert {panel.list.rowHeight(row) for row in range(42)} == {usual}


def test_looking_back_measures_nothing(
    panel: LogPanel, model: LogModel, measured: list[int]
) -> None:
    model.look_at(7)
    assert measured == []


def test_a_long_line_is_broken_and_takes_less_room_in_a_wider_panel(
    panel: LogPanel, model: LogModel
) -> None:
    model.show([line(1), line(2, LONG)])
    short, long = panel.list.rowHeight(0), panel.list.rowHeight(1)
    assert long > short
    panel.resize(1400, 240)
    assert panel.list.rowHeight(1) == short


def test_a_line_that_just_fits_or_just_does_not_has_room_for_all_it_says(
    panel: LogPanel, model: LogModel
) -> None:
    delegate = panel.list.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    model.show([line(1, "Green Brigade moves from E11 to E10.")])
    index = model.index(0, 0)
    words = str(index.data())
    short = []
    for wide in range(240, 360):
        room = delegate._words_width(wide, line(1))
        needs = QFontMetrics(fonts.interface(14)).boundingRect(
            QRect(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, words
        )
        if delegate.height(index, wide) < needs.height():
            short.append(wide)
    assert short == []


def test_the_log_stays_at_its_end_until_it_is_scrolled_up(
    panel: LogPanel, model: LogModel, qtbot: QtBot
) -> None:
    bar = panel.list.verticalScrollBar()
    model.show([line(ply) for ply in range(1, 61)])
    assert 0 < bar.value() == bar.maximum()
    bar.setSliderPosition(10)
    bar.sliderMoved.emit(10)
    model.show([line(ply) for ply in range(1, 81)])
    assert bar.value() == 10


def test_keys_go_to_the_first_and_the_last_line(panel: LogPanel) -> None:
    log = panel.list
    QTest.keyClick(log, Qt.Key.Key_End)
    assert log.currentIndex().row() == 39
    QTest.keyClick(log, Qt.Key.Key_Home)
    assert log.currentIndex().row() == 0
    QTest.keyClick(log, Qt.Key.Key_Down)
    assert log.currentIndex().row() == 1


def test_enter_goes_back_to_the_position_of_a_line(panel: LogPanel, qtbot: QtBot) -> None:
    panel.show_ply(7)
    with qtbot.waitSignal(panel.returned) as told:
        QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert told.args == [7]


def test_a_line_that_may_be_cut_short_is_told_whole(model: LogModel) -> None:
    model.show([line(1), line(2, f"<b>{LONG}")])
    tips = [str(model.index(row).data(Qt.ItemDataRole.ToolTipRole)) for row in range(2)]
    assert tips[0] == "TOY-4"
    told = QTextDocumentFragment.fromHtml(tips[1]).toPlainText()
    assert told.splitlines() == [f"<b>{LONG}", "TOY-4"]
