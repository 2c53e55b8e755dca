"""The settings: in force and saved at once, found by searching, safe from the wheel."""

import re
from collections.abc import Iterator
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.paint.buttons import Segmented, Toggle
from desktop.store.settings import SettingsStore
from desktop.windows.desk import Desk
from desktop.windows.dressing import Dressing
from desktop.windows.guide import guided_game
from desktop.windows.keys import COMMANDS, conflicts
from desktop.windows.main_window import MainWindow
from desktop.windows.settings_dialog import SettingsDialog

W = TypeVar("W", bound=QWidget)


@pytest.fixture
def dialog(qtbot: QtBot, desk: Desk) -> SettingsDialog:
    dialog = SettingsDialog(desk)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def dressing(qapp: QApplication, desk: Desk) -> Iterator[Dressing]:
    dressing = Dressing(qapp, desk.preferences, desk.themes, desk.languages)
    yield dressing
    desk.preferences.use(replace(desk.preferences.settings, theme="dark", text_scale=100))


def control(dialog: SettingsDialog, kind: type[W], name: str) -> W:
    return next(each for each in dialog.findChildren(kind) if each.accessibleName() == name)


def saved(desk: Desk) -> object:
    return SettingsStore(desk.database).load()[0]


def test_a_change_is_in_force_and_on_the_disk_at_once(dialog: SettingsDialog, desk: Desk) -> None:
    control(dialog, Toggle, "Tell what happened").click()
    assert not desk.preferences.settings.recap
    assert saved(desk) == desk.preferences.settings


def test_the_theme_changes_while_the_dialog_is_open(
    dialog: SettingsDialog, desk: Desk, dressing: Dressing, qtbot: QtBot
) -> None:
    choice = control(dialog, Segmented, "Colours")
    for name, dark in (("light", False), ("dark", True), ("light", False)):
        button = next(b for b in choice.buttons() if b.text().lower() == name)
        button.click()
        QApplication.processEvents()
        assert desk.themes.theme.dark is dark
        window = dialog.palette().color(dialog.palette().ColorRole.Window)
        assert (window.lightness() < 100) is dark


def test_the_size_of_text_changes_while_the_dialog_is_open(
    dialog: SettingsDialog, desk: Desk, dressing: Dressing
) -> None:
    before = dialog.fontMetrics().height()
    slider = control(dialog, QSlider, "Size of text")
    slider.setValue(slider.maximum())
    QApplication.processEvents()
    assert desk.preferences.settings.text_scale == 200
    assert dialog.fontMetrics().height() > 1.8 * before


def test_all_words_of_an_open_game_grow_with_the_size_of_text(
    desk: Desk, dressing: Dressing, qtbot: QtBot
) -> None:
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    window.open_game(window.table.create(guided_game()))
    SettingsDialog(desk, window).show()
    QApplication.processEvents()
    words: list[QWidget] = [*window.findChildren(QLabel), *window.findChildren(QAbstractButton)]
    before = [widget.font().pixelSize() for widget in words]
    desk.preferences.use(replace(desk.preferences.settings, text_scale=200))
    QApplication.processEvents()
    small = [
        widget
        for widget, pixels in zip(words, before, strict=True)
        if isValid(widget) and widget.font().pixelSize() < 1.8 * pixels
    ]
    assert small == []
    window.leave_game()
    window.close()


def test_the_wheel_over_a_field_nobody_is_in_changes_nothing(
    dialog: SettingsDialog, desk: Desk
) -> None:
    before = desk.preferences.settings
    for field in dialog.findChildren(QWidget):
        if isinstance(field, QComboBox | QSlider | QAbstractSpinBox) and not field.hasFocus():
            middle = QPointF(field.rect().center())
            for steps in (120, -120):
                event = QWheelEvent(
                    middle,
                    field.mapToGlobal(middle),
                    QPoint(),
                    QPoint(0, steps),
                    Qt.MouseButton.NoButton,
                    Qt.KeyboardModifier.NoModifier,
                    Qt.ScrollPhase.NoScrollPhase,
                    False,
                )
                QApplication.sendEvent(field, event)
    assert desk.preferences.settings == before


def test_a_search_turns_to_a_page_with_hits_and_counts_them(dialog: SettingsDialog) -> None:
    dialog.search.setText("recap")
    assert dialog.page_title() == "Play"
    assert "1" in dialog.count_text()


def test_a_word_nearly_right_is_suggested(dialog: SettingsDialog) -> None:
    dialog.search.setText("colurs")
    assert "colours" in dialog.suggestion_text()


def test_going_back_to_the_defaults_is_for_one_page_only(
    dialog: SettingsDialog, desk: Desk
) -> None:
    desk.preferences.use(
        replace(desk.preferences.settings, recap=False, animation_speed=0, hand_over="off")
    )
    dialog.show_page("PlayPage")
    dialog.page().reset()
    settings = desk.preferences.settings
    assert (settings.recap, settings.hand_over, settings.animation_speed) == (True, "hold", 0)


def test_at_first_no_two_commands_share_a_key() -> None:
    assert conflicts({}) == {}


def test_a_key_given_twice_is_told_for_both_commands() -> None:
    found = conflicts({"settings": ("Ctrl+N",)})
    assert sorted(found) == ["new_game", "settings"]


def test_no_key_takes_a_letter_from_a_polish_keyboard() -> None:
    altgr = [c.name for c in COMMANDS for key in c.keys if "Ctrl+Alt" in key]
    assert altgr == []


def test_polish_letters_can_be_typed_into_the_search(dialog: SettingsDialog) -> None:
    field = control(dialog, QLineEdit, "Search the settings")
    for letter in "ąćęłńóśźż":
        press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(field, press)
    assert dialog.search.text() == "ąćęłńóśźż"


def test_a_backup_is_listed_and_brings_the_games_back(dialog: SettingsDialog, desk: Desk) -> None:
    game = desk.library.create(
        "daring_eagle", "Saturday", setup=b"{}", seats=b"[]", rules_version=1
    )
    desk.database.backups.make(desk.database.path, even_if_recent=True)
    desk.library.remove(game)
    backup = desk.database.backups.list()[0]
    dialog.data_page.retranslate()
    line = control(dialog, QListWidget, "Backups").item(0).text()
    assert re.fullmatch(r"today, .*\d:\d\d.*    \d+ KiB", line), line
    dialog.data_page.restore(backup)
    assert [row.title for row in desk.library.games()] == ["Saturday"]
