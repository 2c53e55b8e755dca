"""Languages: found by their files, changed while the program runs, never needed to start."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import T
from desktop.windows.desk import Desk
from desktop.windows.home import HomePage
from desktop.windows.languages import Language, Languages

POLISH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl"><context><name>HomePage</name>
<message><source>Settings</source><translation>Ustawienia</translation></message>
</context></TS>
"""


@pytest.fixture
def languages(tmp_path: Path, qapp: QApplication) -> Iterator[Languages]:
    source = tmp_path / "readyroom_pl.ts"
    source.write_text(POLISH, encoding="utf-8")
    compiler = Path(PySide6.__path__[0]) / "lrelease"
    subprocess.run([compiler, "-silent", source, "-qm", source.with_suffix(".qm")], check=True)
    languages = Languages(folder=tmp_path)
    yield languages
    languages.use("en")


def test_the_languages_are_those_that_have_a_file(languages: Languages) -> None:
    assert languages.available() == (Language("en", "English"), Language("pl", "Polski"))


def test_an_open_page_speaks_another_language_at_once(
    qtbot: QtBot, desk: Desk, languages: Languages
) -> None:
    home = HomePage(desk)
    qtbot.addWidget(home)
    assert "Settings" in home.words()
    languages.use("pl")
    QApplication.processEvents()
    assert "Ustawienia" in home.words()
    languages.use("en")
    QApplication.processEvents()
    assert "Settings" in home.words()
    qtbot.waitUntil(lambda: not home.recent.examining)


def test_an_update_of_the_program_files_leaves_a_running_program_its_words(
    languages: Languages, tmp_path: Path
) -> None:
    languages.use("pl")
    file = tmp_path / "readyroom_pl.qm"
    # In place; cut short on the way, it would be the end of a program that maps it.
    with file.open("r+b") as written:
        written.write(bytes(file.stat().st_size))
    assert QApplication.translate("HomePage", "Settings") == "Ustawienia"


def test_a_kind_of_a_language_speaks_that_language(languages: Languages) -> None:
    languages.use("pl_PL")
    assert QApplication.translate("HomePage", "Settings") == "Ustawienia"


def test_a_language_without_a_file_leaves_english(languages: Languages) -> None:
    languages.use("de")
    assert languages.present == "en"
    assert QLocale().name() == "de_DE", "dates are still those that were asked for"
    languages.use("en")
    assert QLocale().name().startswith("en"), "and do not stay"


def test_without_any_file_there_is_english(tmp_path: Path, qapp: QApplication) -> None:
    languages = Languages(folder=tmp_path / "nowhere")
    assert [language.code for language in languages.available()] == ["en"]
    languages.use("")
    assert languages.present == "en"


def test_a_sentence_that_was_said_is_said_anew_in_another_language(languages: Languages) -> None:
    text = T("HomePage", "Settings")
    assert say(text) == "Settings"
    languages.use("pl")
    assert say(text) == "Ustawienia"
    languages.use("en")
    assert say(text) == "Settings"
