"""Faults of the program: logged, the game saved, the person told once."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent, QTextDocumentFragment
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from desktop.windows.crash import Fault, Faults
from desktop.windows.crash_dialog import CrashDialog


class Saver:
    """Where the open game would be saved."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.times = 0

    def __call__(self) -> Path:
        self.times += 1
        return self.path


@pytest.fixture
def saver(tmp_path: Path) -> Saver:
    return Saver(tmp_path / "game.readyroom")


@pytest.fixture
def faults(qapp: QApplication, tmp_path: Path, saver: Saver) -> Iterator[Faults]:
    before = sys.excepthook, threading.excepthook
    faults = Faults(tmp_path / "log", saver)
    faults.install()
    yield faults
    faults.uninstall()
    sys.excepthook, threading.excepthook = before
    for dialog in dialogs():
        dialog.close()
    QApplication.processEvents()


def dialogs() -> list[CrashDialog]:
    found = [each for each in QApplication.topLevelWidgets() if isinstance(each, CrashDialog)]
    return [dialog for dialog in found if dialog.isVisible()]


def fail() -> None:
    raise RuntimeError("the cat sat on the board")


def fail_otherwise() -> None:
    raise RuntimeError("the dog sat on the rules")


def test_a_fault_in_a_slot_shows_the_dialog_and_saves_the_game(
    faults: Faults, saver: Saver, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    button.clicked.connect(fail)
    with caplog.at_level(logging.ERROR, logger="readyroom"):
        button.click()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert saver.times == 1
    assert "the cat sat on the board" in caplog.text


def test_a_fault_in_a_timer_shows_the_dialog(faults: Faults, qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)


def test_a_fault_in_a_thread_shows_the_dialog(faults: Faults, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)


def test_the_same_fault_again_and_again_is_told_once(
    faults: Faults, saver: Saver, qtbot: QtBot
) -> None:
    for _ in range(5):
        try:
            fail()
        except RuntimeError as error:
            faults.note(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert saver.times == 1


def test_a_game_that_cannot_be_saved_does_not_hide_the_fault(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    faults = Faults(tmp_path / "log", unable)
    try:
        fail()
    except RuntimeError as error:
        faults.note(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    dialogs()[0].close()
    QApplication.processEvents()


def unable() -> Path:
    raise OSError("no disk")


def test_the_report_names_versions_and_the_fault_and_can_be_copied(
    qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = CrashDialog(Fault("Traceback: the cat", tmp_path / "log", None))
    qtbot.addWidget(dialog)
    dialog.copy_report()
    copied = QGuiApplication.clipboard().text()
    assert "Ready Room" in copied
    assert "Python" in copied
    assert "Traceback: the cat" in copied


def test_a_fault_while_painting_does_not_take_the_program_down(
    faults: Faults, qtbot: QtBot
) -> None:
    widget = Unpaintable()
    qtbot.addWidget(widget)
    with capture_exceptions():
        widget.show()
        qtbot.waitUntil(lambda: widget.tried)
    widget.hide()


class Unpaintable(QWidget):
    """A widget whose paint event fails."""

    tried = False

    def paintEvent(self, event: QPaintEvent) -> None:
        self.tried = True
        fail()


def test_a_fault_is_told_after_the_dialog_of_another_went_with_its_parent(
    faults: Faults, qtbot: QtBot
) -> None:
    settings = QDialog()
    settings.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    settings.show()
    settings.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is settings)
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(dialogs()))
    settings.close()
    qtbot.waitUntil(lambda: not dialogs())
    QTimer.singleShot(0, fail_otherwise)
    qtbot.waitUntil(lambda: bool(dialogs()))


def test_a_report_that_cannot_be_written_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = str(tmp_path / "no <b>such</b> folder" / "report.txt")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (name, ""))
    dialog = CrashDialog(Fault("Traceback: the cat", tmp_path / "log", None))
    qtbot.addWidget(dialog)
    dialog.show()
    told: list[str] = []

    def read() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        told.append(QTextDocumentFragment.fromHtml(box.text()).toPlainText())
        box.accept()

    QTimer.singleShot(0, dialog, read)
    button = next(each for each in dialog.findChildren(QPushButton) if "Save" in each.text())
    button.click()
    dialog.close()
    assert [name in words for words in told] == [True]
