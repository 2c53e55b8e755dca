"""Buttons, switches, segmented controls and rule tags, used as a person uses them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.buttons import IconButton, Importance, KeyButton, RuleTag, Segmented, Toggle
from desktop.paint.theme import load_theme


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()  # a new palette reaches widgets by an event
    return widget.grab().toImage()


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page with one field in front, so that focus can be elsewhere."""
    widget = QWidget()
    widget.setPalette(load_theme("dark").palette("daring_eagle"))
    QHBoxLayout(widget).addWidget(QLineEdit(widget))
    qtbot.addWidget(widget)
    return widget


def put(page: QWidget, widget: QWidget) -> None:
    layout = page.layout()
    assert layout is not None
    layout.addWidget(widget)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    QApplication.processEvents()  # a layout shows what it is given a moment later


WIDGETS: dict[str, Callable[[], QWidget]] = {
    "primary": lambda: KeyButton("End turn", Importance.PRIMARY),
    "normal": lambda: KeyButton("Threats"),
    "quiet": lambda: KeyButton("Hint", Importance.QUIET),
    "danger": lambda: KeyButton("Surrender", Importance.DANGER),
    "icon": lambda: IconButton("undo", "Undo"),
    "toggle": lambda: Toggle("Wait"),
    "tag": lambda: RuleTag("DE-3.4a"),
}


@pytest.mark.parametrize("name", WIDGETS)
def test_focus_is_always_visible(page: QWidget, name: str) -> None:
    widget = WIDGETS[name]()
    put(page, widget)
    page.findChildren(QLineEdit)[0].setFocus()
    without = picture(widget)
    widget.setFocus(Qt.FocusReason.MouseFocusReason)
    assert widget.hasFocus()
    assert picture(widget) != without
    page.close()


def test_the_four_kinds_of_button_look_different(page: QWidget) -> None:
    pictures = []
    for importance in Importance:
        button = KeyButton("Attack", importance)
        button.setFixedWidth(120)
        put(page, button)
        pictures.append(picture(button))
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])
    page.close()


def test_a_key_cap_makes_room_for_itself(page: QWidget) -> None:
    button = KeyButton("End turn")
    bare = button.sizeHint().width()
    button.set_cap("Enter")
    assert button.sizeHint().width() > bare + 30
    button.set_cap("")
    assert button.sizeHint().width() == bare


def test_a_rule_tag_gives_its_rule_by_mouse_and_by_key(qtbot: QtBot, page: QWidget) -> None:
    tag = RuleTag("DE-3.4a")
    put(page, tag)
    given: list[object] = []
    tag.activated.connect(given.append)
    QTest.mouseClick(tag, Qt.MouseButton.LeftButton)
    tag.setFocus()
    QTest.keyClick(tag, Qt.Key.Key_Space)
    assert given == ["DE-3.4a", "DE-3.4a"]
    page.close()


def test_a_tag_without_a_rule_hides(page: QWidget) -> None:
    tag = RuleTag("DE-3.4a", page)
    put(page, tag)
    tag.set_rule("")
    assert not tag.isVisible()
    tag.set_rule("DE-5.1")
    assert tag.isVisible()
    assert tag.text() == "§ DE-5.1"
    page.close()


def test_arrow_keys_choose_inside_a_segmented_control(qtbot: QtBot, page: QWidget) -> None:
    control = Segmented([("same", "Same again"), ("new", "New roll"), ("ask", "Ask")])
    put(page, control)
    chosen: list[object] = []
    control.chosen.connect(chosen.append)
    first = control.buttons()[0]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert control.value == "new"
    assert chosen == ["new"]
    page.close()


def test_a_segmented_control_is_one_stop_for_tab(qtbot: QtBot, page: QWidget) -> None:
    control, after = Segmented([(1, "One"), (2, "Two"), (3, "Three")]), QLineEdit()
    put(page, control)
    put(page, after)
    control.set_value(2)
    page.findChildren(QLineEdit)[0].setFocus()
    for expected in (control.buttons()[1], after):
        here = QApplication.focusWidget()
        assert here is not None
        QTest.keyClick(here, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is expected
    page.close()


def test_setting_a_value_tells_nobody(page: QWidget) -> None:
    control = Segmented([(1, "One"), (2, "Two")], page)
    told: list[object] = []
    control.chosen.connect(told.append)
    control.set_value(2)
    assert (control.value, told) == (2, [])


def test_choices_can_be_replaced(page: QWidget) -> None:
    control = Segmented([(1, "One"), (2, "Two")], page)
    control.set_choices([("a", "A")])
    assert control.value == "a"
    assert [button.text() for button in control.buttons()] == ["A"]


def test_an_empty_segmented_control_has_no_value(page: QWidget) -> None:
    assert Segmented((), page).value is None


def test_a_switch_turns_wherever_it_is_pressed(qtbot: QtBot, page: QWidget) -> None:
    switch = Toggle("Wait for me after every roll")
    put(page, switch)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert switch.isChecked()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()
    page.close()


def test_a_screen_reader_meets_a_switch_as_a_check_box(page: QWidget) -> None:
    found = QAccessible.queryAccessibleInterface(Toggle("Wait", page))
    assert found.role() == QAccessible.Role.CheckBox


def test_an_icon_button_has_a_name_and_follows_the_palette(page: QWidget) -> None:
    button = IconButton("undo", "Undo")
    put(page, button)
    dark = picture(button)
    page.setPalette(load_theme("light").palette())
    assert button.accessibleName() == "Undo"
    assert picture(button) != dark
    page.close()


def test_choices_that_are_replaced_are_out_of_sight_at_once(qtbot: QtBot) -> None:
    control = Segmented((("a", "First"), ("b", "Second")))
    qtbot.addWidget(control)
    control.show()
    gone = control.buttons()
    control.set_choices((("c", "Third"),))
    assert not any(button.isVisible() for button in gone)
