"""Rows of decisions: what they say, how they lie, and that impossible ones cannot be chosen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.face import Face
from desktop.paint.theme import ThemeSource
from desktop.rules.red_menace.components import Kit
from desktop.table.decision_panel import Words
from desktop.table.decision_rows import TILE, MiniBar, Row, RowData, Rows
from desktop.table.red_menace import counters_faces
from tests.table.conftest import SetScale
from tests.table.red_menace.kits import kit

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def face() -> Face:
    """A blue counter."""
    components: Kit = kit()
    return counters_faces.bomber(components.units["b52"])


def shown(qtbot: QtBot, themes: ThemeSource, *rows: RowData, columns: int = 1) -> Rows:
    found = Rows(themes, columns=columns)
    qtbot.addWidget(found)
    found.show_rows(rows)
    found.resize(340, found.sizeHint().height())
    found.show()
    qtbot.waitExposed(found)
    return found


def test_a_row_says_everything_in_one_line(qtbot: QtBot, themes: ThemeSource) -> None:
    rows = shown(qtbot, themes, RowData("a", "Tiksi", notes="2 hexes", chance=0.755))
    assert rows.rows[0].accessibleName() == "Tiksi, 2 hexes, 76 %"


def test_a_figure_stands_instead_of_the_chance() -> None:
    assert RowData("a", "Tiksi", chance=0.5, figure="2/3").written == "2/3"
    assert RowData("a", "Tiksi").written == ""


def test_possible_rows_are_chosen_and_impossible_ones_are_not(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    rows = shown(
        qtbot, themes, RowData("a", "A"), RowData("b", "B", possible=False, rule="RM-9.3.1c")
    )
    told: list[str] = []
    rows.chosen.connect(told.append)
    for row in rows.rows:
        QTest.mouseClick(row, LEFT)
    assert told == ["a"]
    assert rows.rows[1].tag.isVisible()
    assert rows.rows[1].focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_figure_of_an_impossible_row_stands_beside_its_rule(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    data = RowData("b", "Su-27", figure="5", possible=False, rule="EM-IV.A4a")
    rows = shown(qtbot, themes, data)
    (row,) = rows.rows
    figure = next(each for each in row.findChildren(QLabel) if each.text() == "5")
    assert figure.isVisible()
    assert row.tag.isVisible()
    assert not figure.geometry().intersects(row.tag.geometry())


def test_a_row_of_one_line_is_as_high_as_one_that_has_had_more(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    plain = RowData("a", "A")
    full = RowData("b", "B", notes="2 hexes", chance=0.5, possible=False, rule="RM-9.3.1c")
    never, again = shown(qtbot, themes, plain), shown(qtbot, themes, full)
    again.show_rows((plain,))
    again.resize(340, again.sizeHint().height())
    QApplication.processEvents()
    again.resize(340, again.sizeHint().height())
    assert again.rows[0].size() == never.rows[0].size()


def test_a_row_has_no_more_parts_than_it_ever_needed(qtbot: QtBot, themes: ThemeSource) -> None:
    rows = shown(qtbot, themes, RowData("a", "A"))
    (row,) = rows.rows
    assert [type(part) for part in row.findChildren(QWidget)] == [Words, MiniBar]


def test_a_click_on_a_row_leaves_the_focus_where_it_was(qtbot: QtBot, themes: ThemeSource) -> None:
    rows = shown(qtbot, themes, RowData("a", "A"))
    (row,) = rows.rows
    assert row.focusPolicy() == Qt.FocusPolicy.TabFocus
    rows.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    rows.setFocus()
    QTest.mouseClick(row, LEFT)
    assert rows.window().focusWidget() is rows


def test_rows_in_two_columns_lie_side_by_side(qtbot: QtBot, themes: ThemeSource) -> None:
    data = [RowData(key, key.upper()) for key in "abc"]
    rows = shown(qtbot, themes, *data, columns=2)
    first, second, third = rows.rows
    assert first.y() == second.y() < third.y()
    assert first.x() == third.x() < second.x()
    assert abs(first.width() - second.width()) <= 1


def test_rows_with_large_text_stand_in_one_column(
    qtbot: QtBot, themes: ThemeSource, set_scale: SetScale
) -> None:
    rows = shown(qtbot, themes, *(RowData(key, key.upper()) for key in "abc"), columns=2)
    set_scale(200)
    rows.retranslate()
    QApplication.processEvents()
    first, second, _ = rows.rows
    assert first.x() == second.x()
    assert first.width() == rows.width()
    assert first.y() < second.y()


def test_fewer_rows_take_the_last_ones_away(qtbot: QtBot, themes: ThemeSource) -> None:
    rows = shown(qtbot, themes, RowData("a", "A"), RowData("b", "B"))
    kept = rows.rows[0]
    rows.show_rows((RowData("c", "C"),))
    assert rows.rows == (kept,)
    assert kept.data.key == "c"
    rows.show_rows(())
    assert rows.isHidden()


def test_the_counter_is_painted_at_the_left(qtbot: QtBot, themes: ThemeSource, face: Face) -> None:
    data = RowData("a", "B-52", notes="movement 1")
    plain = shown(qtbot, themes, data)
    pictured = shown(qtbot, themes, replace(data, face=face))
    assert pictured.rows[0].height() >= TILE
    assert not is_blue(plain.rows[0])
    assert is_blue(pictured.rows[0])


def is_blue(row: Row) -> bool:
    """Return whether the left end of a row, where a counter's edge would be, is blue."""
    picture = row.grab().toImage()
    ratio = picture.devicePixelRatio()
    at = QColor(picture.pixel(round(14 * ratio), round(row.height() / 2 * ratio)))
    return at.blue() > at.red() + 30


def test_rows_that_were_too_many_come_again(qtbot: QtBot, themes: ThemeSource) -> None:
    many = [RowData(key, key.upper()) for key in "abcd"]
    rows = shown(qtbot, themes, *many)
    first, *others = rows.rows
    rows.show_rows(many[:1])
    assert rows.rows == (first,)
    assert not any(row.isVisible() for row in others)
    high = rows.sizeHint().height()
    rows.show_rows([RowData(key, key.upper()) for key in "wxyz"])
    assert rows.rows == (first, *others)
    assert [row.accessibleName() for row in rows.rows] == ["W", "X", "Y", "Z"]
    assert all(row.isVisible() for row in rows.rows)
    assert rows.sizeHint().height() > 3 * high
