"""The net under the Qt tests: what it catches, and that it lets tidy tests pass."""

import os
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

UNTIDY = """
from PySide6.QtCore import QPropertyAnimation, QRunnable, Qt, QThread, QThreadPool, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
import threading

go_on = threading.Event()
keep = []

class Job(QRunnable):
    def run(self):
        go_on.wait()

class Thread(QThread):
    def run(self):
        go_on.wait()

def test_timer(qapp):
    keep.append(QTimer(interval=60_000))
    keep[-1].start()

def test_animation(qapp):
    keep.append(QWidget())
    keep.append(QPropertyAnimation(keep[-1], b"pos", duration=60_000))
    keep[-1].setEndValue(keep[-2].pos())
    keep[-1].start()

def test_thread(qapp):
    keep.append(Thread())
    keep[-1].start()

def test_job(qapp):
    QThreadPool.globalInstance().start(Job())

def test_window(qapp):
    keep.append(QWidget())
    keep[-1].show()

def test_that_cleans_up(qtbot):
    go_on.set()
    timer = QTimer(interval=60_000)
    timer.start()
    timer.stop()
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

def test_key(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.keyboardModifiers()

def test_that_no_key_stays_held(qapp):
    assert not QGuiApplication.keyboardModifiers()

def test_warning(qapp):
    QTimer.singleShot(-1, qapp.quit)
"""


def test_what_a_test_leaves_behind_fails_it(pytester: pytest.Pytester) -> None:
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text(encoding="utf-8"))
    # The copy finds the plugins of the tests only with the project on the path.
    pytester.makeini(
        f"[pytest]\npythonpath = {Path(__file__).parent.parent}\n"
        "qt_api = pyside6\nqt_log_level_fail = WARNING\n"
    )
    pytester.makepyfile(UNTIDY)
    result = pytester.runpytest_subprocess("-p", "no:xdist")
    result.assert_outcomes(passed=8, failed=1, errors=5)
    for left in ("the timer", "the animation", "the thread", "a job in", "the window"):
        result.stdout.fnmatch_lines(f"*Left behind by this test: {left}*")


def test_a_test_has_an_empty_data_directory_of_its_own(data_dir: Path) -> None:
    assert os.environ["READYROOM_DATA_DIR"] == str(data_dir)
    assert not data_dir.exists()
