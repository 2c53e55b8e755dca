"""The Polish that is shipped, in every kind of text, switched on and off while windows are open."""

import importlib.util
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QDockWidget,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.paint.theme import ThemeSource, load_theme
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Setup
from desktop.rules.daring_eagle import DaringEagle
from desktop.table.looks import look_for
from desktop.table.page import TablePage
from desktop.table.rules_text import load_rules
from desktop.windows.desk import Desk
from desktop.windows.languages import Languages
from desktop.windows.rules_browser import RulesBrowser
from desktop.windows.settings_dialog import SettingsDialog

TOP = Path(__file__).resolve().parents[2]
GAME = "daring_eagle"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the Polish translation as the build compiles it."""
    spec = importlib.util.spec_from_file_location("hook", TOP / "packaging" / "build_hook.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    folder = tmp_path_factory.mktemp("translations")
    source = shutil.copy(TOP / "translations" / "readyroom_pl.ts", folder)
    hook.compile_translation(Path(source))
    return folder


@pytest.fixture
def languages(folder: Path, qapp: QApplication) -> Iterator[Languages]:
    before = QLocale()
    languages = Languages(folder=folder)
    yield languages
    languages.use("en")
    QLocale.setDefault(before)


def speak(languages: Languages, code: str) -> None:
    languages.use(code)
    for kind in (QEvent.Type.LanguageChange, QEvent.Type.DeferredDelete):
        QCoreApplication.sendPostedEvents(None, kind.value)


def opened_table(qtbot: QtBot, desk: Desk) -> TablePage:
    game = desk.shelf.game(GAME)
    seats = (Seat("gold", "person"), Seat("red", "bot", level="cadet"))
    setup = Setup("standard", ("gold", "red"), {"first": "gold"})
    model = SessionModel(Session(game, setup, seats, 1))
    page = TablePage(model, look_for(game), ThemeSource(load_theme("dark")))
    qtbot.addWidget(page)
    page.begin()
    return page


def words_of(window: QWidget) -> list[str]:
    labels = [label.text() for label in window.findChildren(QLabel)]
    # The frame of a dock has hidden buttons of Qt's own, which are not asked for their words again.
    buttons = [
        button
        for button in window.findChildren(QAbstractButton)
        if not isinstance(button.parent(), QDockWidget)
    ]
    return labels + [f"{b.text()} {b.toolTip()} {b.accessibleName()}" for b in buttons]


def test_an_open_window_changes_to_polish_and_back(
    qtbot: QtBot, desk: Desk, languages: Languages
) -> None:
    dialog = SettingsDialog(desk)
    qtbot.addWidget(dialog)
    heard = []
    for code in ("en", "pl", "en"):
        speak(languages, code)
        heard.append(dialog.windowTitle())
    assert heard == ["Settings", "Ustawienia", "Settings"]


def test_the_prompt_of_an_open_game_changes_to_polish_and_back(
    qtbot: QtBot, desk: Desk, languages: Languages
) -> None:
    page = opened_table(qtbot, desk)
    heard = []
    for code in ("en", "pl", "en"):
        speak(languages, code)
        assert page.bar.prompt is not None
        heard.append((page.bar.prompt.actor, page.bar.prompt.words))
    english = ("Gold", "Choose your quadrant")
    assert heard == [english, ("Złoci", "Wybierz swoją ćwiartkę"), english]
    page.close_game()


def test_no_word_of_an_open_window_stays_english(
    qtbot: QtBot, desk: Desk, languages: Languages
) -> None:
    """What was opened in English and changed says what is opened in Polish."""
    tables, dialogs = [opened_table(qtbot, desk)], [SettingsDialog(desk)]
    speak(languages, "pl")
    tables.append(opened_table(qtbot, desk))
    dialogs.append(SettingsDialog(desk))
    for dialog in dialogs:
        qtbot.addWidget(dialog)
    assert words_of(tables[0]) == words_of(tables[1])
    assert words_of(dialogs[0]) == words_of(dialogs[1])
    for table in tables:
        table.close_game()


def test_the_data_of_a_game_change_to_polish_and_back(desk: Desk, languages: Languages) -> None:
    game = desk.shelf.game(GAME)
    assert isinstance(game, DaringEagle)
    heard = []
    for code in ("en", "pl", "en"):
        speak(languages, code)
        heard.append(say(game.kit.card_list((0, 3, 3))))
    english = "Air Strike, 2 × Brigade"
    assert heard == [english, "Nalot, 2 × Brygada", english]


def test_the_rules_for_players_change_to_polish_and_back(
    qtbot: QtBot, desk: Desk, languages: Languages
) -> None:
    browser = RulesBrowser(desk.themes)
    qtbot.addWidget(browser)
    browser.open_at(GAME, "DE-6.2a")
    heard = []
    for code in ("en", "pl", "en"):
        speak(languages, code)
        assert load_rules(GAME).sentence("DE-6.2a") in browser.page.toPlainText()
        assert browser.page.lit == "DE-6.2a"
        heard.append(browser.chapter())
    assert heard == ["6.2 The first blow", "6.2 Pierwszy cios", "6.2 The first blow"]


def test_the_buttons_of_qt_itself_change_to_polish_and_back(
    qtbot: QtBot, languages: Languages
) -> None:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    heard = []
    for code in ("en", "pl", "en"):
        speak(languages, code)
        words = buttons.button(QDialogButtonBox.StandardButton.Cancel).text()
        heard.append(words.replace("&", ""))
    assert heard == ["Cancel", "Anuluj", "Cancel"]
