import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.factions import Faction
from desktop.paint.fonts import body_font
from desktop.store.pins import TRIES, PinTries, hash_pin
from desktop.table.handover import HandOverPage, Passing
from desktop.table.prompt_parts import SideSymbol
from tests.screens.room import troubles

FACTION = Faction(fill="#3d6fa8", ink="#ffffff", mark="ring")


PINNED = Passing(FACTION, "Race · Turn 2", "North", "Ann", pin=hash_pin("1234"))


@pytest.fixture
def between(qtbot: QtBot) -> HandOverPage:
    page = HandOverPage(PinTries())
    qtbot.addWidget(page)
    page.show_passing(PINNED)
    page.show()
    return page


def test_only_the_pin_opens_the_board_of_a_seat_that_has_one(
    between: HandOverPage, qtbot: QtBot
) -> None:
    opened: list[int] = []
    between.opened.connect(lambda: opened.append(1))
    assert between.hold.isHidden()
    QTest.keyClicks(between, "9999")
    QTest.keyClick(between, Qt.Key.Key_Return)
    assert opened == []
    QTest.keyClicks(between, "12345")
    QTest.keyClick(between, Qt.Key.Key_Backspace)
    QTest.keyClick(between, Qt.Key.Key_Return)
    assert opened == [1]


def type_pin(page: HandOverPage, pin: str) -> None:
    QTest.keyClicks(page, pin)
    QTest.keyClick(page, Qt.Key.Key_Return)


def test_after_five_wrong_pins_there_is_a_pause(between: HandOverPage) -> None:
    opened: list[int] = []
    between.opened.connect(lambda: opened.append(1))
    for _ in range(TRIES):
        type_pin(between, "0")
    type_pin(between, "1234")
    assert opened == []


def test_the_pause_goes_on_when_the_game_is_left_and_opened_again(qtbot: QtBot) -> None:
    now = [100.0]
    tries = PinTries(lambda: now[0])
    opened: list[int] = []

    def come_in() -> HandOverPage:
        page = HandOverPage(tries)
        qtbot.addWidget(page)
        page.opened.connect(lambda: opened.append(1))
        page.show_passing(PINNED)
        page.show()
        return page

    page = come_in()
    for _ in range(TRIES - 1):
        type_pin(page, "0")
    # Four wrong tries are remembered as well.
    page = come_in()
    type_pin(page, "0")
    page = come_in()
    type_pin(page, "1234")
    assert opened == []
    assert any("few seconds" in label.text() for label in page.findChildren(QLabel))
    now[0] += 10
    type_pin(come_in(), "1234")
    assert opened == [1]


def test_without_a_pin_enter_or_a_long_press_opens(between: HandOverPage, qtbot: QtBot) -> None:
    opened: list[int] = []
    between.opened.connect(lambda: opened.append(1))
    between.show_passing(Passing(FACTION, "Race", "North", ""))
    QTest.keyClick(between.hold, Qt.Key.Key_Return)
    assert opened == [1]
    QTest.keyPress(between.hold, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: opened == [1, 1])


def test_enter_held_down_since_the_turn_ended_does_not_open(between: HandOverPage) -> None:
    opened: list[int] = []
    between.opened.connect(lambda: opened.append(1))
    between.show_passing(Passing(FACTION, "Race", "North", ""))
    none = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "", autorep=True)
    QApplication.sendEvent(between.hold, held)
    assert opened == []


def test_a_short_press_does_not_open(between: HandOverPage, qtbot: QtBot) -> None:
    opened: list[int] = []
    between.opened.connect(lambda: opened.append(1))
    between.show_passing(Passing(FACTION, "Race", "North", ""))
    QTest.mouseClick(between.hold, Qt.MouseButton.LeftButton)
    assert opened == []


@pytest.mark.parametrize("scale", [100, 200])
def test_the_words_on_the_button_fit_at_every_text_size(
    between: HandOverPage, qapp: QApplication, scale: int
) -> None:
    usual = qapp.font()
    qapp.setFont(body_font(scale))
    try:
        between.hide()
        between.show_passing(Passing(FACTION, "Race", "North", ""))
        between.show()
        words = between.hold.fontMetrics().horizontalAdvance("Hold to show the board")
        assert words > 10 * scale / 100 * 14
        assert between.hold.width() >= words + 60
    finally:
        qapp.setFont(usual)


def test_a_long_name_goes_on_in_a_second_line(between: HandOverPage, qtbot: QtBot) -> None:
    between.resize(1000, 700)
    between.show()
    side = "The Commander of the Western Front and of its Air Force"
    between.show_passing(Passing(FACTION, "Race", side, "Ann"))
    title = next(each for each in between.findChildren(QLabel) if side in each.text())
    qtbot.waitUntil(lambda: title.height() >= title.heightForWidth(title.width()))
    assert title.height() > 1.8 * title.fontMetrics().height()
    assert between.rect().contains(title.geometry())


def test_large_text_and_long_names_find_room(
    between: HandOverPage, qapp: QApplication, qtbot: QtBot
) -> None:
    # A window would be as high as it needs.
    stack = QWidget()
    qtbot.addWidget(stack)
    stack.resize(1280, 720)
    usual = qapp.font()
    qapp.setFont(body_font(200))
    try:
        between.hide()
        between.setParent(stack)
        between.setGeometry(stack.rect())
        side = "Poland (F-16C of the North and all NATO of the South)"
        facts, standing = "Race - Day 2 - Resolution", "Points: 2; strength of the Fleet: 10."
        between.show_passing(Passing(FACTION, facts, side, "Cleo", standing=standing))
        between.show()
        stack.show()
        QApplication.processEvents()
        assert list(troubles(stack)) == []
        sign = between.findChild(SideSymbol)
        assert isinstance(sign, SideSymbol)
        facts_label = next(each for each in between.findChildren(QLabel) if each.text() == facts)
        assert sign.geometry().bottom() <= facts_label.y()
    finally:
        between.setParent(None)
        qapp.setFont(usual)
