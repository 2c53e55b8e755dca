"""What every test stands on: no screen, no data of the person's own, nothing left behind."""

import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from pytestqt.qtbot import QtBot

TOP = Path(__file__).resolve().parent.parent

# The account of the rules that passing tests prove, and what is paid for once for all tests.
pytest_plugins = ["tests.proofs", "tests.thrift"]

# Qt reads these when it starts, so they are set before anything imports it.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Where there is no fontconfig, the offscreen platform looks for fonts nowhere else.
os.environ["QT_QPA_FONTDIR"] = str(TOP / "resources" / "fonts")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["LANGUAGE"] = "en"
for own_choice in ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_PLUGIN_PATH", "DISPLAY"):
    os.environ.pop(own_choice, None)

# A test fails for everybody or for nobody: no clock, no random start, no database of examples.
hypothesis.settings.register_profile(
    "same everywhere", deadline=None, derandomize=True, database=None
)
hypothesis.settings.load_profile("same everywhere")

PATIENCE = 60_000
"""Milliseconds that a test waits for what has to come: it is a failure, not a slow machine."""

_numbers = itertools.count()


class PatientQtBot(QtBot):
    """A robot that waits longer than pytest-qt's five seconds, unless a test says how long."""

    def waitUntil(  # noqa: N802  # the name is pytest-qt's
        self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE
    ) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **how: Any) -> Any:  # noqa: N802
        return super().waitSignal(signal, timeout=timeout, **how)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """The robot of a test that needs Qt."""
    return PatientQtBot(request)


@pytest.fixture(autouse=True)
def data_dir(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user data directory of this test alone, not made yet."""
    # Not tmp_path: making a folder for each of thousands of rules tests takes seconds.
    directory = tmp_path_factory.getbasetemp() / f"data-{next(_numbers)}"
    monkeypatch.setenv("READYROOM_DATA_DIR", str(directory))
    return directory


@pytest.fixture(autouse=True)
def nothing_left_behind(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Fail a Qt test after which a timer, animation, thread or job runs, or a window shows."""
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        yield
        return
    from PySide6.QtCore import (
        QAbstractAnimation,
        QCoreApplication,
        QEvent,
        QThread,
        QThreadPool,
        QTimer,
    )
    from PySide6.QtWidgets import QApplication

    started = {
        kind: _record_calls(monkeypatch, kind, "start")
        for kind in (QTimer, QAbstractAnimation, QThread, QThreadPool)
    }
    yield
    left = [f"the timer {timer!r}" for timer in _alive(started[QTimer]) if timer.isActive()]
    left += [
        f"the animation {animation!r}"
        for animation in _alive(started[QAbstractAnimation])
        if animation.state() == QAbstractAnimation.State.Running
    ]
    left += [f"the thread {each!r}" for each in _alive(started[QThread]) if each.isRunning()]
    # A job that has just told its result may need a moment more to end.
    left += [
        f"a job in {pool!r}" for pool in _alive(started[QThreadPool]) if not pool.waitForDone(200)
    ]
    shown = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    left += [f"the window {window!r}" for window in shown]
    for window in shown:
        window.close()
    # What was told to go goes now. Left to Python's collector, a window may be destroyed in the
    # middle of a paint event of a later test, and Qt crashes (seen with PySide6 6.11.3).
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    _let_go_of_keys()
    if left:
        pytest.fail(f"Left behind by this test: {', '.join(left)}.", pytrace=False)


def _let_go_of_keys() -> None:
    """Let go of Ctrl, Shift and Alt, which to Qt stay held after a test key was clicked with them.

    Whoever asks Qt whether one is held, such as for a drag, would be told so in later tests too.
    """
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QWidget

    if QGuiApplication.keyboardModifiers():
        QTest.keyRelease(QWidget(), Qt.Key.Key_Control)


def _record_calls(monkeypatch: pytest.MonkeyPatch, kind: type, name: str) -> list[Any]:
    """Return a list that will hold each object of that kind on which the method is called."""
    original: Callable[..., object] = getattr(kind, name)
    callers: list[Any] = []

    def recording(self: object, *arguments: object, **options: object) -> object:
        if self not in callers:
            callers.append(self)
        return original(self, *arguments, **options)

    monkeypatch.setattr(kind, name, recording)
    return callers


def _alive(objects: list[Any]) -> list[Any]:
    """Return those of the Qt objects that Qt has not destroyed."""
    from shiboken6 import isValid

    return [each for each in objects if isValid(each)]
