"""Fingers: a tap picks, one that moves drags, one that stays goes back, two zoom where they are."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.buttons import KeyButton
from desktop.table.page import TablePage
from tests.table.conftest import MakePage, pick
from tests.toy.table import TWO_PERSONS, race
from tests.toy.words import DrawCard


@cache
def screen() -> QPointingDevice:
    """Return a touch screen; Qt keeps it as long as it runs."""
    return QTest.createTouchDevice()


class Hand:
    """Fingers on a widget."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._at: dict[int, QPoint] = {}

    def touch(self, **fingers: QPoint | None) -> None:
        """Put fingers (``a``, ``b``) down, move them, or take them away (``None``), all at once."""
        sequence = QTest.touchEvent(self._widget, screen(), autoCommit=False)
        for name, at in fingers.items():
            finger = ord(name) - ord("a")
            if at is None:
                sequence.release(finger, self._at.pop(finger), self._widget)
            elif finger in self._at:
                sequence.move(finger, at, self._widget)
                self._at[finger] = at
            else:
                sequence.press(finger, at, self._widget)
                self._at[finger] = at
        for finger, at in self._at.items():
            if chr(ord("a") + finger) not in fingers:
                # Qt forgets where one lies that is said to rest.
                sequence.move(finger, at, self._widget)
        sequence.commit()

    def tap(self, at: QPoint) -> None:
        """Touch and let go."""
        self.touch(a=at)
        self.touch(a=None)


@pytest.fixture
def hold_time(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    """A finger that stays is noticed at once."""
    hints = QGuiApplication.styleHints()
    monkeypatch.setattr(type(hints), "mousePressAndHoldInterval", lambda _: 1)


def spot(page: TablePage, place: str) -> QPoint:
    middle = page.desk.scene.places.centre(place)
    assert middle is not None
    return page.desk.view.mapFromScene(middle)


def lifted(page: TablePage) -> str | None:
    return page.desk.scene.lifted


@pytest.fixture
def traps(make_page: MakePage) -> TablePage:
    """A table on which a trap has been laid that can be dragged."""
    page = make_page(race(TWO_PERSONS, script=(DrawCard("boots"), DrawCard("mud"))), drafts=True)
    page.passage.page.hold.held.emit()
    pick(page, "A3")
    return page


def test_a_tap_picks_once(page: TablePage) -> None:
    picked: list[object] = []
    page.desk.view.picked.connect(picked.append)
    Hand(page.desk.view.viewport()).tap(spot(page, "A1"))
    assert picked == ["A1"]
    assert page.model.session.ply == 5


def test_a_finger_that_moves_drags_what_lies_under_it(traps: TablePage) -> None:
    hand, start, end = Hand(traps.desk.view.viewport()), spot(traps, "A3"), spot(traps, "A5")
    hand.touch(a=start)
    hand.touch(a=start + (end - start) / 2)
    assert lifted(traps) == "trap3"
    hand.touch(a=end)
    hand.touch(a=None)
    assert traps.desk.scene.item("trap3") is None
    assert traps.desk.scene.item("trap5") is not None


@pytest.mark.usefixtures("hold_time")
def test_a_finger_that_stays_goes_one_step_back_and_nothing_else(
    qtbot: QtBot, make_page: MakePage
) -> None:
    page = make_page(race(TWO_PERSONS, script=(DrawCard("boots"), DrawCard("mud"))), drafts=True)
    page.passage.page.hold.held.emit()
    pick(page, "A3")
    view = page.desk.view
    picked: list[object] = []
    taken: list[object] = []
    view.picked.connect(picked.append)
    view.lifted.connect(taken.append)
    hand = Hand(view.viewport())
    with qtbot.waitSignal(view.cancelled, timeout=2000):
        hand.touch(a=spot(page, "A3"))
    hand.touch(a=spot(page, "A5"))
    hand.touch(a=None)
    assert (picked, taken) == ([], [])
    assert lifted(page) is None
    view._fingers._timer.setInterval(60_000)
    hand.tap(spot(page, "A4"))
    assert picked == ["A4"], "the next touch is a new one"


def test_a_finger_that_is_lifted_in_time_is_no_long_press(page: TablePage, qtbot: QtBot) -> None:
    gone: list[None] = []
    page.desk.view.cancelled.connect(lambda: gone.append(None))
    Hand(page.desk.view.viewport()).tap(spot(page, "A7"))
    assert not page.desk.view._fingers.waiting
    assert gone == []


@pytest.mark.parametrize("factor", [0.6, 1.5, 2.5])
@pytest.mark.parametrize("way", [QPoint(0, 0), QPoint(40, -25)])
def test_two_fingers_hold_the_points_of_the_board_under_them(
    page: TablePage, factor: float, way: QPoint
) -> None:
    view = page.desk.view
    middle = view.viewport().rect().center() + QPoint(50, 15)
    off = QPoint(60, 40)
    hand, scale = Hand(view.viewport()), view.transform().m11()
    hand.touch(a=middle - off)
    hand.touch(b=middle + off)
    under = view.mapToScene(middle)
    for share in (0.25, 0.5, 1.0):
        reach = off * (1 + (factor - 1) * share)
        at = middle + way * share
        hand.touch(a=at - reach, b=at + reach)
    assert view.transform().m11() / scale == pytest.approx(factor, rel=0.02)
    seen = view.viewportTransform().map(under) - QPointF(middle + way)
    assert seen.manhattanLength() <= 3
    hand.touch(a=None, b=None)
    assert not view.fitted


def test_the_board_stays_when_one_of_three_fingers_goes(page: TablePage) -> None:
    view = page.desk.view
    middle = view.viewport().rect().center()
    hand = Hand(view.viewport())
    hand.touch(a=middle - QPoint(200, 0))
    hand.touch(b=middle)
    hand.touch(c=middle + QPoint(20, 20))
    shown = view.viewportTransform()
    hand.touch(a=None)
    hand.touch(b=middle)
    assert view.viewportTransform() == shown
    hand.touch(b=middle - QPoint(20, 20))
    assert view.transform().m11() / shown.m11() == pytest.approx(2, rel=0.02)
    hand.touch(b=None, c=None)


def test_a_pinch_is_neither_a_pick_nor_a_drag(traps: TablePage) -> None:
    view = traps.desk.view
    picked: list[object] = []
    view.picked.connect(picked.append)
    hand, start = Hand(view.viewport()), spot(traps, "A3")
    hand.touch(a=start)
    hand.touch(a=start + QPoint(30, 10))
    assert lifted(traps) == "trap3"
    home = traps.desk.scene.places.centre("A3")
    hand.touch(b=start + QPoint(120, 60))
    assert lifted(traps) is None
    hand.touch(a=start, b=start + QPoint(160, 90))
    hand.touch(b=None)
    hand.touch(a=start + QPoint(5, 60))
    hand.touch(a=None)
    assert picked == []
    item = traps.desk.scene.item("trap3")
    assert item is not None
    assert item.pos() == home


def test_a_button_needs_one_tap(qtbot: QtBot) -> None:
    window = QWidget()
    button = KeyButton("Start")
    QVBoxLayout(window).addWidget(button)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    heard: list[bool] = []
    button.clicked.connect(lambda: heard.append(True))
    Hand(button).tap(button.rect().center())
    assert heard == [True]
    assert not button.isDown()


def test_a_tap_on_a_stack_takes_the_counter_that_was_seen_there(page: TablePage) -> None:
    view, scene = page.desk.view, page.desk.scene
    stack = [item.counter.target for item in scene.stack_at("A0")]
    assert len(stack) == 2
    top = scene.target_at(view.mapToScene(spot(page, "A0")))
    picked: list[object] = []
    view.picked.connect(picked.append)
    Hand(view.viewport()).tap(spot(page, "A0"))
    assert picked == [top]
    assert not scene.fanned_area().isEmpty(), "the others can be reached now"
    assert Qt.MouseButton.NoButton == QGuiApplication.mouseButtons()
