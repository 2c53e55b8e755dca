"""In a low window the hand is a strip, until the pointer or the focus comes to it."""

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.blind import STRIP
from desktop.table.bottom_fold import LOW, BottomFold
from desktop.table.docks import AREAS, DockFrame
from desktop.table.page import TablePage
from desktop.table.scrolled import Scrolled
from tests.table.conftest import MakePage

WIDE = 1240


def hand_height(page: TablePage) -> int:
    return page.frame.docks["hand"].height()


def make_low(page: TablePage, qtbot: QtBot) -> None:
    page.desk.view.setFocus()
    page.resize(WIDE, LOW - 1)
    qtbot.waitUntil(lambda: hand_height(page) == STRIP)


def test_the_board_gets_what_a_low_window_takes(page: TablePage, qtbot: QtBot) -> None:
    page.resize(WIDE, LOW)
    qtbot.waitUntil(lambda: page.height() == LOW)
    assert hand_height(page) > 2 * STRIP
    before = page.desk.view.height()
    make_low(page, qtbot)
    qtbot.waitUntil(lambda: page.desk.view.height() > before)
    page.resize(WIDE, LOW)
    qtbot.waitUntil(lambda: hand_height(page) > 2 * STRIP)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_the_screen_of_a_laptop_is_low(
    page: TablePage, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page.desk.view.setFocus()
    page.resize(*size)
    qtbot.waitUntil(lambda: hand_height(page) == STRIP)


def test_the_focus_opens_the_strip_and_leaving_folds_it(page: TablePage, qtbot: QtBot) -> None:
    make_low(page, qtbot)
    assert page.sides.hand_panel.note.isHidden()
    page.sides.hand.setFocus()
    qtbot.waitUntil(lambda: hand_height(page) > 2 * STRIP)
    assert not page.sides.hand_panel.note.isHidden()
    page.desk.view.setFocus()
    qtbot.waitUntil(lambda: hand_height(page) == STRIP)


def test_the_pointer_opens_the_strip_and_leaving_folds_it(page: TablePage, qtbot: QtBot) -> None:
    make_low(page, qtbot)
    dock, at = page.frame.docks["hand"], QPointF(5, 5)
    QApplication.sendEvent(dock, QEnterEvent(at, at, at))
    qtbot.waitUntil(lambda: hand_height(page) > 2 * STRIP)
    QApplication.sendEvent(dock, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: hand_height(page) == STRIP)


def test_a_dock_moved_away_from_the_bottom_does_not_fold(page: TablePage, qtbot: QtBot) -> None:
    dock = page.frame.docks["hand"]
    page.frame.addDockWidget(AREAS["right"], dock)
    page.resize(WIDE, LOW - 1)
    qtbot.waitUntil(lambda: page.height() == LOW - 1)
    assert not dock.folded


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_a_dock_that_floated_floats_again_from_its_strip(make_page: MakePage, qtbot: QtBot) -> None:
    first = make_page(size=(WIDE, LOW - 1))
    first.frame.docks["hand"].setFloating(True)
    kept = first.sides.save()
    first.close()
    second = make_page(size=(WIDE, LOW - 1))
    dock = second.frame.docks["hand"]
    qtbot.waitUntil(lambda: dock.folded)
    # Qt warns, and the test fails, if a dock is given a height where it does not lie any more.
    assert second.sides.restore(kept)
    assert dock.isFloating()
    assert not dock.folded
    # A window that floats would go after its page, and have it settle once more.
    for page in (first, second):
        page.frame.docks["hand"].setFloating(False)
    QApplication.processEvents()


def test_a_strip_is_no_height_to_come_back_to(page: TablePage, qtbot: QtBot) -> None:
    make_low(page, qtbot)
    kept = page.sides.save()
    page.resize(WIDE, 800)
    assert page.sides.restore(kept)
    least = page.sides.hand_panel.minimumSizeHint().height()
    qtbot.waitUntil(lambda: hand_height(page) > least + STRIP)


def test_a_strip_under_the_phase_bar_makes_the_window_lower(page: TablePage, qtbot: QtBot) -> None:
    page.desk.view.setFocus()
    page.resize(WIDE, LOW + 10)
    strip = QLabel("Play once more?")
    strip.setWordWrap(True)
    strip.setMargin(12)
    strip.hide()
    page.put_strip(strip)
    qtbot.waitUntil(lambda: hand_height(page) > 2 * STRIP)
    strip.show()
    page.fit()
    qtbot.waitUntil(lambda: hand_height(page) == STRIP)
    strip.hide()
    page.fit()
    qtbot.waitUntil(lambda: hand_height(page) > 2 * STRIP)


def test_a_dock_along_the_bottom_is_as_wide_as_its_icon_from_the_first(qtbot: QtBot) -> None:
    frame = DockFrame()
    qtbot.addWidget(frame)
    dock = frame.add_dock("piles", "bottom")
    dock.add("piles", "The piles of all cards", "cards", Scrolled(QWidget()))
    assert dock.titleBarWidget().sizeHint().width() < 50


def test_a_dock_that_folds_out_of_sight_is_as_low_as_its_strip(qtbot: QtBot) -> None:
    frame = DockFrame()
    qtbot.addWidget(frame)
    dock = frame.add_dock("piles", "bottom")
    dock.add("piles", "Piles", "cards", Scrolled(QWidget()))
    frame.resize(600, 400)
    frame.show()
    QApplication.processEvents()
    frame.hide()
    assert dock.minimumHeight() > STRIP
    dock.fold(150)
    assert dock.minimumHeight() == STRIP


def test_a_dock_that_gets_cards_before_the_table_has_its_size_opens(qtbot: QtBot) -> None:
    frame = DockFrame()
    qtbot.addWidget(frame)
    dock = frame.add_dock("hand", "bottom")
    fold = BottomFold(frame)
    fold.watch((dock,), hand=True)
    fold.follow_cards(0, "DE-8", folds=True)
    assert dock.folded
    # Qt warns, and the test fails, if a dock is given no height at all.
    fold.follow_cards(1, "DE-8", folds=True)
    assert not dock.folded
