"""The entry form on a screen, and somebody who types into it and counts the keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeName, ThemeSource, load_theme
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.mission_form_page import MissionFormPage

SIZE = (1280, 720)


def shown_form(
    qtbot: QtBot,
    model: CampaignModel,
    day: int | None = None,
    *,
    size: tuple[int, int] = SIZE,
    theme: ThemeName = "dark",
    scale: int = 100,
) -> MissionFormPage:
    """Show the form for the next Day, or to correct one."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    apply_theme(application, load_theme(theme), scale)
    page = MissionFormPage(model, ThemeSource(load_theme(theme)))
    shown(qtbot, page, size)
    page.begin(day)
    return page


def shown(qtbot: QtBot, page: QWidget, size: tuple[int, int] = SIZE) -> None:
    """Show a page in a window that has the focus."""
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)


class Typist:
    """Presses keys where the focus is."""

    def __init__(self) -> None:
        self.keys = 0

    def press(
        self, *keys: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press keys one after the other."""
        for key in keys:
            QTest.keyClick(self._where(), key, held)
            self.keys += 1

    def write(self, words: str) -> None:
        """Press the keys of letters and digits."""
        for letter in words:
            QTest.keyClicks(self._where(), letter)
            self.keys += 1

    def _where(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None
        return widget
