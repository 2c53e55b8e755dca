"""The order in which a page is read, and that asking for it leaves nothing behind."""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import getAllValidWrappers, isValid

from desktop.paint.flow_layout import FlowLayout
from desktop.table.reading_order import go_on, parts_of


def page_of(qtbot: QtBot) -> QWidget:
    """Return a page with parts that were made in another order than they are read."""
    page = QWidget()
    qtbot.addWidget(page)
    last, third, second, first = (QPushButton(name, page) for name in "dcba")
    column, grid, row = QVBoxLayout(page), QGridLayout(), QHBoxLayout()
    row.setDirection(QHBoxLayout.Direction.RightToLeft)
    grid.addWidget(third, 1, 0)
    grid.addWidget(first, 0, 0)
    grid.addWidget(second, 0, 1)
    row.addWidget(last)
    row.addStretch(1)
    row.addWidget(QPushButton("e", page))
    column.addLayout(grid)
    column.addLayout(row)
    return page


def read(page: QWidget) -> str:
    return "".join(part.text() for part in parts_of(page) if isinstance(part, QPushButton))


def items() -> int:
    """Return for how many items of layouts there are objects."""
    gc.collect()
    found = [each for each in getAllValidWrappers() if isinstance(each, QLayoutItem)]
    return sum(not isinstance(each, QLayout) for each in found)


def test_parts_are_read_as_they_are_laid_out(qtbot: QtBot) -> None:
    assert read(page_of(qtbot)) == "abced"


def test_no_object_is_left_for_an_item_that_qt_may_delete(qtbot: QtBot) -> None:
    # Such an object is taken for the next widget at the address, and PySide crashes.
    page = page_of(qtbot)
    before = items()
    read(page)
    assert items() == before


def test_what_follows_a_page_outlives_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    page = QWidget(window)
    inside = QPushButton("inside", page)
    box = QWidget(window)
    beside, column, flow = QPushButton("beside", box), QVBoxLayout(box), FlowLayout()
    flow.addWidget(beside)
    column.addLayout(flow)
    row.addWidget(page)
    row.addWidget(box)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    inside.setFocus()
    assert go_on(page, forward=True)
    assert QApplication.focusWidget() is beside
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not isValid(inside)
    item = flow.itemAt(0)
    assert item is not None
    assert isValid(item)
    assert flow.sizeHint() == beside.sizeHint()
